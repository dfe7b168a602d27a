"""The Convicted in the window: its kind, its desk, its board and its docks.

Only `kind` is imported before the game is played; the rest comes with the desk.
"""
