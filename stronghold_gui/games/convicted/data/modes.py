"""Reading the ways to play and the tables of the siege (rules, sections 0, 3, 7, 8, 12, 13)."""

from __future__ import annotations

from stronghold_gui.core.reading import Node
from stronghold_gui.games.convicted.data.armies import TURNS, wave
from stronghold_gui.games.convicted.data.parts import MOST, cost, counted, each, figure, flag, index, optional, sized
from stronghold_gui.games.convicted.ids import RULINGS, RulingsId
from stronghold_gui.games.convicted.pieces import (
    BUILDINGS,
    DIRECTIONS,
    ENGINES,
    FACTIONS,
    FIRST_FOE_ENGINE,
    FOE_ENGINES,
    MOST_DEFENDERS,
    NONE,
    OBSTACLES,
    OPEN,
    RING_IDS,
    SECTIONS,
    TECHNOLOGIES,
    UNITS,
)
from stronghold_gui.games.convicted.values import NOTHING, Fortification, Mode, Sabotage, SiegeTables, Start

_AIMS = ("wall", "left", "right")
_BARRIERS = (0,) * len(SECTIONS)
_NOBODY = (0,) * MOST_DEFENDERS
_NO_PIECES = (0,) * (len(UNITS) + len(ENGINES))


def modes(
    root: Node, technologies: tuple[int, ...], walls: tuple[Fortification, ...], gates: tuple[int, ...]
) -> dict[str, Mode]:
    """Return the ways to play by name.

    Args:
        root: the data file.
        technologies: the level of each technology.
        walls: the levels of a wall, by which the sections at a start are judged.
        gates: the resistance of the gates by level, by which those at a start are judged.
    """
    starts = {name: _start(node, technologies, walls, gates) for name, node in root.at("starts").members().items()}
    return {name: _mode(name, node, starts) for name, node in root.at("modes").members().items()}


def _mode(name: str, node: Node, starts: dict[str, Start]) -> Mode:
    led, start = node.at("led").flag(), node.at("start")
    extra = node.at("extra_actions") if node.has("extra_actions") else None
    return Mode(
        id=name,
        led=led,
        squads=node.at("squads").choice("free", "sized") if led else "",
        faction=optional(node, "faction", FACTIONS),
        turns=node.at("turns").number(1, TURNS),
        actions=node.at("actions").number(1, MOST),
        extra_actions=extra.at("count").number(1, MOST) if extra else 0,
        extra_turns=tuple(turn.number(1, TURNS) for turn in extra.at("turns").items()) if extra else (),
        rounds=figure(node, "rounds"),
        main_direction=optional(node, "main_direction", DIRECTIONS),
        morale=not node.has("morale") or node.at("morale").flag(),
        loot=node.at("loot").flag(),
        levels_to_lose=figure(node, "levels_to_lose"),
        wood_each_turn=_each_number(node.at("wood_each_turn")) if node.has("wood_each_turn") else _NOBODY,
        sabotage=_sabotage(node.at("sabotage")) if node.has("sabotage") else None,
        waves=tuple(wave(item) for item in node.at("waves").items()) if node.has("waves") else (),
        start=starts[start.choice(*starts)] if isinstance(start.value, str) else _village(start),
    )


def _each_number(node: Node) -> tuple[int, ...]:
    """Return a figure by number of defenders."""
    return tuple(sized(node, [item.number(0, MOST) for item in node.items()], MOST_DEFENDERS))


def _sabotage(node: Node) -> Sabotage:
    return Sabotage(*(node.at(name).number(0, 5) for name in ("building", "tower", "wall")))


def _village(node: Node) -> Start:
    """Return a start without walls: every player gets wood and spearmen."""
    return Start(
        _BARRIERS, _BARRIERS, 0, (OPEN,) * len(RING_IDS), counted(node.at("buildings"), BUILDINGS), 0,
        (NOTHING,) * MOST_DEFENDERS, _each_number(node.at("wood_each")), _each_number(node.at("spearmen_each")),
        (_NO_PIECES,) * 3,
    )  # fmt: skip


