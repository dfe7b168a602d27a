"""Puzzles in the window.

`puzzling`
    The list of puzzles, with the solved ones marked. Opens it, begins a puzzle, ends it.
`puzzle_session`, `puzzle_bar`, `puzzle_controller`
    A puzzle in progress: the replies of other seats, the task and the buttons, its match.
"""
