"""The addresses the server answers at."""
