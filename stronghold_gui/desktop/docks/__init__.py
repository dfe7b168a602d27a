"""Docks that several games show, and the parts docks are built of. Nothing here knows a game.

`context`
    What every dock works with: the match that is shown, the hand, the pictures, the words. A game adds its own.
`card`, `chips`, `rows`, `explained`
    The parts: cards that open and close, buttons, rows, and what they say to whoever asks.
`log`, `log_list`, `log_delegate`, `log_model`, `log_telling`, `log_words`
    The log: its dock, its lines and how these are drawn, cut and told; `log_words` is what it asks of a game.
`places`, `place_words`
    The table as a tree of lines, from which one can play; `place_words` is what it asks of a game.
`shared_page`
    A page that belongs to one of several partners.
`requests`
    What docks ask the window for.
"""
