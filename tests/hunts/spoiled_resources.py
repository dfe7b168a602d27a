"""Every file that the program brings along, missing or spoiled in each way: it says which one, and never breaks.

Each try is made in a fork of a process that has loaded the program and read none of its files, on a copy of them of
which one is spoiled. What needs the file is done: a command and, where the window needs it, a session in the window.
"""

from __future__ import annotations

import ctypes
import faulthandler
import itertools
import os
import random
import re
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final, cast

import pytest
from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from stronghold_gui import cli, files
from stronghold_gui.desktop import application
from stronghold_gui.desktop.docks import card_art
from stronghold_gui.desktop.faults import FaultCatcher
from stronghold_gui.desktop.icons import picture
from stronghold_gui.desktop.qt_application import make_application
from stronghold_gui.desktop.sound.effects import Effect
from stronghold_gui.desktop.sound.speaker import Device, Speaker
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import HOME_VARIABLE, resource
from stronghold_gui.text.faults import broken_sentence
from tests.desktop import everywhere
from tests.helpers.drawn_once import draw_once
from tests.hunts.apart import ROOT, folders

FILES: Final = tuple(
    str(path.relative_to(ROOT))
    for folder in ("resources", "translations")
    for path in sorted((ROOT / folder).rglob("*"))
    if path.is_file()
)
"""All of them, below the checkout."""
_USED: Final = (
    "stronghold_gui.desktop.stronghold.desk",
    "stronghold_gui.desktop.stronghold.kind",
    "stronghold_gui.games.fortress.entry",
    "stronghold_gui.games.stronghold.entry",
    "stronghold_gui.games.warriors.entry",
)
"""What tries import."""
_PATIENCE: Final = 8
"""Seconds after which a try counts as one that hangs."""
_MUST_BE_SAID: Final = re.compile(
    r"translations/|resources/(?:stronghold|warriors|convicted|fortress)/[a-z]+\.json|resources/[a-z]+/lessons/|resources/stronghold/rules/"
    r"|resources/stronghold/(?:board|cover)\.svg|resources/icon/|resources/[a-z]+/(?:pieces|cards)|resources/window/(?:[^/]+svg|sounds/)"
)
"""What is needed by what is done, whatever else is done."""
_SENTENCE: Final = re.compile(r"The program file “.*” is missing, damaged|Le fichier «\s.*\s» du programme est absent")


def _missing(file: Path) -> None:
    file.unlink()


def _empty(file: Path) -> None:
    file.write_bytes(b"")


def _truncated(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])


def _garbage(file: Path) -> None:
    file.write_bytes(random.Random(file.name).randbytes(2000))  # noqa: S311 - the same each time


def _folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def _unreadable(file: Path) -> None:
    file.chmod(0)


WAYS: Final[tuple[Callable[[Path], None], ...]] = (_missing, _empty, _truncated, _garbage, _folder, _unreadable)
ALL: Final = len(FILES) * len(WAYS)


def attempts(seed: int) -> Callable[[int], str]:
    """Return what makes a try; in the order of a shuffled list of all files and ways, so that few are many kinds."""
    order = list(itertools.product(FILES, WAYS))
    random.Random(seed).shuffle(order)  # noqa: S311 - tries that can be made again
    places = folders()
    copy = next(places)
    for name in ("resources", "translations"):
        shutil.copytree(ROOT / name, copy / name)
    home = next(places)
    match = home / "a.stronghold"
    _apart(lambda: cli.main(["new", str(match), "--seed", "7"]), ROOT, home, home / "said")
    _load_everything()

    def attempt(number: int) -> str:
        name, way = order[number % len(order)]
        file = copy / name
        way(file)
        try:
            wrong = [f"{name} {way.__name__[1:]}: {fault}" for fault in _wrong(name, match, copy, home)]
        finally:
            shutil.rmtree(file) if file.is_dir() else file.unlink(missing_ok=True)
            shutil.copy2(ROOT / name, file)
        return "; ".join(wrong)

    return attempt


def _load_everything() -> None:
    """Import what tries use, without reading a file of the program's."""
    for module in _USED:
        import_module(module)


# -- what is done with a file ----------------------------------------------------------------------------------------


