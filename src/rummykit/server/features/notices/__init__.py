"""Telling people who are not here that it is their turn: by push, off the game's path."""
