"""A full board painted again and again, and zoomed, in turns with a bare scene of pixmaps: frames a second of each.

Both fill a window of 1920 by 1080 pixels. The bare scene has nothing but 300 pixmap items in Qt's own view, and paints
them with the same hints.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from stronghold_gui.desktop.qt_application import make_application
from stronghold_gui.desktop.stronghold.contents import contents
from stronghold_gui.desktop.stronghold.kind import STRONGHOLD_KIND
from stronghold_gui.desktop.table.tabletop import Tabletop
from stronghold_gui.desktop.table.view import TableView
from stronghold_gui.files import user_cache_dir
from stronghold_gui.games.stronghold.board import Board
from stronghold_gui.games.stronghold.ids import EQUIPMENT_IDS, TRAINING_IDS, UNIT_IDS
from stronghold_gui.games.stronghold.preparation.setup import set_up
from stronghold_gui.games.stronghold.reading import read_table
from stronghold_gui.games.stronghold.table import Table

SIZE: Final = (1920, 1080)
ITEMS: Final = 300
CUBES: Final = 200
_SIDE: Final = 40
_SETTLED: Final = 1500
_ROUNDS: Final = 12
_SECONDS: Final = 0.25
"""Time of one round of one of them."""
_ZOOMS: Final = tuple(1.0 + 0.04 * step for step in (*range(12), *range(12, 0, -1)))
"""Factors over the fitting size, in and out again."""


def full_table() -> Table:
    """Return a table with 200 cubes on the board and a tile wherever one can lie."""
    position = set_up("revised", draft=False, seats=2, seed=1)
    board: Board = position.board
    position.siege_towers = sum(marked << wall for wall, marked in enumerate(board.siege_marked))
    position.platforms = sum(marked << wall for wall, marked in enumerate(board.platform_marked))
    position.ram = board.ram_places
    table = read_table(position)
    for number, site in enumerate(table.ramparts.values()):
        site.machine = ("ballista", "catapult")[number % 2]
        site.hits, site.misses = 2, 5
        site.cover, site.blood_stones = True, number % 2 == 1
        site.training = list(TRAINING_IDS[:2])
    for site in table.foregrounds.values():
        site.machine, site.hits, site.misses = "trebuchet", 2, 5
    for number, (name, wall) in enumerate(table.walls.items()):
        wall.equipment = list(EQUIPMENT_IDS[number % 5 : number % 5 + 2])
        wall.stone, wall.wood, wall.gale = 4, 2, True
        wall.order, wall.altars = "bluff", [name]
        wall.cauldron = "cauldron_orc" if board.cauldron_marked[number] else ""
    for tower in table.towers.values():
        tower.defender, tower.machine = {}, "cannon"
    for building in table.buildings.values():
        building.saboteur = building.fire = True
    table.fields = dict.fromkeys(table.fields, "goblin_trap")
    _lay_cubes(table)
    return table


def _lay_cubes(table: Table) -> None:
    """Spread the cubes evenly over all places of the Invader's, those of the Defender included in the number."""
    places = [
        *(wall.invader for wall in table.walls.values()),
        *(site.units for site in (*table.ramparts.values(), *table.foregrounds.values())),
        table.barbican.rampart,
        table.barbican.crew,
        table.invaders[0].camp,
    ]
    guards = (*(wall.defender for wall in table.walls.values()), *table.houses.values())
    for number in range(CUBES - sum(sum(here.values()) for here in guards)):
        kind, place = UNIT_IDS[number % len(UNIT_IDS)], places[number % len(places)]
        place[kind] = place.get(kind, 0) + 1


def bare_view() -> QGraphicsView:
    """Return the yardstick: discs, which like every piece have edges that let the ground through."""
    scene = QGraphicsScene(0, 0, *SIZE)
    pixmap = QPixmap(_SIDE, _SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor("#7a5a3a"))
    painter.drawEllipse(1, 1, _SIDE - 2, _SIDE - 2)
    painter.end()
    columns = SIZE[0] // (_SIDE + 8)
    for number in range(ITEMS):
        scene.addPixmap(pixmap).setPos(number % columns * (_SIDE + 8), number // columns * (_SIDE + 8))
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.setFixedSize(*SIZE)
    return view


def table_view(holder: QWidget) -> TableView:
    """Return the full board in its view; ``holder`` keeps it alive."""
    tabletop = Tabletop(STRONGHOLD_KIND.surface(None, "standard"), user_cache_dir(), holder)
    tabletop.scene.set_contents(contents(full_table()))
    view = tabletop.view
    view.setFixedSize(*SIZE)
    return view


def rate(frame: Callable[[], object]) -> float:
    """Return how many frames are painted in a second."""
    began, frames = time.perf_counter(), 0
    while (passed := time.perf_counter() - began) < _SECONDS:
        frame()
        frames += 1
    return frames / passed


def zooming(view: QGraphicsView) -> Callable[[], None]:
    """Return what paints the next frame of a zoom in and out again."""
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


def paint_in_turns(table: TableView) -> None:
    """Paint and zoom a table and the bare scene in turns, and print how often a second."""
    bare = bare_view()
    told: dict[str, list[float]] = {"repaint": [], "bare_repaint": [], "zoom": [], "bare_zoom": []}
    for view in (bare, table):
        view.show()
    QTest.qWait(_SETTLED)
    zooms = {view: zooming(view) for view in (bare, table)}
    for _ in range(_ROUNDS):
        told["repaint"].append(rate(table.viewport().repaint))
        told["bare_repaint"].append(rate(bare.viewport().repaint))
    for _ in range(_ROUNDS):
        told["zoom"].append(rate(zooms[table]))
        told["bare_zoom"].append(rate(zooms[bare]))
    sys.stdout.write(json.dumps(told))
    sys.stdout.flush()
    bare.close()
    table.close()


def main() -> None:
    """Paint both in turns."""
    make_application()
    holder = QWidget()
    paint_in_turns(table_view(holder))


if __name__ == "__main__":
    main()
