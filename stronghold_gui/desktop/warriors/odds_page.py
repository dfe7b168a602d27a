"""The dock of odds: for each attack or shot that is possible how it can end, exactly, and what that is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from stronghold_gui.core.value import value
from stronghold_gui.desktop.docks.card import ScrollPage
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.plain import tip_of
from stronghold_gui.desktop.theme import colour, ink_on, tones
from stronghold_gui.desktop.warriors.client import WarriorsClient
from stronghold_gui.desktop.warriors.outlook import Outlook, outlooks
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.wording import names as n
from stronghold_gui.games.warriors.wording.nouns import sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.languages import DECIMAL_MARK
from stronghold_gui.text.nouns import Fact, capital

_BAR: Final = 20
_LATER: Final = 25
"""Milliseconds until the rows are worked out: the move is painted first."""
_SIGN: Final = {True: "+", False: "\N{MINUS SIGN}"}


@value
class Share:
    """How likely an end is.

    Attributes:
        ways: of all throws, 0 to 1.
        percent: that in words.
        label: what end it is, and that.
        good: above 0 where more is won than lost.
    """

    ways: float
    percent: str
    label: str
    good: int


@value
class Odds:
    """What a row shows.

    Attributes:
        title: the attack.
        shares: the ends, from the worst to the best.
        worth: averages, in words.
        areas: what is lit while it is looked at.
    """

    title: str
    shares: tuple[Share, ...]
    worth: str
    areas: tuple[str, ...]


class OddsPage(ScrollPage):
    """The rows. They are worked out a moment after the move has been painted; nobody waits for them."""

    def __init__(self, context: DeskContext, client: WarriorsClient) -> None:
        super().__init__("odds")
        about(self, "odds")
        self._context, self._client = context, client
        self._rows: list[OddsRow] = []
        self._nothing = named(QLabel(wordWrap=True), "odds_nothing")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._more = named(QLabel(wordWrap=True), "odds_more")
        self._more.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.column.addWidget(self._nothing)
        self.column.addWidget(self._more)
        self.column.addStretch(1)
        self._soon = QTimer(self, singleShot=True, interval=_LATER)
        self._soon.timeout.connect(self._reckon)
        for changed in (context.hand.picked, context.hand.emptied):
            changed.connect(lambda *_: self._soon.start())

    def refresh(self, _events: Sequence[object] = (), _reason: str = "") -> None:
        """Show what is possible now."""
        self._soon.start()

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        if self._context.controller is not None:
            self._reckon()

    def _reckon(self) -> None:
        context = self._context
        held = context.hand.held
        source = held.source if held is not None else None
        found, left_out = outlooks(self._client, source) if context.controller else ([], 0)
        while len(self._rows) < len(found):
            row = OddsRow(self._context, len(self._rows))
            self._rows.append(row)
            self.column.insertWidget(len(self._rows), row)
        for row, outlook in zip(self._rows, found, strict=False):
            row.show_odds(self._odds(outlook))
            row.setVisible(True)
        for row in self._rows[len(found) :]:
            row.setVisible(False)
        self._nothing.setText(sentence(context.texts, "odds.nothing", {}))
        self._nothing.setVisible(not found)
        self._more.setText(context.texts("warriors.odds.more", n=left_out) if left_out else "")
        self._more.setVisible(bool(left_out))
        # Rows lie where they belong before they are painted.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _odds(self, outlook: Outlook) -> Odds:
        texts, worth = self._context.texts, outlook.worth
        shot = isinstance(outlook.move, m.Fire)
        shares = []
        for result in worth.results:
            ending = ("hit" if result.won else "miss") if shot else "attack"
            word = sentence(texts, f"odds.{ending}", {"won": result.won, "lost": result.lost})
            share = sentence(texts, "odds.percent", {"share": round(100 * result.ways / worth.of)})
            label = sentence(texts, "odds.share", {"what": word, "share": share})
            shares.append(Share(result.ways / worth.of, share, label, result.won - result.lost))
        points = [(self._context.short(seat), worth.expected(seat)) for seat in (worth.seat, worth.other)]
        points_told = {
            "own": points[0][0], "own_points": signed(points[0][1], texts),
            "other": points[1][0], "other_points": signed(points[1][1], texts),
        }  # fmt: skip
        return Odds(
            self._title(outlook), tuple(shares), sentence(texts, "odds.worth", points_told), self._areas(outlook)
        )

    def _title(self, outlook: Outlook) -> str:
        texts, names = self._context.texts, self._context.names
        target = _word(n.target(outlook.target, names, texts), texts)
        match outlook.move:
            case m.Fire():
                return capital(target)
            case m.Again():
                return sentence(texts, "odds.again", {"target": target})
            case m.Charge(camp):
                return sentence(texts, "odds.charge", {"camp": n.anything(camp, (), texts), "target": target})
            case _:
                side = n.place(outlook.side, names, texts)
                people = side.word(texts, "people") if not isinstance(side, str | int) else str(side)
                return sentence(texts, "odds.title", {"side": people, "target": target})

    def _areas(self, outlook: Outlook) -> tuple[str, ...]:
        places = [outlook.side, outlook.target]
        table = self._client.table
        return tuple(area for place in places if place and (area := self._client.seating.area_of(place, table)))


class OddsRow(QWidget):
    """One attack: a title, a bar of how it can end, averages. What it is about is lit while it is looked at."""

    def __init__(self, context: DeskContext, number: int) -> None:
        super().__init__()
        self.setObjectName(f"odds_{number}")
        self._context = context
        self.odds = Odds("", (), "", ())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._line = QFontMetrics(self.font()).height()
        self.setFixedHeight(2 * self._line + _BAR + 10)

    def show_odds(self, odds: Odds) -> None:
        """Show other odds."""
        if odds == self.odds:
            return
        self.odds = odds
        told = " · ".join(share.label for share in odds.shares)
        self.setAccessibleName(odds.title)
        self.setAccessibleDescription(f"{told} · {odds.worth}")
        self.setToolTip(tip_of(f"{odds.title}\n{told}\n{odds.worth}"))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw title, bar and averages."""
        painter, tone = QPainter(self), tones(self.palette())
        painter.setPen(colour(tone.text))
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        room = QRectF(2, 0, self.width() - 4, self._line)
        cut = QFontMetrics(bold).elidedText(self.odds.title, Qt.TextElideMode.ElideMiddle, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, cut)
        painter.setFont(self.font())
        self._bar(painter, QRectF(2, self._line + 2, self.width() - 4, _BAR))
        painter.setPen(colour(tone.muted))
        worth = QRectF(2, self._line + _BAR + 4, self.width() - 4, self._line)
        cut = QFontMetrics(self.font()).elidedText(self.odds.worth, Qt.TextElideMode.ElideRight, int(worth.width()))
        painter.drawText(worth, Qt.AlignmentFlag.AlignVCenter, cut)
        if self.hasFocus():
            painter.setPen(colour(tone.accent))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def _bar(self, painter: QPainter, box: QRectF) -> None:
        """Draw how likely each end is; what it is stands in it, where there is room."""
        tone, x = tones(self.palette()), box.x()
        metrics = QFontMetrics(self.font())
        for share in self.odds.shares:
            ground = tone.good if share.good > 0 else tone.warn if share.good < 0 else tone.muted
            part = QRectF(x, box.y(), box.width() * share.ways, box.height())
            painter.fillRect(part.adjusted(0.5, 0, -0.5, 0), colour(ground))
            painter.setPen(colour(ink_on(ground)))
            for label in (share.label, share.percent):
                if metrics.horizontalAdvance(label) + 4 <= part.width():
                    painter.drawText(part, Qt.AlignmentFlag.AlignCenter, label)
                    break
            x += part.width()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light what it is about."""
        super().enterEvent(event)
        self._context.requests.places.emit(self.odds.areas)

    def leaveEvent(self, event: QEvent) -> None:
        """Light nothing."""
        super().leaveEvent(event)
        self._context.requests.places.emit(())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light what it is about."""
        super().focusInEvent(event)
        self._context.requests.places.emit(self.odds.areas)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Light nothing."""
        super().focusOutEvent(event)
        self._context.requests.places.emit(())

    def sizeHint(self) -> QSize:
        """As high as its lines."""
        return QSize(240, self.height())


def signed(points: float, texts: Catalogue) -> str:
    """Return points with their sign and one decimal, as the language writes them."""
    rounded = round(abs(points), 1)
    sign = _SIGN[points > 0] if rounded else "±"
    return f"{sign}{rounded:.1f}".replace(".", DECIMAL_MARK[texts.language])


def _word(fact: Fact, texts: Catalogue) -> str:
    return str(fact) if isinstance(fact, str | int) else fact.word(texts, "plain")
