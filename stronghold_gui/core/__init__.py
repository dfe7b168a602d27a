"""Shared foundation of all games: decisions, moves and events, the match that records them, undo, chance and files.

This package depends neither on Qt nor on a game. Each game decides how many seats there are, who plays against whom and
whether turns alternate.
"""
