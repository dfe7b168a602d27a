"""A missing or damaged program file: the window names it, and everything that does not need it still works."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

from stronghold_gui import cli, files
from stronghold_gui.desktop import application, icons, missing_pictures
from stronghold_gui.desktop.fault_boxes import FaultBoxes
from stronghold_gui.desktop.faults import FaultCatcher
from stronghold_gui.desktop.stronghold import kind
from stronghold_gui.desktop.table.art import MissingPiece, PieceArt
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import BadResource, MissingResource
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import add_texts
from tests.desktop.begin import new_match
from tests.desktop.test_files import saved

Window = Callable[[], MainWindow]


@pytest.fixture
def catcher(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, expected_log: list[object]) -> FaultCatcher:
    """Look after faults as the program does, once for each file of this test."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(missing_pictures, "_told", set())
    found = FaultCatcher()
    found.install()
    return found


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of what the program brings along, from which it reads during this test."""
    for name in ("resources", "translations"):
        shutil.copytree(files._data_root(name), tmp_path / name)
    monkeypatch.setattr(files, "_data_root", lambda name: tmp_path / name)
    return tmp_path


@pytest.fixture
def closed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Run no event loop, and close every box; return the texts of the boxes."""
    said: list[str] = []

    def close_all() -> int:
        # The event loop, which does not run here, opens boxes.
        QApplication.processEvents()
        for window in [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]:
            said.extend(box.text() for box in window.findChildren(QMessageBox))
            window.files.forget()
            window.close()
        return 0

    monkeypatch.setattr(QApplication, "exec", staticmethod(close_all))
    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(box.text()))
    monkeypatch.setattr(application, "write_log", lambda: None)
    return said


@pytest.mark.parametrize(("language", "word"), [("en", "reinstall the program"), ("fr", "réinstaller le programme")])
def test_a_match_without_its_board_leads_to_the_first_page_and_a_box_that_says_so(
    catcher: FaultCatcher, copy: Path, closed: list[str], tmp_path: Path, language: str, word: str
) -> None:  # fmt: skip
    match = saved(tmp_path / "siege.stronghold", "done")
    (copy / "resources" / "stronghold" / "board.svg").write_text("<svg")
    kind._surface.cache_clear()
    assert cli.main(["--language", language, str(match)]) == 3
    kind._surface.cache_clear()
    (said,) = closed
    assert "board.svg" in said
    assert word in said


def test_without_translations_the_sentence_is_said_all_the_same(
    catcher: FaultCatcher, copy: Path, closed: list[str], monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    for entry in LIBRARY.entries:
        # Texts that are first read below would be missing in the catalogues of later tests.
        add_texts(entry.texts())
    monkeypatch.setattr(import_module("stronghold_gui.text.catalogue"), "_made", {})
    (copy / "translations" / "window_fr.ts").unlink()
    assert cli.main(["--language", "fr"]) == 3
    assert cli.main(["--language", "fr", "show", "x"]) == 3
    (said,) = closed
    assert "window_fr.ts" in said
    assert capsys.readouterr().err == f"stronghold: {said}\n" * 2


def test_a_match_that_needs_a_damaged_file_is_not_opened_and_the_open_one_stays(
    make_window: Window, catcher: FaultCatcher, copy: Path, tmp_path: Path
) -> None:
    window = make_window()
    window.files.begin(new_match({}, ("A", "B"), 1))
    before = window.controller
    kind._surface.cache_clear()
    (copy / "resources" / "stronghold" / "board.svg").unlink()
    assert not window.files.open_path(saved(tmp_path / "siege.stronghold", "done"))
    kind._surface.cache_clear()
    assert window.controller is before
    assert "board.svg" in window.notice.words.text()
    assert [path.name for path in catcher.found_broken] == ["board.svg"]


def test_a_box_names_each_file_once_and_is_one(make_window: Window, catcher: FaultCatcher) -> None:
    window = make_window()
    FaultBoxes(window, catcher)
    for name in ("a.svg", "b.svg", "a.svg"):
        missing_pictures.tell(MissingResource(Path(name)))
    QApplication.processEvents()
    (box,) = window.findChildren(QMessageBox, "broken")
    assert box.isVisible()
    assert box.text().count("“") == 2
    box.close()


def test_a_fault_of_the_code_is_still_one(catcher: FaultCatcher) -> None:
    caught: list[str] = []
    catcher.caught.connect(caught.append)
    catcher.catch(ValueError, ValueError("x"), None)
    assert caught == ["ValueError: x"]
    assert catcher.found_broken == []


def test_a_damaged_piece_is_a_plain_disc_and_a_missing_one_that_of_another_look(
    catcher: FaultCatcher, copy: Path
) -> None:
    folder = copy / "resources" / "stronghold" / "pieces"
    (folder / "orc.svg").write_bytes(b"\x00garbage")
    (folder / "goblin.svg").unlink()
    art = PieceArt(folder)
    disc, borrowed = art.pixmap("orc", 32).toImage(), art.pixmap("goblin", 32).toImage()
    assert disc.pixelColor(16, 16).name() == "#8a8a8a"
    assert borrowed == PieceArt(folder.with_name("pieces-contrast")).pixmap("goblin", 32).toImage()
    assert sorted(path.name for path in catcher.found_broken) == ["goblin.svg", "orc.svg"]
    with pytest.raises(MissingPiece, match=r"dragon\.svg"):
        art.pixmap("dragon", 32)


def test_where_nobody_looks_after_faults_it_is_raised(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    folder = copy / "resources" / "stronghold" / "pieces"
    (folder / "orc.svg").write_bytes(b"")
    with pytest.raises(BadResource, match=r"orc\.svg"):
        PieceArt(folder).pixmap("orc", 32)


def test_pictures_of_buttons_are_plain_discs_where_their_folder_is_missing(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def gone(*_parts: str) -> Path:
        raise MissingResource(tmp_path / "window")

    told: list[Path] = []
    monkeypatch.setattr(icons, "resource", gone)
    monkeypatch.setattr(sys, "excepthook", lambda _kind, fault, _trace: told.append(fault.path))
    icons._folder.cache_clear()
    try:
        drawn = icons.picture("no_such_picture", "#102030", 20).toImage()
    finally:
        icons._folder.cache_clear()
    assert drawn.pixelColor(10, 10).name() == "#102030"
    assert told == [tmp_path / "window" / "no_such_picture.svg"]
