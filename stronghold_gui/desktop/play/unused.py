"""The question that is asked before Done if it leaves much unused and cannot be undone; it can be switched off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QMessageBox

from stronghold_gui.desktop.boxes import plain_box
from stronghold_gui.desktop.foreign_text import unmarked

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.locks import Locks
    from stronghold_gui.desktop.shell import Shell


class UnusedQuestion:
    """Asks the question in one window, however Done is invoked."""

    def __init__(self, shell: Shell, current: Current, locks: Locks) -> None:
        """Store the parts of the window.

        Args:
            shell: the window, with the action that switches the question off.
            current: the match that is shown.
            locks: finds the moves that cannot be undone.
        """
        self._shell, self._current, self._locks = shell, current, locks

    def allows(self) -> bool:
        """Return whether Done may be played; ask the user if it leaves something unused and cannot be undone."""
        controller, desk = self._current.controller, self._current.desk
        if controller is None or controller.offers or not self._shell.actions["ask_unused"].isChecked():
            return True
        unused, done = desk.prompt.unused(), desk.prompt.done()
        warning = self._locks.warning(done, controller.mover(done)) if unused else ""
        return not warning or self._ask(unused, warning)

    def _ask(self, unused: str, warning: str) -> bool:
        say = self._shell.language
        box = plain_box(self._shell.window, "unused", say("window.unused.title"), QMessageBox.Icon.Question)
        box.setText(unused)
        box.setInformativeText(warning)
        never = QCheckBox(say("window.unused.never"))
        never.setObjectName("unused_never")
        box.setCheckBox(never)
        go_on = box.addButton(unmarked(self._current.desk.prompt.done_label()), QMessageBox.ButtonRole.AcceptRole)
        stay = box.addButton(say("window.unused.stay"), QMessageBox.ButtonRole.RejectRole)
        for button, called in ((go_on, "go_on"), (stay, "stay")):
            button.setObjectName(f"unused_{called}")
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        box.exec()
        goes_on = box.clickedButton() is go_on
        if goes_on and never.isChecked():
            self._shell.actions["ask_unused"].setChecked(False)
        box.deleteLater()
        return goes_on
