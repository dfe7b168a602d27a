"""Tables of custom battle cards, in files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from stronghold_gui.games.warriors.documents.printed import OWN_CARDS


def own_table(**changes: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever a file may say
    """Return the table that comes with the program, its first card (S1, a shield) changed."""
    table: dict[str, Any] = json.loads(json.dumps(OWN_CARDS.built_in()))
    table["battles"][0] |= changes
    return table


def own_file(folder: Path, **changes: object) -> Path:
    """Return a file with such a table."""
    return table_file(folder, own_table(**changes))


def table_file(folder: Path, table: object) -> Path:
    path = folder / "cards.json"
    path.write_text(json.dumps(table), encoding="utf-8")
    return path
