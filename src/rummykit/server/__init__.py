"""The server: HTTP and WebSocket, rooms, clocks, store."""
