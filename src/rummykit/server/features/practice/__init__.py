"""Positions to play on the page with the controls of a table, kept nowhere."""
