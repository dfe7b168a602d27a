"""The dock of odds: for each possible attack or shot, the exact probabilities of its results, and its worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel

from stronghold_gui.desktop.docks.card import ScrollPage
from stronghold_gui.desktop.docks.odds_row import Odds, OddsRow, Share
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.warriors.client import WarriorsClient, WarriorsContext, WarriorsController
from stronghold_gui.desktop.warriors.docks.outlook import Outlook, outlooks, throws
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.wording import names as n
from stronghold_gui.games.warriors.wording.nouns import say, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.languages import DECIMAL_MARK
from stronghold_gui.text.nouns import Fact, capital

_LATER: Final = 25
"""Milliseconds until the rows are computed, so that the move is painted first."""
_SLICE: Final = 0.003
"""Seconds of computation in one slice, since there may be two dozen rows."""
_BETWEEN: Final = 5
"""Milliseconds between two slices."""
_DICE: Final = ("red", "black", "catapult")
"""The labels of dice draws, as in the rules."""
_SIGN: Final = {True: "+", False: "\N{MINUS SIGN}"}


class OddsPage(ScrollPage):
    """The page of the odds; its rows are computed in slices after the move has been painted."""

    def __init__(self, context: WarriorsContext, client: WarriorsClient, performing: Callable[[], bool]) -> None:
        """Store the sources of the page.

        Args:
            context: the context of the desk.
            client: the client with the possible moves.
            performing: returns whether the surface still animates the last move. The possible moves would reveal its
                result; everything is refreshed afterwards.
        """
        super().__init__("odds")
        self._performing = performing
        about(self, "odds")
        self._context, self._client = context, client
        self._rows: list[OddsRow] = []
        self._nothing = named(QLabel(wordWrap=True), "odds_nothing")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._settled = named(QLabel(wordWrap=True), "odds_settled")
        self._more = named(QLabel(wordWrap=True), "odds_more")
        self._more.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.column.addWidget(self._nothing)
        self.column.addWidget(self._settled)
        self.column.addWidget(self._more)
        self.column.addStretch(1)
        self._soon = QTimer(self, singleShot=True, interval=_LATER)
        self._soon.timeout.connect(self._reckon)
        self._next = QTimer(self, singleShot=True, interval=_BETWEEN)
        self._next.timeout.connect(self._go_on)
        self._of: WarriorsController | None = None
        self._left_out = 0
        self._known: list[Odds] = []
        self._work: Iterator[Odds] = iter(())
        for changed in (context.hand.picked, context.hand.emptied):
            changed.connect(lambda *_: self.refresh())

    def refresh(self, _reason: str = "") -> None:
        """Schedule the calculation of all rows."""
        self._next.stop()
        self._soon.start()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        if self._context.controller is not None:
            self.refresh()
            self._soon.stop()
            self._begin()
            self._known += self._work
            self._show_rows()

    def _reckon(self) -> None:
        """Begin the calculation; the present rows stay until all new ones are known."""
        if not self._performing():
            self._begin()
            self._go_on()

    def _begin(self) -> None:
        self._of, held = self._context.controller, self._context.hand.held
        moves, self._left_out = throws(self._client, held.source if held else None) if self._of else ([], 0)
        self._known, self._work = [], map(self._odds, outlooks(self._client, moves))

    def _go_on(self) -> None:
        """Compute some rows, and the others after pending events."""
        if self._context.controller is not self._of or self._performing():
            return
        until = perf_counter() + _SLICE
        for odds in self._work:
            self._known.append(odds)
            if perf_counter() > until:
                self._next.start()
                return
        self._show_rows()

    def _show_rows(self) -> None:
        context, known = self._context, self._known
        while len(self._rows) < len(known):
            row = OddsRow(self._context, len(self._rows))
            self._rows.append(row)
            self.column.insertWidget(self.column.indexOf(self._more), row)
        for number, row in enumerate(self._rows):
            if number < len(known):
                row.show_odds(known[number])
            if row.isHidden() != (number >= len(known)):
                row.setVisible(number < len(known))
        self._nothing.setText(sentence(context.texts, "odds.nothing", {}))
        self._nothing.setVisible(not known)
        settled = self._about_chance() if known else ""
        self._settled.setText(settled)
        self._settled.setVisible(bool(settled))
        self._more.setText(context.texts("warriors.odds.more", n=self._left_out) if self._left_out else "")
        self._more.setVisible(bool(self._left_out))
        # Lay the rows out before they are painted.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _about_chance(self) -> str:
        """Return a sentence about dice that are not random, as in a lesson or a puzzle; "" for random dice."""
        match, texts = self._context.match, self._context.texts
        if match.chance.kind != "told":
            return sentence(texts, "odds.against", {}) if match.chance.kind == "against" else ""
        coming = match.chance.draws
        dice = [
            say(texts, f"odds.settled.{label}", {"faces": _faces(coming[label])}) for label in _DICE if label in coming
        ]
        return (
            sentence(texts, "odds.settled.dice", {"dice": ", ".join(dice)})
            if dice
            else sentence(texts, "odds.settled", {})
        )

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


def _faces(draws: Sequence[int]) -> str:
    """Return the coming faces of a die in words."""
    return ", ".join(str(1 + draw) for draw in draws) + ("…" if len(draws) > 1 else "")


def signed(points: float, texts: Catalogue) -> str:
    """Return points with their sign and one decimal, in the format of the language."""
    rounded = round(abs(points), 1)
    sign = _SIGN[points > 0] if rounded else "±"
    return f"{sign}{rounded:.1f}".replace(".", DECIMAL_MARK[texts.language])


def _word(fact: Fact, texts: Catalogue) -> str:
    return str(fact) if isinstance(fact, str | int) else fact.word(texts, "plain")
