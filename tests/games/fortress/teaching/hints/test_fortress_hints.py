"""Hints: which advice they give, what they say cannot be done and why."""

from __future__ import annotations

import random

from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.teaching.hints import HINTS
from stronghold_gui.games.fortress.teaching.hints.advice import RULES
from stronghold_gui.teaching.hints.hint import Hint
from stronghold_gui.text import catalogue
from stronghold_gui.text.catalogue import Catalogue
from tests.games.fortress.examples import example, siege
from tests.games.fortress.scene import Scene
from tests.games.fortress.subject import unseen
from tests.games.fortress.teaching.hints.positions import asked, before_the_door, hint_at, marking
from tests.games.fortress.teaching.kit import KIT

assert KIT.game.id == "fortress", "its texts are spoken here"


def advice(scene: Scene) -> dict[str, tuple[str, ...]]:
    """Return the advice for the deciding seat, with its places and things."""
    return {one.id: (*one.places, *one.things) for one in hint_at(scene.position, scene.seat).advice}


def lines(hint: Hint, texts: Catalogue) -> list[str]:
    """Return all sentences of a hint."""
    said = HINTS.told(hint, texts)
    return [said.about, said.summary, *said.blocked, *(line.text for line in (*said.groups, *said.advice))]


def test_every_kind_of_decision_is_looked_at_here() -> None:
    assert {decision.kind for _, decision in asked()} == set(Kind) == set(RULES)


def test_nothing_is_called_impossible_that_is_legal() -> None:
    looked_at = 0
    for position, decision in asked():
        hint = hint_at(position, decision.seat)
        possible = {name for group in hint.groups if group.kind in ("mark", "pick", "use") for name in group.things}
        possible |= {group.head for group in hint.groups if group.kind == "attack" and group.things != ("door",)}
        possible |= {
            group.kind.partition(".")[0] for group in hint.groups if group.kind[:4] in ("door", "flag", "stop")
        }
        for found in hint.blocked:
            looked_at += 1
            assert found.action not in possible, (decision, found)
            assert found.refusal is not None
    assert looked_at > 20


def test_a_hint_is_the_same_whatever_the_seat_cannot_see() -> None:
    dice = random.Random(5)  # noqa: S311 - a test's choices
    differed = 0
    for position, decision in asked():
        legal = FORTRESS.legal_moves(position, decision.seat)
        other = unseen(position, decision.seat, dice)
        differed += other.markers != position.markers
        assert hint_at(other, decision.seat, legal) == hint_at(position, decision.seat, legal)
    assert differed > 20


def test_there_is_no_advice_that_nobody_ever_reads() -> None:
    given = {one.id for position, decision in asked() for one in hint_at(position, decision.seat).advice}
    texts = catalogue("en")
    assert {name for name in given if not texts.has(f"fortress.hints.advice.{name}")} == set()
    written = {name.removeprefix("fortress.hints.advice.") for name in texts.ids() if ".hints.advice." in name}
    assert given == {name for name in written if texts.has(f"fortress.hints.advice.{name}")}


# -- single hints --------------------------------------------------------------------------------------------------


def test_engaged_figures_are_pointed_out_when_markers_are_laid() -> None:
    found = advice(marking())
    assert found["mark_engaged"] == ("9,8,1",)
    assert found["mark_cards"] == ("tarn_vikings",)
    assert "mark_alone" in found


def test_the_flag_within_reach_is_pointed_out_to_attackers_only() -> None:
    assert "act_flag" in advice(example("VT-20"))
    assert "act_flag" not in advice(siege("raelin", {"raelin": ((14, 8, 21),)}, {"drake": ((0, 8, 1),)}).go_on())


def test_an_enemy_before_the_doorway_is_pointed_out() -> None:
    assert "door_enemy" in advice(before_the_door())


def test_who_can_attack_nobody_hears_what_is_in_the_way() -> None:
    scene = siege("syvarris", {"syvarris": ((16, 8, 1),)}, {"ne_gok_sa": ((13, 7, 1),)}).go_on()
    told_of = {one.action: one.refusal for one in hint_at(scene.position, 0).blocked}
    refusal = told_of["syvarris"]
    assert refusal is not None
    assert (str(refusal.reason), refusal.figures["what"]) == ("no_sight", "leaf")
    said = lines(hint_at(scene.position, 0), catalogue("en"))
    assert any(line.startswith("Syvarris – ") and "door" in line for line in said), said


def test_why_the_door_cannot_be_worked_is_told() -> None:
    scene = siege("finn", {"finn": ((16, 8, 1),), "thorgrim": ((15, 8, 1),)}, {"drake": ((0, 8, 1),)}).go_on()
    (door,) = (one for one in hint_at(scene.position, 0).blocked if one.action == "door")
    assert str(door.refusal.reason if door.refusal else "") == "door_space_taken"


def test_of_more_than_can_be_read_the_number_is_told() -> None:
    groups = HINTS.told(hint_at(example("VT-05").position, 0), catalogue("en")).groups
    (go,) = (group for group in groups if "can go to" in group.text)
    assert go.text == f"Finn can go to: {len(go.places)} options."
