"""Forecasts in words: whole sentences, in both languages, for everything that a forecast can say."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from stronghold_gui.games.stronghold.assault.reckoning import Comparison
from stronghold_gui.games.stronghold.forecast import Gate, Odds, Open, Poured, Section, Shot
from stronghold_gui.games.stronghold.forecast.foreseen import Blow
from stronghold_gui.games.stronghold.pieces import CAULDRONS, DEFENDERS, THROWING, UNITS
from stronghold_gui.games.stronghold.wording.forecasts import gate_told, odds_brief, section_told, shot_told
from stronghold_gui.text import LANGUAGES, Catalogue, catalogue
from stronghold_gui.text.typography import setting_faults
from tests.games.stronghold.wording.test_sentences import LEFTOVER, UNMELTED

EN, FR = catalogue("en"), catalogue("fr")
INVADER, DEFENDER = (("orc", 4), ("banner", 1)), (("soldier", 2), ("stone", 1), ("officer", 1))
SECTIONS = (
    Section("W1", "nobody", to_breach=1),
    Section("W1", "nobody", to_breach=4, poured=Poured("cauldron_goblin", "goblin", 3)),
    Section("W1", "nobody", to_breach=4, poured=Poured("cauldron_goblin", "marksman", 1, accident=True)),
    Section("E2", "left_out", INVADER, DEFENDER),
    Section("E2", "over", INVADER, DEFENDER),
    Section("E2", "tie", INVADER, INVADER, to_breach=1),
    Section("E2", "repelled", INVADER, DEFENDER, Comparison(DEFENDER, DEFENDER), to_breach=5, fury=2),
    Section("E2", "repelled", INVADER, DEFENDER, Comparison((("shields", 2),), DEFENDER), to_breach=5, fury=1),
    Section("E2", "invader_loses", INVADER, DEFENDER, advantage=2, fewest=1, most=1, to_breach=2),
    Section("E2", "invader_loses", INVADER, DEFENDER, advantage=2, fewest=1, most=2, to_breach=2),
    Section("E2", "defender_loses", INVADER, DEFENDER, advantage=1, fewest=1, most=1, to_breach=2, poison=True),
    Section("E2", "breach", INVADER, DEFENDER, advantage=5, fewest=1, most=1, to_breach=0),
    Section("E2", "breach", INVADER, (), advantage=5, to_breach=-4),
)
OPEN = (
    Open("hidden", "W1"),
    Open("orcs_detonation", "W1"),
    Open("trolls_call", "W1"),
    *(Open(weapon, "RW1", Odds(2, 7), aimed) for weapon in THROWING for aimed in (False, True)),
    Open("cannon", "TW1", Odds(4, 6)),
    Open("poles", "TW1", Odds(3, 6)),
)
SHOTS = (
    Shot("ballista", "RW1", "W1", Odds(2, 7)),
    Shot("ballista", "RW1", "W1", Odds(0, 0)),
    Shot("catapult", "RW1", "W1", Odds(22, 42), accurate=True),
    Shot("cannon", "TW1", "RW1", Odds(4, 6), by_unit=(("goblin", Odds(4, 6)), ("troll", Odds(1, 6)))),
)
GATES = (
    Gate(0, (), 24),
    Gate(2, (Blow(1, 2, 6),), 22),
    Gate(3, (Blow(1, 1, 0), Blow(2, 2, 6)), 13),
    Gate(3, (Blow(3, 1, 0),), 0),
)


def sentences(texts: Catalogue) -> Iterator[str]:
    """Yield every sentence that ends like one."""
    for section in SECTIONS:
        told = section_told(section, texts)
        yield from (told.verdict, *told.notes, *([told.distance] if told.distance else []))
    for cauldron, unit in zip(CAULDRONS * 2, UNITS + DEFENDERS, strict=True):
        for count in (1, 2):
            poured = Poured(cauldron, unit, count, accident=unit in DEFENDERS)
            yield from section_told(Section("W1", "nobody", poured=poured), texts).notes
    yield from (shot_told(shot, texts) for shot in SHOTS)
    yield from (line for gate in GATES for line in gate_told(gate, texts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_to_fill_in_and_all_is_well_set(language: str) -> None:
    texts = catalogue(language)
    still_open = section_told(Section("W1", "nobody", open=OPEN), texts).open
    for text in (*sentences(texts), *still_open):
        assert not LEFTOVER.search(text), text
        assert not list(setting_faults(language, text)), text
        assert text[:1].upper() == text[:1], text
    assert all(text.endswith((".", "!")) for text in sentences(texts))


def test_french_articles_melt_and_no_language_borrows_the_others_words() -> None:
    assert [text for text in sentences(FR) if UNMELTED.search(text)] == []
    assert set(sentences(EN)).isdisjoint(sentences(FR))


@pytest.mark.parametrize("section", SECTIONS)
def test_one_line_holds_place_sums_verdict_and_distance(section: Section) -> None:
    told = section_told(section, EN)
    invader, defender = section.sums
    assert told.line.startswith(f"{told.place}, {invader}:{defender}. {told.verdict}")
    assert told.line.endswith(told.distance or told.verdict)


def test_terms_have_names_in_each_language() -> None:
    assert section_told(SECTIONS[5], EN).invader == (("Orcs", 4), ("Banner", 1))
    assert section_told(SECTIONS[8], FR).defender == (("Soldats", 2), ("Pierre", 1), ("Officier", 1))


def test_plain_and_accurate_odds_stand_side_by_side() -> None:
    plain, accurate = SHOTS[0], SHOTS[2]
    assert odds_brief([plain, accurate], EN) == "29% · ◎ 52%"
    assert odds_brief([accurate], EN) == "52%"
    assert odds_brief([], EN) == ""
    assert re.fullmatch(r"29\N{NO-BREAK SPACE}%", odds_brief([plain], FR))