def _wrong(name: str, match: Path, root: Path, home: Path) -> list[str]:
    """Return what went wrong in all that needs a file."""
    language = "fr" if "_fr." in name or "/fr/" in name else "en"
    found, said_so = [], False
    for words in (*_commands(name, match), *_windows(name, match)):
        said = home / "said"
        work = _command(words, language) if words[0] != "window" else _window(words[1:], language)
        code = _apart(work, root, home, said)
        text = said.read_text(errors="replace")
        said_so |= bool(_SENTENCE.search(text)) and code == 3
        fault = _judge(code, text, words[0] == "window")
        if fault:
            found.append(f"{' '.join(words)}: {fault}")
    file = root / name
    unseen = _ends_a_line(file) if "/rules/" in name or name.endswith("contents.txt") else False
    if _MUST_BE_SAID.match(name) and not said_so and not unseen:
        found.append(f"nobody said so: {text[-300:]}")
    return found


def _ends_a_line(page: Path) -> bool:
    """Return whether a page was cut at the end of a line, so that it reads like a shorter page."""
    return page.is_file() and os.access(page, os.R_OK) and page.read_bytes()[-1:] == b"\n"


def _judge(code: int, said: str, window: bool) -> str:
    if "Traceback" in said or "an unexpected fault" in said:
        return f"a traceback: {' / '.join(said.splitlines()[-5:])}"
    if code not in (0, 3):
        return f"ended with {code}: {said[:900]}"
    if code == 3 and not _SENTENCE.search(said) and "“" not in said:
        return f"no sentence: {said[-300:]}"
    if code == 3 and not window and len(said.splitlines()) != 1 and "Traceback" in said:
        return f"more than a sentence: {said[-300:]}"
    return ""


_OTHERS: Final = ("warriors", "convicted", "fortress")
"""Games whose files no table of the first game needs."""

_SESSIONS: Final = {
    "/lessons/": "lessons", "/puzzles/": "puzzles", "/rules/": "rules", "/examples/": "rules", "/licences/": "about",
    "/icon/": "about", "cover": "start",
}  # fmt: skip
"""What is done in the window, by a part of the file's path; a table is shown for all others."""


def _commands(name: str, match: Path) -> list[list[str]]:
    """Return the commands that need a file."""
    game = next((other for other in _OTHERS if other in name), "stronghold")
    if "/lessons/" in name:
        return [["lesson", "list", "--game", game]]
    if "/puzzles/" in name:
        return [["puzzle", "list", "--game", game]]
    if "/rules/" in name:
        return [["rules"]]
    if name.endswith(".svg") or "/licences/" in name or "/schemas/" in name:
        return [["lesson", "list"]] if name.endswith("board.svg") else []
    if name.startswith("translations/") or name.endswith(".json"):
        return [["new", str(match.with_name(f"{time.monotonic_ns()}.stronghold")), "--game", game, "--seed", "1"]]
    return []


def _windows(name: str, match: Path) -> list[list[str]]:
    """Return what the window is to do with a file."""
    if name.endswith(".wav") or (name.endswith(".svg") and re.search("/pieces|/cards/|/window/", name)):
        # Most of them are on no table that is shown first.
        return [["window", "picture", name]]
    others = any(other in name for other in _OTHERS) and not name.startswith("translations/")
    if "/schemas/" in name or (others and "cover" not in name):
        return []
    for part, what in _SESSIONS.items():
        if part in name:
            return [["window", what, str(match)]]
    if "contrast" in name or "/board-" in name:
        return [["window", "contrast", str(match)]]
    return [["window", "table", str(match)]]


def _command(words: list[str], language: str) -> Callable[[], int]:
    return lambda: cli.main([*words, "--language", language])


def _window(words: list[str], language: str) -> Callable[[], int]:
    """Return what starts the program with a window, does something there, and closes it."""
    what, match = words
    if what == "picture":
        return lambda: _draw(match)

    def live() -> int:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, MainWindow):
                _do(widget, what)
                _tell_boxes(widget)
                widget.files.forget()
                widget.close()
        return 0

    def run() -> int:
        patch = pytest.MonkeyPatch()
        draw_once(patch)
        patch.setattr(QApplication, "exec", staticmethod(live))
        patch.setattr(QMessageBox, "exec", _read_box)
        patch.setattr(application, "_SETTLED", 1)
        given = [] if what in ("start", "about", "lessons", "puzzles") else [match]
        return cli.main(["--language", language, *given])

    return run


