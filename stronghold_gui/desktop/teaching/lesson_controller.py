"""The controller of a lesson's match: the lesson checks every move first, and only an expected move is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import E, M, P, V
from stronghold_gui.desktop.play.controller import Controller, no_secrets
from stronghold_gui.desktop.play.shown_match import ChanceToCome

if TYPE_CHECKING:
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.teaching.lessons import Runner


class LessonController(Controller[P, M, E, V]):
    """The controller between a lesson's match and all widgets.

    One person plays both sides, so no curtain falls, everything can be undone, and the match is not saved.

    Attributes:
        answered: ``(answer)``: the lesson's answer to a move that was tried.
    """

    kept = False
    answered = Signal(object)

    def __init__(self, runner: Runner, parent: QObject | None = None) -> None:
        self._runner = runner
        super().__init__(runner.match, no_secrets, parent, curtain=False)

    def _first_seat(self) -> Seat:
        """Return the learner's seat, even if another seat made the last move."""
        return self._runner.seat

    @property
    def still(self) -> bool:
        """Whether no move is possible: the lesson is finished, or the other side is playing."""
        return self._runner.finished or self._runner.replying

    @property
    def chance(self) -> ChanceToCome:
        """The behaviour of chance: the lesson sets the outcomes, so that all users see the results that it explains."""
        return ChanceToCome("told")

    def play(self, move: M) -> bool:
        """Try a move of the learner; return whether it was played.

        While the other side plays, only finish its moves, because the learner has not seen the new position.
        """
        before = len(self.match.played)
        self._joined.discard(before)
        if self._runner.replying:
            self._runner.reply_all()
            self.show_since(before)
            self.answered.emit(None)
            return False
        answer = self._runner.play(move)
        if answer.played or len(self.match.played) != before:
            self.show_since(before)
        self.answered.emit(answer)
        return answer.played

    def play_several(self, move: M, count: int) -> int:
        """Try a move several times, until the step ends; return how often it was played."""
        step, went = self._runner.number, 0
        while went < count and self._runner.number == step and self._runner.match is self.match and self.play(move):
            went += 1
            if went > 1:
                self._joined.add(len(self.match.played) - 1)
        return went

    def play_as(self, seat: Seat, move: M) -> bool:
        """Try a move of the learner; the lesson plays for other seats."""
        return seat == self._runner.seat and self.play(move)

    def moves_of(self, seat: Seat) -> list[M]:
        """Return the legal moves of the learner if it may interrupt, none of other seats."""
        return super().moves_of(seat) if seat == self._runner.seat and not self._runner.finished else []

    def moves(self) -> list[M]:
        """Return the legal moves; none while the lesson allows no move."""
        return [] if self.still else super().moves()

    def undo(self) -> bool:
        """Undo the last move, or the last moves that were played together, even if they belong to the previous step.

        Return whether there was one.
        """
        before = len(self.match.played)
        if not self._runner.undo():
            return False
        while self._in_one_go() and self._runner.undo():
            pass
        self.show_since(before)
        self.answered.emit(None)
        return True

    def redo(self) -> bool:
        """Return ``False``: the lesson's own buttons lead forward."""
        return False

    def show_since(self, before: int) -> None:
        """Show the match after the lesson has played or undone moves; ``before``: the number of moves until then."""
        played = self.match.played[before:]
        self._seat_decider()
        events = tuple(event for one in played for event in self.events_of(one))
        self.told = len(played)
        self.changed.emit(events, "move" if played else "undo")

    @property
    def can_undo(self) -> bool:
        """Whether the lesson can go back."""
        return self._runner.can_go_back

    @property
    def can_redo(self) -> bool:
        """Always false: the lesson's own buttons lead forward."""
        return False

    def called(self, say: Language) -> str:
        """Return the lesson's title."""
        return self._runner.lesson.document.title[say.code]
