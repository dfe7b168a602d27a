"""The battlefield: every space and rung, numbered, with its neighbours; computed once for each map.

A *spot* is the number of a space or of a rung. Spaces come first, row by row, column by column and from the lowest up;
then rungs, ladder by ladder. Only the door changes during a match; it bars one spot: the doorway while it is closed,
space 3 while the open leaf is in it. Everything else is fixed and is looked up in lists by spot.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, Literal, get_args

from stronghold_gui.games.fortress.field.hexes import Hex, direction, edge, neighbours, ring
from stronghold_gui.games.fortress.field.plan import SKY, Ladder, Plan, Space

DoorState = Literal["closed", "open", "gone"]
DOOR_STATES: Final[tuple[DoorState, ...]] = get_args(DoorState)

NO_SPOT: Final = -1


class Field:
    """The battlefield.

    Attributes:
        plan: the map.
        spots: column, row and level of each spot.
        index: the spot of each column, row and level.
        level, ceiling: the level and the ceiling of each spot, in levels.
        walk: whether each spot is walk or road.
        stops: whether a move ends on each spot, because it is water.
        ladder: for each spot the number of the ladder whose rung it is, or -1.
        landing_of: for each spot the number of the ladder that stands on it, or -1.
        storey: the number of the storey of each spot; a rung has that of its landing space.
        storeys: hex, floor and ceiling of each storey, a free stretch of a column.
        by_column: the spots of each hex.
        rungs: the rungs of each ladder, lowest first.
        spaces: number of spots that are no rungs.
        door_spots: spots 1 to 4 of the door, or empty.
        barred: the spot that the leaf occupies in each state.
        x: the space behind the flag, or ``NO_SPOT``.
        tops, panels: battlements and ladders by edge (``_tops``, ``_panels``).
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.spots: list[Space] = []
        self.level: list[int] = []
        self.ceiling: list[int] = []
        self.walk: list[bool] = []
        self.stops: list[bool] = []
        self.ladder: list[int] = []
        self.storey: list[int] = []
        self.storeys: list[tuple[Hex, int, int]] = []
        self.by_column: dict[Hex, list[int]] = {at: [] for at in plan.hexes}
        for at in sorted(plan.hexes, key=lambda at: (at[1], at[0])):
            self._add_spaces(at)
        self.spaces = len(self.spots)
        self.index = {space: spot for spot, space in enumerate(self.spots)}
        self.landing_of = [-1] * len(self.spots)
        self.rungs: list[list[int]] = []
        for number, ladder in enumerate(plan.ladders):
            self._add_rungs(number, ladder)
        self.landing_of += [-1] * (len(self.spots) - self.spaces)
        self.door_spots = self._find_door()
        closed, opened = (self.door_spots[0], self.door_spots[2]) if self.door_spots else (NO_SPOT, NO_SPOT)
        self.barred: dict[DoorState, int] = {"closed": closed, "open": opened, "gone": NO_SPOT}
        flag = plan.flag
        self.x = self.index[(*flag.at, flag.level)] if flag is not None else NO_SPOT
        self.tops = self._tops()
        self.panels = self._panels()

    def _add_spaces(self, at: Hex) -> None:
        ground = self.plan.hexes[at]
        for floor, ceiling in self.plan.storeys(at):
            self.storeys.append((at, floor, ceiling))
            stops = ground.terrain.stops and floor == ground.level
            self._add((*at, floor), ceiling, -1, stops=stops)

    def _add(self, space: Space, ceiling: int, ladder: int, *, stops: bool = False) -> None:
        self.by_column[space[:2]].append(len(self.spots))
        self.spots.append(space)
        self.level.append(space[2])
        self.ceiling.append(ceiling)
        self.walk.append(ladder < 0 and self.plan.is_walk(space))
        self.stops.append(stops)
        self.ladder.append(ladder)
        self.storey.append(len(self.storeys) - 1)

    def _add_rungs(self, number: int, ladder: Ladder) -> None:
        landing = self.index[ladder.landing]
        self.landing_of[landing] = number
        spots: list[int] = []
        for rung in range(1, ladder.rungs + 1):
            level = ladder.landing[2] + self.plan.pieces.levels["rung"] * rung - 1
            spots.append(len(self.spots))
            space = (*ladder.landing[:2], level)
            self.index[space] = len(self.spots)
            self._add(space, self.ceiling[landing], number)
            self.storey[-1] = self.storey[landing]
        self.rungs.append(spots)

    def _find_door(self) -> tuple[int, ...]:
        door = self.plan.door
        return tuple(self.index[(*at, self.plan.hexes[at].level)] for at in door.spaces) if door is not None else ()

    def _tops(self) -> dict[tuple[int, int], int]:
        """Return the level of a battlement's top by spot and edge; a rung has the battlements of its landing space."""
        above = self.plan.pieces.levels["battlement"]
        tops: dict[tuple[int, int], int] = {}
        for one in self.plan.battlements:
            spot = self.index[(*one.at, one.level)]
            number = self.landing_of[spot]
            for attached in (spot, *(self.rungs[number] if number >= 0 else ())):
                tops[attached, one.edge] = one.level + above
        return tops

    def _panels(self) -> dict[tuple[Hex, int], list[tuple[int, int]]]:
        """Return the lowest and highest level of each ladder, by hex and edge, from both sides of the edge."""
        panels: dict[tuple[Hex, int], list[tuple[int, int]]] = {}
        for ladder in self.plan.ladders:
            at, span = ladder.landing[:2], (ladder.landing[2], ladder.goal)
            panels.setdefault((at, ladder.edge), []).append(span)
            panels.setdefault((neighbours(at)[ladder.edge], (ladder.edge + 3) % 6), []).append(span)
        return panels

    def at(self, spot: int) -> Hex:
        """Return the hex of a spot."""
        return self.spots[spot][:2]

    def name(self, spot: int) -> str:
        """Return a spot in the notation, by column, row and level: ``14,8,21``."""
        return self.names[spot]

    @cached_property
    def names(self) -> list[str]:
        """Spots in the notation."""
        return [f"{col},{row},{level}" for col, row, level in self.spots]

    @cached_property
    def by_name(self) -> dict[str, int]:
        """Spots by their notation."""
        return {self.name(spot): spot for spot in range(len(self.spots))}

    def landing(self, ladder: int) -> int:
        """Return the landing space of a ladder."""
        return self.index[self.plan.ladders[ladder].landing]

    def ladder_at(self, spot: int) -> int:
        """Return the ladder that a spot belongs to, as a rung or as its landing space, or -1."""
        return self.ladder[spot] if self.ladder[spot] >= 0 else self.landing_of[spot]

    @cached_property
    def around(self) -> list[tuple[int, ...]]:
        """For each spot the spots of neighbouring columns, and those of the same ladder."""
        found: list[tuple[int, ...]] = []
        for spot in range(len(self.spots)):
            beside = [other for at in neighbours(self.at(spot)) for other in self.by_column.get(at, ())]
            number = self.ladder_at(spot)
            mates = [self.landing(number), *self.rungs[number]] if number >= 0 else []
            found.append(tuple(sorted({*beside, *mates} - {spot})))
        return found

    @cached_property
    def bits(self) -> list[int]:
        """The bit of each spot, for sets of spots as bit masks."""
        return [1 << spot for spot in range(len(self.spots))]

    @cached_property
    def around_bits(self) -> list[int]:
        """``around`` as bits."""
        return [sum(self.bits[other] for other in others) for others in self.around]

    @cached_property
    def places(self) -> list[tuple[int]]:
        """Each spot as the place of a single-space figure."""
        return [(spot,) for spot in range(len(self.spots))]

    @cached_property
    def ladder_bits(self) -> int:
        """The rungs and landing spaces, as bits."""
        return sum(bit for bit, climbs in zip(self.bits, self.on_ladder, strict=True) if climbs)

    @cached_property
    def on_ladder(self) -> list[bool]:
        """Whether each spot is a rung or a landing space."""
        return [self.ladder_at(spot) >= 0 for spot in range(len(self.spots))]

    @cached_property
    def leaned_over(self) -> dict[Space, frozenset[tuple[int, int, int]]]:
        """The ends of the battlements over which a figure on a space can lean, from inside only (RF-50).

        They are points in 24ths of the axial axes and half levels.
        """
        found: dict[Space, frozenset[tuple[int, int, int]]] = {}
        above = self.plan.pieces.levels["battlement"]
        for one in self.plan.battlements:
            beside = neighbours(one.at)
            for at in {one.at, *beside} - {beside[one.edge]}:
                ends = {(*end, 2 * (one.level + above)) for end in edge(one.at, one.edge) if end in ring(at)}
                space = (*at, one.level)
                found[space] = found.get(space, frozenset()) | ends
        return found

    @cached_property
    def most_around(self) -> int:
        """The largest number of spots around a spot."""
        return max(map(len, self.around))

    def top_between(self, start: int, goal: int, towards: int) -> int:
        """Return the level of the highest battlement on the edge between two spots, or -1 (RF-19)."""
        return max(self.tops.get((start, towards), -1), self.tops.get((goal, (towards + 3) % 6), -1))

    def towards(self, start: int, goal: int) -> int:
        """Return the direction from a spot's column to another's, or -1 if they are no neighbours."""
        return direction(self.at(start), self.at(goal))


__all__ = ["DOOR_STATES", "NO_SPOT", "SKY", "DoorState", "Field"]
