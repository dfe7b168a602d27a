"""The pages themselves: complete, in both languages, linked, with the figures of the data."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from stronghold_gui.files import resource
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.position import STAGES
from stronghold_gui.games.stronghold.teaching.reference import REFERENCE, reader
from stronghold_gui.games.stronghold.teaching.reference.topics import (
    EXAMPLES,
    anchor_of,
    anchor_of_decision,
    anchor_of_stage,
)
from stronghold_gui.games.stronghold.values import load_values
from stronghold_gui.teaching.reference import Book, load_book
from stronghold_gui.teaching.reference.check import one_sided, page_faults
from stronghold_gui.teaching.reference.markup import Block, Part, read_parts, spans
from stronghold_gui.text import LANGUAGES

RULES = Path(__file__).parents[5] / "docs" / "RULES.md"
PAGE = "# Contents {#contents}\n\n- [Here](#here)\n"


def written(text: str) -> dict[str, tuple[Part, ...]]:
    """Return a book of a contents page and a page ``here`` with this text under its title."""
    here = f"# Here {{#here}}\n\n{text}\n"
    return {"contents": tuple(read_parts(PAGE)), "here": tuple(read_parts(here))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_of_the_rules_has_a_paragraph(language: str) -> None:
    section = RULES.read_text(encoding="utf-8").split("## 13. Rulings")[1].split("## 14.")[0]
    rulings = set(re.findall(r"\*\*(R-\d+)\*\*", section))
    paragraphs = load_book(REFERENCE, language).paragraphs
    assert rulings
    assert {ruling for ruling in rulings if ruling not in paragraphs} == set()
    assert {name for name in paragraphs if re.fullmatch(r"R-\d+", name)} == rulings


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_worked_example_of_the_rules_can_be_opened(language: str) -> None:
    section = RULES.read_text(encoding="utf-8").split("## 14.")[1].split("## 15.")[0]
    assert sorted(set(re.findall(r"V-\d\d", section))) == list(EXAMPLES)
    book = load_book(REFERENCE, language)
    for example in EXAMPLES:
        goals = [span.goal for block in book.at(example).blocks for span in spans(block.text)]
        assert f"example:{example}" in goals


EDITION_ROWS = {
    "supply": "R-25", "costs": "cover", "action_cost": "cauldron_orc", "altar_on_rampart": "altar",
    "wood_per_wall": "wall", "accurate_all": "accurate_shot", "ballista_may_hold": "ballista", "panic_lasts": "panic",
    "acting_hero_stays": "hero_moves", "honour_original": "guard_of_honour", "ladder_stays": "equipment_transfer",
    "trainer_from_bag": "trainer", "bare_wall_kills": "R-77", "blessing_everywhere": "blessing",
}  # fmt: skip
"""What the editions' figures differ in, and where the row about it on the page on editions leads."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_on_editions_names_every_difference(language: str) -> None:
    first, revised = load_values("first", 2), load_values("revised", 2)
    differing = {field.name for field in fields(first) if getattr(first, field.name) != getattr(revised, field.name)}
    assert differing == {"edition", *EDITION_ROWS}
    rows = [block for block in load_book(REFERENCE, language).at("editions").blocks if block.kind == "row"]
    goals = {span.goal.removeprefix("#") for row in rows for span in spans(row.text)}
    assert set(EDITION_ROWS.values()) <= goals


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_said_and_leads_to_its_rulings(language: str) -> None:
    book = load_book(REFERENCE, language)
    told = [block for anchor in ("reconstructed_things", "reconstructed_replace") for block in book.at(anchor).blocks]
    goals = {span.goal.removeprefix("#") for block in told for span in spans(block.text)}
    assert goals >= {"R-02", "R-04", "R-05", "R-06", "R-10", "R-29"}
    words = " ".join(block.text for block in told)
    for file in ("cards.json", "values.json", "board.json", "board.svg"):
        assert file in words
        assert resource("stronghold", file).is_file()
    assert "cost_overrides" in words
    assert "#reconstructed" in {span.goal for block in book.at("contents_more").blocks for span in spans(block.text)}


