"""Creation of a hint from the view of a seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.notation import kind_of
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.moves import DONE, Move
from stronghold_gui.games.convicted.teaching.hints.advice import advice_for
from stronghold_gui.games.convicted.teaching.hints.blocked import blocked
from stronghold_gui.games.convicted.teaching.hints.situation import Situation
from stronghold_gui.games.convicted.teaching.reference import REFERENCE
from stronghold_gui.games.convicted.teaching.reference.figures import reader
from stronghold_gui.games.convicted.view import View
from stronghold_gui.teaching.hints.grouping import Part, gathered
from stronghold_gui.teaching.hints.hint import Group, Hint


def grouped(moves: Sequence[Move]) -> tuple[Group, ...]:
    """Return the moves in groups, in the order of their first moves; ``done`` is in no group."""
    return gathered(_part(move) for move in moves if move != m.DONE)


def _part(move: Move) -> Part:  # noqa: C901 - one case for each shape of move
    kind = kind_of(move)
    match move:
        case m.Fortify(place) | m.Repair(place) | m.Sabotage(place) | m.Inspire(place) | m.Carry(place):
            return Part(kind, places=(place,))
        case m.Withdraw(place) | m.Murder(place):
            return Part(kind, places=(place,))
        case m.Build(thing) | m.Collect(thing) | m.Hero(thing) | m.Fall(thing) | m.Destroy(thing):
            return Part(kind, things=(thing,))
        case m.Research(technology):
            return Part(kind, things=(f"technology.{technology}",))
        case m.Train(piece, post, instead) | m.Make(piece, post, instead):
            return Part(kind if instead == m.NOBODY else f"{kind}.instead", piece, places=(post,))
        case m.Drill(unit, sections):
            return Part(kind, unit, places=sections)
        case m.Entrench(head, place) | m.Desert(head, place) | m.Aim(head, _, place) | m.Direct(head, _, place):
            return Part(kind, head, places=(place,))
        case m.Place(head, _, place) | m.Regroup(head, _, place) | m.Recall(head, _, place) | m.Guide(head, _, place):
            return Part(kind, head, places=(place,))
        case m.Group(head, place) | m.Face(head, place):
            return Part(kind, head, places=(place,))
        case m.Cast(power, target):
            return Part(kind, power) if target == m.NOBODY else Part(f"{kind}.target", power, places=(target,))
        case m.Take(piece, place):
            return Part(kind, place, (piece,), (place,))
        case m.Storm(piece, _) | m.Absent(piece, _) | m.Demolish(piece, _):
            return Part(kind, things=(piece,))
        case m.Offer(_, resource, _) | m.Want(resource, _) | m.Forge(_, resource):
            return Part(kind, things=(resource,))
        case m.Answer(accept):
            return Part("answer.yes" if accept else "answer.no")
        case _:
            return Part(kind)


def hint_for(view: View, decisions: Iterable[Decision], seat: Seat, moves: Sequence[Move]) -> Hint | None:
    """Return the hint for a seat, or ``None`` if it has nothing to decide.

    Args:
        view: what the seat sees.
        decisions: the current decisions.
        seat: the seat that gets the hint.
        moves: the seat's legal moves.
    """
    decision = next((found for found in decisions if found.seat == seat), None)
    if decision is None:
        return None
    situation = Situation(view.position, decision, tuple(moves))
    return Hint(
        seat=seat,
        setting=reader(view.position.mode.id, view.position.seats),
        kind=str(decision.kind),
        about=str(decision.kind),
        anchor=REFERENCE.topics.anchor_of_decision(decision.kind, decision.place),
        groups=grouped(moves),
        may_end=DONE in moves,
        count=sum(move != DONE for move in moves),
        blocked=blocked(situation),
        advice=advice_for(situation),
    )
