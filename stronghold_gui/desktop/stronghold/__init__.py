"""Stronghold's part of the window: contents of areas, gestures, and docks.

`areas`, `contents`, `table_words`
    From the ids of the rules to the areas of the board's picture, and what is written there.
`gestures`, `trials`, `client`
    Which legal move a drag, a click or a key means; which refused one, to say why not; what answers the table kit.
`choices`, `prompts`
    The moves that deserve a button, and who decides what now.
`context`
    What all docks work with; `desktop.docks` has the parts they are built of.
`phase_cards`, `buildings`, `heroes`, `glory`, `supply`, `report`
    The docks, one page each.
`log_words`, `place_lines`
    What the log and the tree of places tell; these docks are those of `desktop.docks`.
`desk`, `kind`
    All of it together, as the window asks for it (`desktop.play.desk`), and how a new match begins.

No rule is decided here: what is possible is read from the legal moves, why something is not from the refusals, and
the sentences of both stand in `games.stronghold.wording`.
"""
