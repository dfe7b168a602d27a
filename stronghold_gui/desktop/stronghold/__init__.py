"""Stronghold's part of the window: contents of areas, gestures, and docks.

`areas`, `contents`, `table_words`
    The area of each place of the rules in the board's picture, its pieces, and its texts.
`hand_moves`, `meant_moves`
    The legal moves that a drag, a click or a key can mean; and the illegal moves, whose refusals answer "why not?".
`client`
    The client of the table kit.
`choices`
    The prompt of the current decision, and the moves that have a button.
`context`
    The context that all docks share.
`docks/`
    The docks, one page each: `phase_cards`, `buildings`, `heroes`, `glory`, `supply` and `report`.
`log_words`, `place_lines`
    The texts of the log and of the tree of places; their docks are in `desktop.docks`.
`desk`, `kind`
    The desk, which combines all of these for the window (`desktop.play.desk`), and the kind.

No rule is decided here: possible actions come from the legal moves, reasons from the refusals, and the sentences of
both from `games.stronghold.wording`.
"""
