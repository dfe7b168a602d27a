"""The rules of Fortress: armies of figures on hexes with heights, around walls, ladders and a door, for 2 to 4.

Each chapter handles one moment of the rules document (docs/fortress/RULES.md); ``game.py`` is the entry point.
"""
