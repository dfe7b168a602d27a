"""Reading and validating a board file: broken or contradictory claims are refused with the fault named."""

from __future__ import annotations

from functools import cache

from stronghold_gui.core.reading import Node, read_json
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.games.stronghold.board import HOUSES, SIDES, Board
from stronghold_gui.games.stronghold.board_checks import check_board, check_names
from stronghold_gui.games.stronghold.pieces import ACTION_BUILDINGS, DEFENDER_INDEX, HEROES


def load_board(node: Node | None = None) -> Board:
    """Return a board from data (by default the one that comes with the program).

    Raises:
        DataFault: the data is broken or contradicts itself; the fault names the place.
        BadResource: so does the file that comes with the program.
    """
    return _shipped() if node is None else read_board(node)


@cache
def _shipped() -> Board:
    file = resource("stronghold", "board.json")
    with reading_resource(file):
        return read_board(read_json(file))


def read_board(root: Node) -> Board:
    """Return the board that a file describes, after everything in it was held against the rest."""
    check_names(root)
    board = BoardReader(root).board()
    check_board(root, board)
    return board


class BoardReader:
    """Turns the file's lists into tables, checking each claim against the others."""

    def __init__(self, root: Node) -> None:
        self.root = root
        self.walls = list(root.at("walls").items())
        self.towers = list(root.at("towers").items())
        self.wall_ids = [wall.at("id").text() for wall in self.walls]
        self.tower_ids = [tower.at("id").text() for tower in self.towers]
        fore = list(root.at("foregrounds").items())
        ramparts = list(root.at("ramparts").items())
        barbican = root.at("barbican")
        rampart, ram = barbican.at("rampart"), barbican.at("ram")
        self.sited = [*fore, *ramparts]
        ids = [node.at("id").text() for node in self.sited]
        self.outer = [*self.wall_ids, *(f"ST{wall}" for wall in self.wall_ids), *ids]
        self.outer += [rampart.at("id").text(), ram.at("id").text()]
        self.inner = [*self.wall_ids, *self.tower_ids, *HOUSES]
        for names in (self.outer, self.inner):
            twice = {name for name in names if names.count(name) > 1}
            if twice:
                raise root.fault(f"the id '{min(twice)}' is used twice")
        self.numbers = {name: number for number, name in enumerate(self.outer)}
        self.first_fore = 2 * len(self.walls)
        self.first_rampart = self.first_fore + len(fore)

    def board(self) -> Board:
        """Read everything."""
        wall_side = [self._side(wall) for wall in self.walls]
        tower_side = [self._side(tower) for tower in self.towers]
        sited_side = [self._side(node) for node in self.sited]
        barbican, gates = self.root.at("barbican"), self.root.at("barbican").at("gates")
        neighbours = self._wall_neighbours(wall_side)
        units, stone, heroes = self._start()
        houses = self._houses(units)
        marks = {
            name: tuple(wall.at(name).flag() for wall in self.walls) for name in ("siege_tower", "cauldron", "platform")
        }
        places = tuple(wall.at("invader_places").number(1, 20) for wall in self.walls)
        ram = barbican.at("ram")
        aboard = self.root.at("default_places").at("wall").at("siege_tower_units").number(1, 20)
        tower_walls = self._towers(tower_side, wall_side, neighbours)
        opposite, reach = self._tower_ramparts(sited_side, tower_side)
        fields: list[tuple[int, int]] = []
        forward = self._paths(sited_side, wall_side, fields)
        self._tower_walls_match(tower_walls, opposite, forward)
        toughness = tuple(item.number(1, 99) for item in gates.at("toughness").items())
        glory = tuple(item.number(0, 99) for item in gates.at("glory").items())
        if len(toughness) != len(glory) or not toughness:
            raise gates.fault("toughness and glory name different numbers of gates, or none")
        return Board(
            name=self.root.at("name").text(),
            outer=tuple(self.outer),
            inner=tuple(self.inner),
            walls=len(self.walls),
            towers=len(self.towers),
            outer_side=(*wall_side, *wall_side, *sited_side, -1, -1),
            inner_side=(*wall_side, *tower_side, *(-1 for _ in HOUSES)),
            wall_places=places,
            defender_places=tuple(wall.at("defender_places").number(1, 20) for wall in self.walls),
            siege_marked=marks["siege_tower"],
            cauldron_marked=marks["cauldron"],
            platform_marked=marks["platform"],
            capacity=(
                *places,
                *(aboard if marked else 0 for marked in marks["siege_tower"]),
                *(node.at("capacity").number(1, 99) for node in self.sited),
                barbican.at("rampart").at("capacity").number(1, 99),
                0,
            ),
            foregrounds=self._by_side(self.first_fore, self.first_rampart, sited_side),
            ramparts=self._by_side(self.first_rampart, len(self.outer) - 2, sited_side),
            forward=forward,
            rampart_neighbours=self._rampart_neighbours(sited_side),
            fields=tuple(fields),
            wall_neighbours=neighbours,
            tower_walls=tower_walls,
            tower_opposite=opposite,
            tower_range=reach,
            barbican_walls=self._named(barbican.at("next_to").at("walls"), self.wall_ids),
            barbican_towers=self._named(barbican.at("next_to").at("towers"), self.tower_ids),
            barracks_places=houses[0],
            guards_places=houses[1],
            honour_places=houses[2],
            start_units=tuple(units),
            start_stone=tuple(stone),
            start_heroes=tuple(heroes),
            gate_toughness=toughness,
            gate_glory=glory,
            ram_places=ram.at("component_places").number(1, 20),
            ram_crew=ram.at("crew_per_component").number(1, 9),
        )

    @staticmethod
    def _side(node: Node) -> int:
        return SIDES.index(node.at("side").choice(*SIDES))

    def _by_side(self, first: int, end: int, sides: list[int]) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(place for place in range(first, end) if sides[place - self.first_fore] == side)
            for side in range(len(SIDES))
        )

    def _named(self, node: Node, ids: list[str]) -> tuple[int, ...]:
        numbers = []
        for item in node.items():
            if item.text() not in ids:
                raise item.fault(f"there is no '{item.text()}' of that kind on the board")
            if ids.index(item.text()) in numbers:
                raise item.fault(f"'{item.text()}' is named twice")
            numbers.append(ids.index(item.text()))
        return tuple(numbers)

    def _place(self, node: Node) -> int:
        if node.text() not in self.numbers:
            raise node.fault(f"there is no place '{node.text()}'")
        return self.numbers[node.text()]

    def _wall_neighbours(self, sides: list[int]) -> tuple[tuple[int, ...], ...]:
        neighbours: list[list[int]] = [[] for _ in self.walls]
        for pair in self.root.at("wall_adjacency").items():
            numbers = self._named(pair, self.wall_ids)
            if len(set(numbers)) != 2:
                raise pair.fault("two different wall sections were expected")
            first, second = numbers
            if sides[first] != sides[second]:
                raise pair.fault("adjacent wall sections lie on different sides")
            if second in neighbours[first]:
                raise pair.fault("the pair is there twice")
            neighbours[first].append(second)
            neighbours[second].append(first)
        return tuple(tuple(sorted(found)) for found in neighbours)

    def _towers(
        self, tower_side: list[int], wall_side: list[int], neighbours: tuple[tuple[int, ...], ...]
    ) -> tuple[tuple[int, ...], ...]:
        found = []
        for number, tower in enumerate(self.towers):
            node = tower.at("adjacent_walls")
            walls = self._named(node, self.wall_ids)
            if len(walls) != 2 or walls[1] not in neighbours[walls[0]]:
                raise node.fault("a tower stands between two adjacent wall sections")
            if wall_side[walls[0]] != tower_side[number]:
                raise node.fault("the tower and its walls lie on different sides")
            found.append(walls)
        return tuple(found)

    def _tower_ramparts(
        self, sited_side: list[int], tower_side: list[int]
    ) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
        opposite, reach = [], []
        for number, tower in enumerate(self.towers):
            facing = self._rampart(tower.at("opposite"))
            near = [self._rampart(item) for item in tower.at("adjacent_ramparts").items()]
            for place in (facing, *near):
                if sited_side[place - self.first_fore] != tower_side[number]:
                    raise tower.fault(f"rampart {self.outer[place]} lies on the other side")
            if sorted(near) != sorted(self._adjacent(facing)):
                raise tower.at("adjacent_ramparts").fault("they are not the neighbours of the opposite rampart")
            opposite.append(facing)
            reach.append((facing, *near))
        if len(set(opposite)) != len(opposite):
            raise self.root.at("towers").fault("two towers stand opposite the same rampart")
        return tuple(opposite), tuple(reach)

    def _rampart(self, node: Node) -> int:
        place = self._place(node)
        if not self.first_rampart <= place < len(self.outer) - 2:
            raise node.fault(f"'{node.text()}' is no rampart")
        return place

    def _adjacent(self, place: int) -> tuple[int, ...]:
        node = self.sited[place - self.first_fore].at("adjacent")
        near = tuple(self._rampart(item) for item in node.items())
        if place in near or len(set(near)) < len(near):
            raise node.fault("a rampart names itself or another twice as its neighbour")
        return near

    def _rampart_neighbours(self, sited_side: list[int]) -> tuple[tuple[int, ...], ...]:
        found: list[tuple[int, ...]] = [() for _ in self.outer]
        for place in range(self.first_rampart, len(self.outer) - 2):
            for near in self._adjacent(place):
                node = self.sited[place - self.first_fore].at("adjacent")
                if place not in self._adjacent(near):
                    raise node.fault(f"{self.outer[near]} does not name it as its neighbour")
                if sited_side[place - self.first_fore] != sited_side[near - self.first_fore]:
                    raise node.fault(f"{self.outer[near]} lies on the other side")
            found[place] = self._adjacent(place)
        return tuple(found)

    def _paths(
        self, sited_side: list[int], wall_side: list[int], fields: list[tuple[int, int]]
    ) -> tuple[tuple[tuple[int, int], ...], ...]:
        side = [*wall_side, *wall_side, *sited_side, -1, -1]
        forward: list[list[tuple[int, int]]] = [[] for _ in self.outer]
        for path in self.root.at("paths").items():
            start, goal = self._place(path.at("from")), self._place(path.at("to"))
            if side[start] != side[goal]:
                raise path.fault("a path leads from one side to the other")
            if start < 2 * len(self.walls) or goal == start or goal in (known for known, _ in forward[start]):
                raise path.fault("a path leads on from a wall, to itself, or is there twice")
            number = -1
            if path.at("trap_field").flag():
                number = len(fields)
                fields.append((start, goal))
            forward[start].append((goal, number))
        for wall, name in enumerate(self.wall_ids):
            if not any(wall == goal for paths in forward for goal, _ in paths):
                raise self.root.at("paths").fault(f"no path leads to {name}")
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
                raise self.towers[number].fault("its walls are not those of the rampart opposite")

    def _start(self) -> tuple[list[int], list[int], list[int]]:
        units = [0] * (3 * len(self.inner))
        stone = []
        heroes: dict[str, int] = {}
        for number, wall in enumerate(self.walls):
            start = wall.at("start").numbers()
            stone.append(start.pop("stone", 0))
            self._put(units, number, start, wall.at("start"))
            if sum(start.values()) > wall.at("defender_places").number():
                raise wall.at("start").fault("more units than places")
            if wall.at("start_hero").value is not None:
                hero = wall.at("start_hero").choice(*HEROES)
                if hero in heroes:
                    raise wall.at("start_hero").fault(f"the {hero} stands on two walls")
                heroes[hero] = number
        for number, tower in enumerate(self.towers):
            if tower.at("start").value is not None:
                unit = tower.at("start").choice(*DEFENDER_INDEX)
                units[3 * (len(self.walls) + number) + DEFENDER_INDEX[unit]] += 1
        missing = [hero for hero in HEROES if hero not in heroes]
        if missing:
            raise self.root.at("walls").fault(f"the {missing[0]} stands nowhere")
        return units, stone, [heroes[hero] for hero in HEROES]

    @staticmethod
    def _put(units: list[int], place: int, start: dict[str, int], node: Node) -> None:
        for unit, count in start.items():
            if unit not in DEFENDER_INDEX:
                raise node.fault(f"'{unit}' is no unit of the Defender")
            units[3 * place + DEFENDER_INDEX[unit]] += count

    def _houses(self, units: list[int]) -> tuple[tuple[int, int, int], int, int]:
        listed = {node.at("id").text(): node for node in self.root.at("buildings").items()}
        for name in (*ACTION_BUILDINGS, *HOUSES):
            if name not in listed:
                raise self.root.at("buildings").fault(f"'{name}' is missing")
            if listed[name].at("actions").flag() != (name in ACTION_BUILDINGS):
                raise listed[name].at("actions").fault("R-10 says otherwise")
        for name in HOUSES:
            if listed[name].has("start"):
                start = listed[name].at("start").numbers()
                self._put(units, self.inner.index(name), start, listed[name].at("start"))
        barracks = listed["barracks"].at("places").texts()
        room = tuple(barracks.count(unit) for unit in DEFENDER_INDEX)
        guards, honour = listed["guards"].at("places"), listed["guard_of_honour"].at("places")
        return (room[0], room[1], room[2]), len(guards.texts()), len(honour.texts())
