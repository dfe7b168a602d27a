"""Placing figures before the first round: the waiting figures, and why one cannot be taken yet."""

from __future__ import annotations

from itertools import groupby

import pytest
from pytestqt.qtbot import QtBot

from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.desktop.fortress.hand_moves import other_space
from stronghold_gui.desktop.fortress.plan_svg import TRAY
from stronghold_gui.desktop.table.areas import AreaState
from stronghold_gui.desktop.table.model import NOWHERE
from stronghold_gui.games.fortress import moves as m
from tests.desktop.fortress.conftest import Sit
from tests.desktop.fortress.hands import Hands
from tests.desktop.hands import Way
from tests.games.fortress.scene import siege


def test_those_of_one_player_wait_side_by_side(sit: Sit) -> None:
    hands = sit(2, scenario="small")
    waiting = [pile.art.rpartition(".")[2] for pile in hands.scene.contents[TRAY]]
    assert [player for player, _ in groupby(waiting)] == ["p1", "p2"]


def test_who_cannot_be_placed_yet_tells_why(sit: Sit) -> None:
    hands = sit(2, scenario="small")
    assert "16,8" in hands.client.why_not(TRAY, "finn", NOWHERE).text
    assert "Zettian Guards" in hands.client.why_not(TRAY, "zettian_guards.1", NOWHERE).text
    assert "Tarn Viking 1" in hands.client.why_not(TRAY, "tarn_vikings.2", NOWHERE).text


def test_of_a_squad_that_is_dropped_who_is_not_next_tells_who_is(sit: Sit) -> None:
    table = siege().army(0, "syvarris").army(1, "airborne_elite").put("syvarris", (20, 9, 1)).waiting("airborne_elite")
    player, card = table.position.setting.players - 1, table.setting.card_index["airborne_elite"]
    table.position.todo = [("round_end", 0, 0), ("landing", player, card)]
    hands = sit(2, position=table.position, scenario="siege")
    assert "Airborne 1" in hands.client.why_not(TRAY, "airborne_elite.3", NOWHERE).text


def test_places_are_proposed_looked_at_and_taken_with_one_press_and_one_undo(sit: Sit) -> None:
    hands = sit(2, scenario="siege")
    hands.choose("Suggest placement")
    assert not hands.controller.match.played, "nothing is played by being looked at"
    pale = {pile.key for area, piles in hands.scene.contents.items() if area != TRAY for pile in piles if pile.dimmed}
    assert len(pale) == 11
    assert not any(pile.art.endswith("p1") for pile in hands.scene.contents[TRAY])
    hands.choose("Place them myself")
    assert sum(pile.art.endswith("p1") for pile in hands.scene.contents[TRAY]) == 11
    hands.choose("Suggest placement")
    hands.choose("Accept")
    assert {one.record.seat for one in hands.controller.match.played} == {0}
    assert len(hands.controller.match.played) == 11
    assert hands.controller.decisions[0].seat == 1


def test_the_battlefield_stays_where_it_is_when_nobody_waits_any_more_until_it_is_turned(sit: Sit) -> None:
    hands = sit(2, scenario="ambush")
    before = hands.scene.sceneRect()
    for _ in range(2):
        hands.choose("Suggest placement")
        hands.choose("Accept")
        hands.come()
    while hands.scene.contents.get(TRAY):
        hands.controller.play(hands.controller.moves()[0])
        hands.come()
    assert hands.scene.sceneRect() == before
    hands.window.history.look_at(len(hands.controller.match.played) - 2)
    assert hands.scene.sceneRect() == before
    hands.window.history.go_home()
    assert hands.scene.sceneRect() == before
    hands.desk.standpoint.turn(1)
    hands.desk.standpoint.turn(-1)
    assert hands.scene.sceneRect().height() < before.height()


def test_a_match_that_is_opened_when_nobody_waits_has_no_room_for_that(sit: Sit) -> None:
    table = siege().army(0, "syvarris").army(1, "finn").put("syvarris", (20, 9, 1)).put("finn", (12, 8, 1)).turn("finn")
    alone = sit(2, position=table.position, scenario="siege").scene.sceneRect()
    assert sit(2, scenario="siege").scene.sceneRect().height() > alone.height()


