"""Clubs: people who play together regularly, with tables, a standing date and a history of their own."""