def _start(
    node: Node, technologies: tuple[int, ...], walls: tuple[Fortification, ...], gates: tuple[int, ...]
) -> Start:
    """Return a start with a fortress: its army and resources are given to all together."""
    levels, resistance = [], []
    for section in each(node.at("sections"), SECTIONS):
        level, left = sized(section, [item.number(0, 5) for item in section.items()], 2)
        if left > walls[level].resistance:
            raise section.fault(f"a section of level {level} has a resistance of {walls[level].resistance} at most")
        levels.append(level)
        resistance.append(left)
    highest = node.at("technology_levels").number(0, 5)
    known = sum(1 << number for number, level in enumerate(technologies) if level <= highest)
    for item in node.at("technologies").items():
        known |= 1 << index(item, TECHNOLOGIES)
    return Start(
        tuple(levels), tuple(resistance), node.at("gates").number(0, gates[levels[0]]),
        _ring(node.at("ring")), counted(node.at("buildings"), BUILDINGS), known,
        tuple(sized(node, [cost(item) for item in node.at("resources").items()], MOST_DEFENDERS)), _NOBODY, _NOBODY,
        tuple(sized(node, [counted(item, (*UNITS, *ENGINES)) for item in node.at("armies").items()], 3)),
    )  # fmt: skip


def _ring(node: Node) -> tuple[int, ...]:
    found = [OPEN] * len(RING_IDS)
    for name, item in node.members().items():
        if name not in RING_IDS:
            raise item.fault(f"'{name}' is no section of the ring")
        found[RING_IDS.index(name)] = index(item, OBSTACLES)
    return tuple(found)


def siege_tables(node: Node, rulings: RulingsId) -> SiegeTables:
    """Return the tables of the siege, with the switches of a state of the rulings."""
    switches, falls = _switches(node, rulings), node.at("casualties")
    return SiegeTables(
        squads=tuple(item.number(1, MOST) for item in node.at("squads").items()),
        ram_strength=node.at("ram_strength").number(1, MOST),
        main_direction_die=tuple(_face(item) for item in node.at("main_direction_die").items()),
        full_ring=node.at("vulnerability").at("full").number(100, 1000),
        full_moat=node.at("vulnerability").at("moats").number(100, 1000),
        aim_dice={
            name: tuple(sized(die, [face.choice(*_AIMS) for face in die.items()], 6))
            for name, die in node.at("aim_dice").members().items()
        },
        book_dice=tuple(node.at("aim_dice").members()),
        engine_order=tuple(FIRST_FOE_ENGINE + index(item, FOE_ENGINES) for item in node.at("engine_order").items()),
        casualties_first=falls.at("first").number(1, MOST),
        casualties_every=falls.at("every").number(1, MOST),
        levels_lost=node.at("destruction").at("levels").number(1, 5),
        levels_lost_with_militia=node.at("destruction").at("with_militia").number(0, 5),
        covers=node.at("covers").number(0, MOST),
        siege_tower=node.at("siege_tower").number(0, MOST),
        catapult_units=node.at("catapult_die_units").number(0, 6),
        catapult_kills_one=switches.at("catapult_kills").choice("by_power", "one") == "one",
        baseline_with_engines=flag(switches, "baseline_counts_engines"),
        winners_destroy_at_once=switches.at("winners_destroy").choice("next_round", "at_once") == "at_once",
        morale_drops_first=switches.at("morale_drop").choice("after_test", "before_test") == "before_test",
        sabotage_cuts_resistance=switches.at("sabotaged_resistance").choice("kept", "cut") == "cut",
        no_test_for_all=switches.at("no_test").choice("those_alone", "whole_army") == "whole_army",
    )


def _switches(node: Node, rulings: RulingsId) -> Node:
    """Return how the sentences that can be read in two ways are read in a state of the rulings."""
    today, earlier = node.at("switches"), node.at("earlier_rulings")
    if tuple(earlier.members()) != RULINGS[1:]:
        raise earlier.fault(f"the earlier states of the rulings are {', '.join(RULINGS[1:])}")
    if rulings == RULINGS[0]:
        return today
    changed = earlier.at(rulings)
    for name in changed.members():
        today.at(name)
    merged = {name: member.value for part in (today, changed) for name, member in part.members().items()}
    return Node(merged, today.path)


def _face(node: Node) -> int:
    """Return the direction of a face of the die; an empty text: roll again."""
    return NONE if node.value == "" else index(node, DIRECTIONS)
