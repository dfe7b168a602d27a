"""The book of a game with figures, options and topics of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.teaching.game import Teaching
from stronghold_gui.teaching.reference import Setting, load_book, reference_of, search
from stronghold_gui.teaching.reference.book import read_pages
from stronghold_gui.teaching.reference.check import faults
from stronghold_gui.teaching.reference.examples import open_example
from stronghold_gui.teaching.reference.figures import UnknownFigure, fill, holds
from tests.teaching.reference.pages import write_pages
from tests.teaching.taught import RaceFigures, TaughtRace, put, race_in

FIGURES = RaceFigures()
SHORT, LONG = FIGURES.settings


@pytest.fixture(autouse=True)
def forgetful() -> Iterator[None]:
    """Clear the caches of pages after each test, because each test writes its own."""
    yield
    read_pages.cache_clear()
    load_book.cache_clear()


def text(race: TaughtRace, language: str, anchor: str, reader: Setting = SHORT) -> str:
    """Return the text under an anchor."""
    return " ".join(block.text for block in load_book(reference_of(race), language, reader).at(anchor).blocks)


def test_figures_and_switches_are_those_of_the_reader(race: TaughtRace) -> None:
    write_pages(race)
    assert text(race, "en", "here") == "It goes over 10 steps, RED."
    assert text(race, "en", "here", LONG) == "It goes over 20 steps, RED. That is far."
    assert text(race, "fr", "dice") == "Un jet, lane 2. ([photo](example:photo)) 20."


def test_without_a_reader_it_is_the_games_usual_one(race: TaughtRace) -> None:
    write_pages(race)
    assert load_book(reference_of(race), "en").setting == SHORT
    assert FIGURES.setting({"start": "3"}, 2) == SHORT
    assert SHORT.option("length") == "short"
    with pytest.raises(KeyError):
        SHORT.option("edition")


@pytest.mark.parametrize(
    ("written", "unknown"),
    [("{steps}", "steps"), ("{goal|units}", "units"), ("{racer:green}", "racer:green"), ("{first/goal}", "first")],
)
def test_an_unknown_figure_is_an_error(written: str, unknown: str) -> None:
    with pytest.raises(UnknownFigure) as raised:
        fill(written, FIGURES, SHORT, "en")
    assert raised.value.args == (unknown,)
    with pytest.raises(UnknownFigure):
        holds("night", FIGURES, SHORT)


def test_its_pages_are_sound_and_can_be_searched_in_the_other_language(race: TaughtRace) -> None:
    write_pages(race)
    assert faults(reference_of(race)) == []
    book = load_book(reference_of(race), "en")
    assert [hit.anchor for hit in search(book, "throw")] == ["dice"]
    (hit,) = search(book, "course")
    assert (hit.anchor, hit.title) == ("here", "The race")


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"throw": "A throw in street 2."}, "the figure 2 is written as digits"),
        ({"goal": "It goes over {dragons} and"}, "{dragons} is no figure"),
        ({"throw": "See [this](#nowhere)."}, "the link #nowhere leads nowhere"),
        ({"throw": "See [this](example:V-01)."}, "there is no example example:V-01"),
    ],
)
def test_what_is_wrong_with_a_page_is_found(race: TaughtRace, changed: dict[str, str], fault: str) -> None:
    write_pages(race, **changed)
    assert [found for found in faults(reference_of(race)) if fault in found]


def test_a_thing_without_a_paragraph_is_found(race: TaughtRace) -> None:
    write_pages(race)
    pages = reference_of(race).folder / "en" / "here.md"
    pages.write_text(pages.read_text(encoding="utf-8").replace("{#dice}", "{#die}"), encoding="utf-8")
    assert "en: throw has no paragraph" in faults(reference_of(race))


def test_a_worked_example_is_a_match_in_which_all_can_be_taken_back(race: TaughtRace) -> None:
    table = {"at": [9, 9], "rested": 0, "seed": 1, "draws": 0}
    put(reference_of(race).examples_folder, "photo.json", {"format": "race-position", "race": table})
    match = open_example(race, "photo")
    assert match.position.at == [9, 9]
    assert (match.header.game, match.policy) == ("race", UNLIMITED)
    with pytest.raises(KeyError):
        open_example(race, "V-01")


def test_a_game_without_a_book_says_so() -> None:
    for teaching in (None, Teaching()):
        with pytest.raises(LookupError):
            reference_of(TaughtRace(teaching))
        with pytest.raises(KeyError):
            open_example(TaughtRace(teaching), "photo")


def test_books_of_two_games_are_searched_apart(race: TaughtRace, tmp_path: Path) -> None:
    write_pages(race)
    other = race_in(tmp_path / "other")
    write_pages(other, throw="A leap in lane 2.")
    assert search(load_book(reference_of(race), "en"), "throw")
    assert not search(load_book(reference_of(other), "en"), "throw")
    assert [hit.anchor for hit in search(load_book(reference_of(other), "en"), "leap")] == ["dice"]
