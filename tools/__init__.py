"""What those who work on RummyKit run beside its tests and benchmarks."""
