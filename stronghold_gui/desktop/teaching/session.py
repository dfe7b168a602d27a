"""A lesson in progress: it shows the steps of the lesson's runner, its answers to moves, and its pointers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from stronghold_gui.desktop.play.seats import NO_TEAM
from stronghold_gui.desktop.play.shown import Choice, Prompt
from stronghold_gui.desktop.teaching.frames import Frames
from stronghold_gui.desktop.teaching.lesson_controller import LessonController
from stronghold_gui.teaching.lessons import Answer, Runner, Verdict
from stronghold_gui.teaching.lessons.patterns import fits_any

if TYPE_CHECKING:
    from stronghold_gui.core.header import Header
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.outside import Outside
    from stronghold_gui.desktop.play.prompt import PromptBar
    from stronghold_gui.desktop.shell import Shell
    from stronghold_gui.desktop.teaching.lesson_bar import Forward, LessonBar

WATCHED: Final = 1500
"""Milliseconds for which a move of the other side is shown before its next one."""
_WIDGET: Final = "@"
_OF_PROMPT: Final = "@prompt_"
_LINES: Final = 2
"""Largest number of sentences about a move of the other side; the log has all of them."""


class LessonSession(QObject):
    """One lesson at the table of a window.

    Attributes:
        reached: ``(step)``: the user has reached this step.
        finished: the last step is done.
        left: emitted to return to the list.
        more: emitted to continue with the next lesson, or after the last one with a match.
        changing_tables: whether the session is opening another table for a scene, so that briefly no match is shown.
    """

    reached = Signal(int)
    finished = Signal()
    left = Signal()
    more = Signal()

    def __init__(
        self,
        shell: Shell,
        current: Current,
        prompt: PromptBar,
        outside: Outside,
        bar: LessonBar,
        runner: Runner,
        *,
        last: bool = False,
    ) -> None:
        """Begin or resume a lesson.

        Args:
            shell: the window.
            current: the match that is shown; the page of the lesson's game is open.
            prompt: the prompt, which shows the end of the lesson.
            outside: opens the table that a scene needs.
            bar: the bar with the steps.
            runner: the lesson, at the step to begin with.
            last: whether it is the last lesson.
        """
        super().__init__(current)
        self._shell, self._current, self._prompt, self._outside = shell, current, prompt, outside
        self.bar, self._last = bar, last
        self.runner = runner
        self.controller: LessonController | None = None
        self.changing_tables = False
        self._answer: Answer | None = None
        # Whether this lesson has praised the user already, and whether the shown answer does.
        self._praised = self._praises = False
        self._played: tuple[object, ...] = ()
        self._reply = QTimer(self, singleShot=True, interval=WATCHED)
        self._reply.timeout.connect(self._play_reply)
        # Marks are set only after the docks have shown a change, because the docks then make their rows again.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._point)
        self._scene_change = QTimer(self, singleShot=True, interval=0)
        self._scene_change.timeout.connect(self._show_scene)
        for signal, slot in ((bar.back, self.go_back), (bar.forward, self.go_on), (bar.restart, self.restart)):
            signal.connect(slot)
        bar.leave.connect(self.left)
        shell.language.changed.connect(self._show_step)
        self._use_page()

    def begin(self) -> None:
        """Show the lesson."""
        self.bar.show()
        self._current.tabletop.view.fit()
        self._show_longest()
        self._show_scene()

    def end(self) -> None:
        """Remove everything that belongs to the lesson; the window closes the match."""
        for timer in (self._later, self._scene_change, self._reply):
            timer.stop()
        self._prompt.dim(False)
        self._pointers.clear()
        self._frames.clear()
        self.bar.disconnect(self)
        self._shell.language.changed.disconnect(self._show_step)
        self._docking.filled.disconnect(self._later.start)
        self.bar.hide()
        self.deleteLater()

    # -- commands ------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Go to the next step, if necessary by playing this one for the user; after the last one, emit `more`."""
        if self.runner.finished:
            self.more.emit()
            return
        before = self._moves()
        if not self.runner.read():
            self.runner.skip()
        self._moved(before)

    def _play_reply(self) -> None:
        """Play and show the next move of the other side."""
        before, controller = self._moves(), self.controller
        if controller is None or not self.runner.replying:
            return
        self.runner.reply()
        self._played = tuple(event for one in controller.match.played[before:] for event in controller.events_of(one))
        controller.show_since(before)
        self._look()

    def go_back(self) -> None:
        """Go back to the beginning of the step, or to the previous step."""
        before = self._moves()
        if self.runner.back():
            self._moved(before)

    def restart(self) -> None:
        before = self._moves()
        self.runner.restart()
        self._moved(before)

    # -- inside --------------------------------------------------------------------------------------------------

    def _moves(self) -> int:
        return len(self.runner.match.played)

    def _moved(self, before: int) -> None:
        """Update the lesson after one of its own buttons was pressed."""
        self._answer, self._played = None, ()
        controller = self.controller
        if controller is not None and controller.match is self.runner.match:
            controller.show_since(before)
        self._look()

    def _answered(self, answer: Answer | None) -> None:
        """Show the lesson's answer to a move; ``None`` after an undo."""
        self._answer, self._played = answer, ()
        self._praise_once(answer)
        self._look()

    def _look(self) -> None:
        """Show the current step, on another table if necessary, and schedule replies of the other side."""
        self._tell_progress()
        if self.controller is None or self.controller.match is not self.runner.match:
            # By a timer, since the code that played the last move still uses the old table.
            self._scene_change.start()
        self._show_step()
        self._reply.stop()
        if self.runner.replying:
            # The timer starts only after the previous move has been shown.
            self._current.desk.animation.when_told(self._reply.start)

    def _tell_progress(self) -> None:
        if self.runner.finished:
            self.finished.emit()
        else:
            self.reached.emit(self.runner.number)

    def _use_page(self) -> None:
        """Use the surface and the docks of the current page."""
        page = self._current.page
        assert page is not None
        self._page, self._docking = page, page.docking
        self._pointers = page.desk.areas.pointers()
        self._frames = Frames(self._shell.window, page.docking)
        self._docking.filled.connect(self._later.start)

    def _open_table(self, header: Header) -> None:
        """Open another table if a scene has a different number of players."""
        self._pointers.clear()
        self._frames.clear()
        self.changing_tables = True
        self._outside.enter(header.game, header)
        self.changing_tables = False
        if self._current.page is not self._page:
            self._use_page()

    def _show_scene(self) -> None:
        self._open_table(self.runner.match.header)
        controller: LessonController = LessonController(self.runner, self._shell.window)
        controller.answered.connect(self._answered)
        self.controller = controller
        self._current.show(controller)
        self._show_step()

    def _show_longest(self) -> None:
        code = self._shell.language.code
        steps = [place.step for place in self.runner.lesson.steps]
        replies = [reply.say[code] for step in steps for reply in step.replies]
        self.bar.show_longest([step.say[code] for step in steps], replies)

    def _show_step(self) -> None:
        runner, way = self.runner, self._way()
        if runner.finished:
            self._current.desk.animation.when_told(self._end_prompt)
        self.bar.show_step(self._sentence(), runner.number, runner.length, way, can_go_back=runner.can_go_back)
        self._show_longest()
        self._show_answer()
        self._prompt.dim(not self._prompt_matters())
        self._current.desk.animation.when_told(self._later.start)
        if way != "skip":
            self.bar.forward_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.bar.forward_button.hasFocus():
            self._current.tabletop.view.setFocus()

    def _sentence(self) -> str:
        """Return the main text: the last move of the other side, the step, or the end of the lesson."""
        runner, say = self.runner, self._shell.language
        if runner.replying:
            told = self._current.desk.sentences.events(self._played)[:_LINES] if self._played else ()
            return " ".join(told) or say("learn.watch")
        if runner.finished:
            return say("learn.finished.last" if self._last else "learn.finished")
        return runner.step.say[say.code]

    def _prompt_matters(self) -> bool:
        """Return whether the user needs the game's prompt for this step; if not, it is dimmed."""
        runner = self.runner
        if runner.finished or runner.replying:
            return runner.finished
        step, game = runner.step, runner.match.game
        if runner.lesson.terms.end in step.expect or any(mark.startswith(_OF_PROMPT) for mark in step.marks):
            return True
        return any(choice.act is None and fits_any(step.expect, game.text(choice.move)) for choice in self._choices())

    def _choices(self) -> Sequence[Choice]:
        return self._current.desk.prompt.choices()

    def _end_prompt(self) -> None:
        """Show in the prompt that the lesson is over, instead of the game's next decision."""
        say, title = self._shell.language, self.runner.lesson.document.title
        words = say("learn.over", title=title[say.code])
        self._prompt.show_prompt(Prompt(NO_TEAM, "", words, self._current.desk.prompt.line().where))

    def _way(self) -> Forward:
        """Return the action of the forward button."""
        if self.runner.finished:
            return "match" if self._last else "more"
        return "next" if self.runner.replying or self.runner.step.is_read else "skip"

    def _show_answer(self) -> None:
        answer, say = self._answer, self._shell.language
        if answer is None:
            self.bar.show_answer("")
            return
        good = answer.verdict in (Verdict.RIGHT, Verdict.ON_THE_WAY)
        if answer.say is not None:
            sentence = answer.say[say.code]
        elif answer.verdict is Verdict.ON_THE_WAY:
            sentence = say("learn.still", n=self.runner.to_do)
        elif answer.verdict is Verdict.RIGHT and not self._praises:
            sentence = ""
        else:
            reason = self._current.desk.sentences.why(answer.refusal).text if answer.refusal is not None else ""
            sentence = say(f"lesson.answer.{answer.verdict}", reason=reason)
        self.bar.show_answer(sentence, "good" if good else "warn")

    def _praise_once(self, answer: Answer | None) -> None:
        """Decide whether to praise a correct move in general words: at most once in a lesson.

        There is no such praise for ending a turn, nor at the end of the lesson, which has a sentence of its own.
        """
        self._praises = False
        if answer is None or answer.verdict is not Verdict.RIGHT or answer.say is not None:
            return
        runner = self.runner
        done = runner.lesson.steps[runner.number if runner.replying else runner.number - 1].step
        if not self._praised and done.expect != [runner.lesson.terms.end] and not runner.finished:
            self._praised = self._praises = True

    def _point(self) -> None:
        """Point at the places and widgets that the step marks."""
        step, runner = self.runner.step, self.runner
        if runner.replying:
            self._frames.show(())
            self._pointers.show(self._current.desk.areas.of_events(self._played))
            return
        marks = [] if runner.finished else runner.still_meant(step.marks)
        ends = [] if runner.finished else step.arrows
        arrows: list[Any] = [tuple(pair) for pair in ends if len(runner.still_meant(pair)) == len(pair)]
        self._frames.show(mark.removeprefix(_WIDGET) for mark in marks if mark.startswith(_WIDGET))
        self._pointers.show((mark for mark in marks if not mark.startswith(_WIDGET)), arrows)
