"""The board: places, paths and adjacency, read from data and validated (rules, section 2).

Inside the rules a place is a small integer. There are two numberings, because a wall section has an outer face for the
Invader and an inner one for the Defender; wall section ``w`` has the number ``w`` in both:

- outer places (``outer``): wall sections, then one siege tower for every wall section (``W + w``, whether or not the
  section is marked for one), foregrounds, ramparts, the barbican's rampart, the ram;
- inner places (``inner``): wall sections, then towers, barracks, guards, guard of honour, courtyard, hospital.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SIDES: Final = ("west", "east")
HOUSES: Final = ("barracks", "guards", "guard_of_honour", "courtyard", "hospital")
"""Inner places that are no walls or towers, in the order of their numbers."""
CAMP: Final = "CAMP"


class _Derived:
    """Tables derived from the other tables of a board."""

    outer_index: dict[str, int]
    inner_index: dict[str, int]
    field_ids: tuple[str, ...]
    field_index: dict[str, int]
    path_field: dict[tuple[int, int], int]
    distance: tuple[tuple[int, ...], ...]
    joined: tuple[tuple[int, ...], ...]
    joined_ramparts: tuple[tuple[int, ...], ...]
    all_foregrounds: tuple[int, ...]
    all_ramparts: tuple[int, ...]
    barbican: int
    ram: int
    opposite_tower: tuple[int, ...]
    house: dict[str, int]
    barracks: int
    guards: int
    honour: int
    courtyard: int
    hospital: int


@dataclass(slots=True, eq=False)
class Board(_Derived):
    """The board's topology as flat tables. Never changes after loading. Positions share it.

    Boards compare by identity, so that they are fast cache keys.

    Attributes:
        name: the board's name.
        outer: ids of the outer places, by number; siege towers are ``ST`` and the wall's id.
        inner: ids of the inner places, by number.
        outer_index, inner_index: the numbers, by id.
        walls: number of wall sections (the first numbers of both numberings).
        towers: number of towers (inner places ``walls`` to ``walls + towers - 1``).
        outer_side, inner_side: 0 west, 1 east, -1 neither (barbican, houses), by place.
        wall_places: room for the Invader's units on each wall section without a ladder.
        defender_places: room for the Defender's units on each wall section without a platform.
        siege_marked, cauldron_marked, platform_marked: whether each wall section has a field for that piece.
        capacity: room of each outer place. A siege tower has 3, the ram 0 (see ``ram_crew``).
        foregrounds, ramparts: outer numbers, by side.
        all_foregrounds, all_ramparts: outer numbers.
        barbican, ram: outer numbers of the barbican's rampart and of the ram.
        forward: for each outer place the (goal, trap field or -1) pairs of its paths towards the walls.
        joined: for each outer place the wall sections its paths reach directly.
        joined_ramparts: for each wall section the ramparts with a path to it.
        rampart_neighbours: for each outer place the adjacent ramparts (drover).
        path_field: (start, goal) -> trap field or -1, for every printed path.
        distance: for each outer place the fewest steps along printed paths to each wall section, -1 without a way.
        fields: (start, goal) of each trap field.
        field_ids: the id ``START-GOAL`` of each trap field.
        wall_neighbours: adjacent wall sections of the same side.
        tower_walls: the two wall sections next to each tower (by tower number from 0).
        tower_range: the rampart opposite each tower and the ramparts next to that one.
        tower_opposite: the rampart opposite each tower.
        opposite_tower: for each outer place the tower (from 0) opposite it, or -1.
        barbican_walls, barbican_towers: wall and tower numbers next to the barbican.
        house: inner number of each house.
        barracks_places: room for each kind of unit in the barracks.
        guards_places: room in the guards, for units of any kind.
        honour_places: room for soldiers in the guard of honour.
        start_units: units at set-up, flat ``inner place * 3 + kind``.
        start_stone: stone at set-up by wall section.
        start_heroes: inner place of each hero at set-up.
        gate_toughness, gate_glory: by gate.
        ram_places: places for components of the ram.
        ram_crew: units that one component takes.
    """

    name: str
    outer: tuple[str, ...]
    inner: tuple[str, ...]
    walls: int
    towers: int
    outer_side: tuple[int, ...]
    inner_side: tuple[int, ...]
    wall_places: tuple[int, ...]
    defender_places: tuple[int, ...]
    siege_marked: tuple[bool, ...]
    cauldron_marked: tuple[bool, ...]
    platform_marked: tuple[bool, ...]
    capacity: tuple[int, ...]
    foregrounds: tuple[tuple[int, ...], ...]
    ramparts: tuple[tuple[int, ...], ...]
    forward: tuple[tuple[tuple[int, int], ...], ...]
    rampart_neighbours: tuple[tuple[int, ...], ...]
    fields: tuple[tuple[int, int], ...]
    wall_neighbours: tuple[tuple[int, ...], ...]
    tower_walls: tuple[tuple[int, ...], ...]
    tower_opposite: tuple[int, ...]
    tower_range: tuple[tuple[int, ...], ...]
    barbican_walls: tuple[int, ...]
    barbican_towers: tuple[int, ...]
    barracks_places: tuple[int, int, int]
    guards_places: int
    honour_places: int
    start_units: tuple[int, ...]
    start_stone: tuple[int, ...]
    start_heroes: tuple[int, ...]
    gate_toughness: tuple[int, ...]
    gate_glory: tuple[int, ...]
    ram_places: int
    ram_crew: int

    def __post_init__(self) -> None:
        """Compute the derived tables, so that they cannot contradict the others."""
        self.outer_index = {name: number for number, name in enumerate(self.outer)}
        self.inner_index = {name: number for number, name in enumerate(self.inner)}
        self.field_ids = tuple(f"{self.outer[start]}-{self.outer[goal]}" for start, goal in self.fields)
        self.field_index = {name: number for number, name in enumerate(self.field_ids)}
        self.path_field = {(start, goal): path for start, paths in enumerate(self.forward) for goal, path in paths}
        self.distance = tuple(
            tuple(self._distance(place, wall) for wall in range(self.walls)) for place in range(len(self.outer))
        )
        self.joined = tuple(tuple(goal for goal, _ in paths if goal < self.walls) for paths in self.forward)
        self.joined_ramparts = tuple(
            tuple(place for place in range(len(self.outer)) if wall in self.joined[place]) for wall in range(self.walls)
        )
        self.all_foregrounds = tuple(place for side in self.foregrounds for place in side)
        self.all_ramparts = tuple(place for side in self.ramparts for place in side)
        self.ram = len(self.outer) - 1
        self.barbican = self.ram - 1
        opposite = {rampart: tower for tower, rampart in enumerate(self.tower_opposite)}
        self.opposite_tower = tuple(opposite.get(place, -1) for place in range(len(self.outer)))
        self.house = {name: self.inner_index[name] for name in HOUSES}
        self.barracks = self.house["barracks"]
        self.guards = self.house["guards"]
        self.honour = self.house["guard_of_honour"]
        self.courtyard = self.house["courtyard"]
        self.hospital = self.house["hospital"]

    def _distance(self, place: int, wall: int) -> int:
        """Return the length of the shortest way along printed paths, breadth first, or -1."""
        reached, steps = {place}, 0
        while wall not in reached:
            further = reached | {goal for start in reached for goal, _ in self.forward[start]}
            if further == reached:
                return -1
            reached, steps = further, steps + 1
        return steps

    def siege(self, wall: int) -> int:
        """Return the outer place of the siege tower at a wall section."""
        return self.walls + wall

    def wall_of(self, place: int) -> int:
        """Return the wall section of an outer place that is a wall section or a siege tower."""
        return place - self.walls if place >= self.walls else place
