"""The rules of Warriors and the Draconic Hordes: a card game of peoples who fight each other with dice, for 2 to 6.

One module per chapter of the rules document (docs/warriors/RULES.md); ``game.py`` is the front door.
"""
