"""The dock of the chronicle, and the page of the story."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog

from stronghold_gui.desktop.convicted.docks.chronicle import ChroniclePage
from stronghold_gui.desktop.convicted.story.drawing import ConvictedStory
from stronghold_gui.desktop.convicted.story.words import StoryWords
from stronghold_gui.desktop.theme import DARK, LIGHT
from stronghold_gui.games.convicted.story import read_story
from stronghold_gui.text import LANGUAGES, catalogue
from tests.desktop.convicted.conftest import Sit
from tests.desktop.convicted.hands import Hands
from tests.games.convicted.played import played
from tests.games.convicted.scene import village
from tests.helpers.drawn import check_places, drawn_page, overlapping
from tests.helpers.failing import failing, once
from tests.helpers.story_sizes import smallest

pytestmark = pytest.mark.usefixtures("qapp")


def chronicle_of(hands: Hands) -> ChroniclePage:
    """Return the dock, written."""
    hands.window.docking.raise_("chronicle")
    page = hands.window.docking.page("chronicle")
    assert isinstance(page, ChroniclePage)
    page.write()
    return page


def test_what_was_built_is_read_in_the_chronicle_at_once(sit: Sit) -> None:
    hands = sit(position=village(N="1/1 spearman 2", town="library 1").position)
    page = chronicle_of(hands)
    assert "Library" not in page.text.toPlainText()
    hands.controller.play(hands.controller.game.parse("build library"))
    page.write()
    assert "Built: library to level 2" in page.text.toPlainText()


@pytest.mark.parametrize("ending", ["html", "pdf"])
def test_the_chronicle_is_kept_as_html_or_pdf(sit: Sit, tmp_path: Path, ending: str) -> None:
    page = chronicle_of(sit(position=village(N="1/1 spearman 2").position))
    file = tmp_path / f"chronicle.{ending}"
    assert page.save(file) == ""
    assert file.read_bytes().startswith(b"%PDF" if ending == "pdf" else b"<!DOCTYPE html>")
    assert "chronicle" in page.save(tmp_path / "nowhere" / f"chronicle.{ending}")


def test_the_button_asks_where_to_keep_it(sit: Sit, tmp_path: Path) -> None:
    page = chronicle_of(sit(position=village(N="1/1 spearman 2").position))
    QTest.mouseClick(page.keep, Qt.MouseButton.LeftButton)
    dialog = page.findChild(QFileDialog, "chronicle_dialog")
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "turns.html"))
    dialog.close()
    assert (tmp_path / "turns.html").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats", "seed"), [("campaign", 3, 4), ("scenario-1-coop", 2, 2)])
def test_the_story_is_drawn_in_words_that_exist(mode: str, seats: int, seed: int, language: str) -> None:
    match = played(mode, seats, seed)
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    told = ConvictedStory(StoryWords(story, catalogue(language)))
    for tones in (LIGHT, DARK):
        found = drawn_page(told, head=True, tones=tones).texts
        assert told.title in found
        assert any(sentence in text for text in found for sentence in told.sentences())
        assert not any("{" in text or "story." in text for text in found)


@pytest.mark.parametrize(("mode", "seats", "seed"), [("campaign", 3, 4), ("scenario-1-coop", 2, 2)])
def test_names_of_resources_stand_beside_the_lines_of_their_picture(mode: str, seats: int, seed: int) -> None:
    match = played(mode, seats, seed)
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    words = StoryWords(story, catalogue("en"))
    page = drawn_page(ConvictedStory(words))
    wanted = [f"{words.resource(kind)} {count}" for kind, count in enumerate(story.turns[-1].resources)]
    labels = [one for one in page.written if one.text in wanted]
    assert len(labels) == len(wanted)
    part = page.parts[0]
    last = max(one.place.right() for one in page.written if part.contains(one.place) and one.text.isdecimal())
    assert all(last < label.place.left() and label.place.right() <= part.right() + 1 for label in labels)
    assert overlapping(labels) == []


@smallest
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_its_smallest_nothing_of_the_story_is_cut_off(language: str, size: tuple[float, float]) -> None:
    match = played("campaign", 3, 4)
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    check_places(drawn_page(ConvictedStory(StoryWords(story, catalogue(language))), size))


def test_the_story_of_a_game_that_has_just_begun_says_that_nothing_has_happened() -> None:
    match = played("campaign", 1, 21, 3)
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    found = drawn_page(ConvictedStory(StoryWords(story, catalogue("en")))).texts
    assert "No losses yet." in found
    assert "No dice have been rolled yet." in found


def test_the_story_opens_in_the_window(sit: Sit) -> None:
    hands = sit(position=village(N="1/1 spearman 2").position)
    dialog = hands.window.page.kind.make_story(hands.controller.match, hands.desk.context.language, hands.window)
    assert isinstance(dialog, QDialog)
    dialog.show()
    dialog.close()
    dialog.deleteLater()


@pytest.mark.parametrize("ending", ["html", "pdf"])
def test_a_full_disk_leaves_the_chronicle_that_was_there(sit: Sit, tmp_path: Path, ending: str) -> None:
    page = chronicle_of(sit(position=village(N="1/1 spearman 2").position))
    file = tmp_path / f"chronicle.{ending}"
    file.write_bytes(b"the one before")
    with failing([tmp_path]) as disk:
        disk.in_parts = lambda length: min(length, 100)
        disk.refuses = once("write", 1, errno.ENOSPC)
        assert "No space left on device" in page.save(file)
    assert file.read_bytes() == b"the one before"
    assert [left.name for left in tmp_path.iterdir()] == [file.name]
