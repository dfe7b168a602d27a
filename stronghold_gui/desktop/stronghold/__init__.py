"""Stronghold's part of the window: contents of areas, gestures, and docks.

`areas`, `contents`, `table_words`
    The areas of the board's picture for ids of the rules, and their texts.
`hand_moves`, `meant_moves`, `client`
    The legal moves that a drag, a click or a key means; the illegal ones, for their refusals; the client of the table
    kit.
`choices`
    The prompt of the current decision, and the moves that have a button.
`context`
    The context of all docks; `desktop.docks` has their parts.
`docks/`
    The docks, one page each: `phase_cards`, `buildings`, `heroes`, `glory`, `supply` and `report`.
`log_words`, `place_lines`
    The texts of the log and the tree of places, whose docks are in `desktop.docks`.
`desk`, `kind`
    The desk that combines them for the window (`desktop.play.desk`), and the kind for new matches.

No rule is decided here: possible actions come from the legal moves, reasons from the refusals, and the sentences of
both from `games.stronghold.wording`.
"""
