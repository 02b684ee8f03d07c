"""One deal in progress: its state, the actions it takes, the events it tells, the view from a seat."""
