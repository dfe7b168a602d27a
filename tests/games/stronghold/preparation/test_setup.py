"""Set-up, draft and the start of a turn: rules, sections 3, 4 and 5.1."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.flow import advance
from stronghold_gui.games.stronghold.preparation.setup import set_up
from tests.games.stronghold.examples import example
from tests.games.stronghold.scene import Scene


def begun(edition: str = "revised", *, seed: int = 3) -> Scene:
    """Return a match at its first decision."""
    scene = Scene(edition)
    scene.p = set_up(edition, False, 2, seed)
    advance(scene.p, scene.events)
    return scene


def test_section_3_two_players_set_up() -> None:
    scene = begun()
    assert (scene.p.invader_points(), scene.p.defender_points()) == (10, 4)
    assert scene.p.invaders[0].resources == 5
    assert scene.p.invaders[0].cards == ("machines-1", "equipment-1", "training-1", "rituals-1")
    assert scene.p.stone == [2] * 9
    assert scene.guards("guard_of_honour") == (0, 2, 0)
    assert scene.guards("guards") == (1, 0, 0)
    assert scene.guards("barracks") == (4, 1, 0)


def test_R_05_set_up_uses_exactly_the_seventeen_marksmen() -> None:
    assert begun().p.free == [0, 8, 4]


def test_R_07_the_hourglasses_of_the_set_up_join_the_first_turns_two() -> None:
    assert begun().p.defenders[0].hourglasses == 6


def test_R_93_four_and_two_hourglasses_are_spent_in_the_pause_after_phase_1() -> None:
    scene = begun().play("done", "done")
    assert scene.p.stage == "pause"
    assert scene.seen(e.PauseBegan) == [e.PauseBegan(1, 6)]


def test_R_02_five_order_tiles_two_of_them_bluffs() -> None:
    assert begun().p.orders_left == [1, 1, 1, 2]


def test_R_04_six_hit_cards_of_four_kinds() -> None:
    cards = begun().p.cards.hit_cards
    assert sorted(cards) == [(), (), (0,), (0, 1), (0, 1), (0, 1, 2)]


def test_income_is_fourteen_units_and_five_resources() -> None:
    scene = begun().play("done")
    assert sum(scene.units("HAND")) == 14
    assert scene.p.invaders[0].resources == 10
    assert scene.p.phase == 1


def test_R_22_a_short_bag_gives_what_is_there() -> None:
    scene = begun()
    scene.p.bag[:] = [2, 1, 0]
    scene.play("done")
    assert scene.units("HAND") == (2, 1, 0)


def test_R_28_resources_come_as_far_as_there_are_any() -> None:
    scene = begun()
    scene.p.invaders[0].resources += 9
    scene.p.supply[pc.RESOURCE] -= 9
    scene.play("done")
    assert scene.p.invaders[0].resources == 16
    assert scene.reason("gain orc") == ("no_resources_left", "R-28") or not scene.units("HAND")[1]


def test_R_33_all_charge_two_units_more_and_no_resources_but_owned_ones_stay() -> None:
    scene = begun().play("flip supplies", "done")
    assert sum(scene.units("HAND")) == 16
    assert scene.p.invaders[0].resources == 5
    assert scene.legal() == ["done"]
    assert scene.reason("gain orc")[0] == "card_flipped"


def test_R_33_any_number_of_cards_once_each_and_not_the_dispatch() -> None:
    scene = begun().play("flip machines", "flip rituals")
    assert scene.reason("flip machines") == ("already_flipped", "4")
    assert scene.reason("flip dispatch") == ("cannot_flip", "4")


@pytest.mark.parametrize(("unit", "gained"), [("goblin", 1), ("orc", 2), ("troll", 3)])
def test_gain_brings_resources_and_one_hourglass(unit: str, gained: int) -> None:
    scene = Scene().put("HAND", goblin=1, orc=1, troll=1).hourglasses(0).at("phase", 1)
    scene.p.invaders[0].resources = 0
    scene.play(f"gain {unit}")
    assert scene.p.invaders[0].resources == gained
    assert scene.p.defenders[0].hourglasses == 1
    assert scene.reason("gain orc") == ("already_used", "4")


def test_V_18_a_troll_in_resource_gain_makes_five_and_three() -> None:
    scene = example("V-18")
    assert scene.p.invaders[0].resources == 5
    assert scene.play("gain troll").p.invaders[0].resources == 5 + 3


def test_R_23_the_stone_waits_for_the_pause_after_phase_1() -> None:
    scene = begun()
    assert scene.p.defenders[0].stones == 1
    scene.p.supply[pc.STONE] = 0
    scene.p.defenders[0].stones = 0
    scene.enter("start")
    assert scene.p.defenders[0].stones == 0


def test_R_101_draft_two_cards_a_phase_one_kept_the_other_never_shown() -> None:
    scene = Scene()
    scene.p = set_up("revised", True, 2, 11)
    advance(scene.p, scene.events)
    for index in range(4):
        offer = scene.p.invaders[0].offer
        assert len(set(offer)) == 2
        assert set(offer) <= set(scene.p.cards.deck[index])
        other = next(card for card in scene.p.cards.deck[index] if card not in offer)
        assert scene.reason(f"draft {other}")[0] == "not_offered"
        scene.play(f"draft {offer[0]}")
    assert scene.p.stage == "start"
    offered = scene.seen(e.CardsOffered)
    assert all(e.event_for(event, invader=False) == e.CardsOffered(0, event.phase, ()) for event in offered)


def test_R_01_hourglasses_and_glory_are_not_limited_by_the_box() -> None:
    scene = Scene().hourglasses(40).put("HAND", goblin=1).at("phase", 1).play("gain goblin")
    assert scene.p.defenders[0].hourglasses == 41


@pytest.mark.parametrize(("edition", "pieces"), [("revised", 3), ("first", 5)])
def test_R_25_wooden_components_in_the_game(edition: str, pieces: int) -> None:
    assert Scene(edition).p.supply[pc.WOOD] == pieces


def test_R_29_numbers_of_training_order_and_ritual_tiles() -> None:
    supply = Scene().p.supply
    assert [supply[pc.SUPPLY_INDEX[tile]] for tile in (*pc.RAMPART_TRAINING, "saboteur")] == [3] * 5
    assert sum(supply[pc.SUPPLY_INDEX[tile]] for tile in pc.RITUALS) == 12
    assert sum(Scene().p.orders_left) == 5


def test_R_03_with_one_invader_ritual_tiles_never_run_out() -> None:
    scene = Scene()
    assert all(scene.p.supply[pc.SUPPLY_INDEX[tile]] >= 1 for tile in pc.RITUALS)


def test_R_32_effects_are_at_once_and_hourglasses_pile_up_until_the_phase_ends() -> None:
    scene = Scene().put("HAND", orc=4).hourglasses(0).at("phase", 2)
    scene.play("cover RW1 orc")
    assert scene.p.covers
    assert scene.p.stage == "phase"
    assert scene.play("done").seen(e.PauseBegan) == [e.PauseBegan(2, 1)]
