"""The best play of a table of tiles, proven: the kernel searches, the rules in `tiles/` judge."""
