"""Hints: which advice they give, what they say cannot be done and why."""

from __future__ import annotations

from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind
from stronghold_gui.games.convicted.teaching.hints import HINTS
from stronghold_gui.games.convicted.teaching.hints.advice import RULES
from tests.games.convicted.examples import at_stage
from tests.games.convicted.scene import Scene, fortress, village
from tests.games.convicted.teaching.hints.positions import asked, hint_at
from tests.games.convicted.teaching.kit import KIT
from tests.games.convicted.teaching.texts import book, own_ids


def advice(table: Scene, seat: int = 0) -> dict[str, tuple[str, ...]]:
    """Return the advice for a seat, with the places or things in it."""
    return {one.id: (*one.places, *one.things) for one in hint_at(table.position, seat).advice}


def test_the_game_has_hints() -> None:
    assert KIT.teaching is not None
    assert KIT.teaching.hints is HINTS


def test_every_kind_of_decision_is_looked_at_here() -> None:
    assert {decision.kind for _, decision in asked()} == set(Kind)
    assert len({position.mode.id for position, _ in asked()}) == 5


def test_there_are_two_rules_of_advice_at_least_for_every_decision() -> None:
    assert set(RULES) == set(Kind)
    assert min(map(len, RULES.values())) >= 2


def test_nothing_is_called_impossible_that_is_legal() -> None:
    looked_at = 0
    for position, decision in asked():
        hint = hint_at(position, decision.seat)
        built = {thing for group in hint.groups for thing in group.things if group.kind == "build"}
        cast = {group.head for group in hint.groups if group.kind.startswith("cast")}
        for found in hint.blocked:
            looked_at += 1
            assert found.refusal is not None
            assert found.action not in built | cast, (decision, found)
    assert looked_at > 20


def test_there_is_no_sentence_that_nobody_ever_reads() -> None:
    def written(part: str) -> set[str]:
        start = f"convicted.hints.{part}."
        return {name.removeprefix(start) for name in own_ids("en") if name.startswith(start)}

    hints = [hint_at(position, decision.seat) for position, decision in asked()]
    assert written("about") == set(Kind)
    assert written("advice") == {one.id for hint in hints for one in hint.advice}
    assert {group.kind for hint in hints for group in hint.groups} <= written("group")


# -- single hints ----------------------------------------------------------------------------------------------------


def test_a_wall_without_anybody_is_pointed_out_and_one_that_is_held_is_not() -> None:
    table = village(N="0/0 spearman 1", E="0/0 spearman 1", S="0/0 spearman 1", town="library 1")
    assert advice(table)["empty_wall"] == ("W",)
    table = village(N="0/0 spearman 1", E="0/0 spearman 1", S="0/0 spearman 1", W="0/0 spearman 1", town="library 1")
    assert "empty_wall" not in advice(table)


def test_damage_that_can_be_paid_for_is_pointed_out() -> None:
    assert advice(village(W="3/1", stock="0/1/0/0"))["repair_free"] == ("W",)
    assert "repair_free" not in advice(village(W="3/1", stock="1/0/0/0")), "stone is needed, and there is none"
    assert "repair_free" not in advice(village(W="3/3", stock="0/1/0/0"))


def test_the_last_gap_of_a_ring_is_pointed_out() -> None:
    assert advice(village(ring="SW ditch, W1 ditch, W2 ditch"))["ring_gap"] == ("ring_NW",)
    assert "ring_gap" not in advice(village(ring="SW ditch, W1 ditch"))


def test_few_melee_units_are_pointed_out_before_fire() -> None:
    assert "few_melee" in advice(at_stage(1, SW="1/1 archer 2", deployment_W="slinger 5 warrior 2"))
    assert "few_melee" not in advice(at_stage(1, SW="1/1 archer 2", deployment_W="slinger 5 warrior 9"))


def test_more_squads_than_defenders_are_counted_for_the_wall() -> None:
    table = at_stage(7, W="1/1 spearman 1", assault_W="warrior 5")
    table.do("done")
    (found,) = (one for one in hint_at(table.position, 0).advice if one.id == "more_squads")
    assert found.n == 2


def test_RC_77_when_winners_destroy_is_told_as_the_match_reads_it() -> None:
    table = at_stage(9, W="3/3 spearman 2", assault_W="warrior 1")
    assert "face_none" in advice(table)
    assert advice(table.reads(winners_destroy_at_once=False)).keys() >= {"face_waits"}


def test_what_cannot_be_built_says_why() -> None:
    blocked = {one.action: one.refusal for one in hint_at(village(stock="9/9/9/9").position, 0).blocked}
    assert str(blocked["workshop"].reason if blocked["workshop"] else "") == "technology_missing"
    assert "library" not in blocked


def test_a_power_without_its_building_says_why() -> None:
    table = fortress(W="3/3 spearman 1", deployment_W="warrior 3 slinger 2", town="mage_tower 3,chapel 2")
    table.go(task("casting", 0))
    blocked = {one.action: one.refusal for one in hint_at(table.position, 0).blocked}
    assert set(blocked) == {"protective_aura", "ignition"}
    assert {str(refusal.reason) for refusal in blocked.values() if refusal} == {"building_too_low"}


def test_of_more_than_can_be_read_the_number_is_told() -> None:
    said = HINTS.told(hint_at(village(stock="9/9/9/9", known="stoneworking").position, 0), book("en"))
    (ring,) = (group for group in said.groups if "a ditch" in group.text)
    assert ring.text == "You can build a ditch here: 12 options."
    assert len(ring.places) == 12


def test_a_hint_names_the_button_that_ends_the_decision() -> None:
    words = HINTS.told(hint_at(village(stock="9/9/9/9").position, 0), book("en"))
    assert "“End actions”" in words.summary
