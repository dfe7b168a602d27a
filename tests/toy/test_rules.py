"""The rafts keep their own rules; what all games share is asked of them elsewhere."""

from __future__ import annotations

import pytest

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.game import OptionError
from stronghold_gui.core.save import BadFileError
from stronghold_gui.core.save.content import Content
from tests.toy.documents import POSITIONS, Impossible
from tests.toy.events import Answered, Cast, Caught, Chose, Moved, Rose, Shown, Tipped
from tests.toy.game import RAFTS
from tests.toy.moves import Keep, Row, Throw
from tests.toy.position import HIDDEN, Raft, River


def river(*rafts: Raft, rapids: int = 0, flood: int = -4) -> River:
    """Return a short river."""
    return River(8, list(rafts), Chance(3), flood, rapids=rapids)


def test_rule_1_rafts_begin_at_the_spring_and_the_flood_behind_them() -> None:
    start = RAFTS.setup({"river": "long"}, 6, 1)
    assert (start.length, start.flood, start.rafts) == (12, -4, [Raft()] * 6)
    with pytest.raises(OptionError, match="river=wide"):
        RAFTS.setup({"river": "wide"}, 6, 1)
    with pytest.raises(OptionError, match="seats=7"):
        RAFTS.setup({}, 7, 1)


def test_rule_2_choices_are_shown_when_all_have_chosen_and_not_before() -> None:
    position = river(Raft(), Raft(), Raft())
    for seat in (2, 0):
        assert RAFTS.play(position, seat, Row(3)) == [Chose(seat, 3)]
    assert [raft.effort for raft in RAFTS.view(position, 0).rafts] == [3, 0, HIDDEN]
    assert [raft.effort for raft in RAFTS.view(position, None).rafts] == [HIDDEN, 0, HIDDEN]
    chose, shown, cast = RAFTS.play(position, 1, Row(1))
    assert (chose, shown, cast) == (Chose(1, 1), Shown((3, 1, 3)), Cast(position.rapids))
    assert RAFTS.event_for(position, chose, 0) == Chose(1, 0)
    assert RAFTS.event_for(position, chose, 1) == chose
    assert [raft.effort for raft in RAFTS.view(position, None).rafts] == [3, 1, 3]


def test_rule_3_whoever_is_furthest_back_is_asked_first() -> None:
    position = river(Raft(4, 2), Raft(1, 2), Raft(1, 2, rope=False), Raft(0, 2), Raft(1, 2), rapids=6)
    asked = RAFTS.decisions(position)
    assert [decision.seat for decision in asked] == [3, 1, 4, 0]
    assert not any(decision.blocking for decision in asked)


def test_rule_3_of_those_who_throw_the_first_in_order_loses_the_rope() -> None:
    position = river(Raft(4, 3), Raft(1, 3), Raft(0, 3), rapids=6)
    assert RAFTS.play(position, 0, Throw()) == [Answered(0, True)]
    assert RAFTS.play(position, 2, Keep()) == [Answered(2, False)]
    answered, caught, cast, *_ = RAFTS.play(position, 1, Throw())
    assert (answered, caught) == (Answered(1, True), Caught(1))
    assert isinstance(cast, Cast)
    assert [raft.rope for raft in position.rafts] == [True, False, True]


def test_rule_3_without_ropes_nobody_is_asked() -> None:
    position = river(Raft(rope=False), Raft(effort=1, rope=False))
    assert isinstance(RAFTS.play(position, 0, Row(1))[-1], Rose)
    assert (position.round, position.rapids) == (2, 0)


@pytest.mark.parametrize(("effort", "rapids", "moves"), [(1, 6, True), (2, 5, True), (2, 6, False), (3, 5, False)])
def test_rule_4_more_than_seven_tips_a_raft_over(effort: int, rapids: int, moves: bool) -> None:
    position = river(Raft(3, effort), Raft(3, 1, rope=False), rapids=rapids)
    events = RAFTS.play(position, 0, Keep())
    assert events[1] == (Moved(0, 3 + effort) if moves else Tipped(0))


def test_rule_4_a_raft_that_the_flood_reaches_loses_the_game_for_all() -> None:
    position = river(Raft(7, 3), Raft(0, 3, rope=False), rapids=5, flood=-1)
    RAFTS.play(position, 0, Keep())
    assert position.drowned
    outcome = RAFTS.outcome(position)
    assert outcome is not None
    assert (outcome.winners, outcome.how) == ((), "flood")


def test_rule_4_those_at_the_landing_win_together() -> None:
    position = river(Raft(7, 2), Raft(6, 2, rope=False), Raft(3, 2, rope=False), rapids=1)
    RAFTS.play(position, 0, Keep())
    outcome = RAFTS.outcome(position)
    assert outcome is not None
    assert (outcome.winners, outcome.how, outcome.scores) == ((0, 1), "landing", (8, 8, 5))


def test_a_refusal_names_its_rule() -> None:
    asked, idle = river(Raft(), Raft(effort=1)), river(Raft(1, 1), Raft(effort=1, rope=False), rapids=2)
    said = [
        (refusal.reason, refusal.source)
        for position, seat, move in ((asked, 0, Keep()), (asked, 1, Row(1)), (idle, 0, Row(1)), (idle, 1, Keep()))
        if (refusal := RAFTS.refusal(position, seat, move)) is not None
    ]
    assert said == [("not_now", "2"), ("not_asked", "2"), ("not_now", "3"), ("not_asked", "3")]


GOOD = POSITIONS.to_json(river(Raft(3, 2), Raft(2, 3), rapids=4))


@pytest.mark.parametrize(
    ("change", "problem", "path"),
    [
        ({"river": "wide"}, Content.UNKNOWN_ID, "river"),
        ({"rafts": [{"at": 1}]}, Content.OTHER_SEATS, "rafts"),
        ({"rafts": [{"at": 9, "effort": 1}, {"at": 1, "effort": 1}]}, Content.TOO_MANY, "rafts[0].at"),
        ({"rafts": [{"at": 1, "effort": 1}, {"at": 1}]}, Content.NOT_ALL_THERE, "rafts[1].effort"),
        ({"rafts": [{"at": 1, "effort": 1, "answer": "keep"}] * 2}, Impossible.STUCK, "rafts"),
        ({"rafts": [{"at": 1, "answer": "keep"}] * 2, "rapids": 0}, Content.UNKNOWN_ID, "rafts[0].answer"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_path(change: dict[str, object], problem: str, path: str) -> None:
    with pytest.raises(BadFileError) as caught:
        POSITIONS.from_json({**GOOD, "position": {**GOOD["position"], **change}}, "start")  # type: ignore[dict-item] # what a file may hold
    assert (caught.value.first.problem, caught.value.first.path) == (problem, f"start.position.{path}")
