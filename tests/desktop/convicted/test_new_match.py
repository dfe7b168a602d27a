"""A new match for a first-time player: no pointless questions, and no text cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QRadioButton, QToolButton, QWidget

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES


@pytest.fixture(params=LANGUAGES)
def dialog(request: pytest.FixtureRequest, qapp: object, settings: Settings) -> Iterator[NewGameDialog]:
    """Return the dialog, for three players."""
    del qapp
    found = NewGameDialog(LIBRARY, "convicted", Language(request.param), settings)
    found.show()
    three = found.findChild(QRadioButton, "new_game_seats_3")
    assert three is not None
    QTest.mouseClick(three, Qt.MouseButton.LeftButton)
    yield found
    found.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def choose(dialog: NewGameDialog, mode: str) -> QComboBox:
    """Choose a mode in its list, with the keys."""
    found = dialog.findChild(QComboBox, "new_game_mode_list")
    assert found is not None
    while found.currentData() != mode:
        QTest.keyClick(found, Qt.Key.Key_Down)
    return found


def test_a_scenario_does_not_ask_for_levels_that_only_a_campaign_has(dialog: NewGameDialog) -> None:
    more = dialog.findChild(QToolButton, "new_game_more")
    assert more is not None
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    lists = [dialog.findChild(QComboBox, f"new_game_{name}_list") for name in ("beasts", "forestmen")]
    assert all(one is not None and one.isVisible() for one in lists)
    choose(dialog, "scenario-1-versus")
    assert not any(one is not None and one.isVisible() for one in lists)
    assert dialog.header().options["mode"] == "scenario-1-versus"


def test_the_name_of_no_mode_is_cut(dialog: NewGameDialog) -> None:
    for mode in ("scenario-1-versus", "scenario-2-versus"):
        listed = choose(dialog, mode)
        QCoreApplication.processEvents()
        assert listed.width() >= listed.sizeHint().width()
        assert listed.sizeHint().width() > listed.fontMetrics().horizontalAdvance(listed.currentText())


def test_who_plays_alone_may_have_computers_for_partners(dialog: NewGameDialog) -> None:
    row = dialog.findChild(QWidget, "new_game_people")
    assert row is not None
    assert {"and computers:", "et des ordinateurs\u00a0:"} & {label.text() for label in row.findChildren(QLabel)}
