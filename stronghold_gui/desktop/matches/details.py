"""The panel of the selected match: its picture, players and progress, and the buttons for it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from stronghold_gui.desktop.labels import WrappedLabel, keep_whole
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.library.button import PanelButton
from stronghold_gui.desktop.library.cover import Cover
from stronghold_gui.desktop.library.panel import EDGE, Border, Panel
from stronghold_gui.desktop.matches.titles import MatchCard
from stronghold_gui.desktop.naming import named

_MARGIN: Final = 16
_LEAST: Final = 48
"""Smallest height of the picture in pixels, however long the text is."""
_SIGNS: Final = {"open": "play", "rename": "rename", "folder": "folder", "delete": "delete"}
"""The actions on a match, each with its icon; the first is the most likely one."""
_LINES: Final = ("who", "standing", "about", "where")


class MatchDetails(Panel):
    """A panel about one match; a click on it opens the match.

    Attributes:
        opened, renamed, deleted: emitted to open, rename or delete the match.
        shown: emitted to show the match in its folder.
        buttons: the buttons of these actions.
        text: the text above them.
    """

    opened = Signal()
    renamed = Signal()
    shown = Signal()
    deleted = Signal()

    def __init__(self) -> None:
        super().__init__("matches_details")
        self.cover = Cover()
        self.title = named(WrappedLabel(), "matches_name")
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 1.3)
        font.setWeight(font.Weight.DemiBold)
        self.title.setFont(font)
        self.lines = {line: named(WrappedLabel(), f"matches_{line}") for line in _LINES}
        for line in ("about", "where"):
            self.lines[line].setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.buttons = {
            what: PanelButton(f"matches_{what}", sign, first=what == "open") for what, sign in _SIGNS.items()
        }
        self.clicked.connect(self.opened)
        for what, wanted in zip(_SIGNS, (self.opened, self.renamed, self.shown, self.deleted), strict=True):
            self.buttons[what].clicked.connect(wanted)
        self._lay_out()
        self._border = Border(self)

    def show_card(self, card: MatchCard, say: Language) -> None:
        """Show a match, in the current language."""
        picture = card.picture or card.cover
        if picture != self.cover.path:
            self.cover.show_file(picture)
        self.title.setText(card.name)
        for line, label in self.lines.items():
            text = getattr(card, line)
            label.setText(text)
            label.setVisible(bool(text))
        self._fit()
        for what, button in self.buttons.items():
            button.setText(say("matches.look" if what == "open" and not card.goes_on else f"matches.{what}"))
            button.setAccessibleDescription("\n".join(card.lines))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the picture, and resize the border."""
        super().resizeEvent(event)
        self._fit()
        self._border.resize(event.size())
        self._border.raise_()

    def _fit(self) -> None:
        """Give the picture the room that the text leaves; if even the text does not fit, it scrolls."""
        width = self.width() - 2 * EDGE
        buttons = self._buttons.sizeHint().height()
        words = self._words.heightForWidth(width)
        room = self.height() - 2 * EDGE - buttons - words
        self.cover.setFixedHeight(max(_LEAST, min(width * 5 // 8, room)))

    def _lay_out(self) -> None:
        text = QWidget()
        self._words = QVBoxLayout(text)
        self._words.setContentsMargins(_MARGIN, 12, _MARGIN, 0)
        self._words.setSpacing(6)
        for label in (self.title, *self.lines.values()):
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            keep_whole(label, QSizePolicy.Policy.Ignored)
            self._words.addWidget(label)
        self._words.addStretch(1)
        self.text = named(QScrollArea(), "matches_text")
        self.text.setWidget(text)
        self.text.setWidgetResizable(True)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for ground in (self.text.viewport(), text):
            # The panel's own background is visible.
            ground.setAutoFillBackground(False)
        self._buttons = QVBoxLayout()
        self._buttons.setContentsMargins(_MARGIN, 10, _MARGIN, _MARGIN)
        self._buttons.setSpacing(6)
        for button in self.buttons.values():
            self._buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.cover)
        column.addWidget(self.text, 1)
        column.addLayout(self._buttons)
