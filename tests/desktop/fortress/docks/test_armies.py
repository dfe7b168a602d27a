"""The dock of army cards: what a card shows, and how order markers are laid on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.fortress.docks.armies import ArmiesPage
from stronghold_gui.desktop.fortress.docks.army_head import ArmyHead
from stronghold_gui.desktop.fortress.docks.card_facts import CardFacts, cards_of, facts_of
from stronghold_gui.desktop.fortress.docks.drafting import Drafting
from stronghold_gui.desktop.fortress.docks.seen import Seen
from stronghold_gui.desktop.naming import topic_of
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.text import LANGUAGES
from tests.desktop.fortress.docks.table import on_to, opened
from tests.helpers.resting import rest

pytestmark = pytest.mark.usefixtures("qapp")
_LEFT = Qt.MouseButton.LeftButton
Show = Callable[[DeskContext], ArmiesPage]


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """Return what shows the dock of a match, as wide as in the smallest window."""

    def shown(context: DeskContext) -> ArmiesPage:
        window = QWidget()
        qtbot.addWidget(window)
        page = ArmiesPage(context, Drafting(context, QWidget(window), window))
        qtbot.addWidget(page)
        page.resize(300, 700)
        context.match.changed.connect(page.refresh)
        with qtbot.waitExposed(page):
            page.show()
        page.refresh()
        QApplication.processEvents()
        return page

    return shown


def marking(language: str = "en") -> DeskContext:
    return on_to(opened(language=language, secret=True), "mark")


def facts(page: ArmiesPage, card: str) -> CardFacts:
    found = page.cards[card].head.facts
    assert found is not None
    return found


def laid(context: DeskContext) -> list[tuple[str, str]]:
    return [
        (move.marker, move.card)
        for done in context.match.match.played
        if isinstance(move := done.record.move, m.Mark)
    ]  # fmt: skip


def own(page: ArmiesPage) -> list[ArmyHead]:
    """Return the heads of the cards on which a marker may be laid."""
    return [card.head for card in page.cards.values() if card.head.free]


def test_a_card_shows_what_is_printed_on_it_and_who_lives() -> None:
    shown = facts_of(Seen(opened("ambush", 3)), "tarn_vikings")
    assert (shown.move, shown.range, shown.attack, shown.defence, shown.points) == (4, 1, 3, 4, 50)
    assert (shown.words.name, shown.words.build) == ("Tarn Viking Warriors", "Size medium, height 5")
    assert shown.words.kind == "Squad of 4: warriors (Human)"
    (power,) = shown.words.powers
    assert power.name == "Berserker Charge"
    assert "15" in power.words
    assert (shown.left, shown.life, shown.out) == (4, 4, False)


def test_powers_play_no_part_in_discovery() -> None:
    shown = facts_of(Seen(opened("small")), "tarn_vikings")
    assert not shown.words.powers
    assert len(shown.notes) == 1


def test_wounds_deaths_and_spirits_are_seen() -> None:
    context = opened("ambush", 3)
    position = context.match.match.position
    setting = position.setting
    first = setting.cards.figures(setting.card_index["tarn_vikings"])[0]
    position.where[first] = -3
    position.attack_spirits[setting.card_index["tarn_vikings"]] = 1
    position.wounds[setting.figure_index["drake"]] = 2
    context.match._look_again()
    seen = Seen(context)
    assert facts_of(seen, "tarn_vikings").left == 3
    assert facts_of(seen, "tarn_vikings").attack_more == 1
    assert facts_of(seen, "drake").left == 3


def test_the_own_army_comes_first_and_the_sides_before_the_others() -> None:
    context = opened("ambush", 3)
    context.match._seat_partner(1)
    assert Seen(context).order() == [1, 0, 2]
    context.match._seat_partner(2)
    assert Seen(context).order() == [2, 0, 1]


def test_one_person_with_two_armies_is_named_with_their_numbers() -> None:
    seen = Seen(opened("ambush", 2))
    assert [seen.called(player) for player in range(3)] == ["Anna, army 1", "Anna, army 2", "Bert"]


def test_the_next_marker_is_laid_by_pressing_its_free_place(show: Show) -> None:
    context = marking()
    page = show(context)
    head = own(page)[1]
    QTest.mouseClick(head, _LEFT, pos=head.free_place.center())
    assert facts(page, head.facts.id if head.facts else "").markers[0].sign == "1"
    assert len(laid(context)) == 1
    assert head.free == "2"


def test_a_marker_is_taken_from_the_tray_and_put_on_a_card(show: Show) -> None:
    context = marking()
    page = show(context)
    QTest.mouseClick(page.tray.discs[0], _LEFT)
    assert page.tray.discs[0].isDown()
    head = own(page)[2]
    QTest.mouseClick(head, _LEFT)
    assert laid(context) == [("1", head.facts.id if head.facts else "")]
    assert not any(card.opened for card in page.cards.values())


def test_a_marker_that_is_held_is_put_back_by_escape_and_by_a_second_press(show: Show) -> None:
    page = show(marking())
    disc = page.tray.discs[0]
    QTest.mouseClick(disc, _LEFT)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not disc.isDown()
    QTest.mouseClick(disc, _LEFT)
    QTest.mouseClick(disc, _LEFT)
    assert not disc.isDown()


def test_a_marker_is_dragged_onto_a_card(show: Show) -> None:
    context = marking()
    page = show(context)
    disc, head = page.tray.discs[0], own(page)[0]
    goal = disc.mapFromGlobal(head.mapToGlobal(QPoint(90, 20)))
    QTest.mousePress(disc, _LEFT, pos=QPoint(17, 17))
    QTest.mouseMove(disc, QPoint(30, 60))
    QTest.mouseMove(disc, goal)
    assert page._ghost.isVisible()
    assert head._over
    QTest.mouseRelease(disc, _LEFT, pos=goal)
    assert not page._ghost.isVisible()
    assert laid(context) == [("1", head.facts.id if head.facts else "")]


def test_what_is_let_go_beside_the_cards_is_not_laid(show: Show) -> None:
    context = marking()
    page = show(context)
    disc = page.tray.discs[0]
    QTest.mousePress(disc, _LEFT, pos=QPoint(17, 17))
    QTest.mouseMove(disc, QPoint(120, 19))
    QTest.mouseRelease(disc, _LEFT, pos=QPoint(120, 19))
    assert not laid(context)


def test_keys_alone_lay_all_four(show: Show) -> None:
    context = marking()
    page = show(context)
    head = own(page)[0]
    for key in "123":
        head.setFocus()
        QTest.keyClicks(head, key)
    QTest.keyClick(page.tray.discs[3], Qt.Key.Key_Return)
    QTest.keyClick(head, Qt.Key.Key_Return)
    card = head.facts.id if head.facts else ""
    assert laid(context) == [(sign, card) for sign in m.MARKERS]


def test_a_marker_whose_turn_it_is_not_says_why(show: Show) -> None:
    context = marking()
    page, refused = show(context), list[str]()
    context.match.refused.connect(lambda _move, refusal: refused.append(refusal.reason))
    QTest.mouseClick(page.tray.discs[2], _LEFT)
    QTest.keyClicks(own(page)[0], "3")
    assert refused == ["marker_lies", "marker_lies"]
    assert not laid(context)


def test_nobody_lays_markers_on_cards_of_others(show: Show) -> None:
    context = marking()
    page = show(context)
    seat = context.match.seat
    lent = [card for card, one in page._seen.table.cards.items() if one.player == f"p{seat + 1}"]
    assert sorted(head.facts.id for head in own(page) if head.facts) == sorted(lent)


def test_the_markers_of_others_are_seen_without_their_numbers(show: Show) -> None:
    context = on_to(opened(secret=True), "act")
    page = show(context)
    viewer = context.match.seat
    for card in page.cards:
        known = facts(page, card)
        turned = [marker for marker in known.markers if marker.state != "lies"]
        if known.player != viewer:
            assert {marker.sign for marker in known.markers if marker not in turned} <= {"?"}
    assert sum(len(facts(page, card).markers) for card in page.cards) == 8


def test_pixels_do_not_tell_where_which_marker_lies(show: Show) -> None:
    pictures = []
    for signs in ((0, 1, 2, 3), (3, 1, 0, 2)):
        context = on_to(opened(secret=True), "act")
        position, viewer = context.match.match.position, context.match.seat
        other = 1 - viewer
        cards = [card for card in position.cards_of(other) if position.alive(card)]
        turned = {n for n in range(4) if position.turned >> (4 * other + n) & 1}
        free = [n for n in range(4) if n not in turned]
        for place, number in enumerate(sign for sign in signs if sign in free):
            position.markers[4 * other + number] = cards[place]
        context.match._look_again()
        page = show(context)
        # Until the portraits are drawn, the first page has none, and the second has those of the first.
        rest(page)
        pictures.append(page.grab().toImage())
    assert pictures[0] == pictures[1]


def test_the_marker_of_the_turn_stands_out_and_those_before_are_spent() -> None:
    context = on_to(opened(), "act")
    seen = Seen(context)
    acting = [one for player in range(2) for one in cards_of(seen, player) if one.acting]
    assert [[marker.state for marker in one.markers if marker.sign == "1"] for one in acting] == [["now"]]
    context.play(m.END)
    on_to(context, "act")
    states = [
        marker.state for player in range(2) for one in cards_of(seen, player) for marker in one.markers
        if marker.sign == "1"
    ]  # fmt: skip
    assert sorted(states) == ["now", "spent"]


def test_one_card_is_open_at_a_time_and_tells_its_powers(show: Show) -> None:
    page = show(on_to(opened("ambush", 3), "mark"))
    for card in ("syvarris", "tarn_vikings"):
        QTest.keyClick(page.cards[card].head, Qt.Key.Key_Space)
    assert [name for name, card in page.cards.items() if card.opened] == ["tarn_vikings"]
    heading = page.cards["tarn_vikings"].findChild(QLabel, "power_berserker_charge")
    assert isinstance(heading, QLabel)
    assert topic_of(heading) == "berserker_charge"
    assert topic_of(page.cards["tarn_vikings"]) == "tarn_vikings"


def test_another_language_says_it_at_once(show: Show) -> None:
    context = marking("fr")
    page = show(context)
    assert page.tray._title.text().endswith("marqueur d’ordre 1")
    context.language.choose("en")
    page.retranslate()
    assert page.tray._title.text().endswith("order marker 1")


def test_whoever_comes_to_a_card_sees_its_figures_on_the_board(show: Show) -> None:
    context = on_to(opened(), "act")
    page, lit = show(context), list[tuple[str, ...]]()
    context.requests.places.connect(lit.append)
    page.cards["finn"].head.pointed.emit(True)
    page.cards["finn"].head.pointed.emit(False)
    assert lit[0] == (facts(page, "finn").figures[0].space,)
    assert lit[1] == ()


def test_in_a_low_dock_the_tray_leaves_room_for_cards(show: Show) -> None:
    page = show(marking())
    assert page.tray._how.isVisible()
    page.resize(270, 290)
    assert not page.tray._how.isVisible()
    assert page.tray.toolTip()


def test_the_card_whose_turn_begins_is_brought_into_sight(show: Show) -> None:
    context = on_to(opened("siege", 2), "mark")
    page = show(context)
    page.resize(300, 260)
    on_to(context, "act")
    QApplication.processEvents()
    acting = page.cards[Seen(context).table.turn.card]
    for away in (0, page.verticalScrollBar().maximum()):
        page.verticalScrollBar().setValue(away)
        page._acting = ""
        page.refresh()
        QApplication.processEvents()
        assert not acting.visibleRegion().isEmpty()
        assert acting.visibleRegion().boundingRect() == acting.rect()
    page.verticalScrollBar().setValue(0)
    page.refresh()
    QApplication.processEvents()
    assert page.verticalScrollBar().value() == 0


def test_the_markers_are_brought_into_sight_where_they_are_to_be_laid_and_then_left_alone(show: Show) -> None:
    page = show(marking())
    page.resize(300, 260)
    QApplication.processEvents()
    bar = page.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert page.tray.visibleRegion().isEmpty()
    page.refresh()
    QApplication.processEvents()
    assert bar.value() == bar.maximum(), "whoever scrolls is left there"
    page._acting = "another turn"
    page.refresh()
    QApplication.processEvents()
    assert page.tray.visibleRegion().boundingRect() == page.tray.rect()


@pytest.mark.parametrize("width", [240, 300])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_open_card_has_room_for_all_it_says(show: Show, language: str, width: int) -> None:
    page = show(marking(language))
    page.setFixedWidth(width)
    for card in page.cards.values():
        card.open(opened=True)
        rest(page)
        for label in card.findChildren(QLabel):
            assert label.height() >= label.heightForWidth(label.width()), label.text()
        card.open(opened=False)
