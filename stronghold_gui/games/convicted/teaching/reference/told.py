"""Values of The Convicted's pages in words: names, prices, lists, and whole rows of tables.

{name:archer}              "archer"; {Name:archer} with a capital, for headings
{drilled:units}            "archer and spearman"
{price:barracks_3}         "5 wood, 2 stone and 1 iron"; {needs:barracks_3}, {opens:masonry}, {technologies:2}: lists
{wall:3} {unit:archer} {engine:onager} {foe:wolf} {foe_engine:ram} {building:library_2} {wave:beasts_5}
    the cells of a row of a table, with tabs between them
{army:stand_1} {stock:stand_4}
    the pieces at the beginning of a scenario, by its level; the resources, by number of defenders
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from stronghold_gui.games.convicted.pieces import (
    BUILDINGS,
    ENGINES,
    FACTIONS,
    FOE_ENGINES,
    FOE_PIECES,
    FOES,
    HEROES,
    OBSTACLES,
    POWERS,
    RESOURCES,
    TECHNOLOGIES,
    UNITS,
)
from stronghold_gui.games.convicted.values import Cost, Fortification, Values, Wave
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.games.convicted.wording.nouns import Noun, say
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import capital

_TAB: Final = "\t"
_NONE: Final = "–"
_WAVES: Final = {"stand": "scenario-1-coop", "versus": "scenario-1-versus", "saboteurs": "scenario-2-coop",
                 "led": "scenario-2-versus"}  # fmt: skip
"""Modes with their own waves, by their name in the pages."""


def in_words(family: str, name: str, values: Values, texts: Catalogue) -> str:
    """Return the text of a value by family and name (``price:archer``); ``""`` if there is none."""
    if family == "Name":
        return capital(in_words("name", name, values, texts))
    teller = _FAMILIES.get(family)
    if teller is None:
        return ""
    try:
        return teller(name, values, texts)
    except (LookupError, ValueError):
        return ""


def cost(price: Cost) -> str:
    """Return a price in short: wood, stone, iron and gold, as in ``1/2/0/0``."""
    return "/".join(map(str, price))


def _name(name: str, values: Values, texts: Catalogue) -> str:
    del values
    for kind, known in _KINDS.items():
        if name in known:
            return Noun(f"{kind}.{name}").word(texts)
    if name.startswith("tech_"):
        return Noun(f"technology.{TECHNOLOGIES[TECHNOLOGIES.index(name.removeprefix('tech_'))]}").word(texts)
    return Noun(f"faction.{FACTIONS[FACTIONS.index(name)]}").word(texts)


_KINDS: Final = {
    "piece": (*UNITS, *ENGINES, *FOE_PIECES),
    "building": BUILDINGS,
    "power": POWERS,
    "hero": HEROES,
    "resource": RESOURCES,
}


def _price(name: str, values: Values, texts: Catalogue) -> str:
    return names.resources(_cost_of(name, values), texts)


def _cost_of(name: str, values: Values) -> Cost:
    """Return the price of a unit, engine, obstacle, repair, level of a wall, tower or building."""
    plain: dict[str, Cost] = {
        **{unit: values.units[number].cost for number, unit in enumerate(UNITS)},
        **{engine: values.engines[number].cost for number, engine in enumerate(ENGINES)},
        **{obstacle: values.obstacles[number].cost for number, obstacle in enumerate(OBSTACLES)},
        "repair_low": values.repairs[1],
        "repair_high": values.repairs[3],
        "repair_gates": values.gates_repair,
        "drill": values.discipline.cost,
    }
    if name in plain:
        return plain[name]
    what, _, level = name.rpartition("_")
    if what in ("wall", "tower"):
        return (values.walls if what == "wall" else values.towers)[int(level)].cost
    return values.buildings[BUILDINGS.index(what)][int(level) - 1].cost


def _technologies(numbers: Iterable[int], texts: Catalogue) -> str:
    told = [Noun(f"technology.{TECHNOLOGIES[number]}").word(texts) for number in numbers]
    return texts.join(told) if told else _NONE


def _of_level(name: str, values: Values, texts: Catalogue) -> str:
    levels = values.technology_levels
    found = [number for number, level in enumerate(levels) if level == int(name)]
    return _technologies(found, texts) if found else ""


def _bits(bits: int) -> list[int]:
    return [number for number in range(len(TECHNOLOGIES)) if bits >> number & 1]


def _needs(name: str, values: Values, texts: Catalogue) -> str:
    """Return the technologies that a level of a building needs."""
    what, _, level = name.rpartition("_")
    return _technologies(_bits(values.buildings[BUILDINGS.index(what)][int(level) - 1].needs), texts)


def _opens(name: str, values: Values, texts: Catalogue) -> str:
    """Return a list of the things that need a technology: levels of sections and buildings, engines, resources."""
    number = TECHNOLOGIES.index(name)
    told = []
    for what, levels in (("wall", values.walls), ("tower", values.towers)):
        told += [_level(what, level, texts) for level, one in enumerate(levels) if one.needs == number]
    for building, each in zip(BUILDINGS, values.buildings, strict=True):
        told += [_level(building, level, texts) for level, one in enumerate(each, 1) if one.needs >> number & 1]
    told += [
        Noun(f"piece.{engine}").word(texts, "a")
        for at, engine in enumerate(ENGINES)
        if values.engines[at].needs == number
    ]
    told += [
        say(texts, "book.collecting", {"resource": Noun(f"resource.{resource}").word(texts)})
        for at, resource in enumerate(RESOURCES)
        if values.unlocks[at] == number
    ]
    return texts.join(told) if told else _NONE


def _level(what: str, level: int, texts: Catalogue) -> str:
    named = say(texts, f"book.{what}", {}) if what in ("wall", "tower") else Noun(f"building.{what}").word(texts)
    return say(texts, "book.level", {"what": named, "level": level})


# -- rows ------------------------------------------------------------------------------------------------------------


def _row(*cells: object) -> str:
    return _TAB.join(_NONE if cell in (0, "") else str(cell) for cell in cells)


def _wall(name: str, values: Values, texts: Catalogue) -> str:
    return _fortification(int(name), values.walls[int(name)], texts, slots=False)


def _tower(name: str, values: Values, texts: Catalogue) -> str:
    return _fortification(int(name), values.towers[int(name)], texts, slots=True)


def _fortification(level: int, one: Fortification, texts: Catalogue, *, slots: bool) -> str:
    needs = _technologies([one.needs] if one.needs >= 0 else [], texts)
    room = (one.capacity, one.slots) if slots else (one.capacity,)
    return _row(level or "0", cost(one.cost) if level else "", one.resistance or "0", *room, needs)


def _building(name: str, values: Values, texts: Catalogue) -> str:
    what, _, level = name.rpartition("_")
    one = values.buildings[BUILDINGS.index(what)][int(level) - 1]
    return _row(level, cost(one.cost), _technologies(_bits(one.needs), texts))


def _unit(name: str, values: Values, texts: Catalogue) -> str:
    del texts
    one = values.units[UNITS.index(name)]
    return _row(one.barracks, cost(one.cost), one.strength, one.support, one.endurance, one.fire)


def _engine(name: str, values: Values, texts: Catalogue) -> str:
    del texts
    one = values.engines[ENGINES.index(name)]
    return _row(one.workshop, cost(one.cost), one.endurance, _dice(one.attacks, one.plus))


def _foe(name: str, values: Values, texts: Catalogue) -> str:
    del texts
    one = values.foes[FOES.index(name)]
    return _row(one.strength, one.support, one.endurance, one.fire)


def _foe_engine(name: str, values: Values, texts: Catalogue) -> str:
    del texts
    one = values.foe_engines[FOE_ENGINES.index(name)]
    return _row(one.endurance, _dice(one.attacks, one.plus))


def _dice(attacks: int, plus: int) -> str:
    if not attacks:
        return ""
    die = f"{plus}+d3" if plus else "d3"
    return die if attacks == 1 else f"{attacks}×({die})" if plus else f"{attacks}×d3"


# -- armies ----------------------------------------------------------------------------------------------------------


def _wave(name: str, values: Values, texts: Catalogue) -> str:
    """Return the cells of a wave: turn, army on the main direction, army on each other one, loot in campaigns."""
    what, _, number = name.rpartition("_")
    waves = values.modes[_WAVES[what]].waves if what in _WAVES else values.waves[FACTIONS.index(what)]
    wave = waves[int(number) - 1]
    cells = [number, _army(wave.main, texts), _others(wave, texts)]
    if what in FACTIONS:
        cells.append(cost(wave.loot) if any(wave.loot) else _NONE)
    return _TAB.join(cells)


def _others(wave: Wave, texts: Catalogue) -> str:
    told = _army(wave.others, texts)
    if not any(wave.north):
        return told
    form = "book.others_and_north" if any(wave.others) else "book.north"
    return say(texts, form, {"others": told, "pieces": _army(wave.north, texts)})


def _army(counts: Iterable[int], texts: Catalogue) -> str:
    told = [names.counted(FOE_PIECES[piece], count, texts) for piece, count in enumerate(counts) if count]
    return ", ".join(told) or _NONE


def _starting_army(name: str, values: Values, texts: Catalogue) -> str:
    what, _, level = name.rpartition("_")
    counts = values.modes[_WAVES[what]].start.armies[int(level) - 1]
    pieces = zip((*UNITS, *ENGINES), counts, strict=True)
    return names.pieces(tuple((piece, count) for piece, count in pieces if count), texts)


def _drilled(name: str, values: Values, texts: Catalogue) -> str:
    """Return a list of the units that can be trained together; the name makes no difference."""
    del name
    kinds = values.discipline.units
    return texts.join([Noun(f"piece.{UNITS[kind]}").word(texts) for kind in kinds]) if kinds else _NONE


def _stock(name: str, values: Values, texts: Catalogue) -> str:
    del texts
    what, _, defenders = name.rpartition("_")
    return cost(values.modes[_WAVES[what]].start.stocks[int(defenders) - 1])


_FAMILIES: Final[dict[str, Callable[[str, Values, Catalogue], str]]] = {
    "name": _name,
    "price": _price,
    "needs": _needs,
    "drilled": _drilled,
    "opens": _opens,
    "technologies": _of_level,
    "wall": _wall,
    "tower": _tower,
    "building": _building,
    "unit": _unit,
    "engine": _engine,
    "foe": _foe,
    "foe_engine": _foe_engine,
    "wave": _wave,
    "army": _starting_army,
    "stock": _stock,
}
