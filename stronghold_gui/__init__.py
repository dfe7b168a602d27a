"""Stronghold at one computer: the siege board game, its rules and its window."""

__version__ = "0.1.0"
