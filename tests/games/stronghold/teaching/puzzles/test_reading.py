"""Faults of a puzzle file, each with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stronghold_gui.core.save.content import Content
from stronghold_gui.core.save.faults import Fault
from stronghold_gui.games.stronghold.teaching.puzzles.goals import WrongHere
from stronghold_gui.teaching.puzzles.document import Wrong
from stronghold_gui.teaching.puzzles.proof import faults_of
from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.faults import fault_words
from tests.games.stronghold.teaching.puzzles.sample import TABLE, WORDS, document, faults, puzzle

WRONG: dict[str, tuple[dict[str, Any], str, str]] = {
    "another kind of file": ({"format": "stronghold-match"}, "foreign", ""),
    "a newer version": ({"version": 2}, "newer", ""),
    "a member nobody knows": ({"colour": "red"}, "unknown_member", "colour"),
    "a level nobody knows": ({"level": "cruel"}, "not_one_of", "level"),
    "no seat": ({"plays": []}, Wrong.EMPTY_LIST, "plays"),
    "a seat nobody knows": ({"plays": ["king"]}, Wrong.NO_SEAT, "plays[0]"),
    "both camps": ({"plays": ["invader", "defender"]}, Wrong.NOT_TOGETHER, "plays"),
    "no goal": ({"goals": []}, Wrong.EMPTY_LIST, "goals"),
    "a goal nobody knows": ({"goals": [{"goal": "dance"}]}, "not_one_of", "goals[0].goal"),
    "a goal of the other camp": ({"goals": [{"goal": "breach"}]}, WrongHere.OTHER_CAMPS_GOAL, "goals[0].goal"),
    "a member of another goal": (
        {"goals": [{"goal": "hold", "count": 2}]},
        WrongHere.NOT_OF_THIS_GOAL,
        "goals[0].count",
    ),
    "a number below nothing": ({"goals": [{"goal": "spare", "count": -1}]}, "out_of_range", "goals[0].count"),
    "a wall nobody knows": ({"goals": [{"goal": "hold", "walls": ["W9"]}]}, "not_one_of", "goals[0].walls[0]"),
    "a unit of the wrong camp": (
        {"goals": [{"goal": "kill", "units": ["soldier"]}]},
        "not_one_of",
        "goals[0].units[0]",
    ),
    "an action nobody knows": ({"goals": [{"goal": "action", "action": "sleep"}]}, "not_one_of", "goals[0].action[0]"),
    "a plan that is no move": ({"others": {"plan": ["fly W1"]}}, Wrong.NO_MOVE, "others.plan[0]"),
    "a need that is no move": ({"needs": ["done", "fly"]}, Wrong.NO_MOVE, "needs[1]"),
    "a solution that is no move": ({"solution": ["swim"]}, Wrong.NO_MOVE, "solution[0]"),
    "a move with a character that is not seen": ({"needs": ["move soldier \x1bW1 W2"]}, Wrong.NO_MOVE, "needs[0]"),
    "no solution": ({"solution": []}, Wrong.EMPTY_LIST, "solution"),
    "goals without end": ({"goals": [{"goal": "hold", "walls": ["W1"]}] * 51}, Content.TOO_MANY, "goals"),
    "a solution without end": ({"solution": ["done"] * 51}, Content.TOO_MANY, "solution"),
    "a draw without answers": ({"draws": {"card RW1": []}}, Wrong.EMPTY_LIST, "draws.card RW1"),
    "a language is missing": ({"words": {"en": WORDS}}, Wrong.NO_WORDS, "words"),
    "a language nobody speaks": (
        {"words": {"en": WORDS, "fr": WORDS, "xx": WORDS}},
        Wrong.UNKNOWN_LANGUAGE,
        "words.xx",
    ),
    "an empty text": ({"words": {"en": {**WORDS, "hint": ""}, "fr": WORDS}}, "missing", "words.en.hint"),
    "a mark that is nowhere on the board": ({"marks": ["W1", "W9"]}, Wrong.NO_AREA, "marks[1]"),
    "bad French setting": (
        {"words": {"en": WORDS, "fr": {**WORDS, "task": "Quoi?"}}},
        Wrong.BADLY_SET,
        "words.fr.task",
    ),
}


@pytest.mark.parametrize(("members", "problem", "place"), WRONG.values(), ids=WRONG.keys())
def test_a_fault_is_named_with_its_place(members: dict[str, Any], problem: str, place: str) -> None:
    assert faults(document(**members)) == [(problem, place)]


def test_a_fault_of_the_position_is_named_within_the_puzzle() -> None:
    whole = document({"walls": {"W2": {"defender": {"soldier": 9}}}})
    assert faults(whole) == [("too_many", "position.position.walls.W2.defender")]


def test_an_order_that_the_player_does_not_see_is_refused() -> None:
    whole = document({"walls": {"W2": {"invader": {"orc": 1}, "order": "orcs_detonation"}}})
    assert faults(whole) == [(WrongHere.HIDDEN_FROM_PLAYER, "position.position.walls.W2.order")]
    # The player's own orders are no secret to the player.
    assert faults({**whole, "plays": ["invader"], "goals": [{"goal": "breach"}]}) == []


def test_nothing_to_do_is_no_puzzle() -> None:
    table = {"stage": "over", "winner": "defender", "ending": "time", "defenders": [{}]}
    assert faults(document(table)) == [(Wrong.NOTHING_TO_DO, "position")]


PROOFS: dict[str, tuple[Callable[[], list[Fault]], list[str]]] = {
    "sound": (lambda: faults_of(puzzle(needs=["move soldier courtyard W2"])), []),
    "unsolvable": (
        lambda: faults_of(puzzle({"walls": {"W2": {"invader": {"troll": 3}}}})),
        [Wrong.UNSOLVABLE, Wrong.WRONG_SOLUTION],
    ),
    "done by doing nothing": (
        lambda: faults_of(puzzle({"walls": {"W2": {**TABLE["walls"]["W2"], "stone": 2}}})),
        [Wrong.SOLVES_ITSELF],
    ),
    "done without what it needs": (lambda: faults_of(puzzle(needs=["pay cannon"])), [Wrong.NOT_NEEDED]),
    "a solution that is none": (lambda: faults_of(puzzle(solution=["pay cannon", "done"])), [Wrong.WRONG_SOLUTION]),
}


@pytest.mark.parametrize(("prove", "expected"), PROOFS.values(), ids=PROOFS.keys())
def test_what_a_puzzle_claims_is_proved(prove: Callable[[], list[Fault]], expected: list[str]) -> None:
    assert [fault.problem for fault in prove()] == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence(language: str) -> None:
    figures: dict[str, int | str] = dict.fromkeys(("value", "allowed", "word", "language", "what"), "x")
    for problem in (*Wrong, *WrongHere):
        assert fault_words(Fault(problem, "goals", figures), catalogue(language))
