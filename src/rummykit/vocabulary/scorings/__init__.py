"""The scorings: what the end of a deal is worth, a folder for each."""
