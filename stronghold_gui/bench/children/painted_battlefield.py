"""The battlefield of Fortress painted again and again, zoomed and turned, in turns with a bare scene of pixmaps."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from stronghold_gui.bench.children.painted_table import SIZE, bare_view, rate, zooming
from stronghold_gui.bench.fortress_window import played
from stronghold_gui.desktop.fortress.contents import Standing
from stronghold_gui.desktop.fortress.kind import FORTRESS_KIND
from stronghold_gui.desktop.fortress.standpoint import Standpoint
from stronghold_gui.desktop.qt_application import make_application
from stronghold_gui.desktop.table.tabletop import Tabletop
from stronghold_gui.files import user_cache_dir
from stronghold_gui.games.fortress.view import look

_SETTLED: Final = 1500
_ROUNDS: Final = 8
_SIDES: Final = 6


def main() -> None:
    """Paint both in turns."""
    make_application()
    holder, bare = QWidget(), bare_view()
    tabletop = Tabletop(FORTRESS_KIND.surface(None, "standard"), user_cache_dir(), holder)
    standpoint, view = Standpoint(tabletop), look(played().position, None)
    standpoint.use(view.setting.field, waiting=True)
    tabletop.scene.set_contents(Standing(view.table, view.setting, standpoint.angle).contents())
    tabletop.view.setFixedSize(*SIZE)
    kinds = "repaint", "zoom", "turn"
    told: dict[str, list[float]] = {name: [] for kind in kinds for name in (kind, f"bare_{kind}")}
    for shown in (bare, tabletop.view):
        shown.show()
    QTest.qWait(_SETTLED)
    turn = _turning(standpoint, tabletop)
    for _ in range(_SIDES):
        turn()
    zooms = {shown: zooming(shown) for shown in (bare, tabletop.view)}
    for _ in range(_ROUNDS):
        told["repaint"].append(rate(tabletop.view.viewport().repaint))
        told["bare_repaint"].append(rate(bare.viewport().repaint))
        told["turn"].append(rate(turn))
        # Beside it, what it is held against: other rounds are other minutes.
        told["bare_turn"].append(rate(zooms[bare]))
        bare.resetTransform()
    for _ in range(_ROUNDS):
        told["zoom"].append(rate(zooms[tabletop.view]))
        told["bare_zoom"].append(rate(zooms[bare]))
    sys.stdout.write(json.dumps(told))
    sys.stdout.flush()
    bare.close()
    tabletop.view.close()


def _turning(standpoint: Standpoint, tabletop: Tabletop) -> Callable[[], None]:
    """Return what turns the battlefield by a sixth and paints it."""

    def frame() -> None:
        standpoint.turn(1)
        tabletop.view.viewport().repaint()

    return frame


if __name__ == "__main__":
    main()
