"""The curtain between teams: an opaque sheet over the whole window until the right people sit down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QImage,
    QImageReader,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QToolTip, QVBoxLayout, QWidget
from shiboken6 import isValid

from stronghold_gui.desktop.foreign_text import unmarked
from stronghold_gui.desktop.icons import picture
from stronghold_gui.desktop.labels import WrappedLabel
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.library.button import PanelButton
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.play.badges import badge_row, seat_colour
from stronghold_gui.desktop.play.seats import SeatMark
from stronghold_gui.desktop.theme import colour, tones

_CHANGES: Final = ((QEvent.Type.ZOrderChange,), (QEvent.Type.Resize, QEvent.Type.ChildAdded))
"""Events of a dock, and of the window, that might uncover something."""
_ART: Final = QSize(800, 800)
"""Largest size in pixels at which the picture is read."""
_VEIL: Final = QColor(18, 14, 20, 120)
_BADGE: Final = 92
_GAP: Final = 18
_ROUND: Final = 14
_BAND: Final = 10
_WIDTH: Final = 600
"""Sizes in pixels: of badges, of gaps between them, of the plate's round corners, its coloured band and its width."""
_MARGIN: Final = 36
"""Pixels beside the content of the plate."""


class _Plate(QWidget):
    """The plate in front of the picture, with the colours of the called seats along its top.

    Attributes:
        shades: the colours of the called seats.
    """

    def __init__(self) -> None:
        super().__init__()
        self.shades: tuple[QColor, ...] = ()
        self.setFixedWidth(_WIDTH)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPainterPath()
        edge.addRoundedRect(QRectF(self.rect()), _ROUND, _ROUND)
        painter.fillPath(edge, self.palette().color(QPalette.ColorRole.Base))
        painter.setClipPath(edge)
        wide = self.width() / max(1, len(self.shades))
        for place, shade in enumerate(self.shades):
            painter.fillRect(QRectF(place * wide, 0, wide, _BAND), shade)
        painter.end()


