"""The pages of Fortress's book: complete, in every language, linked, with the figures of the data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.teaching.reference import EXAMPLES, REFERENCE, anchor_of, anchor_of_decision, reader
from stronghold_gui.games.fortress.teaching.reference.figures import FIGURES, wound_chance
from stronghold_gui.teaching.reference import Setting, load_book, search
from stronghold_gui.teaching.reference.figures import UnknownFigure, fill
from stronghold_gui.teaching.reference.markup import spans
from stronghold_gui.text import LANGUAGES

ROOT = Path(__file__).parents[5]
RULES = (ROOT / "docs" / "fortress" / "RULES.md").read_text(encoding="utf-8")
SIEGE = reader("siege", 2)
FINN = "Hero, medium, one space, height 5. Life 4, move 5, range 1, attack 3, defence 4; 80 points."


def goals(language: str, anchor: str) -> set[str]:
    """Return where the links of a paragraph lead."""
    paragraph = load_book(REFERENCE, language, SIEGE).at(anchor)
    return {span.goal for block in paragraph.blocks for span in spans(block.text) if span.style == "link"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_of_the_rules_has_a_paragraph_under_its_number(language: str) -> None:
    rulings = set(re.findall(r"\*\*(RF-\d\d)\*\*", RULES.split("## 17.")[1]))
    paragraphs = load_book(REFERENCE, language).paragraphs
    assert {name for name in paragraphs if name.startswith("RF-")} == rulings
    assert [ruling for ruling in rulings if not re.match(rf"{ruling} \w", paragraphs[ruling].title)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_of_the_book_can_be_opened(language: str) -> None:
    assert [name for name in EXAMPLES if f"example:{name}" not in goals(language, name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_said_and_leads_to_its_rulings(language: str) -> None:
    ours = goals(language, "reconstructed_things")
    assert ours >= {"#RF-05", "#RF-67", "#RF-75", "#RF-76", "#RF-48"}  # ground, zones, armies, small game, sight
    assert "#reconstructed" in goals(language, "contents_end")


def test_every_decision_is_explained() -> None:
    anchors = load_book(REFERENCE, "en").paragraphs
    assert [kind for kind in Kind if anchor_of_decision(kind) not in anchors] == []


def test_every_refusal_has_a_source_that_is_explained() -> None:
    code = ROOT / "stronghold_gui" / "games" / "fortress"
    texts = [path.read_text(encoding="utf-8") for path in code.rglob("*.py")]
    named = {source for text in texts for source in re.findall(r'refuse\([\w.]+, "([\w.-]+)"', text)}
    anchors = load_book(REFERENCE, "en").paragraphs
    assert len(named) > 20
    assert {source for source in named if anchor_of(source) not in anchors} == set()


# -- figures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "language", "filled"),
    [
        ("{drake.move} {mimring.height}", "en", "5 9"),
        ("{rounds|rounds}", "fr", "12 rounds"),
        ("{ruling:RF-31}", "en", "No movement through a ladder"),
        ("{values:finn}", "en", FINN),
        ("{army:siege.3.p2}", "en", "Mimring, Ne-Gok-Sa and Zettian Guards"),
        ("{siege.2.p1} {ambush.4.p2}", "en", "500 635"),
        ("{map.spaces} {map.rungs} {map.low} {map.high}", "en", "302 22 12 21"),
        ("{odds:2-2} {odds:3-4} {odds:3-5}", "en", "44 41 32"),
        ("{odds:3-door} {odds:4-door-large}", "en", "2 28"),
    ],
)  # fmt: skip
def test_a_figure_is_filled_in(text: str, language: str, filled: str) -> None:
    assert fill(text, FIGURES, SIEGE, language) == filled


@pytest.mark.parametrize(
    "text",
    [
        "{orcs}", "{rounds|orcs}", "{ruling:RF-99}", "{odds:many}", "{odds:3-door-tiny}", "{values:nobody}",
        "{army:siege.9.p1}", "{third/rounds}", "{colour:red}",
    ],
)  # fmt: skip
def test_an_unknown_figure_is_an_error(text: str) -> None:
    with pytest.raises(UnknownFigure):
        fill(text, FIGURES, SIEGE, "en")


def test_chances_are_those_of_the_rules() -> None:
    told = re.findall(r"(\d) dice (\d+)/(\d+); (\d+)/(\d+)", RULES.split("Chance that one attack")[1].split("##")[0])
    assert len(told) == 4
    for dice, small, of_small, large, of_large in told:
        assert wound_chance(int(dice), 4, 2) * int(of_small) == int(small)
        assert wound_chance(int(dice), 4, 1) * int(of_large) == int(large)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_the_small_game_is_told_what_it_leaves_out(language: str) -> None:
    small, large = (load_book(REFERENCE, language, setting) for setting in (reader("small", 2), SIEGE))
    for anchor in ("falling", "engaged", "wounds", "door_attack", "round"):
        assert len(small.at(anchor).blocks) == len(large.at(anchor).blocks) + 1, anchor


@pytest.mark.parametrize(
    ("options", "seats", "expected"),
    [
        ({}, 2, SIEGE),
        ({}, 4, reader("ambush", 4)),
        ({"scenario": "small", "armies": "given"}, 2, reader("small", 2)),
        ({"scenario": "small"}, 3, reader("siege", 3)),
        ({"scenario": "ambush", "mode": "discovery"}, 3, reader("ambush", 3, "discovery")),
        ({"scenario": "small", "mode": "expert"}, 2, reader("small", 2, "expert")),
    ],
)
def test_the_reader_of_a_match_has_its_scenario(options: dict[str, str], seats: int, expected: Setting) -> None:
    assert FIGURES.setting(options, seats) == expected


@pytest.mark.parametrize(
    ("language", "question", "first"),
    [
        ("en", "RF-31", "RF-31"),
        ("en", "vt-04", "VT-04"),
        ("en", "grapple", "grapple_gun_25"),
        ("en", "battlement", "battlement"),
        ("fr", "échelle", "ladder"),
        ("fr", "drapeau", "flag"),
        ("fr", "marqueurs d’ordre", "order_marker"),
    ],
)
def test_the_paragraph_that_is_about_it_comes_first(language: str, question: str, first: str) -> None:
    assert search(load_book(REFERENCE, language, SIEGE), question)[0].anchor == first
