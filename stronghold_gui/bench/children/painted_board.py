"""Paints the board of a match repeatedly, zooms it, turns it if possible, and alternately paints a bare scene.

Takes a match file; prints how many frames a second were painted of each. Both fill a window of 1920 by 1080 pixels. The
bare scene has only 300 pixmap items in a plain ``QGraphicsView``, and paints them with the same render hints.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from stronghold_gui.desktop.application import delete_window, open_window
from stronghold_gui.desktop.fortress.desk import FortressDesk
from stronghold_gui.desktop.qt_application import make_application
from stronghold_gui.desktop.table.picture import BoardPicture
from stronghold_gui.desktop.table.view import TableView

_SIZE: Final = (1920, 1080)
_ITEMS: Final = 300
_SIDE: Final = 40
_SETTLED: Final = 1000
_ROUNDS: Final = 5
_SECONDS: Final = 0.25
"""Seconds of one round of one scene."""
_ZOOMS: Final = tuple(1.0 + 0.04 * step for step in (*range(12), *range(12, 0, -1)))
"""Factors over the fitting size, in and out again."""
_SIDES: Final = 6


def bare_view() -> QGraphicsView:
    """Return the view of a scene for comparison: discs with half-transparent edges, like pieces."""
    scene = QGraphicsScene(0, 0, *_SIZE)
    pixmap = QPixmap(_SIDE, _SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor("#7a5a3a"))
    painter.drawEllipse(1, 1, _SIDE - 2, _SIDE - 2)
    painter.end()
    columns = _SIZE[0] // (_SIDE + 8)
    for number in range(_ITEMS):
        scene.addPixmap(pixmap).setPos(number % columns * (_SIDE + 8), number // columns * (_SIDE + 8))
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.setFixedSize(*_SIZE)
    return view


def rate(frame: Callable[[], object]) -> float:
    """Return how many frames are painted in a second."""
    began, frames = time.perf_counter(), 0
    while (passed := time.perf_counter() - began) < _SECONDS:
        frame()
        frames += 1
    return frames / passed


def zooming(view: QGraphicsView) -> Callable[[], None]:
    """Return a function that paints the next frame of zooming in and out again."""
    table = view if isinstance(view, TableView) else None
    fitting = view.transform().m11()
    frames = [0]

    def frame() -> None:
        factor = _ZOOMS[frames[0] % len(_ZOOMS)]
        frames[0] += 1
        if table is not None:
            table.zoom(factor * fitting / table.scale_factor)
        else:
            view.setTransform(QTransform.fromScale(factor, factor))
        view.viewport().repaint()

    return frame


def main() -> None:
    """Open the match, and paint its board and the bare scene alternately."""
    make_application()
    window, bare = open_window("en"), bare_view()
    window.show_start()
    window.show()
    window.files.open_path(Path(sys.argv[1]))
    assert window.controller is not None
    tabletop, desk = window.current.tabletop, window.current.desk
    table = tabletop.view
    # Make it a separate window, like the bare view, so that nothing beside the board is painted.
    table.setParent(None)
    table.setFixedSize(*_SIZE)
    for view in (bare, table):
        view.show()
    QTest.qWait(_SETTLED)
    # Wait for the picture in the right size: scaling another one at each painting takes longer.
    for picture in tabletop.findChildren(BoardPicture):
        picture.wait()
    QTest.qWait(_SETTLED)
    # Zooming comes last: it leaves the board larger than the window.
    told = _turn(desk, table, bare) if isinstance(desk, FortressDesk) else {}
    told |= _paint_in_turns(table, bare)
    sys.stdout.write(json.dumps(told))
    sys.stdout.flush()
    bare.close()
    delete_window(window)


def _paint_in_turns(table: TableView, bare: QGraphicsView) -> dict[str, list[float]]:
    told: dict[str, list[float]] = {"repaint": [], "bare_repaint": [], "zoom": [], "bare_zoom": []}
    for _ in range(_ROUNDS):
        told["repaint"].append(rate(table.viewport().repaint))
        told["bare_repaint"].append(rate(bare.viewport().repaint))
    zooms = {view: zooming(view) for view in (bare, table)}
    for _ in range(_ROUNDS):
        told["zoom"].append(rate(zooms[table]))
        told["bare_zoom"].append(rate(zooms[bare]))
    return told


def _turn(desk: FortressDesk, table: TableView, bare: QGraphicsView) -> dict[str, list[float]]:
    """Paint each side of the battlefield once; then turn it and zoom the bare scene alternately."""
    # Block the desk's reaction to the turn, so that only painting the picture is measured.
    desk.standpoint.blockSignals(True)
    told: dict[str, list[float]] = {"turn": [], "bare_turn": []}

    def turn() -> None:
        desk.standpoint.turn(1)
        table.viewport().repaint()

    zoom = zooming(bare)
    for _ in range(_SIDES):
        turn()
    for _ in range(_ROUNDS):
        told["turn"].append(rate(turn))
        told["bare_turn"].append(rate(zoom))
    bare.resetTransform()
    return told


if __name__ == "__main__":
    main()
