"""Puzzles made of matches whose people have all agreed: one match after another, in a process that gives way."""
