"""The tilted battlefield, from one of six sides: the blocks of its picture, and the areas of its spaces.

A column of hexes is one block: its visible sides, its top, and the shade of higher blocks on it. The light always
falls from the left, however the battlefield is turned. Farther blocks are drawn first.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from stronghold_gui.desktop.fortress.angle import FLAT, LEVEL, RADIUS, WIDE, Angle, Hex, Point
from stronghold_gui.desktop.fortress.plan_svg import TRAY
from stronghold_gui.desktop.table.depth.blocks import Block, Layer
from stronghold_gui.games.fortress.field.field import Field
from stronghold_gui.games.fortress.field.hexes import neighbours

_MARGIN: Final = 1.5
"""Scene units around the pictures of hexes, for their lines."""
_DEEP: Final = RADIUS * FLAT
_FRONT: Final = 8.6
"""Depth value of the nearest row (`geometry.Area.over`)."""
_LEVEL_OVER: Final = 0.003
"""Depth added by each level; all levels together add less than half a row."""
_RIGHT: Final = 1e-7
"""Depth added by each scene unit to the right; all together add less than a level."""
_SECTION: Final = 9
_WALL: Final = 9
"""Height in levels from which on a block shades the whole hex beside it; twice that also shades the next one."""
_EDGE: Final = 14.0
_TRAY: Final = 78.0
_ABOVE: Final = 58.0
"""Scene units above the highest hex, to leave room for a figure on it."""
_RATIO: Final = 0.65
"""Ratio of width to height of a figure's picture."""
_RUNG: Final = 0.62
"""Size of a rung's area, and its distance from the middle of its hex."""
_SWAY: Final = 13.0
"""Scene units by which a figure on a ladder is drawn left or right of its middle."""
_LEANS: Final = {1: 0.3, 2: 0.3, 4: -0.3, 5: -0.3}
"""Rows by which a ladder and the figures on it are in front of the middle of their hex, by its edge on the screen."""
_LOWER: Final = 0.0002
"""Depth added by each lower rung of a ladder; all together add less than a figure in front of its hex."""
_TOPS: Final = 2.2
_CHEST, _COVERS = 16.0, WIDE * 0.75
"""Height in scene units of the part of a figure that must be visible, and the sideways distance of covering blocks."""
_WALLS: Final = ("column", "storey")
_KINDS: Final = {"walk": "road"}
"""Terrains whose pictures have another name."""


