"""What a host does in the database beside the running server."""


class NotFound(Exception):
    """Nobody, nothing, or several are meant; the text is for the person who asked."""
