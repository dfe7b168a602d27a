"""Teaching in the window: the page that lists the lessons, and a lesson in progress at the table.

`learning`
    Opens the page, begins a lesson, ends it.
`learn_page`
    The list of lessons with the user's progress.
`list_page`, `lesson_list`, `panel`
    The parts shared by lessons and puzzles: the page that lists them, and the look of their bars.
`session`, `lesson_bar`, `lesson_controller`, `frames`
    A lesson in progress: its session, its sentences and buttons, its match, and its pointers to docks and bars.
`puzzles`, `hints`
    The same for puzzles; and the dock with hints.
"""
