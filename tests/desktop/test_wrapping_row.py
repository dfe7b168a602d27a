"""Rows of buttons that continue below where they have no room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.wrapping_row import WrappingRow


@pytest.mark.parametrize("right", [False, True])
def test_buttons_stand_in_as_few_rows_as_the_width_allows(qtbot: QtBot, *, right: bool) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    buttons = [QPushButton(text) for text in ("Save as image", "Save as page", "Review", "Close")]
    row = WrappingRow(buttons, right=right)
    place.setLayout(row)
    place.show()
    buttons[2].hide()
    shown = [buttons[0], buttons[1], buttons[3]]
    whole = row.sizeHint().width()
    row.setGeometry(QRect(0, 0, whole, 200))
    assert len({button.y() for button in shown}) == 1
    assert row.heightForWidth(whole) == shown[0].height()
    row.setGeometry(QRect(0, 0, whole - 1, 200))
    assert shown[0].y() == shown[1].y() < shown[2].y()
    assert row.heightForWidth(whole - 1) == 2 * shown[0].height() + row.spacing()
    edge = shown[2].geometry().right() + 1 if right else shown[2].x()
    assert edge == (whole - 1 if right else 0)
    assert all(button.width() == button.sizeHint().width() for button in shown)


def test_buttons_that_fill_a_row_share_its_width(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    buttons = [QPushButton(text) for text in ("Rematch", "Save as", "Close")]
    row = WrappingRow(buttons, filling=True)
    place.setLayout(row)
    place.show()
    row.setGeometry(QRect(0, 0, row.sizeHint().width() + 90, 100))
    assert [button.width() - button.sizeHint().width() for button in buttons] == [30, 30, 30]
