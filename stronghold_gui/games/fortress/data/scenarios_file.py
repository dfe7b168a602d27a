"""Reading ``scenarios.json``: every fault is named by its path."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast, get_args

from stronghold_gui.core.reading import Node
from stronghold_gui.games.fortress.data.cards_file import only
from stronghold_gui.games.fortress.data.scenarios import (
    MOST_PLAYERS,
    SCENARIOS,
    SWITCHES,
    End,
    EndKind,
    Mode,
    ModeId,
    Scenario,
    ScenarioId,
    Seating,
)
from stronghold_gui.games.fortress.field.plan import Space
from stronghold_gui.games.fortress.field.reading import read_space

_END_FIGURES: Final[Mapping[EndKind, tuple[str, ...]]] = {
    "rescue": ("guards", "rescued", "heroes", "on_foot"),
    "flag": ("defender",),
    "run": ("runner", "runners"),
}
_MEMBERS: Final = {
    *("id", "map", "mode", "rounds", "zones", "card_zones", "inside", "door", "door_guard", "glyphs"),
    *("places_first", "begins", "end", "seatings"),
}
GLYPHS: Final = ("valda",)

Zones = Mapping[str, frozenset[Space]]


def read_modes(root: Node) -> dict[ModeId, Mode]:
    """Return the modes of a file by id.

    Raises:
        DataFault: one is missing, or with the path of what is wrong in one.
    """
    only(root.at("modes"), set(get_args(ModeId)))
    return {name: _mode(root.at("modes").at(name)) for name in get_args(ModeId)}


def read_scenarios(root: Node, cards: Sequence[str]) -> dict[str, Scenario]:
    """Return the scenarios of a file by id.

    Args:
        root: the file.
        cards: ids of the cards that armies are made of.

    Raises:
        DataFault: with the path of what is wrong.
    """
    only(root, {"modes", "zones", "scenarios"})
    modes = read_modes(root)
    zones = {name: _zone(node) for name, node in root.at("zones").members().items()}
    found: dict[str, Scenario] = {}
    for node in root.at("scenarios").items():
        scenario = _scenario(node, modes, zones, cards)
        if scenario.id in found:
            raise node.at("id").fault(f"'{scenario.id}' is there twice")
        found[scenario.id] = scenario
    return found


def _mode(node: Node) -> Mode:
    only(node, {*SWITCHES, "sight"})
    head = node.at("sight").choice("target_point", "head") == "head"
    return Mode(**{name: node.at(name).flag() for name in SWITCHES}, head=head)


def _zone(node: Node) -> frozenset[Space]:
    spaces = [read_space(item) for item in node.items()]
    if len(set(spaces)) < len(spaces):
        raise node.fault("a space is there twice")
    return frozenset(spaces)


def _named(node: Node, zones: Zones) -> frozenset[Space]:
    """Return the spaces of several zones, by name."""
    return frozenset[Space]().union(*(zones[name.choice(*zones)] for name in node.items()))


def _scenario(node: Node, modes: Mapping[ModeId, Mode], zones: Zones, cards: Sequence[str]) -> Scenario:
    only(node, _MEMBERS)
    by_player = tuple(_named(item, zones) for item in node.at("zones").items())
    if not 0 < len(by_player) <= MOST_PLAYERS:
        raise node.at("zones").fault(f"there are 1 to {MOST_PLAYERS} players")
    last = len(by_player) - 1
    own = node.at("card_zones").members() if node.has("card_zones") else {}
    for name, item in own.items():
        Node(name, item.path).choice(*cards)
    door = node.at("door")
    only(door, {"controller", "open"})
    return Scenario(
        id=cast("ScenarioId", node.at("id").choice(*SCENARIOS)),
        map=node.at("map").text(),
        mode=modes[cast("ModeId", node.at("mode").choice(*modes))],
        rounds=node.at("rounds").number(1, 100),
        zones=by_player,
        card_zones={name: _named(item, zones) for name, item in own.items()},
        inside=_named(node.at("inside"), zones),
        controller=door.at("controller").number(0, last),
        opened=door.at("open").flag(),
        guard=_player(node, "door_guard", last),
        glyphs={read_space(item.at("at")): item.at("id").choice(*GLYPHS) for item in node.at("glyphs").items()},
        places_first=_player(node, "places_first", last),
        begins=_player(node, "begins", last),
        end=_end(node.at("end")),
        seatings=_seatings(node.at("seatings"), len(by_player), cards),
    )


def _player(node: Node, name: str, last: int) -> int:
    return node.at(name).number(0, last) if node.has(name) else -1


def _end(node: Node) -> End:
    kind = cast("EndKind", node.at("kind").choice(*_END_FIGURES))
    only(node, {"kind", *_END_FIGURES[kind]})
    return End(kind, {name: node.at(name).number(0, 30) for name in _END_FIGURES[kind]})


def _seatings(node: Node, players: int, cards: Sequence[str]) -> dict[int, Seating]:
    found: dict[int, Seating] = {}
    for name, item in node.members().items():
        seating = _seating(item, cards)
        number = len(set(seating.people))
        if name != str(number) or set(seating.people) != set(range(number)):
            raise item.at("people").fault(f"these are not the seats of {name} people")
        if len(seating.people) > players:
            raise item.at("people").fault(f"the scenario has zones for {players} players")
        found[number] = seating
    return found


def _seating(node: Node, cards: Sequence[str]) -> Seating:
    only(node, {"people", "sides", "limits", "given"})
    people = tuple(item.number(0, MOST_PLAYERS - 1) for item in node.at("people").items())
    sides = tuple(
        tuple(player.number(0, len(people) - 1) for player in side.items()) for side in node.at("sides").items()
    )
    if sorted(player for side in sides for player in side) != list(range(len(people))):
        raise node.at("sides").fault("every player is of one side")
    limits = (
        None if node.at("limits").value is None else tuple(item.number(0, 10_000) for item in node.at("limits").items())
    )
    given = tuple(tuple(card.choice(*cards) for card in army.items()) for army in node.at("given").items())
    if len(given) != len(people) or (limits is not None and len(limits) != len(people)):
        raise node.fault("there are a limit and an army for each player")
    everything = [card for army in given for card in army]
    if len(set(everything)) < len(everything):
        raise node.at("given").fault("a card is in two armies")
    return Seating(people, sides, limits, given)
