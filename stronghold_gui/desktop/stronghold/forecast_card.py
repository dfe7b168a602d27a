"""The card that explains a readout: both sums term by term, what would happen, and how far it is from a breach."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.stronghold.seats import DEFENDERS, INVADERS
from stronghold_gui.desktop.theme import Tones, tones
from stronghold_gui.games.stronghold.assault.strength import Terms
from stronghold_gui.games.stronghold.wording import capital, seat_name
from stronghold_gui.games.stronghold.wording.forecasts import Told
from stronghold_gui.text import Catalogue

_WIDTH: Final = 310
_GAP: Final = 6


class ForecastCard(QFrame):
    """Lies over the board beside what it explains; the mouse goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = parent
        self._told: tuple[Told, Catalogue] | None = None
        self.setObjectName("forecast_card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setFixedWidth(_WIDTH)
        self.body = named(QLabel(), "forecast_body")
        self.body.setTextFormat(Qt.TextFormat.RichText)
        self.body.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.addWidget(self.body)
        self.hide()

    def explain(self, told: Told, texts: Catalogue, beside: QRect) -> None:
        """Show a section's forecast.

        Args:
            told: the forecast in words.
            texts: the language.
            beside: where the readout is, in the parent's pixels.
        """
        self._told = told, texts
        self.body.setText(_html(told, texts, tones(self.palette())))
        height = self.heightForWidth(_WIDTH)
        self.resize(_WIDTH, height)
        self.move(*_place(beside, self._board.rect(), height))
        self.show()
        self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        """Write in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._told is not None:
            self.body.setText(_html(*self._told, tones(self.palette())))


def _place(beside: QRect, within: QRect, height: int) -> tuple[int, int]:
    """Return where the card lies: below the readout, or above it where there is no room below."""
    x = min(max(beside.center().x() - _WIDTH // 2, within.left() + _GAP), within.right() - _WIDTH - _GAP)
    y = beside.bottom() + _GAP
    if y + height > within.bottom() - _GAP:
        y = max(within.top() + _GAP, beside.top() - _GAP - height)
    return x, y


def _html(told: Told, texts: Catalogue, tone: Tones) -> str:
    sides = "".join(
        f"<td width='50%' valign='top'>{_side(camp, terms, texts, shade)}</td>"
        for camp, terms, shade in (
            ("invader", told.invader, tone.seats[INVADERS]),
            ("defender", told.defender, tone.seats[DEFENDERS]),
        )
    )
    parts = [
        f"<b>{escape(told.place)}</b>",
        f"<table width='100%' cellspacing='0' cellpadding='0' style='margin-top:4px'><tr>{sides}</tr></table>",
        *(_line(note) for note in told.notes),
        _line(f"<b>{escape(told.verdict)}</b>", ready=True),
        _line(told.distance) if told.distance else "",
    ]
    if told.open:
        parts.append(_line(texts("forecast.open"), tone.muted))
        parts += [f"<div style='margin-left:8px'>{escape(still)}</div>" for still in told.open]
    parts.append(_line(texts("forecast.note"), tone.muted))
    return "".join(parts)


def _side(camp: str, terms: Terms, texts: Catalogue, shade: str) -> str:
    head = texts("window.report.side", side=capital(seat_name(camp, texts)), n=sum(strength for _, strength in terms))
    rows = "".join(f"<br/>{escape(name)} +{strength}" for name, strength in terms)
    return f"<b style='color:{shade}'>{escape(head)}</b>{rows}"


def _line(text: str, shade: str = "", *, ready: bool = False) -> str:
    style = "margin-top:5px" + (f";color:{shade}" if shade else "")
    return f"<div style='{style}'>{text if ready else escape(text)}</div>"
