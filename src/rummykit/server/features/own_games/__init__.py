"""Games of one's own at the server: each is tried by bots, in a process of its own, before a table of it is made."""
