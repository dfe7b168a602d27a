"""Match files of earlier versions: what they leave out, said as they were played (rules, section 13).

A saved match replays its moves by the rules, so a ruling that was amended would make some old matches illegal, and let
others end elsewhere. Therefore a file names the state of the rulings it is played by; one that names none was written
before there was a second state.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.reading import Json
from stronghold_gui.games.stronghold.values import RULINGS

STAMP: Final = {"rulings": RULINGS[0]}
"""What every new file names besides the options that were chosen."""
_UNNAMED: Final = RULINGS[-1]


def upgrade(document: dict[str, Json]) -> dict[str, Json]:
    """Return a raw match document with the state of its rulings named, in the options and in the first position."""
    options, start = document.get("options"), document.get("start")
    if not isinstance(options, dict):
        return document
    rulings = options.get("rulings", _UNNAMED)
    changed: dict[str, Json] = {**document, "options": {**options, "rulings": rulings}}
    if isinstance(start, dict) and isinstance(table := start.get("position"), dict) and "rulings" not in table:
        changed["start"] = {**start, "position": {**table, "rulings": rulings}}
    return changed
