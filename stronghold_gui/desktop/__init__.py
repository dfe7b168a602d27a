"""The window: Qt and nothing but showing. Rules are asked, never repeated here.

Modules, from the ground up:

`language`, `settings`, `theme`, `icons`, `faults`
    What every widget may need: sentences in the language of the moment, remembered choices, colours, pictures
    for buttons, and what happens when the program itself makes a mistake.
`controller`
    Stands between a match and all widgets: widgets send moves, the controller says what changed.
`desk`
    What one game brings to the window: its board, docks, curtain and new-game options (`stronghold/` is one).
`prompt`, `choices`, `notice`, `curtain`, `library_page`
    The parts of the window that every game shares.
`documents`
    Opening, saving, autosaving and finding again.
`window`, `parts`, `actions`, `docking`, `status`
    The main window, the parts of it that are made when they are first asked for, its actions, where its docks lie, and
    what its bars say about the match.
`application`
    `run(argv)`: starts all of it.
`opening`
    The first picture of the window, painted before rules and match are loaded.

Whoever shows text has `retranslate()` and calls it when `Language.changed` says so.
"""
