"""Hints: which advice they give, what they say cannot be done and why."""

from __future__ import annotations

import random

import pytest

from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.pieces import PHASES
from stronghold_gui.games.stronghold.teaching.hints import HINTS
from stronghold_gui.games.stronghold.teaching.hints.advice import RULES, rules_for
from stronghold_gui.games.stronghold.values import RULINGS
from stronghold_gui.text import LANGUAGES, catalogue
from tests.games.stronghold.defence.scenes import pause
from tests.games.stronghold.scene import Scene
from tests.games.stronghold.subject import unseen
from tests.games.stronghold.teaching.hints.positions import asked, hint_at


def test_every_kind_of_decision_every_phase_and_every_step_is_looked_at_here() -> None:
    kinds = {decision.kind for _, decision in asked()}
    places = {(decision.kind, decision.place) for _, decision in asked()}
    assert kinds == set(Kind)
    assert {place for kind, place in places if kind == "phase"} == set(PHASES)
    assert {place for kind, place in places if kind == "dispatch"} == {"A", "B", "C"}
    assert {position.seats for position, _ in asked()} == {2, 3, 4}


def test_there_are_two_rules_of_advice_at_least_for_every_decision() -> None:
    for _, decision in asked():
        assert len(rules_for(decision.kind, decision.place)) >= 2


def test_nothing_is_called_impossible_that_is_legal() -> None:
    looked_at = 0
    for position, decision in asked():
        hint = hint_at(position, decision.seat)
        possible = {
            name
            for group in hint.groups
            for name in (group.head, *group.things)
            if group.kind not in ("finish", "haste")
        }
        for found in hint.blocked:
            looked_at += 1
            assert found.action not in possible, (decision, found)
    assert looked_at > 50


def test_a_hint_is_the_same_whatever_the_seat_cannot_see() -> None:
    dice = random.Random(5)  # noqa: S311 - a test's choices
    differed = 0
    for position, decision in asked():
        legal = STRONGHOLD.legal_moves(position, decision.seat)
        other = unseen(position, decision.seat, dice)
        differed += other.orders != position.orders
        assert hint_at(other, decision.seat, legal) == hint_at(position, decision.seat, legal)
    assert differed


def test_a_hint_reads_the_rules_by_the_rulings_of_its_match() -> None:
    for rulings in RULINGS:
        position = STRONGHOLD.setup({"rulings": rulings}, 2, 1)
        seat = STRONGHOLD.decisions(position)[0].seat
        assert hint_at(position, seat).setting.option("rulings") == rulings


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_no_sentence_that_nobody_ever_reads(language: str) -> None:
    texts = catalogue(language)
    about = {f"hints.about.{kind}" for kind in Kind if kind not in (Kind.PHASE, Kind.DISPATCH)}
    about |= {f"hints.about.phase.{phase}" for phase in PHASES} | {f"hints.about.dispatch.{step}" for step in "abc"}
    assert {name for name in texts.ids() if name.startswith("hints.about.")} == about
    assert set(RULES) == {name.removeprefix("hints.about.") for name in about}


# -- single hints --------------------------------------------------------------------------------------------------


def sentences(scene: Scene, seat: int, language: str = "en") -> str:
    """Return everything a hint says, in lines."""
    words = HINTS.told(hint_at(scene.p, seat), catalogue(language))
    return "\n".join(
        [words.about, words.summary, *words.blocked, *(line.text for line in (*words.groups, *words.advice))]
    )


def phase(number: int, *, resources: int = 5, goblin: int = 0, orc: int = 0, troll: int = 0) -> Scene:
    """Return a phase with these units to be paid."""
    scene = Scene().hourglasses(0).put("HAND", goblin=goblin, orc=orc, troll=troll).at("phase", number)
    scene.p.invaders[0].resources = resources
    return scene


def test_machines_are_named_with_price_and_places_and_what_cannot_be_paid_with_the_reason() -> None:
    said = sentences(phase(2, resources=6, troll=1).cards("machines-1"), 0)
    assert "Ballista for 6 resources, plus 1 troll or 2 orcs: RW1, RW2, RW3, RW4, RE1, RE2 and RE3." in said
    said = sentences(phase(2, resources=6, goblin=1).cards("machines-1"), 0)
    assert (
        "Ballista costs 6 resources, plus 1 troll or 2 orcs; you don’t have enough units left from this turn’s draw."
        in said
    )
    said = sentences(phase(2, resources=5, troll=2).cards("machines-1"), 0)
    assert "“Ballista” costs 6 resources; you have 5." in said
    assert "You can’t afford anything on this card" not in said


def test_the_camp_is_reckoned_with_the_thresholds_of_the_rules() -> None:
    assert "7 units not dispatched yet; if they stay in the camp, the Defender gets 1 hourglass." in sentences(
        Scene().put("CAMP", orc=7).at("phase", 6), 0
    )
    assert "12 units not dispatched yet; if they stay in the camp, the Defender gets 6 hourglasses" in sentences(
        Scene().put("CAMP", orc=12).at("phase", 6), 0
    )
    assert "not dispatched yet" not in sentences(Scene().put("CAMP", orc=3).at("phase", 6), 0)


def test_the_defender_is_told_what_would_fall() -> None:
    scene = pause(4, bare=True).put("W3", troll=2).guard("W3", stone=0)
    assert "In the current position, these would be breached: W3." in sentences(scene, 1)
    assert "would fall" not in sentences(pause(4), 1)


def test_walls_have_the_codes_of_the_board_in_each_language() -> None:
    scene = pause(4, bare=True).put("W3", troll=2).guard("W3", stone=0)
    assert "these would be breached: W3." in sentences(scene, 1)
    assert "En l’état, brèche à l’assaut\N{NO-BREAK SPACE}: O3." in sentences(scene, 1, "fr")


def test_what_was_used_this_turn_is_said_to_be_used() -> None:
    scene = pause(4, bare=True).tile("saboteur", "guards")
    scene.play("pay wall", "pay wall").play("finish wall W1")
    assert "Wall reinforcement: already used this turn." in sentences(scene, 1)
