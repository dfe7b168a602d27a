"""A refusal shows the fact that stops the move, and what would work instead."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.desktop.stronghold.hand_moves import GestureIndex
from stronghold_gui.desktop.stronghold.meant_moves import Trials
from stronghold_gui.desktop.stronghold.why_not import grounds
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.files import resource
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.notation import parse
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of
from tests.desktop.stronghold.test_hand_moves import positions, vain_tries
from tests.games.stronghold.assault.tools import empty
from tests.games.stronghold.scene import Scene

Sit = Callable[..., Person]


def dispatch() -> Scene:
    """Return step A of a dispatch with two orcs on the west rampart 2."""
    scene = Scene().at("phase", 6, turn=2).put("RW2", orc=2).put("RW3", orc=1).put("W2", orc=3).put("CAMP", orc=3)
    return scene.play("dispatch minor")


def refused(scene: Scene, text: str) -> Refusal:
    """Return why a move is refused."""
    refusal = scene.refusal(text)
    assert refusal is not None
    return refusal


def lit(scene: Scene, text: str, key: str) -> tuple[str, ...]:
    """Return the highlights for a move that is refused."""
    return grounds(refused(scene, text), key, STRONGHOLD.view(scene.p, scene.decider()).table)


# -- the grounds -------------------------------------------------------------------------------------------------------


def test_where_there_is_no_room_those_who_take_it_are_lit() -> None:
    assert lit(dispatch(), "march orc RW2 W2", "orc") == ("W2.invader",)


def test_where_no_path_leads_its_start_is_lit() -> None:
    assert lit(dispatch(), "march orc RW2 W4", "orc") == ("RW2",)


def test_a_cover_that_stops_arrows_is_lit() -> None:
    scene = empty().guard("W2", marksman=1).tile("cover", "RW2").put("RW2", orc=1).put("RW1", orc=1).enter("marksmen")
    assert lit(scene, "shoot W2 RW2", "marksman") == ("RW2.cover",)


def test_those_who_fight_at_a_section_are_lit_in_its_siege_tower_too() -> None:
    scene = empty().guard("W2", marksman=1).guard("W4", marksman=1).put("RW4", orc=1).tile("siege_tower", "W2")
    scene.put("STW2", orc=1).put("RW2", orc=1).enter("marksmen")
    assert lit(scene, "shoot W2 RW2", "marksman") == ("W2.invader", "STW2.units")


def test_a_tile_in_the_way_is_lit() -> None:
    scene = Scene().at("phase", 2).put("HAND", orc=4).tile("ballista", "RW2").tile("cover", "RW3")
    scene.p.invaders[0].resources = 12
    assert lit(scene, "catapult RW2 orc", "catapult:orc") == ("RW2.machine",)
    assert lit(scene, "cover RW3 orc", "cover") == ("RW3.cover",)


def test_a_hero_who_has_acted_is_lit_where_he_stands() -> None:
    scene = Scene().at("pause", 3, turn=2).hourglasses(4).guard("W2", soldier=1, hero="officer")
    scene.play("speech 1")
    assert lit(scene, "speech 1", "officer") == ("W2.hero",)


def test_what_lies_nowhere_lights_nothing() -> None:
    scene = Scene().at("phase", 2).put("HAND", goblin=1)
    scene.p.invaders[0].resources = 0
    assert lit(scene, "ballista RW2 troll", "ballista") == ()


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_tried_in_vain_lights_areas_that_the_board_has(seed: int) -> None:
    board = BoardGeometry(resource("stronghold", "board.svg"))
    dice = random.Random(seed)  # noqa: S311 - which tries, no secret
    found = 0
    for match, seat, table, moves in positions(seed):
        index, trials = GestureIndex.of(moves, table), Trials(table, match.position.values)
        tries = list(vain_tries(table, index))
        for area, key, target in dice.sample(tries, min(6, len(tries))):
            refusal = trials.why_not(lambda move: STRONGHOLD.refusal(match.position, seat, move), area, key, target)  # noqa: B023 - asked at once
            for lit_area in grounds(refusal, key, table) if refusal is not None else ():
                assert lit_area in board, (refusal, lit_area)
                found += 1
    assert found


# -- in the window -----------------------------------------------------------------------------------------------------


def test_a_refused_drop_lights_the_grounds_and_points_to_the_nearest_way_out(sit: Sit) -> None:
    person = sit(dispatch())
    desk = desk_of(person.window)
    assert desk.hand.pick("RW2.units", "orc")
    assert not desk.hand.put("W2")
    note = desk.scene.refusals.note.text
    assert note.startswith("There is no room left on west wall 2")
    assert note.endswith("Nearest place you can use: west wall 3.")
    # A ring around the units that take up the room, and an arrow to the way out.
    assert desk.why_not.pointers.count == 2
    desk.scene.refusals.forget()
    assert desk.why_not.pointers.count == 0


def test_of_several_ways_out_the_nearest_to_what_was_meant_is_named(sit: Sit) -> None:
    scene = empty().at("pause", 3, turn=2).hourglasses(4).guard("W3", soldier=1)
    desk = desk_of(sit(scene).window)
    for meant, nearest in (("W5", "west wall 4"), ("W1", "west wall 2"), ("hospital", "courtyard")):
        assert desk.hand.pick("W3.defender", "soldier")
        assert not desk.hand.put(meant)
        assert desk.scene.refusals.note.text.endswith(f"Nearest place you can use: {nearest}."), meant


def test_what_cannot_be_taken_points_to_one_of_its_kind_that_can(sit: Sit) -> None:
    person = sit(dispatch())
    desk = desk_of(person.window)
    assert not desk.hand.pick("W2.invader", "orc")
    assert "You can use this one: west rampart" in desk.scene.refusals.note.text


def test_a_move_takes_everything_away(sit: Sit) -> None:
    person = sit(dispatch())
    desk = desk_of(person.window)
    desk.hand.pick("RW2.units", "orc")
    desk.hand.put("W2")
    assert desk.why_not.pointers.count
    desk.client.play(parse("march orc RW2 W3"))
    assert desk.why_not.pointers.count == 0
    assert not desk.scene.refusals.note.isVisible()


def test_a_resting_mouse_is_told_why_and_so_are_the_keys(sit: Sit) -> None:
    person = sit(dispatch())
    desk = desk_of(person.window)
    why = "Units never leave a wall"
    assert why in desk.scene.words.tooltip("W2.invader", "orc")
    assert why not in desk.scene.words.tooltip("RW2.units", "orc")
    desk.scene.keys.go_to(("W2.invader", "orc"))
    assert why in desk.board.accessibleDescription()
    desk.scene.keys.go_to(("RW2.units", "orc"))
    assert desk.board.accessibleDescription() == "2 orcs, West rampart 2"


def test_bubble_mark_rings_and_prompt_let_go_of_a_refusal_at_the_same_moment(sit: Sit) -> None:
    person = sit(dispatch())
    desk, prompt = desk_of(person.window), person.window.prompt
    desk.hand.pick("RW2.units", "orc")
    desk.hand.put("W2")
    assert (desk.scene.refusals.note.isVisible(), desk.why_not.pointers.count, prompt.refusal is None) == (
        True,
        2,
        False,
    )
    desk.scene.refusals.timer.timeout.emit()  # its time is over
    assert (desk.scene.refusals.note.isVisible(), desk.why_not.pointers.count, prompt.refusal is None) == (
        False,
        0,
        True,
    )
