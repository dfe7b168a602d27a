"""The page Keys: every action with its keys, a search, and a box that takes the next key pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QFontMetrics, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.desktop.naming import named

if TYPE_CHECKING:
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.preferences.keys import Keys

_ACTION: Final = Qt.ItemDataRole.UserRole
_WIDEST: Final = 720
"""Largest value in pixels for the minimum width of the list."""
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText


class KeysPage(QWidget):
    """The page of actions and their keys."""

    def __init__(self, language: Language, keys: Keys) -> None:
        super().__init__()
        self._say, self._keys = language, keys
        self._told: Callable[[], str] = self._hint
        self._wanted = QKeySequence()
        self._widths = (0, 0)
        self.search = named(QLineEdit(clearButtonEnabled=True), "preferences_keys_search")
        self.list = named(QTreeWidget(), "preferences_keys_list")
        self.list.setColumnCount(2)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAlternatingRowColors(True)
        self._rows = {name: QTreeWidgetItem(self.list) for name in self._keys.actions}
        for name, row in self._rows.items():
            row.setData(0, _ACTION, name)
        self.label = named(QLabel(), "preferences_keys_label")
        self.edit = named(QKeySequenceEdit(), "preferences_keys_edit")
        self.edit.setMaximumSequenceLength(1)
        self.label.setBuddy(self.edit)
        self.none = named(QPushButton(autoDefault=False), "preferences_keys_none")
        self.usual = named(QPushButton(autoDefault=False), "preferences_keys_usual")
        self.words = named(QLabel(wordWrap=True), "preferences_keys_words")
        self.take = named(QPushButton(autoDefault=False), "preferences_keys_take")
        self._connect()
        self._lay_out()
        self.list.setCurrentItem(next(iter(self._rows.values())))

    @property
    def action(self) -> str:
        """The selected action."""
        row = self.list.currentItem()
        return str(row.data(0, _ACTION)) if row is not None else self._keys.actions[0]

    def choose(self, action: str) -> None:
        """Select an action."""
        self.list.setCurrentItem(self._rows[action])

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._say
        self.search.setPlaceholderText(say("preferences.keys.search"))
        self.search.setAccessibleName(say("preferences.keys.search"))
        self.list.setHeaderLabels([say("preferences.keys.action"), say("preferences.keys.keys")])
        self.list.setAccessibleName(say("preferences.keys"))
        self.label.setText(say("preferences.keys.new"))
        self.none.setText(say("preferences.keys.none"))
        self.usual.setText(say("preferences.keys.reset"))
        self.take.setText(say("preferences.keys.take"))
        if (field := self.edit.findChild(QLineEdit)) is not None:
            # Qt sets this text only once, in the language in which the field was made.
            field.setPlaceholderText(self.edit.tr("Press shortcut"))
        self._show()
        self.words.setText(self._told())

    def restore(self) -> None:
        """Restore the default keys of all actions."""
        self._keys.reset_all()
        self._tell(lambda: self._say("preferences.keys.all_usual"))

    # -- input ---------------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        self.search.textChanged.connect(self._filter)
        self.list.currentItemChanged.connect(lambda *_: self._begin())
        self.list.itemActivated.connect(lambda *_: self.edit.setFocus())
        self.edit.keySequenceChanged.connect(self._pressed)
        self.none.clicked.connect(self._take_away)
        self.usual.clicked.connect(self._reset)
        self.take.clicked.connect(lambda: self._give(self._wanted))
        self._keys.changed.connect(self._show)

    def _begin(self) -> None:
        """Show the keys of another selected action."""
        self._clear_edit()
        self._show()
        self._tell(lambda: self._say("preferences.keys.record", action=self._keys.name(self.action)))

    def _pressed(self, keys: QKeySequence) -> None:
        if keys.isEmpty():
            return
        clash = self._keys.clash(keys, self.action)
        native = keys.toString(_NATIVE)
        if clash is None:
            self._give(keys)
        elif clash.action:
            self._wanted = keys
            other = clash.action
            self._tell(lambda: self._say("preferences.keys.taken", keys=native, other=self._keys.name(other)))
            self.take.show()
        else:
            self._tell(lambda: self._say("preferences.keys.fixed", keys=native, what=self._reason(keys)))
        self._clear_edit()

    def _reason(self, keys: QKeySequence) -> str:
        clash = self._keys.clash(keys, self.action)
        return clash.what if clash is not None else ""

    def _give(self, keys: QKeySequence) -> None:
        action, native = self.action, keys.toString(_NATIVE)
        self._keys.choose(action, [keys])
        self._tell(lambda: self._say("preferences.keys.done", keys=native, action=self._keys.name(action)))

    def _take_away(self) -> None:
        action = self.action
        self._keys.choose(action, [])
        self._tell(lambda: self._say("preferences.keys.gone", action=self._keys.name(action)))

    def _reset(self) -> None:
        action = self.action
        self._keys.reset(action)
        self._tell(lambda: self._say("preferences.keys.usual", action=self._keys.name(action)))

    # -- display -------------------------------------------------------------------------------------------------

    def _hint(self) -> str:
        return self._say("preferences.keys.hint")

    def _tell(self, sentence: Callable[[], str]) -> None:
        self._told = sentence
        self.words.setText(sentence())
        self.take.hide()

    def _clear_edit(self) -> None:
        with QSignalBlocker(self.edit):
            self.edit.clear()

    def _show(self) -> None:
        for name, row in self._rows.items():
            row.setText(0, self._keys.name(name))
            row.setText(1, ", ".join(keys.toString(_NATIVE) for keys in self._keys.of(name)))
            row.setFont(0, self.list.font())
            font = self.list.font()
            font.setBold(not self._keys.is_usual(name))
            row.setFont(1, font)
        self.usual.setEnabled(not self._keys.is_usual(self.action))
        self.none.setEnabled(bool(self._keys.of(self.action)))
        self._fit()

    def _fit(self) -> None:
        """Make both columns wide enough for their longest texts, including those of hidden rows.

        The page grows with the columns up to a limit; beyond it the list scrolls sideways.
        """
        self._widths = (self._width(0), self._width(1))
        edge = 2 * self.list.frameWidth() + self.list.verticalScrollBar().sizeHint().width()
        self.list.setMinimumWidth(min(sum(self._widths) + edge, _WIDEST))
        self._share()

    def _share(self) -> None:
        """Give the column of keys the remaining width."""
        names, keys = self._widths
        self.list.header().resizeSection(0, names)
        self.list.header().resizeSection(1, max(keys, self.list.viewport().width() - names))

    def _width(self, column: int) -> int:
        heading = self.list.headerItem().text(column)
        texts = [(self.list.header().font(), heading)]
        texts += [(row.font(column), row.text(column)) for row in self._rows.values()]
        margin = self.list.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMargin, None, self.list)
        return max(QFontMetrics(font).horizontalAdvance(text) for font, text in texts) + 4 * margin

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._share()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Adapt the columns to the text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "take"):
            self._show()

    def _filter(self, wanted: str) -> None:
        """Show the actions whose name or keys contain all words of the search text."""
        words = wanted.casefold().split()
        for row in self._rows.values():
            text = f"{row.text(0)} {row.text(1)}".casefold()
            row.setHidden(not all(word in text for word in words))
        found = [row for row in self._rows.values() if not row.isHidden()]
        if not found:
            self._tell(lambda: self._say("preferences.keys.nothing"))
        elif self.list.currentItem() not in found:
            self.list.setCurrentItem(found[0])
        for widget in (self.edit, self.none, self.usual):
            widget.setEnabled(bool(found))
        if found:
            self._show()

    def _lay_out(self) -> None:
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.list.header().setStretchLastSection(False)
        self.list.viewport().installEventFilter(self)
        self.list.setHorizontalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.label)
        row.addWidget(self.edit, 1)
        row.addWidget(self.none)
        row.addWidget(self.usual)
        told = QHBoxLayout()
        told.addWidget(self.words, 1)
        told.addWidget(self.take)
        # Reserve the height of a long sentence, so that nothing moves when the sentence changes.
        self.words.setMinimumHeight(2 * self.fontMetrics().height() + 8)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(10)
        column.addWidget(self.search)
        column.addWidget(self.list, 1)
        column.addLayout(row)
        column.addLayout(told)
        self.take.hide()
