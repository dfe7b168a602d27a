"""The story of a match that has just begun, in every game: nothing to draw yet, and a sentence says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stronghold_gui.core.handicap import HANDICAP
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.desktop.charts.page import BESIDE, ROW
from stronghold_gui.desktop.play.kind import find_kind
from stronghold_gui.desktop.story.page import StoryDialog
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES
from tests.helpers.drawn import check_places, drawn_page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [entry.id for entry in LIBRARY.shown])
def test_the_smallest_page_has_room_for_what_it_says(
    game: str, language: str, make_window: Callable[..., MainWindow]
) -> None:
    kit, window = LIBRARY.kit(game), make_window(language)
    names = tuple(f"Name {number}" for number in range(max(kit.game.seat_counts)))
    match: AnyMatch = Match(kit.game, Header(game, {}, names, 8))
    story = find_kind(LIBRARY, game).make_story(match, window.language, window)
    assert isinstance(story, StoryDialog)
    check_places(drawn_page(story.charts.told, (BESIDE, 2 * ROW)))
    story.deleteLater()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in LIBRARY.ids if HANDICAP in LIBRARY.kit(game).details])
def test_a_handicap_is_told_first_in_the_story(
    game: str, language: str, make_window: Callable[..., MainWindow]
) -> None:
    kit, window = LIBRARY.kit(game), make_window(language)
    value = kit.game.options(2)[HANDICAP][-1]
    match: AnyMatch = Match(kit.game, Header(game, {HANDICAP: value}, ("Anna", "Bert"), 8))
    story = find_kind(LIBRARY, game).make_story(match, window.language, window)
    assert isinstance(story, StoryDialog)
    first = story.sentences.text().splitlines()[0]
    assert window.language(f"option.{game}.{HANDICAP}.{value}.words") in first
    story.deleteLater()
