"""Partners at one screen: who plays, whose cards and purse are shown, what can be taken from the other."""

from __future__ import annotations

from typing import Literal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.labels import ElidedLabel
from stronghold_gui.desktop.stronghold.docks.building_row import BuildingRow
from stronghold_gui.desktop.stronghold.docks.cardrows import PhaseRow
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.notation import parse
from tests.desktop.conftest import PEOPLE
from tests.desktop.desks import desk_of, page_of
from tests.desktop.games.conftest import OpenProgram, sit_at
from tests.desktop.games.hands import CTRL, Hands, settle
from tests.games.stronghold.partners.seats import EAST, EAST_GUARD, WEST, WEST_GUARD, four, pause, three
from tests.games.stronghold.scene import Scene

ESCAPE = "escape_the_knife"


def machines(scene: Scene) -> Scene:
    """Put a scene into phase 2, both Invaders rich; only the western one has the trebuchet."""
    scene.cards("machines-5", seat=WEST)
    for seat in (WEST, EAST):
        scene.put("HAND", troll=2, orc=3, seat=seat)
        scene.p.invaders[seat].resources = 14
    return scene.at("phase", 2)


def used_by(hands: Hands, seat: int) -> str:
    """Return the last move and check who has played it."""
    played = hands.controller.match.played[-1]
    assert played.record.seat == seat
    return STRONGHOLD.text(played.record.move)


def borrowed_row(hands: Hands, action: str) -> PhaseRow:
    row = page_of(hands.window, "phase_cards").shown.borrows[action]
    assert isinstance(row, PhaseRow)
    return row


def own_row(hands: Hands, action: str) -> PhaseRow:
    row = page_of(hands.window, "phase_cards").row(action)
    assert isinstance(row, PhaseRow)
    return row


def building(hands: Hands, action: str) -> BuildingRow:
    row = page_of(hands.window, "buildings").rows[action]
    assert isinstance(row, BuildingRow)
    return row


# -- who plays -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["prompt", "dock", "key"])
def test_a_partner_sits_down_in_every_way_and_sees_what_is_his(open_program: OpenProgram, way: str) -> None:
    hands = open_program()
    sit_at(hands, machines(three()))
    page = page_of(hands.window, "phase_cards")
    assert page.seat == WEST
    assert own_row(hands, "trebuchet").state.possible
    hands.switch(EAST, way)
    assert page.seat == EAST
    assert "trebuchet" not in page.shown.rows
    assert hands.window.prompt.sentence.text().startswith("Bert")
    hands.play(parse("ballista RE1 troll"), "drag tile")
    assert used_by(hands, EAST) == "ballista RE1 troll"


def test_the_prompt_shows_both_partners_with_badge_and_name_and_ticks_who_is_done(open_program: OpenProgram) -> None:
    hands = open_program()
    sit_at(hands, machines(four()))
    buttons = hands.window.prompt.partners.buttons
    assert [button.text() for button in buttons if button.isVisible()] == ["Anna", "Bert"]
    assert [button.partner and button.partner.mark.id for button in buttons] == ["invader_west", "invader_east"]
    assert hands.window.actions_["done"].iconText() == "Anna: end phase"
    hands.play(parse("done"), "done")
    assert used_by(hands, WEST) == "done"
    assert hands.controller.seat == EAST
    assert [button.partner and button.partner.state for button in buttons] == ["done", "shown"]
    assert hands.window.actions_["done"].iconText() == "Bert: end phase"


def test_partners_without_names_are_told_apart_by_their_sides(open_program: OpenProgram) -> None:
    hands = open_program("fr")
    hands.window.files.begin(Match(STRONGHOLD, Header("stronghold", {}, ("", "", "", ""), 4), machines(four()).p))
    hands.come_back()
    buttons = hands.window.prompt.partners.buttons
    assert [button.text() for button in buttons] == ["Ouest", "Est"]
    assert buttons[EAST].accessibleName() == "Est, Assaillant de l’est"
    assert hands.window.actions_["done"].iconText() == "Ouest\u00a0: terminer la phase"
    assert hands.window.prompt.sentence.text().startswith("Assaillant de l’ouest\u00a0: ")


