"""Stronghold's part of the window: what lies where, what a gesture means, and the docks.

`areas`, `contents`, `table_words`
    From the ids of the rules to the areas of the board's picture, and what is written there.
`gestures`, `trials`, `client`
    Which legal move a drag, a click or a key means; which refused one, to say why not; who answers the table kit.
`choices`, `prompts`
    The moves that deserve a button, and who decides what now.
`card`, `chips`, `rows`
    The parts the docks are built of.
`phase_cards`, `buildings`, `heroes`, `glory`, `supply`, `log`, `report`
    The docks, one page each.
`desk`, `kind`
    All of it together, as the window asks for it (`desktop.desk`), and how a new match begins.

No rule is decided here: what is possible is read from the legal moves, why something is not from the refusals, and
the sentences of both stand in `games.stronghold.wording`.
"""
