"""The looks of forecasts on the board, and the card that explains one: both strengths, term by term."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPalette, QPolygonF
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.stronghold.seats import DEFENDERS, INVADERS
from stronghold_gui.desktop.table.readouts import DARK, LIGHT, ReadoutStyle
from stronghold_gui.desktop.theme import Tones, tones
from stronghold_gui.games.stronghold.assault.strength import Terms
from stronghold_gui.games.stronghold.wording import capital, seat_name
from stronghold_gui.games.stronghold.wording.forecasts import Told
from stronghold_gui.text import Catalogue

_WIDTH: Final = 310
_GAP: Final = 6


class ForecastCard(QFrame):
    """A card over the board beside its readout; mouse events pass through."""

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
            beside: the rectangle of the readout, in the parent's pixels.
        """
        self._told = told, texts
        self.body.setText(_html(told, texts, tones(self.palette())))
        height = self.heightForWidth(_WIDTH)
        self.resize(_WIDTH, height)
        self.move(*_place(beside, self._board.rect(), height))
        self.show()
        self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the text in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._told is not None:
            self.body.setText(_html(*self._told, tones(self.palette())))


def _place(beside: QRect, within: QRect, height: int) -> tuple[int, int]:
    """Return the place of the card: below the readout, or above it if there is no room below."""
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
        _line(f"<b>{escape(told.verdict)}</b>", escaped=True),
        _line(told.distance) if told.distance else "",
    ]
    if told.open:
        parts.append(_line(texts("forecast.open"), tone.muted))
        parts += [f"<div style='margin-left:8px'>{escape(question)}</div>" for question in told.open]
    parts.append(_line(texts("forecast.note"), tone.muted))
    return "".join(parts)


def _side(camp: str, terms: Terms, texts: Catalogue, shade: str) -> str:
    head = texts("window.report.side", side=capital(seat_name(camp, texts)), n=sum(strength for _, strength in terms))
    rows = "".join(f"<br/>{escape(name)} +{strength}" for name, strength in terms)
    return f"<b style='color:{shade}'>{escape(head)}</b>{rows}"


def _line(text: str, shade: str = "", *, escaped: bool = False) -> str:
    style = "margin-top:5px" + (f";color:{shade}" if shade else "")
    return f"<div style='{style}'>{text if escaped else escape(text)}</div>"


ODDS: Final = "odds"
"""Name of the style for a shot's odds; all other styles have the names of verdicts (``forecast.Verdict``)."""
_STEEL: Final = "#9cc4ee"
_AMBER: Final = "#ffb938"
_BLOOD: Final = "#a81e12"
_GOLD: Final = "#ffc928"
_PARCHMENT: Final = "#eadfc4"
_INK: Final = "#2b241b"


@cache
def styles() -> Mapping[str, ReadoutStyle]:
    """Return the looks of readouts, by verdict or `ODDS`."""
    # The board is light, so a parchment readout is unobtrusive; being opaque, it is readable anywhere.
    quiet = ReadoutStyle(ground=_PARCHMENT, ink=_INK, rim=_INK)
    holds = ReadoutStyle(mark=_shield(), mark_ink=_STEEL, rim=_STEEL)
    return {
        "nobody": quiet,
        "over": quiet,
        "left_out": ReadoutStyle(mark=_bars(0.5), mark_ink=_INK, ground=_PARCHMENT, ink=_INK, rim=_INK),
        "tie": ReadoutStyle(mark=_bars(0.34, 0.66)),
        "repelled": holds,
        "invader_loses": holds,
        "defender_loses": ReadoutStyle(mark=_triangle(), mark_ink=_AMBER, rim=_AMBER),
        "breach": ReadoutStyle(ground=_BLOOD, mark=_star(), mark_ink=_GOLD, rim=_GOLD),
        ODDS: ReadoutStyle(ground=LIGHT, ink=DARK, mark=_ring(), mark_ink=_BLOOD, rim=DARK),
    }


def _shield() -> QPainterPath:
    path = QPainterPath(QPointF(0.08, 0.08))
    path.lineTo(0.92, 0.08)
    path.lineTo(0.92, 0.5)
    path.cubicTo(0.92, 0.78, 0.66, 0.93, 0.5, 1.0)
    path.cubicTo(0.34, 0.93, 0.08, 0.78, 0.08, 0.5)
    path.closeSubpath()
    return path


def _triangle() -> QPainterPath:
    return _outline((QPointF(0.5, 0.04), QPointF(1.0, 0.94), QPointF(0.0, 0.94)))


def _star() -> QPainterPath:
    """Return a star of eight points."""
    points = []
    for number in range(16):
        reach, angle = (0.56, 0.3)[number % 2], number * pi / 8
        points.append(QPointF(0.5 + reach * sin(angle), 0.5 - reach * cos(angle)))
    return _outline(points)


def _ring() -> QPainterPath:
    path = QPainterPath()
    for radius in (0.5, 0.33, 0.16):
        path.addEllipse(QPointF(0.5, 0.5), radius, radius)
    return path


def _bars(*heights: float) -> QPainterPath:
    path = QPainterPath()
    for height in heights:
        path.addRect(QRectF(0.08, height - 0.09, 0.84, 0.18))
    return path


def _outline(points: Iterable[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(list(points)))
    path.closeSubpath()
    return path
