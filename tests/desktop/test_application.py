"""Starting the program, faults of its own, theme and settings."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QSplashScreen
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop import application
from stronghold_gui.desktop.application import _read, begin, delete_window, open_window
from stronghold_gui.desktop.faults import FaultCatcher
from stronghold_gui.desktop.qt_application import Application
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.splash import show_cover
from stronghold_gui.desktop.text_size import TextSize
from stronghold_gui.desktop.theme import DARK, LIGHT, SMALLEST_TEXT, apply_theme, palette_of, tones
from stronghold_gui.desktop.window import MainWindow
from tests.desktop.test_files import saved

MakeWindow = Callable[..., MainWindow]


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[list[MainWindow]]:
    windows: list[MainWindow] = []
    yield windows
    for window in windows:
        window.files.forget()
        delete_window(window)


def test_the_words_of_the_command_line() -> None:
    assert _read([]) == ("", None)
    assert _read(["--language", "fr", "siege.stronghold"]) == ("fr", Path("siege.stronghold"))
    assert _read(["--language=en"]) == ("en", None)
    assert _read(["--language", "xx"]) == ("", None)


def test_a_file_that_macos_opens_with_the_running_program_is_passed_on() -> None:
    opened: list[Path] = []

    class Told(QObject):
        file_opened = Signal(Path)

    told = Told()
    told.file_opened.connect(opened.append)
    assert Application.event(cast("Application", told), QFileOpenEvent("evening.stronghold"))
    assert opened == [Path("evening.stronghold")]


def test_a_file_on_the_command_line_is_opened(opened: list[MainWindow], tmp_path: Path) -> None:
    window = open_window("en")
    opened.append(window)
    begin(window, saved(tmp_path / "siege.stronghold", "done"))
    window.show()
    assert window.controller is not None
    assert len(window.controller.match.played) == 1


def test_a_bad_file_on_the_command_line_leads_to_the_start_page(opened: list[MainWindow], tmp_path: Path) -> None:
    window = open_window("en")
    opened.append(window)
    begin(window, tmp_path / "nothing.stronghold")
    window.show()
    assert window.pages.start.isVisible()
    assert window.notice.isVisible()


def test_the_language_is_the_systems_at_first_and_then_the_chosen_one(
    opened: list[MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    window = open_window()
    opened.append(window)
    assert window.language.code == "fr"
    window.language.choose("en")
    window.settings.write()
    opened.append(open_window())
    assert opened[-1].language.code == "en"


def test_the_catcher_takes_over_the_hook_and_gives_it_back(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    catcher = FaultCatcher()
    catcher.install()
    assert sys.excepthook == catcher.catch
    catcher.remove()
    assert sys.excepthook is sys.__excepthook__


def test_the_whole_program_runs_and_ends(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[bool] = []
    path = saved(tmp_path / "siege.stronghold", "done")

    def stay() -> int:
        window = next(widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow))
        seen.append(window.isVisible() and window.controller is not None and not cover.isVisible())
        window.close()
        return 0

    monkeypatch.setattr(QApplication, "exec", staticmethod(stay))
    monkeypatch.setattr(application, "write_log", lambda: None)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    cover = show_cover("fr")
    qtbot.addWidget(cover)
    assert cover.isVisible()
    assert application.run(["--language", "fr", str(path)], cover) == 0
    assert seen == [True]


def test_the_cover_is_shown_without_a_wait(qtbot: QtBot, qapp: QApplication) -> None:
    ran_out: list[bool] = []

    class Watcher(QTimer):
        """Runs out while Qt handles a splash screen's Show, if that waits."""

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if isinstance(watched, QSplashScreen) and event.type() == QEvent.Type.Show:
                self.start(0)
            elif isinstance(watched, QSplashScreen) and event.type() == QEvent.Type.UpdateLater:
                self.stop()
            return False

    watcher = Watcher()
    watcher.timeout.connect(lambda: ran_out.append(True))
    qapp.installEventFilter(watcher)
    cover = show_cover("en")
    qapp.removeEventFilter(watcher)
    watcher.stop()
    qtbot.addWidget(cover)
    assert ran_out == []


# -- theme -----------------------------------------------------------------------------------------------------------


def _luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(ink: str, ground: str) -> float:
    """Return the contrast of two colours as WCAG counts it."""
    light, dark = sorted((_luminance(ink), _luminance(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("tone", [LIGHT, DARK], ids=["light", "dark"])
def test_all_writing_can_be_read(tone: object) -> None:
    assert isinstance(tone, type(LIGHT))
    camps = tone.seats[:2]  # written in by the story of a match
    for ink in (tone.text, tone.muted, tone.warn, tone.good, *camps):
        for ground in (tone.window, tone.base, tone.raised):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    assert contrast(tone.on_accent, tone.accent) >= 4.5
    assert contrast(tone.text, tone.lit) >= 4.5


def test_the_theme_follows_the_choice(qapp: QApplication) -> None:
    apply_theme(qapp, "dark")
    assert tones(qapp.palette()) is DARK
    apply_theme(qapp, "light")
    assert tones(qapp.palette()) is LIGHT
    assert tones(palette_of(DARK)) is DARK


def test_the_usual_text_is_large_enough(qapp: QApplication, tmp_path: Path) -> None:
    TextSize(Settings(tmp_path / "s.ini"))
    assert qapp.font().pointSizeF() >= SMALLEST_TEXT


def test_settings_keep_what_they_are_given(qapp: QApplication, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "s.ini")
    settings.set_text("a/b", "é\n")
    settings.set_flag("c", value=True)
    settings.set_blob("d", b"\x00\xff")
    settings.set_texts("e", ["x", "y"])
    settings.write()
    again = Settings(tmp_path / "s.ini")
    assert (again.text("a/b"), again.flag("c", default=False), again.blob("d"), again.texts("e")) == (
        "é\n", True, b"\x00\xff", ["x", "y"],
    )  # fmt: skip
    again.forget("c")
    assert again.flag("c", default=False) is False
    again.set_text("d", "no base 64!")
    assert again.blob("d") == b""
