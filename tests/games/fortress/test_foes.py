"""Attack targets: the search by sets of spots for all enemies at once agrees with the check of each enemy alone."""

from __future__ import annotations

import random

import pytest

from stronghold_gui.games.fortress.enemy_spots import enemy_spots
from stronghold_gui.games.fortress.field.distance import Distances
from stronghold_gui.games.fortress.fighting.foes import Foes, targets_among
from stronghold_gui.games.fortress.fighting.targets import Weapon, target_refusal
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import DOOR_TARGET, NONE, Position
from tests.games.fortress.bench import board, field_of
from tests.games.fortress.scene import on

WEAPONS: tuple[Weapon, ...] = ("normal", "explosion", "grenade")
MATCHES = [
    {"scenario": "siege", "armies": "draft"},
    {"scenario": "ambush"},
    {"scenario": "small"},
    {"scenario": "small", "mode": "expert"},
]


def check(position: Position) -> int:
    """Compare the targets of all figures of the active side with the check of each alone; return their number."""
    setting, found = position.setting, 0
    side = setting.side[position.player]
    enemies = [figure for figure in position.standing() if position.side_of(figure) != side]
    door = position.leaf != NONE and setting.mode.door_destructible
    among = Foes(enemy_spots(position, side).spots, door)
    for figure in position.standing():
        for weapon in WEAPONS if position.side_of(figure) == side else ():
            told = [
                other
                for other in (*enemies, DOOR_TARGET)
                if target_refusal(position, figure, other, weapon) is None
            ]  # fmt: skip
            assert targets_among(position, figure, among, weapon) == told
            found += len(told)
    return found


@pytest.mark.parametrize("options", MATCHES)
def test_section_11_all_targets_at_once_are_those_that_nothing_forbids(options: dict[str, str]) -> None:
    dice, found = random.Random(3), 0  # noqa: S311 - which moves
    position = FORTRESS.setup(options, 2, 5)
    while decisions := FORTRESS.decisions(position):
        if position.card != NONE and position.mover == NONE and dice.random() < 0.05:
            found += check(position)
        moves = FORTRESS.legal_moves(position, decisions[0].seat)
        fights = [move for move in moves if type(move).__name__ in ("Attack", "Go")]
        FORTRESS.play(position, decisions[0].seat, dice.choice(fights if fights and dice.random() < 0.6 else moves))
    assert found > 30


def test_where_enemies_stand_is_told_anew_when_somebody_moves_dies_or_changes_sides() -> None:
    scene = on(board(size=9)).army(0, "tarn_vikings").army(1, "drake", "grimnak")
    scene.put("tarn_vikings.1", (4, 4, 1)).put("drake", (4, 3, 1)).put("grimnak", (6, 6, 1), (7, 6, 1))
    position = scene.position
    bits, around = position.setting.field.bits, position.setting.field.around_bits

    def told(*spots: int) -> bool:
        found = enemy_spots(position, 0)
        assert found is enemy_spots(position, 0)
        beside = 0
        for spot in spots:
            beside |= around[spot]
        return (found.spots, found.beside) == (sum(bits[spot] for spot in spots), beside)

    drake, (first, second) = scene.figure("drake"), position.spots(scene.figure("grimnak"))
    assert told(position.where[drake], first, second)
    scene.put("drake", (8, 8, 1))
    assert told(position.where[drake], first, second)
    position.lift(scene.figure("grimnak"))
    assert told(position.where[drake])
    position.owner[position.setting.card_index["drake"]] = 0
    assert told()


def test_RF_54_all_spots_within_a_range_are_those_at_most_so_far_away() -> None:
    field = field_of(board(size=5))
    distances = Distances(field)
    for spot in range(len(field.spots)):
        for limit in range(8):
            row = distances.from_spot(spot)
            assert distances.within(spot, limit) == sum(field.bits[o] for o in range(len(row)) if row[o] <= limit)
