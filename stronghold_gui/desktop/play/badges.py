"""Badges and colours of seats, and shapes of teams."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QLinearGradient, QPainter, QPixmap

from stronghold_gui.desktop.icons import picture
from stronghold_gui.desktop.play.seats import NO_TEAM, SHAPES, SeatMark, Shape
from stronghold_gui.desktop.theme import Tones, colour, ink_on

_LETTER: Final = 0.5
"""Height of a badge's letter, as a share of the badge."""
_BASES: Final[dict[Shape, float]] = {"triangle": 0.62, "shield": 0.46}
"""Vertical position of the letter on shapes that are not widest in their middle."""


BAND: Final = 10
"""Width in pixels of the band in the colour of the deciding seat; it can be recognised from a distance."""
TINT: Final = 0.14
"""Opacity of the tint beside the band."""
FADES: Final = 0.3
"""Share of the bar's width in which the tint fades."""


def seat_colour(mark: SeatMark, tone: Tones) -> QColor:
    """Return the colour of a seat."""
    return colour(tone.seats[mark.colour])


def team_colour(team: int, tone: Tones) -> QColor:
    """Return the colour of a team; a neutral one for no team."""
    return colour(tone.muted if team == NO_TEAM else tone.seats[team])


def team_picture(team: int, shade: str, pixels: int) -> QPixmap:
    """Return the shape of a team in one colour (``#rrggbb``), at a size in device pixels."""
    return picture(f"seat_{SHAPES[team]}", shade, pixels)


@cache
def badge(mark: SeatMark, tone: Tones, pixels: int, ratio: float = 1.0) -> QPixmap:
    """Return a seat's badge at a size in logical pixels, for a screen with some device pixels in each."""
    if mark.picture is not None:
        return QIcon(str(mark.picture)).pixmap(QSize(pixels, pixels), ratio)
    made = QPixmap(picture(f"seat_{mark.shape}", tone.seats[mark.colour], round(pixels * ratio)))
    made.setDevicePixelRatio(ratio)
    painter = QPainter(made)
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(1, round(pixels * _LETTER)))
    painter.setFont(font)
    painter.setPen(colour(ink_on(tone.seats[mark.colour])))
    middle = pixels * _BASES.get(mark.shape, 0.5)
    painter.drawText(QRectF(0, middle - pixels / 2, pixels, pixels), Qt.AlignmentFlag.AlignCenter, mark.letter)
    painter.end()
    return made


def badge_row(marks: Sequence[SeatMark], tone: Tones, pixels: int, gap: int, ratio: float) -> QPixmap:
    """Return the badges of several seats side by side, ``gap`` widget pixels apart; at least one badge wide."""
    row = QPixmap(round(max(1, len(marks)) * (pixels + gap) * ratio), round(pixels * ratio))
    row.setDevicePixelRatio(ratio)
    row.fill(Qt.GlobalColor.transparent)
    painter = QPainter(row)
    for place, mark in enumerate(marks):
        painter.drawPixmap(gap // 2 + place * (pixels + gap), 0, badge(mark, tone, pixels, ratio))
    painter.end()
    return row


def paint_turn(
    painter: QPainter, area: QRect, team: int, mark: SeatMark | None, tone: Tones, *, side: int, shade: str = ""
) -> None:
    """Paint whose turn it is at the left of a bar: a band, a tint that fades, and a mark.

    Args:
        painter: the painter.
        area: the bar, with a line of one pixel below the tint.
        team: the deciding team.
        mark: the mark of the deciding seat; None to show its team instead.
        tone: the colours of the theme.
        side: the size of the mark in pixels.
        shade: the colour; by default that of the seat or team.
    """
    own = team_colour(team, tone) if mark is None else seat_colour(mark, tone)
    full = colour(shade) if shade else own
    tint, nothing = QColor(full), QColor(full)
    tint.setAlphaF(TINT)
    nothing.setAlphaF(0)
    # Fill only the visible part of the gradient; painting its transparent part costs the same.
    faded = round(area.width() * FADES)
    fading = QLinearGradient(0, 0, faded, 0)
    fading.setColorAt(0, tint)
    fading.setColorAt(1, nothing)
    painter.fillRect(0, 0, faded, area.height() - 1, fading)
    painter.fillRect(0, 0, BAND, area.height(), full)
    ratio = painter.device().devicePixelRatioF()
    drawn = team_picture(team, full.name(), round(side * ratio)) if mark is None else badge(mark, tone, side, ratio)
    painter.drawPixmap(BAND + 7, (area.height() - side) // 2, side, side, drawn)
