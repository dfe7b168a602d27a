"""The state of the rulings by which a match is played, as its file names it.

A saved match replays its moves by the rules, so an amended ruling would make some old matches illegal and change the
course of others. Therefore a file names its state; a file without one was written before there was a second state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stronghold_gui.core.reading import Json

RULINGS_OPTION: Final = "rulings"
"""The option of a match, and the member of a position document, that names the state. Nobody chooses it."""


def stamp_of(states: Sequence[str]) -> dict[str, str]:
    """Return what every new file names besides the options that were chosen.

    Args:
        states: of the game's rulings, today's first.
    """
    return {RULINGS_OPTION: states[0]}


def upgrade_of(states: Sequence[str]) -> Callable[[dict[str, Json]], dict[str, Json]]:
    """Return a function that names the first state in a raw match document without one.

    Args:
        states: of the game's rulings, today's first.
    """

    def upgrade(document: dict[str, Json]) -> dict[str, Json]:
        options, start = document.get("options"), document.get("start")
        if not isinstance(options, dict):
            return document
        rulings = options.get(RULINGS_OPTION, states[-1])
        changed: dict[str, Json] = {**document, "options": {**options, RULINGS_OPTION: rulings}}
        if isinstance(start, dict) and isinstance(table := start.get("position"), dict) and RULINGS_OPTION not in table:
            changed["start"] = {**start, "position": {**table, RULINGS_OPTION: rulings}}
        return changed

    return upgrade
