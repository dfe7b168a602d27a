"""Tables of somebody's own figures, in files."""

from __future__ import annotations

import json
from pathlib import Path

from stronghold_gui.games.convicted.own.table import FIGURES


def figures_file(folder: Path, **members: object) -> Path:
    """Return a file with a table of these members, the rest left out."""
    path = folder / "figures.json"
    path.write_text(json.dumps({"format": FIGURES.name, "version": 1, **members}), encoding="utf-8")
    return path


CROSSBOW = {"crossbowman": {"strength": 1, "support": 2, "endurance": 1, "cost": {"wood": 2}, "fire": 2}}
"""The other reading of section 18, and a price of one's own."""
