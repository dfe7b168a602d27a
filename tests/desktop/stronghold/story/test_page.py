"""The page of the story: its words, its pictures, and the files it is kept in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from matplotlib.figure import Figure
from matplotlib.text import Text
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.core.save import open_match
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.stronghold.story.drawing import draw
from stronghold_gui.desktop.stronghold.story.page import StoryDialog
from stronghold_gui.desktop.stronghold.story.words import StoryWords
from stronghold_gui.desktop.theme import LIGHT
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold.events import Death
from stronghold_gui.games.stronghold.reading import read_table
from stronghold_gui.games.stronghold.story import read_story
from stronghold_gui.text import LANGUAGES, catalogue
from tests.games.stronghold.recording import FOLDER

GAMES = sorted(FOLDER.glob("*.stronghold"))


def words_of(file: Path, language: str) -> tuple[StoryWords, tuple[str, ...]]:
    match = open_match(file, find_kit)
    board = match.position.board
    story = read_story(match.start, [done.events for done in match.played])
    return StoryWords(story, read_table(match.position), catalogue(language)), board.outer[: board.walls]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_every_recorded_game_is_told_and_drawn_in_words_that_exist(file: Path, language: str) -> None:
    words, walls = words_of(file, language)
    figure = Figure(layout="constrained")
    draw(figure, words, walls, LIGHT, head=True)
    written = [text.get_text() for text in figure.findobj(Text)]
    assert words.heading("title") in written
    assert any(sentence in text for text in written for sentence in words.sentences())
    assert not any("{" in text or "story." in text for text in written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_of_dying_has_a_name(language: str) -> None:
    texts = catalogue(language)
    assert all(texts.has(f"story.cause.{cause}") for cause in get_args(Death))


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[StoryDialog]:
    parent = QWidget()
    qtbot.addWidget(parent)
    language = Language("en")
    file = next(file for file in GAMES if file.stem == "revised-draft-glory-defender")
    dialog = StoryDialog(lambda: words_of(file, language.code)[0], words_of(file, "en")[1], language, parent)
    with qtbot.waitExposed(dialog):
        dialog.open()
    yield dialog
    parent.deleteLater()


def test_it_changes_its_language_while_open(page: StoryDialog) -> None:
    assert page.sentences.text().startswith("The Invader broke in on east wall 3 in turn 9.")
    page._language.choose("fr")
    assert page.sentences.text().startswith("L’assaillant est entré sur le mur est 3 au tour 9.")
    assert page.canvas.accessibleDescription() == page.sentences.text().replace("\n", " ")
    assert page.windowTitle() == "Le récit du siège"


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_it_is_kept_as_a_picture_or_a_page(page: StoryDialog, tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"siege.{ending}"
    assert page.save(file) == ""
    head = file.read_bytes()[:8]
    assert head.startswith({"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}[ending])


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(page: StoryDialog, tmp_path: Path) -> None:
    page._keep(str(tmp_path / "nowhere" / "siege.png"))
    box = page.findChild(QMessageBox, "story_fault")
    assert box is not None
    assert box.text() == "siege.png could not be written: No such file or directory. Please choose another place."
    box.close()


def test_the_button_asks_where_to_and_writes_there(page: StoryDialog, tmp_path: Path, qtbot: QtBot) -> None:
    QTest.mouseClick(page.save_page, Qt.MouseButton.LeftButton)
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    dialog.setDirectory(str(tmp_path))
    dialog.selectFile("mine")
    dialog.accept()
    qtbot.waitUntil((tmp_path / "mine.pdf").is_file)
