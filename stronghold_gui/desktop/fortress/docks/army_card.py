"""An army card in the dock: its head and, if the card is open, its picture and all its text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from stronghold_gui.desktop.docks import card_art
from stronghold_gui.desktop.fortress.docks.army_head import ArmyHead
from stronghold_gui.desktop.fortress.docks.card_facts import CardFacts
from stronghold_gui.desktop.fortress.docks.seen import picture_of
from stronghold_gui.desktop.labels import keep_whole
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.text import Catalogue

_BANNER: Final = 84
"""Height in pixels of the picture of an open card."""


class Banner(QWidget):
    """The picture of an open card, as wide as the card."""

    def __init__(self, card: str) -> None:
        super().__init__()
        self._path = picture_of(card)
        self.setFixedHeight(_BANNER)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture, or schedule its drawing for an idle moment."""
        drawn = card_art.kept(self._path, self.size(), 6.0, self.devicePixelRatioF())
        if drawn is None:
            card_art.draw_later(self, self._path, self.size(), 6.0)
            return
        painter = QPainter(self)
        painter.drawPixmap(QRect(0, 0, self.width(), self.height()).topLeft(), drawn)
        painter.end()

    def sizeHint(self) -> QSize:
        return QSize(200, _BANNER)


class ArmyCard(QFrame):
    """An army card. Its details are made when the user opens it.

    Attributes:
        head: the part that is always visible.
    """

    def __init__(self, card: str) -> None:
        super().__init__()
        named(self, f"army_card_{card}")
        about(self, card)
        self.card = card
        self.head = ArmyHead(card)
        self._body: QWidget | None = None
        self._texts: Catalogue | None = None
        self._said: tuple[object, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addWidget(self.head)

    @property
    def opened(self) -> bool:
        """Whether the details are visible."""
        return self._body is not None and not self._body.isHidden()

    def show_facts(self, facts: CardFacts, free: str, texts: Catalogue) -> None:
        """Show a card's facts; ``free``: the sign of the marker that may be placed on it, or ``""``."""
        if (facts, free) == (self.head.facts, self.head.free) and texts is self._texts:
            return
        self._texts = texts
        self.head.show_facts(facts, free, _told(facts, texts))
        if self.opened:
            self._fill()

    def open(self, opened: bool) -> None:
        """Show all details, or only the head."""
        if opened and self._body is None:
            self._body = named(QWidget(), f"army_body_{self.card}")
            self._column.addWidget(self._body)
        if self._body is not None:
            self._body.setVisible(opened)
        if opened:
            self._fill()

    def _fill(self) -> None:
        """Make the details again if their texts have changed."""
        facts, texts = self.head.facts, self._texts
        assert facts is not None
        assert texts is not None
        said = (facts.words, facts.notes, facts.points, texts.language)
        if said == self._said:
            return
        self._said = said
        assert self._body is not None
        old, self._body = self._body, named(QWidget(), f"army_body_{self.card}")
        self._column.replaceWidget(old, self._body)
        old.hide()
        old.deleteLater()
        column = QVBoxLayout(self._body)
        column.setContentsMargins(8, 2, 8, 8)
        column.setSpacing(4)
        column.addWidget(Banner(self.card))
        points = about(_label(texts("fortress.card_points", points=facts.points)), "points")
        for label in (_label(facts.words.kind), about(_label(facts.words.build), "size"), points):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            column.addWidget(label)
        for power in facts.words.powers:
            head = about(named(_label(power.name), f"power_{power.id}"), power.id)
            font = head.font()
            font.setBold(True)
            head.setFont(font)
            column.addWidget(head)
            column.addWidget(about(_label(power.words), power.id))
        for note in facts.notes:
            column.addWidget(_label(note))
        column.addStretch(1)
        self._body.show()


def _label(text: str) -> QLabel:
    label = QLabel(text, wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    keep_whole(label, QSizePolicy.Policy.Ignored)
    return label


def _told(facts: CardFacts, texts: Catalogue) -> str:
    """Return the content of the head in words, for tooltips and screen readers."""
    lines = [facts.words.kind]
    lines.append(
        texts(
            "fortress.army.stats",
            move=facts.move,
            range=facts.range,
            attack=facts.attack + facts.attack_more,
            defence=facts.defence + facts.defence_more,
        )
    )
    alive = sum(figure.state in ("stands", "waiting", "to_place") for figure in facts.figures)
    if facts.figures:
        lines.append(
            texts("fortress.army.lives", alive=alive, figures=len(facts.figures), left=facts.left, life=facts.life)
        )
    lines += [texts(f"fortress.army.marker.{marker.state}", marker=marker.sign) for marker in facts.markers]
    return "\n".join([*lines, *facts.notes])
