"""Texts where there is little room: whole as long as letters can be smaller or lines more."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

from stronghold_gui.desktop.docks.odds_row import height, in_a_line, in_lines

TEXT = "Guerriers vikings de Tarn"


@pytest.fixture
def wide(qapp: QApplication) -> int:
    """Return how wide the text is in its letters."""
    return QFontMetrics(qapp.font()).horizontalAdvance(TEXT)


def test_where_there_is_room_letters_are_as_they_are(wide: int) -> None:
    assert in_a_line(QFont(), TEXT, wide) == QFont()
    assert height(QFont(), TEXT, wide) == QFontMetrics(QFont()).height()


def test_a_little_less_room_makes_letters_smaller_so_that_the_line_fits(wide: int) -> None:
    smaller = in_a_line(QFont(), TEXT, wide * 0.9)
    assert smaller is not None
    assert smaller.pointSizeF() < QFont().pointSizeF()
    assert QFontMetrics(smaller).horizontalAdvance(TEXT) <= wide * 0.9


def test_far_less_room_makes_two_lines_in_letters_that_fit(wide: int) -> None:
    metrics = QFontMetrics(QFont())
    assert in_a_line(QFont(), TEXT, wide * 0.72) is None
    two = height(QFont(), TEXT, round(wide * 0.72))
    # Between lines there may be a little more room than letters take; which font it is depends on the machine.
    assert 2 * metrics.height() <= two <= 2 * metrics.height() + 4
    assert in_lines(QFont(), TEXT, QRectF(0, 0, wide * 0.72, two)) == QFont()
    smaller = in_lines(QFont(), TEXT, QRectF(0, 0, wide * 0.72, 0.9 * two))
    assert smaller is not None
    assert smaller.pointSizeF() < QFont().pointSizeF()
    assert in_lines(QFont(), TEXT, QRectF(0, 0, wide * 0.72, metrics.height())) is None
