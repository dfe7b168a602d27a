"""Purchases of an Invader in phases 1 to 5, each rated by its worth at its place minus its price."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stronghold_gui.games.stronghold.moves import (
    DONE,
    AccurateShot,
    Draft,
    Equip,
    Escape,
    Flip,
    Gain,
    Machine,
    Move,
    Ritual,
    Train,
    Transfer,
)
from stronghold_gui.games.stronghold.pieces import (
    ACTION_BUILDINGS,
    BALLISTA,
    CATAPULT,
    SITED,
    STRENGTH,
    TRAINING,
    TREBUCHET,
    UNIT_INDEX,
)
from stronghold_gui.games.stronghold.players.prospect import Prospect
from stronghold_gui.games.stronghold.players.styles import SiegeStyle
from stronghold_gui.games.stronghold.position import Position

_THROWING: Final = (BALLISTA, CATAPULT, TREBUCHET)


class Buyer:
    """Ranks the purchases of an Invader's seat in one position."""

    def __init__(self, position: Position, seat: int, style: SiegeStyle) -> None:
        self.position, self.seat, self.style = position, seat, style
        self.prospect = Prospect(position, seat, style)

    def best(self, moves: Sequence[Move]) -> Move:
        """Return the move with the greatest gain, or the end of the phase if no move gains anything."""
        found = max(moves, key=self.gain)
        return found if self.gain(found) > 0 or DONE not in moves else DONE

    def gain(self, move: Move) -> float:
        """Return the gain of a purchase minus its price."""
        match move:
            case Gain(unit):
                return self._gain(unit)
            case Machine(tile, place, pay) | Equip(tile, place, pay) | Train(tile, place, pay):
                return self._worth(tile, place) - self._price(tile, pay)
            case Ritual(tile, place):
                return self._ritual(tile, place)
            case AccurateShot():
                return self._accurate() - 2.0 * self.style.siege.hourglass if self.prospect.striking else -1.0
            case Transfer() | Escape():
                return -1.0
            case Flip(phase):
                return self._flip(phase)
            case Draft(card):
                return self._card(card)
            case _:
                return 0.0

    # -- prices ------------------------------------------------------------------------------------------------------

    def _price(self, tile: str, pay: str) -> float:
        """Return the disadvantage of paying for a tile: resources, hourglasses given, and strength lost."""
        weights, cost = self.style.siege, self.position.values.costs[tile]
        price = cost.resources * weights.resource + cost.hourglasses * weights.hourglass
        for kind, number in cost.pay:
            if kind == UNIT_INDEX.get(pay, -1):
                price += number * (weights.hourglass + STRENGTH[kind] * weights.strength)
        return price

    def _gain(self, unit: str) -> float:
        """Return the gain of trading a unit for resources, greater if a machine becomes affordable."""
        invader, kind = self.position.invaders[self.seat], UNIT_INDEX[unit]
        more = self.position.values.gain[kind]
        wanted = [self.position.values.costs[tile].resources for tile in self._machines()]
        lacking = any(invader.resources < need <= invader.resources + more for need in wanted)
        worth = 2.0 if lacking else 0.0
        weights = self.style.siege
        return worth + more * weights.resource - weights.hourglass - STRENGTH[kind] * weights.strength

    def _machines(self) -> list[str]:
        card = self.position.cards.actions.get(self.position.invaders[self.seat].cards[0], ())
        return [tile for tile in card if self._worth(tile, "") > self._price(tile, "troll")]

    # -- worth -------------------------------------------------------------------------------------------------------

    def _worth(self, tile: str, place: str) -> float:
        weights = self.style.siege
        plain: float = getattr(self.style.tiles, tile)
        late = weights.early ** max(0, self.position.turn - 1)
        many = weights.again ** self._standing(tile)
        judge = _PLACES.get(tile)
        return plain * late * many + (weights.place * judge(self, place) if judge is not None and place else 0.0)

    def _standing(self, tile: str) -> int:
        """Return how many of a machine or training are on the board."""
        position = self.position
        if tile in SITED:
            return position.machine.count(SITED.index(tile))
        if tile == "saboteur":
            return position.saboteurs.bit_count()
        return sum(position.hits) // 4 if tile in TRAINING[:1] else 0

    def at_rampart(self, place: str) -> float:
        """Return how good the sections near a rampart are, from 0 to 1."""
        board = self.position.board
        walls = board.joined[board.outer_index[place]] if place in board.outer_index else ()
        return max((self.prospect.rank(wall) for wall in walls if wall in self.prospect.targets), default=0.0)

    def at_wall(self, place: str) -> float:
        """Return how good a section is, from 0 to 1."""
        wall = self.position.board.outer_index.get(place, -1)
        return self.prospect.rank(wall) if wall in self.prospect.targets else 0.0

    def at_machine(self, place: str) -> float:
        """Return the value of improving a machine's pile."""
        source = self.position.board.outer_index.get(place, -1)
        if source < 0:
            return 0.0
        ballista = self.position.machine[source] == BALLISTA
        return self.at_rampart(place) + (0.5 if ballista else 0.0) - 0.1 * self.position.hits[source]

    def at_building(self, place: str) -> float:
        """Return the value of making a building more expensive. The forge and the cathedral count most."""
        return _HURTS.get(place, 0.3) if place in ACTION_BUILDINGS else 0.0

    # -- rituals, cards ----------------------------------------------------------------------------------------------

    def _ritual(self, tile: str, place: str) -> float:
        weights = self.style.siege
        plain: float = getattr(self.style.tiles, tile)
        share = 1.0 if self.prospect.striking else weights.now
        if place in self.position.board.outer_index and not self._aimed_at(place):
            share = 0.0
        return plain * share + 0.1 * self.at_wall(place) - self._price(tile, "goblin")

    def _aimed_at(self, place: str) -> bool:
        """Return whether a place outside matters to the planned assault."""
        number = self.position.board.outer_index[place]
        return number in self.prospect.chosen or number >= 2 * self.position.board.walls

    def _flip(self, phase: str) -> float:
        flip = self.style.flip
        return float(self._accurate() >= 2) if phase == "machines" and flip and self.position.turn >= flip else -1.0

    def _accurate(self) -> int:
        """Return how many machines an accurate shot makes accurate: all in some editions, one in others."""
        throwing = sum(machine in _THROWING for machine in self.position.machine)
        return throwing if self.position.values.accurate_all else min(1, throwing)

    def _card(self, card: str) -> float:
        return 1.0 + sum(float(getattr(self.style.tiles, tile)) for tile in self.position.cards.actions[card])


_HURTS: Final = {"forge": 0.8, "cathedral": 0.9, "scouts": 0.5, "workshop": 0.6, "barracks": 0.5, "guards": 0.0}
_PLACES: Final[dict[str, Callable[[Buyer, str], float]]] = {
    **dict.fromkeys(("ballista", "catapult", "cover", "quartermaster", "drover"), Buyer.at_rampart),
    **dict.fromkeys(("trench_master", "fire_master"), Buyer.at_rampart),
    **dict.fromkeys(("banner", "ladder", "ropes", "sap", "shields", "poison", "siege_tower"), Buyer.at_wall),
    "artilleryman": Buyer.at_machine,
    "saboteur": Buyer.at_building,
}
