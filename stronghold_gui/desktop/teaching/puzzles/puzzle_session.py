"""A puzzle in progress: it plays the replies of other seats, updates the bar, and gives help on request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from stronghold_gui.desktop.play.seats import NO_TEAM
from stronghold_gui.desktop.play.shown import Prompt
from stronghold_gui.desktop.teaching.puzzles.puzzle_controller import PuzzleController
from stronghold_gui.teaching.puzzles.task import Verdict

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.prompt import PromptBar
    from stronghold_gui.desktop.shell import Shell
    from stronghold_gui.desktop.teaching.puzzles.puzzle_bar import PuzzleBar, State
    from stronghold_gui.teaching.puzzles.run import PuzzleRun

ANSWER: Final = 450
"""Milliseconds before a reply of another seat, so that the user can follow."""
STEP: Final = 1100
"""Milliseconds before a step of the solution."""


class PuzzleSession(QObject):
    """One puzzle at the table of a window.

    Attributes:
        solved: emitted when the player has reached the goals.
        left, more: emitted to return to the list, or to continue with the next puzzle.
    """

    solved = Signal()
    left = Signal()
    more = Signal()

    def __init__(self, shell: Shell, current: Current, prompt: PromptBar, bar: PuzzleBar, run: PuzzleRun) -> None:
        """Begin a puzzle.

        Args:
            shell: the window.
            current: the match that is shown; the page of the puzzle's game is open.
            prompt: the prompt, which shows the end of the puzzle.
            bar: the bar with the task.
            run: the puzzle, before its first move.
        """
        super().__init__(current)
        self._shell, self._current, self._prompt = shell, current, prompt
        self.bar = bar
        self.run = run
        self.controller: PuzzleController = PuzzleController(self.run, shell.window)
        self.controller.moved.connect(self._moved)
        self._hinted = self._showing = self._shown = False
        self._pointers = current.desk.areas.pointers()
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._step)
        for signal, slot in (
            (bar.hint, self.hint),
            (bar.undo, self.controller.undo),
            (bar.again, self.restart),
            (bar.solution, self.show_solution),
            (bar.leave, self.left),
            (bar.more, self.more),
        ):
            signal.connect(slot)
        shell.language.changed.connect(self.show_words)

    def begin(self) -> None:
        """Show the puzzle."""
        self.bar.show()
        self._current.show(self.controller)
        self._moved()

    def end(self) -> None:
        """Remove everything that belongs to the puzzle; the window closes the match."""
        self._clock.stop()
        self._pointers.clear()
        self.bar.disconnect(self)
        self.bar.undo.disconnect(self.controller.undo)
        self._shell.language.changed.disconnect(self.show_words)
        self.bar.hide()
        self.deleteLater()

    # -- commands ------------------------------------------------------------------------------------------------

    def hint(self) -> None:
        """Give the hint."""
        self._hinted = True
        self.show_words()

    def restart(self) -> None:
        """Restart the puzzle, and stop showing the solution; the hint stays."""
        self._showing = self._shown = self.controller.locked = False
        self.controller.restart()
        self._current.tabletop.view.setFocus()

    def show_solution(self) -> None:
        """Play the solution from the beginning, move by move."""
        self._showing, self._shown = True, False
        self.controller.locked = True
        self.controller.restart()

    # -- inside --------------------------------------------------------------------------------------------------

    def _moved(self) -> None:
        """Continue after a move: schedule a reply or the next move of the solution, or end the puzzle."""
        self._clock.stop()
        verdict = self.run.verdict
        if verdict is Verdict.OPEN and (self._showing or self.run.seat is None):
            self._clock.start(STEP if self._showing and self.run.seat is not None else ANSWER)
        elif self._showing:
            # A puzzle cannot continue after its solution, so the position stays until the user restarts.
            self._showing, self._shown = False, True
        elif verdict is Verdict.MET:
            self.solved.emit()
        self._pointers.show(() if self.run.match.played else self.run.puzzle.marks)
        self.show_words()

    def _step(self) -> None:
        """Play the replies of other seats, or the next move of the solution."""
        self._shell.window.setCursor(Qt.CursorShape.BusyCursor)
        try:
            step = self.run.answer() or self.run.next_of_solution()
        finally:
            self._shell.window.unsetCursor()
        if step is not None:
            self.controller.play_for(*step)

    # -- texts of the bar ----------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        if self._showing or self._shown:
            return "showing" if self._showing else "shown"
        return self.run.verdict.value

    def _end_prompt(self) -> None:
        """Show in the prompt that the puzzle is over, instead of the game's next decision."""
        say = self._shell.language
        words = say(f"puzzle.over.{self.state}", title=self.run.puzzle.words[say.code].title)
        self._prompt.show_prompt(Prompt(NO_TEAM, "", words, self._current.desk.prompt.line().where))

    def show_words(self) -> None:
        """Show the task and its state, in the current language."""
        say, state = self._shell.language, self.state
        words = self.run.puzzle.words[say.code]
        self.bar.show_longest([words.task], [words.hint], [words.idea])
        self.bar.show_words(words.idea if state in ("met", "shown") else words.task, state)
        match state:
            case "open":
                self.bar.show_answer(words.hint if self._hinted else "", "good", mark="?")
            case "failed":
                self.bar.show_answer(say("puzzle.failed", why=self.run.why_failed(say.texts)), "warn")
            case _:
                self.bar.show_answer(say(f"puzzle.state.{state}"), "good", mark=None if state == "met" else "")
        if state not in ("open", "showing"):
            self._current.desk.animation.when_told(self._end_prompt)
        busy = self._showing
        self.bar.allow(
            hint=state == "open" and not self._hinted,
            undo=self.controller.can_undo,
            again=busy or self._shown or self.controller.can_undo,
            solution=not busy,
        )
