"""A Fortress player's judgement of a table: dangers, values, the best attacks, and reasons for a figure's moves."""

from __future__ import annotations

import dataclasses

from stronghold_gui.games.fortress.data.scenarios import Mode
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.moves import Drop, Move, Place
from stronghold_gui.games.fortress.players.exposure import exposed
from stronghold_gui.games.fortress.players.gathering import rate_placing
from stronghold_gui.games.fortress.players.levels import style_of
from stronghold_gui.games.fortress.players.marshal import Marshal
from stronghold_gui.games.fortress.players.outlook import Outlook
from stronghold_gui.games.fortress.players.reasons import purpose_of
from stronghold_gui.games.fortress.players.threats import dangers
from stronghold_gui.games.fortress.players.weapons import best_attack
from stronghold_gui.games.fortress.players.weights import Style
from stronghold_gui.games.fortress.players.worth import price
from stronghold_gui.games.fortress.setting import Setting, modes, plan, scenarios
from tests.games.fortress.bench import all_cards
from tests.games.fortress.scene import Scene, ambush, siege

MEDIUM = style_of("medium").usual


def small(mode: Mode | None = None) -> Scene:
    """Return an empty map of the small game."""
    found = scenarios()["small"]
    setting = Setting(plan(found.map), all_cards(), found, found.seatings[2])
    setting.mode = mode or found.mode
    return Scene(setting)


def outlook(scene: Scene, player: int) -> Outlook:
    return Outlook(scene.position, player, MEDIUM)


def spot(scene: Scene, *space: int) -> int:
    return scene.setting.field.by_name[",".join(map(str, space))]


# -- dangers -----------------------------------------------------------------------------------------------------------


def test_one_card_acts_in_a_turn_so_only_figures_of_one_card_are_a_danger_together() -> None:
    scene = siege().army(0, "finn").army(1, "marro_warriors", "ne_gok_sa").put("finn", (3, 9, 1))
    at, finn = spot(scene, 3, 9, 1), scene.figure("finn")

    def danger(*enemies: str) -> float:
        return dangers(scene.position, finn, [scene.figure(name) for name in enemies])[at]

    scene.put("marro_warriors.1", (5, 9, 1)).put("marro_warriors.2", (5, 10, 1)).put("ne_gok_sa", (5, 8, 1))
    one, two = danger("marro_warriors.1"), danger("marro_warriors.1", "marro_warriors.2")
    assert 0 < one < two
    assert danger("marro_warriors.1", "marro_warriors.2", "ne_gok_sa") == max(two, danger("ne_gok_sa"))


def test_who_stands_below_a_wall_is_no_danger_to_those_above_unless_it_shoots() -> None:
    scene = siege().army(0, "finn").army(1, "ne_gok_sa", "deathwalker_9000").put("finn", (14, 8, 21))
    scene.put("ne_gok_sa", (13, 7, 1)).put("deathwalker_9000", (9, 8, 1))
    at, finn = spot(scene, 14, 8, 21), scene.figure("finn")
    assert dangers(scene.position, finn, [scene.figure("ne_gok_sa")])[at] == 0
    shot = dangers(scene.position, finn, [scene.figure("deathwalker_9000")])
    assert 0 < shot[at] < shot[spot(scene, 12, 7, 1)]


# -- worth -------------------------------------------------------------------------------------------------------------


def test_a_runner_counts_more_the_fewer_may_still_be_lost() -> None:
    runners = ("drake", "finn", "thorgrim")
    worth = []
    for number in (3, 2):
        scene = small().army(0, *runners).army(1, "grimnak").put("grimnak", (5, 2, 2), (6, 2, 2))
        for row, name in enumerate(runners[:number]):
            scene.put(name, (3, 8 + row, 1))
        worth.append(outlook(scene, 1).worth(scene.figure("drake")))
    assert worth[0] < worth[1]


