"""Reading the armies: units and engines of both sides, factions and their levels, waves (sections 6, 10)."""

from __future__ import annotations

from stronghold_gui.core.reading import Node
from stronghold_gui.games.convicted.data.parts import MOST, cost, each, figure, flag, optional, sized
from stronghold_gui.games.convicted.pieces import (
    ENGINES,
    FACTIONS,
    FOE_ENGINES,
    FOE_INDEX,
    FOE_PIECES,
    FOES,
    RANGED,
    TECHNOLOGIES,
    UNITS,
)
from stronghold_gui.games.convicted.values import NOTHING, Effects, Engine, Faction, Foe, FoeEngine, Unit, Wave

MAIN_DIRECTIONS = ("random", "random_avoiding_moats", "most_vulnerable")
RANGED_TARGETS = ("die_left_5", "lowest_resistance")
ENGINE_TARGETS = ("die_left_5", "wall_if_1_2_else_die_right_5", "wall_or_weak_tower_else_die_right_5")
ABILITIES = {
    "leap": "leap", "wall_climbing": "climbs", "flight": "flies", "fire_breath": "breath", "ropes": "ropes",
    "panic": "panic", "terror": "terror", "war_cry": "war_cry", "illusions": "illusions", "camouflage": "camouflage",
    "poisons": "poisons", "never_a_target": "never_a_target",
}  # fmt: skip
"""What an ability is called in files, and the member of ``values.Foe`` that says so."""
_DEMOLITION = "demolition"
_EFFECTS: dict[str, dict[str, int]] = {
    "dodge": {"dodge": 1},
    "immune_to_blinding": {"immune_to_blinding": True},
    "no_blessings": {"no_blessings": True},
    "all_strength_plus_1": {"strength": 1},
    "no_loot": {"no_loot": True},
    "deployment_cover_2": {"covered": 2},
    "immune_to_spells": {"immune_to_spells": True},
    "veterans_plus_1": {"veterans": 1},
    "engine_fire_plus_1": {"engine_fire": 1},
    "ignore_slowing": {"ignores_slowing": True},
    "ranged_fire_plus_1": {"ranged_fire": 1},
}
"""What the names of effects in the data file stand for."""
TURNS = 20
"""A campaign has so many turns, and every faction an army for each."""


def units(node: Node) -> tuple[Unit, ...]:
    """Return the defenders' units; exactly the ranged ones have fire."""
    found = []
    for number, item in enumerate(each(node, UNITS)):
        if item.has("fire") != (number in RANGED):
            raise item.fault("ranged units have fire, and no others")
        strength, support, endurance = (item.at(name).number(1, MOST) for name in ("strength", "support", "endurance"))
        barracks, price = item.at("barracks").number(1, 5), cost(item.at("cost"))
        found.append(Unit(barracks, price, strength, support, endurance, figure(item, "fire")))
    return tuple(found)


def engines(node: Node) -> tuple[Engine, ...]:
    """Return the defenders' engines."""
    return tuple(_engine(item) for item in each(node, ENGINES))


def _engine(item: Node) -> Engine:
    zones = tuple(zone.choice("assault", "deployment") for zone in item.at("zones").items())
    return Engine(
        item.at("workshop").number(0, 5),
        optional(item, "needs", TECHNOLOGIES),
        cost(item.at("cost")),
        figure(item, "endurance"),
        figure(item, "plus"),
        item.at("attacks").number(1, MOST),
        item.at("place").choice("wall", "slot") == "wall",
        "assault" in zones,
        "deployment" in zones,
        item.at("hits_engines").flag(),
    )


def foe_engines(node: Node) -> tuple[FoeEngine, ...]:
    """Return the enemy's engines."""
    found = []
    for item in each(node, FOE_ENGINES):
        hits = item.at("hits").choice("units", "section", "either") if item.has("hits") else ""
        shots = figure(item, "plus"), figure(item, "attacks"), hits
        found.append(FoeEngine(item.at("endurance").number(1, MOST), item.at("moves").flag(), *shots))
    return tuple(found)


