"""Teaching in the window: the page that lists the lessons, and a lesson in progress at the table.

`learning`
    Opens the page, begins a lesson, ends it.
`learn_page`
    The lessons there are, and what has been learnt.
`list_page`, `lesson_list`, `tabs`, `panel`
    What lessons and puzzles share: the page that lists them, and the look of their bars. Puzzles: `puzzles/`.
`session`, `lesson_bar`, `lesson_controller`, `frames`
    A lesson in progress: who moves it on, its sentences and buttons, its match, what it points at in docks and bars.
"""
