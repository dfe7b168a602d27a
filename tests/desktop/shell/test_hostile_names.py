"""Hostile names of people and files: shown as plain text, never formatted, and no path in them is opened."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from stronghold_gui.core.save import BadFileError, Fault, Problem, Unfinished, open_match
from stronghold_gui.desktop.fault_boxes import FaultBoxes
from stronghold_gui.desktop.faults import FaultCatcher
from stronghold_gui.desktop.matches.rename import RenameDialog
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.recovery import RecoveryDialog
from stronghold_gui.desktop.result import ResultDialog
from tests.desktop.hostile import Picture, turned, wrong
from tests.desktop.shell.conftest import Open, Somebody
from tests.helpers.people import RIGHT_TO_LEFT
from tests.helpers.resting import rest
from tests.toy.entry import WITH_TOY


@pytest.fixture
def picture(qapp: object) -> Iterator[Picture]:
    # A short path, since the name of a seat is short.
    with tempfile.TemporaryDirectory(prefix="h") as folder:
        made = Picture(Path(folder))
        yield made
        assert not made.was_opened, "somebody has opened what a name only mentions"
        made.close()


@pytest.fixture
def somebody(opened: Open, picture: Picture) -> Somebody:
    return opened()


@pytest.fixture
def check(somebody: Somebody, picture: Picture) -> Callable[..., None]:
    """Return what looks at a widget, by default at the window."""

    def look(root: QWidget | None = None) -> None:
        QApplication.processEvents()
        assert wrong(root or somebody.window, picture.names()) == set()

    return look


def test_names_at_the_table(somebody: Somebody, picture: Picture, check: Callable[..., None]) -> None:
    window = somebody.window
    somebody.begin(picture.names())
    for name in window.docking.docks:
        window.docking.page(name)
    check()
    for _ in range(4):
        if somebody.match.covered:
            check()
            somebody.come()
        rest(window)
        check()
        if somebody.match.offers:
            somebody.press("done")
        else:
            somebody.choose("Row with 2")
    window.actions_["look_back"].trigger()
    check()
    window.actions_["type_order"].trigger()
    for typed in picture.names():
        window.typed.line.line.setText(typed)
        QApplication.processEvents()
        check()


def test_names_of_a_game_that_is_over(somebody: Somebody, picture: Picture, check: Callable[..., None]) -> None:
    somebody.begin(picture.names())
    while not somebody.match.over:
        if somebody.match.offers:
            somebody.press("done")
        else:
            somebody.play_round([2] * len(somebody.deciding))
    rest(somebody.window)
    check()
    check(somebody.dialog(ResultDialog))
    somebody.dialog(ResultDialog).reject()


def test_names_of_files_and_folders(
    somebody: Somebody, picture: Picture, check: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A path that begins here: there is no slash in the name of a file.
    monkeypatch.chdir(picture.path.parent)
    window = somebody.window
    somebody.begin(picture.names())
    for name in picture.file_names():
        path = tmp_path / name / f"{name}.stronghold"
        assert window.files.commands.save_in(path)
        check()
        assert somebody.match.game is not None
        assert path.stem.replace("[*]", "[*][*]") in window.windowTitle()
    window.files.close_match()
    check()
    window.files.recent.fill(window.menus.recent)
    check(window.menus.recent)
    for name in picture.file_names():
        assert not window.files.open_path(tmp_path / name)
        check()
        window.files.messages.complain(BadFileError([Fault(Problem.CANNOT_READ, name, {"reason": name})], name))
        check()


@pytest.mark.parametrize("name", ["\u202egpj.x", "a\u2069b\u2066c", *RIGHT_TO_LEFT])
def test_a_file_name_turns_no_sentence_round(somebody: Somebody, name: str, tmp_path: Path) -> None:
    window, names = somebody.window, (*RIGHT_TO_LEFT, "Bea")
    somebody.begin(names)
    assert turned(window, RIGHT_TO_LEFT) == set()
    somebody.come()
    somebody.choose("Row with 2")
    path, first = tmp_path / f"{name}.stronghold", window.files.documents.path
    assert first is not None
    assert window.files.commands.save_in(path)
    QApplication.processEvents()
    assert turned(window, RIGHT_TO_LEFT) == set()
    assert path.exists()
    assert not window.files.open_path(tmp_path / name)
    QApplication.processEvents()
    assert turned(window, RIGHT_TO_LEFT) == set()
    window.files.recent.fill(window.menus.recent)
    assert turned(window.menus.recent, RIGHT_TO_LEFT) == set()
    window.pages.show_matches()
    rest(window)
    window.pages.matches.page.list.setCurrentRow(0)
    QApplication.processEvents()
    # A name or path that stands alone is no sentence.
    alone = {repr(text) for file in (path, first) for text in (file.stem, str(file))}
    assert {found for found in turned(window, RIGHT_TO_LEFT) if found.partition(": ")[2] not in alone} == set()
    window.pages.matches.rename(path)
    dialog = somebody.dialog(RenameDialog)
    assert isinstance(dialog, RenameDialog)
    assert dialog.line.text() == name, "what is edited is the name as it is"
    assert turned(dialog, RIGHT_TO_LEFT) == set()
    dialog.reject()
    assert open_match(path, WITH_TOY.find).header.names == names


def test_names_in_boxes_and_dialogs(somebody: Somebody, picture: Picture, check: Callable[..., None]) -> None:
    window, names = somebody.window, picture.names()
    FaultBoxes(window, FaultCatcher()).tell_fault(f"ValueError: {' '.join(names)}")
    box = window.findChild(QMessageBox, "fault")
    assert isinstance(box, QMessageBox)
    check(box)
    box.close()
    window.settings.set_text("new/rafts/name_red", names[0])
    window.settings.set_text("new/rafts/name_blue", names[1])
    dialog = NewGameDialog(WITH_TOY, "rafts", window.language, window.settings, window)
    dialog.open()
    check(dialog)
    dialog.reject()
    dialog.deleteLater()
    lost = [
        Unfinished(Path(f"{name}.journal"), "", (name, names[1]), 12, 1_700_000_000, fault)
        for name in picture.file_names()
        for fault in (None, Fault(Problem.CANNOT_READ, name, {"reason": name}))
    ]
    recovery = RecoveryDialog(lost, window.language, window)
    recovery.open()
    check(recovery)
    recovery.reject()
    recovery.deleteLater()


def test_names_in_the_question_about_what_cannot_be_written(
    somebody: Somebody, picture: Picture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    somebody.begin(picture.names())
    somebody.come()
    seen: list[str] = []

    def look() -> None:
        box = somebody.window.findChild(QMessageBox, "unsaved")
        assert isinstance(box, QMessageBox)
        try:
            seen.extend(wrong(box, picture.names()) or {"nothing"})
        finally:
            box.reject()

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        somebody.choose("Row with 2")
        QTimer.singleShot(0, look)
        assert not somebody.window.files.close()
    assert seen == ["nothing"]


def test_names_in_the_list_of_all_matches(
    somebody: Somebody, picture: Picture, check: Callable[..., None], tmp_path: Path
) -> None:
    window = somebody.window
    somebody.begin(picture.names())
    somebody.come()
    somebody.choose("Row with 2")
    name = window.files.documents.path
    assert name is not None
    for called in picture.file_names():
        assert window.files.commands.save_in(tmp_path / called / f"{called}.stronghold")
    window.pages.show_matches()
    page = window.pages.matches.page
    rest(window)
    assert page.list.count() == 1 + len(picture.file_names())
    for row in range(page.list.count()):
        page.list.setCurrentRow(row)
        check()
    window.pages.matches.rename(name)
    check(somebody.dialog(RenameDialog))
    somebody.dialog(RenameDialog).reject()
    page.list.setCurrentRow(0)
    window.pages.matches.delete(name)
    check()
