"""The server: tables in play, over HTTP and WebSocket, kept in a database."""
