"""Benchmarks: one module a subject, each with a `main()` that prints its table."""
