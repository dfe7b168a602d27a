"""Every member of every closed set has its words in both languages, and a whole game can be worded."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.notation import snake
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.core.save.faults import Fault
from stronghold_gui.files import translations_dir
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import game
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.ends import ENDINGS
from stronghold_gui.games.fortress.field.unbuildable import Unbuildable
from stronghold_gui.games.fortress.game import FORTRESS, SEAT_IDS
from stronghold_gui.games.fortress.kit import counted
from stronghold_gui.games.fortress.problems import Impossible
from stronghold_gui.games.fortress.reasons import Reason
from stronghold_gui.games.fortress.setting import cards
from stronghold_gui.games.fortress.words import WORDS
from stronghold_gui.text import LANGUAGES, Catalogue
from stronghold_gui.text.check import check
from stronghold_gui.text.faults import fault_words
from stronghold_gui.text.sources import read_source

FOLDER = translations_dir() / "fortress"
CODE = Path(game.__file__).parent


@cache
def book(language: str) -> Catalogue:
    """Return the texts that all games share together with those of Fortress, strict."""
    shared, own = (sorted(folder.glob(f"*_{language}.ts")) for folder in (FOLDER.parent, FOLDER))
    return Catalogue(language, [message for path in (*shared, *own) for message in read_source(path)[1]], strict=True)


@pytest.fixture(params=LANGUAGES, name="texts")
def _texts(request: pytest.FixtureRequest) -> Catalogue:
    return book(request.param)


def own_ids() -> set[str]:
    return {message.id for path in FOLDER.glob("*_en.ts") for message in read_source(path)[1]}


def named(family: str) -> set[str]:
    """Return the second words of the ids of a family: of ``reason`` the reasons."""
    found = (re.fullmatch(rf"fortress\.{family}\.([\w-]+)(\..*)?", name) for name in own_ids())
    return {match[1] for match in found if match}


def test_the_texts_are_complete_and_well_set() -> None:
    assert [str(fault) for fault in check(FOLDER)] == []


def test_every_id_begins_with_the_game_or_is_one_that_shared_code_asks_for() -> None:
    asked: tuple[str, ...] = ("game.fortress.", "option.fortress.", "problem.fortress.", "simulate.fortress.")
    asked += ("seat.p", "tally.fortress.", "tally.side.fortress.", "team.fortress.", "dock.", "action_name.pieces_")
    assert all(name.startswith(("fortress.", *asked)) for name in own_ids())


def test_every_closed_set_has_its_words() -> None:
    assert named("reason") == set(Reason)
    assert named("decision") == named("due") == set(Kind)
    assert named("event") == {snake(kind) for kind in get_args(e.Event)}
    assert named("move") == {snake(kind) for kind in get_args(m.Move)}
    assert named("ending") == set(ENDINGS)
    assert named("card") - {"hidden"} == named("figure") == set(cards().ids)


def test_every_option_has_its_words(texts: Catalogue) -> None:
    for seats in FORTRESS.seat_counts:
        assert texts.has(f"option.fortress.seats.{seats}.words")
        for option, values in FORTRESS.options(seats).items():
            assert texts.has(f"option.fortress.{option}")
            assert all(texts.has(f"option.fortress.{option}.{value}.words") for value in values)
        for name in counted(seats):
            assert texts.has(f"simulate.fortress.{name}")


def test_every_fault_of_a_document_has_its_sentence(texts: Catalogue) -> None:
    figures = dict.fromkeys(("value", "piece", "stage", "terrain", "shape", "below", "size"), "x")
    numbers = ("limit", "count", "col", "row", "least", "tier", "level", "levels", "rungs")
    figures |= dict.fromkeys(numbers, "1")
    for problem in (*Impossible, *Unbuildable):
        assert fault_words(Fault(problem, "position.todo", figures), texts)


def refusals_written() -> Iterator[tuple[str, str]]:
    """Yield reason and source of each call of ``refuse`` or ``NoStep`` that names them in place."""
    for path in CODE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="refuse" | "NoStep"),
                    args=[ast.Attribute(value=ast.Name(id="Reason"), attr=reason), ast.Constant(value=str(source)), *_],
                ):
                    yield Reason[reason], source
                case _:
                    pass


def test_every_source_of_a_refusal_has_a_title(texts: Catalogue) -> None:
    written = list(refusals_written())
    assert len(written) > 80
    for reason, source in written:
        assert WORDS.source(Refusal(reason, source), texts)


def test_seats_have_names(texts: Catalogue) -> None:
    assert [WORDS.seat(seat, texts)[-1] for seat in SEAT_IDS] == ["1", "2", "3", "4"]
    assert WORDS.team(["p1"], texts) == WORDS.seat("p1", texts)


def test_a_prompt_names_the_player_only_where_the_seat_does_not_do_so_already() -> None:
    texts, decision = book("en"), Decision(0, Kind.MARK, "p1", 2)
    assert WORDS.prompt(decision, texts, ("", "")) == "Player 1 places order marker 2."
    assert WORDS.prompt(decision, texts, ("Anna", "")) == "Anna (P1) places order marker 2."
    assert WORDS.prompt(decision, texts, ("Player 1", "")) == "Player 1 places order marker 2.", (
        "as commands call a seat"
    )
    assert WORDS.prompt(Decision(0, Kind.MARK, "p2", 2), texts, ("", "")) == "Player 1 (P2) places order marker 2."


def test_a_figure_or_card_that_is_not_in_the_match_is_refused_by_its_name(texts: Catalogue) -> None:
    def said(what: str) -> str:
        return WORDS.refusal(Refusal(Reason.NOT_THERE, "16", {"what": what}), texts)

    assert texts("fortress.card.krav_maga_agents") in said("krav_maga_agents")
    assert texts("fortress.figure.marro_warriors", number=4) in said("marro_warriors.4")
    assert "99,99" in said("99,99,1")
    assert "nobody" in said("nobody")
