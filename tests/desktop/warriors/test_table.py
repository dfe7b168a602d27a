"""The card table: layout of seats, moves of several cards, refusals with reasons, undo, look back, save and resume."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import save_match
from stronghold_gui.desktop.docks.odds_row import OddsRow
from stronghold_gui.desktop.warriors.docks.odds_page import OddsPage
from stronghold_gui.desktop.warriors.docks.outlook import MOST
from stronghold_gui.desktop.warriors.docks.standings import StandingsPage
from stronghold_gui.desktop.warriors.seating import Seating
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.notation import parse
from tests.desktop.desks import page_of
from tests.desktop.hands import Way
from tests.desktop.warriors.conftest import PEOPLE, Sit
from tests.desktop.warriors.hands import Hands
from tests.games.warriors.scene import scene
from tests.helpers.resting import rest


def clicked(hands: Hands, area: str) -> None:
    """Press an area of the table."""
    hands.click_at(hands.target_point(area))


def first_move(hands: Hands) -> None:
    """Make the first legal move of who sits at the screen."""
    hands.come()
    decision = hands.controller.decision
    assert decision is not None
    hands.play(decision.seat, WARRIORS.legal_moves(hands.controller.match.position, decision.seat)[0])


def to_keeping(hands: Hands) -> None:
    """Play until a seat chooses the cards to keep, and sit down."""
    while hands.controller.decisions[0].kind != "keep":
        first_move(hands)
    hands.come()


# -- layout of seats -----------------------------------------------------------------------------------------------


def test_of_four_two_are_spread_and_a_line_that_is_pressed_opens(sit: Sit) -> None:
    hands = sit(4, position=scene(a="goblins 2-0-0; S3", b="goblins 1-0-0", c="elves 1-0-0", d="trolls 3-1-0").position)
    assert hands.client.seating.order == [0, 1, 2, 3]
    line = hands.client.seating.area(3)
    assert [pile.badge for pile in hands.scene.contents[f"{line}.trolls"]] == ["3·1·0"]
    clicked(hands, f"{line}.trolls")
    assert hands.client.seating.order == [0, 3, 1, 2]
    assert [(pile.key, pile.count) for pile in hands.scene.contents["p1.trolls"]] == [("infantry", 3), ("archer", 1)]
    assert hands.scene.words.label("p1.name") == "Dora"


@pytest.mark.parametrize(("box", "named"), [("base", ""), ("hordes", "Dragons")])
def test_where_there_are_no_dragons_their_place_has_no_name(sit: Sit, box: str, named: str) -> None:
    hands = sit(2, box)
    assert hands.scene.words.label("p0.dragons") == named
    assert hands.scene.words.label("p0.elves") == "Elves"


def test_a_dragon_shows_its_number_and_its_flames(sit: Sit) -> None:
    hordes = scene("hordes", a="goblins 2-0-0; S3; dragon 2; dragon 7", b="goblins 1-0-0; dragon")
    piles = sit(2, "hordes", position=hordes.position).scene.contents
    shown = [(pile.badge, len(pile.marks)) for slot in ("p0", "p1") for pile in piles[f"{slot}.dragons"]]
    assert shown == [("1", 2), ("2 (7)", 5), ("3", 0)]


def test_catapults_that_lie_on_each_other_show_their_number(sit: Sit) -> None:
    given = scene("base", a="goblins 2-0-0; catapult 4; S3", b="goblins 1-0-0; catapult")
    piles = sit(2, "base", position=given.position).scene.contents
    assert [(pile.count, pile.badge) for slot in ("p0", "p1") for pile in piles[f"{slot}.catapults"]] == [
        (4, "4"),
        (1, ""),
    ]


def test_how_many_cards_of_a_hand_are_alike_is_not_taken_for_the_number_of_a_battle(sit: Sit) -> None:
    hands = sit(2, "base", seed=9)
    to_keeping(hands)
    badges = {pile.key: (pile.count, pile.badge) for pile in hands.scene.contents["hand"]}
    assert any(count > 1 for count, _ in badges.values())
    for card, (count, badge) in badges.items():
        number = card[1:] if card[1:].isdecimal() else ""
        assert badge == number if count == 1 else badge == f"×{count}"


def test_a_line_opens_by_keys(sit: Sit) -> None:
    hands = sit(3, position=scene(a="goblins 2-0-0; S3", b="goblins 1-0-0", c="elves 1-0-0").position)
    hands.desk.board.setFocus()
    hands.scene.keys.go_to(("p2", ""))
    hands.key("Return")
    assert hands.client.seating.order == [0, 2, 1]


def test_attacker_and_defender_face_each_other_while_losses_are_chosen(sit: Sit) -> None:
    table = scene(a="goblins 3-0-0; S3", b="trolls 1-0-0", c="goblins 2-1-0")
    table.do("attack a.goblins c.goblins", red="665", black="11")
    hands = sit(3, position=table.position)
    assert hands.controller.seat == 2, "who loses is asked"
    assert hands.client.seating.order == [0, 2, 1]


def test_who_plays_alone_stays_below_as_a_defender_too(sit: Sit) -> None:
    table = scene(a="goblins 3-0-0; S3", b="trolls 1-0-0", c="goblins 2-1-0")
    table.do("attack a.goblins c.goblins", red="665", black="11")
    hands = sit(3, position=table.position)
    hands.controller.seat_players(("medium", "medium", ""))
    assert hands.client.seating.order == [2, 0, 1]


def test_between_battles_who_looks_is_below_although_another_plays_alone(sit: Sit) -> None:
    hands = sit(2, "base")
    to_keeping(hands)
    seating = Seating()
    seating.alone = 0
    seating.follow(hands.table, 1)
    assert seating.order == [1, 0]


def test_who_plays_alone_stays_below_while_a_computer_chooses_whom_to_attack(sit: Sit) -> None:
    hands = sit(2, position=scene(a="goblins 3-0-0; S3", b="goblins 2-1-0").position)
    assert hands.client.seating.order == [0, 1]
    hands.controller.seat_players(("medium", ""))
    assert hands.client.seating.order == [1, 0]


# -- moves of several cards ----------------------------------------------------------------------------------------


def test_cards_are_chosen_and_left_out_again_and_done_waits_for_all(sit: Sit) -> None:
    hands = sit(2, "base")
    to_keeping(hands)
    cards = [pile.key for pile in hands.scene.contents["hand"]]
    done = hands.window.actions_["done"]
    hands.put(("hand", cards[0]), "kept", "click")
    assert hands.desk.prompt.line().sentence.endswith(": choose 3 more cards to keep.")
    assert not done.isEnabled()
    assert "4" in done.toolTip()
    hands.put(("kept", cards[0]), "hand", "click")
    assert "kept" not in {area for area, piles in hands.scene.contents.items() if piles}
    for card in [pile.key for pile in hands.scene.contents["hand"] for _ in range(pile.count)][:4]:
        hands.put(("hand", card), "kept", "drag")
    assert done.isEnabled()
    assert done.iconText() == "Keep 4 cards"
    assert "“Keep 4 cards”" in hands.desk.prompt.line().hint, "the button is the next step"
    assert not isinstance(hands.controller.match.played[-1].record.move, m.Keep), "nothing is played before Done"


def test_who_has_turned_to_the_mouse_gets_no_ring_of_the_keys_where_cards_have_gone(sit: Sit) -> None:
    hands = sit(2, "base")
    to_keeping(hands)
    card = next(pile.key for pile in hands.scene.contents["hand"] if pile.count == 1)
    hands.scene.keys.go_to(("hand", card))
    assert hands.scene.keys.box is not None
    hands.put(("hand", card), "kept", "click")
    assert ("hand", card) not in hands.scene.keys.stops()
    assert hands.scene.keys.box is None


def test_cards_are_kept_with_one_press_and_the_next_player_is_called(sit: Sit) -> None:
    hands = sit(2, "base")
    to_keeping(hands)
    seat = hands.controller.seat
    for card in [pile.key for pile in hands.scene.contents["hand"] for _ in range(pile.count)][:4]:
        hands.put(("hand", card), "kept", "click")
    hands.press("done")
    assert hands.controller.covered
    assert hands.controller.seat != seat


def test_who_kept_cards_in_an_older_file_is_told_so_and_may_change_it(sit: Sit) -> None:
    hands = sit(2, "base")
    to_keeping(hands)
    prompt, seat = hands.window.prompt, hands.controller.seat
    asked, older = prompt.sentence.text(), Match(WARRIORS, hands.controller.match.header)
    older.replay(done.record for done in hands.controller.match.played)
    older.play(seat, WARRIORS.legal_moves(older.position, seat)[0])
    hands.window.files.begin(older)
    hands.come()
    assert prompt.sentence.text() == f"{PEOPLE[seat]}: choice made."
    assert hands.window.actions_["done"].iconText() == "Confirm"
    for pile in hands.scene.contents["kept"]:
        for _ in range(pile.count):
            hands.put(("kept", pile.key), "hand", "click")
    assert prompt.sentence.text() == asked


def test_a_fifth_card_is_refused_with_the_number(sit: Sit) -> None:
    hands = sit(2, "base", seed=9)
    to_keeping(hands)
    hand = [pile.key for pile in hands.scene.contents["hand"] for _ in range(pile.count)]
    for card in hand[:4]:
        hands.put(("hand", card), "kept", "click")
    hands.click_at(hands.point("hand", hand[4]))
    assert "5" in hands.window.prompt.second.text()
    assert sum(pile.count for pile in hands.scene.contents["kept"]) == 4


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_a_band_is_formed_and_attacks(sit: Sit, way: Way) -> None:
    hands = sit(2, position=scene(a="dwarves 3-1-0+W; elves 2-0-0; M10", b="undead 1-1-0; trolls 1-0-0").position)
    hands.play(0, parse("band dwarves*3 elves"), way)
    assert hands.scene.contents["band"][0].count == 3
    hands.play(0, parse("target b.undead"), way)


def test_an_archer_cannot_join_a_band(sit: Sit) -> None:
    hands = sit(2, position=scene(a="dwarves 3-1-0; elves 2-0-0; M10", b="undead 1-1-0").position)
    hands.click_at(hands.point("p0.dwarves", "archer"))
    assert hands.window.prompt.refusal is not None


# -- why not -------------------------------------------------------------------------------------------------------


def test_what_cannot_be_attacked_says_why_with_the_ruling(sit: Sit) -> None:
    hands = sit(2, position=scene(a="elves 2-0-0; goblins 1-0-0; S3", b="dwarves 2-1-0; elves 1-0-0+W").position)
    hands.put(("p0.elves", "infantry"), "p1.dwarves", "drag")
    assert hands.window.prompt.refusal is not None
    assert "elves" in hands.window.prompt.refusal.text.casefold()
    assert not hands.controller.match.played


# -- what every game has -------------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_barrier(sit: Sit) -> None:
    hands = sit(2, position=scene(a="dwarves 3-0-0; elves 2-0-0; M2", b="undead 1-1-0").position)
    hands.play(0, parse("band dwarves*3"))
    hands.press("undo")
    assert not hands.controller.match.played
    hands.press("redo")
    hands.play(0, parse("target b.undead"))
    assert not hands.window.actions_["undo"].isEnabled(), "dice have been thrown"


def rows_of(odds: OddsPage) -> list[OddsRow]:
    """Return the rows that are shown."""
    return [row for row in odds.findChildren(OddsRow) if not row.isHidden()]


def label_of(odds: OddsPage, name: str) -> QLabel:
    found = odds.findChild(QLabel, name)
    assert found is not None, name
    return found


def test_odds_and_standings_tell_of_the_table(sit: Sit) -> None:
    hands = sit(
        2, position=scene(a="goblins 3-1-0; S3", b="goblins 2-1-0; dwarves 3-0-0; pile elves.archer 2").position
    )
    odds, standings = page_of(hands.window, "odds"), page_of(hands.window, "standings")
    rest(hands.window)
    assert isinstance(odds, OddsPage)
    assert isinstance(standings, StandingsPage)
    rows = rows_of(odds)
    titles = [row.odds.title for row in rows]
    assert titles == ["Goblins → goblins (Bert)", "Goblins → dwarves (Bert)"]
    assert label_of(odds, "odds_settled").isHidden(), "dice of a match are ordinary"
    shares = [share.ways for share in rows[0].odds.shares]
    assert sum(shares) == pytest.approx(1)
    assert shares[-1] == pytest.approx(3970 / 7776), "two bows on the card and one against one"
    model = standings.standings
    assert [model.data(model.index(5, seat)) for seat in (0, 1)] == ["4★", "3"]
    assert [model.data(model.index(0, seat)) for seat in (0, 1)] == ["10★", "10★"]
    assert model.headerData(5, Qt.Orientation.Vertical) == "Goblins (10)"
    assert "Anna leads by 1" in model.data(model.index(5, 0), Qt.ItemDataRole.ToolTipRole)


def test_names_for_which_the_standings_have_no_room_are_left_out(sit: Sit) -> None:
    hands = sit(2, position=scene(a="goblins 3-1-0; S3", b="goblins 2-1-0").position)
    page = page_of(hands.window, "standings")
    assert isinstance(page, StandingsPage)
    model = page.standings
    heads = []
    page.resize(page.width() - 20, 200)
    assert model._width == page.viewport().width()
    for width in (300, 90):
        model.fit(width)
        heads.append([model.headerData(seat, Qt.Orientation.Horizontal) for seat in (0, 1)])
    assert heads == [["Anna", "Bert"], ["", ""]]
    assert model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole) == "Anna"


def test_odds_that_are_not_listed_are_counted_and_what_is_held_narrows_them_down(sit: Sit) -> None:
    peoples = "; ".join(
        f"{people} 1-0-0" for people in ("undead", "dwarves", "trolls", "elves", "goblins", "barbarians")
    )
    hands = sit(4, position=scene(a=f"{peoples}; S3", b=peoples, c=peoples, d=peoples).position)
    odds = page_of(hands.window, "odds")
    rest(hands.window)
    assert isinstance(odds, OddsPage)
    assert len(rows_of(odds)) == MOST
    more = 36 - MOST
    assert label_of(odds, "odds_more").text().startswith(f"{more} more options are possible")
    assert label_of(odds, "odds_more").isVisibleTo(odds)
    last = rows_of(odds)[-1]
    assert label_of(odds, "odds_more").y() > last.y()
    hands.scene.hand.pick(*next(iter(hands.client.sources())))
    rest(hands.window)
    assert 0 < len(rows_of(odds)) <= MOST
    assert label_of(odds, "odds_more").isHidden()


def test_news_have_their_places_and_within_one_battle_there_are_none_without_a_curtain(sit: Sit) -> None:
    hands = sit(4, seed=5)
    chance, told = random.Random(7), {True: 0, False: 0}  # noqa: S311 - a test's choices
    while not hands.controller.over and min(told.values()) < 2:
        hands.come()
        match, desk = hands.controller.match, hands.window.current.desk
        start, news = desk.sentences.news(curtain=True)
        assert {area for one in news for area in one.areas} <= set(hands.scene.geometry.areas)
        if any(one.areas for one in news):
            battle = any(
                isinstance(event, e.CardTakenUp) for done in match.played[start - 1 :] for event in done.events
            )
            assert bool(desk.sentences.news(curtain=False)[1]) is battle
            told[battle] += 1
        decision = hands.controller.decisions[0]
        assert hands.controller.play_as(
            decision.seat, chance.choice(WARRIORS.legal_moves(match.position, decision.seat))
        )
    assert min(told.values()) > 0


def test_a_match_is_saved_and_gone_on_with(sit: Sit, tmp_path: Path) -> None:
    hands = sit(6, seed=3)
    for _ in range(6):
        first_move(hands)
    path = tmp_path / "six.stronghold"
    save_match(hands.controller.match, LIBRARY.kit("warriors"), path)
    played = [done.record for done in hands.controller.match.played]
    assert hands.window.files.open_path(path)
    assert [done.record for done in hands.controller.match.played] == played


def test_looking_back_shows_the_table_as_it_was(sit: Sit) -> None:
    hands = sit(2, position=scene(a="goblins 3-0-0; S3", b="goblins 2-1-0").position)
    before = dict(hands.scene.contents)
    hands.play(0, parse("attack a.goblins b.goblins"))
    hands.window.history.look_at(0)
    assert dict(hands.scene.contents) == before
    assert hands.client.sources() == set()
    hands.window.history.go_home()
    assert dict(hands.scene.contents) != before


def test_something_is_tried_out_beside_the_game(sit: Sit) -> None:
    hands = sit(3, position=scene(a="goblins 3-0-0; S3", b="goblins 2-1-0", c="elves 1-0-0").position)
    hands.play(0, parse("attack a.goblins b.goblins"), "drag")
    played = len(hands.controller.match.played)
    hands.window.history.look_at(0)
    hands.window.history.suppose()
    assert not hands.controller.kept
    hands.play(0, parse("attack a.goblins b.goblins"), "click")
    hands.window.history.go_home()
    assert hands.controller.kept
    assert len(hands.controller.match.played) == played


def test_another_match_is_played_at_the_same_table_with_other_names(sit: Sit) -> None:
    hands = sit(3, position=scene(a="goblins 3-0-0; S3", b="goblins 2-1-0", c="elves 1-0-0").position)
    rest(hands.window)
    hands.window.files.forget()
    position = scene(a="elves 3-0-0; S3", b="trolls 2-1-0", c="elves 1-0-0").position
    hands.window.files.begin(Match(WARRIORS, Header("warriors", {}, ("Gil", "Hal", "Ida"), 1), position))
    assert hands.scene.words.label("p0.name") == "Gil"
    assert hands.scene.inscriptions.names["p0.name"]._shown[0] == "Gil"  # type: ignore[index]
    hands.play(0, parse("attack a.elves b.trolls"), "drag")