def test_cards_of_a_partner_who_is_done_can_be_looked_at_but_not_played(open_program: OpenProgram) -> None:
    hands = open_program()
    sit_at(hands, machines(three()))
    hands.play(parse("done"), "done")
    page = page_of(hands.window, "phase_cards")
    hands.mouse.click(page.switch.buttons[WEST])
    assert page.seat == WEST
    assert hands.controller.seat == EAST
    assert not own_row(hands, "trebuchet").isEnabled()
    hands.mouse.click(page.switch.buttons[EAST])
    assert page.seat == EAST
    assert own_row(hands, "ballista").isEnabled()


def test_where_one_sits_alone_there_is_no_switch(open_program: OpenProgram) -> None:
    hands = open_program()
    sit_at(hands, three().at("pause", 2, turn=2).hourglasses(4))
    assert hands.window.prompt.partners.isHidden()
    assert page_of(hands.window, "buildings").switch.isHidden()
    assert not hands.window.actions_["partner"].isEnabled()
    assert hands.window.actions_["done"].iconText() == hands.window.language("action_name.done")


# -- on the board ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["drag piece", "clicks piece", "keys piece"])
def test_a_piece_of_the_partners_is_moved_by_him_whoever_sits_at_the_screen(
    open_program: OpenProgram, way: str
) -> None:
    hands = open_program()
    sit_at(hands, pause(3, 3))
    assert hands.controller.seat == WEST_GUARD
    move = parse("move marksman E1 E2")
    hands.partner_ways(move)[way]()
    settle()
    assert used_by(hands, EAST_GUARD) == "move marksman E1 E2"
    assert hands.controller.seat == EAST_GUARD
    assert page_of(hands.window, "buildings").seat == EAST_GUARD


def test_a_move_that_both_can_make_is_made_by_the_one_at_the_screen(open_program: OpenProgram) -> None:
    for seat in (WEST_GUARD, EAST_GUARD):
        hands = open_program()
        sit_at(hands, pause(3, 3).guard("courtyard", soldier=1))
        if hands.controller.seat != seat:
            hands.switch(seat, "key")
        hands.play(parse("move soldier courtyard guards"), "drag piece")
        used_by(hands, seat)
        hands.window.files.forget()
        hands.window.hide()


def test_what_hinders_the_partner_is_told_of_a_piece_of_his(open_program: OpenProgram) -> None:
    hands = open_program()
    sit_at(hands, pause(3, 3).guard("TE1", veteran=1).guard("E1", marksman=1))
    refusal = desk_of(hands.window).client.refusal("E1.defender", "marksman", "TE1")
    assert refusal is not None
    assert refusal.reason == "unit_in_tower"


def test_in_a_shared_camp_each_has_piles_of_his_own_and_marches_from_them(open_program: OpenProgram) -> None:
    hands = open_program()
    scene = three().at("phase", 6).put("CAMP", orc=2, seat=WEST).put("CAMP", orc=3, goblin=1, seat=EAST)
    sit_at(hands, scene)
    owners = {pile.key: (pile.count, pile.owner) for pile in hands.scene.contents["CAMP.units"]}
    assert owners == {
        "orc@0": (2, "seat_invader_west"),
        "orc@1": (3, "seat_invader_east"),
        "goblin@1": (1, "seat_invader_east"),
    }
    orcs, others, goblin = (hands.scene.box_of("CAMP.units", key) for key in ("orc@0", "orc@1", "goblin@1"))
    assert orcs is not None
    assert others is not None
    assert goblin is not None
    assert orcs.bottom() <= others.top()
    assert others.top() == goblin.top()
    hands.switch(EAST, "prompt")
    hands.play(parse("dispatch major"), "button")
    while hands.controller.decision is not None and hands.controller.decision.place != "C":
        hands.play(parse("done"), "done")
    hands.play(parse("march orc CAMP FE"), "drag piece")
    assert used_by(hands, EAST) == "march orc CAMP FE"
    name = desk_of(hands.window).context.called(EAST)
    assert name in hands.scene.words.name("CAMP.units", "orc@1")


# -- cards -----------------------------------------------------------------------------------------------------------


