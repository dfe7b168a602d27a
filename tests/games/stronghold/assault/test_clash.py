"""Stage II.4, the strength examination (rules, section 8): worked examples V-01 to V-12, and the rulings."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.assault.strength import forces, total
from stronghold_gui.games.stronghold.values import load_values
from tests.games.stronghold.assault.tools import both_editions, empty, enter
from tests.games.stronghold.examples import example
from tests.games.stronghold.scene import Scene

W1 = 0


def clashes(scene: Scene) -> list[a.Clash]:
    """Return the comparisons so far."""
    return [event for event in scene.events if isinstance(event, a.Clash)]


def sums(scene: Scene) -> list[tuple[int, int]]:
    """Return the strengths compared so far, Invader first."""
    return [(total(clash.invader), total(clash.defender)) for clash in clashes(scene)]


def hurt(scene: Scene, cause: str = "losses") -> list[str]:
    """Return the Defender's units sent to the hospital by one cause."""
    return [event.unit for event in scene.events if isinstance(event, e.UnitHurt) and event.cause == cause]


def killed(scene: Scene, cause: str = "losses") -> list[str]:
    """Return the units lost by one cause."""
    return [event.unit for event in scene.events if isinstance(event, e.UnitKilled) and event.cause == cause]


def breached(scene: Scene) -> bool:
    """Return whether a section was breached."""
    return bool(scene.seen(a.Breached))


# -- the worked examples -----------------------------------------------------------------------------------------------


@both_editions
def test_V_01_fury_loses_and_the_goblin_goes_before_the_losses(edition: str) -> None:
    scene = example("V-01", edition)
    enter(scene, "orders")
    assert sums(scene) == [(8, 11), (5, 11)]
    assert killed(scene, "goblins_fury") == ["goblin"]
    assert killed(scene) == ["orc", "orc"]
    assert scene.units("W1") == (0, 0, 0)


@both_editions
def test_V_02_fury_wins_and_the_goblin_dies_after(edition: str) -> None:
    scene = example("V-02", edition)
    enter(scene, "orders")
    assert sums(scene) == [(8, 7)]
    assert hurt(scene) == ["soldier"]
    assert scene.units("W1") == (0, 2, 0)
    deaths = [event for event in scene.events if isinstance(event, e.UnitHurt | e.UnitKilled)]
    assert [event.unit for event in deaths] == ["soldier", "goblin"]


@both_editions
def test_V_03_a_marksman_may_cover_an_advantage_of_one(edition: str) -> None:
    scene = example("V-03", edition)
    enter(scene, "strength")
    assert sums(scene) == [(8, 7)]
    assert scene.decider() == 1
    assert scene.legal() == ["remove marksman W1", "remove soldier W1"]
    scene.play("remove marksman W1")
    assert scene.guards("W1") == (0, 2, 0)


@both_editions
def test_V_04_one_of_three_orcs_dies_for_an_advantage_of_one(edition: str) -> None:
    scene = example("V-04", edition)
    enter(scene, "strength")
    assert sums(scene) == [(6, 7)]
    assert scene.units("W1") == (0, 2, 0)


@both_editions
def test_V_05_thirteen_to_six_is_a_breach(edition: str) -> None:
    scene = example("V-05", edition)
    enter(scene, "strength")
    assert sums(scene) == [(13, 6)]
    assert scene.seen(a.Breached) == [a.Breached("W5")]


@both_editions
def test_V_06_the_warrior_helps_but_covers_nothing(edition: str) -> None:
    scene = example("V-06", edition)
    enter(scene, "strength")
    assert sums(scene) == [(10, 7)]
    assert breached(scene)


@both_editions
def test_V_07_a_marksman_and_the_soldier_cover_three(edition: str) -> None:
    scene = example("V-07", edition)
    enter(scene, "strength")
    assert sums(scene) == [(10, 7)]
    scene.play("remove marksman W1")
    assert not breached(scene)
    # A second marksman now would leave the soldier to be added: then the first could have stayed.
    assert hurt(scene) == ["marksman", "soldier"]
    assert scene.guards("W1") == (1, 0, 0)


@both_editions
def test_V_08_covering_with_everybody_is_no_breach(edition: str) -> None:
    scene = example("V-08", edition)
    enter(scene, "strength")
    assert hurt(scene) == ["soldier", "soldier"]
    assert not breached(scene)


@pytest.mark.parametrize(("edition", "left"), [("revised", (2, 0, 0)), ("first", (0, 0, 0))])
def test_V_09_a_bare_wall_kills_nobody_but_in_the_first_edition(edition: str, left: tuple[int, int, int]) -> None:
    scene = example("V-09", edition)
    enter(scene, "strength")
    assert sums(scene) == [(2, 4)]
    assert scene.units("W1") == left


