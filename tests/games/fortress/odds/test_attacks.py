"""The odds of attacks are those of the rules: every throw of every die is played and counted."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product

import pytest

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.odds.attacks import Against, against, assault
from stronghold_gui.games.fortress.odds.throws import faces, throw
from stronghold_gui.games.fortress.odds.ways import Ways
from stronghold_gui.games.fortress.position import DEAD, DOOR_TARGET, Position
from tests.games.fortress.bench import board
from tests.games.fortress.odds.enumerated import played
from tests.games.fortress.scene import Scene, on, siege
from tests.games.fortress.test_fighting import duel

DIE = (3, 2, 1)


def chances(ways: Ways) -> dict[int, Fraction]:
    """Return how likely each number is that can come out."""
    return {number: ways.chance(number) for number in range(ways.most + 1) if ways.counts[number]}


def taken(scene: Scene, name: str) -> dict[int, Fraction]:
    """Return the wounds that a figure takes in an attack of the scene, played."""
    target, before = scene.figure(name), scene.wounds(name)
    life = scene.setting.cards.of(target).life

    def wounds(after: Position) -> int:
        return (life if after.where[target] == DEAD else after.wounds[target]) - before

    attacker = scene.setting.cards.figure_ids[scene.position.setting.cards.figures(scene.position.card)[0]]
    return played(scene.position, f"attack {attacker} {name}", wounds)


def foreseen(scene: Scene, one: str, other: str) -> Against:
    return against(scene.position, scene.figure(one), scene.figure(other))


def plain(attack: int, defence: int, further: int, *, dodges: bool, counters: bool) -> Mapping[tuple[int, int], int]:
    """Return the number of throws for each pair of wounds (target, attacker), by enumerating all faces."""
    found: dict[tuple[int, int], int] = {}
    sides = [0, 0, 0, 1, 1, 2]
    for thrown in product(sides, repeat=attack + defence):
        skulls, shields = thrown[:attack].count(0), thrown[attack:].count(1)
        wounds = 0 if dodges and shields else max(0, skulls - shields - further)
        back = max(0, shields - skulls) if counters else 0
        found[wounds, back] = found.get((wounds, back), 0) + 1
    return found


@pytest.mark.parametrize(("attack", "defence"), [(1, 0), (0, 2), (1, 1), (2, 2), (3, 2), (2, 4)])
@pytest.mark.parametrize(("further", "dodges", "counters"), [(0, False, False), (2, False, False), (0, True, True)])
def test_a_throw_counts_every_face_of_every_die(
    attack: int, defence: int, further: int, dodges: bool, counters: bool
) -> None:
    every = plain(attack, defence, further, dodges=dodges, counters=counters)
    found = throw(DIE, attack, defence, further, dodges=dodges, counters=counters)
    for part, ways in ((0, found.wounds), (1, found.back)):
        counted = [sum(n for key, n in every.items() if key[part] == number) for number in range(ways.most + 1)]
        assert list(ways.counts) == counted
        assert sum(counted) == ways.of == 6 ** (attack + defence)


def test_VT_15_the_chance_of_a_wound() -> None:
    given = [(2, 2), (3, 4), (3, 5)]
    assert [throw(DIE, *dice).wounds.at_least(1) for dice in given] == [
        Fraction(4, 9), Fraction(11, 27), Fraction(26, 81),
    ]  # fmt: skip


def test_skulls_of_dice_are_three_faces_of_six() -> None:
    assert chances(faces(DIE, 0, 2)) == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}
    assert faces(DIE, 1, 3).mean == 1


def test_a_plain_attack_on_a_figure_with_one_point_of_life() -> None:
    scene = duel("tarn_vikings.1", (3, 3, 1), "marro_warriors.1", (4, 3, 1))
    assert chances(foreseen(scene, "tarn_vikings.1", "marro_warriors.1").wounds) == taken(scene, "marro_warriors.1")


def test_a_hero_is_wounded_as_often_as_the_rules_do_it_and_keeps_its_wounds() -> None:
    scene = duel("finn", (3, 3, 1), "raelin", (4, 3, 1))
    scene.position.wounds[scene.figure("raelin")] = 3
    found = foreseen(scene, "finn", "raelin")
    assert found.life == 2
    assert chances(found.wounds) == taken(scene, "raelin")
    assert found.destroyed == found.throw.wounds.at_least(2)


def test_height_counts_on_either_side() -> None:
    scene = on(board({(3, 3): 3}, size=12)).army(0, "finn").army(1, "syvarris")
    scene.put("finn", (3, 3, 3)).put("syvarris", (4, 3, 1)).turn("finn")
    found = foreseen(scene, "finn", "syvarris")
    assert (found.attack, found.attack_dice, found.defence_dice) == ((("card", 3), ("height", 1)), 4, 2)
    assert chances(found.wounds) == taken(scene, "syvarris")
    back = foreseen(scene, "syvarris", "finn")
    assert back.defence == (("card", 4), ("height", 1))


def test_VT_16_shields_that_strike_back_are_told_apart_from_wounds() -> None:
    scene = duel("finn", (3, 3, 1), "izumi_samurai.1", (4, 3, 1))
    found, own = foreseen(scene, "finn", "izumi_samurai.1"), scene.figure("finn")

    def back(after: Position) -> int:
        return 4 if after.where[own] == DEAD else after.wounds[own]

    played_back = played(scene.position, "attack finn izumi_samurai.1", back)
    assert {min(n, 4): c for n, c in chances(found.throw.back).items() if n < 4} == {
        n: c for n, c in played_back.items() if n < 4
    }
    assert found.own_end == played_back[4] > 0


def test_stealth_dodge_is_reckoned_with() -> None:
    scene = duel("syvarris", (3, 3, 1), "krav_maga_agents.1", (6, 3, 1))
    found = foreseen(scene, "syvarris", "krav_maga_agents.1")
    assert chances(found.wounds) == taken(scene, "krav_maga_agents.1")
    assert found.destroyed == Fraction(7, 8) * Fraction(2, 3) ** 3


def test_two_attacks_one_after_the_other() -> None:
    scene = duel("syvarris", (3, 3, 1), "finn", (6, 3, 1))
    scene.position.wounds[scene.figure("finn")] = 2
    found = foreseen(scene, "syvarris", "finn")
    once = chances(found.wounds)
    assert found.twice().chance(0) == once[0] ** 2
    assert found.twice().chance(1) == 2 * once[0] * once[1]
    assert found.twice().most == found.life


def test_RF_38_the_door_has_shields_without_a_roll() -> None:
    scene = Scene(siege().setting).army(1, "finn", "grimnak").put("finn", (13, 7, 1)).turn("finn")
    found = against(scene.position, scene.figure("finn"), DOOR_TARGET)
    assert (found.defence_dice, found.further, found.life) == (4, 2, 10)
    played_door = played(scene.position, "attack finn door", lambda after: after.door_wounds)
    assert chances(found.wounds) == played_door


def test_of_an_explosion_everybody_next_to_the_target_is_told() -> None:
    scene = duel("deathwalker_9000", (1, 3, 1), "tarn_vikings.1", (5, 3, 1)).army(0, "marro_warriors")
    scene.put("marro_warriors.1", (6, 3, 1)).put("tarn_vikings.2", (5, 4, 1))
    found = assault(scene.position, m.Explode("deathwalker_9000", "tarn_vikings.1"))
    assert found[0].target == "tarn_vikings.1"
    assert {one.target for one in found} == {"tarn_vikings.1", "tarn_vikings.2", "marro_warriors.1"}
    assert {one.attack for one in found} == {(("explosion", 3),)}
    assert all(one.throw.wounds.most == 3 for one in found)


def test_every_attack_that_can_be_made_is_told() -> None:
    scene = on(board(size=12)).army(0, "mimring").army(1, "tarn_vikings", "finn")
    scene.put("mimring", (5, 5, 1), (6, 5, 1)).put("tarn_vikings.1", (8, 5, 1)).put("finn", (4, 5, 1)).turn("mimring")
    attacks = [
        move
        for move in FORTRESS.legal_moves(scene.position, 0)
        if isinstance(move, m.Attack | m.Explode | m.Throw | m.Breathe)
    ]
    assert any(isinstance(move, m.Breathe) for move in attacks)
    assert all(assault(scene.position, move) for move in attacks)


def test_nobody_is_told_of_who_is_not_there() -> None:
    scene = duel("finn", (3, 3, 1), "raelin", (4, 3, 1))
    gone = [m.Attack("finn", "thorgrim"), m.Attack("nobody", "raelin"), m.Attack("finn", "door"), m.Attack("finn", "x")]
    assert [assault(scene.position, move) for move in gone] == [()] * 4
