"""Tables of custom figures, in files."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from stronghold_gui.core.match import Header, Match
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.own.merged import values_of
from stronghold_gui.games.convicted.own.table import FIGURES, OWN_FIGURES
from stronghold_gui.games.convicted.values import Values

ROWS = OWN_FIGURES.built_in()
_WAYS = (("campaign", 2), ("scenario-1-versus", 3), ("scenario-2-coop", 1), ("scenario-2-versus", 2))


def program(member: str) -> Any:  # noqa: ANN401 - a part of a table, to be changed
    """Return a member of the program's table, a copy."""
    return json.loads(json.dumps(ROWS[member]))


def changed(member: str, **parts: object) -> dict[str, object]:
    """Return a member of the program's table with some of its parts changed."""
    return {member: program(member) | parts}


def figures_file(folder: Path, **members: object) -> Path:
    """Return a file with a table of these members, the rest left out."""
    path = folder / "figures.json"
    path.write_text(json.dumps({"format": FIGURES.name, "version": 1, **members}), encoding="utf-8")
    return path


def played_by(folder: Path, **members: object) -> Values:
    """Return what is played by with a table of these members."""
    return values_of(OWN_FIGURES.read(figures_file(folder, **members)))


CROSSBOW = {"crossbowman": {"strength": 1, "support": 2, "endurance": 1, "cost": {"wood": 2}, "fire": 2}}
"""The other reading of section 18, and a price of one's own."""


def played_to_the_end(text: str, seed: int, dice: random.Random) -> bool:
    """Play at random by the figures that a match states; the seed chooses the mode. Return whether it ended."""
    mode, seats = _WAYS[seed]
    match = Match(CONVICTED, Header("convicted", {"mode": mode, "figures": text}, ("",) * seats, seed))
    for _ in range(20_000):
        seat = next((decision.seat for decision in CONVICTED.decisions(match.position)), None)
        if seat is None:
            break
        match.play(seat, dice.choice(CONVICTED.legal_moves(match.position, seat)))
    return CONVICTED.outcome(match.position) is not None
