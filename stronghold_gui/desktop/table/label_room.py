"""The room in which the names on a board grow with the texts of the window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QRectF

from stronghold_gui.desktop.table.geometry import BoardGeometry, Label

_APART: Final = 2.0
"""Scene units between a name that has grown and what is beside it."""


def grown_rooms(geometry: BoardGeometry, factor: float) -> dict[str, QRectF]:
    """Return the box of each name, by area, enlarged by up to a factor (`Resolution.letters`).

    A box grows until it meets another name or a place of a piece, but not beyond the areas that contain it. Boxes in
    the picture may overlap, where names are short: the common part is divided between the names.
    """
    rooms = {area: QRectF(label.rect) for area, label in geometry.labels.items()}
    if factor > 1:
        taken = [*_taken(geometry)]
        for area, label in geometry.labels.items():
            others = (box for name, box in rooms.items() if name != area)
            room = _grown(label, factor, (*taken, *others)) & geometry.size
            usual = (one.rect for name, one in geometry.labels.items() if name != area)
            rooms[area] = _divided(room, label.rect, usual)
    return rooms


def _taken(geometry: BoardGeometry) -> Iterator[QRectF]:
    for area in geometry.areas.values():
        yield area.rect
        yield from area.places


def _grown(label: Label, factor: float, taken: Iterable[QRectF]) -> QRectF:
    """Return the box of a label, enlarged where nothing is in the way."""
    usual = label.rect
    room = QRectF(0, 0, usual.width() * factor, usual.height() * factor)
    room.moveCenter(usual.center())
    if label.anchor == "start":
        room.moveLeft(usual.left())
    elif label.anchor == "end":
        room.moveRight(usual.right())
    for box in taken:
        if box.contains(usual):
            room &= box
        elif not box.intersects(usual) and box.intersects(room):
            room = max(_cuts(room, usual, box), key=lambda cut: cut.width() * cut.height())
    return room if label.plate else _balanced(room, label)


def _divided(room: QRectF, usual: QRectF, others: Iterable[QRectF]) -> QRectF:
    """Return the part of a room that is nearer to its name than to others beside it."""
    left, right = room.left(), room.right()
    for box in others:
        if box.intersects(usual) and box.center().x() > usual.center().x():
            right = min(right, (usual.right() + box.left()) / 2)
        elif box.intersects(usual):
            left = max(left, (usual.left() + box.right()) / 2)
    return QRectF(left, room.top(), right - left, room.height())


def _cuts(room: QRectF, usual: QRectF, box: QRectF) -> Iterator[QRectF]:
    """Yield the room with one side moved away from a box, once for each possible side; it always contains `usual`."""
    if box.right() <= usual.left():
        yield QRectF(room).adjusted(min(box.right() + _APART, usual.left()) - room.left(), 0, 0, 0)
    if box.left() >= usual.right():
        yield QRectF(room).adjusted(0, 0, max(box.left() - _APART, usual.right()) - room.right(), 0)
    if box.bottom() <= usual.top():
        yield QRectF(room).adjusted(0, min(box.bottom() + _APART, usual.top()) - room.top(), 0, 0)
    if box.top() >= usual.bottom():
        yield QRectF(room).adjusted(0, 0, 0, max(box.top() - _APART, usual.bottom()) - room.bottom())


def _balanced(room: QRectF, label: Label) -> QRectF:
    """Return the room cut to the centre of the usual one, since the board's picture may have a plate there."""
    middle = label.rect.center()
    tall = min(middle.y() - room.top(), room.bottom() - middle.y())
    wide = min(middle.x() - room.left(), room.right() - middle.x())
    left, right = (middle.x() - wide, middle.x() + wide) if label.anchor == "middle" else (room.left(), room.right())
    return QRectF(left, middle.y() - tall, right - left, 2 * tall)
