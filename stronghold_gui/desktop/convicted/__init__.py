"""The Convicted in the window: its kind, its desk, its board and its docks.

Before the game is played, only `kind` and what it needs are imported; the desk imports the rest.
"""