def test_an_enemy_that_threatens_a_runner_is_the_better_prize() -> None:
    scene = small().army(0, "drake", "finn").army(1, "mimring")
    scene.put("drake", (3, 8, 1)).put("finn", (3, 9, 1)).put("mimring", (5, 8, 1), (6, 8, 1))
    near = outlook(scene, 0).prize(scene.figure("mimring"))
    scene.put("mimring", (20, 9, 1), (21, 9, 1))
    assert near > outlook(scene, 0).prize(scene.figure("mimring")) == outlook(scene, 0).worth(scene.figure("mimring"))


def test_where_points_of_life_do_not_count_a_figure_is_worth_what_it_rolls() -> None:
    scene = small().army(0, "drake").army(1, "grimnak")
    drake, grimnak = scene.figure("drake"), scene.figure("grimnak")
    assert price(scene.position, drake) > price(scene.position, grimnak)
    scene = small(modes()["expert"]).army(0, "drake").army(1, "grimnak")
    assert (price(scene.position, drake), price(scene.position, grimnak)) == (110, 120)


# -- attacks -----------------------------------------------------------------------------------------------------------


def test_the_best_attack_of_a_crowd_is_the_one_that_hits_several() -> None:
    scene = siege().army(0, "krav_maga_agents").army(1, "deathwalker_9000").put("deathwalker_9000", (6, 9, 1))
    scene.put("krav_maga_agents.1", (10, 8, 1)).turn("deathwalker_9000")
    seen = outlook(scene, 1)
    alone = best_attack(seen, seen.position, scene.figure("deathwalker_9000"))
    scene.put("krav_maga_agents.2", (11, 8, 1)).put("krav_maga_agents.3", (11, 7, 1))
    seen = outlook(scene, 1)
    crowd = best_attack(seen, seen.position, scene.figure("deathwalker_9000"))
    assert crowd > 1.5 * alone > 0


# -- where to go -------------------------------------------------------------------------------------------------------


def test_who_can_never_get_to_the_flag_follows_enemies() -> None:
    scene = siege().army(0, "finn").army(1, "grimnak", "ne_gok_sa", "mimring").put("finn", (14, 8, 21))
    scene.put("grimnak", (3, 8, 1), (4, 8, 1)).put("ne_gok_sa", (3, 9, 1)).put("mimring", (3, 11, 1), (4, 11, 1))
    seen = outlook(scene, 1)
    aims = {name: bool(seen.goals(scene.figure(name))) for name in ("grimnak", "ne_gok_sa", "mimring")}
    assert aims == {"grimnak": False, "ne_gok_sa": False, "mimring": True}  # the door is shut
    scene.position.door = 2
    assert outlook(scene, 1).goals(scene.figure("ne_gok_sa"))


def test_who_is_too_large_for_the_door_is_placed_near_it_all_the_same() -> None:
    here = outlook(siege().army(0, "finn").army(1, "grimnak"), 1)
    assert rate_placing(here, "grimnak", "5,8,1", "6,8,1") > rate_placing(here, "grimnak", "1,3,1", "2,2,1")


def test_nobody_stands_in_the_way_of_the_own_door() -> None:
    scene = ambush().army(0, "tarn_vikings").army(1, "drake", "finn", "thorgrim").army(2, "grimnak")
    scene.put("tarn_vikings.1", (17, 9, 1)).put("grimnak", (5, 2, 2), (6, 2, 2))
    viking, seen = scene.figure("tarn_vikings.1"), outlook(scene, 0)
    beside, before = (seen.quiet(viking, (spot(scene, *at),)) for at in ((16, 7, 1), (15, 7, 1)))
    assert before < beside < seen.quiet(viking, (spot(scene, 16, 8, 1),))  # spaces 3 and 4


