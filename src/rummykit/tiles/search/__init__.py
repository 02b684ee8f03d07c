"""The best play of a table of tiles, exactly: the kernel searches, the rules of this room judge."""