def test_every_stage_and_decision_is_explained() -> None:
    anchors = load_book(REFERENCE, "en").paragraphs
    assert [stage for stage in STAGES if anchor_of_stage(stage) not in anchors] == []
    assert [kind for kind in Kind if anchor_of_decision(kind) not in anchors] == []
    assert anchor_of_decision("phase", "rituals") == "rituals"
    assert anchor_of_decision("dispatch", "B") == "step_b"


def test_every_refusal_has_a_source_that_is_explained() -> None:
    code = Path(__file__).parents[5] / "stronghold_gui" / "games" / "stronghold"
    named = {
        source
        for path in code.rglob("*.py")
        for source in re.findall(r'"(R-\d+|\d+(?:\.[IVA-C\d]+)+)"', path.read_text(encoding="utf-8"))
    }
    anchors = load_book(REFERENCE, "en").paragraphs
    assert len(named) > 40
    assert {source for source in named if anchor_of(source) not in anchors} == set()


def words(book: Book, anchor: str) -> str:
    return " ".join(block.text for block in book.at(anchor).blocks)


def test_the_figures_are_those_of_the_edition_and_of_the_number_of_seats() -> None:
    revised, first = (load_book(REFERENCE, "en", reader(edition, 2)) for edition in ("revised", "first"))
    assert "1 orc or 2 goblins" in words(revised, "cover")
    assert "1 troll or 2 orcs" in words(first, "cover")
    assert "3 hourglasses" in words(first, "cauldron_orc")
    assert "draws 14 units" in words(revised, "supplies")
    assert "draws 10 units" in words(load_book(REFERENCE, "en", reader("revised", 3)), "supplies")


def test_a_paragraph_of_one_edition_is_not_shown_to_the_other() -> None:
    assert "all turn" not in words(load_book(REFERENCE, "en", reader("first", 2)), "panic")
    assert "strikes once" not in words(load_book(REFERENCE, "en", reader("revised", 2)), "panic")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("See [there](#nowhere).", "leads nowhere"),
        ("See [there](https://example.org).", "none that this program follows"),
        ("Look at [this](example:V-99).", "no example"),
        ("It costs 3 hourglasses.", "written as digits"),
        ("It's dear.", "straight apostrophe"),
    ],
)
def test_a_fault_of_a_page_is_found(text: str, fault: str) -> None:
    assert [found for found in page_faults(REFERENCE, "en", written(text)) if fault in found]
    assert not list(page_faults(REFERENCE, "en", written("All is well in phase 2.")))


def test_a_page_that_nobody_lists_is_found() -> None:
    pages = {**written("Text."), "lost": tuple(read_parts("# Lost {#lost}\n\nText.\n"))}
    assert [found for found in page_faults(REFERENCE, "en", pages) if "does not name it" in found]


@pytest.mark.parametrize(
    "other", ["Text with {turns}.", "See [this](#here).", "{if accurate_all} Text.", "## B {#b}\n"]
)
def test_what_only_one_language_has_is_found(other: str) -> None:
    assert list(one_sided({"en": written("Text."), "fr": written(other)}))
    assert not list(one_sided({"en": written("Text."), "fr": written("Texte.")}))


def test_a_page_that_only_one_language_has_is_found() -> None:
    both = written("Text.")
    assert list(one_sided({"en": both, "fr": {"contents": both["contents"]}}))


def test_a_part_is_a_heading_with_its_smaller_ones() -> None:
    book = load_book(REFERENCE, "en")
    assert [paragraph.anchor for paragraph in book.part("steps")] == ["steps", "step_a", "step_b", "step_c"]
    assert [paragraph.anchor for paragraph in book.part("step_a")] == ["step_a"]
    assert book.part("dispatch")[0].blocks[0] == Block("text", book.at("dispatch").blocks[0].text)
