"""Gifts and exchanges between players (rules, 6.7; M-13; RC-32).

A trade consists of small moves: the offer of an amount of one resource to a partner, the demand (which may be nothing),
and the partner's answer. Tasks: ``want`` (seat, partner, resource, count), and on top of it ``answer`` (resource and
count demanded).
"""

from __future__ import annotations

from collections.abc import Iterable

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Declined, Event, Exchanged, Given, Proposed
from stronghold_gui.games.convicted.pieces import RESOURCES, SEAT_IDS
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely

_KINDS = len(RESOURCES)


def can_offer(position: Position, seat: int) -> bool:
    """Return whether a seat can begin a trade: it has a partner and a resource, and has not traded this turn."""
    return position.defenders > 1 and not position.traded >> seat & 1 and any(position.stock_of(seat))


def offers(position: Position, seat: int) -> Iterable[m.Move]:
    """Return everything that a seat can offer."""
    if can_offer(position, seat):
        for partner in position.in_turn():
            if partner != seat:
                for kind, resource in enumerate(RESOURCES):
                    for count in range(1, position.stock[seat * _KINDS + kind] + 1):
                        yield m.Offer(SEAT_IDS[partner], resource, count)


def offer_refusal(position: Position, seat: int, move: m.Offer) -> Refusal | None:
    """Return the refusal for an offer."""
    partner = SEAT_IDS.index(move.partner)
    if partner == seat or partner >= position.defenders:
        return refuse(Reason.NO_PARTNER, "RC-32")
    if position.traded >> seat & 1:
        return refuse(Reason.TRADE_USED, "RC-32")
    have = position.stock[seat * _KINDS + RESOURCES.index(move.resource)]
    if not 1 <= move.count <= have:
        return refuse(Reason.NOT_ENOUGH, "RC-32", resource=move.resource, count=have)
    return None


def offer(position: Position, seat: int, move: m.Offer) -> None:
    """Begin a trade; the seat names its demand next."""
    position.traded |= 1 << seat
    resource = RESOURCES.index(move.resource)
    position.todo.append(task("want", seat, SEAT_IDS.index(move.partner), resource, move.count))


def want_step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Ask for the demand; if the partner has no other resource, the offer is a gift."""
    if any(_stock(position, task_[2], kind) for kind in range(_KINDS) if kind != task_[3]):
        return True
    position.todo.pop()
    _give(position, task_, out)
    return False


def answer_step(position: Position, task_: Task, out: list[Event]) -> bool:
    del position, task_, out
    return True


def _stock(position: Position, seat: int, kind: int) -> int:
    return position.stock[seat * _KINDS + kind]


def _offered(position: Position) -> tuple[int, int, int, int]:
    """Return the offer of a trade: seat, partner, resource, count."""
    tasks = position.todo
    _, seat, partner, resource, count, _ = tasks[-1] if tasks[-1][0] == "want" else tasks[-2]
    return seat, partner, resource, count


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the seat that names its demand, or of the partner who answers."""
    seat, partner, resource, count = _offered(position)
    if position.todo[-1][0] == "want":
        return (asks(seat, Kind.WANT, RESOURCES[resource], count),)
    wanted, number = position.todo[-1][1:3]
    return (asks(partner, Kind.ANSWER, RESOURCES[wanted], number),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return the possible demands, or both answers."""
    del seat
    if position.todo[-1][0] == "answer":
        return [m.ACCEPT, m.DECLINE]
    _, partner, resource, _ = _offered(position)
    wants: list[m.Move] = [
        m.Want(name, count)
        for kind, name in enumerate(RESOURCES)
        if kind != resource
        for count in range(1, _stock(position, partner, kind) + 1)
    ]
    return [*wants, m.GIVE]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    asking = position.todo[-1][0] == "want"
    match move:
        case m.Want(wanted, number) if asking:
            _, partner, resource, _ = _offered(position)
            if RESOURCES.index(wanted) == resource:
                return refuse(Reason.SAME_KIND, "RC-32", resource=wanted)
            have = _stock(position, partner, RESOURCES.index(wanted))
            enough = 1 <= number <= have
            return None if enough else refuse(Reason.NOT_ENOUGH, "RC-32", resource=wanted, count=have)
        case m.Give() if asking:
            return None
        case m.Answer() if not asking:
            return None
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    giver, partner, resource, count = _offered(position)
    match move:
        case m.Want(wanted, number):
            position.todo.append(task("answer", RESOURCES.index(wanted), number))
            out.append(Proposed(seat, partner, RESOURCES[resource], count, wanted, number))
        case m.Give():
            _give(position, position.todo.pop(), out)
        case m.Answer(accept):
            _, kind, number, *_ = position.todo.pop()
            position.todo.pop()
            if accept:
                _move_resource(position, giver, partner, resource, count)
                _move_resource(position, partner, giver, kind, number)
                out.append(Exchanged(giver, partner, RESOURCES[resource], count, RESOURCES[kind], number))
            else:
                out.append(Declined(seat))
        case _:
            raise unexpected(move)


def _give(position: Position, task_: Task, out: list[Event]) -> None:
    _, seat, partner, resource, count, _ = task_
    _move_resource(position, seat, partner, resource, count)
    out.append(Given(seat, partner, RESOURCES[resource], count))


def _move_resource(position: Position, giver: int, taker: int, kind: int, count: int) -> None:
    position.stock[giver * _KINDS + kind] -= count
    position.stock[taker * _KINDS + kind] += count
