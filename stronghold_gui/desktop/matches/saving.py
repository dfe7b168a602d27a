"""Saves the open match while it is played, and reports any failure. The user never has to save.

Every move goes into the journal at once. The match's file is written after a pause in play and on closing, since
syncing a file takes longer than a move may take.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from stronghold_gui.core.save import BadFileError, ChangedError, Problem, UnsyncedError, is_protected, matches_folder
from stronghold_gui.desktop.matches import lists

if TYPE_CHECKING:
    from collections.abc import Callable

    from stronghold_gui.desktop.matches.documents import Documents
    from stronghold_gui.desktop.matches.messages import Messages
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.shell import Shell
    from stronghold_gui.desktop.thumbnails import Thumbnails

REST: Final = 1000
"""Milliseconds after the last move until the file is written."""


class Saving(QObject):
    """Writes the journal and the file of the match that is open in a window.

    Attributes:
        retitled: emitted when the match has another file, or its first one.
        settling: emitted when the user wants to settle an obstacle to saving.
        may_lose: asks the user whether moves that are not on the disk may be lost, because of a fault.
    """

    retitled = Signal()
    settling = Signal()

    def __init__(
        self,
        shell: Shell,
        current: Current,
        documents: Documents,
        messages: Messages,
        thumbnails: Thumbnails,
        may_lose: Callable[[BadFileError], bool],
    ) -> None:
        super().__init__(current)
        self._shell, self._documents = shell, documents
        self._messages, self._thumbnails, self.may_lose = messages, thumbnails, may_lose
        self._told_unlocked = False
        self._told_changed = ""
        self._listed = False
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._write_at_rest)

    def begin(self) -> None:
        """Forget the state of the previous match, since another one is open."""
        self._rest.stop()
        self._told_changed = ""
        self._listed = False

    def keep(self) -> None:
        """Write the last move to the journal, or report a failure; write the file at once for the first move."""
        documents = self._documents
        self._thumbnails.postpone()
        before = documents.path
        try:
            documents.keep()
        except BadFileError as fault:
            self._messages.complain(fault)
        if documents.path != before:
            self.write()
        if documents.begun and not (documents.written and self._listed):
            self._rest.start()

    def write(self) -> bool:
        """Update the file, or report the fault; return whether that worked."""
        self._rest.stop()
        try:
            written = self._documents.write()
        except ChangedError as fault:
            self._tell_changed(fault)
            return False
        except UnsyncedError as fault:
            self._messages.complain(fault)
            return False
        except BadFileError as fault:
            if fault.first.problem == Problem.BEING_WRITTEN:
                self._rest.start()
                return False
            return self._continue_in_new_file(fault)
        if written:
            self.follow()
        return True

    def put_away(self) -> bool:
        """Save the match and close it; return whether that worked.

        The user is asked only if closing would lose moves.
        """
        documents, leaving = self._documents, False
        self._rest.stop()
        try:
            if documents.write():
                self.follow()
        except UnsyncedError as fault:
            self._messages.complain(fault)
            leaving = True
        except BadFileError as fault:
            if not self._continue_in_new_file(fault):
                leaving = documents.journal_holds
                if leaving:
                    self._messages.warn_with("window.save.journal", fault)
                elif not self.may_lose(fault):
                    return False
                else:
                    # Leave the journal for the next start, even if it lacks the last moves.
                    leaving = not documents.written
        self.leave_in_lists()
        documents.close(leaving=leaving)
        return True

    def drop(self) -> None:
        """Close the match without writing it."""
        self._rest.stop()
        self._documents.close()

    def follow(self) -> bool:
        """Write to the journal that the file was written, and report problems; return whether there were none."""
        self._told_changed = ""
        try:
            self._documents.note_saved()
            whole = True
        except BadFileError as fault:
            self._messages.complain(fault)
            whole = False
        self.retitled.emit()
        if not self._documents.unlocked or self._told_unlocked:
            return whole
        self._told_unlocked = True
        self._messages.warn("window.save.unlocked")
        return False

    def remember(self) -> None:
        """Put the match on top of the lists of matches."""
        # The shown match may be a trial, which has no file.
        match, path = self._documents.match, self._documents.path
        if match is not None and path is not None:
            lists.remember(match, path)

    def leave_in_lists(self) -> None:
        """Update the lists with the current state of the match, or remove it from them if closing removes its file."""
        documents = self._documents
        match, path = documents.match, documents.path
        if path is None or match is None:
            return
        if not documents.worth_a_file:
            lists.forget(path)
        elif documents.begun:
            self.remember()
            self._thumbnails.request(match, path)

    # -- inside --------------------------------------------------------------------------------------------------

    def _write_at_rest(self) -> None:
        """Write the file after a pause in play; the first time, write the lists of matches, too."""
        if self.write() and not self._listed:
            self._listed = True
            self.remember()

    def _continue_in_new_file(self, fault: BadFileError) -> bool:
        """Continue in a new file in the folder of matches, since the match's own cannot be written.

        Return whether that worked. A file in that folder gets another name only if it is write-protected or was changed
        by another program; other faults would remain.
        """
        path = self._documents.path
        alike = path is None or path.parent == matches_folder()
        if alike and not isinstance(fault, ChangedError) and not (path is not None and is_protected(path)):
            self._messages.complain(fault)
            return False
        try:
            new = self._documents.write_elsewhere()
        except BadFileError:
            self._messages.complain(fault)
            return False
        self.follow()
        self.remember()
        self._messages.warn_with("window.save.elsewhere", fault, name=new.stem)
        return True

    def _tell_changed(self, fault: ChangedError) -> None:
        """Report once that another program has changed the file, and offer to settle that."""
        if fault.found == self._told_changed:
            return
        self._told_changed = fault.found
        say = self._shell.language
        self._shell.notice.show_sentence(
            lambda: self._messages.sentence(fault), "warning", lambda: say("window.save.settle"), self.settling.emit
        )
