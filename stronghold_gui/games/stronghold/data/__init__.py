"""Readers of Stronghold's data files: the board and the values, their checks, and how they are written."""