def test_the_drafted_cards_lie_before_both_and_either_keeps_his_first(open_program: OpenProgram) -> None:
    hands = open_program()
    header = Header("stronghold", {"cards": "draft"}, PEOPLE[3], 4)
    hands.window.files.begin(Match(STRONGHOLD, header))
    hands.come_back()
    assert hands.window.curtain.title.text() == "Pass the computer to Anna and Bert"
    hands.mouse.click(hands.window.curtain.button)
    settle()
    offered = hands.window.prompt.strip.count
    assert offered == 3
    hands.switch(EAST, "prompt")
    assert hands.window.prompt.strip.count == 3
    hands.play(hands.controller.moves()[1], "choice")
    assert not hands.window.curtain.isVisible()
    assert hands.controller.seat == WEST
    assert hands.window.prompt.strip.count == 2
    hands.play(hands.controller.moves()[0], "digit")
    assert not hands.window.curtain.isVisible()
    assert hands.window.prompt.strip.count == 3
    assert [played.record.seat for played in hands.controller.match.played] == [EAST, WEST]


def test_a_borrowed_action_shows_its_price_and_is_marked_on_the_owners_card(open_program: OpenProgram) -> None:
    hands = open_program()
    sit_at(hands, machines(three()))
    assert "1 hourglass" not in own_row(hands, "trebuchet").note.text()
    hands.switch(EAST, "prompt")
    row = borrowed_row(hands, "trebuchet")
    assert row.state.possible
    assert "1 hourglass" in row.note.text()
    head = page_of(hands.window, "phase_cards").shown.findChild(ElidedLabel, "borrow_head_machines_label")
    assert head is not None
    assert head.text() == "From Anna’s card: 1 extra hourglass"
    hands.play(parse("trebuchet FE troll"), "drag price")
    assert borrowed_row(hands, "trebuchet").state.used
    assert borrowed_row(hands, "trebuchet").note.text() == "Borrowed by you"
    hands.switch(WEST, "prompt")
    assert own_row(hands, "trebuchet").state.used
    assert not own_row(hands, "trebuchet").state.possible
    assert own_row(hands, "trebuchet").note.text() == "Borrowed by Bert"


def test_an_action_on_both_cards_is_taken_from_the_own_one_first(open_program: OpenProgram) -> None:
    hands = open_program()
    sit_at(hands, machines(three()).cards("machines-1", seat=WEST).cards("machines-1", seat=EAST))
    assert own_row(hands, "ballista").state.possible
    assert not borrowed_row(hands, "ballista").state.possible
    assert borrowed_row(hands, "ballista").state.why == "Your own card offers this for less."
    hands.play(parse("ballista RW1 orc"), "drag tile")
    assert own_row(hands, "ballista").state.used
    assert not own_row(hands, "ballista").state.possible
    assert borrowed_row(hands, "ballista").state.possible
    hands.play(parse("ballista RW2 troll"), "clicks tile")
    assert borrowed_row(hands, "ballista").state.used


def test_an_escape_goes_on_where_it_began_and_the_partners_can_be_taken_after_it(open_program: OpenProgram) -> None:
    hands = open_program()
    scene = three().at("phase", 5)
    for invader in scene.p.invaders:
        invader.flipped = 1 << 4
    scene.p.discard[0], scene.p.bag[0] = 9, scene.p.bag[0] - 9
    sit_at(hands, scene)
    escape, rows = parse("escape FW"), []
    while escape in hands.controller.moves():
        rows.append([row.state.possible for row in (own_row(hands, ESCAPE), borrowed_row(hands, ESCAPE))])
        hands.play(escape, "drag tile")
    goblins = scene.p.values.escape_goblins
    assert rows == [[True, False]] * goblins + [[False, True]] * goblins
    assert own_row(hands, ESCAPE).state.used
    assert borrowed_row(hands, ESCAPE).note.text() == "Borrowed by you"


@pytest.mark.parametrize("way", ["drag unit", "clicks unit", "button"])
def test_with_all_charge_resources_are_gained_from_the_partners_card_in_every_way(
    open_program: OpenProgram, way: str
) -> None:
    hands = open_program()
    scene = three().at("phase", 1).put("HAND", orc=2, seat=WEST)
    scene.p.invaders[WEST].flipped = 1
    sit_at(hands, scene)
    assert "on the card" in hands.window.prompt.second.text()
    hands.play(parse("gain orc"), way)
    assert hands.controller.match.position.invaders[EAST].lent


