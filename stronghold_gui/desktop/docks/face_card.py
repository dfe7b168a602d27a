"""A card as on a table: its picture, its title, and its offers with prices and effects."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from stronghold_gui.desktop.docks import card_art
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.library.button import PanelButton
from stronghold_gui.desktop.library.cover import Cover, ReadPictures
from stronghold_gui.desktop.library.panel import Border, Panel
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.table.art import PieceArt

_ICON: Final = 34
_STRIP: Final = QSize(80, 32)
_PICTURE: Final = 96
_LOW: Final = 36
"""Height of the picture in pixels in the form `whole`, and in other forms."""
_AIR: Final = ((12, 8, 12, 12), (8, 5, 8, 6))
"""Margins around the texts of a card in the form `whole`, and in other forms."""
Form = Literal["whole", "close", "brief"]
"""The form of a card: everything, everything with a lower picture and less space, or only names and prices."""
_SOON: Final = 20
"""Milliseconds until the picture of a card is read, so that the card is painted first."""


@dataclass(frozen=True, slots=True)
class FaceLine:
    """An offer of a card.

    Attributes:
        topic: its topic in the rules reference.
        art: name of the piece beside it; ``""`` for none.
        name, price, effect: its name, cost and effect; the price may be ``""``.
        note: its difference from the other cards (``""``: none).
        head: a heading above it, as for offers on the other side of the card; ``""`` for none.
        picture: the picture beside the heading; ``None`` for none.
    """

    topic: str
    art: str
    name: str
    price: str = ""
    effect: str = ""
    note: str = ""
    head: str = ""
    picture: Path | None = None


@dataclass(frozen=True, slots=True)
class Face:
    """The content of a card.

    Attributes:
        id: names the card.
        title: its title.
        picture: its picture, an SVG.
        lines: its offers.
        choose: label of its button; ``""`` for a card that is only viewed.
        called: accessible name of the button; ``""`` for its label.
        sign: name of the icon on the button (`desktop.icons`).
        wanted: whether one of the cards must be chosen; then its button has the accent colour.
        brief: label of its button in the form `brief`; ``""`` for the usual label.
    """

    id: str
    title: str
    picture: Path | None
    lines: tuple[FaceLine, ...]
    choose: str = ""
    called: str = ""
    sign: str = "done"
    wanted: bool = False
    brief: str = ""


class FaceCard(Panel):
    """A card that can be chosen.

    Attributes:
        chosen: ``(card id)``: its button was pressed.
        face: its content.
    """

    chosen = Signal(str)

    def __init__(self, art: PieceArt, face: Face, read: ReadPictures) -> None:
        super().__init__(f"face_{face.id}")
        self.face = face
        # Only the button chooses the card: a press beside the button may be meant to scroll.
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._cover = Cover(read, _SOON)
        self._cover.show_file(face.picture)
        self._cover.setFixedHeight(_PICTURE)
        self._border = Border(self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._cover)
        column = self._column = QVBoxLayout()
        column.setContentsMargins(*_AIR[0])
        column.setSpacing(8)
        whole.addLayout(column, 1)
        column.addWidget(_titled(face.title, f"face_title_{face.id}"))
        # The button is above the texts, so that the buttons of all cards are at the same height.
        self.button = PanelButton(f"face_choose_{face.id}", face.sign, first=face.wanted)
        self.button.setText(face.choose)
        self.button.setAccessibleName(face.called or face.choose)
        self.button.clicked.connect(lambda: self.chosen.emit(face.id))
        column.addWidget(self.button)
        # Show it only now that it has a parent: a widget without one opens as a window.
        self.button.setVisible(bool(face.choose))
        for line in face.lines:
            if line.head:
                column.addWidget(_rule())
                column.addWidget(_HeadRow(line))
            column.addWidget(_LineRow(art, line))
        column.addStretch(1)

    def show_as(self, form: Form) -> None:
        """Set the form."""
        whole, brief = form == "whole", form == "brief"
        self._cover.setVisible(not brief)
        self._cover.setFixedHeight(_PICTURE if whole else _LOW)
        self.button.setText(self.face.brief if brief and self.face.brief else self.face.choose)
        self._column.setContentsMargins(*_AIR[not whole])
        self._column.setSpacing(8 if whole else 5)
        for row in self.findChildren(_LineRow):
            row.be_brief(brief)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the border with the card."""
        super().resizeEvent(event)
        self._border.resize(event.size())
        self._border.raise_()


class _LineRow(QWidget):
    """One offer of a card."""

    def __init__(self, art: PieceArt, line: FaceLine) -> None:
        super().__init__()
        about(named(self, f"face_line_{line.topic}"), line.topic)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(9)
        if line.art:
            icon = QLabel()
            icon.setPixmap(art.pixmap(line.art, _ICON, self.devicePixelRatioF()))
            icon.setFixedSize(QSize(_ICON, _ICON))
            row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(1)
        row.addLayout(words, 1)
        name = _wrapped(line.name)
        font = name.font()
        font.setBold(True)
        name.setFont(font)
        words.addWidget(name)
        for text in (line.note, line.price):
            if text:
                weak = _wrapped(text)
                weak.setForegroundRole(
                    QPalette.ColorRole.Link if text is line.note else QPalette.ColorRole.PlaceholderText
                )
                words.addWidget(weak)
        self._effect = _wrapped(line.effect)
        words.addWidget(self._effect)
        self._effect.setVisible(bool(line.effect))

    def be_brief(self, brief: bool) -> None:
        """Show the effect in a tooltip (True) or below the name."""
        effect = self._effect.text()
        self._effect.setVisible(bool(effect) and not brief)
        self.setToolTip(tip_of(effect) if brief else "")


class _HeadRow(QWidget):
    """The heading of the other side of a card, with a strip of its picture."""

    def __init__(self, line: FaceLine) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(9)
        if line.picture is not None:
            strip = QLabel()
            strip.setPixmap(card_art.draw(line.picture, _STRIP, 4.0, self.devicePixelRatioF()))
            row.addWidget(strip)
        words = _wrapped(line.head)
        words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        row.addWidget(words, 1)


def _titled(text: str, name: str) -> QLabel:
    title = named(_wrapped(text), name)
    font = title.font()
    font.setPointSizeF(font.pointSizeF() * 1.25)
    font.setBold(True)
    title.setFont(font)
    return title


def _wrapped(text: str) -> QLabel:
    label = QLabel(text, wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _rule() -> QFrame:
    line = QFrame(frameShape=QFrame.Shape.HLine)
    line.setForegroundRole(QPalette.ColorRole.Mid)
    return line