def test_all_that_was_placed_in_one_go_is_taken_back_in_one_step(sit: Sit) -> None:
    hands = sit(2, scenario="ambush")
    # Play as if alone with computers: between people a hand-over cannot be undone.
    hands.controller.match.policy = UNLIMITED
    hands.play(0, next(move for move in hands.client.moves()[0] if isinstance(move, m.Place)))
    hands.choose("Suggest placement")
    hands.choose("Accept")
    assert len(hands.controller.match.played) == 8
    hands.come()
    hands.press("undo")
    assert len(hands.controller.match.played) == 1


def test_who_is_dragged_elsewhere_stands_there_and_the_rest_is_proposed_anew(sit: Sit) -> None:
    hands = sit(2, scenario="siege")
    hands.choose("Suggest placement")
    first = hands.client.proposed[0]
    other = next(move for move in hands.client.moves()[0] if isinstance(move, m.Place) and move.figure != first.figure)
    hands.play(0, other, "drag")
    assert len(hands.client.proposed) == 10
    assert other.figure not in {place.figure for place in hands.client.proposed}
    assert hands.labels == ["Accept", "Place them myself"]


def test_lessons_which_ask_for_a_certain_place_propose_none(sit: Sit) -> None:
    hands = sit(2, scenario="siege")
    assert hands.labels == ["Suggest placement"]
    hands.controller.kept = False
    hands.controller.redraft()
    assert hands.labels == []


def test_in_discovery_one_acts_with_the_card_of_the_figure_that_is_taken(sit: Sit) -> None:
    hands = sit(2, scenario="small")
    hands.choose("Suggest placement")
    hands.choose("Accept")
    hands.come()
    hands.choose("Suggest placement")
    hands.choose("Accept")
    hands.come()
    seat = hands.controller.seat
    card = next(move.card for move in hands.client.moves()[seat] if isinstance(move, m.Use))
    figure = next(iter(hands.table.cards[card].figures))
    hands.put(hands.client.gestures.piles(figure)[0], "", "click")
    assert hands.table.turn.card == card


def with_a_dragon(sit: Sit) -> tuple[Hands, str, list[m.Place]]:
    """Return hands at a table where a dragon waits, a space with several places for it, and these places."""
    hands = sit(2, scenario="siege")
    hands.choose("Suggest placement")
    hands.choose("Accept")
    hands.come()
    moves = hands.client.moves()[hands.controller.seat]
    pairs = [move for move in moves if isinstance(move, m.Place) and move.figure == "mimring"]
    spaces = {space for move in pairs for space in (move.space, move.second)}
    by_space = {space: [move for move in pairs if space in (move.space, move.second)] for space in sorted(spaces)}
    return hands, *next((space, moves) for space, moves in by_space.items() if len(moves) == 3)


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_the_other_space_of_a_figure_on_two_is_outlined_and_pressed_on_the_board(sit: Sit, way: Way) -> None:
    hands, space, places = with_a_dragon(sit)
    hands.put(hands.client.gestures.piles(places[0].figure)[0], space, way)
    others = {other_space(place, space) for place in places}
    assert hands.desk.hand.targets == others
    assert hands.scene.state_of(space) is AreaState.CHOSEN
    assert "occupies two spaces" in hands.window.prompt.sentence.text()
    assert [label[:4] for label in hands.labels] == ["Also", "Also", "Also", "Back"]
    other = min(others)
    hands.put_held(other, way)
    played = hands.controller.match.played[-1].record.move
    assert isinstance(played, m.Place)
    assert {played.space, played.second} == {space, other}
    assert AreaState.CHOSEN not in {hands.scene.state_of(space), hands.scene.state_of(other)}


def test_back_asks_for_both_spaces_again_and_who_puts_the_figure_back_is_asked_for_none(sit: Sit, qtbot: QtBot) -> None:
    hands, space, places = with_a_dragon(sit)
    source = hands.client.gestures.piles(places[0].figure)[0]
    hands.put(source, space, "click")
    hands.choose("Back")
    assert hands.scene.state_of(space) is AreaState.TARGET
    assert hands.desk.hand.held is not None
    assert len(hands.desk.hand.targets) > 3
    hands.put_held(space, "click")
    hands.key("Esc")
    qtbot.waitUntil(lambda: not hands.client.pending)
    assert hands.scene.state_of(space) is AreaState.IDLE
    assert hands.desk.hand.held is None
    assert hands.labels == ["Suggest placement"]
