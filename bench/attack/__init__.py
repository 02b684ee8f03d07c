"""One hostile address against a server, and what an honest player notices of it: `python -m bench.attack`."""
