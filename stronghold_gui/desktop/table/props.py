"""The look of acts: each becomes props, pixmap items over the board that follow the progress of their act.

Pictures are composed once, when the act begins (for a sum, once per term). After that, frames only move, turn or fade
the items, so that Qt repaints small parts of the board.
"""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, pi, sin
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table import placards
from stronghold_gui.desktop.table.arrangement import standing
from stronghold_gui.desktop.table.board_scene import BoardScene
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.dice_placard import throw_pictures
from stronghold_gui.desktop.table.missiles import missile
from stronghold_gui.desktop.table.model import Pile, Source
from stronghold_gui.desktop.table.sum_placard import SumSteps

Z_PROPS: Final = 45.0
_MOST_MISSILES: Final = 5
_STAGGER: Final = 0.09
"""Delay of each missile after the one before, as a share of the act."""
_OVERLAP: Final = 0.2
"""Share of an area's height that a placard about it may cover."""
_CLEAR: Final = 6.0
"""Scene units between an area and dice thrown beside it."""
_BEYOND: Final = 70.0
"""Scene units that a missile flies on after a miss."""


class Prop(QGraphicsPixmapItem):
    """A picture centred at a point of the scene, drawn for the current size. Mouse events pass through."""

    def __init__(self, scene: BoardScene, pixmap: QPixmap, at: QPointF) -> None:
        super().__init__()
        self._scale = 1 / _resolution(scene).scale
        self.setZValue(Z_PROPS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.change(pixmap)
        self.setPos(at)
        self.stretch(1.0)
        scene.addItem(self)

    def change(self, pixmap: QPixmap) -> None:
        """Show another picture around the same point."""
        size = pixmap.deviceIndependentSize()
        self.setPixmap(pixmap)
        self.setOffset(-size.width() / 2, -size.height() / 2)

    def stretch(self, across: float, down: float | None = None) -> None:
        """Scale the width and the height by two factors."""
        tall = across if down is None else down
        self.setTransform(QTransform.fromScale(self._scale * across, self._scale * tall))


class Play(Protocol):
    """Protocol of an act that is being shown on the board."""

    props: list[Prop]

    def show(self, share: float) -> None:
        """Show the act at a time, from 0 to 1."""
        ...


def play_of(act: a.Act, scene: BoardScene) -> Play:
    """Put an act on the board; the caller removes its props at the end."""
    match act:
        case a.Fly():
            return _Flight(act, scene)
        case a.Turn():
            return _Turning(act, scene)
        case a.Fall(source, art, count):
            return _Falling(_cells(scene, source, count), art, scene)
        case a.Walk(source, goal, piece):
            return _Walking(source, goal, piece, scene)
        case a.Appear(area, key, art):
            return _Appearing(_cells(scene, (area, key), 1)[0], art, scene)
        case a.Sum():
            return _Summing(act, scene)
        case a.Dice():
            return _Throwing(act, scene)
        case a.Token():
            return _Rising(act, scene)
        case a.Burst():
            return _Bursting(act, scene)


class _Flight:
    """Missiles that fly in a low arc, side by side, one shortly after the other."""

    def __init__(self, act: a.Fly, scene: BoardScene) -> None:
        count = min(act.count, _MOST_MISSILES)
        start, goal = middle(scene, act.start), middle(scene, act.goal)
        way = goal - start
        far = hypot(way.x(), way.y()) or 1.0
        self._along, across = way / far, QPointF(-way.y(), way.x()) / far
        self._height = min(0.1 if act.shape == "arrow" else 0.24, 90 / far) * far
        self._hits, self._flies = act.hits, act.shape == "arrow"
        pixmap = missile(act.shape, _resolution(scene))
        self._ways = [
            (start + across * shift * 0.4, goal + across * shift)
            for shift in ((number - (count - 1) / 2) * 15 for number in range(count))
        ]
        self.props = [Prop(scene, pixmap, way[0]) for way in self._ways]
        self.show(0.0)

    def show(self, share: float) -> None:
        late = _STAGGER * (len(self.props) - 1)
        for number, (prop, (start, goal)) in enumerate(zip(self.props, self._ways, strict=True)):
            own = min(1.0, max(0.0, share * (1 + late) - number * _STAGGER))
            if not self._hits:
                goal = goal + self._along * (_BEYOND * own)  # noqa: PLW2901 - a missile that misses passes its goal
            rise = self._height * 4 * own * (1 - own)
            prop.setPos(start + (goal - start) * own - QPointF(0, rise))
            if self._flies:
                way = goal - start
                prop.setRotation(degrees(atan2(way.y() - self._height * 4 * (1 - 2 * own), way.x())))
            else:
                prop.setRotation(own * 240)
            prop.setOpacity(_window(own, 0.0, 0.08, 0.86 if self._hits else 0.7))


class _Turning:
    """A card that shows its back, is turned over and shows its face."""

    def __init__(self, act: a.Turn, scene: BoardScene) -> None:
        resolution = _resolution(scene)
        self._back, self._face = placards.card_back(resolution, act.size), placards.card(act, scene.art, resolution)
        size = self._face.deviceIndependentSize() / resolution.scale
        at = _within(scene, middle(scene, act.area) - QPointF(0, size.height() * 0.55), size.width(), size.height())
        self.props = [Prop(scene, self._back, at)]
        self._open = False
        self.show(0.0)

    def show(self, share: float) -> None:
        prop = self.props[0]
        angle = min(1.0, share / a.TURNED) * pi
        if (angle > pi / 2) != self._open:
            self._open = not self._open
            prop.change(self._face if self._open else self._back)
        prop.stretch(max(0.04, abs(cos(angle))), 1.0)
        prop.setOpacity(_window(share, 0.0, 0.06, 0.94))


class _Falling:
    """Pieces that tip over, fall and fade."""

    def __init__(self, cells: list[QRectF], art: str, scene: BoardScene) -> None:
        self._starts = [cell.center() for cell in cells]
        self.props = [Prop(scene, _piece(scene, art, cell), cell.center()) for cell in cells]
        self.show(0.0)

    def show(self, share: float) -> None:
        for number, (prop, start) in enumerate(zip(self.props, self._starts, strict=True)):
            side = 1 if number % 2 == 0 else -1
            hop = 16 * sin(pi * min(1.0, share * 2.2))
            prop.setPos(start + QPointF(side * 18 * share, 52 * share * share - hop))
            prop.setRotation(side * 80 * share)
            prop.setOpacity(1.0 if share < 0.45 else (1 - share) / 0.55)


class _Walking:
    """A piece that slides from one place to another."""

    def __init__(self, source: Source | None, goal: str, piece: Pile, scene: BoardScene) -> None:
        cell = _cells(scene, source, 1)[0] if source is not None else _cell_in(scene, goal)
        self._start, self._goal = cell.center(), _foot(scene, goal, piece)
        self.props = [Prop(scene, _piece(scene, piece.art, cell), self._start)]
        if source is None:
            self._start = self._goal - QPointF(0, 40)
        self.show(0.0)

    def show(self, share: float) -> None:
        eased = share * share * (3 - 2 * share)
        lift = 12 * sin(pi * share)
        self.props[0].setPos(self._start + (self._goal - self._start) * eased - QPointF(0, lift))


class _Appearing:
    """A pale copy of a piece that has appeared; the copy grows and fades."""

    def __init__(self, cell: QRectF, art: str, scene: BoardScene) -> None:
        self.props = [Prop(scene, _piece(scene, art, cell), cell.center())]
        self.show(0.0)

    def show(self, share: float) -> None:
        self.props[0].stretch(1 + 0.55 * share)
        self.props[0].setOpacity(0.65 * (1 - share))


class _Summing:
    """A placard on which two sums count up."""

    def __init__(self, act: a.Sum, scene: BoardScene) -> None:
        self._steps = SumSteps(act, _resolution(scene))
        first = self._steps.picture(0)
        size = first.deviceIndependentSize() / _resolution(scene).scale
        place = scene.geometry.areas[act.area].rect
        # The placard is above the area, so that the pieces that fight there are visible.
        at = QPointF(place.center().x(), place.top() + place.height() * _OVERLAP - size.height() / 2)
        at = _within(scene, at, size.width(), size.height())
        self.props = [Prop(scene, first, at)]
        self._shown = 0
        length = a.length(a.Beat((act,)))
        self._counting = (length - a.VERDICT) / length

    def show(self, share: float) -> None:
        last = self._steps.last
        step = last if share >= self._counting else min(last - 1, 1 + int(share / self._counting * (last - 1)))
        if step != self._shown:
            self._shown = step
            self.props[0].change(self._steps.picture(step))


class _Throwing:
    """A placard on which dice tumble, come to rest, and are compared."""

    def __init__(self, act: a.Dice, scene: BoardScene) -> None:
        self._pictures = throw_pictures(act, scene.art, _resolution(scene))
        size = self._pictures[0].deviceIndependentSize() / _resolution(scene).scale
        place = scene.geometry.areas[act.area].rect
        at = QPointF(place.center().x(), place.top() - size.height() / 2 - _CLEAR)
        if at.y() - size.height() / 2 < scene.geometry.size.top():
            at.setY(place.bottom() + size.height() / 2 + _CLEAR)
        self.props = [Prop(scene, self._pictures[0], _within(scene, at, size.width(), size.height()))]
        self._shown = 0
        self.show(0.0)

    def show(self, share: float) -> None:
        tumbling = len(self._pictures) - 2
        number = tumbling + (share >= a.COMPARED) if share >= a.AT_REST else int(share / a.AT_REST * tumbling)
        if number != self._shown:
            self._shown = number
            self.props[0].change(self._pictures[number])
        self.props[0].setOpacity(_window(share, 0.0, 0.05, 0.95))


class _Rising:
    """A token that rises and fades."""

    def __init__(self, act: a.Token, scene: BoardScene) -> None:
        pixmap = placards.token(act.text, act.art, scene.art, _resolution(scene))
        size = pixmap.deviceIndependentSize() / _resolution(scene).scale
        above = QPointF(0, 0.75 * size.height())
        self._start = _within(scene, middle(scene, act.area) - above, size.width(), size.height())
        self.props = [Prop(scene, pixmap, self._start)]
        self.show(0.0)

    def show(self, share: float) -> None:
        self.props[0].setPos(self._start - QPointF(0, 34 * (1 - (1 - share) ** 2)))
        self.props[0].setOpacity(_window(share, 0.0, 0.08, 0.75))


class _Bursting:
    """A star with a word that grows quickly and fades."""

    def __init__(self, act: a.Burst, scene: BoardScene) -> None:
        pixmap = placards.burst(act.word, _resolution(scene))
        size = pixmap.deviceIndependentSize() / _resolution(scene).scale
        self.props = [Prop(scene, pixmap, _within(scene, middle(scene, act.area), size.width(), size.height()))]
        self.show(0.0)

    def show(self, share: float) -> None:
        grown = min(1.0, share / 0.22)
        self.props[0].stretch(0.4 + 0.6 * grown + 0.12 * sin(pi * grown))
        self.props[0].setOpacity(_window(share, 0.0, 0.05, 0.82))


# -- where, and how large ------------------------------------------------------------------------------------------


def middle(scene: BoardScene, area: str) -> QPointF:
    """Return the middle of an area."""
    return scene.geometry.areas[area].rect.center()


def _foot(scene: BoardScene, area: str, piece: Pile) -> QPointF:
    """Return the middle of a piece in an area: an upright piece stands on the area's lower edge."""
    if not scene.geometry.areas[area].stand:
        return middle(scene, area)
    return standing(scene.geometry, area, (*scene.shown(area), piece), scene.art)[-1].cells[0].center()


def _resolution(scene: BoardScene) -> Resolution:
    assert scene.resolution is not None
    return scene.resolution


def _cells(scene: BoardScene, source: Source, count: int) -> list[QRectF]:
    """Return the squares of up to 6 of the last pieces of a pile; a counted pile has one square for all."""
    cells = scene.cells_of(*source) or [_cell_in(scene, source[0])]
    return [cells[max(0, len(cells) - 1 - number)] for number in range(min(count, 6))]


def _cell_in(scene: BoardScene, area: str) -> QRectF:
    rect = scene.geometry.areas[area].rect
    side = min(rect.width(), rect.height(), 40.0)
    cell = QRectF(0, 0, side, side)
    cell.moveCenter(rect.center())
    return cell


def _piece(scene: BoardScene, art: str, cell: QRectF) -> QPixmap:
    resolution = _resolution(scene)
    return scene.art.pixmap(art, cell.width() * resolution.scale, resolution.ratio)


def _within(scene: BoardScene, at: QPointF, width: float, height: float) -> QPointF:
    """Return the point nearest to `at` at which a box of this size, centred there, is inside the board."""
    room = scene.geometry.size.adjusted(width / 2, height / 2, -width / 2, -height / 2)
    return QPointF(min(max(at.x(), room.left()), room.right()), min(max(at.y(), room.top()), room.bottom()))


def _window(share: float, start: float, shown: float, fading: float) -> float:
    """Return the opacity at a time (`share`): it rises from `start` to `shown`, and falls from `fading` to 1."""
    if share < shown:
        return max(0.0, (share - start) / (shown - start))
    return 1.0 if share < fading else max(0.0, (1 - share) / (1 - fading))
