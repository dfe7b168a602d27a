"""The language that the program opens in: the first of the user's preferences that it supports."""

import ctypes
import plistlib
import sys
from pathlib import Path

import pytest

from stronghold_gui.text import languages
from stronghold_gui.text.languages import system_language, system_speaks

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def _bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "frp_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
    ],
)
def test_the_environment_is_asked_as_gettext_does(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


def test_on_windows_the_language_of_the_menus_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    class Kernel:
        @staticmethod
        def GetUserDefaultUILanguage() -> int:
            return 0x040C

    class Windll:
        kernel32 = Kernel

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", Windll, raising=False)
    assert system_language() == "fr"


def test_on_macos_the_settings_count(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    preferences = tmp_path / "preferences.plist"
    preferences.write_bytes(plistlib.dumps({"AppleLanguages": ["de-DE", "fr-FR"]}, fmt=plistlib.FMT_BINARY))
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(languages, "_APPLE_PREFERENCES", preferences)
    assert system_language() == "fr"


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_a_system_that_does_not_answer_means_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.delattr(ctypes, "windll", raising=False)
    monkeypatch.setattr(languages, "_APPLE_PREFERENCES", tmp_path / "missing")
    assert system_language() == "en"


@pytest.mark.parametrize(
    ("environment", "speaks"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr:en"}, "de"),
    ],
)
def test_the_system_speaks_its_users_dearest_language_whether_the_program_does_or_not(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], speaks: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert [code for code in ("en", "fr", "de") if system_speaks(code)] == [speaks]
