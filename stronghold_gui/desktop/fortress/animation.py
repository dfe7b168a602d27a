"""Brings the battlefield from one position to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stronghold_gui.desktop.docks.table_animation import TableAnimation
from stronghold_gui.desktop.fortress.client import FortressContext
from stronghold_gui.desktop.fortress.script import Script
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.view import View

if TYPE_CHECKING:
    from stronghold_gui.desktop.fortress.client import FortressClient
    from stronghold_gui.desktop.table.acts import Beat
    from stronghold_gui.desktop.table.model import TableContents
    from stronghold_gui.desktop.table.scene import TableScene


class FigureAnimation(TableAnimation[Position, m.Move, e.Event, View]):
    """Puts the figures of a position on the battlefield, after an animation or without one."""

    def __init__(self, context: FortressContext, scene: TableScene, client: FortressClient) -> None:
        super().__init__(context, scene)
        self._client = client

    def contents(self) -> TableContents:
        return self._client.contents

    def beats(self, events: Sequence[e.Event], before: TableContents, now: TableContents) -> Sequence[Beat]:  # noqa: ARG002 - the events say it
        context = self._context
        played = context.match.match.played
        draws = played[-1].record.draws if played else {}
        words, wounds = (context.texts, context.event_words), self._client.view.setting.mode.wounds
        script = Script(before, self._scene.geometry.areas, draws, words, wounds=wounds)
        return script.beats(events)
