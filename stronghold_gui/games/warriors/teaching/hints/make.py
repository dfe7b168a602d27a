"""Construction of a hint from a seat's view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.notation import kind_of
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.pieces import DRAGON_IDS
from stronghold_gui.games.warriors.teaching.hints.advice import advice_for
from stronghold_gui.games.warriors.teaching.hints.blocked import blocked
from stronghold_gui.games.warriors.teaching.hints.situation import Situation
from stronghold_gui.games.warriors.teaching.reference import REFERENCE
from stronghold_gui.games.warriors.teaching.reference.figures import reader
from stronghold_gui.games.warriors.view import View
from stronghold_gui.teaching.hints.grouping import Part, gathered
from stronghold_gui.teaching.hints.hint import Group, Hint

ENDS: Final[tuple[Move, ...]] = (m.END, m.PASS_WINDOW)
"""The moves that end a battle card, a choice of cards, or a moment for catapults."""


def grouped(moves: Sequence[Move]) -> tuple[Group, ...]:
    """Return the moves in groups, in the order of the first move of each group; moves of ``ENDS`` are left out."""
    return gathered(_part(move) for move in moves if move not in ENDS)


def _part(move: Move) -> Part:  # noqa: C901 - one case for each kind of move
    match move:
        case m.Keep(cards):
            return Part("keep", str(len(cards)), cards)
        case m.Band(members):
            return Part("band", str(len(members)), members)
        case m.Ward(place) | m.Assign(place) | m.Target(place):
            return Part(kind_of(move), places=(place,))
        case m.Declare(kind):
            return Part("declare", things=(kind,))
        case m.Attack(side, target):
            return Part("attack", side, places=(target,))
        case m.Charge(camp, target):
            return Part("charge", camp, places=(target,))
        case m.Lose(card):
            return Part("lose", things=(card,), places=(_place(card),))
        case m.Flame(dragon, spend):
            return Part("flame.spend" if spend else "flame.give", dragon, places=(dragon,))
        case m.Fire(target):
            return Part(_shot(target), things=(target,), places=(_place(target),))
        case m.Pass(until):
            return Part(f"pass.{until}")
        case _:
            return Part(kind_of(move))


def _shot(target: str) -> str:
    """Return the group of a shot: warriors, wizards and dragons need different throws."""
    if target in DRAGON_IDS:
        return "fire.dragon"
    return "fire.wizard" if target.endswith(".wizard") else "fire.warrior"


def _place(card: str) -> str:
    """Return the place of a card on the table: its faction, dragon or the band."""
    return card if card in DRAGON_IDS else card.rpartition(".")[0]


def hint_for(view: View, decisions: Iterable[Decision], seat: Seat, moves: Sequence[Move]) -> Hint | None:
    """Return the hint for a seat, or ``None`` if it has nothing to decide.

    Args:
        view: the view of the seat.
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
        setting=reader(view.table.box, view.table.seats),
        kind=str(decision.kind),
        about=f"{decision.kind}.{decision.place}" if decision.kind == Kind.CATAPULT else str(decision.kind),
        anchor=REFERENCE.topics.anchor_of_decision(decision.kind, decision.place),
        groups=grouped(moves),
        may_end=any(end in moves for end in ENDS),
        count=sum(move not in ENDS for move in moves),
        blocked=blocked(situation),
        advice=advice_for(situation),
    )
