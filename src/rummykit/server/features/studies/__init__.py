"""Studies: turns of matches that somebody shows to others by a link, with drawings and comments."""
