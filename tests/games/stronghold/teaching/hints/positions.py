"""Decisions of every kind: out of recorded games, prepared tables and crowded assaults, a few of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.match import Match
from stronghold_gui.core.save import open_any
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.teaching.hints import hint_for
from stronghold_gui.teaching.hints import Hint
from tests.desktop.games.scenes import FINISHED, SCENES, paid
from tests.games.stronghold.assault.test_every_question import decisions as crowded
from tests.games.stronghold.assault.tools import HIT, ORC_CARD, empty, enter
from tests.games.stronghold.recording import FOLDER
from tests.games.stronghold.scene import Scene

_A_FEW: Final = 5
"""Positions of each kind of decision and number of seats."""
_STEP: Final = 17
"""Moves of a recorded game between two positions that are looked at."""
_CROWDS: Final = 6


@cache
def asked() -> tuple[tuple[Position, Decision], ...]:
    """Return positions with a decision each; every kind (and phase, and step) is among them."""
    seen: Counter[tuple[object, ...]] = Counter()
    found = []
    for position in (*_prepared(), *_crowded(), *_recorded()):
        for decision in STRONGHOLD.decisions(position):
            about = decision.place if decision.kind in ("phase", "dispatch") else ""
            key = (position.seats, decision.kind, about)
            seen[key] += 1
            if seen[key] <= _A_FEW:
                found.append((position, decision))
    return tuple(found)


def hint_at(position: Position, seat: int, moves: list[Move] | None = None) -> Hint:
    """Return the hint for a seat."""
    legal = STRONGHOLD.legal_moves(position, seat) if moves is None else moves
    hint = hint_for(STRONGHOLD.view(position, seat), STRONGHOLD.decisions(position), seat, legal)
    assert hint is not None
    return hint


def _prepared() -> Iterator[Position]:
    """Yield the tables on which each kind of move can be made."""
    yield from (make().p for make, _ in SCENES.values())
    yield from (paid(action).p for action in FINISHED)
    yield from _who_of_equals()


def _who_of_equals() -> Iterator[Position]:
    """Yield the questions that are asked only where a wall section and its siege tower hold the same kind of unit."""

    def both() -> Scene:
        return empty().tile("siege_tower", "W2").put("W2", orc=1).put("STW2", orc=1)

    yield enter(both().tile("cauldron_orc", "W2"), "cauldrons").p
    poles = both().tile("poles", "TW2").guard("W2", soldier=2)
    yield enter(poles, "poles", hit=(ORC_CARD,)).play("aim TW2 W2", "done").p
    ballista = both().tile("ballista", "RW2").guard("W2", soldier=1)
    yield enter(ballista, "machines", card_RW2=(HIT,)).play("aim RW2 W2", "done").p
    blood = empty().tile("catapult", "RW2").tile("blood_stones", "RW2").guard("W2", marksman=1, soldier=1)
    yield enter(blood, "machines", card_RW2=(HIT,)).play("aim RW2 W2", "done").p


def _crowded() -> Iterator[Position]:
    """Yield assaults with pieces everywhere."""
    for seed in range(_CROWDS):
        for position, _, _ in crowded(("revised", "first")[seed % 2], seed):
            yield position.copy()


def _recorded() -> Iterator[Position]:
    """Yield positions of real games, of two to four players."""
    for path in sorted(FOLDER.glob("*.stronghold")):
        recorded: Any = open_any(path, LIBRARY)
        match = Match(STRONGHOLD, recorded.header, recorded.start)
        for number, done in enumerate(recorded.played):
            if number % _STEP == 0:
                yield match.position.copy()
            match.replay([done.record])
