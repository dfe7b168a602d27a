"""The story of a match of Fortress on its page: its words, its pictures, and the ways to it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.fortress.story.drawing import Siege
from stronghold_gui.desktop.fortress.story.words import StoryWords
from stronghold_gui.games.fortress.story import read_story
from stronghold_gui.text import LANGUAGES, catalogue
from tests.desktop.fortress.conftest import Sit
from tests.games.fortress.story.played import played
from tests.helpers.drawn import check_places, drawn_page
from tests.helpers.story_sizes import smallest

pytestmark = pytest.mark.usefixtures("qapp")

LONG = ("W" * 60, "$\\frac{x}{0}^_$", "<b>$x_1$", "_$%&{}")


def words_of(match: AnyMatch, language: str, names: tuple[str, ...] = ()) -> StoryWords:
    story = read_story(match.start, [done.events for done in match.played], match.position_after)
    outcome = match.game.outcome(match.position)
    return StoryWords(story, match.start.setting, catalogue(language), names or match.header.names, outcome)


def written(words: StoryWords) -> list[str]:
    """Return what is written on the page."""
    return drawn_page(Siege(words), head=True).texts


@pytest.mark.parametrize(
    ("scenario", "seats", "language"), [("siege", 2, "en"), ("ambush", 3, "fr"), ("small", 2, "fr")]
)
def test_a_match_is_told_and_drawn_in_words_that_exist(scenario: str, seats: int, language: str) -> None:
    words = words_of(played(scenario, seats), language)
    found = written(words)
    assert Siege(words).title in found
    assert any(words.sentences()[0] in text for text in found)
    assert not any("{" in text or "story." in text for text in found)


def test_where_there_are_no_wounds_figures_that_were_destroyed_are_counted() -> None:
    words = words_of(played("small", 2), "en")
    told = [*words.sentences(), *written(words)]
    assert any("Figures destroyed" in text for text in told)
    assert not any("wound" in text.lower() for text in told)


def test_where_there_are_no_rounds_turns_are_told() -> None:
    found = written(words_of(played("small", 2), "en"))
    assert any(text.startswith("Figures destroyed, every 3 turns") for text in found)
    assert not any("round" in text for text in found)
    assert "Wounds caused, by round" in written(words_of(played("siege", 2), "en"))


@pytest.mark.parametrize("number", [0, 60])
def test_a_match_at_its_beginning_is_told_as_it_stands(number: int) -> None:
    words = words_of(played("ambush", 3).at(number), "en")
    assert words.sentences()[0].startswith("Points of cards still in play: Anna ")
    assert written(words)


def test_names_that_look_like_formulas_are_names() -> None:
    words = words_of(played("ambush", 3), "en", LONG[:3])
    assert any(LONG[1][:10] in text for text in written(words))


@smallest
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_its_smallest_nothing_is_cut_off_or_lies_on_its_neighbour(language: str, size: tuple[float, float]) -> None:
    check_places(drawn_page(Siege(words_of(played("ambush", 3), language, LONG[:3])), size))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_opens_from_the_menu(sit: Sit, language: str) -> None:
    hands = sit(2, scenario="siege", language=language)
    hands.window.actions_["story"].trigger()
    story = hands.window.findChild(QDialog, "story")
    assert isinstance(story, QDialog)
    assert story.windowTitle() == {"en": "Siege summary", "fr": "L’histoire du siège"}[language]
    story.close()
