"""The commands Save and Save as, and the questions before data is lost."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox

from stronghold_gui.core.save import (
    NO_FILE,
    SUFFIX,
    BadFileError,
    ChangedError,
    fingerprint,
    free_path,
    is_match_file,
    matches_folder,
)
from stronghold_gui.desktop.boxes import plain_box
from stronghold_gui.desktop.file_dialogs import file_dialog
from stronghold_gui.desktop.matches.saving import Saving
from stronghold_gui.desktop.replacing import Replacing

if TYPE_CHECKING:
    from stronghold_gui.desktop.matches.documents import Documents
    from stronghold_gui.desktop.matches.messages import Messages
    from stronghold_gui.desktop.matches.titles import Titles
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.shell import Shell
    from stronghold_gui.desktop.thumbnails import Thumbnails


class SaveCommands(QObject):
    """Carries out the user's commands on the file of the open match.

    Attributes:
        saving: the automatic saving.
        theirs: ``(path)``: emitted to open another program's version of the file and drop the open match.
    """

    theirs = Signal(object)

    def __init__(
        self,
        shell: Shell,
        current: Current,
        documents: Documents,
        messages: Messages,
        titles: Titles,
        thumbnails: Thumbnails,
    ) -> None:
        super().__init__(current)
        self._shell, self._current, self._documents = shell, current, documents
        self._messages, self._titles = messages, titles
        self._replacing = Replacing(shell)
        self.saving = Saving(shell, current, documents, messages, thumbnails, self._may_lose)
        self.saving.settling.connect(self.save)
        shell.actions["save"].triggered.connect(lambda _on=False: self.save())
        shell.actions["save_as"].triggered.connect(lambda _on=False: self.save_as())

    def save(self) -> bool:
        """Write the file now, after questions if necessary, and show where it is; return whether it has all moves."""
        documents = self._documents
        if self._current.controller is None:
            return False
        if documents.path is None:
            self._messages.inform("window.save.nothing")
            return False
        try:
            whole = not documents.write() or self.saving.follow()
        except ChangedError as fault:
            return self._settle(documents.path, fault)
        except BadFileError:
            # This tries again, reports the fault, and continues in another file if possible.
            return self.saving.write()
        if whole:
            self._messages.inform("window.save.done", name=documents.path.stem, folder=str(documents.path.parent))
        return True

    def save_as(self, proposed: Path | None = None) -> bool:
        """Ask for a file and continue in it; the match's previous file stays as it is now."""
        controller = self._current.controller
        if controller is None or not controller.kept:
            return False
        own = self._documents.path
        proposed = proposed or own or matches_folder() / f"{self._titles.stem(controller.match.header)}{SUFFIX}"
        dialog = file_dialog(self._shell, "window.save.title", proposed.parent, saving=True)
        dialog.selectFile(str(proposed))
        chosen = dialog.selectedFiles() if dialog.exec() else []
        dialog.deleteLater()
        return bool(chosen) and self.save_over(Path(chosen[0]))

    def save_over(self, path: Path) -> bool:
        """Save in a chosen file; ask before replacing one that is no match. The file dialog has asked about matches."""
        if self._documents.is_own(path):
            return self.save()
        try:
            found = fingerprint(path)
        except BadFileError as fault:
            self._messages.complain(fault)
            return False
        if found != NO_FILE and not is_match_file(path) and not self._replacing.may_replace_foreign(path):
            return False
        return self.save_in(path, found)

    def save_in(self, path: Path, over: str | None = None) -> bool:
        """Save in a file and continue in it; return whether that was possible.

        Args:
            path: the file.
            over: the fingerprint of the file that may be replaced; see `Documents.save_as`.
        """
        documents, old = self._documents, self._documents.path
        if old is not None and not documents.is_own(path):
            self._finish_old()
        try:
            documents.save_as(path, over)
        except ChangedError as fault:
            return self._settle(path, fault)
        except BadFileError as fault:
            self._messages.complain(fault)
            return False
        whole = self.saving.follow()
        self.saving.remember()
        if whole and old is not None and old != path:
            self._messages.inform("window.save.moved", name=path.stem, old=old.stem)
        return True

    # -- inside --------------------------------------------------------------------------------------------------

    def _finish_old(self) -> None:
        """Save all moves so far to the match's previous file, if that is possible."""
        try:
            self._documents.write()
        except BadFileError:
            # The old file stays unchanged; the match continues in the new one, with all its moves.
            return
        self.saving.leave_in_lists()

    def _settle(self, path: Path, fault: ChangedError) -> bool:
        """Ask what to do with a file that another program has changed; return whether this match is saved."""
        controller = self._current.controller
        assert controller is not None
        match self._replacing.ask(path, len(controller.match.played)):
            case "beside":
                return self.save_as(free_path(path.parent, path.stem))
            case "replace":
                return self.save_in(path, fault.found)
            case "theirs":
                self.theirs.emit(path)
            case "stay":
                pass
        return False

    def _may_lose(self, fault: BadFileError) -> bool:
        """Ask whether to leave the match although neither file nor journal has its last moves; return the answer."""
        say = self._shell.language
        box = plain_box(self._shell.window, "unsaved", say("window.unsaved.title"))
        name = self._titles.title(self._documents.path)
        box.setText(say("window.unsaved.words", name=name))
        box.setInformativeText(self._messages.sentence(fault))
        save = box.addButton(say("window.unsaved.save"), QMessageBox.ButtonRole.AcceptRole)
        drop = box.addButton(say("window.unsaved.drop"), QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(say("window.unsaved.stay"), QMessageBox.ButtonRole.RejectRole)
        for button, called in ((save, "save"), (drop, "drop"), (stay, "cancel")):
            button.setObjectName(f"unsaved_{called}")
        box.setDefaultButton(save)
        box.setEscapeButton(stay)
        box.exec()
        chosen = box.clickedButton()
        box.deleteLater()
        return self.save_as() if chosen is save else chosen is drop
