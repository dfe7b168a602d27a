"""The worked examples on the table: their moves give the results in the text of the page."""

from __future__ import annotations

import pytest

from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.games.fortress import events as e
from stronghold_gui.teaching.reference.examples import open_example
from tests.games.fortress import examples
from tests.games.fortress.teaching.kit import KIT


def told(name: str) -> tuple[AnyMatch, list[e.Event]]:
    """Return an example played by its own moves, and the events."""
    match = open_example(KIT, name)
    for move in examples.TOLD[name].moves:
        match.play(match.game.decisions(match.position)[0].seat, match.game.parse(move))
    return match, [event for played in match.played for event in played.events]


def refused(name: str, move: str) -> str:
    """Return why a move is refused at the beginning of an example."""
    match = open_example(KIT, name)
    refusal = match.game.refusal(match.position, match.game.decisions(match.position)[0].seat, match.game.parse(move))
    assert refusal is not None
    return refusal.reason


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("VF-05", e.MoveEnded("tarn_vikings.1", "7,9,1")),
        ("VF-09", e.DefenceRolled("marro_warriors.1", 3, 1, 0, 2)),
        ("VF-11", e.DoorMoved(0, open=True)),
        ("VF-12", e.DefenceRolled("door", 4, 1, 1, 2)),
        ("VF-14", e.DoorDestroyed()),
        ("VT-02", e.MoveEnded("tarn_vikings.1", "18,7,15")),
        ("VT-03", e.Fell("finn", 11, "fall", 1)),
        ("VT-04", e.Fell("finn", 22, "major", 2)),
        ("VT-05", e.Stepped("finn", "11,5,1", "12,4,2", 2, 0)),
        ("VT-07", e.Flew("drake", "13,7,1", "14,8,21", "grapple")),
        ("VT-08", e.Flew("raelin", "12,7,1", "15,8,21", "fly")),
        ("VT-10", e.AttackRolled("finn", "ne_gok_sa", "normal", 4, 2)),
        ("VT-13", e.AttackRolled("syvarris", "ne_gok_sa", "normal", 5, 4)),
        ("VT-16", e.Countered("izumi_samurai.1", "finn", 2)),
        ("VT-19", e.GameEnded((0, 1), "rescued")),
        ("VT-20", e.GameEnded((1,), "flag_taken")),
        ("VT-22", e.DoorTaken(5, "finn")),
        ("VL-01", e.AttackRolled("marro_warriors.1", "krav_maga_agents.1", "normal", 2, 2)),
        ("VL-06", e.DefenceRolled("ne_gok_sa", 6, 3, 0, 0)),
    ],
)
def test_played_as_it_is_told_it_goes_as_the_page_says(name: str, expected: e.Event) -> None:
    assert expected in told(name)[1]


@pytest.mark.parametrize(
    ("name", "move", "reason"),
    [
        ("VF-05", "go tarn_vikings.1 8,9,1", "not_reached"),
        ("VF-05", "go tarn_vikings.2 5,10,1", "not_reached"),
        ("VF-12", "attack deathwalker_9000 finn", "out_of_range"),
        ("VT-02", "go tarn_vikings.1 18,7,17", "not_reached"),
        ("VT-06", "step finn 14,7,1", "door_closed"),
        ("VL-06", "attack syvarris marro_warriors.1", "no_sight"),
    ],
)
def test_what_a_page_says_cannot_be_done_is_refused(name: str, move: str, reason: str) -> None:
    assert refused(name, move) == reason


def test_everything_can_be_taken_back() -> None:
    match, _ = told("VT-04")
    while match.can_undo:
        match.undo()
    assert match.position == examples.example("VT-04").position
