"""Codes of places are another language's own, and no code means two places."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold.data.board_file import load_board
from stronghold_gui.games.stronghold.ids import BUILDING_IDS, HOUSE_IDS
from stronghold_gui.games.stronghold.wording import in_codes, place_code, places_by_code, side_code
from stronghold_gui.text import LANGUAGES, catalogue

BOARD = load_board()
PLACES = tuple(dict.fromkeys((*BOARD.outer, *BOARD.inner, *BOARD.field_ids)))
HOUSES = {*BUILDING_IDS, *HOUSE_IDS, "hospital"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_a_code_and_no_two_the_same(language: str) -> None:
    texts = catalogue(language)
    assert sorted(places_by_code(PLACES, texts).values()) == sorted(PLACES)
    assert [place for place in PLACES if place in HOUSES and place_code(place, texts) != place] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_is_the_id_of_another_place_so_that_both_can_be_typed(language: str) -> None:
    texts = catalogue(language)
    for place in PLACES:
        assert place_code(place, texts) == place or place_code(place, texts) not in PLACES


def test_in_english_a_code_is_the_id() -> None:
    assert [place_code(place, catalogue("en")) for place in PLACES] == list(PLACES)


@pytest.mark.parametrize(
    ("place", "code"),
    [("W3", "O3"), ("E3", "E3"), ("TW3", "TO3"), ("RW3", "RO3"), ("STW2", "TSO2"), ("FW", "AO"), ("FW-RW1", "AO-RO1")],
)
def test_on_french_boards_the_west_is_ouest(place: str, code: str) -> None:
    assert place_code(place, catalogue("fr")) == code


def test_only_places_of_an_order_are_written_otherwise() -> None:
    texts = catalogue("fr")
    assert in_codes("march orc RW3 W4", texts) == "march orc RO3 O4"
    assert in_codes("finish blessing west", texts) == "finish blessing west"
    assert in_codes("order … W1 face_down", texts) == "order … O1 face_down"
    assert side_code("west", texts) == "O"
