"""Typed orders: a line in which every word is completed from the legal moves."""
