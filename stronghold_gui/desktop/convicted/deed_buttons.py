"""The buttons of the actions: each kind of action keeps its place, even while it is not possible."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from stronghold_gui.core.notation import kind_of
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import TECHNOLOGIES

PLACES: Final[Mapping[str, m.Move]] = {
    "fortify": m.Fortify("N"),
    "train": m.Train("spearman", "N"),
    "make": m.Make("boulders", "N"),
    "build": m.Build("barracks"),
    "research": m.Research(TECHNOLOGIES[0]),
    "collect": m.Collect("wood"),
    "entrench": m.Entrench("ditch", "ring_N1"),
    "repair": m.Repair("N"),
}
"""The kinds of action in button order, each with a sample move whose refusal says why none is possible."""


def by_place(moves: Iterable[m.Move]) -> dict[str, list[m.Move]]:
    """Return the moves by kind: always those of `PLACES` first, then those that only some seats have."""
    found: dict[str, list[m.Move]] = {kind: [] for kind in PLACES}
    for move in moves:
        found.setdefault(kind_of(move), []).append(move)
    return found
