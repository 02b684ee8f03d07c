"""The rummy engine protocol: bots as programs of their own that speak JSON lines."""