class Curtain(QWidget):
    """Covers its parent completely, takes the keyboard, and accepts only one button.

    Secrecy does not depend on it: while it is down the controller shows only the public view. It gives people time to
    change places before the next seat's view is shown.

    Attributes:
        raised: emitted when the called person presses the button.
    """

    raised = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._language, self._window = language, parent
        self._names: tuple[str, ...] = ()
        self._before: QWidget | None = None
        self._called: tuple[SeatMark, ...] = ()
        self._where: Callable[[], str] | None = None
        self._path: Path | None = None
        self._art: tuple[Path, QImage] | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._read)
        self._picture = named(QLabel(alignment=Qt.AlignmentFlag.AlignCenter), "curtain_badges")
        self.where = named(QLabel(alignment=Qt.AlignmentFlag.AlignCenter), "curtain_where")
        self.where.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.title = named(WrappedLabel(Qt.AlignmentFlag.AlignCenter), "curtain_title")
        self.words = named(QLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True), "curtain_words")
        self.button = PanelButton("curtain_button", "play", first=True)
        # Ctrl+Enter ends a turn; pressing it once too often must not uncover another player's view.
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.raised)
        self.button.setMinimumSize(240, 48)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 2.2)
        font.setWeight(font.Weight.DemiBold)
        self.title.setFont(font)
        self._plate = _Plate()
        inside = QVBoxLayout(self._plate)
        inside.setContentsMargins(_MARGIN, 34, _MARGIN, 30)
        inside.setSpacing(14)
        for part in (self._picture, self.where, self.title, self.words):
            inside.addWidget(part)
        inside.addSpacing(6)
        inside.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        # Stretches instead of an alignment: a layout measures an aligned widget as if its words were not wrapped.
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._plate)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addLayout(row)
        column.addStretch(3)
        self.hide()
        parent.installEventFilter(self)
        language.changed.connect(self.retranslate)

    def fall(
        self,
        names: Sequence[str],
        marks: Sequence[SeatMark] = (),
        where: Callable[[], str] | None = None,
        picture: Path | None = None,
    ) -> None:
        """Cover everything and call a person (or a seat) by name, or partners by their names.

        Args:
            names: the people called.
            marks: their seats.
            where: returns the progress of the game, in the current language and without secrets.
            picture: the picture on the curtain, an SVG, or ``None``.
        """
        self._names, self._called, self._path, self._where = tuple(names), tuple(marks), picture, where
        self.retranslate()
        self._draw_badges()
        self.setGeometry(self._window.rect())
        QToolTip.hideText()
        keys: QWidget | None = self._window.focusWidget()
        if keys is not None and not self.isAncestorOf(keys):
            self._before = keys
        self.show()
        self.raise_()
        for dock in self._docks():
            dock.installEventFilter(self)
        self.button.setFocus()

    def rise(self) -> None:
        """Uncover the window; the focus returns to the widget that had it."""
        before, self._before = self._before, None
        # The match that ``_where`` asks may be closed next.
        self._names, self._where = (), None
        self.hide()
        for dock in self._docks():
            dock.removeEventFilter(self)
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()

    def retranslate(self) -> None:
        """Update the text after a change of language, if a player is called."""
        if not self._names:
            return
        say = self._language
        where = self._where() if self._where is not None else ""
        self.where.setText(where)
        self.where.setVisible(bool(where))
        several = "partner" if len(self._names) > 1 else "window"
        name = say.texts.join(self._names)
        self.title.setText(say("window.curtain.title", name=name))
        self.words.setText(say(f"{several}.curtain.words"))
        answer = f"{several}.curtain.button"
        self.button.setAccessibleName(say(answer, name=name))
        self._write_button(answer, name)

    def _write_button(self, answer: str, name: str) -> None:
        """Set the button's label; long names, which the title shows in full, are cut in their middle."""
        say, metrics = self._language, self.button.fontMetrics()
        self.button.setText(unmarked(say(answer, name=name)))
        excess = self.button.sizeHint().width() - (_WIDTH - 2 * _MARGIN)
        if excess > 0:
            room = metrics.horizontalAdvance(name) - excess
            short = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room)
            self.button.setText(unmarked(say(answer, name=short)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the size of the window, and stay above new widgets and raised docks."""
        if self.isVisible() and event.type() in _CHANGES[watched is self._window]:
            self.setGeometry(self._window.rect())
            self.raise_()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the badges again after a change of palette, and the texts after a change of font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.isVisible():
            self.retranslate()
        if event.type() is QEvent.Type.PaletteChange and self.isVisible():
            self._draw_badges()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the game's picture, veiled so that the plate is readable; nothing of the table is visible."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Window))
        if self._path is not None:
            if self._art is None or self._art[0] != self._path:
                self._soon.start()
            else:
                self._paint_art(painter, self._art[1])
        painter.end()

    def _paint_art(self, painter: QPainter, art: QImage) -> None:
        box = QRectF(self.rect())
        size = QSizeF(art.size()).scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        where = QRectF(0, 0, size.width(), size.height())
        where.moveCenter(box.center())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(where, art)
        painter.fillRect(self.rect(), _VEIL)

    def _read(self) -> None:
        """Read the picture once, at a small size, since it is shown veiled."""
        if self._path is not None:
            reader = QImageReader(str(self._path))
            reader.setScaledSize(reader.size().scaled(_ART, Qt.AspectRatioMode.KeepAspectRatio))
            self._art = self._path, reader.read()
            self.update()

    def _draw_badges(self) -> None:
        """Show the badges of the called seats, or without seats a general picture."""
        tone, ratio = tones(self.palette()), self.devicePixelRatioF()
        self._plate.shades = tuple(seat_colour(mark, tone) for mark in self._called) or (colour(tone.accent),)
        if not self._called:
            self._picture.setPixmap(picture("curtain", tone.accent, 72))
            return
        self._picture.setPixmap(badge_row(self._called, tone, _BADGE, _GAP, ratio))
        self._plate.update()

    def _docks(self) -> Sequence[QDockWidget]:
        return self._window.findChildren(QDockWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def focusNextPrevChild(self, _forward: bool) -> bool:
        """Keep the focus here: Tab has no effect."""
        self.button.setFocus()
        return True

    def event(self, event: QEvent) -> bool:
        """Block tooltips of the widgets below."""
        if isinstance(event, QHelpEvent):
            return True
        return super().event(event)
