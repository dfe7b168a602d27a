"""The window, in Qt: it shows matches and passes moves on. The rules decide what is legal; the window decides nothing.

Modules, in the order in which they build on each other:

`language`, `settings`, `theme`, `icons`, `faults`
    Parts that every widget may use: texts in the current language, stored settings, colours, icons, and the handling
    of uncaught exceptions.
`play.controller`
    The controller between a match and all widgets: widgets send it moves, and it emits changes.
`play.desk`, `play.game_page`
    The parts that a game adds to the window: its board, docks, prompts and choices. A game page is the board with its
    docks in the window.
`play.prompt`, `play.choices`, `play.curtain`, `notice`, `library_page`
    The parts of the window that all games share.
`matches`
    Opening, saving and autosaving of matches, and recovery after a crash.
`window`, `actions`, `play.docking`, `play.status`
    The main window, its actions, the layout of its docks, and the update of its bars.
`application`
    Starts the program.
`splash`
    The splash screen while the window is loaded.

Every widget that shows text has `retranslate()`, called when `Language.changed` is emitted.
"""
