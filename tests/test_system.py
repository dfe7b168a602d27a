"""Missing libraries of Qt: one sentence in the user's language names them before Qt can abort."""

import ctypes
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from stronghold_gui import system
from stronghold_gui.system import FOR_A_WINDOW, FOR_QT, has_screen, missing_qt_libraries, qt_problem, speaks_x11
from stronghold_gui.text import LANGUAGES, catalogue


@pytest.fixture
def _bare_debian(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Linux at a screen of X11 with none of Qt's libraries."""

    def missing(name: str) -> None:
        raise OSError(f"{name}: cannot open shared object file")

    monkeypatch.setattr(ctypes, "CDLL", missing)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")


@pytest.mark.usefixtures("_bare_debian")
def test_all_missing_packages_are_named_at_once() -> None:
    assert missing_qt_libraries(window=False) == [*FOR_QT.values()]
    assert missing_qt_libraries(window=True) == [*FOR_QT.values(), *FOR_A_WINDOW.values()]


@pytest.mark.usefixtures("_bare_debian")
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_sentence_says_what_to_install(language: str) -> None:
    said = qt_problem(catalogue(language), window=True)
    assert "\n" not in said
    assert (
        "sudo apt install libglib2.0-0 libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3 libxcb-cursor0" in said
    )
    assert "libglib2.0-0t64" in said


def test_a_name_that_changed_is_explained_only_when_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "_can_load", lambda library: library != "libxcb-cursor.so.0")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setenv("DISPLAY", ":0")
    assert qt_problem(catalogue("en"), window=True).endswith("sudo apt install libxcb-cursor0")


@pytest.mark.usefixtures("_bare_debian")
def test_libraries_that_a_bundle_brings_are_not_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "Qt" / "lib"
    folder.mkdir(parents=True)
    for library in FOR_A_WINDOW:
        (folder / library).touch()
    bundle = ModuleSpec("PySide6", None, is_package=True)
    bundle.submodule_search_locations = [str(tmp_path)]
    monkeypatch.setattr(system, "find_spec", lambda _name: bundle)
    assert missing_qt_libraries(window=True) == [*FOR_QT.values()]


@pytest.mark.usefixtures("_bare_debian")
@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_lack_nothing(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert missing_qt_libraries(window=True) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_qt_that_cannot_be_loaded_is_told_with_its_own_reason(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    def broken(name: str) -> None:
        raise ImportError(f"{name}:\n symbol lookup error")

    monkeypatch.setattr(system, "import_module", broken)
    monkeypatch.setattr(system, "_can_load", lambda _library: True)
    said = qt_problem(catalogue(language), window=False)
    assert "PySide6.QtWidgets: symbol lookup error" in said
    assert "\n" not in said


def test_here_nothing_is_missing_for_pictures() -> None:
    assert qt_problem(catalogue("en"), window=False) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_is_told_before_anything_else(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert "DISPLAY" in qt_problem(catalogue(language), window=True)


@pytest.mark.parametrize(
    ("environment", "x11", "screen"),
    [
        ({"DISPLAY": ":0"}, True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, False, True),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0", "QT_QPA_PLATFORM": "xcb"}, True, True),
        ({"QT_QPA_PLATFORM": "offscreen:size=9"}, False, True),
        ({}, True, False),
        ({"QT_QPA_PLATFORM": "xcb"}, True, False),
    ],
)
def test_which_screen_there_is(environment: dict[str, str], x11: bool, screen: bool) -> None:
    assert speaks_x11(environment) is x11
    assert has_screen(environment, "linux") is screen
    assert has_screen(environment, "win32")
