"""Declaration of an attack with a faction or a dragon; the player is asked even about a single one (RW-16, RW-23)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.battles.possible import faction_refusal, sides, target_refusal, targets
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.events import AttackDeclared, Event
from stronghold_gui.games.warriors.pieces import (
    AIM_WINDOW,
    BAND,
    DRAGON_PLACE,
    FACTIONS,
    NONE,
    PLACE_IDS,
    PLACE_INDEX,
    TOGETHER,
    seat_of,
)
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.reasons import Reason, refuse
from stronghold_gui.games.warriors.untimely import untimely


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the battle card's owner."""
    kind = Kind.DRAGON if position.kind == "draconic" else Kind.ATTACK
    return (Decision(position.resolver, kind, position.cards.battles[position.card].id),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return an attack of every side on each of its targets."""
    return [
        m.Attack(PLACE_IDS[side], PLACE_IDS[target])
        for side in sides(position, seat)
        for target in targets(position, seat, side)
    ]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return why the side or the target is not allowed, or why the card cannot be ended without an attack."""
    match move:
        case m.Attack(side, target):
            return _side_refusal(position, seat, side) or target_refusal(position, seat, PLACE_INDEX[side], target)
        case m.End():
            first = moves(position, seat)[0]
            assert isinstance(first, m.Attack)
            return refuse(Reason.MUST_ATTACK, "RW-16", place=first.side, target=first.target)
        case m.Band():
            return refuse(Reason.NOT_ASKED, "12", seat=seat, what=decisions(position)[0].kind)
        case _:
            return untimely(position, seat, move, decisions(position)[0])


def _side_refusal(position: Position, seat: int, side: str) -> Refusal | None:
    card = position.cards.battles[position.card].id
    draconic = position.kind == "draconic"
    if TOGETHER in side:
        reason = Reason.ONE_DRAGON if draconic else Reason.DRAGON_NEEDS_DRACONIC
        return refuse(reason, "10", card=card)
    place = PLACE_INDEX.get(side, NONE)
    if place == NONE or (place < FACTIONS and seat_of(place) >= position.seats):
        return refuse(Reason.NOT_THERE, "2", place=side)
    if not draconic:
        return faction_refusal(position, seat, place)
    if not DRAGON_PLACE <= place < BAND:
        return refuse(Reason.DRACONIC_NEEDS_DRAGON, "10", card=card)
    if not position.present(place):
        return refuse(Reason.NOT_THERE, "2", place=side)
    return None if position.owner(place) == seat else refuse(Reason.SIDE_NOT_OWN, "5", place=side)


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Set side and target."""
    if not isinstance(move, m.Attack):
        raise unexpected(move)
    position.todo.pop()
    position.side = PLACE_INDEX[move.side]
    aim(position, PLACE_INDEX[move.target])
    out.append(AttackDeclared(seat, move.side, move.target, True))


def aim(position: Position, target: int) -> None:
    """Set the target of an attack, and add the tasks that follow: a window for catapults, then the throw."""
    position.target = target
    position.defender = position.owner(target)
    position.todo += [("throw", 0, 0), ("window", AIM_WINDOW, 0)]
