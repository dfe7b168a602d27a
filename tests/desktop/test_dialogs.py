"""The story of the siege from the menu and from the end of the game, and what loads for it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.desktop.window import MainWindow
from tests.desktop.conftest import Person
from tests.desktop.everywhere import dialogs, whole_game
from tests.games.stronghold.recording import FOLDER

Sit = Callable[..., Person]
_TABS = 60
GAME = FOLDER / "revised-draft-glory-defender.stronghold"


def story_of(window: MainWindow) -> QDialog:
    found = window.findChild(QDialog, "story")
    assert isinstance(found, QDialog)
    return found


def test_the_story_is_told_from_the_menu_in_the_language_of_the_moment(window: MainWindow, qtbot: QtBot) -> None:
    assert window.files.open_path(GAME)
    window.actions_["story"].trigger()
    story = story_of(window)
    assert story.windowTitle() == "Siege summary"
    window.language.choose("fr")
    assert story.windowTitle() == "Le récit du siège"
    story.close()


def test_the_end_leads_to_the_story(window: MainWindow, qtbot: QtBot) -> None:
    assert window.files.open_path(GAME)
    window.dialogs.ending()
    result = window.findChild(ResultDialog, "result")
    assert result is not None
    QTest.mouseClick(result._story, Qt.MouseButton.LeftButton)
    assert not result.isVisible()
    assert story_of(window).isVisible()
    story_of(window).close()


def test_there_is_no_story_without_a_match_under_the_curtain_or_in_a_lesson(sit: Sit, window: MainWindow) -> None:
    story = window.actions_["story"]
    assert not story.isEnabled()
    sit(cards="draft")
    assert window.curtain.isVisible()
    assert not story.isEnabled()
    window.dialogs.story()
    assert window.findChild(QDialog, "story") is None
    assert window.controller is not None
    window.controller.uncover()
    assert story.isEnabled()
    window.files.forget()
    window.show_start()
    window.learning.show_page()
    window.learning.begin(0)
    assert not story.isEnabled()


def reached_by_tab(dialog: QDialog) -> set[QWidget]:
    """Press Tab often, since it also stops at each link of a text; return where the keys came by."""
    found: set[QWidget] = set()
    QTest.keyClick(dialog, Qt.Key.Key_Tab)
    for _ in range(_TABS):
        found.add(here := dialog.focusWidget())
        QTest.keyClick(here, Qt.Key.Key_Tab)
    return found


def test_tab_reaches_every_button_of_every_dialog_and_the_one_to_cancel_is_the_last(
    make_window: Callable[..., MainWindow],
) -> None:
    window = make_window()
    whole_game(window, 2)
    for dialog in dialogs(window):
        buttons = [button for button in dialog.findChildren(QPushButton) if button.isVisible()]
        pressed = {button.objectName() for button in buttons if button.isEnabled()}
        assert pressed <= {widget.objectName() for widget in reached_by_tab(dialog)}, dialog.objectName()
        names = [each.objectName() for each in sorted(buttons, key=lambda each: each.mapTo(dialog, QPoint()).x())]
        cancel = [name for name in names if name.endswith(("_cancel", "_later"))]
        assert cancel in ([], names[-1:])


def test_its_place_is_remembered(window: MainWindow) -> None:
    assert window.files.open_path(GAME)
    window.actions_["story"].trigger()
    story = story_of(window)
    place = bytes(story.saveGeometry().data())
    story.close()
    assert window.settings.blob("places/story") == place


def test_libraries_for_pictures_and_sound_are_not_loaded_with_a_match() -> None:
    code = (
        "import sys; from pathlib import Path\n"
        "from stronghold_gui.desktop.application import delete_window, open_window\n"
        "from stronghold_gui.desktop.qt_application import make_application\n"
        "application = make_application(); window = open_window('en')\n"
        f"assert window.files.open_path(Path({str(GAME)!r})); window.show(); application.processEvents()\n"
        "loaded = {'miniaudio'} & set(sys.modules); window.files.forget(); delete_window(window)\n"
        "sys.exit(3 if loaded else 0)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
