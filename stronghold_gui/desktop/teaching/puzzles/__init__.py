"""Puzzles in the window.

`puzzling`
    The list of puzzles, with the solved ones marked, and the puzzle in progress.
`puzzle_session`, `puzzle_bar`, `puzzle_controller`
    A puzzle in progress: its session, the bar with the task and the buttons, its match.
"""
