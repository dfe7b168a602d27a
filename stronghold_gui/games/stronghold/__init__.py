"""The rules of Stronghold: one side besieges a fortress, the other defends it.

One module per chapter of the rules document (docs/RULES.md); ``game.py`` is the front door.
"""
