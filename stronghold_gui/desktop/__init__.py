"""The window, in Qt: it shows matches and passes moves on. The rules decide what is legal; the window decides nothing.

Modules, from the ground up:

`language`, `settings`, `theme`, `icons`, `faults`
    What every widget may need: sentences in the current language, remembered choices, colours, pictures
    for buttons, and what happens when the program itself makes a mistake.
`play.controller`
    Stands between a match and all widgets: widgets send moves, the controller says what changed.
`play.desk`, `play.game_page`
    What one game adds to the window: its board, docks, prompts and choices (`stronghold/` is one). A game page is
    the board with its docks in the window.
`play.prompt`, `play.choices`, `play.curtain`, `notice`, `library_page`
    The parts of the window that every game shares.
`matches`
    Opening, saving and autosaving matches, and resuming them after a crash.
`window`, `actions`, `play.docking`, `play.status`
    The main window, its actions, where its docks lie, and what its bars say about the match.
`application`
    `run(argv)`: starts all of it.
`splash`
    The splash screen while the window is loaded.

Every widget that shows text has `retranslate()`, called when `Language.changed` is emitted.
"""
