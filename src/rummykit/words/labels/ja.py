"""What the words of the vocabulary are called."""

LABELS: dict[str, str] = {}
NOTES: dict[str, str] = {}
