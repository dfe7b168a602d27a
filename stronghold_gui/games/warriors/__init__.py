"""The rules of Warriors and the Draconic Hordes: a game for 2 to 6 about peoples who fight with cards and dice.

Each chapter handles one decision of the rules document (docs/warriors/RULES.md); ``game.py`` is the entry point.
"""
