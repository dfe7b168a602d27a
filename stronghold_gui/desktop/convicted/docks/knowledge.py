"""The dock of technologies: a tree by level of the library, with what each technology unlocks, and its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.base import DockPage, label_of, legal, play
from stronghold_gui.desktop.convicted.docks.town_words import opened
from stronghold_gui.desktop.docks.explained import Explained
from stronghold_gui.desktop.labels import draw_elided
from stronghold_gui.desktop.naming import about
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import LIBRARY, TECHNOLOGIES
from stronghold_gui.games.convicted.unlocking import opened_by
from stronghold_gui.text.nouns import capital

LEVELS: Final = 5
_TRUNK: Final = 14
"""Pixels from the left at which the tree's trunk runs."""
_BOUGH: Final = 34
"""Pixels from the left at which a technology begins."""
_MARK: Final = 11
_AIR: Final = 4


@dataclass(frozen=True, slots=True)
class Leaf:
    """What the button of a technology shows.

    Attributes:
        name: its name.
        opens: what it unlocks, in words.
        state: ``known``, ``open``, or ``closed`` if the library's level is too low.
        possible: whether it can be researched now.
    """

    name: str = ""
    opens: str = ""
    state: str = "closed"
    possible: bool = False


class Technology(Explained, QAbstractButton):
    """A button that researches a technology, or shows the refusal if that is impossible."""

    def __init__(self, context: ConvictedContext, name: str) -> None:
        super().__init__()
        self.setObjectName(f"technology_{name}")
        about(self, f"technology.{name}")
        self._context, self.id, self.leaf, self.last = context, name, Leaf(), False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda: play(context, m.Research(name)))
        self.ask(context, self._why_not)

    def show_leaf(self, leaf: Leaf, state_words: str) -> None:
        """Show the content; ``state_words`` is the state in words."""
        if leaf != self.leaf:
            self.leaf = leaf
            self.setCursor(Qt.CursorShape.PointingHandCursor if leaf.possible else Qt.CursorShape.ArrowCursor)
            self.update()
            self.explain_again()
        named = self._context.texts("frame.named", name=leaf.name, what=state_words)
        self.setAccessibleName(named)
        self.explain(f"{named}\n{leaf.opens}")

    def _why_not(self) -> ShownRefusal | None:
        context = self._context
        if self.leaf.possible or context.controller is None or context.match.still:
            return None
        return context.shown(context.match.refusal_for_team(m.Research(self.id)))

    def sizeHint(self) -> QSize:
        """Return the height of two lines."""
        return QSize(240, 2 * QFontMetrics(self.font()).height() + _AIR)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the branch line, the mark of the state, the name, and what the technology unlocks."""
        painter, tone = QPainter(self), tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        leaf, line = self.leaf, QFontMetrics(self.font()).height()
        y = _AIR / 2 + line / 2
        known = leaf.state == "known"
        painter.setPen(QPen(colour(tone.outline), 1.5))
        painter.drawLine(QPointF(_TRUNK, 0), QPointF(_TRUNK, y if self.last else self.height()))
        painter.drawLine(QPointF(_TRUNK, y), QPointF(_BOUGH - _MARK, y))
        if leaf.possible or self.hasFocus():
            painter.setPen(QPen(colour(tone.accent), 2.0 if self.hasFocus() or self.underMouse() else 1.0))
            painter.setBrush(colour(tone.lit) if leaf.possible else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(_BOUGH - _MARK + 1, 1, -2, -1), 6, 6)
        box = QRectF(_BOUGH - _MARK + 4, y - _MARK / 2, _MARK, _MARK)
        painter.setPen(QPen(colour(tone.good if known else tone.text if leaf.state == "open" else tone.muted), 1.6))
        painter.setBrush(colour(tone.good) if known else Qt.BrushStyle.NoBrush)
        if leaf.state == "closed":
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.topRight(), box.bottomLeft())
        else:
            painter.drawEllipse(box)
        font = QFont(self.font())
        font.setBold(leaf.possible or known)
        left = _BOUGH + _MARK
        painter.setFont(font)
        painter.setPen(colour(tone.muted if leaf.state == "closed" else tone.text))
        draw_elided(painter, QRectF(left, _AIR / 2, self.width() - left - 6, line), leaf.name)
        painter.setFont(self.font())
        painter.setPen(colour(tone.muted))
        draw_elided(painter, QRectF(left, _AIR / 2 + line, self.width() - left - 6, line), leaf.opens)
        painter.end()


class Branch(QWidget):
    """The heading of a level: its number, and whether the library has reached it."""

    def __init__(self, level: int) -> None:
        super().__init__()
        self.setObjectName(f"technologies_{level}")
        about(self, "technologies")
        self._words, self._side, self._open, self._first = "", "", False, level == 1
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_words(self, words: str, side: str, *, is_open: bool) -> None:
        """Show the name of the level, a text beside it, and whether the level is open."""
        if (words, side, is_open) != (self._words, self._side, self._open):
            self._words, self._side, self._open = words, side, is_open
            self.setAccessibleName(f"{words} · {side}")
            self.setToolTip("")
            self.update()

    def sizeHint(self) -> QSize:
        """Return the height of a line with padding."""
        return QSize(240, QFontMetrics(self.font()).height() + 10)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a node on the trunk, and the words."""
        painter, tone = QPainter(self), tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        painter.setPen(QPen(colour(tone.outline), 1.5))
        painter.drawLine(QPointF(_TRUNK, middle), QPointF(_TRUNK, self.height()))
        painter.setBrush(colour(tone.accent if self._open else tone.base))
        painter.drawRoundedRect(QRectF(_TRUNK - 6, middle - 6, 12, 12), 3, 3)
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(colour(tone.text))
        painter.drawText(QRectF(_BOUGH - 4, 0, self.width() - _BOUGH, self.height()), Qt.AlignmentFlag.AlignVCenter,
                         self._words)  # fmt: skip
        left = _BOUGH + QFontMetrics(font).horizontalAdvance(self._words) + 8
        painter.setFont(self.font())
        painter.setPen(colour(tone.muted))
        room = QRectF(left, 0, self.width() - left - 6, self.height())
        draw_elided(painter, room, self._side, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        painter.end()


class KnowledgePage(DockPage):
    """The technology tree."""

    def __init__(self, context: ConvictedContext) -> None:
        super().__init__(context, "knowledge")
        about(self, "technologies")
        self.column.setSpacing(0)
        self._levels: dict[int, tuple[Branch, list[Technology]]] = {}
        self._column = QVBoxLayout()
        self._column.setSpacing(0)
        self.column.addLayout(self._column)
        self.column.addStretch(1)

    def show_match(self) -> None:
        if not self._levels:
            self._add_levels()
        position = self.context.position
        have = position.buildings[LIBRARY]
        for level, (branch, leaves) in self._levels.items():
            is_open = level <= have
            side = self.say("level.open") if is_open else self.say("level.closed", level=level, have=have)
            branch.show_words(self.say("level", level=level), side, is_open=is_open)
            for leaf in leaves:
                self._show(leaf, is_open=is_open)

    def _add_levels(self) -> None:
        """Make the headings and technologies, by the levels of technologies in the current values."""
        levels = self.context.position.values.technology_levels
        for level in range(1, LEVELS + 1):
            branch = Branch(level)
            leaves = [
                Technology(self.context, name) for name, its in zip(TECHNOLOGIES, levels, strict=True) if its == level
            ]
            leaves[-1].last = True
            self._levels[level] = (branch, leaves)
            self._column.addWidget(branch)
            for leaf in leaves:
                self._column.addWidget(leaf)

    def _show(self, leaf: Technology, *, is_open: bool) -> None:
        context, position = self.context, self.context.position
        number = TECHNOLOGIES.index(leaf.id)
        known = position.knows(number)
        state = "known" if known else "open" if is_open else "closed"
        possible = m.Research(leaf.id) in legal(context, m.Research)
        opens = capital(opened(context, opened_by(position.values, number)))
        name = label_of(context, f"technology.{leaf.id}")
        leaf.show_leaf(Leaf(name, opens, state, possible), self.say(f"technology.{state}"))
