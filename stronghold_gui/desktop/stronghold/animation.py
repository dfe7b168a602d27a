"""Brings the board from one position to the next: by an animation of the move's events, or at once without one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stronghold_gui.desktop.docks.table_animation import TableAnimation
from stronghold_gui.desktop.stronghold import contents as lying
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.script import Script, past_of
from stronghold_gui.desktop.stronghold.whereabouts import Whereabouts
from stronghold_gui.desktop.table.acts import Beat
from stronghold_gui.desktop.table.model import Lots, Pile, TableContents
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.view import View


class BoardAnimation(TableAnimation[Position, m.Move, e.Event, View]):
    """Lays the pieces of a position on the board, after an animation or without one."""

    def __init__(self, context: StrongholdContext, scene: TableScene) -> None:
        super().__init__(context, scene)
        self._own = context

    def contents(self) -> TableContents:
        return lying.contents(self._own.table, self._own.texts)

    def counters(self) -> Mapping[str, str]:
        return lying.counters(self._own.table)

    def lots(self) -> Mapping[str, Lots]:
        return lying.lots(self._own.table)

    def veiled(self, contents: TableContents) -> TableContents:
        return veiled(contents)

    def beats(self, events: Sequence[e.Event], before: TableContents, now: TableContents) -> Sequence[Beat]:
        context, match = self._own, self._own.match
        played_before = match.match.played[: len(match.match.played) - match.told]
        earlier = (event for done in reversed(played_before) for event in reversed(done.events))
        sides = context.camp_title("invader"), context.camp_title("defender")
        names = tuple(context.speakers)
        where = Whereabouts(self._scene.geometry.areas.keys(), before, now)
        past = past_of(earlier, match.match.start.stage)
        return Script(where, context.texts, names, sides, past).beats(events)


def veiled(contents: TableContents) -> TableContents:
    """Return the contents with all face-down orders hidden, for seats that may not look at them."""
    return {
        area: tuple(_face_down(pile) for pile in piles) if area.endswith(".order") else piles
        for area, piles in contents.items()
    }


def _face_down(pile: Pile) -> Pile:
    return Pile("hidden", lying.HIDDEN_ART) if lying.HIDDEN_ART in pile.marks else pile
