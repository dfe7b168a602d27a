"""Recovery of matches after a crash: without a question if no choice is necessary, otherwise the user decides."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from stronghold_gui.core.save import (
    AnyMatch,
    Autosave,
    BadFileError,
    Fault,
    Settled,
    Unfinished,
    autosave_folder,
    is_same,
    longer,
    matches_folder,
    resume,
    settle,
    unfinished,
)
from stronghold_gui.desktop.matches import lists
from stronghold_gui.desktop.recovery import RecoveryDialog
from stronghold_gui.text.direction import visible

if TYPE_CHECKING:
    from stronghold_gui.desktop.matches.messages import Messages
    from stronghold_gui.desktop.matches.titles import Titles
    from stronghold_gui.desktop.shell import Shell
    from stronghold_gui.desktop.thumbnails import Thumbnails


class Crashes(QObject):
    """Finds the journals of windows that were not closed properly.

    Attributes:
        resumed: ``(unfinished)``: emitted when the user chooses to continue a match of such a window.
        settled: emitted when matches were recovered and are on top of the lists.
    """

    resumed = Signal(object)
    settled = Signal()

    def __init__(
        self, shell: Shell, messages: Messages, titles: Titles, thumbnails: Thumbnails, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._shell, self._messages, self._titles, self._thumbnails = shell, messages, titles, thumbnails

    def settle(self, path: Path | None = None) -> None:
        """Recover matches into their files: all for which no question is necessary, or only those of one file."""
        lost = [one for one in self.unfinished() if one.fault is None and not one.unsure]
        mine = [one for one in lost if path is None or _is_of(one, path)]
        # The latest match comes on top of the lists.
        for one in reversed(mine):
            self._settle(one)
        if mine:
            self.settled.emit()

    def offer(self) -> bool:
        """Ask about the matches that could not be recovered silently; return whether there are any."""
        lost = self.unfinished()
        if not lost:
            return False
        dialog = RecoveryDialog(lost, self._shell.language, self._shell.window)
        dialog.resumed.connect(self.resumed)
        dialog.discarded.connect(self.discard)
        dialog.open()
        return True

    def report_longer_journal(self, match: AnyMatch, path: Path) -> None:
        """If a journal has more moves of a match than its file, report that and offer to continue from there."""
        lost = self._longer(match, path)
        if lost is None:
            return
        say = self._shell.language
        self._shell.notice.show_sentence(
            lambda: say("window.recovery.longer", name=path.stem, n=lost.moves - len(match.played)),
            "warning",
            lambda: say("window.recovery.go_on"),
            lambda: self.resumed.emit(lost),
        )

    def unfinished(self) -> list[Unfinished]:
        """Return the matches that a crash left, the latest first."""
        try:
            return unfinished(autosave_folder())
        except BadFileError as fault:
            self._messages.warn_with("window.recovery.unlisted", fault)
            return []

    def resume(self, lost: Unfinished) -> tuple[AnyMatch, Autosave]:
        """Return a match that a crash left, and its journal.

        Raises:
            BadFileError: the journal is damaged.
        """
        return resume(lost.path, self._shell.library.find)

    def discard(self, lost: Unfinished) -> None:
        """Drop a match left by a crash; if it cannot be removed, it is offered again later."""
        try:
            lost.path.unlink(missing_ok=True)
        except OSError as error:
            reason = visible(error.strerror or str(error))
            self._messages.warn("matches.cannot", name=visible(lost.path.name), reason=reason)

    def tell_damage(self, damage: Fault, moves: int) -> None:
        """Report that only the beginning of a match left by a crash could be read."""
        say = self._shell.language
        self._shell.notice.show_sentence(
            lambda: say("window.recovery.cut", n=moves, what=self._messages.what(damage)), "warning"
        )

    # -- inside --------------------------------------------------------------------------------------------------

    def _settle(self, lost: Unfinished) -> None:
        try:
            settled = settle(lost, self._shell.library.find, matches_folder(), self._titles.stem)
        except BadFileError as fault:
            # Its journal is unchanged, so the match is offered to the user.
            self._messages.complain(fault)
            return
        if settled is None:
            return
        lists.remember(settled.match, settled.path, lost.when)
        if self._shell.library.is_shown(settled.match.header.game):
            self._thumbnails.request(settled.match, settled.path)
        self._tell(settled)

    def _tell(self, settled: Settled) -> None:
        if settled.damage is not None:
            self.tell_damage(settled.damage, len(settled.match.played))
        elif settled.other is not None:
            self._messages.warn("window.recovery.beside", name=settled.path.stem, old=settled.other.name)

    def _longer(self, match: AnyMatch, path: Path) -> Unfinished | None:
        try:
            return longer(match, path, autosave_folder())
        except BadFileError:
            # `unfinished` has warned of it already.
            return None


def _is_of(lost: Unfinished, path: Path) -> bool:
    return bool(lost.file) and is_same(Path(lost.file), path)
