"""The hard level: expected points of a position, and the choices that follow from them."""

from __future__ import annotations

import pytest

from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors import scoring
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.pieces import ROUNDS
from stronghold_gui.games.warriors.players.levels import strategist_of
from stronghold_gui.games.warriors.players.outlook import Holding, Outlook, Share
from stronghold_gui.games.warriors.position import Position
from tests.games.warriors.scene import scene

FITTED = strategist_of("hard").evaluation.outlook


def in_round(position: Position, number: int) -> Position:
    """Return the position as it would be in a round."""
    twin = position.copy()
    twin.round = number
    return twin


def test_certain_bonuses_are_the_score() -> None:
    certain = (Holding(start=10, lead=20, rivals=0, hordes=0),) * ROUNDS
    outlook = Outlook((Share(1, 1, 0, 0, 0),) * ROUNDS, certain, certain)
    position = scene(
        "hordes",
        a="goblins 3-1-0; dragon 1; dragon; pile trolls.infantry 2; S3",
        b="goblins 2-1-0; elves 1-0-0; dragon",
        c="elves 1-0-0; trolls 2-1-1",
    ).position
    assert outlook.points(position) == pytest.approx(scoring.scores(position), abs=0.01)


@pytest.mark.parametrize("number", range(1, ROUNDS + 1))
def test_a_larger_lead_makes_a_bonus_surer(number: int) -> None:
    position = in_round(scene(a="goblins 4-0-0; S3", b="goblins 2-0-0").position, number)
    shares = [FITTED.people(position, 4, sizes) for sizes in ([1, 3], [2, 2], [3, 1], [5, 1])]
    owns = [own for own, _ in shares]
    assert owns == sorted(owns)
    assert owns[0] < owns[-1] < position.cards.bonus[4]


def test_a_lead_is_worth_more_the_fewer_rounds_are_left() -> None:
    position = scene(a="goblins 4-0-0; S3", b="goblins 2-0-0").position
    gains = []
    for number in range(1, ROUNDS + 1):
        ahead, behind = (FITTED.people(in_round(position, number), 4, sizes) for sizes in ([4, 2], [2, 4]))
        gains.append(ahead[0] - behind[0])
    assert gains == sorted(gains)


def test_a_seat_without_a_card_has_no_chance_of_a_bonus() -> None:
    position = scene(a="goblins 1-0-0; S3", b="goblins 2-0-0").position
    assert FITTED.people(position, 0, [0, 0]) == [0.0, 0.0]
    assert FITTED.people(position, 0, [0, 1])[0] == 0.0


def test_hard_ends_a_battle_that_would_cost_it_the_bonus() -> None:
    table = scene(a="barbarians 1-2-0; S1", b="barbarians 2-0-0; undead 1-0-0", c="elves 1-0-0")
    table.do("attack a.barbarians b.barbarians", red="11", black="66")
    while (decision := WARRIORS.decisions(table.position)[0]).kind != "go_on":
        WARRIORS.play(table.position, decision.seat, WARRIORS.legal_moves(table.position, decision.seat)[0])
    moves = WARRIORS.legal_moves(table.position, 0)
    assert m.AGAIN in moves
    assert strategist_of("hard").choose(table.position, decision, moves) == m.END
