"""The dialog that offers to continue matches after a crash."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.desktop.fitting import Fitting
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.text.direction import isolated
from stronghold_gui.text.faults import fault_words

if TYPE_CHECKING:
    from stronghold_gui.core.save import Unfinished


class RecoveryDialog(QDialog):
    """Lists the matches that were not closed properly.

    Attributes:
        resumed: ``(unfinished)``: emitted to continue a match.
        discarded: ``(unfinished)``: emitted to drop a match.
    """

    resumed = Signal(object)
    discarded = Signal(object)

    def __init__(self, lost: Sequence[Unfinished], language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("recovery")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._lost, self._language = list(lost), language
        self.words = named(QLabel(wordWrap=True), "recovery_words")
        self.list = named(QListWidget(), "recovery_list")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemSelectionChanged.connect(self._show_buttons)
        self.list.itemActivated.connect(lambda _item: self._resume())
        self.go_on = named(QPushButton(), "recovery_go_on")
        self.drop = named(QPushButton(autoDefault=False), "recovery_drop")
        self.later = named(QPushButton(autoDefault=False), "recovery_later")
        self.drop.clicked.connect(self._discard)
        # No standard buttons, since Qt resets their texts when the language changes.
        buttons = QDialogButtonBox()
        buttons.addButton(self.go_on, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.later, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self._resume)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self.drop)
        row.addWidget(buttons, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 14)
        column.setSpacing(14)
        column.addWidget(self.words)
        column.addWidget(self.list)
        column.addLayout(row)
        self.setMinimumWidth(520)
        Fitting(self)
        self.go_on.setDefault(True)
        language.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._language
        self.setWindowTitle(say("window.recovery.title"))
        self.words.setText(say("window.recovery.words"))
        self.go_on.setText(say("window.recovery.go_on"))
        self.drop.setText(say("window.recovery.drop"))
        self.later.setText(say("window.recovery.later"))
        row = max(0, self.list.currentRow())
        self.list.clear()
        for lost in self._lost:
            self.list.addItem(self._line(lost))
        self.list.setCurrentRow(row)
        self._show_buttons()

    def _line(self, lost: Unfinished) -> str:
        say = self._language
        if lost.fault is not None:
            return say("window.recovery.damaged", name=lost.path.name, what=fault_words(lost.fault, say.texts))
        names = " – ".join(isolated(name) for name in lost.names if name) or say("window.recovery.nameless")
        when = say.when(lost.when)
        game = say("window.recovery.game", names=names, n=lost.moves, when=when)
        if lost.damage is not None:
            game = say("window.recovery.part", game=game, what=fault_words(lost.damage, say.texts))
        return say("window.recovery.unsure", game=game) if lost.unsure else game

    def _chosen(self) -> Unfinished | None:
        row = self.list.currentRow()
        return self._lost[row] if 0 <= row < len(self._lost) else None

    def _show_buttons(self) -> None:
        chosen = self._chosen()
        self.go_on.setEnabled(chosen is not None and chosen.fault is None)
        self.drop.setEnabled(chosen is not None)

    def _resume(self) -> None:
        chosen = self._chosen()
        if chosen is not None and chosen.fault is None:
            self.accept()
            self.resumed.emit(chosen)

    def _discard(self) -> None:
        chosen = self._chosen()
        if chosen is None:
            return
        self.discarded.emit(chosen)
        self._lost.remove(chosen)
        if self._lost:
            self.retranslate()
        else:
            self.reject()
