"""A reader that makes a board from a board file and refuses contradictory entries with the path of the fault."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.reading import DataFault, Json, read_json_value
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.games.stronghold.board import HOUSES, SIDES, Board
from stronghold_gui.games.stronghold.data.board_checks import check_board, check_names
from stronghold_gui.games.stronghold.data.board_written import BoardFile
from stronghold_gui.games.stronghold.pieces import ACTION_BUILDINGS, DEFENDER_INDEX, DEFENDERS, HEROES


def load_board(value: Json = None) -> Board:
    """Return a board from data (by default the one that comes with the program).

    Raises:
        DataFault: the data is broken or contradicts itself; the fault names the place.
        BadResource: the same faults, in the file that comes with the program.
    """
    return _shipped() if value is None else read_board(parse_data(BoardFile, value))


@cache
def _shipped() -> Board:
    file = resource("stronghold", "board.json")
    with reading_resource(file):
        return load_board(read_json_value(file))


def read_board(written: BoardFile) -> Board:
    """Return the board that a file describes.

    Raises:
        DataFault: entries contradict each other; the fault names the place.
    """
    check_names(written)
    board = BoardReader(written).board()
    check_board(written, board)
    return board


class BoardReader:
    """A converter of the file's lists into tables, which checks each entry against the others."""

    def __init__(self, written: BoardFile) -> None:
        self.written = written
        self.walls, self.towers, self.ramparts = written.walls, written.towers, written.ramparts
        self.wall_ids = [wall.id for wall in self.walls]
        self.tower_ids = [tower.id for tower in self.towers]
        self.sited = (*written.foregrounds, *self.ramparts)
        self.outer = [*self.wall_ids, *(f"ST{wall}" for wall in self.wall_ids), *(site.id for site in self.sited)]
        self.outer += [written.barbican.rampart.id, written.barbican.ram.id]
        self.inner = [*self.wall_ids, *self.tower_ids, *HOUSES]
        for names in (self.outer, self.inner):
            twice = {name for name in names if names.count(name) > 1}
            if twice:
                raise DataFault("the file", f"the id '{min(twice)}' is used twice")
        self.numbers = {name: number for number, name in enumerate(self.outer)}
        self.first_fore = 2 * len(self.walls)
        self.first_rampart = self.first_fore + len(written.foregrounds)
        self.end_rampart = len(self.outer) - 2
        self.wall_side = [SIDES.index(wall.side) for wall in self.walls]
        self.tower_side = [SIDES.index(tower.side) for tower in self.towers]
        self.outer_side = [*self.wall_side, *self.wall_side, *(SIDES.index(site.side) for site in self.sited), -1, -1]

    def board(self) -> Board:
        """Return the board; raises ``DataFault`` with the path of an entry that contradicts another."""
        barbican, aboard = self.written.barbican, self.written.siege_tower_units
        neighbours = self._wall_neighbours()
        units, heroes = self._start(), self._heroes()
        barracks, guards, honour = self._houses(units)
        tower_walls = self._tower_walls(neighbours)
        opposite, reach = self._tower_ramparts()
        fields: list[tuple[int, int]] = []
        forward = self._paths(fields)
        self._tower_walls_match(tower_walls, opposite, forward)
        if len(barbican.gates.toughness) != len(barbican.gates.glory) or not barbican.gates.toughness:
            raise DataFault("barbican.gates", "toughness and glory name different numbers of gates, or none")
        return Board(
            name=self.written.name,
            outer=tuple(self.outer),
            inner=tuple(self.inner),
            walls=len(self.walls),
            towers=len(self.towers),
            outer_side=tuple(self.outer_side),
            inner_side=(*self.wall_side, *self.tower_side, *(-1 for _ in HOUSES)),
            wall_places=tuple(wall.invader_places for wall in self.walls),
            defender_places=tuple(wall.defender_places for wall in self.walls),
            siege_marked=tuple(wall.siege_tower for wall in self.walls),
            cauldron_marked=tuple(wall.cauldron for wall in self.walls),
            platform_marked=tuple(wall.platform for wall in self.walls),
            capacity=(
                *(wall.invader_places for wall in self.walls),
                *(aboard if wall.siege_tower else 0 for wall in self.walls),
                *(site.capacity for site in self.sited),
                barbican.rampart.capacity,
                0,
            ),
            foregrounds=self._by_side(range(self.first_fore, self.first_rampart)),
            ramparts=self._by_side(range(self.first_rampart, self.end_rampart)),
            forward=forward,
            rampart_neighbours=self._rampart_neighbours(),
            fields=tuple(fields),
            wall_neighbours=neighbours,
            tower_walls=tower_walls,
            tower_opposite=opposite,
            tower_range=reach,
            barbican_walls=_named(barbican.next_to.walls, self.wall_ids, "barbican.next_to.walls"),
            barbican_towers=_named(barbican.next_to.towers, self.tower_ids, "barbican.next_to.towers"),
            barracks_places=barracks,
            guards_places=guards,
            honour_places=honour,
            start_units=tuple(units),
            start_stone=tuple(wall.start.stone for wall in self.walls),
            start_heroes=heroes,
            gate_toughness=barbican.gates.toughness,
            gate_glory=barbican.gates.glory,
            ram_places=barbican.ram.component_places,
            ram_crew=barbican.ram.crew_per_component,
        )

    def _by_side(self, places: range) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(place for place in places if self.outer_side[place] == side) for side in range(len(SIDES)))

    def _place(self, name: str, path: str) -> int:
        if name not in self.numbers:
            raise DataFault(path, f"there is no place '{name}'")
        return self.numbers[name]

    def _wall_neighbours(self) -> tuple[tuple[int, ...], ...]:
        neighbours: list[list[int]] = [[] for _ in self.walls]
        for index, pair in enumerate(self.written.wall_adjacency):
            path = f"wall_adjacency[{index}]"
            first, second = _named(pair, self.wall_ids, path)
            if self.wall_side[first] != self.wall_side[second]:
                raise DataFault(path, "adjacent wall sections lie on different sides")
            if second in neighbours[first]:
                raise DataFault(path, "the pair is there twice")
            neighbours[first].append(second)
            neighbours[second].append(first)
        return tuple(tuple(sorted(found)) for found in neighbours)

    def _tower_walls(self, neighbours: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
        found = []
        for number, tower in enumerate(self.towers):
            path = f"towers[{number}].adjacent_walls"
            walls = _named(tower.adjacent_walls, self.wall_ids, path)
            if len(walls) != 2 or walls[1] not in neighbours[walls[0]]:
                raise DataFault(path, "a tower stands between two adjacent wall sections")
            if self.wall_side[walls[0]] != self.tower_side[number]:
                raise DataFault(path, "the tower and its walls lie on different sides")
            found.append(walls)
        return tuple(found)

    def _tower_ramparts(self) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
        opposite, reach = [], []
        for number, tower in enumerate(self.towers):
            path = f"towers[{number}]"
            facing = self._rampart(tower.opposite, f"{path}.opposite")
            near = self._ramparts(tower.adjacent_ramparts, f"{path}.adjacent_ramparts")
            for place in (facing, *near):
                if self.outer_side[place] != self.tower_side[number]:
                    raise DataFault(path, f"rampart {self.outer[place]} lies on the other side")
            if sorted(near) != sorted(self._adjacent(facing)):
                raise DataFault(f"{path}.adjacent_ramparts", "they are not the neighbours of the opposite rampart")
            opposite.append(facing)
            reach.append((facing, *near))
        if len(set(opposite)) != len(opposite):
            raise DataFault("towers", "two towers stand opposite the same rampart")
        return tuple(opposite), tuple(reach)

    def _rampart(self, name: str, path: str) -> int:
        place = self._place(name, path)
        if not self.first_rampart <= place < self.end_rampart:
            raise DataFault(path, f"'{name}' is no rampart")
        return place

    def _ramparts(self, names: Sequence[str], path: str) -> tuple[int, ...]:
        return tuple(self._rampart(name, f"{path}[{index}]") for index, name in enumerate(names))

    def _adjacent(self, place: int) -> tuple[int, ...]:
        number = place - self.first_rampart
        path = f"ramparts[{number}].adjacent"
        near = self._ramparts(self.ramparts[number].adjacent, path)
        if place in near or len(set(near)) < len(near):
            raise DataFault(path, "a rampart names itself or another twice as its neighbour")
        return near

    def _rampart_neighbours(self) -> tuple[tuple[int, ...], ...]:
        found: list[tuple[int, ...]] = [() for _ in self.outer]
        for place in range(self.first_rampart, self.end_rampart):
            path = f"ramparts[{place - self.first_rampart}].adjacent"
            found[place] = self._adjacent(place)
            for near in found[place]:
                if place not in self._adjacent(near):
                    raise DataFault(path, f"{self.outer[near]} does not name it as its neighbour")
                if self.outer_side[place] != self.outer_side[near]:
                    raise DataFault(path, f"{self.outer[near]} lies on the other side")
        return tuple(found)

    def _paths(self, fields: list[tuple[int, int]]) -> tuple[tuple[tuple[int, int], ...], ...]:
        forward: list[list[tuple[int, int]]] = [[] for _ in self.outer]
        for index, part in enumerate(self.written.paths):
            path = f"paths[{index}]"
            start, goal = self._place(part.start, f"{path}.from"), self._place(part.goal, f"{path}.to")
            if self.outer_side[start] != self.outer_side[goal]:
                raise DataFault(path, "a path leads from one side to the other")
            if start < self.first_fore or goal == start or goal in (known for known, _ in forward[start]):
                raise DataFault(path, "a path leads on from a wall, to itself, or is there twice")
            number = -1
            if part.trap_field:
                number = len(fields)
                fields.append((start, goal))
            forward[start].append((goal, number))
        for wall, name in enumerate(self.wall_ids):
            if not any(wall == goal for paths in forward for goal, _ in paths):
                raise DataFault("paths", f"no path leads to {name}")
        return tuple(tuple(paths) for paths in forward)

    def _tower_walls_match(
        self,
        tower_walls: tuple[tuple[int, ...], ...],
        opposite: tuple[int, ...],
        forward: tuple[tuple[tuple[int, int], ...], ...],
    ) -> None:
        for number, walls in enumerate(tower_walls):
            reached = {goal for goal, _ in forward[opposite[number]] if goal < len(self.walls)}
            if reached != set(walls):
                raise DataFault(f"towers[{number}]", "its walls are not those of the rampart opposite")

    def _start(self) -> list[int]:
        """Return the units of walls and towers at set-up. The units of the houses are added later."""
        units = [0] * (len(DEFENDERS) * len(self.inner))
        for number, wall in enumerate(self.walls):
            if sum(wall.start.counts) > wall.defender_places:
                raise DataFault(f"walls[{number}].start", "more units than places")
            _put(units, number, wall.start.counts)
        for number, tower in enumerate(self.towers):
            if tower.start is not None:
                units[len(DEFENDERS) * (len(self.walls) + number) + DEFENDER_INDEX[tower.start]] += 1
        return units

    def _heroes(self) -> tuple[int, ...]:
        """Return the wall section of each hero at set-up."""
        heroes: dict[str, int] = {}
        for number, wall in enumerate(self.walls):
            if wall.start_hero is None:
                continue
            if wall.start_hero in heroes:
                raise DataFault(f"walls[{number}].start_hero", f"the {wall.start_hero} stands on two walls")
            heroes[wall.start_hero] = number
        for hero in HEROES:
            if hero not in heroes:
                raise DataFault("walls", f"the {hero} stands nowhere")
        return tuple(heroes[hero] for hero in HEROES)

    def _houses(self, units: list[int]) -> tuple[tuple[int, int, int], int, int]:
        """Add the units of the houses, and return the places of barracks, guards and guard of honour."""
        places = {house.id: house.places for house in self.written.buildings}
        for name in (*ACTION_BUILDINGS, *HOUSES):
            if name not in places:
                raise DataFault("buildings", f"'{name}' is missing")
        for number, house in enumerate(self.written.buildings):
            if house.actions != (house.id in ACTION_BUILDINGS):
                raise DataFault(f"buildings[{number}].actions", "R-10 says otherwise")
            if house.id in HOUSES:
                _put(units, self.inner.index(house.id), house.start.counts)
        marksmen, soldiers, veterans = (places["barracks"].count(unit) for unit in DEFENDERS)
        return (marksmen, soldiers, veterans), len(places["guards"]), len(places["guard_of_honour"])


def _named(names: Sequence[str], ids: list[str], path: str) -> tuple[int, ...]:
    """Return the numbers of wall sections or towers."""
    for index, name in enumerate(names):
        if name not in ids:
            raise DataFault(f"{path}[{index}]", f"there is no '{name}' of that kind on the board")
        if name in names[:index]:
            raise DataFault(f"{path}[{index}]", f"'{name}' is named twice")
    return tuple(map(ids.index, names))


def _put(units: list[int], place: int, counts: Sequence[int]) -> None:
    for kind, count in enumerate(counts):
        units[len(DEFENDERS) * place + kind] += count
