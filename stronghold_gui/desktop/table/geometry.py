"""The areas of a board, read from its SVG. No code of the program contains a coordinate.

Every element with an id below `<g id="areas">` is an area; the group's elements are not meant to be painted.
Names carry the structure:

* `W1` is an area, `W1.invader` a part of it (its parent is `W1`);
* `W1.invader.1` is a place for one piece in `W1.invader`, in the order in which places are filled;
* `W1.label` is where the name of `W1` is written; its attributes `color`, `font-size` and `text-anchor` say how;
* `over` is the depth of an area on a board where things hide others (`depth/blocks.py`): pieces in it are drawn above
  those of areas with a smaller `over`, and found first;
* `stand` is the width of pieces that stand upright in an area, on its lower edge;
* in an area with the attribute `fan` (`down` or `right`) pieces overlap like cards in a hand. They are as large as the
  area allows across the fan, and `ratio` is their width relative to their height (1 by default);
* in an area with the attribute `counted` equal pieces are always shown as one piece with a number.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from stronghold_gui.desktop.table.svg import BadSvg, Element, Svg, element_path, elements, parse_transform

AREAS_GROUP: Final = "areas"
LABEL: Final = "label"
_NEAR: Final = 64.0
"""Side of the grid squares for the search of areas, in scene units."""


class BadBoard(ValueError):
    """The picture cannot be used as a board: it has no view box, no areas, or an area twice."""


@dataclass(frozen=True, slots=True)
class Fan:
    """The overlap of pieces.

    Attributes:
        way: the direction of the fan.
        ratio: the width of each piece relative to its height.
        end: whether a fan to the right is at the right end of its area.
    """

    way: Literal["down", "right"]
    ratio: float = 1.0
    end: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Area:
    """A named part of the board, in scene units (those of the SVG's view box). Areas are compared by identity."""

    id: str
    path: QPainterPath
    rect: QRectF
    parent: str
    places: tuple[QRectF, ...] = ()
    """Places of single pieces, in order; empty if the area has none."""
    fan: Fan | None = None
    """The fan of the area, if pieces overlap in it."""
    counted: bool = False
    """Whether equal pieces always form one pile with a number."""
    over: float = 0.0
    """Its depth: 0 on a board on which nothing hides anything, else up to 9."""
    stand: float = 0.0
    """Width of pieces that stand upright here; 0 if pieces lie flat."""

    @property
    def depth(self) -> int:
        """The number of dots in the id."""
        return self.id.count(".")


@dataclass(frozen=True, slots=True)
class Label:
    """The place and style of an area's name."""

    rect: QRectF
    colour: str = "#2d2418"
    pixels: float = 15.0
    """Height of the letters' font in scene units."""
    anchor: str = "middle"
    """`start`, `middle` or `end`, as SVG calls it."""
    plate: str = ""
    """Colour of the plate below it; "" if the picture has one, or none is wanted."""


class BoardGeometry:
    """All areas of one board.

    The size is read at once, areas and labels on first use (some 8 ms for 400 of them), since the empty board is
    painted without them.

    Attributes:
        size: the view box; scene coordinates run over it.
    """

    def __init__(self, svg: Svg) -> None:
        """Store a board's SVG and read its size.

        Args:
            svg: the text of its SVG, or its file, which is read twice: now for the size, later for the areas.

        Raises:
            BadBoard: the text is no SVG, or has no view box.
            OSError: the file cannot be read.
        """
        self._svg = svg
        self.size = _view_box(svg)

    @property
    def areas(self) -> dict[str, Area]:
        """The areas by id, parents before their parts.

        Raises:
            BadBoard: there is no group of areas, or an id twice.
            OSError: the file can no longer be read.
        """
        return self._read[0]

    @property
    def labels(self) -> dict[str, Label]:
        """The places of the areas' names, by area id; raises the errors of `areas`."""
        return self._read[1]

    @cached_property
    def _read(self) -> tuple[dict[str, Area], dict[str, Label]]:
        outlines: dict[str, QPainterPath] = {}
        labels: dict[str, Label] = {}
        fans: dict[str, Fan] = {}
        counted: set[str] = set()
        heights: dict[str, tuple[float, float]] = {}
        for element, outline in _outlines(_group(self._svg)):
            name = element.get("id")
            parent, _, last = name.rpartition(".")
            if name in outlines or (last == LABEL and parent in labels):
                raise BadBoard(f"the board picture has the area {name!r} twice")
            if last == LABEL:
                labels[parent] = _label(element, outline.boundingRect())
            else:
                outlines[name] = outline
                if element.get("over"):
                    heights[name] = float(element.get("over")), float(element.get("stand") or 0.0)
                if (way := element.get("fan")) in ("down", "right"):
                    ratio, end = float(element.get("ratio") or 1.0), bool(element.get("end"))
                    fans[name] = Fan("down" if way == "down" else "right", ratio, end)
                if element.get("counted"):
                    counted.add(name)
        return _areas(outlines, fans, counted, heights), labels

    def __contains__(self, area: str) -> bool:
        return area in self.areas

    def at(self, point: QPointF) -> list[str]:
        """Return the areas under a point, innermost first."""
        near = self._near.get((int(point.x() // _NEAR), int(point.y() // _NEAR)), ())
        found = [a for a in near if a.rect.contains(point) and a.path.contains(point)]
        found.sort(key=lambda a: (-a.over, -a.depth, a.rect.width() * a.rect.height()))
        return [area.id for area in found]

    @cached_property
    def _near(self) -> dict[tuple[int, int], list[Area]]:
        """The areas by the grid squares that they touch, since every mouse movement looks up the areas at a point."""
        found: dict[tuple[int, int], list[Area]] = {}
        for area in self.areas.values():
            box = area.rect
            for column in range(int(box.left() // _NEAR), int(box.right() // _NEAR) + 1):
                for row in range(int(box.top() // _NEAR), int(box.bottom() // _NEAR) + 1):
                    found.setdefault((column, row), []).append(area)
        return found

    def borders(self, area: str, other: str) -> bool:
        """Return whether two areas touch, like hexes; then a point in one of them is no narrow miss of the other."""
        if not area or f"{other}.".startswith(f"{area}."):
            return False
        return self.areas[area].rect.adjusted(-1, -1, 1, 1).intersects(self.areas[other].rect)

    def distance(self, area: str, point: QPointF) -> float:
        """Return the distance of a point from an area's box, 0 inside; used to accept a drop that misses narrowly."""
        box = self.areas[area].rect
        dx = max(box.left() - point.x(), 0.0, point.x() - box.right())
        dy = max(box.top() - point.y(), 0.0, point.y() - box.bottom())
        return float((dx * dx + dy * dy) ** 0.5)


def _view_box(svg: Svg) -> QRectF:
    root = next(_elements(svg), None)
    box = root.get("viewBox").replace(",", " ").split() if root is not None else []
    if not box:
        raise BadBoard("the board picture needs a viewBox")
    return QRectF(*(float(number) for number in box))


def _group(svg: Svg) -> Iterator[Element]:
    """Yield the group of areas and all that is in it."""
    found = _elements(svg)
    group = next((element for element in found if element.get("id") == AREAS_GROUP), None)
    if group is None:
        raise BadBoard(f"the board picture needs a group with the id {AREAS_GROUP!r}")
    yield group
    yield from takewhile(lambda element: element.depth > group.depth, found)


def _elements(svg: Svg) -> Iterator[Element]:
    try:
        yield from elements(svg)
    except BadSvg as error:
        raise BadBoard(f"the board picture is no SVG: {error}") from error


def _areas(
    outlines: dict[str, QPainterPath],
    fans: dict[str, Fan],
    counted: set[str],
    heights: dict[str, tuple[float, float]],
) -> dict[str, Area]:
    areas: dict[str, Area] = {}
    places = _take_places(outlines)
    for name, path in sorted(outlines.items(), key=lambda item: item[0].count(".")):
        parent = name.rpartition(".")[0]
        own = tuple(places.get(name, ()))
        over, stand = heights.get(name, (0.0, 0.0))
        areas[name] = Area(name, path, path.boundingRect(), parent, own, fans.get(name), name in counted, over, stand)
    return areas


def _outlines(group: Iterator[Element]) -> Iterator[tuple[Element, QPainterPath]]:
    """Yield the outlines of the group's elements; nested transforms are combined."""
    base = next(group).depth
    # Few areas have a transform; ``None`` avoids a product of identity matrices.
    above: list[QTransform | None] = [None]
    for element in group:
        del above[element.depth - base :]
        here = above[-1]
        if said := element.get("transform"):
            here = parse_transform(said) * (here or QTransform())
        above.append(here)
        if element.get("id") and (path := element_path(element.tag, element.attributes)) is not None:
            yield element, path if here is None or here.isIdentity() else here.map(path)


def _label(element: Element, rect: QRectF) -> Label:
    usual = Label(rect)
    pixels = float(element.get("font-size") or usual.pixels)
    return Label(
        rect,
        element.get("color", usual.colour),
        pixels,
        element.get("text-anchor", usual.anchor),
        element.get("plate", ""),
    )


def _take_places(outlines: dict[str, QPainterPath]) -> dict[str, list[QRectF]]:
    """Remove the numbered places, which belong to their area and are not areas themselves."""
    numbered = [(name, int(name.rpartition(".")[2])) for name in outlines if name.rpartition(".")[2].isdecimal()]
    places: dict[str, list[QRectF]] = {}
    for name, _ in sorted(numbered, key=lambda item: item[1]):
        places.setdefault(name.rpartition(".")[0], []).append(outlines.pop(name).boundingRect())
    return places