def _draw(name: str) -> int:
    """Draw a picture as the window does; return 3 if its file is reported as broken."""
    catcher = FaultCatcher()
    catcher.install()
    catcher.broken.connect(lambda path: sys.stderr.write(broken_sentence(path, "en")))
    make_application("en")
    file = Path(name)
    stem, folder = file.stem, file.parent
    if folder.name == "sounds":
        # The file is read before the speaker asks for a device.
        Speaker(_no_device).play(cast("Effect", stem), 60)
    elif folder.name == "window":
        picture(stem, "#123456", 20)
    elif folder.name == "cards":
        card_art.draw(resource("stronghold") / "cards" / file.name, QSize(60, 90), 4.0, 1.0)
    else:
        art = PieceArt(resource(folder.parent.name, folder.name))
        for made in (art.pixmap(stem, 48), art.shadow(stem, 48), art.icon(stem).pixmap(24, 24)):
            assert not made.isNull()
    return 3 if catcher.found_broken else 0


def _no_device() -> Device:
    raise OSError("nothing to play on")


def _read_box(box: QMessageBox) -> int:
    sys.stderr.write(f"BOX {box.text()}\n")
    return 0


def _tell_boxes(window: MainWindow) -> None:
    for box in window.findChildren(QMessageBox):
        sys.stderr.write(f"BOX {box.objectName()} {box.text()} {box.informativeText()}\n")


def _do(window: MainWindow, what: str) -> None:
    """Do in the window what needs the file."""
    everywhere.settle()
    if what in ("table", "contrast"):
        if window.controller is None:
            return
        if what == "contrast":
            window.picture_sets.choose("contrast")
        for name in window.docking.docks:
            window.docking.page(name)
    else:
        for act in _acts(window, what):
            # A timer event makes exceptions take the same way as all exceptions of a window.
            QTimer.singleShot(0, act)
            everywhere.settle()
    everywhere.settle()
    window.grab()
    everywhere.settle()


def _acts(window: MainWindow, what: str) -> Iterator[Callable[[], object]]:
    match what:
        case "rules":
            for place in ("contents", "ballista", "V-03", "?troll"):
                yield partial(window.rulebook.reference.open, place)
        case "about":
            yield window.actions_["about"].trigger
        case "lessons":
            yield window.learning.show_page
            for number in (0, -1):
                if window.learning._entries:
                    yield partial(window.learning.begin, number % len(window.learning._entries))
        case "puzzles":
            yield window.learning.puzzling.show_page
        case _:
            pass


# -- apart -----------------------------------------------------------------------------------------------------------


def _apart(work: Callable[[], int], root: Path, home: Path, said: Path) -> int:
    """Run something in a fork whose program files are elsewhere; return its exit code, negative for a signal."""
    said.unlink(missing_ok=True)
    child = os.fork()
    if child == 0:
        _be_apart(work, root, home, said)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _be_nobody_special() -> None:
    """Give up what lets an administrator read a file that may not be read."""
    if os.getuid() or not sys.platform.startswith("linux"):
        return
    libc = ctypes.CDLL(None, use_errno=True)
    head, now = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
    assert libc.capget(head, now) == 0
    for which in (0, 1):  # what counts now, and what may be taken up again
        now[which] &= ~0b110  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH
    assert libc.capset(head, now) == 0


def _be_apart(work: Callable[[], int], root: Path, home: Path, said: Path) -> None:
    code = 99
    out = os.open(said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
    os.fchmod(out, 0o666)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.environ[HOME_VARIABLE] = str(home / f"user-{os.getpid()}")
    os.environ.pop("STRONGHOLD_STRICT_TEXTS", None)
    # Not faulthandler's own clock: that of the process this was forked from is held.
    faulthandler.register(signal.SIGALRM, file=2, chain=True)
    signal.alarm(_PATIENCE)
    try:
        _be_nobody_special()
        files._data_root = lambda name: root / name
        code = int(work())
    except BaseException:  # noqa: BLE001 - whatever it is, it is what the hunt is after
        sys.excepthook(*sys.exc_info())
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)