@pytest.mark.parametrize("special", [False, True])
def test_a_dispatch_and_an_open_order_are_borrowed_by_hand(open_program: OpenProgram, special: bool) -> None:
    hands = open_program()
    scene = three().at("phase", 6).put("W3", orc=2).put("W4", orc=1).put("CAMP", orc=3, seat=WEST)
    sit_at(hands, scene)
    text = "order bluff W3 open" if special else "dispatch minor"
    hands.play(parse(text), "drag tile" if special else "button")
    while hands.controller.match.position.stage != "phase":
        hands.play(parse("done"), "done")
    text = "order orcs_detonation W4 open" if special else "dispatch minor"
    hands.play(parse(text), "drag tile" if special else "button")
    assert hands.controller.match.position.invaders[EAST].lent


def test_units_given_come_into_the_partners_hand_once(open_program: OpenProgram) -> None:
    hands = open_program()
    sit_at(hands, three().at("phase", 1).put("HAND", orc=5, seat=WEST).put("HAND", goblin=1, seat=EAST))
    hands.play(parse("give orc 3"), "button")
    page = page_of(hands.window, "phase_cards")
    assert page.hand.units["orc"]._count == "2"
    hands.switch(EAST, "dock")
    assert page.hand.units["orc"]._count == "3"
    hands.switch(WEST, "dock")
    hands.mouse.click(hands.widget("give_orc"))
    assert hands.window.prompt.second.text().startswith("⚠ ")


# -- purses ----------------------------------------------------------------------------------------------------------


def test_each_has_a_purse_of_his_colour_and_an_action_begun_is_closed_to_the_other(open_program: OpenProgram) -> None:
    hands = open_program()
    sit_at(hands, pause(3, 2))
    purse = page_of(hands.window, "buildings").purse
    assert (purse.own.piece, purse.own._count) == ("hourglass_west", "3")
    assert (purse.partner.tile.piece, purse.partner.tile._count) == ("hourglass_east", "2")
    hands.play(parse("pay cannon"), "drag hourglass")
    assert building(hands, "cannon").dots._piece == "hourglass_west"
    hands.switch(EAST_GUARD, "dock")
    assert (purse.own.piece, purse.own._count) == ("hourglass_east", "2")
    row = building(hands, "cannon")
    assert not row.pay.possible
    assert row.note.text() == "Cleo’s hourglasses"
    hands.mouse.click(row.pay)
    assert hands.window.prompt.second.text().startswith("⚠ ")
    assert used_by(hands, WEST_GUARD) == "pay cannon"


def test_haste_lies_on_the_partners_used_mark_and_opens_the_action(open_program: OpenProgram) -> None:
    hands = open_program()
    scene = pause(4, 9)
    while not any(move.startswith("finish") for move in scene.legal(EAST_GUARD)):
        scene.play("pay wall", seat=EAST_GUARD)
    sit_at(hands, scene.play("finish wall E2", seat=EAST_GUARD))
    row = building(hands, "wall")
    assert row.state.used
    assert row.state.by == "seat_defender_east"
    assert row.note.text() == "Used by Dan"
    assert building(hands, "cannon").haste.isHidden()
    hands.play(parse("haste wall"), "button")
    assert not row.state.used
    assert row.haste.isHidden()
    assert row.pay.possible
    hands.switch(EAST_GUARD, "prompt")
    assert row.state.used
    assert row.note.text() == "Cleo removed your mark: you cannot use this action this turn"


def test_a_pause_ends_when_both_have_ended_their_part(open_program: OpenProgram) -> None:
    hands = open_program()
    sit_at(hands, pause(1, 1))
    hands.play(parse("move marksman W1 W2"), "drag piece")
    hands.play(parse("done"), "ctrl+enter")
    assert hands.controller.seat == EAST_GUARD
    assert hands.controller.match.position.stage == "pause"
    hands.play(parse("move marksman E1 E2"), "drag piece")
    hands.play(parse("done"), "done")
    assert hands.controller.match.position.stage == "phase"


def test_a_hero_on_a_wall_names_whom_he_follows(open_program: OpenProgram) -> None:
    hands = open_program()
    scene = pause(2, 2).guard("W3", hero="officer")
    sit_at(hands, scene.guard("courtyard", hero="warrior"))
    heroes = page_of(hands.window, "heroes").heroes
    assert heroes["officer"].state.note == "West wall 3 · follows Cleo"
    assert heroes["warrior"].state.note == "Courtyard"
    assert heroes["officer"].state.possible
    hands.switch(EAST_GUARD, "key")
    page_of(hands.window, "heroes")
    assert not heroes["officer"].state.possible
    assert heroes["officer"].state.why == ""


