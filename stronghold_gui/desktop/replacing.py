"""The questions before a file is replaced."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtWidgets import QMessageBox

from stronghold_gui.core.save import backup_of
from stronghold_gui.core.save.match_file import moves_in
from stronghold_gui.desktop.boxes import plain_box

if TYPE_CHECKING:
    from stronghold_gui.desktop.shell import Shell

Settled = Literal["beside", "replace", "theirs", "stay"]
"""The answers: save in another file, replace this one, open it and drop the match here, or do nothing."""

_ANSWERS: Final[tuple[Settled, ...]] = ("beside", "replace", "theirs", "stay")


class Replacing:
    """Asks the questions in message boxes over the window."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def ask(self, path: Path, moves: int) -> Settled:
        """Ask what to do with a file that another program has changed since it was read.

        Args:
            path: the file.
            moves: number of moves of the open match.
        """
        return self._asked(self.changed_box(path, moves))

    def may_replace_foreign(self, path: Path) -> bool:
        """Ask whether to replace a file that this program has not written."""
        return self._asked(self.foreign_box(path)) == "replace"

    def changed_box(self, path: Path, moves: int) -> QMessageBox:
        """Return the question about a file that another program has changed; see `ask`."""
        say, theirs = self._shell.language, moves_in(path)
        words = say("window.changed.words", name=path.name)
        if theirs is None:
            return self._box("changed", words, say("window.changed.damaged"), ["beside", "replace", "stay"])
        here, there = say("window.changed.moves", n=moves), say("window.changed.moves", n=theirs)
        more = say("window.changed.compared", here=here, there=there, backup=backup_of(path).name)
        return self._box("changed", words, more, ["beside", "replace", "theirs", "stay"])

    def foreign_box(self, path: Path) -> QMessageBox:
        """Return the question about a file that this program has not written."""
        words = self._shell.language("window.foreign.words", name=path.name)
        return self._box("foreign", words, self._shell.language("window.foreign.more"), ["stay", "replace"])

    def _box(self, name: str, words: str, more: str, answers: Sequence[Settled]) -> QMessageBox:
        """Return a question with these answers; the first one is the default."""
        say = self._shell.language
        box = plain_box(self._shell.window, name, say(f"window.{name}.title"))
        box.setText(words)
        box.setInformativeText(more)
        for answer in answers:
            button = box.addButton(say(f"window.replacing.{answer}"), _role(answer))
            button.setObjectName(f"{name}_{answer}")
            if answer == answers[0]:
                box.setDefaultButton(button)
            if answer == "stay":
                box.setEscapeButton(button)
        return box

    @staticmethod
    def _asked(box: QMessageBox) -> Settled:
        """Ask, and return the answer."""
        box.exec()
        said = box.clickedButton().objectName().rpartition("_")[2]
        box.deleteLater()
        return next((answer for answer in _ANSWERS if answer == said), "stay")


def _role(answer: Settled) -> QMessageBox.ButtonRole:
    role = QMessageBox.ButtonRole
    roles = {"beside": role.AcceptRole, "replace": role.DestructiveRole, "theirs": role.ActionRole}
    return roles.get(answer, role.RejectRole)
