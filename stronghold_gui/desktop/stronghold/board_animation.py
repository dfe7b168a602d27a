"""The board between two positions: what happened is shown as it happened, if somebody wants to see that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from stronghold_gui.desktop.stronghold import contents as lying
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.table.acts import Beat, Walk
from stronghold_gui.desktop.table.model import Pile, TableContents
from stronghold_gui.desktop.table.scene import TableScene

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.desktop.table.animation_queue import AnimationQueue

PASSING: Final = 200
"""Milliseconds for what is no performance: a march, a tile that was placed."""


class BoardAnimation:
    """Lays the pieces of a position on the board, with or without a performance before.

    Attributes:
        find: returns the window's animation, or nothing while there is to be none.
    """

    def __init__(self, context: StrongholdContext, scene: TableScene) -> None:
        self.find: Callable[[], AnimationQueue | None] = lambda: None
        self._context, self._scene = context, scene
        self._eyes: Seat | None = None

    def show(self, events: Sequence[Any], reason: str) -> None:
        """Show the match as it is now, and how it came to that if a move was played."""
        table = self._context.table
        now, counters = lying.contents(table), lying.counters(table)
        before = self._before()
        queue = self.find()
        if queue is None:
            self._scene.set_contents(now)
            self._scene.set_counters(counters)
            return
        queue.finish()
        beats = self._beats(events, before, now) if reason in ("move", "redo") else ()
        # What is told in words is a performance; all else goes by while somebody plays on.
        if any(beat.line for beat in beats):
            queue.perform(beats, before, now)
        else:
            queue.perform(self._still(beats), before, now, at_most=PASSING)
        queue.afterwards(lambda: self._scene.set_counters(counters))

    @property
    def performing(self) -> bool:
        """Whether something is shown and told that nothing else should tell before."""
        queue = self.find()
        return queue is not None and queue.telling

    def clear(self) -> None:
        """Show an empty board: no match is open."""
        self._scene.set_contents({})

    def abandon(self) -> None:
        """End a performance without a word: another match is shown."""
        queue = self.find()
        if queue is not None:
            queue.abandon()

    def afterwards(self, call: Callable[[], None]) -> None:
        """Do something when what happened has been seen."""
        queue = self.find()
        if queue is None:
            call()
        else:
            queue.afterwards(call)

    def when_told(self, call: Callable[[], None]) -> None:
        """Do something when nothing is told of any more that it would give away: at once, if there is nothing."""
        if self.performing:
            self.afterwards(call)
        else:
            call()

    # -- inside --------------------------------------------------------------------------------------------------

    def _beats(self, events: Sequence[Any], before: TableContents, now: TableContents) -> Sequence[Beat]:
        """Return how the last move is shown; under the curtain, nothing is."""
        match = self._context.match
        if match.covered:
            return ()
        from stronghold_gui.desktop.stronghold.script import Script, past_of
        from stronghold_gui.desktop.stronghold.whereabouts import Whereabouts

        earlier = (event for done in reversed(match.match.played[:-1]) for event in reversed(done.events))
        context = self._context
        sides = context.camp_title("invader"), context.camp_title("defender")
        names = tuple(context.speakers)
        where = Whereabouts(self._scene.geometry.areas.keys(), before, now)
        past = past_of(earlier, match.match.start.stage)
        return Script(where, context.texts, names, sides, past).beats(events)

    def _still(self, beats: Sequence[Beat]) -> Sequence[Beat]:
        """Leave out what the player has just shown himself: a piece that was dragged walks no second time."""
        if not self._scene.dropping:
            return beats
        return [beat for beat in beats if not any(isinstance(act, Walk) for act in beat.acts)]

    def _before(self) -> TableContents:
        """Return what lay on the board, with nothing that only those who saw it then may see."""
        viewer, self._eyes = self._eyes, self._context.match.viewer
        contents = self._scene.contents
        return contents if viewer == self._eyes else veiled(contents)


def veiled(contents: TableContents) -> TableContents:
    """Return the contents with every order that lies face down as those see it who may not look."""
    return {
        area: tuple(_face_down(pile) for pile in piles) if area.endswith(".order") else piles
        for area, piles in contents.items()
    }


def _face_down(pile: Pile) -> Pile:
    return Pile("hidden", lying.HIDDEN_ART) if lying.HIDDEN_ART in pile.marks else pile