def factions(node: Node) -> tuple[Faction, ...]:
    """Return the factions with their effects at every level."""
    return tuple(_faction(item) for item in each(node, FACTIONS))


def _faction(item: Node) -> Faction:
    always = [name.choice(*_EFFECTS) for name in item.at("special").items()]
    levels = [
        _effects([*always, *(name.choice(*_EFFECTS) for name in level.items())]) for level in item.at("levels").items()
    ]
    return Faction(
        item.at("tactics").number(1, 3),
        item.at("morale").number(1, 6),
        item.at("main_direction").choice(*MAIN_DIRECTIONS),
        item.at("ranged_target").choice(*RANGED_TARGETS) if item.has("ranged_target") else "",
        item.at("engine_target").choice(*ENGINE_TARGETS) if item.has("engine_target") else "",
        tuple(sized(item.at("levels"), levels, 3)),
    )


def _effects(names: list[str]) -> Effects:
    members: dict[str, int] = {}
    for name in names:
        members |= _EFFECTS[name]
    made: Effects = Effects(**members)  # type: ignore[arg-type]  # flags are numbers there
    return made


def foes(node: Node) -> tuple[Foe, ...]:
    """Return the enemy's units of all factions, each of which must be in one of them."""
    found: dict[str, Foe] = {}
    for number, faction in enumerate(each(node, FACTIONS)):
        for name, item in faction.at("foes").members().items():
            if name not in FOES or name in found:
                raise item.fault(f"'{name}' is no enemy unit, or one of another faction")
            found[name] = _foe(item, number)
    for name in FOES:
        if name not in found:
            raise node.fault(f"'{name}' is missing")
    return tuple(found[name] for name in FOES)


def _foe(item: Node, faction: int) -> Foe:
    special = (
        [name.choice(*ABILITIES, _DEMOLITION) for name in item.at("special").items()] if item.has("special") else []
    )
    return Foe(
        faction,
        figure(item, "strength"),
        figure(item, "support"),
        figure(item, "endurance"),
        figure(item, "fire"),
        flag(item, "ranged"),
        flag(item, "boss"),
        flag(item, "veteran"),
        demolition=item.at(_DEMOLITION).number(1, MOST) if _DEMOLITION in special else 0,
        **{ABILITIES[name]: True for name in special if name != _DEMOLITION},
    )


def waves(node: Node, known: tuple[Foe, ...]) -> tuple[tuple[Wave, ...], ...]:
    """Return the armies of the campaign, by faction and turn; each is made of that faction's units and of engines."""
    found = []
    for faction, item in enumerate(each(node, FACTIONS)):
        rows = [wave(row) for row in item.items()]
        for row, army in zip(item.items(), rows, strict=True):
            for piece, foe in enumerate(known):
                if foe.faction != faction and (army.main[piece] or army.others[piece]):
                    raise row.fault(f"'{FOES[piece]}' does not fight for {FACTIONS[faction]}")
        found.append(tuple(sized(item, rows, TURNS)))
    return tuple(found)


def wave(node: Node) -> Wave:
    """Return an army of one turn or round."""
    main, others, north = ([0] * len(FOE_PIECES) for _ in range(3))
    for name, item in node.at("pieces").members().items():
        here, elsewhere = sized(item, [count.number(0, MOST) for count in item.items()], 2)
        main[_piece(item, name)], others[_piece(item, name)] = here, elsewhere
    for where, counts in (("north", north), ("with_main", main)):
        if node.has(where):
            for name, item in node.at(where).members().items():
                counts[_piece(item, name)] += item.number(1, MOST)
    loot = cost(node.at("loot")) if node.has("loot") else NOTHING
    return Wave(tuple(main), tuple(others), tuple(north), loot)


def _piece(node: Node, name: str) -> int:
    if name not in FOE_INDEX:
        raise node.fault(f"'{name}' is not a piece of the enemy")
    return FOE_INDEX[name]
