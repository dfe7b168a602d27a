"""The table shows the position of now: the pieces of each area, as items and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from stronghold_gui.desktop.docks.table_desk import TableDesk
from stronghold_gui.desktop.table.pieces import PileItem
from stronghold_gui.desktop.table.props import Prop
from tests.hunts.window.session import Session


def faults(session: Session) -> Iterator[tuple[str, str]]:
    """Yield the areas that show something else than what lies there, and pieces that nothing takes away any more."""
    controller = session.controller
    if controller is None or controller.covered:
        return
    desk = cast("TableDesk[Any, Any, Any, Any]", session.window.current.desk)
    queue = desk.animation.find()
    if queue is not None and queue.running:
        # The end of the performance is not seen yet.
        return
    scene, true = desk.scene, desk.animation.contents()
    for area in {*scene.piles, *scene.contents, *true}:
        due = {pile.key: pile for pile in true.get(area, ())}
        seen = {key: item.spot.pile for key, item in scene.piles.get(area, {}).items() if item.spot is not None}
        if seen != due:
            yield "table", f"{area} shows {seen} instead of {due}"
    known = sum(map(len, scene.piles.values()))
    items = [item for item in scene.items() if isinstance(item, PileItem | Prop)]
    if len(items) != known:
        yield "table", f"{len(items)} pieces are drawn, {known} lie there"
