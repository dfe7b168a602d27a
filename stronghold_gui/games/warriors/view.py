"""The view of a seat: the table with everything hidden replaced. Window and players get it, not the position.

Every view hides seed and count of chance, and the cards of the draw pile. It also hides other seats' hands, their
choices, and the cards they laid away (RW-09, RW-11). The numbers of cards are open, and so is the fact that a seat has
chosen.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.refusal import Figure
from stronghold_gui.core.save.content import Faults
from stronghold_gui.games.warriors.documents.laying import cards_out, empty_position, lay
from stronghold_gui.games.warriors.events import HIDDEN
from stronghold_gui.games.warriors.ids import SEATS
from stronghold_gui.games.warriors.position import Kinds, Position
from stronghold_gui.games.warriors.reading import read_table
from stronghold_gui.games.warriors.table import CardCounts, Table


@dataclass(slots=True)
class View:
    """The view of a seat.

    Attributes:
        seat: the seat that sees it; ``None`` for the public view.
        table: the table, in which cards that the seat may not see are counted as ``hidden``.
    """

    seat: Seat | None
    table: Table


def look(position: Position, seat: Seat | None) -> View:
    """Return the view of a seat, or the public view for ``None``."""
    table = read_table(position)
    table.seed = table.draws = 0
    table.pile = masked(table.pile or {})
    for number, name in enumerate(SEATS[: table.seats]):
        player = table.players[name]
        if number != seat:
            player.hand, player.kept = masked(player.hand), masked(player.kept)
            player.laid = masked(player.laid)
    return View(seat, table)


def masked(cards: CardCounts) -> CardCounts:
    """Return cards as a number of hidden ones."""
    number = sum(cards.values())
    return {HIDDEN: number} if number else {}


class _IgnoredFaults(Faults):
    """A collector that discards faults, because the imagined position must omit hidden cards."""

    def add(self, problem: StrEnum, *steps: str | int, **figures: Figure) -> None:
        """Ignore the fault."""


def imagine(view: View, seed: int) -> Position:
    """Return a position that agrees with a view; the same view and seed give the same one."""
    table, chance = view.table, Chance(seed)
    faults = _IgnoredFaults("")
    position = empty_position(table, faults)
    assert position is not None
    lay(table, position, faults)
    out = cards_out(position)
    pool = [count - out[kind] for kind, count in enumerate(position.cards.counts)]
    for seat, name in enumerate(SEATS[: table.seats]):
        player = table.players[name]
        if HIDDEN in player.hand:
            position.hands[seat] = _drawn(player.hand[HIDDEN], pool, chance)
        if HIDDEN in player.laid:
            position.laid[seat] = _drawn(player.laid[HIDDEN], pool, chance)
        if HIDDEN in player.kept:
            position.chosen[seat] = _kept(player.kept[HIDDEN], position.hands[seat], chance)
    position.pile = pool
    position.chance = Chance(seed, chance.count)
    return position


def _drawn(number: int, pool: list[int], chance: Chance) -> Kinds:
    """Take a number of cards out of a pool."""
    drawn = []
    for _ in range(number):
        kind = chance.pick("imagined", pool)
        pool[kind] -= 1
        drawn.append(kind)
    return tuple(sorted(drawn))


def _kept(number: int, hand: Kinds, chance: Chance) -> Kinds:
    """Choose a number of cards of a hand."""
    left = list(hand)
    return tuple(sorted(left.pop(chance.pick("imagined", (1,) * len(left))) for _ in range(number)))
