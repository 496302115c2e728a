"""The inn on the web: guests and accounts, the lobby, live tables, storage."""
