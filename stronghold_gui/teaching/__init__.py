"""What teaches the game, without Qt: lessons that are played, puzzles that are solved, and the book of rules.

Each is a package of its own; whoever needs one imports that one, since none of
them belongs to the start of the program.
"""
