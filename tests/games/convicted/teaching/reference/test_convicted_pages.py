"""The pages of The Convicted's book: complete, in every language, linked, with the figures of the data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.decisions import Kind
from stronghold_gui.games.convicted.teaching.reference import EXAMPLES, REFERENCE, anchor_of, anchor_of_decision, reader
from stronghold_gui.games.convicted.teaching.reference.figures import FIGURES, numbers
from stronghold_gui.teaching.reference import Book, Setting, load_book, search
from stronghold_gui.teaching.reference.figures import FIGURE, UnknownFigure, fill
from stronghold_gui.teaching.reference.markup import spans
from stronghold_gui.text import LANGUAGES

ROOT = Path(__file__).parents[5]
RULES = (ROOT / "docs" / "convicted" / "RULES.md").read_text(encoding="utf-8")
CAMPAIGN = reader("campaign", 2)


def words(book: Book, anchor: str) -> str:
    """Return the text of a paragraph."""
    return " ".join(block.text for block in book.at(anchor).blocks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_of_the_rules_has_a_paragraph_under_its_name(language: str) -> None:
    rulings = set(re.findall(r"^- \*\*(RC-\d+)\*\*", RULES, re.MULTILINE))
    paragraphs = load_book(REFERENCE, language).paragraphs
    assert {name for name in paragraphs if name.startswith("RC-")} == rulings
    assert [ruling for ruling in rulings if not paragraphs[ruling].title.startswith(f"{ruling} ")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_worked_example_of_the_rules_can_be_opened(language: str) -> None:
    section = RULES.split("## 16.")[1].split("## 17.")[0]
    assert sorted(set(re.findall(r"^- (VC-\d\d)", section, re.MULTILINE))) == list(EXAMPLES)
    book = load_book(REFERENCE, language)
    for example in EXAMPLES:
        goals = [span.goal for block in book.at(example).blocks for span in spans(block.text)]
        assert f"example:{example}" in goals


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_said_value_by_value(language: str) -> None:
    """Every row of section 18 has its item, and leads to its ruling where there is one."""
    section = RULES.split("## 18.")[1]
    rows = re.findall(r"^\| (?!what|---)", section, re.MULTILINE)
    book = load_book(REFERENCE, language)
    parts = ("walls", "town", "enemy", "scenarios")
    items = [block for part in parts for block in book.at(f"reconstructed_{part}").blocks if block.kind == "item"]
    assert len(items) == len(rows)
    goals = {span.goal for block in items for span in spans(block.text) if span.goal}
    assert goals == {f"#RC-{number}" for number in ("20", "33", "06", "08", "09", "57", "99", "100", "104")}
    listed = {span.goal for block in book.at("contents_reference").blocks for span in spans(block.text)}
    assert "#reconstructed" in listed


def test_every_decision_is_explained() -> None:
    anchors = load_book(REFERENCE, "en").paragraphs
    assert [kind for kind in Kind if anchor_of_decision(kind) not in anchors] == []
    assert {anchor_of_decision(kind) for kind in Kind} >= {"stage_11", "trade", "enemy_player"}


def test_every_refusal_has_a_source_that_is_explained() -> None:
    code = ROOT / "stronghold_gui" / "games" / "convicted"
    texts = [path.read_text(encoding="utf-8") for path in code.rglob("*.py")]
    named = {source for text in texts for source in re.findall(r'refuse\(\s*[\w.]+(?: if [^,]*)?, "([\w.-]+)"', text)}
    anchors = load_book(REFERENCE, "en").paragraphs
    assert len(named) > 40
    assert {source for source in named if anchor_of(source) not in anchors} == set()


# -- figures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "language", "filled"),
    [
        ("{keep_posts}", "en", "4"),
        ("{actions|actions}", "fr", "12 actions"),
        ("{stand/actions} {saboteurs/turns} {campaign/turns}", "en", "18 4 20"),
        ("{price:barracks_3}", "en", "5 wood, 2 stone and 1 iron"),
        ("{price:ditch}", "en", "nothing"),
        ("{Name:veteran_giant}", "fr", "Géant vétéran"),
        ("{name:tech_catapult}", "en", "Catapult"),
        ("{technologies:3}", "en", "Goldworking, Ballista and Masonry"),
        ("{needs:workshop_3}", "en", "Architecture and Ballista"),
        ("{opens:fortifications}", "en", "level 2 walls and level 2 towers"),
        ("{opens:mine}", "fr", "collecte (fer)"),
        ("{stock:stand_4}", "en", "12/5/4/1"),
    ],
)
def test_a_figure_is_filled_in(text: str, language: str, filled: str) -> None:
    assert fill(text, FIGURES, CAMPAIGN, language) == filled


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("{wall:3}", ["3", "1/2/0/0", "3", "8", "Architecture"]),
        ("{tower:0}", ["0", "–", "0", "2", "–", "–"]),
        ("{unit:crossbowman}", ["3", "1/0/1/0", "1", "1", "2", "2"]),
        ("{engine:bombard}", ["5", "1/1/2/1", "4", "2×(2+d3)"]),
        ("{foe:giant}", ["3", "2", "5", "–"]),
        ("{foe_engine:ram}", ["5", "–"]),
        ("{building:library_5}", ["5", "6/4/4/2", "–"]),
        ("{wave:beasts_2}", ["2", "4 wolves, 2 giant spiders", "–", "3/0/0/0"]),
    ],
)
def test_a_row_has_its_cells(text: str, cells: list[str]) -> None:
    assert fill(text, FIGURES, CAMPAIGN, "en").split("\t") == cells


@pytest.mark.parametrize("text", ["{orcs}", "{actions|orcs}", "{price:orc}", "{wall:9}", "{name:orc}", "{wave:orcs_1}",
                                  "{orc/actions}", "{colour:wall}", "{opens:wheel}", "{technologies:9}"])  # fmt: skip
def test_an_unknown_figure_is_an_error(text: str) -> None:
    with pytest.raises(UnknownFigure):
        fill(text, FIGURES, CAMPAIGN, "en")


def test_every_figure_is_spoken_of() -> None:
    pages = [path.read_text(encoding="utf-8") for path in REFERENCE.folder.rglob("*.md")]
    spoken = {match["name"] for page in pages for match in FIGURE.finditer(page)}
    assert set(numbers(CAMPAIGN)) - spoken == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_twenty_armies_of_every_faction_stand_in_the_book(language: str) -> None:
    book = load_book(REFERENCE, language)
    for number, faction in enumerate(("beasts", "barbarians", "wolfmen", "forestmen")):
        rows = [block.text.split("\t") for block in book.at(f"waves_{faction}").blocks if block.kind == "row"][1:]
        assert [row[0] for row in rows] == [str(turn) for turn in range(1, len(load_values().waves[number]) + 1)]
        assert {len(row) for row in rows} == {4}


def test_a_reader_of_a_scenario_is_told_of_it_and_one_who_plays_alone_of_no_sections() -> None:
    alone, two, stand = (load_book(REFERENCE, "en", reader(mode, seats)) for mode, seats in (
        ("campaign", 1), ("campaign", 2), ("scenario-1-versus", 2)))  # fmt: skip
    assert words(alone, "defend") == "You defend all sections."
    assert "two walls with two towers" in words(two, "defend")
    assert "12 actions" in words(two, "actions")
    assert "18 actions" in words(stand, "actions")
    assert words(stand, "main_direction") == "In this scenario it is the south."
    assert "last player leads the enemy" in words(stand, "modes")


@pytest.mark.parametrize(
    ("options", "seats", "expected"),
    [
        ({}, 1, reader("campaign", 1)),
        ({"mode": "scenario-2-coop", "level": "hard"}, 4, reader("scenario-2-coop", 4)),
        ({"mode": "scenario-1-versus"}, 5, reader("scenario-1-versus", 5)),
        ({}, 5, reader("scenario-1-versus", 5)),
    ],
)
def test_the_reader_of_a_match_plays_its_mode(options: dict[str, str], seats: int, expected: Setting) -> None:
    assert FIGURES.setting(options, seats) == expected


# -- searching -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "question", "first"),
    [
        ("en", "RC-51", "RC-51"),
        ("en", "vc-14", "VC-14"),
        ("en", "murderer", "murderer"),
        ("en", "ram", "ram"),
        ("en", "morale", "stage_14"),
        ("fr", "bélier", "ram"),
        ("fr", "hourds", "hoardings"),
        ("fr", "araignée géante", "giant_spider"),
    ],
)
def test_the_paragraph_that_is_about_it_comes_first(language: str, question: str, first: str) -> None:
    found = [hit.anchor for hit in search(load_book(REFERENCE, language), question)]
    assert first in found[:2]
