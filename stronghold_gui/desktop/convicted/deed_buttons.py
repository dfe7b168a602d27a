"""The kinds of action, whose buttons never change places, and the reason why no action of a kind is possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from stronghold_gui.core.notation import kind_of
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import (
    BUILDINGS,
    ENGINES,
    OBSTACLES,
    POSTS,
    REPAIRABLE,
    RESOURCES,
    RING_IDS,
    SECTIONS,
    TECHNOLOGIES,
    UNITS,
)
from stronghold_gui.games.convicted.reasons import Reason

PLACES: Final[Mapping[str, Sequence[m.Move]]] = {
    "fortify": tuple(map(m.Fortify, SECTIONS)),
    "train": tuple(m.Train(unit, post) for unit in UNITS for post in POSTS),
    "make": tuple(m.Make(engine, post) for engine in ENGINES for post in POSTS),
    "build": tuple(map(m.Build, BUILDINGS)),
    "research": tuple(map(m.Research, TECHNOLOGIES)),
    "collect": tuple(map(m.Collect, RESOURCES)),
    "entrench": tuple(m.Entrench(obstacle, ring) for obstacle in OBSTACLES[1:] for ring in RING_IDS),
    "repair": tuple(map(m.Repair, REPAIRABLE)),
}
"""The kinds of action in the order of their buttons, each with all its moves, which may be illegal."""
_DONE: Final = (Reason.KNOWN, Reason.TOP_LEVEL, Reason.KEEP_ENDS_AT_3, Reason.NOTHING_TO_REPAIR, Reason.RING_TAKEN)
"""Reasons of moves whose effect is already there."""
_NEAREST: Final = (Reason.CANNOT_PAY, Reason.NO_ROOM, Reason.ONE_PILE, Reason.NO_SLOT)
"""Reasons that the rules check last, so that nothing else is missing."""


def by_kind(moves: Iterable[m.Move]) -> dict[str, list[m.Move]]:
    """Return the moves by kind: all kinds of `PLACES`, even without moves, then kinds that only some seats have."""
    found: dict[str, list[m.Move]] = {kind: [] for kind in PLACES}
    for move in moves:
        found.setdefault(kind_of(move), []).append(move)
    return found


def why_none(kind: str, refusal_of: Callable[[m.Move], Refusal | None]) -> Refusal | None:
    """Return why no action of a kind is possible: the refusal of the move that is nearest to being legal.

    Refusals by a reason of `_DONE` count only if there are no others.
    """
    first = refusal_of(PLACES[kind][0])
    if first is not None and first.reason == Reason.NO_ACTION_LEFT:
        return first
    refusals = [refusal for move in PLACES[kind] if (refusal := refusal_of(move)) is not None]
    refusals = [refusal for refusal in refusals if refusal.reason not in _DONE] or refusals
    times = Counter(refusal.reason for refusal in refusals)
    if not times:
        return None
    reason = next((one for one in _NEAREST if one in times), times.most_common(1)[0][0])
    return min((refusal for refusal in refusals if refusal.reason == reason), key=_lacking)


def _lacking(refusal: Refusal) -> int:
    """Return the sum of the numbers in a refusal, which is small if little is lacking."""
    return sum(number for number in refusal.figures.values() if isinstance(number, int))
