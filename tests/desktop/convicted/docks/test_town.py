"""The docks of town and technologies: what is built, learnt and collected is pressed there; what cannot be says why."""

from __future__ import annotations

from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget

from stronghold_gui.desktop.convicted.docks.base import DockPage
from stronghold_gui.desktop.convicted.docks.deed_row import DeedRow
from stronghold_gui.desktop.convicted.docks.knowledge import Technology
from stronghold_gui.desktop.convicted.docks.powers import PowersPage
from stronghold_gui.desktop.convicted.docks.town import TownPage
from stronghold_gui.desktop.convicted.docks.turns import TurnsPage
from stronghold_gui.desktop.docks.card import Card
from stronghold_gui.desktop.naming import topic_of
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import BUILDINGS, HEROES, LIBRARY, TECHNOLOGIES, UNITS
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.teaching.reference.topics import anchor_of
from tests.desktop.convicted.conftest import Sit
from tests.desktop.convicted.hands import Hands
from tests.desktop.convicted.test_proposals import go_to
from tests.games.convicted.scene import Scene, fortress, village

P = TypeVar("P", bound=QWidget)
LEFT = Qt.MouseButton.LeftButton


def dock(hands: Hands, name: str, kind: type[P]) -> P:
    """Return a dock's page, in front."""
    hands.window.docking.raise_(name)
    page = hands.window.docking.page(name)
    assert isinstance(page, kind)
    if isinstance(page, DockPage):
        page.refresh()
    return page


def released(table: Scene) -> Position:
    """Return the position of a scene in which the game continues to the end of the siege after the current decision."""
    table.position.todo = [each for each in table.position.todo if each[0] != "hold"]
    return table.position


def row(page: QWidget, name: str) -> DeedRow:
    """Return a row of the town."""
    for card in page.findChildren(Card):
        card.open(True)
    found = page.findChild(DeedRow, name)
    assert isinstance(found, DeedRow)
    return found


def test_a_building_says_what_its_next_level_costs_needs_and_gives_and_is_built_by_a_press(sit: Sit) -> None:
    hands = sit(position=village(N="1/1 spearman 2", town="library 1", stock="5/2/0/0").position)
    page = dock(hands, "town", TownPage)
    library, barracks = row(page, "build_library"), row(page, "build_barracks")
    assert library.price.cost == (5, 2, 0, 0)
    assert not library.price.short
    assert "level 2 technologies" in library.note.text()
    assert "Requires archery" in barracks.note.text().replace("Archery", "archery")
    QTest.mouseClick(library.button, LEFT)
    assert hands.position.buildings[LIBRARY] == 2
    assert library.title.text() == "Library 2"
    assert library.price.short


def test_what_cannot_be_built_is_refused_with_its_rule(sit: Sit) -> None:
    hands = sit(position=village(N="1/1 spearman 2", stock="0/0/0/0").position)
    page = dock(hands, "town", TownPage)
    with_reason: list[object] = []
    hands.controller.refused.connect(lambda _move, refusal: with_reason.append(refusal.reason))
    QTest.mouseClick(row(page, "build_library").button, LEFT)
    assert with_reason == ["cannot_pay"]
    assert hands.position.buildings[LIBRARY] == 0


def test_a_technology_is_researched_by_a_press_and_by_keys_when_the_library_reaches_it(sit: Sit) -> None:
    hands = sit(position=village(N="1/1 spearman 2", town="library 1").position)
    page = dock(hands, "knowledge", DockPage)
    archery = page.findChild(Technology, "technology_archery")
    mine = page.findChild(Technology, "technology_mine")
    assert isinstance(archery, Technology)
    assert isinstance(mine, Technology)
    assert (archery.leaf.state, mine.leaf.state) == ("open", "closed")
    assert "arracks 2" in archery.leaf.opens
    QTest.mouseClick(mine, LEFT)
    assert not hands.position.knows(TECHNOLOGIES.index("mine"))
    QTest.keyClick(archery, Qt.Key.Key_Space)
    assert hands.position.knows(TECHNOLOGIES.index("archery"))
    assert archery.leaf.state == "known"


def test_collecting_brings_what_the_row_says(sit: Sit) -> None:
    hands = sit(position=village(N="1/1 spearman 2", stock="0/0/0/0").position)
    page = dock(hands, "town", TownPage)
    wood, stone = row(page, "collect_wood"), row(page, "collect_stone")
    assert wood.button.text() == "+2"
    assert "Stoneworking" in stone.note.text()
    QTest.mouseClick(wood.button, LEFT)
    assert hands.position.stock_of(0) == (2, 0, 0, 0)


def test_a_unit_is_trained_where_the_menu_says(sit: Sit) -> None:
    hands = sit(position=village(N="1/1 spearman 2", E="1/1 spearman 1").position)
    page = dock(hands, "town", TownPage)
    spearman = row(page, "train_spearman")
    QTest.mouseClick(spearman.button, LEFT)
    menu = spearman.button.findChild(QMenu, "dock_moves")
    assert isinstance(menu, QMenu)
    before = sum(hands.position.units)
    chosen = next(action for action in menu.actions() if "east wall" in action.text())
    chosen.trigger()
    menu.close()
    assert sum(hands.position.units) == before + 1


