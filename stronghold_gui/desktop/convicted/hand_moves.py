"""Legal moves as gestures: the piece that is taken, its area, and the areas where it may be put.

A *source* is an area and the key of a pile: on the board the units or engines of a place, in the docks one of the words
below. Some moves have no target: taking the thing is the whole gesture.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.desktop.table.by_hand import BUTTON, ByHand
from stronghold_gui.desktop.table.model import Source
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import DIRECTIONS, ENGINES, TOWN, UNITS, ZONES

TRAIN: Final = "train"
"""Dock area of units to be trained; the key is the unit."""
MAKE: Final = "make"
"""Dock area of engines to be made; the key is the engine."""
DESERT: Final = "desert"
"""Dock area of the deserter's unit; the key is the unit."""
ENTRENCH: Final = "entrench"
"""Dock area of obstacles to be made on the ring; the key is the obstacle."""
WORK: Final = "work"
"""Dock area of work on buildings; the key is `fortify` or `repair`."""
POWER: Final = "power"
"""Dock area of blessings and spells; the key is the power."""
DOCKS: Final = frozenset({TRAIN, MAKE, DESERT, ENTRENCH, WORK, POWER})
"""All dock areas from which something is put on the board."""
REPEATED: Final = (m.Place, m.Aim, m.Direct, m.Storm, m.Take, m.Fall, m.Regroup, m.Guide, m.Group, m.Face)
"""Moves of one piece that can be repeated, so that several equal pieces can be taken at once."""


def squad_target(squad: str) -> str:
    """Return the dock area onto which a unit is dropped to face a squad or to join it."""
    return f"squad:{squad}"


def gesture_of(move: m.Move, decision: Decision | None) -> ByHand:  # noqa: C901 - one case for each kind of move
    """Return the gesture of a move, as an answer to the decision."""
    match move:
        case m.Place(piece, start, goal) | m.Regroup(piece, start, goal) | m.Guide(piece, start, goal):
            return ByHand((source_at(start, piece),), (goal,))
        case m.Recall(unit, start, goal):
            return ByHand((source_at(goal, unit),), (start,))
        case m.Aim(piece, post, zone):
            return ByHand((source_at(post, piece),), (zone,))
        case m.Direct(piece, direction, section):
            return ByHand(((f"deployment_{direction}.units", piece),), (section,))
        case m.Storm(piece, direction):
            return ByHand(((f"deployment_{direction}.units", piece),), (f"assault_{direction}",))
        case m.Train(unit, post, _):
            return ByHand(((TRAIN, unit),), (post,))
        case m.Make(engine, post, _):
            return ByHand(((MAKE, engine),), (post,))
        case m.Desert(unit, section):
            return ByHand(((DESERT, unit),), (section,))
        case m.Entrench(obstacle, ring):
            return ByHand(((ENTRENCH, obstacle),), (ring,))
        case m.Fortify(section):
            return ByHand(((WORK, "fortify"),), (section,))
        case m.Repair(target):
            return ByHand(((WORK, "repair"),), (target,))
        case m.Cast(power, target):
            return ByHand(((POWER, power),), _targets(target))
        case m.Take(piece, place):
            return ByHand(_enemies(place, piece))
        case m.Fall(piece):
            return ByHand((source_at(decision.place, piece),)) if decision is not None and decision.place else BUTTON
        case m.Face(unit, squad):
            side = squad.partition(".")[0]
            return ByHand((source_at(side, unit),), (f"assault_{side}", squad_target(squad)))
        case m.Group(piece, squad):
            return ByHand(_enemies(squad, piece), (squad_target(squad),))
        case _:
            return BUTTON


def area_at(place: str, piece: str) -> str:
    """Return the area of a defenders' piece at a post, or in the town."""
    if place == TOWN:
        return TOWN
    return f"{place}.{'units' if piece in UNITS else 'engines'}"


def source_at(place: str, piece: str) -> Source:
    """Return the pile of a defenders' piece at a post, or in the town."""
    return area_at(place, piece), piece


def _targets(target: str) -> tuple[str, ...]:
    """Return the areas of a power's target; empty if the target is not on the board."""
    if target == m.NOBODY or target in (*UNITS, *ENGINES):
        return ()
    side, dot, _ = target.partition(".")
    return (f"assault_{side}", squad_target(target)) if dot and side in DIRECTIONS else (target,)


def _enemies(place: str, piece: str) -> tuple[Source, ...]:
    """Return the areas of the enemies of a zone or squad: in front of the wall, on it, or in the gateway."""
    if place in ZONES:
        return ((f"{place}.units", piece),)
    side = place.partition(".")[0]
    near = ((f"assault_{side}.units", piece), (f"{side}.foes", piece))
    return (*near, ("gateway", piece)) if side == "N" else near


@dataclass(slots=True)
class Gestures:
    """All gestures of one moment: which source reaches which goal by which moves.

    Attributes:
        reach: by source and goal, the moves that the gesture can mean. A move without a goal has its source's area
            as the goal.
        picks: by source, the moves of which taking the source is the whole gesture.
    """

    reach: dict[Source, dict[str, list[m.Move]]] = field(default_factory=dict)
    picks: dict[Source, list[m.Move]] = field(default_factory=dict)

    @classmethod
    def of(cls, moves: Iterable[m.Move], decision: Decision | None) -> Gestures:
        """Index the legal moves of a moment."""
        index = cls()
        for move in moves:
            gesture = gesture_of(move, decision)
            for source in gesture.sources:
                for goal in gesture.goals or (source[0],):
                    index.reach.setdefault(source, {}).setdefault(goal, []).append(move)
                if not gesture.goals:
                    index.picks.setdefault(source, []).append(move)
        return index

    def targets(self, source: Source) -> Mapping[str, Sequence[m.Move]]:
        """Return the goals of a source."""
        return self.reach.get(source, {})
