"""A label that is cut says the whole text, and no other."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.foreign_text import BREAK, breakable
from stronghold_gui.desktop.labels import ElidedLabel, WrappedLabel

_LONG = "Everything that has room only in a wide window"


@pytest.fixture
def label(qtbot: QtBot) -> ElidedLabel:
    made = ElidedLabel(_LONG)
    qtbot.addWidget(made)
    made.resize(90, 20)
    return made


def point_at(label: ElidedLabel) -> str:
    """Move the mouse to a label, and return its tooltip."""
    middle = QPointF(label.rect().center())
    QApplication.sendEvent(label, QEnterEvent(middle, middle, middle))
    return label.toolTip()


def test_what_is_cut_is_told_in_the_tooltip(label: ElidedLabel) -> None:
    assert point_at(label) == _LONG


def test_what_has_room_needs_no_tooltip(label: ElidedLabel) -> None:
    label.resize(900, 20)
    assert not point_at(label)


def test_an_old_text_does_not_stay_in_the_tooltip_of_a_label_that_nobody_sees(label: ElidedLabel) -> None:
    point_at(label)
    label.setText("Short")
    assert not label.toolTip()


def test_letters_shrink_before_they_are_cut(label: ElidedLabel) -> None:
    room = label.fontMetrics().horizontalAdvance(_LONG)
    label.resize(room * 3 // 4, 20)
    assert point_at(label) == _LONG
    label.least = 0.4
    assert 0.4 < label.fitted()[0].pointSizeF() / label.font().pointSizeF() < 0.8
    label.resize(room * 2, 20)
    assert label.fitted()[0] == label.font()


def test_two_lines_that_are_cut_say_more_than_one(label: ElidedLabel) -> None:
    label.two = True
    label.resize(80, 3 * label.fontMetrics().height())
    label.setText("Needs Plate armour, Masonry and a great deal of patience besides")
    shown = label.fitted()[1]
    assert shown.startswith("Needs")
    assert shown.count("\n") == 1
    assert all("…" in line for line in shown.split("\n"))
    assert label.is_cut


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("In /home/anna/the_games_of_the_year", ["In /", "home/", "anna/", "the_", "games_", "of_", "the_", "year"]),
        ("Anna-Maria & Bert_2", ["Anna-Maria & Bert_2"]),
        ("é" * 10 + "e\N{COMBINING ACUTE ACCENT}" * 11, [*"é" * 10, *("e\N{COMBINING ACUTE ACCENT}",) * 11]),
        ("x" * 20 + "👨\N{ZERO WIDTH JOINER}👩", [*"x" * 20, "👨\N{ZERO WIDTH JOINER}👩"]),
    ],
)
def test_only_words_too_long_for_a_line_are_broken_and_no_letter_is(text: str, parts: list[str]) -> None:
    assert breakable(text).split(BREAK) == parts
    assert breakable(text).replace(BREAK, "") == text


def test_a_long_name_without_spaces_is_seen_whole(qtbot: QtBot) -> None:
    label, usual = WrappedLabel(), QLabel(wordWrap=True)
    name = "An_evening_of_Anna_and_Bert" + "n" * 80
    for one in (label, usual):
        qtbot.addWidget(one)
        one.setText(name)
    assert label.text() == label.accessibleName() == name
    widest = label.fontMetrics().horizontalAdvance("n" * 21)
    assert label.minimumSizeHint().width() <= widest < usual.minimumSizeHint().width()
    label.setText("Anna")
    assert label.accessibleName() == "", "a screen reader reads the text"


def test_two_lines_that_hold_a_text_are_written_as_large_as_one(qapp: object) -> None:
    del qapp
    label = ElidedLabel("Ranged units on one wall or tower get more fire")
    label.two, label.least = True, 0.8
    wide = label.fontMetrics().horizontalAdvance(label.text())
    label.resize(round(wide * 0.9), 3 * label.fontMetrics().height())
    font, text = label.fitted()
    assert text.count("\n") == 1
    assert font.pointSizeF() == label.font().pointSizeF()
