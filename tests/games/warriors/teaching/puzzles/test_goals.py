"""Goals of Warriors' puzzles: when each is met or missed, and what is wrong with one that makes no sense."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from stronghold_gui.core.save.faults import Fault
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors.notation import parse
from stronghold_gui.games.warriors.teaching.puzzles.goals import MEMBERS, GoalKind, WrongHere
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.teaching.puzzles.run import PuzzleRun
from stronghold_gui.text import LANGUAGES, Catalogue
from stronghold_gui.text.faults import fault_words
from tests.games.warriors.teaching.kit import KIT
from tests.games.warriors.teaching.puzzles.sample import FOURS, document, faults, puzzle
from tests.games.warriors.wording.texts import book

ATTACK = ("attack a.goblins b.dwarves", "lose a.goblins.infantry", "end")
"""One dwarf is taken, one goblin lost."""


def verdict(goal: dict[str, Any], *moves: str, **members: Any) -> str:  # noqa: ANN401 - JSON
    """Return the state of a goal after the player's moves."""
    run = PuzzleRun(puzzle(goals=[goal], **members))
    for text in moves or ATTACK:
        if run.seat is None:
            break
        run.play(parse(text))
    return str(run.verdict)


@pytest.mark.parametrize(
    ("goal", "expected"),
    [
        ({"goal": "take"}, "met"),
        ({"goal": "take", "count": 2}, "failed"),
        ({"goal": "take", "peoples": ["elves"]}, "failed"),
        ({"goal": "spare", "count": 1}, "met"),
        ({"goal": "spare"}, "failed"),
        ({"goal": "spare", "peoples": ["elves"]}, "met"),
        ({"goal": "keep", "count": 3, "peoples": ["goblins"]}, "met"),
        ({"goal": "keep", "count": 4, "peoples": ["goblins"]}, "failed"),
        ({"goal": "majority", "peoples": ["goblins"]}, "met"),
        ({"goal": "majority", "peoples": ["dwarves"]}, "failed"),
        ({"goal": "gain", "count": 2}, "met"),
        ({"goal": "gain", "count": 3}, "failed"),
        ({"goal": "points", "count": 12}, "met"),
        ({"goal": "points", "count": 13}, "failed"),
        ({"goal": "win"}, "met"),
    ],
)
def test_a_goal_is_met_or_missed_by_the_end_of_the_card(goal: dict[str, Any], expected: str) -> None:
    assert verdict(goal) == expected


def test_with_dragons_meant_as_well_they_count_as_cards() -> None:
    table = {
        "box": "hordes",
        "fight": {"card": "S1", "kind": "simple"},
        "players": {
            "a": {"factions": {"goblins": {"infantry": 1, "archer": 1}}, "battles": ["S1"], "dragons": {"dragon2": 0}},
            "b": {"dragons": {"dragon1": 0}, "battles": ["M14"]},
        },
    }

    def stands(**goal: Any) -> str:  # noqa: ANN401 - JSON
        run = PuzzleRun(puzzle(table, goals=[goal], draws={"red": [5], "black": [0]}))
        run.play(parse("attack a.goblins dragon1"))
        return str(run.verdict)

    assert stands(goal="take", dragons=True) == "met"
    assert stands(goal="take", peoples=["elves"]) == "failed"
    assert stands(goal="majority", dragons=True) == "met"
    assert stands(goal="keep", dragons=True, count=2) == "failed"
    assert stands(goal="keep", count=3) == "met", "two goblins and a dragon"


def test_a_task_lasts_until_the_card_the_round_or_the_game_is_over() -> None:
    def ends(until: str) -> tuple[bool, bool]:
        run = PuzzleRun(puzzle(goals=[{"goal": "spare", "count": 1}], until=until))
        for text in ATTACK:
            run.play(parse(text))
        assert run.verdict == "met"
        told = {type(event) for event in run.match.events}
        return e.CardDone in told, e.RoundEnded in told

    assert ends("card") == (True, False)
    assert ends("round") == (True, True), "B's battle card was fought as well"
    last = {**document()["position"]["position"], "round": 3}
    last["players"] = {**last["players"], "b": {"factions": {"dwarves": {"infantry": 2}}}}
    assert verdict({"goal": "win"}, *ATTACK, until="game", table=last) == "met"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(GoalKind))
