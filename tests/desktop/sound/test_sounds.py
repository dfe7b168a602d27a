"""The sounds of a window: their cause at the table, their volume, and when it is silent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from stronghold_gui.desktop.preferences.dialog import PreferencesDialog
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.sound import sounds
from stronghold_gui.desktop.sound.effects import effect_of
from stronghold_gui.desktop.sound.speaker import Speaker
from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table.model import Pile
from stronghold_gui.desktop.window import MainWindow
from tests.desktop.conftest import Person
from tests.desktop.test_dialogs import GAME

MakeWindow = Callable[..., MainWindow]
Played = list[tuple[str, int]]

ARROW, STONE = a.Fly("arrow", "W1", "RW1"), a.Fly("stone", "RW1", "W1")
FALL, PUT = a.Fall(("W1.defender", "soldier"), "soldier"), a.Appear("W1", "stone", "stone")


@pytest.mark.parametrize(
    ("acts", "effect"),
    [
        ((), None),
        ((a.Token("W1", "1"),), None),
        ((ARROW,), "arrow"),
        ((STONE,), "stone"),
        ((a.Turn("W1", ("hit_card",)),), "turn"),
        ((PUT,), "put"),
        ((a.Walk(None, "FW", Pile("orc", "orc")),), "put"),
        ((PUT, FALL, ARROW), "arrow"),
        ((PUT, FALL), "fall"),
        ((FALL, a.Burst("W1", "Breach"), STONE), "break"),
    ],
)
def test_the_gravest_of_what_is_seen_is_heard(acts: tuple[a.Act, ...], effect: str | None) -> None:
    assert effect_of(acts) == effect


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Played:
    """Return the list of effects played while a person sits before the window."""
    heard: Played = []
    monkeypatch.setattr(sounds, "_SCREENLESS", ())
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: Qt.ApplicationState.ApplicationActive)
    monkeypatch.setattr(Speaker, "play", lambda _self, effect, percent: heard.append((effect, percent)))
    return heard


@pytest.fixture
def usual(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set a system that does not ask for less motion, and a player who wants animation."""
    monkeypatch.setattr(sounds, "less_motion", lambda: False)
    settings.set_text("window/animation", "normal")


def test_who_asks_for_less_motion_hears_nothing_unless_sound_is_chosen(
    make_window: MakeWindow, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds, "less_motion", lambda: True)
    own = make_window().animation.sounds
    assert own.volume == "off"
    own.play("won")
    assert played == []
    own.choose("quiet")
    own.play("won")
    own.finish()
    assert played == [("turn", 30), ("won", 30)]


@pytest.mark.usefixtures("usual")
def test_volume_is_chosen_in_the_preferences_and_remembered(
    make_window: MakeWindow, played: Played, settings: Settings
) -> None:
    window = make_window(first_page=True)
    parts = (window.shell, window.current, window.picture_sets, window.animation, window.keys)
    dialog = PreferencesDialog(*parts)
    dialog.table.sound.choose("loud")
    assert played == [("turn", 100)], "one hears how loud it is"
    dialog.table.sound.choose("off")
    window.animation.sounds.play("won")
    assert played == [("turn", 100)]
    assert settings.text(sounds.KEY) == "off"
    assert sounds.Sounds(window.shell).volume == "off"
    dialog.table.restore()
    assert window.animation.sounds.volume == "normal"
    window.animation.sounds.finish()
    dialog.deleteLater()


@pytest.mark.usefixtures("usual")
def test_a_damaged_setting_is_the_usual_volume(make_window: MakeWindow, settings: Settings) -> None:
    settings.set_text(sounds.KEY, "deafening")
    assert make_window().animation.sounds.volume == "normal"


@pytest.mark.usefixtures("usual")
def test_nothing_is_loaded_before_something_is_heard_nor_where_nobody_sits(make_window: MakeWindow) -> None:
    window = make_window()
    assert QGuiApplication.platformName() == "offscreen"
    window.animation.sounds.play("won")
    assert window.animation.sounds.speaker is None


@pytest.mark.usefixtures("usual")
def test_another_window_in_use_is_not_disturbed(
    make_window: MakeWindow, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window()
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: Qt.ApplicationState.ApplicationInactive)
    window.animation.sounds.play("won")
    assert played == []


@pytest.mark.usefixtures("usual")
def test_the_table_is_heard_while_it_shows_what_happened(
    make_window: MakeWindow, played: Played, sit: Callable[..., Person], window: MainWindow
) -> None:
    sit()
    queue = window.animation.queue()
    assert queue is not None
    queue.beat.emit(a.Beat((STONE,)))
    queue.beat.emit(a.Beat((), "The assault begins."))
    window.animation.sounds.finish()
    assert played == [("stone", 60)]


@pytest.mark.usefixtures("usual")
def test_a_victory_is_heard(window: MainWindow, played: Played) -> None:
    assert window.files.open_path(GAME)
    window.dialogs.ending()
    assert played == [("won", 60)]
    for widget in QApplication.topLevelWidgets():
        if widget.objectName() == "result":
            widget.close()
    window.animation.sounds.finish()
