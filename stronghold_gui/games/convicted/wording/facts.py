"""From the fields of events, moves and refusals to facts for sentences: what a field means is told by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from stronghold_gui.games.convicted.pieces import HEROES, RESOURCES
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.games.convicted.wording.nouns import Noun, say
from stronghold_gui.text import Catalogue
from stronghold_gui.text.direction import isolated
from stronghold_gui.text.nouns import Fact

Seats = Sequence[str]

_SEATS: Final = frozenset({"seat", "first", "partner"})
_NAMED: Final[Mapping[str, Callable[[str], Fact]]] = {
    **dict.fromkeys(("piece", "unit", "engine", "instead", "leader"), names.piece),
    **dict.fromkeys(("start", "goal", "post", "section", "place", "zone", "wall", "ring"), names.place),
    "target": names.target,
    "hero": names.hero,
    "building": lambda name: Noun(f"building.{name}"),
    "technology": lambda name: Noun(f"technology.{name}"),
    "obstacle": lambda name: Noun(f"obstacle.{name}"),
    "power": lambda name: Noun(f"hero.{name}" if name in HEROES else f"power.{name}"),
    "aim": lambda name: Noun(f"aim.{name}"),
    "faction": lambda name: Noun(f"faction.{name}"),
    "direction": lambda name: Noun(f"direction.{name}"),
    **dict.fromkeys(("resource", "wanted"), lambda name: Noun(f"resource.{name}")),
}
"""What a field's word is, by the name of the field."""
_COUNTS: Final = frozenset({"count", "unused", "shooters"})
"""Numbers that choose the plural."""


def facts_of(thing: Struct, seats: Seats, texts: Catalogue) -> dict[str, Fact]:
    """Return the fields of an event or move as facts."""
    return facts({name: getattr(thing, name) for name in thing.__struct_fields__}, seats, texts)


def facts(figures: Mapping[str, object], seats: Seats, texts: Catalogue) -> dict[str, Fact]:
    """Return figures as facts; a number that counts also as ``n``, which chooses the plural."""
    found: dict[str, Fact] = {}
    for name, given in figures.items():
        found[name] = _fact(name, given, seats, texts)
        if name in _COUNTS and isinstance(given, int):
            found["n"] = given
    return found | _counted(figures, texts)


_AMOUNTS: Final = {"resource": ("count", "amount"), "wanted": ("number", "count")}
"""Which number says how much there is of a resource, by the names of both; the first that is there."""


def _counted(figures: Mapping[str, object], texts: Catalogue) -> dict[str, Fact]:
    """Return what figures say of resources together with how many: "2 stone", and all of a price."""
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
        found["resources"] = names.resources((wood, stone, iron, gold), texts)
    return found


def _fact(name: str, given: object, seats: Seats, texts: Catalogue) -> Fact:
    match given:
        case tuple():
            return _list(name, given, texts, seats)
        case bool():
            return ""
        case int() if name in _SEATS:
            return names.seat_name(given, seats, texts) if given >= 0 else ""
        case int():
            return given
        case str() if name == "what":
            return say(texts, f"damage.{given}" if given in _DAMAGES else f"due.{given}", {})
        case str() if name in _SEATS:
            return names.seat_name(given, seats, texts)
        case str() if name in _NAMED:
            return _NAMED[name](given)
        case _:
            return str(given)


_DAMAGES: Final = ("building", "tower", "wall", "ring")


def _list(name: str, given: tuple[object, ...], texts: Catalogue, seats: Seats) -> str:
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
            told = enumerate(given)
            return texts.join([f"{isolated(names.seat_name(seat, seats, texts))} {count}" for seat, count in told])
        case "shares":
            return texts.join([_share(seat, share, texts, seats) for seat, share in enumerate(given)])
        case _:
            return " ".join(str(item) for item in given)


def _pairs(given: tuple[object, ...]) -> list[tuple[object, object]]:
    return [(item[0], item[1]) for item in given if isinstance(item, tuple)]


def _share(seat: int, share: object, texts: Catalogue, seats: Seats) -> str:
    wood, stone, iron, gold = share if isinstance(share, tuple) else (0, 0, 0, 0)
    told = names.resources((wood, stone, iron, gold), texts)
    return say(texts, "table.share", {"name": names.seat_name(seat, seats, texts), "resources": told})
