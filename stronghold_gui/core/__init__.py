"""Shared foundation of all games: decisions, moves and events, the match that records them, undo, chance and files.

Nothing in here knows Qt, and nothing knows a game: how many seats there are, who plays against whom and whether
turns alternate is the game's own business.
"""
