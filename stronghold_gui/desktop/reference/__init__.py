"""The rules reference in the window: a dock with the rule book, opened by F1 for any part of the window.

`reference`
    The dock, which opens paragraphs, and examples on the board.
`panel`, `browser`
    The dock's page: search field and buttons, and the pages themselves.
`subjects`
    The anchor of the paragraph for the thing at the keyboard focus or the mouse, and for the lines of a game's log.
`rulebook`, `rules_dialog`
    Opens the dock of the current game, and a page of the rules over a dialog.
`examples`
    A worked example at the table.
"""
