"""Docks and desks shared by several games, and the parts of docks. Nothing here depends on a game.

`context`
    The context of every dock: the match, the hand, the pictures, the words. A game adds its own parts.
`table_desk`, `table_prompt`, `table_sentences`, `table_animation`, `table_areas`
    The shared parts of a desk (`play.desk`). A game overrides what differs.
`card`, `chips`, `rows`, `explained`
    The parts: cards that open and close, buttons, rows, and their tooltips with reasons.
`card_table`, `face_card`
    Cards side by side over the board, to choose from.
`odds_row`
    A row with the odds of an attack.
`log`, `log_list`, `log_delegate`, `log_model`, `log_telling`, `log_words`
    The log: its dock, and the drawing, wrapping and wording of its lines. A game overrides `log_words`.
`places`, `place_words`
    The table as a tree of lines, in which the user can play; `place_words` is the protocol for a game.
`shared_page`
    A page that belongs to one of several partners.
"""
