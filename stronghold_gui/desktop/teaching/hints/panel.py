"""The page of the hint dock: a hint with its lines, or a sentence that says why there is none."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.labels import keep_whole
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.theme import colour, tones

if TYPE_CHECKING:
    from stronghold_gui.teaching.hints import Told, ToldGroup


_INDENT = 18
_DOT = 5
_ROUND = 3


class HintRow(QLabel):
    """A line with a dot before it.

    Attributes:
        pointed: ``(areas)``: emitted to highlight these areas; an empty tuple ends that.
        areas: the areas of the board that the line mentions.
    """

    pointed = Signal(object)

    def __init__(self, text: str, areas: tuple[str, ...] = (), parent: QWidget | None = None) -> None:
        super().__init__(text, parent, wordWrap=True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        keep_whole(self)
        self.setContentsMargins(_INDENT, 2, 4, 2)
        self.setAccessibleName(text)
        self.areas = areas
        if areas:
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the background if the line is hovered or has the focus, the dot, and the text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone = tones(self.palette())
        lit = bool(self.areas) and (self.hasFocus() or self.underMouse())
        painter.setPen(colour(tone.accent) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(colour(tone.lit) if lit else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.rect().adjusted(1, 0, -1, -1), _ROUND, _ROUND)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tone.accent if self.areas else tone.muted))
        painter.drawEllipse(_INDENT // 2 - 2, 2 + self.fontMetrics().height() // 2 - _DOT // 2, _DOT, _DOT)
        painter.end()
        super().paintEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Highlight the areas."""
        super().enterEvent(event)
        self._point(self.areas)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._point(self.areas)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(())

    def _point(self, areas: tuple[str, ...]) -> None:
        self.update()
        if self.areas:
            self.pointed.emit(areas)


Areas = Callable[[tuple[str, ...]], tuple[str, ...]]
"""A function from places of the rules to areas of the board."""
_EDGE: Final = 12
_NARROWEST: Final = 220


class HintPanel(QScrollArea):
    """Shows a hint.

    Attributes:
        rule: ``(anchor)``: emitted to open the rules there.
        pointed: ``(areas)``: emitted to highlight areas of the board; an empty tuple ends that.
        left: emitted when the reader returns to the game (Esc).
    """

    rule = Signal(str)
    pointed = Signal(object)
    left = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__(widgetResizable=True)
        named(self, "hint")
        self._language = language
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(_NARROWEST)
        self.rows: list[HintRow] = []

    def show_sentence(self, sentence: str) -> None:
        """Show a sentence that says why there is no hint."""
        self._show([_paragraph(sentence, "hint_none")], sentence)

    def show_hint(self, words: Told, areas: Areas, advice: QWidget | None = None) -> None:
        """Show a hint; the scroll position is kept as far as possible.

        Args:
            words: the hint.
            areas: maps places of the rules to areas of the board.
            advice: the box for advice at the end of the hint, if any.
        """
        top = self.verticalScrollBar().value()
        parts: list[QWidget] = [_paragraph(words.about, "hint_about"), self._link(words)]
        # Advice comes first, since the list of possible moves may be long.
        parts += self._section("advice", words.advice, areas)
        if advice is not None:
            parts.append(advice)
        parts += self._section("legal", words.groups, areas, words.summary)
        parts += self._section("blocked", words.blocked, areas)
        self._show(parts, words.about)
        self.verticalScrollBar().setValue(top)

    # -- inside --------------------------------------------------------------------------------------------------

    def _show(self, parts: Iterable[QWidget], said: str) -> None:
        self.pointed.emit(())
        self.setAccessibleName(f"{self._language('hints.title')}. {said}")
        page = named(QWidget(), "hint_page")
        column = QVBoxLayout(page)
        column.setContentsMargins(_EDGE, 8, _EDGE, _EDGE)
        column.setSpacing(4)
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)
        self.rows = page.findChildren(HintRow)
        for row in self.rows:
            row.pointed.connect(self.pointed)
        self.setWidget(page)

    def _link(self, words: Told) -> QLabel:
        """Return the link to the rule."""
        say = self._language
        label = _paragraph("", "hint_rule")
        label.setTextFormat(Qt.TextFormat.RichText)
        text = escape(say("hints.section.rule", title=words.rule))
        ink = tones(self.palette()).accent
        label.setText(f'<a href="{escape(words.anchor)}" style="color:{ink}">{text}</a>')
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        label.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        label.setAccessibleName(text)
        label.setToolTip(tip_of(say("hints.link", title=words.rule)))
        label.linkActivated.connect(self.rule)
        return label

    def _section(self, name: str, lines: Sequence[ToldGroup | str], areas: Areas, summary: str = "") -> list[QWidget]:
        """Return a heading and its lines; empty without lines."""
        if not lines and not summary:
            return []
        parts: list[QWidget] = [self._heading(name)]
        if summary:
            parts.append(_paragraph(summary, "hint_summary"))
        for line in lines:
            row = HintRow(line) if isinstance(line, str) else HintRow(line.text, areas(line.places))
            parts.append(named(row, f"hint_{name}"))
        return parts

    def _heading(self, name: str) -> QLabel:
        label = _paragraph(self._language(f"hints.section.{name}"), f"hint_heading_{name}")
        font = label.font()
        font.setBold(True)
        label.setFont(font)
        palette = label.palette()
        palette.setColor(QPalette.ColorRole.WindowText, colour(tones(self.palette()).muted))
        label.setPalette(palette)
        label.setContentsMargins(0, 8, 0, 0)
        return label

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return to the game on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Remove the highlights."""
        super().hideEvent(event)
        self.pointed.emit(())

    def sizeHint(self) -> QSize:
        return QSize(290, 420)


def _paragraph(text: str, name: str) -> QLabel:
    label = named(QLabel(text, wordWrap=True), name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    keep_whole(label)
    return label
