"""Possible actions that dice decide: attacks of the active card, a move to a place, powers with the d20.

Everything is computed from a position imagined from the view of the seat at the screen.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from stronghold_gui.desktop.fortress.client import FortressClient
from stronghold_gui.desktop.fortress.contents import figure_of
from stronghold_gui.desktop.fortress.docks.seen import Seen
from stronghold_gui.desktop.table.hand import Held
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.odds.attacks import Against, assault
from stronghold_gui.games.fortress.odds.risks import Risk, risk
from stronghold_gui.games.fortress.odds.throws import Roll, clones, roll_of
from stronghold_gui.games.fortress.odds.ways import Ways

MOST: Final = 16
"""Largest number of listed attacks; with a figure in the hand, only its attacks are listed."""
Attacking = m.Attack | m.Explode | m.Throw | m.Breathe


@dataclass(frozen=True, slots=True)
class Assault:
    """A possible attack, and its odds against each figure or door that it hits, the target first."""

    move: Attacking
    hits: tuple[Against, ...]


def assaults(seen: Seen, client: FortressClient, figure: str = "") -> tuple[list[Assault], int]:
    """Return the possible attacks, the deadliest first, and the number of those beyond ``MOST``.

    While the user is asked which of several attacks is meant, return only these.

    Args:
        seen: the match.
        client: the client with the possible moves.
        figure: the attacking figure; ``""`` for all.
    """
    found = [move for _, move in client.pending if isinstance(move, Attacking)]
    if not found:
        found = [move for moves in client.moves().values() for move in moves if isinstance(move, Attacking)]
        found = [move for move in found if figure in ("", move.figure) and not _needless(move)]
    if not found:
        return [], 0
    position = seen.position
    told = [Assault(move, hits) for move in found if (hits := assault(position, move))]
    told.sort(key=lambda one: (-one.hits[0].destroyed, -one.hits[0].wounds.mean, one.hits[0].target))
    return told[:MOST], max(0, len(told) - MOST)


def _needless(move: Attacking) -> bool:
    """Return whether an attack need not be listed: a line of fire with the door is also listed without the door."""
    return isinstance(move, m.Breathe) and move.door


def aimed(seen: Seen, client: FortressClient, held: Held | None, target: str) -> Assault | Risk | None:
    """Return the odds of dropping the held piece on a target; ``None`` if no die is rolled.

    If a drop can mean several moves, the first attack counts, else the first move with a risk.
    """
    if held is None or not target:
        return None
    moves = [move for _, move in client.gestures.targets(held.source).get(target, ())]
    for move in moves:
        if isinstance(move, Attacking):
            hits = assault(seen.position, move)
            return Assault(move, hits) if hits else None
    return next((found for move in moves if (found := risk(seen.position, move)) is not None), None)


def held_figure(held: Held | None) -> str:
    """Return the held figure, ``""`` for none."""
    return figure_of(held.key) if held is not None else ""


@dataclass(frozen=True, slots=True)
class Tries:
    """The possible rolls of the d20.

    Attributes:
        rolls: the target and the roll of each power; the target is ``""`` for a power without one.
        clones: the probabilities of the numbers of figures that Water Clone brings back; ``None`` if impossible.
    """

    rolls: tuple[tuple[str, Roll], ...]
    clones: Ways | None


def tries(seen: Seen, client: FortressClient) -> Tries:
    """Return the rolls of the d20 that legal moves can lead to."""
    moves = [move for some in client.moves().values() for move in some]
    wanted = [move for move in moves if isinstance(move, m.Charge | m.Shackle | m.Chomp)]
    rolls = tuple(_rolls(seen, wanted)) if wanted else ()
    return Tries(rolls, clones(seen.position) if any(isinstance(move, m.Clone) for move in moves) else None)


def _rolls(seen: Seen, moves: Iterable[m.Charge | m.Shackle | m.Chomp]) -> Iterable[tuple[str, Roll]]:
    for move in moves:
        roll = roll_of(seen.position, move)
        if roll is not None:
            yield "" if isinstance(move, m.Charge) else move.figure, roll
