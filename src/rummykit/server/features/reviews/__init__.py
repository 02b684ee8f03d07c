"""Reviews of finished matches: computed in a process of their own, kept in the database, the same for everybody."""
