"""Tournaments: their logs, who may do what in them, the tables they found, and what these report."""
