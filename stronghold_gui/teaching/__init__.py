"""What teaches games, without Qt: lessons that are played, puzzles that are solved, hints, and the book of rules.

Each is a package of its own; whoever needs one imports that one, since none of them belongs to the start of the
program. None knows a game: what a game adds is its ``Teaching`` (``game.py``).
"""
