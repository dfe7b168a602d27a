"""The rules of Fortress: armies on hexes of several heights, around walls, ladders and a door, for 2 to 4 players.

Each chapter handles one decision of the rules document (docs/fortress/RULES.md); ``game.py`` is the entry point.
"""
