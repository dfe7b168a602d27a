"""The animation: a queue of beats, shown on the board one by one. The match is already at the new position.

The match never waits for it. The animation shows changing areas in their earlier state and updates them as its beats
end, so that a piece is still visible when it falls. `finish` shows the end at once. It is called before any other
change: by every press of a button or key (`AnimationGuard`), the next move, an undo, another match. So no user acts on
an outdated position, and no press is lost. Other displays of the new position wait for the end, too (`telling`,
`afterwards`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table.board_scene import BoardScene
from stronghold_gui.desktop.table.model import Pile, TableContents
from stronghold_gui.desktop.table.props import Play, play_of

Speed = Literal["off", "normal", "slow"]
LONGEST: Final = 6500
"""Longest duration in milliseconds at normal speed; longer animations are hurried, except at slow speed."""
_SLOWNESS: Final = 1.9


class AnimationQueue(QObject):
    """Plays beats on a scene.

    Attributes:
        speed: the speed; `off` shows only the end.
        clock: the clock of a beat; the animation has no other timer.
        began: an animation has begun.
        beat: `(Beat)`: this beat has begun.
        said: `(sentence)`: the text of the beat is due.
        held: the animation waits at the end of a beat until the user continues.
        ended: the board shows the current position.
    """

    began = Signal()
    beat = Signal(object)
    said = Signal(str)
    held = Signal()
    ended = Signal()

    def __init__(self, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed: Speed = "normal"
        self._scene = scene
        self._beats: Sequence[a.Beat] = ()
        self._at = 0
        self._pace = 1.0
        self._plays: list[Play] = []
        self._shown: dict[str, tuple[Pile, ...]] = {}
        self._last: dict[str, int] = {}
        self._stepping = self._holding = self._silent = self._telling = False
        self._then: list[Callable[[], None]] = []
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(1.0)
        self.clock.valueChanged.connect(self._show)
        self.clock.finished.connect(self._beat_over)

    @property
    def running(self) -> bool:
        """Whether an animation is under way, or waits."""
        return bool(self._beats)

    @property
    def telling(self) -> bool:
        """Whether the running animation has text, so that nothing else should reveal its end."""
        return self.running and self._telling

    @property
    def holding(self) -> bool:
        """Whether it waits at the end of a beat."""
        return self._holding

    @property
    def stepping(self) -> bool:
        """Whether it waits at the end of every beat."""
        return self._stepping

    def perform(
        self, beats: Sequence[a.Beat], before: TableContents, after: TableContents, *, at_most: int = LONGEST
    ) -> None:
        """Set the scene's new contents, and begin to animate the change.

        Args:
            beats: the beats; without any, the end is shown at once.
            before: the contents of each area before the change.
            after: the contents after it.
            at_most: longest duration in milliseconds at normal speed.
        """
        self.finish()
        if self.speed == "off" or not beats or self._scene.resolution is None:
            self._scene.set_contents(after)
            return
        self._beats, self._at = tuple(beats), 0
        self._telling = any(beat.line for beat in beats)
        self._last = {area: number for number, beat in enumerate(beats) for area in beat.touched}
        self._shown = {area: before.get(area, ()) for area in self._last}
        self._scene.show_instead(self._shown)
        self._scene.set_contents(after)
        total = sum(a.length(beat) for beat in beats if not beat.holds)
        self._pace = _SLOWNESS if self.speed == "slow" else min(1.0, at_most / max(1, total))
        self.began.emit()
        self._begin_beat()

    def finish(self) -> None:
        """Show the end at once."""
        if not self._beats:
            return
        self.clock.stop()
        self._remove_props()
        self._beats = ()
        self._stepping = self._holding = False
        self._shown.clear()
        self._scene.show_instead({})
        self.ended.emit()
        then, self._then = self._then, []
        for call in then:
            call()

    def step(self) -> None:
        """Finish the current beat or, if it is finished, play the next one; then wait."""
        if not self._beats:
            return
        self._stepping = True
        if self._holding:
            self._next()
        else:
            self.clock.stop()
            self._show(1.0)
            self._beat_over()

    def go_on(self) -> None:
        """Continue after a wait."""
        self._stepping = False
        if self._holding:
            self._next()

    def afterwards(self, call: Callable[[], None]) -> None:
        """Call a function when the animation is over: at once, if none is running."""
        if self._beats:
            self._then.append(call)
        else:
            call()

    def abandon(self) -> None:
        """Finish without the calls of `afterwards`, since the match is closed."""
        self._then.clear()
        self.finish()

    # -- beat by beat ------------------------------------------------------------------------------------------------

    def _begin_beat(self) -> None:
        """Begin the next beat."""
        beat = self._beats[self._at]
        self._plays = [play_of(act, self._scene) for act in beat.acts if not isinstance(act, a.Appear)]
        for act in beat.acts:
            match act:
                case a.Fall((area, key), art, count):
                    self._change(area, Pile(key, art), -count)
                case a.Walk((area, key), _, piece):
                    self._change(area, Pile(key, piece.art), -1)
                case a.Appear(area):
                    self._reveal(area)
                case _:
                    pass
        self._scene.show_instead(self._shown)
        # A piece that appears is drawn at its place, which is known only now.
        self._plays += [play_of(act, self._scene) for act in beat.acts if isinstance(act, a.Appear)]
        self._silent = bool(beat.line)
        self.beat.emit(beat)
        self.clock.setDuration(max(1, beat.holds, round(a.length(beat) * self._pace)))
        self.clock.start()

    def _show(self, share: float) -> None:
        beat = self._beats[self._at]
        if self._silent and share >= beat.line_at:
            self._silent = False
            self.said.emit(beat.line)
        for play in self._plays:
            play.show(share)

    def _beat_over(self) -> None:
        if not self._beats:
            return
        if self._stepping:
            self._holding = True
            self.held.emit()
        else:
            self._next()

    def _next(self) -> None:
        """End the beat and begin the next one."""
        self._holding = False
        self._remove_props()
        for act in self._beats[self._at].acts:
            if isinstance(act, a.Walk):
                self._change(act.goal, act.piece, 1)
        for area in [area for area, last in self._last.items() if last == self._at]:
            self._reveal(area)
        self._at += 1
        if self._at == len(self._beats):
            self.finish()
        else:
            self._begin_beat()

    def _change(self, area: str, pile: Pile, change: int) -> None:
        if area in self._shown:
            self._shown[area] = a.changed(self._shown[area], pile, change)

    def _reveal(self, area: str) -> None:
        """Show the real contents of an area from now on, unless a later beat changes it."""
        if self._last.get(area, 0) <= self._at:
            self._shown.pop(area, None)

    def _remove_props(self) -> None:
        """Remove all props from the board."""
        for play in self._plays:
            for prop in play.props:
                self._scene.removeItem(prop)
        self._plays = []
