"""The period of actions: the order of play and the rules common to all actions (rules, section 6; M-05 to M-13).

``closed`` holds the seats that have ended their actions. Seats that are not in turn may still trade (RC-32).
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions import army, heroes, ring, town, trade, walls
from stronghold_gui.games.convicted.actions.deed import Deed
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import ActionsBegan, ActionsEnded, Event
from stronghold_gui.games.convicted.pieces import NONE
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely

_DEEDS: Final[dict[type, Deed]] = {
    m.Fortify: walls.FORTIFY,
    m.Repair: walls.REPAIR,
    m.Build: town.BUILD,
    m.Research: town.RESEARCH,
    m.Collect: town.COLLECT,
    m.Entrench: ring.ENTRENCH,
    m.Train: army.TRAIN,
    m.Drill: army.DRILL,
    m.Make: army.MAKE,
    m.Desert: heroes.DESERT,
    m.Forge: heroes.FORGE,
}
"""The deeds that a seat can do in its turn, by type of move."""


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Let the next player begin, or end the period when all have played."""
    del task
    position.period = "actions"
    if position.player != NONE:
        return True
    player = next((seat for seat in position.in_turn() if not position.closed >> seat & 1), NONE)
    if player == NONE:
        position.todo.pop()
        position.closed = 0
        return False
    position.player = player
    out.append(ActionsBegan(player, position.actions[player]))
    return True


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the player in turn, and of all others who can still offer a trade."""
    player = position.player
    others = (seat for seat in position.in_turn() if seat != player and trade.can_offer(position, seat))
    mine = asks(player, Kind.ACTION, "", position.actions[player])
    return (mine, *(asks(seat, Kind.TRADE, optional=True) for seat in others))


def moves(position: Position, seat: int) -> list[m.Move]:
    found: list[m.Move] = []
    if seat == position.player:
        for deed in _DEEDS.values():
            if deed.action and not position.actions[seat]:
                continue
            found += deed.legal(position, seat)
        found.append(m.DONE)
    return found + list(trade.offers(position, seat))


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    if isinstance(move, m.Offer):
        return trade.offer_refusal(position, seat, move)
    deed = _DEEDS.get(type(move))
    if not deed and not isinstance(move, m.Done):
        return untimely(seat, move, decisions(position))
    if seat != position.player:
        return refuse(Reason.NOT_YOUR_TURN, "6", seat=position.player)
    return _deed_refusal(position, seat, move, deed) if deed else None


def _deed_refusal(position: Position, seat: int, move: m.Move, deed: Deed) -> Refusal | None:
    if deed.action and not position.actions[seat]:
        return refuse(Reason.NO_ACTION_LEFT, "6")
    return deed.refusal(position, seat, move)


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    deed: Deed | None = _DEEDS.get(type(move))
    match move:
        case m.Offer():
            trade.offer(position, seat, move)
        case m.Done():
            out.append(ActionsEnded(seat, position.actions[seat]))
            position.actions[seat] = 0
            position.closed |= 1 << seat
            position.player = NONE
        case _ if deed:
            position.actions[seat] -= deed.action
            deed.play(position, seat, move, out)
        case _:
            raise unexpected(move)
