"""The controller of a puzzle's match: one person plays, the puzzle plays the other seats, and nothing is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import E, M, P, V
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.desktop.play.controller import Controller, no_secrets
from stronghold_gui.desktop.play.shown_match import ChanceToCome
from stronghold_gui.teaching.puzzles.task import Verdict

if TYPE_CHECKING:
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.teaching.puzzles.run import PuzzleRun


class PuzzleController(Controller[P, M, E, V]):
    """The controller between a puzzle's match and all widgets.

    One person plays, so no curtain falls and the table always shows the view of the player's seat. No move is possible
    while other seats reply, and after the task was solved or failed.

    Attributes:
        moved: emitted when a move was played or undone.
        locked: whether moves are blocked, because the solution is or was shown.
    """

    kept = False
    moved = Signal()

    def __init__(self, run: PuzzleRun, parent: QObject | None = None) -> None:
        self._run = run
        self.locked = False
        super().__init__(run.match, no_secrets, parent, curtain=False)

    def called(self, say: Language) -> str:
        """Return the puzzle's title."""
        return self._run.puzzle.words[say.code].title

    @property
    def viewer(self) -> Seat | None:
        """The player's seat, even while another seat decides."""
        plays = self._run.puzzle.plays
        return self._seat if self._seat in plays else plays[0]

    @property
    def chance(self) -> ChanceToCome:
        """The behaviour of chance: free in a judged puzzle, otherwise set by its file or against the player."""
        if self._run.puzzle.judged:
            return ChanceToCome()
        settled = self._run.puzzle.draws
        if settled is None:
            return ChanceToCome("against")
        taken = self._run.match.taken
        left = {label: told[min(taken[label], len(told) - 1) :] for label, told in settled.items()}
        return ChanceToCome("told", left)

    @property
    def over(self) -> bool:
        """Whether the task was solved or failed."""
        return self._run.verdict is not Verdict.OPEN

    @property
    def may_move(self) -> bool:
        """Whether the player decides now."""
        return not self.locked and self._run.seat is not None

    @property
    def still(self) -> bool:
        """Whether no move is possible: other seats reply, the task is over, or its solution is shown."""
        return not self.may_move

    def moves(self) -> list[M]:
        """Return the player's legal moves; none while the player may not move."""
        return super().moves() if self.may_move else []

    def partners_moves(self) -> list[M]:
        """Return the legal moves of the player's other seats."""
        return super().partners_moves() if self.may_move else []

    def refusal(self, move: M) -> Refusal | None:
        """Return the refusal of a move of the player, or None; moves of other seats are refused."""
        seat = self._run.puzzle.plays[0] if self._seat not in self._run.puzzle.plays else self._seat
        return self.game.refusal(self.match.position, seat, move)

    def moves_of(self, seat: Seat) -> list[M]:
        """Return the legal moves of a player's seat that may interrupt; none while the player may not move."""
        return super().moves_of(seat) if self.may_move and seat in self._run.puzzle.plays else []

    def play_as(self, seat: Seat, move: M) -> bool:
        """Play a move of the player; return whether it was played. The puzzle plays for other seats."""
        if not self.may_move or seat not in self._run.puzzle.plays or not super().play_as(seat, move):
            return False
        self.moved.emit()
        return True

    def play_several(self, move: M, count: int) -> int:
        """Play a move of the player several times, until other seats reply; return how often."""
        went = 0
        while went < count and (not went or self.refusal_for_team(move) is None) and self.play_for_team(move):
            went += 1
            if went > 1:
                self._joined.add(len(self.match.played) - 1)
        return went

    def play_for(self, seat: Seat, move: M) -> None:
        """Play a legal move for a seat: a reply of another seat, or a step of the solution."""
        self._forget_groups_after(len(self.match.played))
        self.match.play(seat, move)
        self._go_on("move")
        self.moved.emit()

    def undo(self) -> bool:
        """Undo the player's last move and everything that followed it; return whether there was one."""
        if self.locked or not self._run.undo():
            return False
        while self._in_one_go() and self._run.undo():
            pass
        self._go_on("undo")
        self.moved.emit()
        return True

    def redo(self) -> bool:
        """Return ``False``: the player has to find the move again."""
        return False

    def restart(self) -> None:
        self._run.restart()
        self._go_on("undo")
        self.moved.emit()

    @property
    def can_undo(self) -> bool:
        """Whether the player has made a move."""
        return not self.locked and any(one.record.seat in self._run.puzzle.plays for one in self.match.played)

    @property
    def can_redo(self) -> bool:
        """Always false: the player has to find the move again."""
        return False
