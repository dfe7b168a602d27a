"""Every member of every closed set has its words in both languages, and there are no words for anything else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from stronghold_gui import teaching
from stronghold_gui.core.notation import snake
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.core.save.faults import Fault
from stronghold_gui.desktop import warriors
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import game
from stronghold_gui.games.warriors.cards import BOXES
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.kit import counted
from stronghold_gui.games.warriors.notation import NOTATION
from stronghold_gui.games.warriors.pieces import SEAT_IDS, WINDOWS
from stronghold_gui.games.warriors.position import ENDINGS, STAGES
from stronghold_gui.games.warriors.problems import Impossible
from stronghold_gui.games.warriors.reasons import Reason
from stronghold_gui.games.warriors.words import WORDS
from stronghold_gui.text import LANGUAGES, Catalogue
from stronghold_gui.text.check import check
from stronghold_gui.text.faults import fault_words
from tests.games.warriors.wording.texts import FOLDER, book, own_ids

CODE = (Path(game.__file__).parent, Path(warriors.__file__).parent, Path(teaching.__file__).parent)
"""The rules, their part of the window, and what teaches all games."""


def named(family: str) -> set[str]:
    """Return the second words of the ids of a family: of ``reason`` the reasons."""
    found = (re.fullmatch(rf"warriors\.{family}\.([\w-]+)(\..*)?", name) for name in own_ids("en"))
    return {match[1] for match in found if match}


def test_the_texts_are_complete_and_well_set() -> None:
    assert [str(fault) for fault in check(FOLDER)] == []


_ASKED_FOR = (
    "game.warriors.",
    "option.warriors.",
    "problem.warriors.",
    "simulate.warriors.",
    "tally.warriors.",
    "seat.",
    "dock.",
)
"""What shared code asks for begins with what it is."""


def test_every_id_begins_with_the_game_or_is_one_that_shared_code_asks_for() -> None:
    for language in LANGUAGES:
        others = {name for name in own_ids(language) if not name.startswith("warriors.")}
        assert all(name.startswith(_ASKED_FOR) for name in others)


def test_every_closed_set_has_its_words() -> None:
    assert named("reason") == set(Reason)
    assert named("decision") == named("due") == set(Kind)
    assert named("event") == {snake(kind) for kind in get_args(e.Event)}
    assert named("move") - {"together"} == set(NOTATION.kinds)
    assert named("ending") == set(ENDINGS) - {""}
    assert named("stage") == set(STAGES)
    assert named("window") == set(WINDOWS)
    assert named("box") == set(BOXES)


def test_every_option_has_its_words(texts: Catalogue) -> None:
    for seats in WARRIORS.seat_counts:
        for option, values in WARRIORS.options(seats).items():
            assert texts.has(f"option.warriors.{option}")
            assert all(texts.has(f"option.warriors.{option}.{value}") for value in values)


def test_what_is_counted_has_its_words(texts: Catalogue) -> None:
    for seats in WARRIORS.seat_counts:
        for name, kind in counted(seats).items():
            assert texts.has(f"simulate.warriors.{name}")
            assert kind in get_args(e.Event)


def test_every_fault_of_a_document_has_its_sentence(texts: Catalogue) -> None:
    figures = dict.fromkeys(("value", "piece", "stage", "count", "limit", "expected"), "x")
    for problem in Impossible:
        assert fault_words(Fault(problem, "position.todo", figures), texts)


def refusals_written() -> Iterator[tuple[str, str, set[str]]]:
    """Yield reason, source and figures of each call of ``refuse`` that names them in place."""
    for path in CODE[0].rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="refuse"),
                    args=[ast.Attribute(value=ast.Name(id="Reason"), attr=reason), ast.Constant(value=str(source))],
                    keywords=keywords,
                ):
                    yield Reason[reason], source, {keyword.arg for keyword in keywords if keyword.arg}
                case _:
                    pass


def test_every_refusal_in_the_rules_gives_the_figures_its_sentence_asks_for(texts: Catalogue) -> None:
    assert len(list(refusals_written())) > 60
    for reason, source, given in refusals_written():
        wanted = texts.figures(f"warriors.reason.{reason}")
        known = {*given, *({"n"} if "count" in given else ())}
        assert {name if name in known else name.rpartition("_")[0] for name in wanted} <= known, reason
        assert WORDS.source(Refusal(reason, source), texts)


@pytest.mark.parametrize("seat", SEAT_IDS)
def test_seats_have_names(texts: Catalogue, seat: str) -> None:
    assert WORDS.seat(seat, texts).endswith(seat.upper())
    assert WORDS.team([seat], texts) == WORDS.seat(seat, texts)


def test_no_message_is_unused() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for folder in CODE for path in folder.rglob("*.py"))
    families = {name.split(".")[1] for name in own_ids("en") if name.startswith("warriors.")}
    assert [family for family in families if not re.search(rf"[\"']{family}[.\"']", code)] == []
    assert book("en").language == "en"