@both_editions
def test_V_10_an_undefended_wall_that_holds_is_not_breached(edition: str) -> None:
    scene = example("V-10", edition)
    enter(scene, "strength")
    assert sums(scene) == [(3, 4)]
    assert not breached(scene)
    assert scene.units("W1") == (0, 0, 1 if edition == "revised" else 0)


@pytest.mark.parametrize(("edition", "left"), [("revised", (0, 1, 0)), ("first", (0, 0, 0))])
def test_V_11_the_officer_alone_kills_nobody_but_in_the_first_edition(edition: str, left: tuple[int, int, int]) -> None:
    scene = example("V-11", edition)
    enter(scene, "strength")
    assert sums(scene) == [(2, 3)]
    assert scene.units("W1") == left


@both_editions
def test_V_12_a_soldier_with_the_officer_kills_an_orc(edition: str) -> None:
    scene = example("V-12", edition)
    enter(scene, "strength")
    assert sums(scene) == [(2, 3)]
    assert scene.units("W1") == (0, 0, 0)


# -- strength ----------------------------------------------------------------------------------------------------------


def test_forces_name_every_term_of_both_sides() -> None:
    scene = empty().tile("siege_tower", "W4").put("W4", goblin=1, orc=1).put("STW4", troll=1).tile("banner", "W4")
    scene.tile("altar", "RW1").tile("altar", "RE1").guard("W4", marksman=1, veteran=1, stone=2, wood=1, hero="officer")
    for altar in ("RW1", "RE1"):
        scene.p.altar_at[scene.p.board.outer_index[altar]] = 3
    scene.p.heroes[1] = 3
    scene.p.speech = 2
    before = scene.p.copy()
    invader, defender = forces(scene.p, 3)
    assert scene.p == before
    assert invader == (("goblin", 1), ("orc", 2), ("troll", 3), ("banner", 1), ("altar", 2))
    assert defender == (
        ("marksman", 1),
        ("veteran", 3),
        ("stone", 2),
        ("wood", 1),
        ("officer", 2),
        ("speech", 2),
        ("warrior", 2),
    )


def test_forces_count_fury_only_where_it_lies_open() -> None:
    scene = empty().put("W1", goblin=2).order("goblins_fury", "W1", face_up=False)
    assert forces(scene.p, W1)[0] == (("goblin", 2),)
    scene.p.open_orders = 1
    assert forces(scene.p, W1)[0] == (("goblin", 6),)


def test_R_46_an_altar_without_invader_units_brings_no_clash() -> None:
    scene = empty().tile("altar", "RW1").guard("W1", stone=0)
    scene.p.altar_at[scene.p.board.outer_index["RW1"]] = W1
    enter(scene, "strength")
    assert clashes(scene) == []


def test_R_41_the_speech_counts_where_the_officer_stands() -> None:
    scene = empty().put("W1", orc=2).guard("W1", soldier=1, stone=0).guard("W2", stone=0, hero="officer")
    scene.p.speech = 4
    assert total(forces(scene.p, W1)[1]) == 2
    assert total(forces(scene.p, 1)[1]) == 4


@both_editions
def test_R_54_siege_tower_units_fight_at_their_section(edition: str) -> None:
    scene = empty(edition).tile("siege_tower", "W4").put("STW4", orc=2).guard("W4", soldier=2, stone=1)
    enter(scene, "strength")
    assert sums(scene) == [(4, 5)]
    assert killed(scene) == ["orc"]


def test_sections_are_compared_in_the_boards_order_and_after_a_breach_too() -> None:
    scene = empty().put("E4", troll=1).put("W2", troll=2).put("W5", orc=1).guard("W2", stone=0)
    enter(scene, "strength")
    assert [clash.wall for clash in clashes(scene)] == ["W2", "W5", "E4"]


# -- ties, losses ------------------------------------------------------------------------------------------------------


@both_editions
def test_R_75_a_tie_changes_nothing_and_shields_and_poison_are_silent(edition: str) -> None:
    scene = empty(edition).put("W1", orc=2).tile("shields", "W1").tile("poison", "W1")
    scene.guard("W1", marksman=2, stone=2)
    enter(scene, "strength")
    assert [clash.winner for clash in clashes(scene)] == ["nobody"]
    assert scene.units("W1") == (0, 2, 0)
    assert scene.guards("W1") == (2, 0, 0)


