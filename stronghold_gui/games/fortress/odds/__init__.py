"""Exact odds: every way in which an attack, a move or a power can end, computed and never sampled.

They use only what is open on the table, so they reveal nothing hidden. Docks, overlays of the board, computer players
and the story call the same functions.
"""
