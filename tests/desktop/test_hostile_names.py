"""The same for what is Stronghold's own: docks, stories, dialogs, and the words of lessons and puzzles."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QDialog

from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import resource, user_data_dir
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.teaching.lessons import lessons
from stronghold_gui.teaching.lessons.library import own_folder
from stronghold_gui.teaching.puzzles.library import library
from tests.desktop import everywhere
from tests.desktop.everywhere import dialogs, helpers, settle, sit_down, table, with_news
from tests.desktop.hostile import Picture, wrong
from tests.games.stronghold.recording import play


@pytest.fixture
def picture(qapp: object) -> Iterator[Picture]:
    with tempfile.TemporaryDirectory(prefix="h") as folder:
        made = Picture(Path(folder))
        yield made
        assert not made.was_opened, "somebody has opened what a name only mentions"
        made.close()


@pytest.fixture
def names(picture: Picture, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(everywhere, "NAMES", picture.names())
    return picture.names()


@pytest.mark.parametrize("name", ["machine", "haste", "aim"])
def test_names_on_tables(make_window: Callable[..., MainWindow], names: list[str], name: str) -> None:
    window = make_window()
    table(window, name)
    for dock in window.docking.docks:
        window.docking.raise_(dock)
        settle()
        assert (dock, wrong(window, names)) == (dock, set())


def test_names_in_what_happened_since(make_window: Callable[..., MainWindow], names: list[str]) -> None:
    window = make_window()
    with_news(window)
    sit_down(window, "en")
    assert wrong(window, names) == set()
    for helper in helpers(window):
        assert (helper, wrong(window, names)) == (helper, set())


@pytest.mark.parametrize("seats", [2, 4])
def test_names_in_a_game_that_is_over_and_every_dialog(
    make_window: Callable[..., MainWindow], names: list[str], seats: int
) -> None:
    window = make_window()
    match = play("revised", "draft", 5, seats)
    match.header = replace(match.header, names=tuple(names[:seats]))
    everywhere.show(window, match)
    assert wrong(window, names) == set()
    for dialog in dialogs(window):
        assert isinstance(dialog, QDialog)
        assert (dialog.objectName(), wrong(dialog, names)) == (dialog.objectName(), set())


def _renamed(value: Any, names: list[str], languages: bool = False) -> Any:  # noqa: ANN401 - JSON
    """Return JSON in which every sentence of a language is these names."""
    if isinstance(value, dict):
        return {key: _renamed(member, names, languages or key in ("en", "fr")) for key, member in value.items()}
    if isinstance(value, list):
        return [_renamed(member, names, languages) for member in value]
    return "".join(reversed(names)) if languages and isinstance(value, str) else value


@pytest.mark.parametrize("kind", ["lessons", "puzzles"])
def test_names_in_lessons_and_puzzles(make_window: Callable[..., MainWindow], names: list[str], kind: str) -> None:
    folder = own_folder() if kind == "lessons" else user_data_dir() / "puzzles"
    folder.mkdir(parents=True)
    names = [names[0], "A&B"]
    source = min(resource("stronghold", kind).glob("*.json"))
    (folder / "own.json").write_text(json.dumps(_renamed(json.loads(source.read_text()), names)))
    window = make_window()
    if kind == "lessons":
        window.learning.show_page()
        settle()
        assert wrong(window, names) == set()
        window.learning.begin(len(lessons(LIBRARY.kit("stronghold"))), anew=True)
    else:
        window.learning.puzzling.show_page()
        settle()
        assert wrong(window, names) == set()
        own = next(
            one for one in library(LIBRARY.kit("stronghold"), find_kit).puzzles if names[0] in one.words["en"].title
        )
        window.learning.puzzling.begin(own)
    settle()
    assert names[0] in window.windowTitle().replace("[*][*]", "[*]")
    assert wrong(window, names) == set()
