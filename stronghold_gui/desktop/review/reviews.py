"""Reviews of the open match: computed in a separate process, stored beside the match, shown in a dialog."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from stronghold_gui.core.save.document import match_to_json
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.desktop.fitting import keep_place
from stronghold_gui.desktop.review.dialog import ReviewDialog
from stronghold_gui.desktop.review.practice import practice_name, practice_of
from stronghold_gui.desktop.review.worker import ReviewWorker
from stronghold_gui.players.review.document import ReviewDocument, TurningPart, read_review, review_file, write_review
from stronghold_gui.players.review.wording import ReviewWords

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.reading import Json
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.play.controller import Controller, Reason
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.shell import Shell


class Reviews(QObject):
    """Reviews of the finished match in one window; made when first needed.

    The computation continues while the dialog is closed. It ends when another match is shown, or when a move is undone.

    Attributes:
        worker: the process that computes a review.
        dialog: the dialog with the review, while it is open.
    """

    def __init__(
        self,
        shell: Shell,
        current: Current,
        path_of: Callable[[], Path | None],
        look: Callable[[int, Seat], None],
        attempt: Callable[[int, Seat], None],
        practise: Callable[[dict[str, Json], str], None],
        go_home: Callable[[], None],
        open_rule: Callable[[str], None],
    ) -> None:
        """Connect to the open match.

        Args:
            shell: the window.
            current: the match that is shown.
            path_of: returns the path of the open match, if it has a file.
            look: shows the moment after a number of moves, in the view of a seat.
            attempt: starts a trial at the moment after a number of moves, in the view of a seat.
            practise: adds a puzzle to the user's own under a name, and begins it.
            go_home: returns from a look back or a trial to the match.
            open_rule: opens the rules at a paragraph.
        """
        super().__init__(current)
        self._shell, self._current, self._path_of = shell, current, path_of
        self._look, self._attempt, self._go_home, self._open_rule = look, attempt, go_home, open_rule
        self._practise = practise
        self.worker = ReviewWorker(self)
        self.dialog: ReviewDialog | None = None
        self._match: AnyMatch | None = None
        self._review: ReviewDocument | None = None
        self._done = 0.0
        self._failed = False
        self.worker.progressed.connect(self._progress)
        self.worker.found.connect(self._take)
        self.worker.failed.connect(self._fail)
        current.shown.connect(self._shown)
        current.changed.connect(self._changed)

    def open(self) -> None:
        """Show the review of the open match, and begin to compute it if there is no stored one.

        It ends a look back or a trial first: the message that a review is ready can be pressed during them.
        """
        self._go_home()
        controller, page = self._current.controller, self._current.page
        if controller is None or page is None or not controller.kept or not controller.over:
            return
        match = controller.match
        self._turn_to(match)
        marks = page.kind.seats(len(match.header.names))
        seats = {mark.id: seat for seat, mark in enumerate(marks)}
        dialog = ReviewDialog(
            lambda review: ReviewWords(
                self._shell.library.kit(match.header.game), review, match.header.names, self._shell.language.texts
            ),
            {mark.id: mark.colour for mark in marks},
            self._shell.language,
            self._shell.window,
        )
        dialog.looked.connect(lambda point: self._look(point.moves, seats[point.seat]))
        dialog.tried.connect(lambda point: self._attempt(point.moves, seats[point.seat]))
        dialog.practised.connect(lambda point: self._begin_practice(match, point))
        dialog.rule.connect(self._open_rule)
        dialog.stopped.connect(self._stop)
        dialog.started.connect(self._start)
        dialog.finished.connect(self._close)
        self.dialog = dialog
        if self._review is None or not (self._review.whole or self.worker.busy):
            self._start()
        self._show()
        keep_place(dialog, self._shell.settings)
        page.own(dialog)
        dialog.open()

    def finish(self) -> None:
        """End the process that computes a review."""
        self.worker.stop()

    # -- inside --------------------------------------------------------------------------------------------------

    def _turn_to(self, match: AnyMatch) -> None:
        """Read the stored review of a match, if the match differs from the last one."""
        if match is self._match:
            return
        self._match, path = match, self._path_of()
        self._review = read_review(review_file(path), match) if path is not None else None

    def _start(self) -> None:
        match = self._match
        assert match is not None
        entry = self._shell.library.entry(match.header.game)
        assert entry is not None
        self._done, self._failed = 0.0, False
        self.worker.start(entry.load.where, match_to_json(match, self._shell.library.kit(match.header.game)))
        self._show()

    def _begin_practice(self, match: AnyMatch, point: TurningPart) -> None:
        """Make a puzzle of a turning point and begin it; show a warning if that is impossible."""
        assert self._review is not None
        made = practice_of(self._shell.library.kit(match.header.game), match, self._review, point)
        if made is None:
            self._shell.notice.show_sentence(lambda: self._shell.language("review.practice.impossible"), "warning")
        else:
            self._practise(made, practice_name(match, point))

    def _stop(self) -> None:
        self.worker.stop()
        self._show()

    def _close(self) -> None:
        self.dialog = None

    def _progress(self, done: float) -> None:
        self._done = done
        if self.dialog is not None:
            self.dialog.show_progress(done if self.worker.busy else None)

    def _take(self, review: ReviewDocument) -> None:
        # A review that was stopped and restarted has fewer results at first; until then the old ones are shown.
        if review.whole or self._review is None or review.extent >= self._review.extent:
            self._review = review
        if review.whole:
            self._keep(review)
        self._show()

    def _keep(self, review: ReviewDocument) -> None:
        """Write a review beside the file of its match; if the dialog is closed, show a message that it is ready."""
        path = self._path_of()
        if path is not None and path.exists():
            # If it cannot be written, the review is computed again next time.
            with suppress(BadFileError):
                write_review(review_file(path), review)
        if self.dialog is None:
            say = self._shell.language
            self._shell.notice.show_sentence(
                lambda: say("review.ready"), label=lambda: say("review.show"), action=self.open
            )

    def _fail(self) -> None:
        self._failed = True
        self._show()
        if self.dialog is None:
            self._shell.notice.show_sentence(lambda: self._shell.language("review.failed"), "warning")

    def _show(self) -> None:
        if self.dialog is None:
            return
        if self._review is not None:
            self.dialog.show_review(self._review)
        self.dialog.show_progress(self._done if self.worker.busy else None, failed=self._failed)

    def _shown(self, controller: Controller | None) -> None:
        """Forget the review if another match, or none, is shown; a look back or a trial does not count."""
        if controller is None or (controller.kept and controller.match is not self._match):
            self._forget()

    def _changed(self, _events: object, reason: Reason) -> None:
        """Forget the review after an undo, since the match may now end differently."""
        controller = self._current.controller
        if reason == "undo" and controller is not None and controller.kept:
            self._forget()

    def _forget(self) -> None:
        self.worker.stop()
        self._match = self._review = None
        if self.dialog is not None:
            self.dialog.reject()