def test_the_supply_has_a_heap_for_each_camp(open_program: OpenProgram) -> None:
    hands = open_program()
    sit_at(hands, four().at("phase", 2).put("CAMP", orc=2, seat=WEST).put("CAMP", troll=3, seat=EAST))
    heaps = page_of(hands.window, "supply").heaps
    assert [heaps[name].label.text() for name in ("camp", "camp_1")] == ["Anna’s camp", "Bert’s camp"]
    assert heaps["camp"].tiles["orc"]._count == "2"
    assert heaps["camp_1"].tiles["troll"]._count == "3"
    sit_at(hands, Scene().at("phase", 2))
    page_of(hands.window, "supply")
    assert heaps["camp"].label.text() == "Camp"
    assert heaps["camp_1"].isHidden()


# -- between camps ---------------------------------------------------------------------------------------------------


def test_the_curtain_between_camps_calls_both_partners_and_falls_not_between_them(open_program: OpenProgram) -> None:
    hands = open_program()
    scene = four().at("phase", 6).put("RW3", orc=2).order("bluff", "W2", face_up=False)
    header = Header("stronghold", {}, PEOPLE[4], 4)
    hands.window.files.begin(Match(STRONGHOLD, header, scene.p))
    hands.come_back()
    curtain = hands.window.curtain
    assert curtain.isVisible()
    assert curtain.title.text() == "Pass the computer to Anna and Bert"
    assert curtain.button.text() == "We are Anna and Bert – continue"
    hands.mouse.key(Qt.Key.Key_T, CTRL)
    assert hands.controller.seat == WEST
    hands.mouse.click(curtain.button)
    settle()
    hands.switch(EAST, "key")
    assert not curtain.isVisible()
    assert hands.scene.contents["W2.order"][0].key == "bluff"


def test_the_end_names_both_winners_and_their_camps(open_program: OpenProgram) -> None:
    hands = open_program()
    sit_at(hands, four(bare=True).put("W3", troll=3).guard("W3", stone=0).enter("strength"))
    while not hands.controller.over:
        if hands.controller.covered:
            hands.mouse.click(hands.window.curtain.button)
            settle()
        hands.play(hands.controller.moves()[0], min(hands.ways(hands.controller.moves()[0])))
    ending = hands.window.current.desk.sentences.ending()
    assert ending is not None
    assert ending.title == "Anna and Bert win"
    assert ending.teams == ("Invaders\nAnna and Bert", "Defenders\nCleo and Dan")
    assert "Anna and Bert have won" in hands.window.prompt.sentence.text()
    assert not [label for label in hands.window.findChildren(QLabel) if "{" in label.text()]


def test_the_end_names_the_one_Defender_as_well_as_the_partners(open_program: OpenProgram) -> None:
    hands = open_program()
    scene = three()
    scene.p.stage, scene.p.winner, scene.p.ending = "over", "defender", "held"
    sit_at(hands, scene)
    ending = hands.window.current.desk.sentences.ending()
    assert ending is not None
    assert ending.teams == ("Invaders\nAnna and Bert", "Defender\nCleo")


@pytest.mark.parametrize(
    ("language", "winner", "title"),
    [
        ("en", "invader", "The Invader wins"),
        ("en", "defender", "The Defender wins"),
        ("fr", "invader", "L’assaillant a gagné"),
        ("fr", "defender", "Le défenseur a gagné"),
    ],
)
def test_a_winner_without_a_name_has_the_article_of_the_role(
    open_program: OpenProgram, language: str, winner: Literal["invader", "defender"], title: str
) -> None:
    hands = open_program(language)
    scene = Scene(bare=True)
    scene.p.stage, scene.p.winner, scene.p.ending = "over", winner, "held"
    hands.window.files.begin(Match(STRONGHOLD, Header("stronghold", {}, ("", ""), 4), scene.p))
    ending = hands.window.current.desk.sentences.ending()
    assert ending is not None
    assert ending.title == title
    assert hands.window.prompt.sentence.text().startswith(title[:8])
