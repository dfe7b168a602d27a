"""Meanings of the fields of The Convicted's events, moves and refusals in its sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from stronghold_gui.games.convicted.pieces import HEROES, RESOURCES
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.games.convicted.wording.nouns import Noun, say
from stronghold_gui.text import facts
from stronghold_gui.text.direction import isolated
from stronghold_gui.text.nouns import Fact

_DAMAGES: Final = ("building", "tower", "wall", "ring")
_AMOUNTS: Final = {"resource": ("count", "amount"), "wanted": ("number", "count")}
"""The possible field names of an amount, by the field name of its resource; the first that exists counts."""


class Facts(facts.Facts):
    """A converter of the fields of The Convicted to facts."""

    SEATS = frozenset({"seat", "first", "partner"})
    NOUNS: ClassVar[Mapping[str, Callable[[str], Fact]]] = {
        **dict.fromkeys(("piece", "unit", "engine", "instead", "leader"), names.piece),
        **dict.fromkeys(("start", "goal", "post", "section", "place", "zone", "wall", "ring"), names.place),
        "target": names.target,
        "squad": names.squad,
        "hero": names.hero,
        "building": lambda name: Noun(f"building.{name}"),
        "technology": lambda name: Noun(f"technology.{name}"),
        "obstacle": lambda name: Noun(f"obstacle.{name}"),
        "power": lambda name: Noun(f"hero.{name}" if name in HEROES else f"power.{name}"),
        "aim": lambda name: Noun(f"aim.{name}"),
        "faction": lambda name: Noun(f"faction.{name}"),
        "direction": lambda name: Noun(f"direction.{name}"),
        "what": lambda name: Noun(f"damage.{name}" if name in _DAMAGES else f"due.{name}"),
        **dict.fromkeys(("resource", "wanted"), lambda name: Noun(f"resource.{name}")),
    }
    PLURALS = frozenset({"count", "unused", "shooters"})

    def _seat(self, number: int) -> str:
        return names.seat_name(number, self.seats, self.texts)

    def _word(self, name: str, given: str) -> Fact:
        return names.seat_name(given, self.seats, self.texts) if name in self.SEATS else super()._word(name, given)

    def _listed(self, name: str, given: tuple[object, ...]) -> Fact:
        texts = self.texts
        match name:
            case "pieces" | "engines" | "supports":
                return names.pieces(tuple((str(kind), int(str(count))) for kind, count in _pairs(given)), texts)
            case "resources":
                wood, stone, iron, gold = (int(str(amount)) for amount in given)
                return names.resources((wood, stone, iron, gold), texts)
            case "sections" | "walls":
                return names.places([str(section) for section in given], texts)
            case "given":
                wood, stone, iron, gold = (given.count(resource) for resource in RESOURCES)
                return names.resources((wood, stone, iron, gold), texts)
            case "counts":
                return texts.join([f"{isolated(self._seat(seat))} {count}" for seat, count in enumerate(given)])
            case "shares":
                return texts.join([self._share(seat, share) for seat, share in enumerate(given)])
            case _:
                return super()._listed(name, given)

    def _share(self, seat: int, share: object) -> str:
        wood, stone, iron, gold = share if isinstance(share, tuple) else (0, 0, 0, 0)
        told = names.resources((wood, stone, iron, gold), self.texts)
        return say(self.texts, "table.share", {"name": self._seat(seat), "resources": told})

    def _together(self, figures: Mapping[str, object]) -> dict[str, Fact]:
        """Return facts made from several fields: a resource with its amount ("2 stone"), and a whole price."""
        found: dict[str, Fact] = {}
        for name, numbers in _AMOUNTS.items():
            kind = figures.get(name)
            amount = next((figures[number] for number in numbers if number in figures), None)
            if kind in RESOURCES and isinstance(amount, int):
                found[f"{name}_counted"] = Noun(f"resource.{kind}.count", (("n", amount),))
        price = [figures.get(name) for name in RESOURCES]
        amounts = [amount for amount in price if isinstance(amount, int)]
        if len(amounts) == len(RESOURCES):
            wood, stone, iron, gold = amounts
            found["resources"] = names.resources((wood, stone, iron, gold), self.texts)
        return found


def _pairs(given: tuple[object, ...]) -> list[tuple[object, object]]:
    return [(item[0], item[1]) for item in given if isinstance(item, tuple)]
