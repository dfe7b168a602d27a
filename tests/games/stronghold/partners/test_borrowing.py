"""Taking the partner's action, and handing over units (rules, section 10; R-98, R-131)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.pieces import USED
from stronghold_gui.games.stronghold.values import RULINGS, load_values
from tests.games.stronghold.partners.seats import ALONE, EAST, EAST_GUARD, WEST, WEST_GUARD, four, three
from tests.games.stronghold.scene import Scene


def machines(scene: Scene) -> Scene:
    """Put the scene into phase 2 with a card for the western Invader that the eastern one lacks."""
    scene.cards("machines-5", seat=WEST)
    for seat in (WEST, EAST):
        scene.put("HAND", troll=3, orc=4, seat=seat)
        scene.p.invaders[seat].resources = 8
    return scene.at("phase", 2)


def test_R_98_borrowing_costs_one_hourglass_more_and_closes_the_action_to_its_owner() -> None:
    scene = machines(three())
    before = scene.p.defenders[0].hourglasses
    scene.play("trebuchet FE troll", seat=EAST)
    assert scene.p.defenders[0].hourglasses - before == 1 + 1
    assert scene.seen(e.ActionBorrowed) == [e.ActionBorrowed(EAST, WEST, "trebuchet")]
    assert scene.seen(e.Paid)[0].hourglasses == 2
    assert scene.p.invaders[WEST].used == scene.p.invaders[WEST].lent == USED["trebuchet"]
    assert scene.p.invaders[EAST].used == 0
    assert scene.reason("trebuchet FW troll", WEST) == ("lent", "R-98")
    assert not [move for move in scene.legal(WEST) if move.startswith("trebuchet")]


def test_R_98_the_hourglasses_of_a_borrowed_action_come_to_the_borrowers_side() -> None:
    scene = machines(four()).hourglasses(0, 0)
    scene.play("trebuchet FE orc", seat=EAST)
    given = scene.seen(e.HourglassesGiven)
    assert [(event.seat, event.count) for event in given] == [(EAST_GUARD, 2 + 1)]


def test_R_98_only_the_action_taken_is_closed_all_others_stay_open_to_both() -> None:
    scene = machines(three())
    others = [move for move in scene.legal(WEST) if not move.startswith("trebuchet")]
    scene.play("trebuchet FE troll", seat=EAST)
    assert scene.legal(WEST) == others


def test_R_98_what_its_owner_has_used_cannot_be_borrowed() -> None:
    scene = machines(three()).play("trebuchet FW troll", seat=WEST)
    assert scene.reason("trebuchet FE troll", EAST) == ("already_used", "R-98")


def test_R_98_price_and_limits_are_the_borrowers() -> None:
    scene = machines(three())
    scene.p.invaders[EAST].resources = 7
    assert scene.reason("trebuchet FE troll", EAST)[0] == "too_few_resources"
    scene.p.invaders[EAST].resources = 8
    assert scene.reason("trebuchet FW troll", EAST) == ("other_side", "R-96")
    scene.play("trebuchet FE troll", seat=EAST)
    assert (scene.p.invaders[EAST].resources, scene.p.invaders[WEST].resources) == (0, 8)
    assert scene.units("HAND", EAST) == (0, 4, 2)


def test_R_131_the_own_card_comes_first_and_the_same_action_can_then_be_borrowed() -> None:
    scene = machines(three())  # "cover" stands on machines-1 and machines-5
    scene.play("cover RE1 orc", seat=EAST)
    assert scene.seen(e.ActionBorrowed) == []
    scene.play("cover RE2 orc", seat=EAST)
    assert scene.seen(e.ActionBorrowed) == [e.ActionBorrowed(EAST, WEST, "cover")]
    assert [event.hourglasses for event in scene.seen(e.Paid)] == [1, 2]
    assert scene.reason("cover RE3 orc", EAST)[0] == "already_used"
    assert scene.reason("cover RW1 orc", WEST) == ("lent", "R-98")


def fetching(rulings: str = RULINGS[0]) -> Scene:
    """Return three players in phase 1, both Invaders with units to send."""
    scene = three()
    scene.p.values = load_values("revised", 3, rulings)
    for seat in (WEST, EAST):
        scene.put("HAND", goblin=2, troll=2, seat=seat)
    return scene.at("phase", 1)


def test_R_131_nobody_sends_a_second_unit_for_resources_from_the_partners_card() -> None:
    scene = fetching().play("gain troll", seat=EAST)
    assert scene.reason("gain goblin", EAST) == ("once_each", "R-131")
    assert not [move for move in scene.legal(EAST) if move.startswith("gain")]
    # The partner can still use their own; then it counts as used.
    scene.play("gain goblin", seat=WEST)
    assert scene.reason("gain goblin", EAST) == ("already_used", "4")


def test_R_131_who_has_none_of_his_own_borrows_the_gain_once() -> None:
    scene = fetching()
    scene.p.invaders[EAST].flipped = 1
    scene.play("gain troll", seat=EAST)
    assert scene.seen(e.ActionBorrowed) == [e.ActionBorrowed(EAST, WEST, "gain")]
    assert scene.reason("gain troll", WEST) == ("lent", "R-98")
    assert not [move for seat in (WEST, EAST) for move in scene.legal(seat) if move.startswith("gain")]


def test_R_131_by_the_earlier_ruling_borrowing_gave_a_second_unit() -> None:
    scene = fetching("1").play("gain troll", "gain goblin", seat=EAST)
    assert [event.count for event in scene.seen(e.ResourcesTaken)] == [3, 1]


def test_R_131_special_sides_are_borrowed_like_any_action() -> None:
    scene = machines(three())
    scene.p.invaders[WEST].flipped = 1 << 1
    scene.tile("ballista", "RE1").play("accurate_shot", seat=EAST)
    assert scene.seen(e.Paid)[0].hourglasses == 2 + 1
    assert scene.p.invaders[EAST].accurate_shots == 1
    assert scene.p.invaders[WEST].accurate_shots == 0
    assert scene.reason("accurate_shot", WEST) == ("lent", "R-98")


@pytest.mark.parametrize("size", ["minor", "major"])
def test_R_131_a_dispatch_is_borrowed_when_the_own_one_is_used(size: str) -> None:
    scene = three().put("CAMP", orc=9, seat=EAST).at("phase", 6)
    for _ in range(2):
        scene.play(f"dispatch {size}", "march orc CAMP FE", seat=EAST)
        while scene.p.stage == "dispatch":
            scene.play("done", seat=EAST)
        scene.put("FE", orc=0)
    assert [event.action for event in scene.seen(e.ActionBorrowed)] == [size]
    first, second = (event.hourglasses for event in scene.seen(e.Paid))
    assert second == first + 1
    assert scene.reason(f"dispatch {size}", WEST) == ("lent", "R-98")
    assert scene.reason(f"dispatch {size}", EAST)[0] == "already_used"


def test_R_131_the_open_order_is_borrowed_for_an_hourglass_and_classified_orders_never() -> None:
    scene = three().put("E1", orc=1).put("E2", orc=1).put("E3", orc=1).put("W1", orc=1).at("phase", 6)
    scene.play("order bluff E1 open", "order orcs_detonation E2 open", seat=EAST)
    assert [event.hourglasses for event in scene.seen(e.Paid)] == [0, 1]
    assert scene.reason("order bluff W1 open", WEST) == ("lent", "R-98")
    scene.play("order bluff E3 face_down", seat=EAST)
    assert scene.seen(e.Paid)[-1] == e.Paid(EAST, "classified", 0, "", 0, 1)
    scene.put("E4", goblin=1).play("order goblins_fury E4 face_down", seat=EAST)
    assert [event.action for event in scene.seen(e.Paid)].count("classified") == 1
    assert not scene.p.invaders[WEST].used & USED["classified"]


def test_what_was_lent_is_open_again_in_the_next_turn() -> None:
    scene = machines(three()).play("trebuchet FE troll", seat=EAST)
    scene.enter("end")
    assert [(invader.used, invader.lent) for invader in scene.p.invaders] == [(0, 0), (0, 0)]


# -- troop transfer ----------------------------------------------------------------------------------------------------


def supplies(scene: Scene) -> Scene:
    """Put the scene into phase 1 with units in hand."""
    for seat in (WEST, EAST):
        scene.put("HAND", goblin=5, orc=2, seat=seat)
    return scene.at("phase", 1)


def test_R_98_troop_transfer_hands_up_to_three_units_of_one_kind_for_an_hourglass() -> None:
    scene = supplies(four()).hourglasses(0, 0).play("give goblin 3", seat=WEST)
    assert scene.units("HAND", WEST) == (2, 2, 0)
    assert scene.units("HAND", EAST) == (8, 2, 0)
    assert [(event.seat, event.count) for event in scene.seen(e.HourglassesGiven)] == [(WEST_GUARD, 1)]
    assert scene.seen(e.UnitsGiven) == [e.UnitsGiven(WEST, EAST, "goblin", 3)]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("give goblin 4", "too_many_to_give"),
        ("give goblin 0", "too_many_to_give"),
        ("give orc 3", "too_few_units"),
        ("give troll 1", "too_few_units"),
    ],
)
def test_R_98_no_more_than_three_and_no_more_than_are_in_hand(move: str, reason: str) -> None:
    scene = supplies(three())
    assert scene.reason(move, WEST)[0] == reason
    assert move not in scene.legal(WEST)


def test_R_98_troop_transfer_is_each_Invaders_own_once_a_turn_also_with_flipped_supplies() -> None:
    scene = supplies(three())
    scene.p.invaders[EAST].flipped = 1
    scene.play("give goblin 1", seat=EAST)
    assert scene.reason("give goblin 1", EAST) == ("already_used", "R-98")
    scene.play("give orc 1", seat=WEST)
    assert scene.seen(e.ActionBorrowed) == []


def test_R_98_given_units_can_be_used_as_payment_this_turn() -> None:
    scene = supplies(three()).put("HAND", seat=EAST)
    assert "gain orc" not in scene.legal(EAST)
    scene.play("give orc 1", seat=WEST).play("gain orc", seat=EAST)
    assert scene.units("HAND", EAST) == (0, 0, 0)


def test_troop_transfer_belongs_to_phase_1() -> None:
    scene = supplies(three()).at("phase", 2)
    assert scene.reason("give orc 1", WEST)[0] == "not_now"


def test_with_one_Invader_there_is_nobody_to_give_to() -> None:
    scene = Scene().put("HAND", orc=2).at("phase", 1)
    assert scene.reason("give orc 1") == ("no_partner", "R-98")


def test_a_gain_is_borrowed_like_any_action() -> None:
    scene = supplies(three())
    scene.p.invaders[WEST].flipped = 1
    scene.play("gain goblin", seat=WEST)
    assert [event.hourglasses for event in scene.seen(e.Paid)] == [2]
    assert scene.reason("gain orc", EAST) == ("lent", "R-98")
    assert scene.deciders() == [WEST, EAST]
    assert ALONE not in scene.deciders()
