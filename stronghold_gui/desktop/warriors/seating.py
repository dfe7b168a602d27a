"""The places of the seats' cards on the table: the viewer's below, an inspected seat's across, all others folded.

It also maps places of the rules (`b.goblins`, `dragon3`) to areas of the surface and back.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.desktop.warriors.surface import SPREAD
from stronghold_gui.games.warriors.ids import PEOPLES, SEATS
from stronghold_gui.games.warriors.table import Table

OWN: Final = 0


class Seating:
    """The order of the seats on the surface, by slot.

    Attributes:
        order: the seat in each slot.
        alone: the only seat that a person plays; -1 if there are several or none.
    """

    def __init__(self) -> None:
        self.order: list[int] = []
        self.alone = -1
        self._across = -1
        self._defender: str | None = None

    def follow(self, table: Table, at_screen: int) -> bool:
        """Place seats below and across as the table requires now; return whether any has moved.

        In a battle these are the attacker and the defender, whichever seat decides, so the table does not turn for
        each lost card. Otherwise the seat at the screen is below, and the seat inspected last is across. A person who
        plays alone against computers stays below, unless two computers fight each other.

        Args:
            table: the current view of the table.
            at_screen: the seat at the screen.
        """
        fight, own = table.fight, at_screen
        if fight.defender != self._defender:
            self._defender = fight.defender
            if fight.defender is not None:
                self._across = SEATS.index(fight.defender)
        if fight.card and table.resolver is not None:
            own = SEATS.index(table.resolver)
            if self.alone not in (-1, own) and fight.defender in (None, SEATS[self.alone]):
                own, self._across = self.alone, own
        return self._arrange(table.seats, own)

    def face(self, attacker: int, defender: int) -> bool:
        """Place two fighting seats below and across while the fight is shown; return whether any has moved."""
        own, self._across = (defender, attacker) if defender == self.alone else (attacker, defender)
        return self._arrange(len(self.order), own)

    def open(self, seat: int) -> bool:
        """Place a seat's cards across; return whether it has moved."""
        if seat in self.order[:SPREAD] or seat not in self.order:
            return False
        self._across = seat
        return self._arrange(len(self.order), self.order[OWN])

    def slot(self, seat: int | str) -> int:
        """Return the slot of a seat."""
        return self.order.index(SEATS.index(seat) if isinstance(seat, str) else seat)

    def seat_at(self, area: str) -> int:
        """Return the seat whose cards are in an area; -1 for a shared area."""
        first = area.partition(".")[0]
        known = first[:1] == "p" and first[1:].isdecimal() and int(first[1:]) < len(self.order)
        return self.order[int(first[1:])] if known else -1

    def spread(self, seat: int) -> bool:
        """Return whether a seat's cards are spread out."""
        return self.slot(seat) < SPREAD

    def area(self, seat: int | str, part: str = "") -> str:
        """Return the area of a seat, or of one of its parts."""
        return f"p{self.slot(seat)}.{part}" if part else f"p{self.slot(seat)}"

    def names(self) -> frozenset[str]:
        """Return the areas in which the seats' names are written."""
        return frozenset(f"p{slot}.name" for slot in range(len(self.order)))

    def place(self, area: str, key: str, table: Table) -> str:
        """Return the place of the rules for an area, or for a pile in it; "" for none."""
        if area == "band":
            return "band"
        seat, part = self.seat_at(area), area.partition(".")[2]
        if part == "dragons" and key in table.players[SEATS[seat]].dragons:
            return key
        return f"{SEATS[seat]}.{part}" if seat >= 0 and part in PEOPLES else ""

    def area_of(self, place: str, table: Table) -> str:
        """Return the area for a place of the rules, or for a card there; "" for none."""
        if place.partition(".")[0] == "band":
            return "band"
        if place in SHARED:
            return place
        if place.startswith("dragon"):
            owner = next((seat for seat, player in table.players.items() if place in player.dragons), None)
            return "" if owner is None else self.area(owner, "dragons")
        seat, _, rest = place.partition(".")
        if seat not in SEATS[: len(self.order)]:
            return ""
        return self.area(seat, _PARTS.get(rest, rest.partition(".")[0]))

    def _arrange(self, seats: int, own: int) -> bool:
        others = [(own + step) % seats for step in range(1, seats)]
        if self._across in others:
            others.remove(self._across)
            others.insert(0, self._across)
        before, self.order = self.order, [own, *others]
        return before != self.order


SHARED: Final = ("pile", "discard", "card", "red", "black", "track", "hand", "kept")
"""Shared things in the middle of the table; their areas have the same names."""
_PARTS: Final = {"catapult": "catapults", "flame": "waiting", "pile": "victory", "dragon": "dragons"}