def test_every_way_to_miss_a_task_has_its_sentence(kind: str, language: str) -> None:
    goals: dict[str, dict[str, Any]] = {
        "take": {"count": 2}, "spare": {}, "keep": {"count": 9}, "majority": {"peoples": ["dwarves"]},
        "gain": {"count": 9}, "points": {"count": 99}, "win": {},
    }  # fmt: skip
    behind = {"players": {**document()["position"]["position"]["players"]}}
    behind["players"]["b"] = {**behind["players"]["b"], "victory": {"elves.infantry": 8}}
    run = PuzzleRun(puzzle(behind, goals=[{"goal": kind, **goals[kind]}]))
    for text in ATTACK:
        if run.seat is not None:
            run.play(parse(text))
    assert run.verdict == "failed"
    said = run.why_failed(book(language))
    assert said.endswith(".")
    assert "{" not in said
    if kind == "take":
        assert "1" in said
        assert "2" in said


@pytest.mark.parametrize(
    ("changed", "problem", "place"),
    [
        ({"goals": [{"goal": "win", "count": 2}]}, WrongHere.NOT_OF_THIS_GOAL, "goals[0].count"),
        ({"goals": [{"goal": "points", "peoples": ["elves"]}]}, WrongHere.NOT_OF_THIS_GOAL, "goals[0].peoples"),
        ({"goals": [{"goal": "gain", "dragons": True}]}, WrongHere.NOT_OF_THIS_GOAL, "goals[0].dragons"),
        ({"goals": [{"goal": "take", "peoples": ["orcs"]}]}, "not_one_of", "goals[0].peoples[0]"),
        ({"until": "game"}, WrongHere.TO_BE_DEALT, "position.position.round"),
        ({"until": "turn"}, "not_one_of", "until"),
        ({"marks": ["W3"]}, "puzzle_no_area", "marks[0]"),
        ({"plays": ["a", "b"]}, "puzzle_not_together", "plays"),
        ({"solution": ["march orc"]}, "puzzle_no_move", "solution[0]"),
    ],
)
def test_a_fault_is_named_with_its_place(changed: dict[str, Any], problem: str, place: str) -> None:
    assert (str(problem), place) in faults({**document(), **changed})


def test_hands_that_the_player_cannot_see_would_make_it_a_guess() -> None:
    hand = {"elves.infantry": 7}
    table = {
        "stage": "keep", "todo": ["keep"], "fight": {},
        "players": {"a": {"hand": {"goblins.infantry": 7}}, "b": {"hand": hand}},
    }  # fmt: skip
    found = faults(document(table, until="card"))
    assert (str(WrongHere.HIDDEN_HANDS), "position.position.players.b.hand") in found
    assert (str(WrongHere.NO_CARD), "until") in found
    assert not [place for _, place in found if "players.a" in place]


def test_every_kind_of_goal_says_which_members_it_has() -> None:
    assert set(MEMBERS) == set(get_args(GoalKind))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_sentence(language: str) -> None:
    LIBRARY.kit("warriors")
    texts: Catalogue = book(language)
    for problem in WrongHere:
        assert fault_words(Fault(problem, "goals[0]", {"value": "win"}), texts)


def test_dice_that_are_told_fall_so_for_both() -> None:
    run = PuzzleRun(puzzle(draws=FOURS))
    run.play(parse("attack a.goblins b.goblins"))
    assert run.match.played[0].record.draws == {"red": (3, 3, 3), "black": (3,)}


def test_there_are_puzzles_of_many_kinds_from_easy_to_hard() -> None:
    puzzles = library(KIT, find_kit).puzzles
    assert len(puzzles) >= 10
    assert min(Counter(puzzle.level for puzzle in puzzles).values()) >= 3
    assert {goal.goal for puzzle in puzzles for goal in puzzle.goals} >= {"take", "spare", "keep", "majority", "win"}
    assert {puzzle.start.cards.box for puzzle in puzzles} == {"base", "hordes"}
    assert {puzzle.until for puzzle in puzzles} == {"card", "round", "game"}
    assert {puzzle.draws is None for puzzle in puzzles} == {True, False}, "dice that are told, and dice that are unkind"
