"""Settings that were spoiled, and everything else the window remembers in files: it must open all the same.

What is tried: a byte changed, added, lost or exchanged with another, lines cut, swapped, doubled, values put under
another name, a layout as versions without a checksum wrote it, and in the place of the file a pipe, a folder, a device,
a link in a circle, a file that may not be read, an empty one, and one of many megabytes.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.application import delete_window, open_window
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.preferences.dialog import PreferencesDialog
from stronghold_gui.desktop.qt_application import make_application
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import HOME_VARIABLE, user_config_dir
from stronghold_gui.games.library import LIBRARY
from tests.helpers.drawn_once import draw_once
from tests.hunts.apart import folders

Chance = random.Random
_KEPT = {"window/language": "fr", "window/theme": "dark", "new/stronghold/name_invader": "Zoé"}
"""What must still count where the settings file was left alone."""


def attempts(seed: int) -> Callable[[int], str]:
    """Return a try: it spoils the files of a user who has played, and plays."""
    make_application()
    draw_once(pytest.MonkeyPatch())
    places = folders()
    good = next(places)
    os.environ[HOME_VARIABLE] = str(good)
    _live(save=True)
    written = sorted(path.relative_to(good) for path in good.rglob("*") if path.is_file() and path.parent != good)

    def attempt(number: int) -> str:
        chance = random.Random(f"{seed} {number}")  # noqa: S311 - tries that can be made again
        home = next(places)
        shutil.copytree(good, home, dirs_exist_ok=True)
        os.environ[HOME_VARIABLE] = str(home)
        # The settings most often, and among the rest each kind of file.
        settings = user_config_dir().relative_to(home) / "window.json"
        file = home / (settings if chance.random() < 0.7 else chance.choice(written))
        intact = _spoil(file, chance)
        wrong = _live(expected=intact)
        shutil.rmtree(home, ignore_errors=True)
        return wrong

    return attempt


def _live(expected: dict[str, str] | None = None, *, save: bool = False) -> str:
    """Open the window, begin a match, open dialogs that remember their places, and close everything."""
    window = open_window()
    window.show_start()
    window.show()
    wrong = [f"{key} is lost" for key, value in (expected or {}).items() if Settings().text(key) != value]
    if save:
        for key, value in _KEPT.items():
            window.settings.set_text(key, value)
    window.files.begin(Match(LIBRARY.kit("stronghold").game, Header("stronghold", {}, ("A", "B"), 1)))
    QApplication.processEvents()
    if save:
        assert window.files.commands.save_in(Path(os.environ[HOME_VARIABLE]) / "a.stronghold")
        window.files.thumbnails.finish()
    _dialogs(window)
    window.learning.show_page()
    window.learning.puzzling.show_page()
    window.show_start()
    QApplication.processEvents()
    window.remember()
    window.files.forget()
    delete_window(window)
    QApplication.processEvents()
    return "; ".join(wrong)


def _dialogs(window: MainWindow) -> None:
    parts = (window.shell, window.current, window.picture_sets, window.animation, window.keys)
    for dialog in (
        PreferencesDialog(*parts),
        NewGameDialog(LIBRARY, "stronghold", window.language, window.settings, window),
    ):
        dialog.open()
        QApplication.processEvents()
        dialog.reject()
        dialog.deleteLater()


# -- spoiling --------------------------------------------------------------------------------------------------------


def _spoil(file: Path, chance: Chance) -> dict[str, str]:
    """Spoil a file; return which remembered choices must still count."""
    if chance.random() < 0.12:
        chance.choice(_PLACES)(file)
        return {}
    before = file.read_bytes()
    after = before
    for _ in range(chance.choice((1, 1, 1, 2, 8))):
        after = chance.choice(_WAYS)(after, chance)
    file.write_bytes(after)
    return dict(_KEPT) if file.name != "window.json" or after == before else {}


def _change(data: bytes, chance: Chance) -> bytes:
    at = chance.randrange(len(data) or 1)
    return data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]


def _add(data: bytes, chance: Chance) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.randbytes(chance.choice((1, 1, 5, 300))) + data[at:]


def _lose(data: bytes, chance: Chance) -> bytes:
    at = chance.randrange(len(data) or 1)
    return data[:at] + data[at + chance.choice((1, 1, 9, 4000)) :]


def _swap(data: bytes, chance: Chance) -> bytes:
    lines = data.splitlines()
    chance.shuffle(lines)
    return b"\n".join(lines)


def _double(data: bytes, chance: Chance) -> bytes:
    return data + data[chance.randrange(len(data) or 1) :]


def _rename(data: bytes, chance: Chance) -> bytes:
    """Put the values of some settings under the names of others."""

    def exchange(values: dict[str, str]) -> None:
        several = list(values.values())
        chance.shuffle(several)
        values.update(zip(values, several, strict=True))

    return _with_values(data, exchange)


def _deep(data: bytes, chance: Chance) -> bytes:
    """Change a byte of base 64 data so that it stays base 64; half of the time without the checksum."""

    def change(values: dict[str, str]) -> None:
        blobs = [name for name, value in values.items() if value.startswith("1 ")]
        if not blobs:
            return
        name = chance.choice(blobs)
        *seal, text = values[name].split(" ")
        try:
            raw = bytearray(base64.b64decode(text, validate=True))
        except binascii.Error:
            # It was spoiled before.
            return
        for _ in range(chance.choice((1, 1, 4))):
            if raw:
                raw[chance.randrange(len(raw))] = chance.randrange(256)
        seal = seal if chance.random() < 0.5 else []
        values[name] = " ".join([*seal, base64.b64encode(bytes(raw)).decode()])

    return _with_values(data, change)


def _with_values(data: bytes, change: Callable[[dict[str, str]], None]) -> bytes:
    """Change the values in a settings file; one that was spoiled before stays."""
    try:
        document = json.loads(data)
        change(document["values"])
    except (ValueError, KeyError, TypeError, AttributeError):
        return data
    return json.dumps(document).encode()


def _many(data: bytes, chance: Chance) -> bytes:
    times = min(chance.choice((20, 3000)), (4 << 20) // (len(data) or 1))
    return data * max(1, times)


_WAYS = (_change, _change, _change, _add, _lose, _swap, _double, _rename, _deep, _deep, _deep, _many)


def _pipe(file: Path) -> None:
    file.unlink()
    os.mkfifo(file)


def _folder(file: Path) -> None:
    file.unlink()
    (file / "inside").mkdir(parents=True)


def _link(file: Path, target: str) -> None:
    file.unlink()
    file.symlink_to(target)


def _parent(file: Path) -> None:
    """Put a pipe in the place of the folder."""
    shutil.rmtree(file.parent)
    os.mkfifo(file.parent)


_PLACES: tuple[Callable[[Path], object], ...] = (
    _pipe,
    _folder,
    _parent,
    lambda file: _link(file, "/dev/zero"),
    lambda file: _link(file, "/dev/full"),
    lambda file: _link(file, file.name),
    lambda file: _link(file, "/nowhere/at/all"),
    lambda file: file.chmod(0),
    lambda file: file.write_bytes(b""),
)
