"""The story of a match of Warriors on its page: its words, its pictures, and the ways to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QDialog

from stronghold_gui.core.save import open_match
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.desktop.theme import DARK
from stronghold_gui.desktop.warriors.story.drawing import Battles
from stronghold_gui.desktop.warriors.story.words import StoryWords
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.warriors.story import read_story
from stronghold_gui.text import LANGUAGES, catalogue
from tests.desktop.warriors.conftest import Sit
from tests.games.warriors.recording import FOLDER
from tests.helpers.drawn import check_places, drawn_page, overlapping
from tests.helpers.story_sizes import smallest

pytestmark = pytest.mark.usefixtures("qapp")
GAMES = sorted(FOLDER.glob("*.stronghold"))
FULLEST = FOLDER / "hordes-6-pile.stronghold"
LONG = ("Bartholomew-Christopher", "W" * 60, "_$%&{}", "$\\frac{x}{0}^_$", "<b>$x_1$", "$a")
"""Names that need room, or look like something else."""


def words_of(match: AnyMatch, language: str, names: tuple[str, ...] = ()) -> StoryWords:
    """Return the story of a match in a language."""
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    names = names or match.header.names
    return StoryWords(story, catalogue(language), names, match.game.outcome(match.position))


def written(words: StoryWords) -> list[str]:
    """Return what is written on the page."""
    return drawn_page(Battles(words), head=True).texts


@pytest.mark.parametrize(("file", "language"), list(zip(GAMES, LANGUAGES * len(GAMES), strict=False)))
def test_every_recorded_game_is_told_and_drawn_in_words_that_exist(file: Path, language: str) -> None:
    words = words_of(open_match(file, find_kit), language)
    found = written(words)
    assert Battles(words).title in found
    assert any(sentence in text for text in found for sentence in words.sentences())
    assert not any("{" in text or "story." in text for text in found)


@pytest.mark.parametrize("number", [0, 3, 30])
def test_a_game_in_its_middle_is_told_as_it_stands(number: int) -> None:
    match = open_match(FOLDER / "base-4-shared.stronghold", find_kit).at(number)
    words = words_of(match, "en")
    assert words.sentences()[0].startswith("If the game ended now, ")
    assert words.sentences()[0] in "\n".join(written(words))


@pytest.mark.parametrize(
    ("stem", "first"),
    [
        ("hordes-2-points", "Ada won with 58 points: 22 from the victory pile, 36 from bonuses."),
        ("base-2-pile", "Brun won with 38 points and the larger victory pile."),
        ("base-4-shared", "Brun and Cleo won together, with 31 points each."),
    ],
)
def test_the_first_sentence_says_who_has_won_and_how(stem: str, first: str) -> None:
    match = open_match(FOLDER / f"{stem}.stronghold", find_kit)
    assert words_of(match, "en").sentences()[0] == first


def test_the_sentences_tell_of_the_lead_the_battles_and_the_luck() -> None:
    told = words_of(open_match(FOLDER / "base-4-shared.stronghold", find_kit), "en").sentences()
    assert told[1:] == [
        "Brun and Cleo took the lead in round 3, with simple battle 13 (Ada).",
        "Longest battle: Ada’s simple battle 9 in round 1: 4 attacks, 7 cards lost.",
        "Luckiest with dice: Cleo won 6 of 8 comparisons (expected: 4.6).",
        "Unluckiest: Player C won 1 of 7 (expected: 2.4).",
        "Catapults hit with 4 of 5 shots (expected: 2.5).",
    ]


@smallest
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", [FULLEST, GAMES[1]], ids=lambda file: file.stem)
def test_at_its_smallest_nothing_is_cut_off_or_lies_on_its_neighbour(
    file: Path, language: str, size: tuple[float, float]
) -> None:
    match = open_match(file, find_kit)
    words = words_of(match, language, LONG[: len(match.header.names)])
    check_places(drawn_page(Battles(words), size))


def test_names_at_the_ends_of_lines_do_not_lie_on_each_other() -> None:
    page = drawn_page(Battles(words_of(open_match(FULLEST, find_kit), "en")))
    names = [one for one in page.written if one.text[:2] in {f"{letter} " for letter in "ABCDEF"}]
    assert len(names) == 6
    assert overlapping(names) == []


def test_dragons_are_a_row_only_where_somebody_ever_had_one() -> None:
    assert len(words_of(open_match(FULLEST, find_kit), "en").rows()) == 7
    assert len(words_of(open_match(GAMES[0], find_kit), "en").rows()) == 6


def test_it_is_drawn_in_the_dark_as_well() -> None:
    page = drawn_page(Battles(words_of(open_match(FULLEST, find_kit), "fr")), tones=DARK)
    assert page.image.pixelColor(1, 1) == QColor(DARK.base)
    assert {one.look.colour for one in page.written} <= {DARK.text, DARK.muted, *DARK.seats}


def test_the_window_tells_it_from_the_menu_in_the_language_of_the_moment(sit: Sit) -> None:
    window = sit(3, seed=5).window
    window.actions_["story"].trigger()
    dialog = window.findChild(QDialog, "story")
    assert dialog is not None
    assert dialog.windowTitle() == "Game summary"
    window.language.choose("fr")
    assert dialog.windowTitle() == "Le récit de la partie"
    dialog.close()
