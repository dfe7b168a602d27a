"""Warriors in the window: a card table for two to six, its docks, and how a move is shown.

`surface` draws the table, `seating` maps seats to places on it, and `contents` lays out the cards. `client`, with
`hand_moves`, `meant_moves` and `drafts`, gives the possible moves. `table_words` and `place_lines` have the texts.
"""
