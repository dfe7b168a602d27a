"""The content of the record of games, and its export as a table. Files with unknown results are read one by one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QComboBox

from stronghold_gui.core.save import BadFileError
from stronghold_gui.core.tally import PersonResult, is_mixed
from stronghold_gui.desktop.exports import export_dialog, write_export
from stronghold_gui.desktop.matches.finished import FinishedMatches, words_of
from stronghold_gui.desktop.matches.tally_page import TallyPage, TallyTable
from stronghold_gui.text.direction import visible

if TYPE_CHECKING:
    from stronghold_gui.desktop.matches.messages import Messages
    from stronghold_gui.desktop.shell import Shell

_SHOWN_AGAIN: Final = 20
"""Number of files after which the table is updated, since each update costs some milliseconds."""
_ENDING: Final = ".csv"


class Tallies(QObject):
    """Content and commands of the page of the record, which is made on first use.

    Attributes:
        page: the page.
    """

    def __init__(self, shell: Shell, messages: Messages, parent: QObject) -> None:
        super().__init__(parent)
        self._shell, self._messages = shell, messages
        self._finished: FinishedMatches | None = None
        self._results: list[PersonResult] = []
        self.page = TallyPage(shell.language, shell.window)
        self.page.hide()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._read_further)
        self.page.chosen.connect(self._show)
        self.page.exported.connect(self.ask)
        shell.language.changed.connect(self.retranslate)

    def refresh(self) -> None:
        """Search for all matches again and show the known results; other files are read one by one afterwards."""
        try:
            self._finished = FinishedMatches(self._shell.library)
        except BadFileError as fault:
            self._finished = None
            self._messages.warn_with("matches.unlisted", fault)
        self._take()
        self._soon.start()

    def retranslate(self) -> None:
        self.page.retranslate()
        self._fill_lists()
        self._show()

    def ask(self) -> None:
        """Ask for a file, and export the record to it."""
        say = self._shell.language
        kinds, wanted = f"{say('tally.tables')} (*{_ENDING})", f"{say('tally.file')}{_ENDING}"
        dialog = export_dialog(self._shell.window, say("tally.title"), kinds, wanted, say)
        dialog.setObjectName("tally_dialog")
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))
        dialog.open()

    def save(self, file: Path) -> None:
        """Write the whole record to a file, and report success or the fault."""
        texts = self._shell.language.texts
        problem = write_export(file, words_of(self._shell.library, texts).as_csv(self._results), texts)
        if problem:
            self._shell.notice.show_sentence(lambda: problem, "warning")
        else:
            self._messages.inform("tally.exported", name=visible(file.name))

    # -- inside --------------------------------------------------------------------------------------------------

    def _read_further(self) -> None:
        """Read the next file, and schedule another call for the one after it."""
        finished = self._finished
        if finished is None or self.page.isHidden():
            return
        more = finished.read_next()
        done, _whole = finished.progress
        if not more or done % _SHOWN_AGAIN == 0:
            self._take()
        if more:
            self._soon.start()

    def _take(self) -> None:
        """Update the results from the files read so far."""
        self._results = self._finished.results() if self._finished is not None else []
        self._fill_lists()
        self._show()

    def _fill_lists(self) -> None:
        say, page = self._shell.language, self.page
        words_of(self._shell.library, say.texts)
        played = {one.game for one in self._results}
        games = [entry.id for entry in self._shell.library.entries if entry.id in played]
        people = sorted({one.person for one in self._results}, key=lambda name: (not name, name.casefold()))
        _fill(page.games, say("tally.game.all"), [(say(f"game.{game}.name"), game) for game in games])
        _fill(page.people, say("tally.person.all"), [(name or say("tally.nameless"), name) for name in people])

    def _show(self) -> None:
        """Show the selected game and person."""
        say, page = self._shell.language, self.page
        game, person = page.games.currentData() or "", page.people.currentData()
        some = [one for one in self._results if game in ("", one.game) and person in (None, one.person)]
        words = words_of(self._shell.library, say.texts)
        if self._results and not some:
            nothing = say("tally.none.chosen", person=page.people.currentText())
        else:
            nothing = say("tally.none")
        page.export.setEnabled(bool(self._results))
        page.show_table(
            TallyTable(words.heads(game), words.lines(some, game) if some else [], self._notes(some), nothing)
        )

    def _notes(self, results: list[PersonResult]) -> list[str]:
        say, notes = self._shell.language, []
        if self._finished is not None:
            done, whole = self._finished.progress
            if done < whole:
                notes.append(say("tally.reading", done=done, whole=whole))
            if self._finished.unread:
                notes.append(say("tally.unread", n=self._finished.unread))
        if is_mixed(results):
            notes.append(say("tally.mixed"))
        return notes


def _fill(box: QComboBox, first: str, others: list[tuple[str, str]]) -> None:
    """Fill a list again; the selection stays if it is still there."""
    chosen = box.currentData()
    box.clear()
    box.addItem(first, None)
    for name, value in others:
        box.addItem(name, value)
    box.setCurrentIndex(max(0, box.findData(chosen)) if chosen is not None else 0)
