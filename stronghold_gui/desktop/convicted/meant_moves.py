"""Illegal drops as moves, so that the rules can give the refusal."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.desktop.convicted import hand_moves as g
from stronghold_gui.desktop.convicted.table_words import place_of
from stronghold_gui.desktop.table.model import Source
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import (
    DIRECTIONS,
    ENGINES,
    FOE_PIECES,
    POSTS,
    RING_IDS,
    SECTIONS,
    TOWN,
    UNITS,
    ZONES,
)

_POSTS: Final = frozenset(POSTS)


def tried(decision: Decision, source: Source, target: str) -> m.Move | None:
    """Return the move that a drop means, or ``None`` if it means none.

    Args:
        decision: the current decision.
        source: the area and key of the pile that was taken.
        target: the area where it was put, or "" if the pile could not even be taken.
    """
    area, key = source
    start, goal = place_of(area), place_of(target)
    if area in g.DOCKS:
        return _from_dock(area, key, goal or "N")
    if key in (*UNITS, *ENGINES):
        return _own(decision.kind, key, start, goal or _elsewhere(start, decision.kind))
    return _foe(decision.kind, key, start, goal) if key in FOE_PIECES else None


def _elsewhere(start: str, kind: str) -> str:
    """Return a sample goal for a piece that could not be taken."""
    if kind in ("aim", "aim_engines"):
        return f"assault_{start if start in DIRECTIONS else 'N'}"
    return "keep" if start != "keep" else "N"


def _own(kind: str, piece: str, start: str, goal: str) -> m.Move | None:
    if kind in ("placing", "garrison") and goal in (*_POSTS, TOWN):
        return m.Place(piece, start, goal)
    if kind in ("aim", "aim_engines") and goal in ZONES:
        return m.Aim(piece, start, goal)
    if kind == "regroup" and {start, goal} <= _POSTS:
        return m.Regroup(piece, start, goal)
    if kind in ("before_matching", "guide") and {start, goal} <= _POSTS:
        return m.Guide(piece, start, goal)
    if kind == "fall":
        return m.Fall(piece)
    return None


def _foe(kind: str, piece: str, start: str, goal: str) -> m.Move | None:
    side = start.rpartition("_")[2]
    if kind in ("direct", "direct_engines"):
        return m.Direct(piece, side, goal if goal in SECTIONS else side)
    if kind == "storm":
        return m.Storm(piece, side)
    return m.Take(piece, start) if start in ZONES else None


def _from_dock(area: str, key: str, goal: str) -> m.Move | None:
    match area:
        case g.TRAIN if goal in _POSTS:
            return m.Train(key, goal)
        case g.MAKE if goal in _POSTS:
            return m.Make(key, goal)
        case g.DESERT if goal in _POSTS:
            return m.Desert(key, goal)
        case g.ENTRENCH if goal in RING_IDS:
            return m.Entrench(key, goal)
        case g.WORK if goal in SECTIONS or goal == "gates":
            return m.Fortify(goal) if key == "fortify" and goal in SECTIONS else m.Repair(goal)
        case g.POWER:
            return m.Cast(key, goal)
        case _:
            return None
