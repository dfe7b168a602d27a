"""Dealing: at set-up with battle cards replaced, and at the beginning of a round (rules, sections 3 and 4)."""

from __future__ import annotations

from stronghold_gui.games.warriors.events import BattlePutAside, Event, HandDealt, HeadStart, PileShuffled, RoundBegan
from stronghold_gui.games.warriors.pieces import FIRST_BATTLE, ROUNDS
from stronghold_gui.games.warriors.position import Kinds, Position, Task
from stronghold_gui.games.warriors.preparation.placing import placing_tasks, show


def draw(position: Position, label: str) -> int:
    """Draw a card of the pile; every card in it is equally likely."""
    kind = position.chance.pick(label, position.pile)
    position.pile[kind] -= 1
    return kind


def _dealt(position: Position, number: int, label: str) -> dict[int, list[int]]:
    """Deal a number of cards to each seat, one at a time, clockwise from the dealer's left (RW-07)."""
    order = position.clockwise(position.dealer)
    hands: dict[int, list[int]] = {seat: [] for seat in order}
    for _ in range(number):
        for seat in order:
            hands[seat].append(draw(position, label))
    return hands


def set_up(position: Position, ahead: tuple[int, int], out: list[Event]) -> None:
    """Deal the first cards, with battle cards replaced, and lay out everything (section 3, RW-07).

    Args:
        position: the position before the deal.
        ahead: a seat with a handicap, and how many more cards it gets (0 for none).
        out: receives the events.
    """
    hands = _dealt(position, position.deal.setup, "setup")
    favoured, more = ahead
    if more:
        out.append(HeadStart(favoured, more))
        hands[favoured] += [draw(position, "setup") for _ in range(more)]
    aside: list[int] = []
    for seat, hand in hands.items():
        while battles := [kind for kind in hand if kind >= FIRST_BATTLE]:
            hand[:] = [kind for kind in hand if kind < FIRST_BATTLE]
            aside += battles
            out += [BattlePutAside(seat, position.cards.ids[kind]) for kind in battles]
            hand += [draw(position, "setup") for _ in battles]
    for seat, hand in hands.items():
        show(position, seat, tuple(sorted(hand)), out)
    for kind in aside:
        position.pile[kind] += 1
    position.resolver = position.dealer
    position.todo = [("deal", 0, 0), *placing_tasks(position)]


def begin_round(position: Position, task: Task, out: list[Event]) -> bool:
    """Begin a round: before the last one shuffle the discarded cards into the pile (RW-10); then deal."""
    position.todo.pop()
    position.stage = "keep"
    position.resolver = position.dealer
    out.append(RoundBegan(position.round))
    if position.round == ROUNDS:
        _shuffle(position, out)
    for seat, hand in sorted(_dealt(position, position.dealt_and_kept()[0], "deal").items()):
        position.hands[seat] = tuple(sorted(hand))
        out.append(HandDealt(seat, names(position, position.hands[seat])))
    position.todo.append(("keep", 0, 0))
    return False


def _shuffle(position: Position, out: list[Event]) -> None:
    """Put everything that was discarded in rounds 1 and 2 back into the pile (RW-10)."""
    for kind, count in enumerate(position.discard):
        position.pile[kind] += count
    position.discard = [0] * len(position.discard)
    for laid in position.laid:
        for kind in laid:
            position.pile[kind] += 1
    position.laid = [()] * position.seats
    out.append(PileShuffled(sum(position.pile)))


def names(position: Position, kinds: Kinds) -> tuple[str, ...]:
    """Return the names of cards."""
    return tuple(position.cards.ids[kind] for kind in kinds)
