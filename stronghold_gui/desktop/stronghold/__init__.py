"""Stronghold's part of the window: contents of areas, gestures, and docks.

`areas`, `contents`, `table_words`
    The areas of the board's picture for ids of the rules, and their texts.
`gestures`, `trials`, `client`
    The legal moves that a drag, a click or a key means; the illegal ones, for their refusals; the client of the table
    kit.
`choices`, `prompts`
    The moves that have a button, and the prompt of the current decision.
`context`
    The context of all docks; `desktop.docks` has their parts.
`phase_cards`, `buildings`, `heroes`, `glory`, `supply`, `report`
    The docks, one page each.
`log_words`, `place_lines`
    The texts of the log and the tree of places; the docks themselves are in `desktop.docks`.
`desk`, `kind`
    The desk that combines them for the window (`desktop.play.desk`), and the kind for new matches.

No rule is decided here: possible actions come from the legal moves, reasons from the refusals, and the sentences of
both from `games.stronghold.wording`.
"""