class Depth:
    """A battlefield as seen from one side."""

    def __init__(self, field: Field, angle: Angle, *, waiting: bool = True) -> None:
        """Store the battlefield and the angle; ``waiting``: whether there is room beside it for waiting figures."""
        self._field, self._angle, self._waiting = field, angle, waiting
        self._hiding: dict[str, tuple[str, ...]] = {}
        middles = [angle.middle(at) for at in field.by_column]
        highest = [angle.seen(at, max(field.level[s] for s in spots)) for at, spots in field.by_column.items()]
        self._left = min(x for x, _ in middles) - WIDE / 2 - _EDGE
        self._top = min(y for _, y in highest) - _DEEP - _EDGE - _ABOVE
        self._wide = max(x for x, _ in middles) + WIDE / 2 + _EDGE - self._left
        self._strip = max(y for _, y in middles) + _DEEP + _EDGE - self._top
        ys = [y for _, y in middles]
        self._first, self._depth = min(ys) - _DEEP, max(ys) - min(ys) + 2 * _DEEP

    # -- places ------------------------------------------------------------------------------------------------------

    @property
    def size(self) -> Point:
        return self._wide, self._strip + (_TRAY + _EDGE if self._waiting else 0.0)

    def place(self, at: Hex, level: int = 0) -> Point:
        """Return the middle of a hex at a level."""
        x, y = self._angle.seen(at, level)
        return x - self._left, y - self._top

    def over(self, at: Hex, level: int, further: float = 0.0) -> float:
        """Return the depth of a place, plus ``further`` rows. In a row, things farther right are slightly in front."""
        x, y = self._angle.middle(at)
        row = 1.5 * _DEEP / self._depth
        return ((y - self._first) / self._depth + further * row) * _FRONT + level * _LEVEL_OVER + x * _RIGHT

    def _beside(self, at: Hex, towards: int) -> Hex:
        """Return the neighbour in a direction of the screen."""
        return neighbours(at)[(towards - self._angle.turn) % 6]

    def _ground_top(self, at: Hex) -> int:
        """Return the level up to which a hex is solid from the ground; 0 beyond the edge of the map."""
        plan = self._field.plan
        if at not in plan.hexes:
            return 0
        return plan.walks[at][-1] if at in plan.columns else plan.hexes[at].level

    def _highest(self, at: Hex) -> int:
        spots = self._field.by_column.get(at)
        return 0 if spots is None else max(self._field.level[s] for s in spots if self._field.ladder[s] < 0)

    # -- blocks ------------------------------------------------------------------------------------------------------

    def blocks(self) -> tuple[Block, ...]:
        """Return all blocks."""
        return (*self._columns(), *self._storeys(), *self._battlements(), *self._ladders())

    def _columns(self) -> Iterator[Block]:
        """Yield the blocks that are filled from the ground: land, and walls with the walk on top."""
        plan = self._field.plan
        for at, ground in plan.hexes.items():
            x, y = self.place(at)
            top = self._ground_top(at)
            layers = [*self._sides(at, ground.level, f"side.{_kind(ground.terrain.id)}")]
            if top > ground.level:
                layers += self._masonry(ground.level, top)
                layers += self._surface(at, top, "walk")
            else:
                layers += self._surface(at, top, _kind(ground.terrain.id))
            low = top == ground.level
            yield Block(_name("column", at, top), x, y, self.over(at, ground.level), tuple(layers), floor=low)

    def _storeys(self) -> Iterator[Block]:
        """Yield the blocks that hang over free ground: walks, and the part above the doorway."""
        plan, thick = self._field.plan, self._field.plan.pieces.levels["walk"]
        for at, walks in plan.walks.items():
            if at in plan.columns:
                continue
            for floor, ceiling in plan.storeys(at)[:-1]:
                walk = next(level for level in walks if level > floor)
                x, y = self.place(at)
                layers = [*self._masonry(ceiling, walk)] if walk - ceiling > thick else [_level("wall.walk", walk)]
                layers += self._surface(at, walk, "walk")
                yield Block(_name("storey", at, walk), x, y, self.over(at, walk), tuple(layers))

    def _sides(self, at: Hex, high: int, art: str) -> Iterator[Layer]:
        """Yield the visible sides of land, level by level."""
        least = min(self._ground_top(self._beside(at, towards)) for towards in (1, 2))
        for level in range(least + 1, high + 1):
            yield _level(art, level)

    def _masonry(self, low: int, high: int) -> list[Layer]:
        """Return a wall between two levels: its base, its sections, the walk on top."""
        layers, level = [], low
        while high - level > 1:
            tall = _SECTION if (high - level - 1) % _SECTION == 0 else 1
            level += tall
            layers.append(_level("wall.section" if tall > 1 else "wall.base", level))
        return [*layers, _level("wall.walk", high)]

    def _surface(self, at: Hex, level: int, kind: str) -> Iterator[Layer]:
        """Yield the top of a hex, and the shade on it."""
        variant = (at[0] * 7 + at[1] * 5) % 3
        yield _whole(f"top.{kind}.{variant}", level)
        if self._is_shaded(at, level):
            yield _whole("shade.all", level)
            return
        for towards, name in ((2, "sw"), (3, "w"), (4, "nw")):
            if self._highest(self._beside(at, towards)) > level:
                yield _whole(f"shade.{name}", level)

    def _is_shaded(self, at: Hex, level: int) -> bool:
        """Return whether a wall towards the light shades a space; the space under a walk is always dark."""
        if self._highest(at) > level:
            return True
        beside = [self._beside(at, towards) for towards in (3, 4)]
        beyond = [self._beside(self._beside(at, 3), 3), self._beside(self._beside(at, 3), 4)]
        near = max(self._highest(other) for other in beside) - level
        far = max(self._highest(other) for other in beyond) - level
        return near >= _WALL or far >= 2 * _WALL

    def _battlements(self) -> Iterator[Block]:
        for one in self._field.plan.battlements:
            edge = self._angle.towards(one.edge)
            x, y = self.place(one.at)
            layer = _whole(f"battlement.{edge}", one.level, _TOPS)
            yield Block(f"battlement.{one.at[0]},{one.at[1]},{one.level}.{one.edge}", x, y,
                        self._edge_over(one.at, one.level, edge), (layer,), low=True)  # fmt: skip

    def _edge_over(self, at: Hex, level: int, edge: int) -> float:
        """Return the depth of a thing on an edge of a hex, between those of the two hexes."""
        further = {0: 0.0, 1: 0.49, 2: 0.49, 3: 0.0, 4: -0.49, 5: -0.49}[edge]
        return self.over(at, level, further) + 0.0008

    def _ladders(self) -> Iterator[Block]:
        for number, ladder in enumerate(self._field.plan.ladders):
            edge, at = self._angle.towards(ladder.edge), ladder.landing[:2]
            x, y = self.place(at)
            for spot in self._field.rungs[number]:
                level = self._field.level[spot] - 1
                layer = _whole(f"rung.{edge}", level, _TOPS)
                # Draw a ladder behind its figures on every side, though from the front a real one would hide them.
                over = self.over(at, level, _LEANS.get(edge, 0.0))
                yield Block(f"rung.{self._field.name(spot)}", x, y, over, (layer,), low=True)

    @cached_property
    def raised(self) -> frozenset[str]:
        """The keys of the blocks above the ground: walls, hanging parts, battlements, ladders."""
        return frozenset(key for key, *_ in self._risen)

    @cached_property
    def _risen(self) -> list[tuple[str, float, float, float, float]]:
        """The blocks above the ground: key, depth, and on the screen the middle, the upper and the lower end."""
        found, plan = [], self._field.plan
        for block in self.blocks():
            kind, _, where = block.key.partition(".")
            col, row, level = map(int, where.split(".")[0].split(","))
            at = (col, row)
            ground = plan.hexes[at].level
            if level <= ground + 1 or (kind == "battlement" and level - ground < _SECTION):
                continue
            low = {"column": ground, "storey": max(c for _, c in plan.storeys(at)[:-1]) if kind == "storey" else 0}
            top = self.place(at, level + (2 if kind != "storey" else 0))[1] - _DEEP
            bottom = self.place(at, low.get(kind, level))[1] + _DEEP
            found.append((block.key, block.over, block.x, top, bottom))
        return found

    def hiding(self, place: str) -> tuple[str, ...]:
        """Return the keys of the blocks in front of a place that cover a part of a figure there.

        The result is cached because every move asks for all figures; this saves 4 % of a move's time.
        """
        if place not in self._hiding:
            spot = self._field.by_name.get(place)
            if spot is None:
                return ()
            x, y, over = self._stands(spot)
            walls = {
                key.partition(".")[2]
                for key, front, middle, top, bottom in self._risen
                if key.startswith(_WALLS) and front > over and abs(middle - x) < _COVERS and top < y - _CHEST < bottom
            }
            # A battlement or ladder fades with the wall that it stands on; a battlement alone hides no figure.
            on = {key for key, *_ in self._risen if self._base(key) in walls}
            self._hiding[place] = tuple(sorted(on))
        return self._hiding[place]

    def _base(self, key: str) -> str:
        """Return the wall, as hex and level, that a block above the ground is, stands on or leans on."""
        kind, _, name = key.partition(".")
        if kind != "rung":
            return name.partition(".")[0]
        ladder = self._field.plan.ladders[self._field.ladder[self._field.by_name[name]]]
        return ",".join(map(str, ladder.landing))

    # -- areas -------------------------------------------------------------------------------------------------------

    def document(self) -> str:
        """Return the SVG with the areas of spaces; the visible parts are blocks."""
        wide, high = self.size
        box = f'x="{_EDGE:g}" y="{self._strip:.1f}" width="{wide - 2 * _EDGE:.1f}" height="{_TRAY:g}"'
        area = ""
        if self._waiting:
            area = f'<rect id="{TRAY}" {box} fan="right" ratio="{_RATIO:.3f}"/>'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high:.0f}">'
            f'<g id="areas" fill="none">{"".join(self._areas())}{area}</g></svg>'
        )

    def _areas(self) -> Iterator[str]:
        field = self._field
        for spot in range(len(field.spots)):
            x, y, over = self._stands(spot)
            size = _RUNG if field.ladder[spot] >= 0 else 1.0
            corners = [self._angle.corner(number, size) for number in range(6)]
            path = "L".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in corners)
            stand = WIDE * (1.0 if size == 1.0 else 0.8)
            yield f'<path id="{field.name(spot)}" d="M{path}Z" over="{over:.4f}" stand="{stand:.1f}"/>'

    def _stands(self, spot: int) -> tuple[float, float, float]:
        """Return the coordinates of a figure on a space, and its depth."""
        col, row, level = self._field.spots[spot]
        if self._field.ladder[spot] >= 0:
            return self._on_ladder(spot, (col, row), self.place((col, row), level))
        return *self.place((col, row), level), self.over((col, row), level) + 0.002

    def _on_ladder(self, spot: int, at: Hex, middle: Point) -> tuple[float, float, float]:
        """Return coordinates and depth of a figure on a rung, so that the heads of all figures on a ladder are visible.

        Figures are alternately left and right of the middle; lower ones are in front.
        """
        ladder = self._field.ladder[spot]
        rungs, edge = self._field.rungs[ladder], self._angle.towards(self._field.plan.ladders[ladder].edge)
        number = rungs.index(spot)
        ends = [self._angle.corner(edge + more) for more in (0, 1)]
        x, y = (value + sum(end[axis] for end in ends) / 2 * _RUNG for axis, value in enumerate(middle))
        over = self.over(at, self._field.level[rungs[-1]], _LEANS.get(edge, 0.0)) + 0.002 - number * _LOWER
        return x + (_SWAY if number % 2 else -_SWAY), y, over


def _kind(terrain: str) -> str:
    """Return the name of a terrain's pictures."""
    return _KINDS.get(terrain, terrain)


def _name(kind: str, at: Hex, level: int) -> str:
    return f"{kind}.{at[0]},{at[1]},{level}"


def _level(art: str, level: int) -> Layer:
    """Return the picture of a hex's visible sides, which reach down from a level."""
    return Layer(art, -WIDE / 2 - _MARGIN, _DEEP / 2 - level * LEVEL - _MARGIN, WIDE + 2 * _MARGIN)


def _whole(art: str, level: int, above: float = 0.0) -> Layer:
    """Return a picture of a whole hex at a level, which reaches ``above`` levels higher."""
    x, y = -WIDE / 2 - _MARGIN, -_DEEP - (level + above) * LEVEL - _MARGIN
    return Layer(art, x, y, WIDE + 2 * _MARGIN)
