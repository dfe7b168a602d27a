"""Exact odds of every outcome of an attack, a move or a power, computed and never sampled.

They use only open information, so they reveal nothing hidden. Docks, overlays of the board and computer players call
the same functions.
"""
