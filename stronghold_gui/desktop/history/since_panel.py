"""The panel 'since you last sat here': a few lines beside the board, which any move closes.

It covers only the lower docks, which show past events, so the board with rings around the changes stays visible. Longer
news scroll. If these docks are closed or floating, the panel is in a corner of the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.desktop.docks.viewport import own_viewport
from stronghold_gui.desktop.icons import icon, picture
from stronghold_gui.desktop.labels import ElidedLabel
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.play.badges import team_colour, team_picture
from stronghold_gui.desktop.play.seats import NO_TEAM
from stronghold_gui.desktop.play.shown import News
from stronghold_gui.desktop.soon import call_soon
from stronghold_gui.desktop.theme import tones

_WIDTH: Final = 320
_EDGE: Final = 14
_MARK: Final = 16
_TOP: Final = Qt.AlignmentFlag.AlignTop
_MOVED: Final = (
    QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ZOrderChange,
)  # fmt: skip
_MARGINS: Final = (12, 6, 8, 8)
"""Margins around the content in pixels."""
_MOST: Final = 7
"""Largest number of lines; the least important ones are left out."""
_LEAST: Final = 0.8
"""Smallest size of the title in narrow docks, relative to the usual one."""


class SincePanel(QFrame):
    """The panel with the news.

    Attributes:
        replay: emitted to replay the events move by move.
        pointed: ``(areas)``: the areas of the line under the mouse; without one, those of all lines.
    """

    replay = Signal()
    pointed = Signal(object)

    def __init__(self, language: Language, page: QWidget) -> None:
        """Make the panel, hidden at first.

        Args:
            language: the current language.
            page: the page of the table, over which the panel is placed.
        """
        super().__init__(page.window())
        named(self, "since")
        self._language, self._page = language, page
        self._team = NO_TEAM
        self._news: tuple[News, ...] = ()
        self._docks: tuple[QDockWidget, ...] = ()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._bar: QWidget | None = None
        self.title = named(ElidedLabel(), "since_title")
        self.title.least, self.title.two = _LEAST, True
        self.lines = [named(QLabel(wordWrap=True), f"since_line_{number}") for number in range(_MOST)]
        self._marks = [QLabel() for _ in range(_MOST)]
        self._list = QScrollArea(widgetResizable=True)
        self._whole = QVBoxLayout(self)
        self.again = named(QPushButton(), "since_replay")
        self.away = named(QToolButton(autoRaise=True), "since_close")
        self.again.clicked.connect(self.replay)
        self.away.clicked.connect(self.close_panel)
        self._lay_out()
        for line in self.lines:
            line.installEventFilter(self)
        page.installEventFilter(self)
        self.retranslate()
        self.hide()

    def show_news(self, news: Sequence[News], team: int, docks: Sequence[QDockWidget]) -> None:
        """Show news to a team.

        Args:
            news: the news, the most important ones first.
            team: the team that reads them. In a corner of the board, the panel is opposite this team's side.
            docks: the docks of the lower stack, which the panel covers.
        """
        self._news, self._team, self._docks = tuple(news[:_MOST]), team, tuple(docks)
        for dock in self._docks:
            dock.installEventFilter(self)
        self._tell()
        self._fit()
        self.show()
        self.raise_()
        self.pointed.emit(self._all_areas())

    def close_panel(self) -> None:
        """Hide the panel and clear it, since the next person at the screen may not read it."""
        if self.isHidden() and not self._news:
            return
        self.hide()
        self._news = ()
        for dock in self._docks:
            dock.removeEventFilter(self)
        self._docks = ()
        self.pointed.emit(())
        for line in self.lines:
            line.clear()
        self.setAccessibleDescription("")

    def retranslate(self) -> None:
        """Update title and buttons after a change of language; the lines are not affected."""
        say = self._language
        self.title.setText(say("history.since.title"))
        self.setAccessibleName(say("history.since.title"))
        self._list.setAccessibleName(say("history.since.title"))
        self.again.setText(say("history.since.replay"))
        self.again.setToolTip(say("history.since.replay.tip"))
        self.away.setToolTip(say("history.since.close"))
        self.away.setAccessibleName(say("history.since.close"))
        self.again.setIcon(icon("play", self.palette()))
        self.away.setIcon(icon("close", self.palette()))
        self._tell()

    # -- inside --------------------------------------------------------------------------------------------------

    def _line(self, news: News) -> str:
        # A sentence that begins with its seat's name needs no name before it; but "Anna" does not begin with "Ann".
        after = news.text.removeprefix(news.who)[:1]
        if news.text.startswith(news.who) and not after.isalnum():
            return news.text
        return self._language("history.since.line", camp=news.who, what=news.text)

    def _tell(self) -> None:
        """Show the news."""
        self.setAccessibleDescription("\n".join(map(self._line, self._news)))
        self._draw()

    def _draw(self) -> None:
        tone = tones(self.palette())
        ratio = self.devicePixelRatioF()
        for number, (line, mark) in enumerate(zip(self.lines, self._marks, strict=True)):
            told = number < len(self._news)
            line.setVisible(told)
            mark.setVisible(told)
            if told:
                news = self._news[number]
                line.setText(self._line(news))
                shade, pixels = team_colour(news.team, tone).name(), round(_MARK * ratio)
                alone = news.team == NO_TEAM
                drawn = (picture("info", shade, pixels) if alone else team_picture(news.team, shade, pixels)).copy()
                drawn.setDevicePixelRatio(ratio)
                mark.setPixmap(drawn)
                # The mark is as high as the first of its lines, so that both are aligned.
                mark.setFixedHeight(max(_MARK, line.fontMetrics().height()))

    def _all_areas(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(area for news in self._news for area in news.areas))

    def _fit(self) -> None:
        """Place the panel over the lower docks, as high as necessary, or in a corner of the page."""
        # Lay out the lines now; Qt would consider lines that were hidden or shown only later.
        self._column.invalidate()
        self._column.activate()
        below = self._over_docks()
        place = self._in_a_corner() if below is None else below
        if place != self.geometry():
            self.setGeometry(place)
        # Without this, a list of unchanged size keeps the heights of its earlier lines.
        QApplication.sendEvent(self._list, QEvent(QEvent.Type.LayoutRequest))

    def _over_docks(self) -> QRect | None:
        """Return the panel's place over the docks, at their lower edge; ``None`` if no dock is visible."""
        seen = [dock.geometry() for dock in self._docks if dock.isVisible() and not dock.isFloating()]
        # Qt moves docks that are behind others in their stack out of the window.
        seen = [box for box in seen if self.window().rect().contains(box.center())]
        if not seen:
            return None
        box = seen[0]
        height = min(self._height(box.width()), box.height())
        return QRect(box.left(), box.bottom() + 1 - height, box.width(), height)

    def _height(self, width: int) -> int:
        """Return the height at which all lines are visible at a width."""
        left, top, right, bottom = _MARGINS
        room = width - left - right - 2 * self.frameWidth()
        lines = self._column.totalHeightForWidth(room)
        head = max(self._head.heightForWidth(room), self._head.sizeHint().height())
        return top + head + self._whole.spacing() + lines + bottom + 2 * self.frameWidth()

    def _in_a_corner(self) -> QRect:
        """Return the panel's place in a corner of the page, above anything that is open at the lower edge."""
        room = self._page.rect()
        width = min(_WIDTH, room.width() - 2 * _EDGE)
        lowest = self._lowest(room.height()) - _EDGE
        height = min(self._height(width), lowest - _EDGE)
        top = _EDGE if self._team == 0 else lowest - height
        return QRect(self._page.mapTo(self.window(), QPoint(_EDGE, top)), QSize(width, height))

    def _lowest(self, height: int) -> int:
        """Return the lower edge of the space for the panel, which is above the bar of an animation."""
        bar = self._page.findChild(QWidget, "animation_bar")
        if bar is None:
            return height
        if bar is not self._bar:
            # The bar may appear after the panel, which then has to move.
            self._bar = bar
            bar.installEventFilter(self)
        return bar.mapTo(self._page, bar.rect().topLeft()).y() if not bar.isHidden() else height

    def _lay_out(self) -> None:
        bold = self.font()
        bold.setBold(True)
        self.title.setFont(bold)
        self.title.setMinimumHeight(2 * self.title.fontMetrics().lineSpacing())
        self.away.setIconSize(QSize(16, 16))
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.again)
        self._head.addWidget(self.away)
        self._list.setViewport(own_viewport(QPalette.ColorRole.Base))
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setWidget(self._lay_out_lines())
        self._whole.setContentsMargins(*_MARGINS)
        self._whole.setSpacing(4)
        self._whole.addLayout(self._head)
        self._whole.addWidget(self._list, 1)

    def _lay_out_lines(self) -> QWidget:
        lines = QWidget()
        lines.setBackgroundRole(QPalette.ColorRole.Base)
        self._column = QVBoxLayout(lines)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        for line, mark in zip(self.lines, self._marks, strict=True):
            row = QHBoxLayout()
            row.setSpacing(6)
            mark.setFixedWidth(_MARK)
            line.setAlignment(_TOP)
            row.addWidget(mark, 0, _TOP)
            row.addWidget(line, 1)
            self._column.addLayout(row)
        self._column.addStretch(1)
        return lines

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the panel in place and in front, and emit the areas of the line under the mouse."""
        if self.isHidden():
            return False
        kind = event.type()
        if watched in self.lines:
            if kind is QEvent.Type.Enter:
                self.pointed.emit(self._news[self.lines.index(watched)].areas)
            elif kind is QEvent.Type.Leave:
                self.pointed.emit(self._all_areas())
        elif kind in _MOVED:
            self._fit()
            if kind is QEvent.Type.ZOrderChange:
                # Raised at once, the panel would prevent the dock from showing its tab.
                call_soon(self, self.raise_)
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Update after a change of palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "away"):
            self.retranslate()
            if not self.isHidden():
                self._fit()
