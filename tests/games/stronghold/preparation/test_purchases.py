"""Phases 2 to 5: machines, equipment, training, rituals and the special sides of their cards."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.pieces import UNITS
from stronghold_gui.games.stronghold.values import EDITIONS, load_values
from stronghold_gui.games.stronghold.wording import refusal_sentence
from stronghold_gui.text import catalogue
from tests.games.stronghold.examples import example
from tests.games.stronghold.scene import Scene


def buying(phase: int, *cards: str, edition: str = "revised", resources: int = 16) -> Scene:
    """Return a scene in a phase with a rich hand."""
    scene = Scene(edition).cards(*cards).put("HAND", goblin=9, orc=9, troll=9).hourglasses(0).at("phase", phase)
    scene.p.supply[pc.RESOURCE] += scene.p.invaders[0].resources - resources
    scene.p.invaders[0].resources = resources
    return scene


def flipped(phase: int, edition: str = "revised") -> Scene:
    """Return a scene in a phase whose card shows its special side."""
    scene = buying(phase, edition=edition)
    scene.p.invaders[0].flipped = 1 << phase - 1
    return scene


# -- machines ----------------------------------------------------------------------------------------------------------


def test_V_17_a_catapult_costs_a_troll_or_two_orcs_so_one_or_two_hourglasses() -> None:
    assert example("V-17").play("catapult RW2 troll").p.defenders[0].hourglasses == 1
    assert example("V-17").play("catapult RW2 orc").p.defenders[0].hourglasses == 2


def test_ballista_on_a_rampart_with_two_hits_and_five_misses() -> None:
    scene = buying(2).play("ballista RW2 troll")
    place = scene.p.board.outer_index["RW2"]
    assert (scene.p.hits[place], scene.p.misses[place]) == (2, 5)
    assert scene.p.invaders[0].resources == 10
    assert scene.p.invaders[0].paid == [0, 0, 1]


def test_R_30_a_price_is_one_alternative_exactly() -> None:
    assert buying(2).reason("ballista RW2 goblin") == ("not_a_price", "R-30")
    assert buying(2, resources=5).reason("ballista RW2 troll")[0] == "too_few_resources"
    assert buying(2).put("HAND", orc=1).reason("ballista RW2 orc")[0] == "too_few_units"


def test_R_44_no_machine_on_the_barbicans_rampart() -> None:
    assert buying(2).reason("ballista RB troll") == ("wrong_kind_of_place", "2")
    assert buying(2).reason("cover RB orc")[0] == "wrong_kind_of_place"
    assert buying(2).reason("ballista nowhere troll")[0] == "unknown_place"


def test_R_45_one_machine_a_field() -> None:
    assert buying(2).tile("catapult", "RW1").reason("ballista RW1 troll") == ("field_taken", "R-45")


def test_each_action_once_a_turn() -> None:
    assert buying(2).play("cover RW1 orc").reason("cover RW2 orc") == ("already_used", "4")


def test_trebuchet_on_a_foreground() -> None:
    scene = buying(2, "machines-3").play("trebuchet FE troll")
    assert scene.p.machine[scene.p.board.outer_index["FE"]] == pc.TREBUCHET
    assert buying(2, "machines-3").reason("trebuchet RW1 troll")[0] == "wrong_kind_of_place"


@pytest.mark.parametrize(("edition", "right", "wrong"), [("revised", "RW1", "FW"), ("first", "FW", "RW1")])
def test_altar_stands_where_the_edition_says(edition: str, right: str, wrong: str) -> None:
    scene = buying(2, "machines-2", edition=edition)
    assert scene.reason(f"altar {wrong} troll")[0] == "wrong_kind_of_place"
    scene.play(f"altar {right} troll")


@pytest.mark.parametrize(("edition", "price"), [("revised", ["goblin", "orc"]), ("first", ["orc", "troll"])])
def test_cover_costs_what_the_edition_says(edition: str, price: list[str]) -> None:
    legal = [move.split()[2] for move in buying(2, edition=edition).legal() if move.startswith("cover RW1")]
    assert legal == price


def test_siege_tower_only_on_marked_sections() -> None:
    scene = buying(2, "machines-4")
    assert scene.reason("siege_tower W1 troll") == ("not_marked", "5.2")
    scene.play("siege_tower W2 troll")
    assert buying(2, "machines-4").tile("siege_tower", "W2").reason("siege_tower W2 troll")[0] == "field_taken"


def test_battering_ram_components_up_to_five() -> None:
    scene = buying(2, "machines-5").play("battering_ram RAM goblin")
    assert scene.p.ram == 1
    full = buying(2, "machines-5")
    full.p.ram = 5
    full.p.supply[pc.SUPPLY_INDEX["battering_ram"]] = 0
    assert full.reason("battering_ram RAM orc")[0] == "none_left"


def test_at_most_four_throwing_machines() -> None:
    scene = buying(2)
    for place in ("RW1", "RW2", "RW3", "RW4"):
        scene.tile("catapult" if place == "RW1" else "ballista", place)
    assert scene.reason("ballista RE1 troll")[0] in ("too_many_machines", "none_left")
    scene.p.supply[pc.SUPPLY_INDEX["ballista"]] = 1
    assert scene.reason("ballista RE1 troll")[0] == "too_many_machines"


def test_R_26_a_throwing_machine_needs_its_cards() -> None:
    scene = buying(2)
    scene.p.supply[pc.HIT] = 1
    assert scene.reason("ballista RW1 troll") == ("none_left", "R-26")
    scene.p.supply[pc.HIT], scene.p.supply[pc.MISS] = 2, 4
    assert scene.reason("ballista RW1 troll") == ("none_left", "R-26")


def test_R_50_accurate_shot_costs_two_hourglasses_one_or_all_machines() -> None:
    for edition, shots in (("revised", 1), ("first", -1)):
        scene = flipped(2, edition).tile("ballista", "RW1").play("accurate_shot")
        assert scene.p.defenders[0].hourglasses == 2
        assert scene.p.invaders[0].accurate_shots == shots


def test_R_102_accurate_shot_needs_a_throwing_machine() -> None:
    assert flipped(2).reason("accurate_shot") == ("no_place_for_it", "R-102")


def test_actions_of_other_cards_and_sides_are_refused() -> None:
    assert buying(2).reason("trebuchet FW troll")[0] == "not_on_card"
    assert buying(2).reason("accurate_shot")[0] == "card_not_flipped"
    assert flipped(2).reason("ballista RW1 troll")[0] == "card_flipped"
    assert buying(2).reason("banner W1 orc")[0] == "not_now"


# -- equipment ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "card", "resources"),
    [
        ("banner", "equipment-1", 1),
        ("ladder", "equipment-2", 2),
        ("ropes", "equipment-2", 2),
        ("sap", "equipment-3", 2),
        ("shields", "equipment-1", 3),
        ("poison", "equipment-4", 1),
    ],
)
def test_equipment_costs_one_orc_or_two_goblins(tile: str, card: str, resources: int) -> None:
    scene = buying(3, card).play(f"{tile} W3 goblin")
    assert scene.p.invaders[0].resources == 16 - resources
    assert scene.p.defenders[0].hourglasses == 2
    assert scene.p.equipment[2] == 1 << pc.EQUIPMENT.index(tile)
    assert buying(3, card).play(f"{tile} W3 orc").p.defenders[0].hourglasses == 1


def test_two_different_kinds_of_equipment_at_most() -> None:
    assert buying(3).tile("banner", "W1").reason("banner W1 orc")[0] == "same_tile_there"
    assert buying(3).tile("ropes", "W1").tile("sap", "W1").reason("banner W1 orc")[0] == "two_tiles_there"


def test_R_62_a_bridge_goes_on_a_free_field_only() -> None:
    scene = buying(3).tile("goblin_trap", "FW-RW1")
    assert scene.reason("bridge FW-RW1 orc") == ("field_taken", "R-62")
    scene.play("bridge FW-RW2 orc")
    assert scene.p.field[scene.p.board.field_index["FW-RW2"]] == pc.BRIDGE


def test_equipment_transfer_stays_on_its_side() -> None:
    scene = flipped(3).tile("banner", "W1").tile("bridge", "FW-RW1")
    assert scene.reason("transfer banner W1 E1")[0] == "other_side"
    assert scene.reason("transfer banner W2 W1")[0] == "not_there"
    assert scene.reason("transfer bridge FW-RW1 FE-RE1")[0] == "other_side"
    scene.play("transfer banner W1 W5")
    assert scene.p.defenders[0].hourglasses == 1
    assert scene.reason("transfer banner W5 W1")[0] == "already_used"
    assert flipped(3).tile("bridge", "FW-RW1").play("transfer bridge FW-RW1 RW3-RW4").p.field[3] == pc.BRIDGE


def test_R_59_a_ladder_somebody_stands_on_stays_in_the_revised_edition() -> None:
    revised = flipped(3).tile("ladder", "W2").put("W2", orc=4)
    assert revised.reason("transfer ladder W2 W1") == ("somebody_on_ladder", "R-59")
    first = flipped(3, "first").tile("ladder", "W2").put("W2", orc=4).play("transfer ladder W2 W1")
    assert first.units("W2") == (0, 4, 0)


@pytest.mark.parametrize(
    ("phase", "cards", "bought", "reason"),
    [
        (2, (), "catapult RW1 {}", ("field_taken", "R-45")),
        (2, (), "catapult W1 {}", ("wrong_kind_of_place", "2")),
        (3, (), "banner W1 {}", ("same_tile_there", "5.3")),
    ],
)
def test_the_place_is_told_before_a_price_while_another_price_could_be_paid(
    phase: int, cards: tuple[str, ...], bought: str, reason: tuple[str, str]
) -> None:
    for hand in ({"troll": 2}, {"orc": 2}, {"goblin": 2}):
        scene = buying(phase, *cards).tile("ballista", "RW1").tile("banner", "W1").put("HAND", **hand)
        prices = [UNITS[kind] for kind, _ in scene.p.values.costs[bought.split(maxsplit=1)[0]].pay]
        payable = any(
            scene.p.invaders[0].hand[kind] >= n for kind, n in scene.p.values.costs[bought.split(maxsplit=1)[0]].pay
        )
        for unit in prices:
            told = scene.reason(bought.format(unit))
            assert told == (reason if payable else ("too_few_units", "4"))


def test_a_price_that_cannot_be_paid_names_all_others_only_if_none_can() -> None:
    scene = buying(2).put("HAND", orc=2)
    refusal = scene.refusal("catapult RW2 troll")
    assert refusal is not None
    assert "prices" not in refusal.figures
    assert refusal_sentence(refusal, catalogue("en")) == "“Catapult” costs 1 troll; you have 0 left."
    refusal = scene.put("HAND", orc=1).refusal("catapult RW2 troll")
    assert refusal is not None
    assert (
        refusal_sentence(refusal, catalogue("en")) == "“Catapult” costs 1 troll or 2 orcs; you can’t pay any of these."
    )
    assert "1 troll ou 2 orques" in refusal_sentence(refusal, catalogue("fr"))


# -- training ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "card"),
    [
        ("quartermaster", "training-2"),
        ("trench_master", "training-2"),
        ("fire_master", "training-1"),
        ("drover", "training-3"),
    ],
)
def test_training_tiles_lie_on_ramparts(tile: str, card: str) -> None:
    scene = buying(4, card).play(f"{tile} RE2 orc")
    assert scene.p.training[scene.p.board.outer_index["RE2"]] == 1 << pc.RAMPART_TRAINING.index(tile)
    assert buying(4, card).reason(f"{tile} FW orc")[0] == "wrong_kind_of_place"
    assert buying(4, card).tile(tile, "RE2").reason(f"{tile} RE2 orc")[0] == "same_tile_there"


def test_two_different_trainings_at_most() -> None:
    scene = buying(4).tile("drover", "RW1").tile("quartermaster", "RW1")
    assert scene.reason("fire_master RW1 orc")[0] == "two_tiles_there"


def test_artilleryman_adds_a_hit_again_and_again() -> None:
    scene = buying(4).tile("trebuchet", "FW").play("artilleryman FW goblin")
    assert scene.p.hits[scene.p.board.outer_index["FW"]] == 3
    assert scene.p.defenders[0].hourglasses == 3
    assert buying(4).reason("artilleryman RW1 orc")[0] == "no_machine_there"


def test_R_26_artilleryman_needs_a_hit_in_the_supply() -> None:
    scene = buying(4).tile("ballista", "RW1")
    scene.p.supply[pc.HIT] = 0
    assert scene.reason("artilleryman RW1 orc") == ("none_left", "R-26")


def test_R_10_saboteurs_go_into_buildings_with_actions_one_each() -> None:
    scene = buying(4)
    assert scene.reason("saboteur hospital orc") == ("wrong_kind_of_place", "R-10")
    scene.play("saboteur forge goblin")
    assert buying(4).tile("saboteur", "forge").reason("saboteur forge orc")[0] == "same_tile_there"


def test_R_85_revised_trainer_gives_what_the_discard_has_and_not_those_just_paid() -> None:
    scene = buying(4, "training-4")
    assert scene.reason("trainer CAMP goblin") == ("no_trainee", "R-85")
    scene.p.discard[pc.ORC] = 1
    scene.play("trainer CAMP goblin")
    assert scene.units("CAMP") == (0, 1, 0)
    assert scene.p.discard == [0, 0, 0]
    trolls = buying(4, "training-4")
    trolls.p.discard[pc.TROLL] = 5
    assert trolls.play("trainer CAMP orc").units("CAMP") == (0, 0, 2)


def test_R_85_first_trainer_can_be_bought_in_turn_1_and_takes_discarded_units_before_those_of_the_bag() -> None:
    scene = buying(4, "training-4", edition="first")
    bag = scene.p.bag[pc.ORC]
    scene.p.discard[pc.ORC] = 1
    scene.play("trainer CAMP goblin")
    assert scene.units("CAMP") == (0, 2, 0)
    assert (scene.p.discard[pc.ORC], scene.p.bag[pc.ORC]) == (0, bag - 1)
    assert [event for event in scene.seen(e.UnitMoved) if event.goal == "CAMP"] == [
        e.UnitMoved("orc", "discard", "CAMP", "trainer"),
        e.UnitMoved("orc", "bag", "CAMP", "trainer"),
    ]


def test_R_85_first_trainer_gives_one_where_only_one_is_left_and_none_where_none_is() -> None:
    scene = buying(4, "training-4", edition="first")
    scene.p.bag[pc.TROLL] = 1
    assert scene.play("trainer CAMP orc").units("CAMP") == (0, 0, 1)
    scene = buying(4, "training-4", edition="first")
    scene.p.bag[pc.TROLL] = 0
    assert scene.reason("trainer CAMP orc") == ("none_left", "R-85")
    assert "trainer CAMP orc" not in scene.legal()


@pytest.mark.parametrize("edition", EDITIONS)
def test_R_85_by_the_earlier_ruling_the_trainer_takes_discarded_units_only(edition: str) -> None:
    scene = buying(4, "training-4", edition=edition)
    scene.p.values = load_values(edition, 2, "1")
    assert scene.reason("trainer CAMP goblin") == ("no_trainee", "R-85")


def test_training_transfer_moves_a_tile_or_a_saboteur() -> None:
    scene = flipped(4).tile("drover", "RW1").tile("saboteur", "forge")
    assert scene.reason("transfer drover RW1 RE1")[0] == "other_side"
    assert scene.reason("transfer saboteur workshop forge")[0] == "not_there"
    scene.play("transfer drover RW1 RW4")
    assert scene.p.defenders[0].hourglasses == 1
    moved = flipped(4).tile("saboteur", "forge").play("transfer saboteur forge guards")
    assert moved.p.saboteurs == 1 << pc.GUARDS


# -- rituals -----------------------------------------------------------------------------------------------------------


def test_R_21_sacrificed_goblins_are_out_for_good() -> None:
    scene = buying(5).play("gale W3")
    assert scene.p.sacrificed == 1
    assert scene.p.invaders[0].paid == [0, 0, 0]
    assert scene.p.discard == [0, 0, 0]


def test_blood_stones_on_a_catapult() -> None:
    scene = buying(5).tile("catapult", "RW1").tile("ballista", "RW2")
    assert scene.reason("blood_stones RW2") == ("not_there", "R-52")
    scene.play("blood_stones RW1")
    assert scene.p.defenders[0].hourglasses == 2


def test_possession_of_a_hero() -> None:
    scene = buying(5, "rituals-2").play("possession officer")
    assert scene.p.possessed == 1


def test_fire_in_a_building_with_actions() -> None:
    assert buying(5, "rituals-2").reason("fire hospital")[0] == "wrong_kind_of_place"
    assert buying(5, "rituals-2").play("fire guards").p.fires == 1 << pc.GUARDS


def test_spectres_in_the_hospital() -> None:
    assert buying(5).play("spectres hospital").p.spectres == 1


def test_R_31_accident_needs_a_cauldron() -> None:
    scene = buying(5, "rituals-4")
    assert scene.reason("accident W1") == ("not_there", "R-31")
    assert scene.tile("cauldron_orc", "W1").play("accident W1").p.defenders[0].hourglasses == 3


def test_R_74_panic_in_the_first_edition_strikes_once() -> None:
    scene = buying(5, "rituals-3", edition="first").guard("courtyard", marksman=1, soldier=2)
    scene.play("panic courtyard")
    assert scene.guards("courtyard") == (0, 2, 0)


def test_R_103_panic_without_tile_needs_somebody_to_die() -> None:
    scene = buying(5, "rituals-3", edition="first").guard("courtyard", marksman=1)
    assert scene.reason("panic courtyard") == ("no_place_for_it", "R-103")


def test_R_74_panic_in_the_revised_edition_lasts() -> None:
    scene = buying(5, "rituals-3").guard("courtyard", marksman=1, soldier=2)
    scene.play("panic courtyard")
    assert scene.guards("courtyard") == (0, 1, 0)


def test_blood_rituals_at_the_twelfth_goblin() -> None:
    scene = buying(5)
    scene.p.sacrificed = 11
    scene.play("gale W1")
    assert scene.p.invader_points() == 11


def test_R_85_escape_the_knife_brings_up_to_three_goblins() -> None:
    scene = flipped(5)
    assert scene.legal() == ["done"]
    scene.p.discard[pc.GOBLIN] = 5
    scene.play("escape FW", "escape FE", "escape FW")
    assert (scene.units("FW"), scene.units("FE")) == ((2, 0, 0), (1, 0, 0))
    assert scene.p.defenders[0].hourglasses == 1
    assert scene.reason("escape FW")[0] == "already_used"


def test_R_106_the_goblins_that_escape_come_one_by_one_until_the_phase_ends() -> None:
    scene = flipped(5)
    scene.p.discard[pc.GOBLIN] = 2
    scene.play("escape FW")
    assert scene.legal() == ["done", "escape FE", "escape FW"]
    scene.play("escape FE")
    assert scene.legal() == ["done"]
