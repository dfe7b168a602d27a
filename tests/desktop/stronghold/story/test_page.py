"""The story of a siege on its page: its words, its pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.core.save import open_match
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.story.page import StoryDialog
from stronghold_gui.desktop.stronghold.story.drawing import Siege
from stronghold_gui.desktop.stronghold.story.words import StoryWords
from stronghold_gui.desktop.theme import LIGHT
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold.events import Death
from stronghold_gui.games.stronghold.reading import read_table
from stronghold_gui.games.stronghold.story import read_story
from stronghold_gui.text import LANGUAGES, catalogue
from tests.games.stronghold.recording import FOLDER
from tests.helpers.drawn import check_places, drawn_page, overlapping
from tests.helpers.story_sizes import smallest

pytestmark = pytest.mark.usefixtures("qapp")
GAMES = sorted(FOLDER.glob("*.stronghold"))
FULLEST = [file for file in GAMES if "-4-" in file.stem or "-time-" in file.stem]
"""Games that leave least room: of four, and of all turns."""


def words_of(file: Path, language: str) -> tuple[StoryWords, tuple[str, ...]]:
    match = open_match(file, find_kit)
    board, names = match.position.board, match.header.names
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    seats = match.game.seat_ids(len(names))
    words = StoryWords(story, read_table(match.position), catalogue(language), seats, names)
    return words, board.outer[: board.walls]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_every_recorded_game_is_told_and_drawn_in_words_that_exist(file: Path, language: str) -> None:
    words, walls = words_of(file, language)
    written = drawn_page(Siege(words, walls), head=True).texts
    assert words.heading("title") in written
    assert any(sentence in text for text in written for sentence in words.sentences())
    assert not any("{" in text or "story." in text for text in written)


def test_a_name_is_no_formula() -> None:
    match = open_match(next(file for file in GAMES if "-4-" in file.stem), find_kit)
    names = ("_$%&{}", "$\\frac{x}{0}^_$", "<b>$x_1$", "$a")
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    words = StoryWords(story, read_table(match.position), catalogue("en"), match.game.seat_ids(4), names)
    page = drawn_page(Siege(words, match.position.board.outer[: match.position.board.walls]))
    # The fourth has lost nothing.
    assert set(names[:3]) <= set(page.texts)


@smallest
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FULLEST, ids=lambda file: file.stem)
def test_at_its_smallest_nothing_is_cut_off_or_lies_on_its_neighbour(
    file: Path, language: str, size: tuple[float, float]
) -> None:
    words, walls = words_of(file, language)
    page = drawn_page(Siege(words, walls), size)
    check_places(page)
    assert overlapping([one for one in page.written if ":" in one.text and one.text[0].isdecimal()]) == []


def fields_of(words: StoryWords, walls: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """Return what is written in the fields of the walls' chart, and below them."""
    _, (chart, _) = Siege(words, walls).charts(LIGHT)
    assert [tick.text for tick in chart.y.ticks or ()] == list(walls)
    return [label.text for label in chart.labels], [tick.text for tick in chart.x.ticks or ()]


@pytest.mark.parametrize("file", FULLEST, ids=lambda file: file.stem)
def test_every_wall_has_its_strength_in_every_turn_with_an_assault(file: Path) -> None:
    words, walls = words_of(file, "en")
    story = words.story
    fields, turns = fields_of(words, walls)
    assaults = {fight.turn for fight in story.fights} | {watch.turn for watch in story.watches}
    assert len(fields) == len(assaults) * len(walls)
    assert sum("✕" in field for field in fields) == sum(fight.breached for fight in story.fights)
    assert sum("◆" in field for field in fields) == len(story.near_falls)
    assert all(f"{fight.invader}:{fight.defender}" in "".join(fields) for fight in story.fights)
    assert ("+" in turns) == bool(story.extra)
    assert ("last assault" in words.key()) == bool(story.extra)


def test_walls_have_the_codes_of_the_language() -> None:
    words, walls = words_of(FULLEST[0], "fr")
    _, (chart, _) = Siege(words, walls).charts(LIGHT)
    codes = [tick.text for tick in chart.y.ticks or ()]
    assert {code[0] for code in codes} == {"O", "E"}
    assert len(set(codes)) == len(walls)


def test_the_extra_assault_is_no_turn() -> None:
    words, walls = words_of(FOLDER / "revised-4-extra_assault-invader.stronghold", "en")
    _, turns = fields_of(words, walls)
    assert turns == ["1", "2", "3", "4", "5", "6", "7", "+"]
    assert words.turn(7) == "7"
    assert words.story.over == 7


def test_two_seats_of_a_camp_are_told_apart() -> None:
    words, walls = words_of(FOLDER / "revised-4-extra_assault-invader.stronghold", "en")
    told = words.sentences()
    assert "Invaders: 21 lost (Ada 6, Cleo 10 and 5 on neither side)." in told
    assert told[-1] == "Machines hit 8 of 15 shots (expected: 7.9): Ada 8 of 15 (expected: 7.9)."
    _, (_, losses) = Siege(words, walls).charts(LIGHT)
    assert [key.text for key in losses.keys] == ["Ada", "Cleo", "Neither side", "Western Defender", "Brun"]
    assert len({(key.colour, key.hatch) for key in losses.keys}) == 5


def test_headings_begin_where_their_part_begins(page: StoryDialog) -> None:
    drawn = drawn_page(page.charts.told)
    titles = [chart.title for row in page.charts.told.charts(LIGHT) for chart in row]
    for title, part in zip(titles, drawn.parts, strict=True):
        assert part.left() <= drawn.place(title).left() < part.left() + 4


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
    dialog = StoryDialog(lambda: Siege(*words_of(file, language.code)), language, parent)
    with qtbot.waitExposed(dialog):
        dialog.open()
    yield dialog
    parent.deleteLater()


def test_it_changes_its_language_while_open(page: StoryDialog) -> None:
    assert page.sentences.text().startswith("The Invader broke into the fortress on east wall 3 in turn 9.")
    page._language.choose("fr")
    assert page.sentences.text().startswith("L’assaillant a ouvert une brèche sur le mur est 3 au tour 9.")
    assert page.charts.accessibleDescription() == page.sentences.text().replace("\n", " ")
    assert page.windowTitle() == "Le récit du siège"
