"""Stories in a real browser: Chromium, the built client, a real server."""
