"""What a legal meld is, and the best arrangement of a hand."""
