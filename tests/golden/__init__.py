"""A whole annotated deal of every game, and fingerprints of random play; `python -m tests.golden` writes them anew."""
