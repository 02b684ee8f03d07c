"""What crosses the wire: the messages as typed values, and the protocols below HTTP and WebSocket."""