@both_editions
def test_R_76_no_unit_can_be_left_out_of_the_losses(edition: str) -> None:
    scene = empty(edition).put("W5", goblin=3, orc=1, troll=1).guard("W5", veteran=3, stone=2)
    enter(scene, "strength")
    # 8 to 11: a troll alone covers three; with a goblin first, the troll would make the goblin one too many.
    assert scene.decider() == 0
    assert scene.legal() == ["remove goblin W5", "remove orc W5", "remove troll W5"]
    scene.play("remove goblin W5")
    assert scene.legal() == ["remove goblin W5", "remove orc W5"]
    assert scene.reason("remove troll W5") == ("more_than_needed", "R-76")
    scene.play("remove orc W5")
    assert killed(scene) == ["goblin", "orc"]


def test_R_76_a_set_that_cannot_be_completed_is_not_begun() -> None:
    # 3 to 5 leaves two: the orc covers it; a goblin alone does not, and with the orc it could be left out.
    scene = empty().put("W1", goblin=1, orc=1).guard("W1", soldier=1, stone=3)
    enter(scene, "strength")
    assert killed(scene) == ["orc"]
    assert scene.units("W1") == (1, 0, 0)


def test_R_76_if_all_together_do_not_cover_all_die() -> None:
    scene = empty().put("W1", goblin=1, orc=1).guard("W1", veteran=3, stone=4)
    enter(scene, "strength")
    assert killed(scene) == ["goblin", "orc"]


def test_R_76_among_wall_and_siege_tower_the_invader_chooses() -> None:
    scene = empty().tile("siege_tower", "W4").put("W4", orc=1).put("STW4", orc=1).guard("W4", soldier=2, stone=2)
    enter(scene, "strength")
    assert scene.legal() == ["remove orc STW4", "remove orc W4"]


@both_editions
def test_R_17_units_cover_with_the_officers_strength(edition: str) -> None:
    scene = empty(edition).put("W1", troll=2, orc=1).guard("W1", marksman=2, stone=2, hero="officer")
    enter(scene, "strength")
    # 8 to 6: a marksman with the Officer covers two, so one is enough.
    assert hurt(scene) == ["marksman"]
    assert not breached(scene)


def test_R_77_revised_components_and_officer_kill_nobody_the_warrior_does() -> None:
    scene = empty().put("W1", orc=1).guard("W1", stone=4, hero="officer")
    scene.p.speech = 3
    scene.put("W2", orc=1).guard("W2", stone=4, hero="warrior")
    enter(scene, "strength")
    assert scene.units("W1") == (0, 1, 0)
    assert scene.units("W2") == (0, 0, 0)


def test_R_77_first_the_loser_loses_units_at_an_unmanned_wall_by_choice_and_only_what_covers() -> None:
    scene = empty("first").put("W1", goblin=2, orc=1).guard("W1", stone=6)
    enter(scene, "strength")
    # 4 to 6: the orc covers two, or both goblins do.
    assert scene.decider() == 0
    assert scene.legal() == ["remove goblin W1", "remove orc W1"]
    scene.play("remove orc W1")
    assert scene.units("W1") == (2, 0, 0)
    beaten = empty("first").put("W1", orc=1).guard("W1", hero="officer", stone=4)
    assert enter(beaten, "strength").units("W1") == (0, 0, 0)


def test_R_77_first_shields_help_against_bare_stones_too() -> None:
    scene = empty("first").put("W1", orc=2).tile("shields", "W1").guard("W1", stone=6)
    enter(scene, "strength")
    assert sums(scene) == [(4, 6), (6, 6)]
    assert scene.units("W1") == (0, 2, 0)


@both_editions
def test_R_77_by_the_earlier_ruling_a_bare_wall_kills_nobody_in_either_edition(edition: str) -> None:
    scene = example("V-09", edition)
    scene.p.values = load_values(edition, 2, "1")
    assert enter(scene, "strength").units("W1") == (2, 0, 0)


# -- shields, poison, breach, fury -------------------------------------------------------------------------------------


@both_editions
def test_shields_compare_again_with_one_more_for_each_unit(edition: str) -> None:
    scene = empty(edition).put("W1", orc=2).tile("shields", "W1").guard("W1", soldier=2, stone=2)
    enter(scene, "strength")
    assert sums(scene) == [(4, 6), (6, 6)]
    assert [clash.again for clash in clashes(scene)] == [False, True]
    assert scene.units("W1") == (0, 2, 0)


def test_shields_never_win_a_clash() -> None:
    scene = empty().put("W1", orc=3).tile("shields", "W1").guard("W1", soldier=2, stone=3)
    enter(scene, "strength")
    assert sums(scene) == [(6, 7), (9, 7)]
    assert clashes(scene)[1].winner == "nobody"
    assert scene.guards("W1") == (0, 2, 0)


