"""The version of the rulings of a match, as its file names it.

A saved match replays its moves by the rules, so an amended ruling would make some old matches illegal and change the
course of others. Therefore a file names its version; a file without one is older than the second version.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stronghold_gui.core.reading import Json

RULINGS_OPTION: Final = "rulings"
"""The match option, and the member of a position document, with the version of the rulings. Users cannot choose it."""


def stamp_of(states: Sequence[str]) -> dict[str, str]:
    """Return the option with the version of the rulings, which every new file has besides the options that were chosen.

    Args:
        states: the versions of the game's rulings, the current one first.
    """
    return {RULINGS_OPTION: states[0]}


def upgrade_of(states: Sequence[str]) -> Callable[[dict[str, Json]], dict[str, Json]]:
    """Return a function that adds the first version to a raw match document without one.

    Args:
        states: the versions of the game's rulings, the current one first.
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
