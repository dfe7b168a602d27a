"""Brings the surface from one position to the next: by an animation of the move's events, or at once without one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from stronghold_gui.desktop.play.controller import PLAYED
from stronghold_gui.desktop.table.acts import Beat, Walk

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.desktop.docks.context import DeskContext
    from stronghold_gui.desktop.table.animation_queue import AnimationQueue
    from stronghold_gui.desktop.table.model import Lots, TableContents
    from stronghold_gui.desktop.table.scene import TableScene

PASSING: Final = 200
"""Milliseconds for what is no performance: a march, a tile that was placed."""


class TableAnimation:
    """Lays the pieces of a position on the surface, with or without an animation before.

    A game says what lies where (``contents``, ``counters``), and how a move is shown (``beats``), if at all.

    Attributes:
        find: returns the window's queue of animations, or nothing while there is to be none.
    """

    def __init__(self, context: DeskContext, scene: TableScene) -> None:
        self.find: Callable[[], AnimationQueue | None] = lambda: None
        self._context, self._scene = context, scene
        self._viewer: Seat | None = None

    # -- what a game says ----------------------------------------------------------------------------------------

    def contents(self) -> TableContents:
        """Return the contents of each area, as the viewer may see them now."""
        raise NotImplementedError

    def counters(self) -> Mapping[str, str]:
        """Return the numbers shown at areas."""
        return {}

    def lots(self) -> Mapping[str, Lots]:
        """Return the areas in which every pile has a lot of its own, in this match."""
        return {}

    def beats(self, events: Sequence[object], before: TableContents, now: TableContents) -> Sequence[Beat]:  # noqa: ARG002 - for those who show something
        """Return the beats that animate a move from the earlier contents to the present ones."""
        return ()

    def veiled(self, contents: TableContents) -> TableContents:
        """Return a pile as another viewer sees it, without the secrets of the one before."""
        return contents

    # -- what the desk asks for ----------------------------------------------------------------------------------

    def show(self, events: Sequence[object], reason: str) -> None:
        """Show the match as it is now, and how it came to that if a move was played."""
        now, counters = self.contents(), self.counters()
        before = self._before()
        queue = self.find()
        if queue is None:
            self._scene.set_contents(now)
            self._scene.set_counters(counters)
            return
        queue.finish()
        shown = reason in PLAYED and not self._context.match.covered
        beats = self.beats(events, before, now) if shown else ()
        # Performances with text and computers' moves take their time; all else is quick, while the user plays on.
        if reason == "computer" or any(beat.line for beat in beats):
            queue.perform(beats, before, now)
        else:
            queue.perform(self._still(beats), before, now, at_most=PASSING)
        queue.afterwards(lambda: self._scene.set_counters(counters))

    @property
    def performing(self) -> bool:
        """Whether an animation with words is running: until it ends, nothing else should show how it ends."""
        queue = self.find()
        return queue is not None and queue.telling

    def clear(self) -> None:
        """Show an empty surface: no match is open."""
        self._scene.set_contents({})

    def abandon(self) -> None:
        """End the animation and drop what waits for its end: another match is shown."""
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
        """Call something that would show how the animation ends: after it, or at once if none with words is running."""
        if self.performing:
            self.afterwards(call)
        else:
            call()

    # -- inside --------------------------------------------------------------------------------------------------

    def _still(self, beats: Sequence[Beat]) -> Sequence[Beat]:
        """Leave out what the player has just shown with the mouse: a piece that was dragged walks no second time."""
        if not self._scene.dropping:
            return beats
        return [beat for beat in beats if not any(isinstance(act, Walk) for act in beat.acts)]

    def _before(self) -> TableContents:
        """Return the previous contents of the surface, without anything secret to the new viewer."""
        viewer, self._viewer = self._viewer, self._context.match.viewer
        contents = self._scene.contents
        return contents if viewer == self._viewer else self.veiled(contents)
