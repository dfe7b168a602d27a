"""Teaching of games, without Qt: lessons to play, puzzles to solve, hints, and the book of rules.

Each is a separate package, imported on demand, since the program does not need it at start. None depends on a game: a
game adds its ``Teaching`` (``game.py``).
"""
