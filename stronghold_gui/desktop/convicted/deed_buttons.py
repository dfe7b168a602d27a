"""The buttons of the actions: each kind of action has its place, also while nothing of it can be done."""

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
"""The kinds of action in the order of their buttons, each with a move whose refusal says why none can be taken."""


def by_place(moves: Iterable[m.Move]) -> dict[str, list[m.Move]]:
    """Return the moves by kind: those of `PLACES` first and always, others, which only some seats have, behind them."""
    found: dict[str, list[m.Move]] = {kind: [] for kind in PLACES}
    for move in moves:
        found.setdefault(kind_of(move), []).append(move)
    return found
