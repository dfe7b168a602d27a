"""Teaching of games, without Qt: lessons to play, puzzles to solve, hints, and the book of rules.

Each is a separate package, imported where it is needed, since none of them belongs to the start of the program. None
knows a game: what a game adds is its ``Teaching`` (``game.py``).
"""
