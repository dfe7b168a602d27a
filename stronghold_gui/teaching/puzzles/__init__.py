"""Puzzles: positions with a task, solved by play and checked by the rules.

    puzzle = read_puzzle(path, find)            # BadFileError names what is wrong
    library(kit, find).puzzles                  # all puzzles of a game, from easy to hard
    Solver(puzzle).succeeds(first_node(puzzle)) # a proof that it can be solved
    run = PuzzleRun(puzzle)                     # playing it: tries, undo, hint, solution

A puzzle is a file (``resources/<game>/puzzles``, ``document.py``); docs/recipes/puzzle.md tells how to add one.
"""
