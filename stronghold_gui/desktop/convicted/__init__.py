"""The Convicted in the window: its kind, its desk, its board and its docks.

Only `kind` is imported before somebody plays the game; all else comes with the desk.
"""
