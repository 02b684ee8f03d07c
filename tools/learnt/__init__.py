"""How the network of `rummykit.lab.learnt` is trained: by one command with a seed, `python -m tools.learnt.gin`."""
