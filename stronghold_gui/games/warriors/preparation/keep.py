"""Keeping: all seats choose at once and in secret which of their cards they keep (rules, section 4, RW-08)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.events import Event, HandChosen
from stronghold_gui.games.warriors.position import Kinds, Position, Task
from stronghold_gui.games.warriors.preparation.placing import placing_tasks, show
from stronghold_gui.games.warriors.reasons import Reason, refuse
from stronghold_gui.games.warriors.untimely import untimely


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Wait until all seats have chosen; then show all cards and begin placing."""
    if not all(position.chosen):
        return True
    position.todo.pop()
    position.stage = "place"
    for seat, kept in enumerate(position.chosen):
        position.laid[seat] = tuple(sorted((*position.laid[seat], *_without(position.hands[seat], kept))))
        show(position, seat, kept, out)
    position.hands = [()] * position.seats
    position.content = 0
    position.chosen = [()] * position.seats
    position.todo += [("battle", 0, 0), *placing_tasks(position)]
    return False


def _without(hand: Kinds, kept: Kinds) -> Kinds:
    left = list(hand)
    for kind in kept:
        left.remove(kind)
    return tuple(left)


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decisions of seats that have not chosen, followed by those that may change a choice (RW-08, RW-53)."""
    kept = position.dealt_and_kept()[1]
    first = [seat for seat, chosen in enumerate(position.chosen) if not chosen]
    changing = [seat for seat, chosen in enumerate(position.chosen) if chosen and not position.content >> seat & 1]
    return tuple(Decision(seat, Kind.KEEP, "", kept) for seat in (*first, *changing))


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return every set of cards of the right size; a seat that has chosen may also confirm its choice (RW-08)."""
    stay: list[m.Move] = [m.END] if position.chosen[seat] else []
    hand = sorted([position.cards.ids[kind] for kind in position.hands[seat]])
    sets = dict.fromkeys(combinations(hand, position.dealt_and_kept()[1]))
    return [*stay, *(m.Keep(cards) for cards in sets)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return why these cards cannot be kept."""
    if move == m.END and position.chosen[seat]:
        return None
    if not isinstance(move, m.Keep):
        return untimely(position, seat, move, decisions(position)[0])
    kept = position.dealt_and_kept()[1]
    ids = position.cards.ids
    missing = Counter(move.cards) - Counter(ids[kind] for kind in position.hands[seat])
    if missing:
        return refuse(Reason.NOT_IN_HAND, "RW-08", card=min(missing))
    if len(move.cards) != kept:
        return refuse(Reason.KEEP_COUNT, "3", count=len(move.cards), limit=kept)
    return None


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Record the cards that a seat keeps, or that it confirms its choice."""
    match move:
        case m.Keep(cards):
            position.chosen[seat] = tuple(sorted(position.cards.index[card] for card in cards))
            out.append(HandChosen(seat, cards))
        case m.End():
            position.content |= 1 << seat
        case _:
            raise unexpected(move)