def test_why_a_figure_goes_somewhere_is_what_gains_most() -> None:
    scene = small().army(0, "drake", "finn", "thorgrim", "tarn_vikings").army(1, "grimnak")
    scene.put("drake", (13, 7, 1)).put("finn", (3, 9, 1)).put("thorgrim", (3, 11, 1)).put("tarn_vikings.1", (17, 9, 1))
    scene.put("grimnak", (6, 12, 1), (5, 12, 1))
    seen, plain = outlook(scene, 0), dataclasses.replace(MEDIUM, progress=0, goal=0)
    assert purpose_of(seen, scene.figure("drake"), (spot(scene, 15, 8, 1),)) == "inside"
    assert purpose_of(seen, scene.figure("finn"), (spot(scene, 7, 9, 1),)) == "nearer"
    assert purpose_of(seen, scene.figure("tarn_vikings.1"), (spot(scene, 16, 8, 1),)) == "hold"
    beside = (spot(scene, 4, 12, 1),)
    assert purpose_of(Outlook(scene.position, 0, plain), scene.figure("thorgrim"), beside) == "strike"


# -- enemies that see a place ------------------------------------------------------------------------------------------


def exposed_at(space: tuple[int, int, int]) -> float:
    """Return what a figure at a space expects to lose to a shooter in front of the gatehouse."""
    scene = siege().army(0, "finn").army(1, "zettian_guards").put("zettian_guards.1", (10, 8, 1))
    scene.put("finn", space)
    stakes = outlook(scene, 0)
    return exposed(stakes, stakes.position, scene.figure("finn"))


def test_only_enemies_that_see_a_figure_expose_it() -> None:
    assert exposed_at((12, 8, 1)) > 0
    # The same distance from the shooter, behind the closed door.
    assert exposed_at((15, 8, 1)) == 0


def test_enemies_of_two_cards_expose_a_figure_no_more_than_the_worse_of_them() -> None:
    scene = siege().army(0, "finn").army(1, "zettian_guards", "marro_warriors").put("finn", (9, 8, 1))
    scene.put("zettian_guards.1", (5, 8, 1)).put("marro_warriors.1", (6, 8, 1))
    both = outlook(scene, 0)
    worst = exposed(both, both.position, scene.figure("finn"))
    scene.position.lift(scene.figure("zettian_guards.1"))
    one = outlook(scene, 0)
    assert worst >= exposed(one, one.position, scene.figure("finn")) > 0


# -- the drop ----------------------------------------------------------------------------------------------------------


def dropping() -> Scene:
    """Return a siege whose attackers may drop a squad while a guard stands behind the flag."""
    scene = siege().army(0, "tarn_vikings", "finn").army(1, "airborne_elite", "ne_gok_sa").waiting("airborne_elite")
    scene.put("tarn_vikings.1", (14, 8, 21)).put("finn", (20, 8, 1)).put("ne_gok_sa", (3, 9, 1))
    scene.position.stage = "drop"
    scene.position.todo = [("dropping", 1, scene.setting.card_index["airborne_elite"])]
    return scene


def chosen(scene: Scene, style: Style) -> Move:
    decision = FORTRESS.decisions(scene.position)[0]
    return Marshal(style).choose(scene.position, decision, FORTRESS.legal_moves(scene.position, decision.seat))


def test_hard_drops_its_elite_within_reach_of_the_flag_and_medium_below_the_walls() -> None:
    landed = []
    for level in ("hard", "medium"):
        scene = dropping()
        assert chosen(scene, style_of(level)) == Drop(go=True)
        FORTRESS.play(scene.position, 1, Drop(go=True))
        move = chosen(scene, style_of(level))
        assert isinstance(move, Place)
        landed.append(scene.setting.field.by_name[move.space])
    field = scene.setting.field
    assert landed[0] in scene.setting.inside or field.level[landed[0]] > 1
    assert landed[1] not in scene.setting.inside


def test_a_squad_waits_for_the_round_of_its_drop() -> None:
    later = Style(dataclasses.replace(MEDIUM, drop=3))
    scene = dropping()
    assert chosen(scene, later) == Drop(go=False)
    scene.position.round = 3
    assert chosen(scene, later) == Drop(go=True)
