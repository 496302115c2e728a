"""The doors of the inn: HTTP, the socket, the files of the client."""
