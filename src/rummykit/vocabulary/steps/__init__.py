"""The steps of a turn that have a folder of their own."""
