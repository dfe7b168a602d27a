"""Readers of the data files of Warriors: the cards of both boxes."""
