"""One deal in progress: its state, the actions it takes, the events that follow, the view from a seat."""
