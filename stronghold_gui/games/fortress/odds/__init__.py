"""Exact odds: every way in which an attack, a move or a power can end, computed and never sampled.

Everything that is asked lies open on the table, so nothing hidden is told. Docks, overlays of the board, computer
players and the story ask the same functions.
"""
