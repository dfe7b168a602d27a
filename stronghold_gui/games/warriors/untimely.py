"""Refusals of moves that the current chapter does not handle, because they belong to another moment or to none."""

from __future__ import annotations

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.battles.possible import can_fight
from stronghold_gui.games.warriors.battles.throw import red_dice
from stronghold_gui.games.warriors.pieces import MIXED_AS, NONE, PLACE_IDS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.reasons import Reason, refuse


def untimely(position: Position, seat: int, move: m.Move, due: Decision) -> Refusal:
    """Return the refusal for a move that the current chapter does not handle.

    ``due`` is the first decision of that chapter, which the game waits for.
    """
    match move:
        case m.Keep() if position.stage != "keep" or position.content >> seat & 1:
            return refuse(Reason.ALREADY_FINAL, "RW-08")
        case m.Shift("wizard", start):
            return refuse(Reason.WIZARD_FIXED, "9", place=start)
        case m.Shift(_, start):
            return refuse(Reason.FLAME_FIXED, "10", place=start)
        case m.Fire() | m.Pass():
            return _no_shot(position, seat, move, due)
        case _:
            return _battle(position, seat, move, due) if _resolves(position, seat) else not_asked(due)


def _resolves(position: Position, seat: int) -> bool:
    return position.card != NONE and position.resolver == seat


def _battle(position: Position, seat: int, move: m.Move, due: Decision) -> Refusal:
    """Return why the resolver of a battle card cannot make this move now."""
    card = position.cards.battles[position.card]
    fights = position.side != NONE
    match move:
        case m.Declare(kind) if card.kind == "mixed" and position.kind:
            able = kind in MIXED_AS and (kind == position.kind or can_fight(position, seat, kind))
            return refuse(Reason.KIND_FIXED if fights or able else Reason.KIND_NO_ATTACK, "RW-45", kind=kind)
        case m.Attack(side) if fights and side != PLACE_IDS[position.side]:
            return refuse(Reason.FACTION_FIXED, "RW-18", place=PLACE_IDS[position.side])
        case m.Attack() | m.Target() if position.target != NONE:
            return refuse(Reason.TARGET_FIXED, "RW-18", target=PLACE_IDS[position.target])
        case m.Throw(dice) if position.target != NONE and position.present(position.side):
            return refuse(Reason.ALL_DICE, "5", count=dice, limit=red_dice(position))
        case m.Again() if position.thrown:
            return _no_more(position) or not_asked(due)
        case m.Charge() if position.kind == "mercenary":
            return refuse(Reason.CHARGE_MERCENARY, "7", card=card.id)
        case m.Charge() if position.kind == "draconic":
            return refuse(Reason.CHARGE_DRAGON, "10", card=card.id)
        case m.End() if fights and not position.thrown:
            return refuse(Reason.FIRST_ATTACK_DUE, "5")
        case _:
            return not_asked(due)


def _no_more(position: Position) -> Refusal | None:
    """Return why the side can make no further attack in the running battle (RW-19), or ``None``."""
    if not position.present(position.side):
        return refuse(Reason.SIDE_GONE, "5", place=PLACE_IDS[position.side])
    if not position.side_can_attack():
        return refuse(Reason.NO_SHIELD, "RW-19", place=PLACE_IDS[position.side])
    if not position.present(position.target):
        return refuse(Reason.TARGET_GONE, "5", target=PLACE_IDS[position.target])
    return None


def _no_shot(position: Position, seat: int, move: m.Fire | m.Pass, due: Decision) -> Refusal:
    if isinstance(move, m.Fire) and not (seat < position.seats and position.catapults[seat]):
        return refuse(Reason.NO_CATAPULT, "8")
    if position.todo[-1][0] != "window":
        return refuse(Reason.NO_WINDOW, "RW-31", what=due.kind)
    return not_asked(due)


def not_asked(due: Decision) -> Refusal:
    """Return the refusal for a move while another decision is due, and name its seat."""
    return refuse(Reason.NOT_ASKED, "12", seat=due.seat, what=due.kind)
