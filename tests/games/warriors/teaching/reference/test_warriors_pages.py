"""The pages of Warriors' book: complete, in every language, linked, with the figures of the data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stronghold_gui.core.data_files import read_data
from stronghold_gui.files import resource
from stronghold_gui.games.warriors.data.data_files import CardsFile
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.pieces import WINDOWS
from stronghold_gui.games.warriors.teaching.reference import EXAMPLES, REFERENCE, anchor_of, anchor_of_decision, reader
from stronghold_gui.games.warriors.teaching.reference.figures import FIGURES, numbers
from stronghold_gui.teaching.reference import Book, Setting, load_book, search
from stronghold_gui.teaching.reference.figures import FIGURE, UnknownFigure, fill
from stronghold_gui.teaching.reference.markup import spans
from stronghold_gui.text import LANGUAGES

ROOT = Path(__file__).parents[5]
RULES = (ROOT / "docs" / "warriors" / "RULES.md").read_text(encoding="utf-8")
BASE = reader("base", 3)
SIMPLE = (
    "1 (with shield), 3 (with bow), 5 (with horse), 7 (with shield and bow), 9 (with shield and horse), "
    "11 (with bow and horse) and 13 (with shield, bow and horse)"
)


def words(book: Book, anchor: str) -> str:
    """Return the text of a paragraph."""
    return " ".join(block.text for block in book.at(anchor).blocks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_of_the_rules_has_a_paragraph_under_its_title(language: str) -> None:
    rulings = set(re.findall(r"^- \*\*(RW-\d\d)\*\*", RULES, re.MULTILINE))
    paragraphs = load_book(REFERENCE, language).paragraphs
    assert {name for name in paragraphs if name.startswith("RW-")} == rulings
    assert [ruling for ruling in rulings if not paragraphs[ruling].title.startswith(f"{ruling} ")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_worked_example_of_the_rules_can_be_opened(language: str) -> None:
    section = RULES.split("## 15.")[1].split("## 16.")[0]
    assert sorted(set(re.findall(r"VW-\d\d", section))) == list(EXAMPLES)
    book = load_book(REFERENCE, language)
    for example in EXAMPLES:
        goals = [span.goal for block in book.at(example).blocks for span in spans(block.text)]
        assert f"example:{example}" in goals


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_said_and_leads_to_its_rulings(language: str) -> None:
    book = load_book(REFERENCE, language)
    goals = {span.goal for block in book.at("reconstructed_things").blocks for span in spans(block.text)}
    assert goals >= {"#RW-01", "#RW-02", "#RW-03"}
    assert "#RW-59" in {span.goal for block in book.at("reconstructed_replace").blocks for span in spans(block.text)}
    assert "#reconstructed" in {span.goal for block in book.at("contents_end").blocks for span in spans(block.text)}


def test_every_decision_is_explained() -> None:
    anchors = load_book(REFERENCE, "en").paragraphs
    assert [kind for kind in Kind if anchor_of_decision(kind) not in anchors] == []
    assert [window for window in WINDOWS if anchor_of_decision("catapult", window) not in anchors] == []


def test_every_refusal_has_a_source_that_is_explained() -> None:
    code = ROOT / "stronghold_gui" / "games" / "warriors"
    texts = [path.read_text(encoding="utf-8") for path in code.rglob("*.py")]
    named = {source for text in texts for source in re.findall(r'refuse\(.*?, "([\w-]+)"', text)}
    anchors = load_book(REFERENCE, "en").paragraphs
    assert len(named) > 20
    assert {source for source in named if anchor_of(source) not in anchors} == set()


# -- figures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "language", "filled"),
    [
        ("{bonus.elves}", "en", "8"),
        ("{pile_points|points}", "fr", "2 points"),
        ("{ruling:RW-23}", "en", "When only one choice is possible"),
        ("{battles:simple}", "en", SIMPLE),
        ("{battles:mercenary}", "fr", "2, 4, 6 et 8 (bande de 3) et 10, 12 et 14 (bande de 4)"),
        ("{hordes/battles:draconic}", "en", "15, 17, 19, 21, 23, 25, 27 and 29"),
        ("{cards} {hordes/cards}", "en", "110 165"),
        ("{base/deal.1} {few/deal.1} {many/deal.1}", "en", "7 9 7"),
        ("{odds:3-2} {odds:1-1} {odds:dragon-1-black}", "en", "37/34/29 42/58 58/42"),
        ("{odds:shot} {odds:shot-dragon}", "en", "50 17"),
    ],
)  # fmt: skip
def test_a_figure_is_filled_in(text: str, language: str, filled: str) -> None:
    assert fill(text, FIGURES, BASE, language) == filled


@pytest.mark.parametrize("text", ["{orcs}", "{cards|orcs}", "{ruling:RW-99}", "{odds:4-2}", "{odds:3-2-green}",
                                  "{battles:naval}", "{third/cards}", "{colour:elves}"])  # fmt: skip
def test_an_unknown_figure_is_an_error(text: str) -> None:
    with pytest.raises(UnknownFigure):
        fill(text, FIGURES, BASE, "en")


def test_numbers_are_those_of_the_data() -> None:
    known = numbers(BASE)
    for people in read_data(CardsFile, resource("warriors", "cards.json")).peoples:
        assert known[f"people.{people.id}"] == sum(people.cards.values())
        assert (known[f"archers.{people.id}"], known[f"bonus.{people.id}"]) == (people.cards["archer"], people.bonus)


def test_every_figure_is_spoken_of() -> None:
    pages = [path.read_text(encoding="utf-8") for path in REFERENCE.folder.rglob("*.md")]
    spoken = {match["name"] for page in pages for match in FIGURE.finditer(page)}
    assert set(numbers(reader("hordes", 6))) - spoken == {"deal.2", "keep.2"}  # as in round 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_without_dragons_is_told_so_and_nothing_more_of_them(language: str) -> None:
    without, with_them = (load_book(REFERENCE, language, reader(box, 3)) for box in ("base", "hordes"))
    assert len(without.at("dragons").blocks) == len(with_them.at("dragons").blocks) + 1
    assert len(without.at("targets").blocks) == len(with_them.at("targets").blocks) - 1
    assert "#dragons" not in words(without, "peoples")


def test_the_numbers_of_a_deal_are_those_of_the_table() -> None:
    assert "14 cards" in words(load_book(REFERENCE, "en", reader("hordes", 3)), "setup_deal")
    assert "11 cards" in words(load_book(REFERENCE, "en", reader("hordes", 6)), "setup_deal")


@pytest.mark.parametrize(
    ("options", "seats", "expected"),
    [
        ({}, 2, reader("base", 2)),
        ({}, 6, reader("hordes", 6)),
        ({"box": "hordes", "dealer": "a"}, 3, reader("hordes", 3)),
        ({"box": "base"}, 5, reader("hordes", 5)),
    ],
)
def test_the_reader_of_a_match_has_its_box(options: dict[str, str], seats: int, expected: Setting) -> None:
    assert FIGURES.setting(options, seats) == expected


# -- searching -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "question", "first"),
    [
        ("en", "RW-23", "RW-23"),
        ("en", "vw-09", "VW-09"),
        ("en", "camping", "camping"),
        ("en", "catapult", "catapult"),
        ("fr", "camper", "camping"),
        ("fr", "ennemi juré", "sworn_enemy"),
        ("fr", "magiciens", "wizard"),
    ],
)
def test_the_paragraph_that_is_about_it_comes_first(language: str, question: str, first: str) -> None:
    assert search(load_book(REFERENCE, language, reader("hordes", 4)), question)[0].anchor == first


def test_the_name_of_a_ruling_finds_no_other_that_only_shares_its_letters() -> None:
    found = [hit.anchor for hit in search(load_book(REFERENCE, "en"), "RW-23")]
    assert found == ["RW-23"]
