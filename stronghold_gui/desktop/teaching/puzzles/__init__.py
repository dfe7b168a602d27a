"""Puzzles in the window.

`puzzling`
    Opens the page, begins a puzzle, ends it.
`puzzle_page`
    The puzzles there are, and which were solved.
`puzzle_session`, `puzzle_bar`, `puzzle_controller`
    A puzzle in progress: the others' answers, the task and the buttons, its match.
"""