def test_R_76_units_cover_with_their_shields() -> None:
    scene = empty().put("W1", goblin=1, orc=1, troll=1).tile("shields", "W1").guard("W1", veteran=3, stone=2)
    enter(scene, "strength")
    # 6 to 11, then 9 to 11: two are left to cover, and a shielded goblin is worth two.
    assert sums(scene) == [(6, 11), (9, 11)]
    assert scene.legal() == ["remove goblin W1", "remove orc W1", "remove troll W1"]
    scene.play("remove goblin W1")
    assert scene.units("W1") == (0, 1, 1)


@both_editions
def test_R_78_poison_takes_a_marksman_who_no_longer_covers(edition: str) -> None:
    scene = empty(edition).put("W1", orc=2).tile("poison", "W1").guard("W1", marksman=2, stone=1)
    enter(scene, "strength")
    assert hurt(scene, "poison") == ["marksman"]
    assert hurt(scene) == ["marksman"]
    assert not breached(scene)


def test_R_78_poison_can_make_a_breach() -> None:
    scene = empty().put("W1", orc=2).tile("poison", "W1").guard("W1", marksman=1, stone=2)
    enter(scene, "strength")
    assert hurt(scene, "poison") == ["marksman"]
    assert breached(scene)


def test_R_78_poison_finds_no_other_unit_than_a_marksman() -> None:
    scene = empty().put("W1", orc=2).tile("poison", "W1").guard("W1", soldier=1, stone=1)
    enter(scene, "strength")
    assert hurt(scene, "poison") == []
    assert hurt(scene) == ["soldier"]


@both_editions
def test_R_79_breach_is_an_advantage_that_the_units_cannot_cover(edition: str) -> None:
    scene = empty(edition).put("W1", troll=2).guard("W1", soldier=1, stone=1, hero="officer")
    enter(scene, "strength")
    # 6 to 4: with the Officer the soldier covers three.
    assert not breached(scene)
    scene = empty(edition).put("W1", troll=2, orc=1).guard("W1", soldier=1, stone=1, hero="officer")
    enter(scene, "strength")
    assert scene.seen(a.Breached) == [a.Breached("W1")]
    scene = empty(edition).put("W1", goblin=1).guard("W1", stone=0)
    enter(scene, "strength")
    assert breached(scene)


def test_furious_goblins_breach_alone() -> None:
    scene = empty().put("W1", goblin=3).order("goblins_fury", "W1").guard("W1", soldier=1, stone=2)
    enter(scene, "orders")
    assert scene.seen(a.Breached) == [a.Breached("W1")]
    assert scene.units("W1") == (0, 0, 0)


@both_editions
def test_R_69_at_a_tie_the_furious_goblins_die_and_nobody_else(edition: str) -> None:
    scene = empty(edition).put("W1", goblin=1, orc=1).order("goblins_fury", "W1").guard("W1", soldier=1, stone=3)
    enter(scene, "orders")
    assert sums(scene) == [(5, 5)]
    assert killed(scene, "goblins_fury") == ["goblin"]
    assert scene.units("W1") == (0, 1, 0)
    assert scene.guards("W1") == (0, 1, 0)


def test_R_69_fury_takes_the_goblins_of_the_siege_tower_too() -> None:
    scene = empty().tile("siege_tower", "W4").put("W4", goblin=1).put("STW4", goblin=1, orc=1)
    scene.order("goblins_fury", "W4").guard("W4", soldier=1, stone=3)
    enter(scene, "orders")
    assert sums(scene) == [(8, 5)]
    assert scene.p.discard[0] == 2


def test_R_69_lost_fury_with_shields_compares_those_who_are_left() -> None:
    scene = empty().put("W1", goblin=1, orc=2).tile("shields", "W1").order("goblins_fury", "W1")
    scene.guard("W1", veteran=2, stone=2)
    enter(scene, "orders")
    # 7 to 8; the goblin goes, the two orcs with shields make 6 to 8.
    assert sums(scene) == [(7, 8), (6, 8)]
    assert killed(scene) == ["orc"]


def test_R_77_furious_goblins_die_even_where_nobody_kills() -> None:
    scene = empty().put("W1", goblin=1, orc=1).order("goblins_fury", "W1").guard("W1", stone=6)
    enter(scene, "orders")
    assert killed(scene, "goblins_fury") == ["goblin"]
    assert scene.units("W1") == (0, 1, 0)


@both_editions
def test_R_72_nothing_is_resolved_at_a_glared_section(edition: str) -> None:
    scene = empty(edition).put("W1", goblin=3, troll=1).order("goblins_fury", "W1").guard("W1", stone=0)
    scene.p.glare = W1
    enter(scene, "orders")
    assert clashes(scene) == []
    assert scene.units("W1") == (3, 0, 1)
    assert not breached(scene)
