"""The hard level distributes units over squads by the odds of all fights, and keeps a town that can be lost."""

from __future__ import annotations

from itertools import product

import pytest

from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.moves import Build, Face, Move
from stronghold_gui.games.convicted.pieces import BUILDINGS, KEEP_BUILDING
from stronghold_gui.games.convicted.players.commander import Commander
from stronghold_gui.games.convicted.players.levels import mind_of
from stronghold_gui.games.convicted.players.pairing import best_pairing, blinding_gain, renewal_gain
from stronghold_gui.games.convicted.position import KINDS, Position
from stronghold_gui.games.convicted.squads import Squad
from tests.games.convicted.fights import SPEAR, SWORD, WEST, squad
from tests.games.convicted.players.matches import played
from tests.games.convicted.scene import Scene, fortress

HARD = mind_of("hard")


def before_squads(table: Scene, *squads: Squad) -> Position:
    """Return a position whose western wall is stormed by squads."""
    position = table.position
    position.squads = list(squads)
    return position


def test_a_squad_that_nobody_can_hold_is_left_to_come_in() -> None:
    strong = squad("giant", "giant", "giant", "giant", number=1)
    weak = squad("warrior", number=2)
    position = before_squads(fortress(W="1/1 spearman 2", deployment_W="warrior 1", town="barracks 3"), strong, weak)
    _, chosen = best_pairing(position, WEST, HARD.defender)
    assert not any(chosen[0])
    assert sum(chosen[1]) == 2


def test_every_squad_is_faced_when_no_building_is_left() -> None:
    strong = squad("giant", "giant", "giant", "giant", number=1)
    weak = squad("warrior", number=2)
    position = before_squads(fortress(W="1/1 spearman 2", deployment_W="warrior 1", town="barracks 0"), strong, weak)
    assert all(any(units) for units in best_pairing(position, WEST, HARD.defender)[1].values())


def test_no_other_distribution_is_better() -> None:
    first, second = squad("warrior", "warrior", number=1), squad("giant", "warrior", number=2)
    position = before_squads(
        fortress(W="2/2 spearman 3 swordsman 2", deployment_W="warrior 1", town="barracks 3"), first, second
    )
    total, chosen = best_pairing(position, WEST, HARD.defender)
    worths = []
    for spears, swords in product(range(4), range(3)):
        shares = ((spears, swords), (3 - spears, 2 - swords))
        worths.append(sum(_alone(position, number, *share) for number, share in enumerate(shares)))
    assert total >= max(worths) - 1e-9
    assert sum(map(sum, chosen.values())) <= 5


def _alone(position: Position, number: int, spears: int, swords: int) -> float:
    """Return the worth of the best use of some units against one squad."""
    twin = position.copy()
    twin.squads = [position.squads[number]]
    wall = 2 * WEST
    twin.units[wall * KINDS + SPEAR], twin.units[wall * KINDS + SWORD] = spears, swords
    return best_pairing(twin, WEST, HARD.defender)[0]


def test_units_are_set_against_squads_until_the_distribution_is_complete() -> None:
    table = fortress(W="2/2 spearman 3 swordsman 2", deployment_W="warrior 1", town="barracks 3")
    position = before_squads(table, squad("warrior", "warrior", number=1), squad("giant", "warrior", number=2))
    wanted = best_pairing(position, WEST, HARD.defender)[1]
    table.go(("matching", WEST, 0, 0, 0, 0))
    commander = Commander(HARD)
    while (decisions := CONVICTED.decisions(position)) and decisions[0].kind == "matching":
        moves = CONVICTED.legal_moves(position, 0)
        move = commander.choose(position, decisions[0], moves)
        if not isinstance(move, Face):
            break
        CONVICTED.play(position, 0, move)
    for number, units in wanted.items():
        facing = position.squads[number].facing
        members = facing.members if facing else ()
        assert tuple(members.count(kind) for kind in range(KINDS)) == units


@pytest.mark.parametrize(("round_", "saved"), [(1, True), (3, False)])
def test_a_last_stand_keeps_blinding_for_its_last_round(round_: int, saved: bool) -> None:
    table = fortress("scenario-1-coop", W="2/2 spearman 1", deployment_W="warrior 1", town="mage_tower 2")
    position = before_squads(table, squad("giant", "giant", "warrior", "warrior", number=1))
    position.round = round_
    assert (blinding_gain(position, 0, HARD.defender) < 0) == saved


def test_a_wall_is_renewed_where_that_saves_its_fights() -> None:
    table = fortress(W="4/1 spearman 2", deployment_W="warrior 1", town="chapel 3")
    position = before_squads(table, squad("warrior", "warrior", number=1), squad("warrior", "warrior", number=2))
    assert renewal_gain(position, WEST, HARD.defender) > 0
    position.squads = []
    assert renewal_gain(position, WEST, HARD.defender) < 0


def spending(position: Position) -> Move:
    """Return what the hard level spends an action on."""
    decision = CONVICTED.decisions(position)[0]
    assert decision.kind == "action"
    return Commander(HARD).choose(position, decision, CONVICTED.legal_moves(position, decision.seat))


def test_a_town_without_buildings_is_built_up_before_anything_else() -> None:
    position = played("scenario-2-coop", ("hard",), 5, until=2)
    while CONVICTED.decisions(position)[0].kind != "action":
        decision = CONVICTED.decisions(position)[0]
        moves = CONVICTED.legal_moves(position, decision.seat)
        CONVICTED.play(position, decision.seat, Commander(HARD).choose(position, decision, moves))
    position.buildings = [level if number == KEEP_BUILDING else 0 for number, level in enumerate(position.buildings)]
    move = spending(position)
    assert isinstance(move, Build)
    assert move.building in BUILDINGS


def test_hard_holds_last_stands_that_medium_loses() -> None:
    seeds = range(2)
    held = {
        level: sum(played("scenario-1-coop", (level,) * 2, seed).ending == "held" for seed in seeds)
        for level in ("medium", "hard")
    }
    assert held["hard"] > held["medium"]
