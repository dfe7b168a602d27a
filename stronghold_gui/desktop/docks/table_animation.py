"""Brings the surface from one position to the next: with an animation of the move's events, or at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Generic

from stronghold_gui.core.game import E, M, P, V
from stronghold_gui.desktop.play.controller import PLAYED
from stronghold_gui.desktop.table.acts import Beat, Walk

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.desktop.docks.context import DeskContext
    from stronghold_gui.desktop.table.animation_queue import AnimationQueue
    from stronghold_gui.desktop.table.model import Lots, TableContents
    from stronghold_gui.desktop.table.scene import TableScene

PASSING: Final = 200
"""Longest animation of a move without text, such as a march or placing a tile, in milliseconds."""


class TableAnimation(Generic[P, M, E, V]):
    """Shows the pieces of a position on the surface, with an animation of the last move or without.

    A game overrides the contents (``contents``, ``counters``), and the beats of a move (``beats``), if any.

    Attributes:
        find: returns the window's animation queue, or ``None`` while animations are off.
    """

    def __init__(self, context: DeskContext[P, M, E, V], scene: TableScene) -> None:
        self.find: Callable[[], AnimationQueue | None] = lambda: None
        self._context, self._scene = context, scene
        self._viewer: Seat | None = None

    # -- overridden by a game ------------------------------------------------------------------------------------

    def contents(self) -> TableContents:
        """Return the contents of each area, as the viewer may see them now."""
        raise NotImplementedError

    def counters(self) -> Mapping[str, str]:
        """Return the numbers shown at areas."""
        return {}

    def lots(self) -> Mapping[str, Lots]:
        """Return the lots, the fixed places of piles, for each area that has such places in this match."""
        return {}

    def beats(self, events: Sequence[E], before: TableContents, now: TableContents) -> Sequence[Beat]:  # noqa: ARG002 - for those who show something
        """Return the beats that animate a move from the earlier contents to the present ones."""
        return ()

    def veiled(self, contents: TableContents) -> TableContents:
        """Return the previous contents without the secrets of the previous viewer."""
        return contents

    # -- called by the desk --------------------------------------------------------------------------------------

    def show(self, events: Sequence[E], reason: str) -> None:
        """Show the current match, with the animation of the last change if a move was played."""
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
        # Animations with text and those of computers' moves have their full length. Others are short for the player.
        if reason == "computer" or any(beat.line for beat in beats):
            queue.perform(beats, before, now)
        else:
            queue.perform(self._still(beats), before, now, at_most=PASSING)
        queue.afterwards(lambda: self._scene.set_counters(counters))

    @property
    def performing(self) -> bool:
        """Whether an animation with text is running, so that nothing else may reveal its end."""
        queue = self.find()
        return queue is not None and queue.telling

    def clear(self) -> None:
        """Show an empty surface, since no match is open."""
        self._scene.set_contents({})

    def abandon(self) -> None:
        """End the animation and drop the calls that wait for its end, since another match is shown."""
        queue = self.find()
        if queue is not None:
            queue.abandon()

    def afterwards(self, call: Callable[[], None]) -> None:
        """Call a function after the animation."""
        queue = self.find()
        if queue is None:
            call()
        else:
            queue.afterwards(call)

    def when_told(self, call: Callable[[], None]) -> None:
        """Call a function after an animation with text, whose end it would reveal; at once if none is running."""
        if self.performing:
            self.afterwards(call)
        else:
            call()

    # -- inside --------------------------------------------------------------------------------------------------

    def _still(self, beats: Sequence[Beat]) -> Sequence[Beat]:
        """Return the beats; after a drag, leave out those in which a piece walks, since the user has just moved it."""
        if not self._scene.dropping:
            return beats
        return [beat for beat in beats if not any(isinstance(act, Walk) for act in beat.acts)]

    def _before(self) -> TableContents:
        """Return the previous contents of the surface, without anything secret to the new viewer."""
        viewer, self._viewer = self._viewer, self._context.match.viewer
        contents = self._scene.contents
        return contents if viewer == self._viewer else self.veiled(contents)
