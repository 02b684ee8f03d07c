"""Sets of tiles: what they are, which can be made, what a turn may do with them, and the best play."""
