"""Legal moves in groups that can be read: "Drake can attack: Finn, the door"."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.notation import VERB_OF
from stronghold_gui.teaching.hints.grouping import Part, gathered
from stronghold_gui.teaching.hints.hint import Group


def grouped(moves: Sequence[m.Move]) -> tuple[Group, ...]:
    """Return the moves in groups, in the order in which their first moves are listed; the end is no group."""
    return gathered(_part(move) for move in moves if move != m.END)


def _part(move: m.Move) -> Part:  # noqa: C901 - one case for each kind of move
    kind = VERB_OF[type(move)]
    match move:
        case m.Pick(card) | m.Use(card) | m.Spirit(card):
            return Part(kind, things=(card,))
        case m.Mark(marker, card):
            return Part(kind, marker, (card,))
        case m.Place(figure, space) | m.Step(figure, space) | m.Go(figure, space) | m.Fly(figure, space):
            return Part(kind, figure, places=(space,))
        case m.Leap(figure, space) | m.Grapple(figure, space):
            return Part(kind, figure, places=(space,))
        case m.Return(space):
            return Part(kind, places=(space,))
        case m.Attack(figure, target) | m.Explode(figure, target) | m.Throw(figure, target):
            return Part(kind, figure, (target,))
        case m.Breathe(figure, _, direction):
            return Part(kind, figure, (direction,))
        case m.Shackle(figure) | m.Chomp(figure) | m.Next(figure):
            return Part(kind, things=(figure,))
        case m.Stop(figure) | m.TakeFlag(figure):
            return Part(kind, figure)
        case m.Drop(yes) | m.Strike(yes) | m.TakeCard(yes):
            return Part(f"{kind}.{'yes' if yes else 'no'}")
        case m.Door(opens):
            return Part(f"{kind}.{'open' if opens else 'close'}")
        case _:
            return Part(kind)
