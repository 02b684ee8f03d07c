"""A table in play: its log, its room, what those who sit there may do, and what everybody is told."""
