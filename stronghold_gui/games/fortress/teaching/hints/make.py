"""Construction of a hint from a seat's view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.moves import END, Move
from stronghold_gui.games.fortress.notation import NOTATION
from stronghold_gui.games.fortress.teaching.hints.advice import advice_for
from stronghold_gui.games.fortress.teaching.hints.blocked import blocked
from stronghold_gui.games.fortress.teaching.hints.situation import Situation
from stronghold_gui.games.fortress.teaching.reference import REFERENCE
from stronghold_gui.games.fortress.teaching.reference.figures import reader
from stronghold_gui.games.fortress.view import View
from stronghold_gui.teaching.hints.grouping import Part, gathered
from stronghold_gui.teaching.hints.hint import Group, Hint


def grouped(moves: Sequence[m.Move]) -> tuple[Group, ...]:
    """Return the moves in groups, in the order of their first moves; the move ``End`` is in no group."""
    return gathered(_part(move) for move in moves if move != m.END)


def _part(move: m.Move) -> Part:  # noqa: C901 - one case for each kind of move
    kind = NOTATION.verb_of(move)
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


def hint_for(view: View, decisions: Iterable[Decision], seat: Seat, moves: Sequence[Move]) -> Hint | None:
    """Return the hint for a seat, or ``None`` if it has nothing to decide.

    Args:
        view: the seat's view.
        decisions: the current decisions.
        seat: the seat that gets the hint.
        moves: the seat's legal moves.
    """
    decision = next((found for found in decisions if found.seat == seat), None)
    if decision is None:
        return None
    situation = Situation(view, decision, tuple(moves))
    return Hint(
        seat=seat,
        setting=reader(view.setting.scenario.id, view.setting.seats, view.setting.choice),
        kind=str(decision.kind),
        about=str(decision.kind),
        anchor=REFERENCE.topics.anchor_of_decision(decision.kind, decision.place),
        groups=grouped(moves),
        may_end=END in moves,
        count=sum(move != END for move in moves),
        blocked=blocked(situation),
        advice=advice_for(situation),
    )
