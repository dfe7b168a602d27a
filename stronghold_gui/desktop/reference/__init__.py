"""The rules reference in the window: a dock with the rule book, opened by F1 on whatever one wants to know about.

`reference`
    The door: makes the dock, opens paragraphs in it, and examples on the board. Nothing of it is loaded before.
`panel`, `browser`
    The dock's page: search field and buttons, and the pages themselves.
`subjects`
    What the player means: what the keys or the mouse are at, as the anchor of its paragraph.
`examples`
    A worked example at the table.
"""
