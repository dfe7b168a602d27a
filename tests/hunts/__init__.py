"""Hunts: random campaigns against the program."""
