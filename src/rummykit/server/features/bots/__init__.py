"""Bots that people run elsewhere: their tokens, and the door through which they come."""
