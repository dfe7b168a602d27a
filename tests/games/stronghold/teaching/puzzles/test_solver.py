"""The solver proves things against every answer, and doing nothing is what it says."""

from __future__ import annotations

from typing import Any

import pytest

from stronghold_gui.core.outcomes import TooLargeError, outcomes
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.games.stronghold.teaching.puzzles.search import idle_move
from stronghold_gui.teaching.puzzles.node import Node, first_node, key_of
from stronghold_gui.teaching.puzzles.others import answers, players_turn
from stronghold_gui.teaching.puzzles.solver import Solver, doing_nothing
from tests.games.stronghold.teaching.puzzles.sample import ASSAULT, CARDS, puzzle

BALLISTA: dict[str, Any] = {
    **ASSAULT,
    "walls": {
        "W2": {"invader": {"goblin": 2}, "defender": {"soldier": 1}},
        "W3": {"stone": 2},
    },
    "ramparts": {"RW2": {"machine": "ballista", "hits": 1, "misses": 1}},
}
"""A ballista that may hit or miss; a hit breaks in."""
AIMING: dict[str, Any] = {"plays": ["invader"], "goals": [{"goal": "breach"}], "solution": ["aim RW2 W2", "done"]}


def succeeds(**members: Any) -> bool:  # noqa: ANN401 - JSON
    table = members.pop("table", None)
    one = puzzle(table, **members)
    return Solver(one).succeeds(first_node(one))


def test_it_finds_the_way_and_tells_it() -> None:
    one = puzzle()
    line = [STRONGHOLD.text(step.move) for step in Solver(one).line(first_node(one))]
    assert line == ["move soldier courtyard W2", "done"]


def test_a_task_must_succeed_whatever_the_cards_say() -> None:
    assert not succeeds(table=BALLISTA, **AIMING)


@pytest.mark.parametrize(("told", "expected"), [([0], True), ([1], False), ([1, 0], False)])
def test_unless_the_cards_are_told(told: list[int], expected: bool) -> None:
    assert succeeds(table=BALLISTA, **AIMING, draws={"card RW2": told}) is expected


def test_told_cards_that_are_not_in_the_pile_give_way_to_those_that_are() -> None:
    table = {**BALLISTA, "ramparts": {"RW2": {"machine": "ballista", "hits": 1}}}
    assert succeeds(table=table, **AIMING, draws={"card RW2": [1]})


def test_chance_gives_every_answer_once() -> None:
    one = puzzle(BALLISTA, **AIMING)
    aimed = next(outcomes(STRONGHOLD, one.begin(), 0, parse("aim RW2 W2"))).position
    found = list(outcomes(STRONGHOLD, aimed, 0, parse("done")))
    assert [outcome.draws for outcome in found] == [{"card RW2": (0,)}, {"card RW2": (1,)}]
    assert aimed == next(outcomes(STRONGHOLD, one.begin(), 0, parse("aim RW2 W2"))).position, (
        "looking ahead changes nothing"
    )


def test_points_differ_by_position_numbers_and_told_answers() -> None:
    one = puzzle(BALLISTA, **AIMING, draws={"card RW2": [0, 1]})
    first = first_node(one)
    again = Node(one.with_chance(first.position, {}), (0,))
    assert key_of(one, first) == key_of(one, again)
    assert key_of(one, first) != key_of(one, Node(first.position, (1,)))
    assert key_of(one, first) != key_of(one, Node(one.with_chance(first.position, {"card RW2": 1}), (0,)))
    moved = first.position.copy()
    moved.outer[0] += 1
    assert key_of(one, first) != key_of(one, Node(moved, (0,)))


def test_too_many_answers_of_chance_are_refused() -> None:
    start = {"stage": "start", "phase": 1, "turn": 2, "defenders": [{}], "walls": {}, "houses": {}}
    one = puzzle(start, plays=["invader"], goals=[{"goal": "glory"}])
    with pytest.raises(TooLargeError):
        list(outcomes(STRONGHOLD, one.begin(), 0, parse("done")))


def test_the_others_answer_with_everything_they_have() -> None:
    wooden = {"invader": {"orc": 2}, "stone": 1, "wood": 3}
    table = {"phase": 6, "stage": "phase", "defenders": [{}], "walls": {"W2": wooden}}
    hold = puzzle(table)
    assert not Solver(hold).succeeds(first_node(hold)), "the Invader blows up an orc and all the wood, and breaks in"
    idle = puzzle(table, others={"answers": "pass"})
    assert Solver(idle).succeeds(first_node(idle))
    planned = puzzle(table, others={"answers": "pass", "plan": ["order orcs_detonation W2 open"]})
    assert STRONGHOLD.text(answers(planned, planned.begin()).moves[0]) == "order orcs_detonation W2 open"


def test_the_others_lay_no_order_face_down() -> None:
    table = {"phase": 6, "stage": "phase", "defenders": [{}]}
    one = puzzle(table)
    texts = [STRONGHOLD.text(move) for move in answers(one, one.begin()).moves]
    assert any(text.endswith("open") for text in texts)
    assert not any(text.endswith("face_down") for text in texts)


FOUR: dict[str, Any] = {
    "seats": 4,
    "invaders": [{"cards": CARDS}, {"cards": {phase: f"{phase}-2" for phase in CARDS}}],
    "defenders": [{"hourglasses": 1}, {"hourglasses": 1}],
    "walls": {"W2": {"invader": {"orc": 1}}, "E2": {"invader": {"orc": 1}}},
    "houses": {"courtyard": {"soldier": 2}},
}
"""An orc on an undefended wall of each side, and a soldier for each in the courtyard."""


def test_partners_are_played_together() -> None:
    assert succeeds(table=FOUR, plays=["defender_west", "defender_east"])
    west = [{"goal": "hold", "walls": ["W2"]}]
    assert succeeds(table=FOUR, plays=["defender_west"], goals=west)
    assert not succeeds(table=FOUR, plays=["defender_west"]), "the partner may leave their wall to the orc"


def test_doing_nothing_lays_hourglasses_where_they_are_farthest_from_anything() -> None:
    one = puzzle({"actions": {"cannon": {"paid": 1}}})
    turn = players_turn(one, one.begin())
    assert turn is not None
    assert STRONGHOLD.text(idle_move(one.begin(), turn.moves)) == "pay poles"
    assert not Solver(one, doing_nothing).succeeds(first_node(one))


def test_doing_nothing_ends_what_can_be_ended() -> None:
    one = puzzle({"defenders": [{}], "phase": 6, "stage": "phase"}, plays=["invader"], goals=[{"goal": "breach"}])
    assert STRONGHOLD.text(idle_move(one.begin(), STRONGHOLD.legal_moves(one.begin(), 0))) == "done"


def test_a_search_gives_up_beyond_its_bound() -> None:
    one = puzzle()
    with pytest.raises(TooLargeError):
        Solver(one, most=1).succeeds(first_node(one))


def test_a_goal_of_a_pause_is_over_with_it() -> None:
    table = {"defenders": [{"hourglasses": 2}], "invaders": [{"cards": CARDS}]}
    build = [{"goal": "action", "action": "cauldron_orc"}]
    assert succeeds(table=table, goals=build, until="pause")
    assert not succeeds(goals=build, until="pause")
