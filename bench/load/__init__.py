"""Many people at once: the whole server under load, over real sockets, with its database on the disk."""
