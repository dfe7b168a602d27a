"""Readers of the data files of Warriors: the cards of both boxes and what is printed on them."""
