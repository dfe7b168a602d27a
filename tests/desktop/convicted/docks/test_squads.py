"""The dock of squads: pairs with sums and odds before anybody agrees; by drop, click, keys, or all at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.convicted.docks.enemy import EnemyPage
from stronghold_gui.desktop.convicted.docks.squads import SquadsPage
from stronghold_gui.desktop.convicted.docks.town import TownPage
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.moves import DONE
from stronghold_gui.games.convicted.pieces import FOES, SECTION_INDEX
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege.events import SquadFormed
from stronghold_gui.games.convicted.siege.matching import free_units
from tests.desktop.convicted.conftest import Sit
from tests.desktop.convicted.docks.test_town import LEFT, dock, released
from tests.games.convicted.scene import fortress, village
from tests.helpers.resting import rest

WEST = 3


def before_the_west() -> Position:
    """Return two squads before the western wall, and three units on it."""
    table = fortress(W="3/3 spearman 2 swordsman 1", assault_W="giant 1 warrior 4").stage(9)
    return released(table.go(task("matching", WEST)))


def test_a_pair_shows_both_sums_and_the_odds_before_anybody_agrees(sit: Sit) -> None:
    hands = sit(position=before_the_west())
    page = dock(hands, "squads", SquadsPage)
    first = page.rows[0]
    assert first.shown.enemies[0] == "giant"
    assert first.shown.own_sum == "Unopposed"
    assert first.shown.ends == ()
    hands.controller.play(hands.controller.game.parse("face swordsman W.1"))
    assert first.shown.own == ("swordsman",)
    assert sum(first.shown.ends) == 9
    assert "3 + 0 + d3 = 4 to 6" in first.shown.own_sum


def test_the_sums_of_a_pair_follow_what_happens_to_its_wall(sit: Sit) -> None:
    hands = sit(position=before_the_west())
    page = dock(hands, "squads", SquadsPage)
    before = page.rows[0].shown.enemy_sum
    page.context.position.resistance[SECTION_INDEX["W"]] = 1
    page.show_match()
    assert page.rows[0].shown.enemy_sum != before


def test_one_press_suggests_and_nothing_is_forced(sit: Sit) -> None:
    hands = sit(position=before_the_west())
    page = dock(hands, "squads", SquadsPage)
    QTest.mouseClick(page.suggest, LEFT)
    assert all(squad.facing for squad in hands.position.squads)
    assert hands.decision.kind == "matching"
    QTest.mouseClick(page.clear, LEFT)
    assert not any(squad.facing for squad in hands.position.squads)
    QTest.mouseClick(page.suggest, LEFT)
    QTest.mouseClick(page.agree, LEFT)
    assert not hands.position.todo or hands.position.todo[-1][0] != "matching"


def test_the_buttons_keep_their_places_when_the_last_unit_is_assigned(sit: Sit) -> None:
    hands = sit(position=before_the_west())
    page = dock(hands, "squads", SquadsPage)
    rest(hands.window)
    places = [chip.pos() for chip in (page.suggest, page.clear, page.agree)]
    QTest.mouseClick(page.suggest, LEFT)
    rest(hands.window)
    assert [chip.pos() for chip in (page.suggest, page.clear, page.agree)] == places


def test_a_suggestion_replaces_what_was_set_otherwise(sit: Sit) -> None:
    hands = sit(position=before_the_west())
    page = dock(hands, "squads", SquadsPage)
    hands.controller.play(hands.controller.game.parse("face spearman W.1"))
    QTest.mouseClick(page.suggest, LEFT)
    leader = hands.position.squads[0].facing
    assert leader is not None
    assert leader.leader == 2


def test_a_unit_is_put_against_a_squad_by_clicks_and_by_keys(sit: Sit) -> None:
    hands = sit(position=before_the_west())
    page = dock(hands, "squads", SquadsPage)
    hands.window.activateWindow()
    QTest.mouseClick(page.tiles[2], LEFT)
    assert hands.desk.hand.holds("W.units", "swordsman")
    QTest.mouseClick(page.rows[1], LEFT)
    facing = hands.position.squads[1].facing
    assert facing is not None
    assert facing.leader == 2
    page.tiles[0].setFocus()
    QTest.keyClick(page.tiles[0], Qt.Key.Key_Return)
    page.rows[0].setFocus()
    QTest.keyClick(page.rows[0], Qt.Key.Key_Return)
    assert sum(free_units(hands.position, WEST)) == 1


def test_those_who_face_a_squad_are_taken_back_by_one_press(sit: Sit) -> None:
    hands = sit(position=before_the_west())
    page = dock(hands, "squads", SquadsPage)
    hands.controller.play(hands.controller.game.parse("face spearman W.1"))
    QTest.mouseClick(page.rows[0].back, LEFT)
    assert hands.position.squads[0].facing is None


def test_powers_and_squads_come_to_the_front_when_their_moment_has_come(sit: Sit) -> None:
    table = fortress(W="3/3 spearman 2", assault_W="giant 1 warrior 4", heroes="oracle").stage(9)
    hands = sit(position=released(table.go(task("stage", 11))))
    dock(hands, "town", TownPage)
    hands.desk.refresh(())
    hands.controller.play(hands.controller.game.parse("done"))
    QApplication.processEvents()
    assert hands.decision.kind == "matching"
    assert hands.window.docking.in_front("squads")


def led_squads() -> Position:
    """Return seven enemies before the western wall, whom a player puts into two squads."""
    table = fortress("scenario-1-versus", 2, W="1/1 spearman 2", assault_W="giant 2 warrior 5")
    return released(table.go(task("squads", WEST)))


def test_the_enemy_player_forms_squads_by_clicks_and_by_the_menu(sit: Sit) -> None:
    hands = sit("scenario-1-versus", 2, position=led_squads())
    page = dock(hands, "squads", SquadsPage)
    giant = page.foes[FOES.index("giant")]
    QTest.mouseClick(giant, LEFT)
    QTest.mouseClick(page.rows[1], LEFT)
    assert hands.position.squads[1].leader == FOES.index("giant")
    assert page.rows[1].shown.enemies == ("giant",)
    assert not page.agree.isVisibleTo(page)


def test_a_suggestion_deals_the_enemies_round_in_order_of_strength(sit: Sit) -> None:
    hands = sit("scenario-1-versus", 2, position=led_squads())
    page = dock(hands, "squads", SquadsPage)
    QTest.mouseClick(page.suggest, LEFT)
    told = [event for done in hands.controller.match.played for event in done.events if isinstance(event, SquadFormed)]
    assert [(event.leader, event.supports) for event in told] == [
        ("giant", (("warrior", 3),)), ("giant", (("warrior", 2),)),
    ]  # fmt: skip


def test_the_forecast_tells_each_card_and_each_wall_before_the_siege(sit: Sit) -> None:
    hands = sit(position=village(N="1/1 spearman 2").position)
    page = dock(hands, "enemy", EnemyPage)
    page.reckon()
    assert "1/4" in page.head.text()
    assert len(page.tabs.buttons()) == 4
    QTest.mouseClick(page.tabs.button(1), LEFT)
    assert any("warrior" in piece for line in page.walls[0].lines.lines for piece, _ in line.pieces)
    assert "which card will be drawn" in page.unknown.text()


def test_sieges_are_tried_out_beside_with_progress_and_can_be_stopped(sit: Sit, qtbot: QtBot) -> None:
    hands = sit(position=village(N="1/1 spearman 2").position)
    page = dock(hands, "enemy", EnemyPage)
    page.reckon()
    before = hands.position.copy()
    QTest.mouseClick(page.begin, LEFT)
    assert page.sampling is not None
    sampling = page.sampling
    qtbot.waitUntil(lambda: sampling.done > 3)
    QTest.mouseClick(page.begin, LEFT)
    assert 3 < page.sampling.done < page.sampling.wanted
    assert "±" in page.result.text()
    assert page.progress.value() == page.sampling.done
    assert hands.position == before


def test_nothing_is_reckoned_with_a_move_that_is_still_being_shown(sit: Sit, settings: Settings) -> None:
    settings.set_text("window/animation", "normal")
    hands = sit(position=village(N="1/1 spearman 2").position)
    page = dock(hands, "enemy", EnemyPage)
    hands.controller.play(DONE)
    page.reckon()
    page.begin_sampling()
    page.refresh()
    hands.controller.play(DONE)
    assert hands.desk.animation.performing
    # On a busy machine it would be over before the window is at rest.
    hands.window.animation.drives["step"].trigger()
    rest(hands.window)
    assert hands.desk.animation.performing
    assert page.sampling is not None, "a position that nobody has seen yet is told by nothing"
    hands.window.animation.finish()
    rest(hands.window)
    assert page.sampling is None


def test_what_was_tried_out_is_forgotten_when_the_position_is_another(sit: Sit) -> None:
    hands = sit(position=village(N="1/1 spearman 2").position)
    page = dock(hands, "enemy", EnemyPage)
    page.reckon()
    page.begin_sampling()
    assert page.sampling is not None
    hands.controller.play(hands.controller.game.parse("collect wood"))
    page.reckon()
    assert page.sampling is None
