"""Puzzles in the window.

`puzzling`
    Opens the page, begins a puzzle, ends it.
`puzzle_page`
    The list of puzzles, with the solved ones marked.
`puzzle_session`, `puzzle_bar`, `puzzle_controller`
    A puzzle in progress: the replies of other seats, the task and the buttons, its match.
"""
