"""Processes beside the server, for whatever takes longer than tables may wait."""
