"""What the fields of the vocabulary say, in a line, in every language but English, which the docstrings have."""
