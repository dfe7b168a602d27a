"""A position to try things out from that tells a seat nothing it may not know.

It agrees with what the seat sees. Order markers that it does not see are dealt anew among those that lie on the cards;
chance begins with another seed.
"""

from __future__ import annotations

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.save.content import Faults
from stronghold_gui.games.fortress.documents.laying import lay
from stronghold_gui.games.fortress.position import MARKERS_EACH, Position
from stronghold_gui.games.fortress.reading import player_id
from stronghold_gui.games.fortress.view import View


def imagine(view: View, seed: int) -> Position:
    """Return a position that agrees with a view; the same view and seed give the same one."""
    chance = Chance(seed)
    position = Position(view.setting, view.table.armies, seed)
    lay(view.table, position, Faults(""))
    for player in range(view.setting.players):
        markers = view.table.markers[player_id(player)]
        cards = [name for name, number in markers.unseen.items() for _ in range(number)]
        if markers.laid and position.stage == "markers":
            own = [card for card in position.cards_of(player) if position.alive(card)]
            cards = [view.setting.cards.ids[own[chance.pick("imagined", (1,) * len(own))]] for _ in range(MARKERS_EACH)]
        _deal(position, player, cards, chance)
    position.chance = Chance(seed, chance.count)
    return position


def _deal(position: Position, player: int, cards: list[str], chance: Chance) -> None:
    """Lay unseen markers: each card gets as many as lie on it, of those that were not turned."""
    first = MARKERS_EACH * player
    free = [number for number in range(MARKERS_EACH) if not position.turned >> (first + number) & 1]
    for name in cards:
        number = free.pop(chance.pick("imagined", (1,) * len(free)))
        position.markers[first + number] = position.setting.card_index[name]
