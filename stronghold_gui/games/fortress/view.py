"""The view of a seat: the table without hidden information. Window and players get it instead of the position.

A view hides the numbers on the other side's order markers until they are turned, and their cards while players lay
them. After that, the number of markers on each card is open. Everything else is open, including armies.
"""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.save.content import Faults
from stronghold_gui.games.fortress.documents.laying import lay
from stronghold_gui.games.fortress.position import MARKERS_EACH, Position
from stronghold_gui.games.fortress.reading import player_id, read_table
from stronghold_gui.games.fortress.setting import Setting
from stronghold_gui.games.fortress.table import Markers, Table


@dataclass(slots=True)
class View:
    """The view of a seat.

    Attributes:
        seat: the seat that the view belongs to; ``None`` for the public view.
        table: the table; of hidden order markers it has only the number on each card.
        setting: the setting, which is open.
    """

    seat: Seat | None
    table: Table
    setting: Setting


def team_of(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats of a seat's side."""
    people, side = position.setting.seating.people, position.setting.side
    own = {side[player] for player, person in enumerate(people) if person == seat}
    return tuple(sorted({person for player, person in enumerate(people) if side[player] in own}))


def look(position: Position, seat: Seat | None) -> View:
    """Return the view of a seat, or for ``None`` the public view."""
    table = read_table(position)
    table.seed = table.draws = 0
    team = () if seat is None else team_of(position, seat)
    for player in range(position.setting.players):
        if position.seat(player) not in team:
            name = player_id(player)
            table.markers[name] = _masked(position, player, table.markers[name])
    return View(seat, table, position.setting)


def _masked(position: Position, player: int, markers: Markers) -> Markers:
    """Return a player's markers as another side sees them."""
    first = MARKERS_EACH * player
    cards = position.markers[first : first + MARKERS_EACH]
    if position.stage == "markers":
        return Markers(laid=all(card >= 0 for card in cards))
    names = [markers.one, markers.two, markers.three, markers.x]
    unseen: dict[str, int] = {}
    for number, name in enumerate(names):
        if number + 1 in markers.turned:
            continue
        names[number] = ""
        if name:
            unseen[name] = unseen.get(name, 0) + 1
    one, two, three, x = names
    return Markers(one, two, three, x, markers.turned, dict(sorted(unseen.items())))


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
    """Give the unseen markers, at random, the numbers that are not turned up; each card keeps its count of markers."""
    first = MARKERS_EACH * player
    free = [number for number in range(MARKERS_EACH) if not position.turned >> (first + number) & 1]
    for name in cards:
        number = free.pop(chance.pick("imagined", (1,) * len(free)))
        position.markers[first + number] = position.setting.card_index[name]
