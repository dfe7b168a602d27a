"""The dock of odds: for each attack or shot that is possible how it can end, exactly, and what that is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel

from stronghold_gui.desktop.docks.card import ScrollPage
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.odds_row import Odds, OddsRow, Share
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.warriors.client import WarriorsClient
from stronghold_gui.desktop.warriors.outlook import Outlook, outlooks
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.wording import names as n
from stronghold_gui.games.warriors.wording.nouns import sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.languages import DECIMAL_MARK
from stronghold_gui.text.nouns import Fact, capital

_LATER: Final = 25
"""Milliseconds until the rows are worked out: the move is painted first."""
_SIGN: Final = {True: "+", False: "\N{MINUS SIGN}"}


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


def signed(points: float, texts: Catalogue) -> str:
    """Return points with their sign and one decimal, as the language writes them."""
    rounded = round(abs(points), 1)
    sign = _SIGN[points > 0] if rounded else "±"
    return f"{sign}{rounded:.1f}".replace(".", DECIMAL_MARK[texts.language])


def _word(fact: Fact, texts: Catalogue) -> str:
    return str(fact) if isinstance(fact, str | int) else fact.word(texts, "plain")
