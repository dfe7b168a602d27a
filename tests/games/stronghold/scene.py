"""Building positions for tests: a set-up table on which a few things are placed by name."""

from __future__ import annotations

from typing import Self, TypeVar

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.effects import enter
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.flow import advance
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.notation import parse, text_of
from stronghold_gui.games.stronghold.position import Position, Stage
from stronghold_gui.games.stronghold.preparation.setup import set_up

T = TypeVar("T")
INVADER = 0
DEFENDER = 1
_BITS: dict[str, tuple[str, tuple[str, ...]]] = {
    "cover": ("covers", ()),
    "siege_tower": ("siege_towers", ()),
    "platform": ("platforms", ()),
    "saboteur": ("saboteurs", pc.ACTION_BUILDINGS),
    "fire": ("fires", pc.ACTION_BUILDINGS),
    "gale": ("gales", ()),
    "accident": ("accidents", ()),
    "blood_stones": ("blood", ()),
    "possession": ("possessed", pc.HEROES),
}
"""Tiles that are a bit: the attribute, and the places whose order the bits follow (outer places if none are named)."""


class Scene:
    """A position and short ways to arrange and play it, all in the notation's words.

    Pieces put on the table are taken from bag and supply, so that counts stay true.
    """

    def __init__(self, edition: str = "revised", *, seed: int = 7, bare: bool = False, seats: int = 2) -> None:
        """Set up a table; ``bare`` takes every Defender unit off the walls and towers.

        All Invaders hold the cards of the ready set.
        """
        self.p: Position = set_up(edition, False, seats, seed)
        self.p.todo.clear()
        self.p.turn = 1
        self.events: list[Event] = []
        if bare:
            for place in range(self.p.board.walls + self.p.board.towers):
                for kind in range(3):
                    self.p.free[kind] += self.p.inner[3 * place + kind]
                    self.p.inner[3 * place + kind] = 0
            self.p.heroes = [self.p.board.courtyard] * 2

    # -- arranging ---------------------------------------------------------------------------------------------------

    def put(self, place: str, *, goblin: int = 0, orc: int = 0, troll: int = 0, seat: int = INVADER) -> Self:
        """Set the Invader's units at an outer place (or in a seat's ``CAMP`` or ``HAND``), from the bag."""
        counts = (goblin, orc, troll)
        for kind, count in enumerate(counts):
            if place in ("CAMP", "HAND"):
                held = self.p.invaders[seat].camp if place == "CAMP" else self.p.invaders[seat].hand
                self.p.bag[kind] -= count - held[kind]
                held[kind] = count
            else:
                at = 3 * self.p.board.outer_index[place] + kind
                self.p.bag[kind] -= count - self.p.outer[at]
                self.p.outer[at] = count
        return self

    def guard(
        self,
        place: str,
        *,
        marksman: int = 0,
        soldier: int = 0,
        veteran: int = 0,
        stone: int | None = None,
        wood: int | None = None,
        hero: str = "",
    ) -> Self:
        """Set the Defender's units at an inner place, and components and a hero at a wall section."""
        number = self.p.board.inner_index[place]
        for kind, count in enumerate((marksman, soldier, veteran)):
            self.p.free[kind] -= count - self.p.inner[3 * number + kind]
            self.p.inner[3 * number + kind] = count
        if stone is not None:
            self.p.supply[pc.STONE] -= stone - self.p.stone[number]
            self.p.stone[number] = stone
        if wood is not None:
            self.p.supply[pc.WOOD] -= wood - self.p.wood[number]
            self.p.wood[number] = wood
        if hero:
            self.p.heroes[pc.HEROES.index(hero)] = number
        return self

    def tile(self, piece: str, place: str) -> Self:
        """Place a tile: machine, cover, siege tower, equipment, training, cannon, poles, cauldron, trap, bridge, ..."""
        if piece in pc.SUPPLY_INDEX:
            self.p.supply[pc.SUPPLY_INDEX[piece]] -= 1
        if piece in _BITS:
            attribute, places = _BITS[piece]
            names = places or self.p.board.outer
            setattr(self.p, attribute, getattr(self.p, attribute) | 1 << names.index(place))
        elif piece in ("panic", "spectres"):
            setattr(self.p, piece, 1)
        elif piece == "battering_ram":
            self.p.ram += 1
        elif piece in pc.SITED:
            self._machine(pc.SITED.index(piece), self.p.board.outer_index[place])
        else:
            self._listed(piece, place)
        return self

    def _machine(self, kind: int, at: int) -> None:
        p = self.p
        p.machine[at] = kind
        if kind != pc.ALTAR:
            p.hits[at], p.misses[at] = p.values.pile_hits, p.values.pile_misses
            p.supply[pc.HIT] -= p.hits[at]
            p.supply[pc.MISS] -= p.misses[at]

    def _listed(self, piece: str, place: str) -> None:
        p, board = self.p, self.p.board
        if piece in pc.EQUIPMENT:
            p.equipment[board.outer_index[place]] |= 1 << pc.EQUIPMENT.index(piece)
        elif piece in pc.RAMPART_TRAINING:
            p.training[board.outer_index[place]] |= 1 << pc.RAMPART_TRAINING.index(piece)
        elif piece in pc.TOWER:
            p.towers[board.inner_index[place] - board.walls] = pc.TOWER.index(piece)
        elif piece in pc.CAULDRONS:
            p.cauldron[board.inner_index[place]] = pc.CAULDRONS.index(piece)
        else:
            p.field[board.field_index[place]] = pc.FIELD.index(piece)

    def order(self, tile: str, wall: str, *, face_up: bool = True) -> Self:
        """Lay an order tile."""
        number, kind = self.p.board.outer_index[wall], pc.ORDERS.index(tile)
        self.p.orders[number] = kind
        self.p.orders_left[kind] -= 1
        self.p.open_orders |= face_up << number
        return self

    def cards(self, *cards: str, seat: int = INVADER) -> Self:
        """Give an Invader other phase cards than the ready set: those named replace theirs of the same phase."""
        phases = [name.rsplit("-", 1)[0] for name in self.p.invaders[seat].cards]
        held = list(self.p.invaders[seat].cards)
        for card in cards:
            held[phases.index(card.rsplit("-", 1)[0])] = card
        self.p.invaders[seat].cards = tuple(held)
        return self

    def hourglasses(self, *counts: int) -> Self:
        """Set the hourglasses of each Defender."""
        for defender, count in zip(self.p.defenders, counts, strict=True):
            defender.hourglasses = count
        return self

    def at(self, stage: Stage, phase: int | None = None, turn: int | None = None) -> Self:
        """Put the game at a stage without entering it (nothing is given or drawn)."""
        self.p.stage = stage
        if phase is not None:
            self.p.phase = phase
        if turn is not None:
            self.p.turn = turn
        return self

    def enter(self, stage: Stage, phase: int | None = None) -> Self:
        """Enter a stage as the game does and run on to the next decision."""
        if phase is not None:
            self.p.phase = phase
        enter(self.p, stage)
        advance(self.p, self.events)
        return self

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, *moves: str, seat: int | None = None) -> Self:
        """Play moves in notation for the deciding seat; an illegal one fails the test with its refusal."""
        for text in moves:
            player = self.decider() if seat is None else seat
            refusal = STRONGHOLD.refusal(self.p, player, parse(text))
            assert refusal is None, f"{text}: {refusal}"
            self.events += STRONGHOLD.play(self.p, player, parse(text))
        return self

    def decider(self) -> int:
        """Return the seat that decides now (the first, if several do)."""
        return STRONGHOLD.decisions(self.p)[0].seat

    def deciders(self) -> list[int]:
        """Return the seats that decide now."""
        return [decision.seat for decision in STRONGHOLD.decisions(self.p)]

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the legal moves of a seat in notation, sorted; by default of the deciding seat."""
        player = self.decider() if seat is None else seat
        return sorted(text_of(move) for move in STRONGHOLD.legal_moves(self.p, player))

    def refusal(self, text: str, seat: int | None = None) -> Refusal | None:
        """Return why a move in notation is refused."""
        return STRONGHOLD.refusal(self.p, self.decider() if seat is None else seat, parse(text))

    def reason(self, text: str, seat: int | None = None) -> tuple[str, str]:
        """Return reason and source of a refusal; fails if the move is legal."""
        refusal = self.refusal(text, seat)
        assert refusal is not None, f"{text} is legal"
        return str(refusal.reason), refusal.source

    # -- looking -----------------------------------------------------------------------------------------------------

    def units(self, place: str, seat: int = INVADER) -> tuple[int, int, int]:
        """Return goblins, orcs, trolls at an outer place or in a seat's ``CAMP`` or ``HAND``."""
        if place == "CAMP":
            first, second, third = self.p.invaders[seat].camp
        elif place == "HAND":
            first, second, third = self.p.invaders[seat].hand
        else:
            at = 3 * self.p.board.outer_index[place]
            first, second, third = self.p.outer[at : at + 3]
        return first, second, third

    def guards(self, place: str) -> tuple[int, int, int]:
        """Return marksmen, soldiers, veterans at an inner place."""
        at = 3 * self.p.board.inner_index[place]
        first, second, third = self.p.inner[at : at + 3]
        return first, second, third

    def seen(self, kind: type[T]) -> list[T]:
        """Return the events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]
