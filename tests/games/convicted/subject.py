"""The Convicted for the conformance test: its limits, its secrets, and the places of its rules."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.save.content import Faults
from stronghold_gui.games.convicted.documents import POSITIONS
from stronghold_gui.games.convicted.documents.checks import check_all
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.words import WORDS
from stronghold_gui.games.entry import Kit
from tests.games.conformance import Subject
from tests.games.convicted.universe import universe

RULES = Path(__file__).resolve().parents[3] / "docs" / "convicted" / "RULES.md"
_MAY_BE_BELOW_ZERO = frozenset({"heroes", "owner", "squads", "steps", "todo"})


def subject() -> Subject:
    """Return the game."""
    return Subject(
        kit=Kit(CONVICTED, POSITIONS, WORDS),
        most_turns=20,
        universe=universe(),
        conserved=conserved,
        overfull=overfull,
        unseen=unseen,
        known_source=known_source,
    )


def conserved(position: Position) -> dict[str, int]:
    """Return what never changes: who plays, and how."""
    return {"seats": position.seats, "levels": hash(position.levels), "heroes": len(position.heroes)}


def overfull(position: Position) -> Iterator[str]:
    """Yield what a position document would be refused for, and counts below zero."""
    for name in Position.LISTS:
        value = getattr(position, name)
        if name not in _MAY_BE_BELOW_ZERO and any(isinstance(item, int) and item < 0 for item in value):
            yield f"{name}: {value}"
    faults = Faults("position")
    check_all(position, faults)
    yield from map(str, faults.found)


def unseen(position: Position, seat: Seat | None, dice: random.Random) -> Position:
    """Return a position that differs in chance to come: nothing else is hidden (RC-02)."""
    del seat
    other = position.copy()
    other.chance = Chance(dice.getrandbits(64), dice.randrange(1000))
    return other


@cache
def _rulings() -> frozenset[str]:
    return frozenset(re.findall(r"RC-\d+|M-\d\d", RULES.read_text(encoding="utf-8")))


@cache
def known_source(source: str) -> bool:
    """Return whether a source is a ruling or a moment of the rules document, or one of its sections."""
    if source.startswith(("RC-", "M-")):
        return source in _rulings()
    return re.fullmatch(r"\d{1,2}(\.\d)?", source) is not None
