"""A whole annotated deal of every game. `python -m tests.golden` writes them anew; a test compares."""
