"""Telling people who look elsewhere: in their browser, by push, by mail."""
