"""The rules reference in the window: a dock with the rule book, opened by F1 for any part of the window.

`reference`
    Makes the dock when first needed, opens paragraphs in it, and examples on the board.
`panel`, `browser`
    The dock's page: search field and buttons, and the pages themselves.
`subjects`
    The thing at the keyboard focus or the mouse, as the anchor of its paragraph; also for the lines of a game's log.
`rulebook`, `rules_dialog`
    The rules as the window opens them, and a page of them over a dialog.
`examples`
    A worked example at the table.
"""
