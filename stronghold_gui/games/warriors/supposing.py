"""A position to try things out from that tells a seat nothing it may not know.

It agrees with what the seat sees. Everything else is dealt anew from the cards that the seat has not seen: the draw
pile, other hands and what others keep of them, and what they laid away. Chance begins with another seed.
"""

from __future__ import annotations

from copy import deepcopy

from stronghold_gui.core.chance import Chance
from stronghold_gui.games.warriors.documents.laying import cards_out, empty_position, lay
from stronghold_gui.games.warriors.documents.problems import Faults
from stronghold_gui.games.warriors.events import HIDDEN
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.table import CardCounts, Table
from stronghold_gui.games.warriors.view import View


def imagine(view: View, seed: int) -> Position:
    """Return a position that agrees with a view; the same view and seed give the same one."""
    table = deepcopy(view.table)
    table.seed, table.draws = seed, 0
    chance = Chance(seed)
    pool = _unseen(table)
    for player in table.players.values():
        player.hand = _dealt(player.hand, pool, chance)
        player.laid = _dealt(player.laid, pool, chance)
        if HIDDEN in player.kept:
            player.kept = _drawn(player.kept[HIDDEN], dict(player.hand), chance)
    table.pile = None
    position, faults = empty_position(table, Faults("")), Faults("")
    assert position is not None
    lay(table, position, faults)
    position.chance = Chance(seed, chance.count)
    return position


def _unseen(table: Table) -> CardCounts:
    """Return the cards that the seat has not seen: all of the box but those in its view."""
    seen = deepcopy(table)
    seen.pile = None
    for player in seen.players.values():
        for cards in (player.hand, player.kept, player.laid):
            cards.pop(HIDDEN, None)
    position = empty_position(seen, Faults(""))
    assert position is not None
    lay(seen, position, Faults(""))
    counts, out = position.cards.counts, cards_out(position)
    return {name: counts[kind] - out[kind] for kind, name in enumerate(position.cards.ids)}


def _dealt(cards: CardCounts, pool: CardCounts, chance: Chance) -> CardCounts:
    """Return the cards, hidden ones dealt from the pool."""
    return _drawn(cards[HIDDEN], pool, chance) if HIDDEN in cards else cards


def _drawn(number: int, pool: CardCounts, chance: Chance) -> CardCounts:
    """Take so many cards out of a pool."""
    drawn: CardCounts = {}
    names = list(pool)
    for _ in range(number):
        name = names[chance.pick("imagined", [pool[name] for name in names])]
        pool[name] -= 1
        drawn[name] = drawn.get(name, 0) + 1
    return drawn
