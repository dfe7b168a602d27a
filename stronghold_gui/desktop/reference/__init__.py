"""The rules reference in the window: a dock with the rule book, opened by F1 for any part of the window.

`reference`
    Makes the dock when it is first asked for, opens paragraphs in it, and examples on the board.
`panel`, `browser`
    The dock's page: search field and buttons, and the pages themselves.
`subjects`
    What the player means: what the keys or the mouse are at, as the anchor of its paragraph.
`log_rules`
    What explains the lines of a game's log.
`examples`
    A worked example at the table.
"""