def test_trade_is_put_together_and_answered_in_its_card(sit: Sit) -> None:
    hands = sit(seats=2, position=village(2, N="1/1 spearman 2", stock="4/3/0/0").position)
    page = dock(hands, "town", TownPage)
    trade = page.trade
    trade.open(True)
    trade.resource.setCurrentIndex(0)
    trade.count.setValue(3)
    QTest.mouseClick(trade.offer, LEFT)
    assert trade.wanting
    trade.resource.setCurrentIndex(1)
    trade.count.setValue(2)
    QTest.mouseClick(trade.offer, LEFT)
    page.refresh()
    QTest.mouseClick(trade.yes, LEFT)
    assert hands.position.stock_of(0) == (1, 5, 0, 0)


def test_a_power_is_lit_and_used_when_its_moment_has_come(sit: Sit) -> None:
    table = fortress(town="chapel 2", heroes="oracle", W="2/2 spearman 2", deployment_W="warrior 4")
    table.go(("casting", 0, 0, 0, 0, 0))
    hands = sit(position=released(table))
    page = dock(hands, "powers", PowersPage)
    assert page.rows["reinforcement"].state.marked
    assert page.rows["reinforcement"].state.note == "One section gets +1 resistance this turn."
    assert not page.rows["renewal"].state.marked
    assert page.rows["shield"].state.note == "When defenders would fall", "of what must wait it is told for what"
    assert page.rows["renewal"].state.why
    assert not page.rows["heretic"].isVisibleTo(page)
    assert page.rows["oracle"].isVisibleTo(page)
    QTest.mouseClick(page.rows["reinforcement"].button, LEFT)
    assert str(hands.controller.match.played[-1].record.move).startswith("Cast(power='reinforcement'")
    assert set(HEROES) <= set(page.rows)


def test_the_track_tells_of_turns_to_come_by_press_and_by_arrow(sit: Sit) -> None:
    hands = sit(position=village(N="1/1 spearman 2").position)
    page = dock(hands, "turns", TurnsPage)
    assert "12 actions" in page.told.text()
    QTest.mouseClick(page.track, LEFT, pos=page.track.cell(10).center().toPoint())
    assert "18 actions" in page.told.text()
    assert page.loot[1][1].cost == hands.position.values.waves[1][9].loot
    QTest.keyClick(page.track, Qt.Key.Key_Right)
    assert "Turn 11" in page.told.text()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("mode", ["campaign", "scenario-1-versus", "scenario-2-coop"])
def test_every_dock_opens_in_every_mode_and_language(sit: Sit, mode: str, language: str) -> None:
    hands = sit(mode, 2, language=language)
    for name in ("town", "knowledge", "powers", "enemy", "squads", "turns"):
        dock(hands, name, DockPage).retranslate()
    assert len(BUILDINGS) == 6


def test_a_folded_card_is_written_when_it_is_opened(sit: Sit) -> None:
    hands = sit(position=village(N="1/1 spearman 2").position)
    page = dock(hands, "town", TownPage)
    units, archer = page.findChild(Card, "town_units"), page.findChild(DeedRow, "train_archer")
    assert isinstance(units, Card)
    assert isinstance(archer, DeedRow)
    assert not units.opened
    QTest.mouseClick(units.head, LEFT)
    assert archer.title.text() == "Archer (0)"


def test_whatever_the_docks_show_has_a_paragraph_in_the_rules(sit: Sit) -> None:
    hands = sit(seats=2, position=village(2, N="1/1 spearman 2").position)
    pages = [dock(hands, name, QWidget) for name in ("town", "knowledge", "powers", "enemy", "squads", "chronicle")]
    told = {topic for page in pages for each in (page, *page.findChildren(QWidget)) if (topic := topic_of(each))}
    assert len(told) > 50
    assert sorted(topic for topic in told if anchor_of(topic) is None) == []


def test_in_a_siege_the_town_is_written_again_only_when_something_in_it_is_different(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = sit("scenario-2-coop", 1)
    go_to(hands, "aim")
    page = dock(hands, "town", TownPage)
    written: list[int] = []
    write = TownPage._show_all

    def counted(one: TownPage) -> None:
        written.append(len(written))
        write(one)

    monkeypatch.setattr(TownPage, "_show_all", counted)
    hands.controller.play(next(move for move in hands.controller.moves() if move != m.DONE))
    hands.controller.play(m.DONE)
    page.refresh()
    assert hands.decision.kind != "aim"
    assert not written
    # The list of units shows how many are left.
    spearmen = row(page, "train_spearman")
    before = there(hands)
    assert f"({before})" in spearmen.title.text()
    while there(hands) == before:
        hands.controller.play(hands.controller.moves()[-1])
    page.refresh()
    assert f"({there(hands)})" in spearmen.title.text()


def there(hands: Hands) -> int:
    """Return how many spearmen there are."""
    return sum(hands.position.units[:: len(UNITS)])
