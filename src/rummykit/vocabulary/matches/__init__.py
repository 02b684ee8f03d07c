"""The match formats: how deals make a match, a folder for each."""
