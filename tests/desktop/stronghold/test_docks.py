"""The docks, each used as a person uses it: by mouse, by drop, by key."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.stronghold.docks.cardrows import OfferIndex, PhaseRow
from stronghold_gui.desktop.stronghold.docks.lending import Holding
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.position import Position
from tests.desktop.conftest import Person, fall
from tests.desktop.desks import desk_of, page_of
from tests.games.stronghold.assault.tools import empty, enter
from tests.games.stronghold.scene import Scene
from tests.helpers.resting import rest

Sit = Callable[..., Person]


def position(person: Person) -> Position:
    """Return the position of the open match."""
    assert person.window.controller is not None
    found: Position = person.window.controller.match.position
    return found


def machines(*, resources: int = 16, goblin: int = 0, orc: int = 3, troll: int = 1) -> Scene:
    """Return phase 2 with a hand to pay with."""
    scene = Scene().at("phase", 2).put("HAND", goblin=goblin, orc=orc, troll=troll)
    scene.p.invaders[0].resources = resources
    return scene


def pause(hourglasses: int = 6, turn: int = 1) -> Scene:
    """Return a pause of the Defender's."""
    return Scene().at("pause", 3, turn=turn).hourglasses(hourglasses)


def menu_of(person: Person, name: str) -> QMenu:
    """Return an open menu."""
    menu = person.window.findChild(QMenu, name)
    assert menu is not None
    return menu


# -- phase cards -----------------------------------------------------------------------------------------------------


def test_a_tile_is_dragged_from_its_card_to_the_board(sit: Sit) -> None:
    person = sit(machines())
    assert person.drop(("card", "ballista:troll"), "RW2")
    assert person.notation() == ["ballista RW2 troll"]
    assert desk_of(person.window).scene.pile("RW2.machine", "ballista") is not None


def test_the_rows_of_a_card_that_a_phase_opens_are_written_once(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = sit(pause(hourglasses=0))
    controller = person.window.controller
    assert controller is not None
    written: list[str] = []
    write = PhaseRow.refresh

    def count(row: PhaseRow, holding: Holding, offers: OfferIndex, *, active: bool) -> None:
        written.append(row.action)
        write(row, holding, offers, active=active)

    monkeypatch.setattr(PhaseRow, "refresh", count)
    assert controller.play(m.DONE)
    page_of(person.window, "phase_cards")
    assert position(person).phase == 4
    assert sorted(written) == sorted(set(written)) != []


def test_a_drop_that_could_be_paid_in_two_ways_asks_which(sit: Sit) -> None:
    person = sit(machines())
    assert person.drop(("card", "ballista"), "RW2")
    assert person.notation() == []
    menu = menu_of(person, "which_move")
    assert [action.text() for action in menu.actions()] == ["1 troll", "2 orcs"]
    menu.actions()[1].trigger()
    menu.close()
    assert person.notation() == ["ballista RW2 orc"]


def test_the_release_that_ends_a_drag_pays_nothing(sit: Sit) -> None:
    person = sit(machines())
    assert person.drop(("card", "ballista"), "RW2")
    menu = menu_of(person, "which_move")
    first = menu.actionGeometry(menu.actions()[0]).center()
    # The button of the drag is still down while the menu opens below the pointer.
    for point in (first + QPoint(6, 0), first):
        held = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(point), menu.mapToGlobal(QPointF(point)), Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(menu, held)
    QTest.mouseRelease(menu, Qt.MouseButton.LeftButton, pos=first)
    assert menu.isVisible()
    assert person.notation() == []
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[1]).center())
    assert person.notation() == ["ballista RW2 orc"]


def test_a_machine_on_a_taken_field_is_refused_for_the_place_if_any_price_could_be_paid(sit: Sit) -> None:
    person = sit(machines(troll=0, orc=2).tile("ballista", "RW2"))
    assert not person.drop(("card", "catapult"), "RW2")
    assert "ballista" in person.window.prompt.second.text().lower()
    assert "troll" not in person.window.prompt.second.text()
    poor = sit(machines(troll=0, orc=1).tile("ballista", "RW2"))
    assert not poor.drop(("card", "catapult"), "RW2")
    assert "1 troll or 2 orcs" in poor.window.prompt.second.text()


def test_a_price_is_pressed_and_then_a_lit_place(sit: Sit) -> None:
    person = sit(machines())
    person.click("price_catapult_orc")
    assert desk_of(person.window).hand.targets >= {"RW1", "RE3"}
    person.board.click("RE3.machine")
    assert person.notation() == ["catapult RE3 orc"]


def test_a_tile_is_built_with_keys_only(sit: Sit) -> None:
    person = sit(machines())
    price = person.widget("price_catapult_troll")
    price.setFocus()
    QTest.keyClick(price, Qt.Key.Key_Return)
    board = desk_of(person.window).board
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert person.notation()[0].startswith("catapult R")


def test_a_refused_drop_says_why_with_the_rule(sit: Sit) -> None:
    person = sit(machines())
    assert not person.drop(("card", "ballista:troll"), "W3.invader")
    assert person.notation() == []
    assert desk_of(person.window).scene.refusals.note.isVisible()
    said = person.window.prompt.second.text()
    assert said.startswith("⚠ ")
    assert said.endswith(").")


def test_what_cannot_be_paid_says_so_in_its_row(sit: Sit) -> None:
    person = sit(machines(resources=5))
    row = page_of(person.window, "phase_cards").row("ballista")
    assert not row.state.possible
    assert row.state.why.startswith("There are too few resources") or "5" in row.state.why
    assert row.note.text().startswith("✕ ")
    person.click("price_ballista_troll")
    assert person.window.prompt.second.text().startswith("⚠ ")


def test_a_used_action_is_marked(sit: Sit) -> None:
    person = sit(machines(orc=6, troll=2), "ballista RW2 troll")
    row = page_of(person.window, "phase_cards").row("ballista")
    assert row.state.used
    assert not row.state.possible


def test_the_card_that_is_played_is_open_and_the_others_closed(sit: Sit) -> None:
    cards = page_of(sit(machines()).window, "phase_cards").cards
    assert [name for name, card in cards.items() if card.opened] == ["machines"]
    QTest.mouseClick(cards["rituals"].head, Qt.MouseButton.LeftButton)
    assert cards["rituals"].opened


def test_resources_are_gained_by_a_press(sit: Sit) -> None:
    scene = Scene().at("phase", 1).put("HAND", orc=2)
    person = sit(scene)
    person.click("price_gain_orc")
    assert person.notation() == ["gain orc"]
    assert page_of(person.window, "phase_cards").hand.resources._count == "7"


def test_a_card_is_turned_over_by_its_choice(sit: Sit) -> None:
    person = sit()
    person.click("choice_1")
    assert person.notation() == ["flip machines"]
    page = page_of(person.window, "phase_cards")
    assert page.row("accurate_shot").phase == "machines"
    with pytest.raises(KeyError):
        page.row("ballista")


def test_a_dispatch_is_begun_and_a_unit_marches_by_drag(sit: Sit) -> None:
    person = sit(Scene(bare=True).put("RW1", orc=2).at("phase", 6))
    person.click("choice_0")
    person.board.drag(("RW1.units", "orc"), "W1.invader")
    person.board.click(("RW1.units", "orc"))
    person.board.click("W2")
    assert person.notation() == ["dispatch minor", "march orc RW1 W1", "march orc RW1 W2"]


def test_a_unit_that_may_not_march_there_says_why(sit: Sit) -> None:
    person = sit(Scene(bare=True).put("RW1", orc=2).at("phase", 6), "dispatch minor")
    person.board.drag(("RW1.units", "orc"), "W4.invader")
    assert person.notation() == ["dispatch minor"]
    assert "west wall 4" in person.window.prompt.second.text()


@pytest.mark.parametrize(("way", "text"), [("open", "open"), ("face_down", "face_down")])
def test_orders_are_laid_open_or_face_down(sit: Sit, way: str, text: str) -> None:
    person = sit(Scene(bare=True).put("W1", orc=2).at("phase", 6))
    assert person.drop(("orders", f"bluff:{way}"), "W1")
    assert person.notation() == [f"order bluff W1 {text}"]


def test_a_ritual_is_laid_on_a_hero(sit: Sit) -> None:
    scene = Scene().cards("rituals-2").at("phase", 5).put("HAND", goblin=6)
    held = next(card for card, actions in scene.p.cards.actions.items() if "possession" in actions)
    scene.cards(held)
    person = sit(scene)
    hero = desk_of(person.window).context.table.heroes["officer"].place
    assert person.drop(("card", "possession"), f"{hero}.hero")
    assert person.notation() == ["possession officer"]


# -- buildings -------------------------------------------------------------------------------------------------------


def test_an_hourglass_is_laid_by_a_press_by_a_drop_and_by_click_and_click(sit: Sit, qtbot: QtBot) -> None:
    person = sit(pause())
    person.window.docking.raise_("buildings")
    row = page_of(person.window, "buildings").rows["cannon"]
    person.click("pay_cannon")
    assert fall(row, QPoint(5, 5), ("purse", "own"))
    person.click("purse_own")
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert person.notation() == ["pay cannon"] * 3
    assert row.dots.paid == 3


def test_an_action_that_is_covered_asks_where_and_is_done(sit: Sit, qtbot: QtBot) -> None:
    person = sit(pause(), "pay platform", "pay platform")
    row = page_of(person.window, "buildings").rows["platform"]
    assert row.state.marked
    qtbot.waitUntil(lambda: desk_of(person.window).hand.held is not None)
    target = min(desk_of(person.window).hand.targets)
    person.board.click(f"{target}.platform")
    assert person.notation()[-1] == f"finish platform {target}"
    assert row.state.used


def test_an_action_that_cannot_be_paid_says_why(sit: Sit) -> None:
    person = sit(pause())
    row = page_of(person.window, "buildings").rows["gate"]
    assert not row.state.possible
    assert "gate" in row.state.why.lower()
    person.click("pay_gate")
    assert "gate" in person.window.prompt.second.text().lower()


def test_a_saboteur_is_told_in_the_head_of_its_building(sit: Sit) -> None:
    person = sit(pause().tile("saboteur", "forge"))
    page = page_of(person.window, "buildings")
    assert page.cards["forge"].head._side == "saboteur"
    assert page.rows["cannon"].dots.cost == 5


def test_a_stone_is_dropped_on_a_wall(sit: Sit) -> None:
    scene = pause()
    scene.p.phase = 1
    scene.p.defenders[0].stones = 1
    person = sit(scene)
    assert person.drop(("stock", "stone"), "W2")
    assert person.notation() == ["stone W2"]


@pytest.mark.parametrize("place", ["RW1", "forge"])
def test_an_hourglass_on_the_board_is_answered_with_where_it_belongs(sit: Sit, place: str) -> None:
    person = sit(pause())
    assert not person.drop(("purse", "own"), place)
    assert person.window.prompt.second.text().endswith("place this one on an action in the “Buildings” panel.")


# -- heroes and deeds ------------------------------------------------------------------------------------------------


def test_the_officer_speaks(sit: Sit) -> None:
    person = sit(pause())
    person.click("speech_2")
    assert person.notation() == ["speech 2"]
    assert page_of(person.window, "heroes").heroes["officer"].state.used


def test_the_warrior_raids_by_dropping_him_on_a_foe(sit: Sit) -> None:
    scene = Scene(bare=True).guard("W1", soldier=1, hero="warrior").put("W1", goblin=1).at("pause", 3).hourglasses(3)
    person = sit(scene)
    assert person.drop(("action", "excursion"), "W1.invader")
    assert person.notation() == ["excursion goblin W1"]


def test_a_deed_too_early_says_when(sit: Sit) -> None:
    person = sit(pause(turn=4))
    deeds = page_of(person.window, "heroes").deeds
    assert "5" in deeds["negotiations"].state.why
    person.click("use_negotiations")
    assert person.notation() == []
    assert "5" in person.window.prompt.second.text()


def test_a_deed_is_used_and_last_legs_asks_for_the_building(sit: Sit) -> None:
    person = sit(pause(turn=5))
    person.click("use_last_legs")
    menu = menu_of(person, "deed_menu")
    assert [action.text() for action in menu.actions()][:2] == ["Forge", "Workshop"]
    menu.actions()[0].trigger()
    menu.close()
    assert person.notation() == ["deed last_legs forge"]


# -- glory, supply, log, assault -------------------------------------------------------------------------------------


def test_glory_is_told_by_source(sit: Sit) -> None:
    page = page_of(sit(None, "done").window, "glory")
    assert page._points["start", "invader"].text() == "10"
    assert page._points["total", "defender"].text() == "4"
    assert page.track.toolTip() == "Turn 1 of 10"


def test_supply_counts_what_is_left(sit: Sit) -> None:
    page = page_of(sit(machines(), "ballista RW2 troll").window, "supply")
    assert page.pieces["ballista"].accessibleName() == "Ballista: 3"
    assert page.heaps["paid"].tiles["troll"].accessibleName() == "1 troll"


def test_the_log_groups_what_happened_below_whoever_played(sit: Sit) -> None:
    person = sit(machines(), "ballista RW2 troll")
    lines = page_of(person.window, "log").log.lines
    kinds = [(line.kind, line.move) for line in lines]
    assert ("move", 1) in kinds
    assert lines[[line.kind for line in lines].index("move")].text == "Anna"
    assert kinds.count(("event", 1)) >= 1


def test_the_log_follows_undo_and_redo(sit: Sit) -> None:
    person = sit(machines(), "ballista RW2 troll")
    model = page_of(person.window, "log").log
    before = model.rowCount()
    person.key("Ctrl+Z")
    assert not any(line.kind == "move" for line in model.lines)
    person.key("Ctrl+Y")
    assert model.rowCount() == before


def test_a_long_line_of_the_log_is_cut_and_keeps_its_whole_text(sit: Sit) -> None:
    page = page_of(sit().window, "log")
    whole = page.log.index(0, 0)
    assert whole.data(Qt.ItemDataRole.AccessibleTextRole).startswith(whole.data())
    pieces = page.list._cut("word " * 60, "event")
    assert len(pieces) > 1
    assert "".join(pieces).replace(" ", "") == "word" * 60


def assault() -> Scene:
    """Return a pause before an assault with one clash and one choice of losses."""
    scene = Scene(bare=True).put("W1", goblin=1, orc=1).tile("banner", "W1").guard("W1", soldier=2, stone=1)
    return scene.at("pause", 6).hourglasses(1)


def test_the_assault_is_stepped_through(sit: Sit, window: MainWindow, qtbot: QtBot) -> None:
    person = sit(assault(), "pay cannon", "done")
    qtbot.waitUntil(lambda: window.docking.in_front("report"))
    page = page_of(window, "report")
    assert page.head.text() == "Melee, 4: comparing strength"
    told = page.body.toPlainText()
    assert "Invader: 4" in told
    assert "Defender: 5" in told
    assert "Banner +1" in told
    person.click("choice_0")
    person.click("report_back")
    first = page.head.text()
    person.click("report_next")
    assert page.head.text() != first or len(page.pages) == 1
    person.click("report_skip")
    assert page.count.text().startswith(f"{len(page.pages)} ")


def test_while_the_cannons_aim_the_report_says_that_the_assault_has_begun(sit: Sit) -> None:
    scene = enter(empty().tile("cannon", "TW1").put("RW1", orc=1), "cannons")
    page = page_of(sit(scene).window, "report")
    assert page.head.text() == "Ranged attack, 1: cannons"
    assert "begun" in page.body.toPlainText()


def test_the_report_stays_after_the_assault_and_returns_after_opening(sit: Sit, window: MainWindow) -> None:
    person = sit(assault(), "pay cannon", "done")
    person.click("choice_0")
    page = page_of(window, "report")
    titles = [stage.stage for stage in page.pages]
    assert "strength" in titles
    assert position(person).turn == 2
    page._read_again()
    assert [stage.stage for stage in page.pages] == titles


def test_the_log_of_a_long_match_is_told_from_its_end_and_then_the_rest(
    sit: Sit, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stronghold_gui.desktop.docks.log_model.LATEST", 2)
    moves = ["flip supplies", "flip machines", "flip equipment", "flip training", "flip rituals", "done"]
    person = sit(None, *moves)
    page = page_of(window, "log")
    page.log.rewrite()
    assert sorted({line.move for line in page.log.lines}) == [5, 6]
    assert page.log.tell_earlier(1)
    assert not page.log.tell_earlier(99)
    told = [line.text for line in page.log.lines]
    assert sorted({line.move for line in page.log.lines}) == [0, 1, 2, 3, 4, 5, 6]
    assert [line.move for line in page.log.lines if line.kind == "move"] == [1], "one name for all"
    assert page.log.rowCount() == len(page.log._rows)
    page.retranslate()
    qtbot.waitUntil(lambda: [line.text for line in page.log.lines] == told)
    assert page.list._at_end()
    assert person.notation() == moves


def test_lines_that_were_just_told_for_their_width_are_not_cut_again(
    sit: Sit, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(None, "flip supplies", "flip machines")
    page = page_of(window, "log")
    cut: list[object] = []
    monkeypatch.setattr("stronghold_gui.desktop.docks.log_model.LogModel.cut_again", lambda _log: cut.append(0))
    page.list._settled.start()
    page.retranslate()
    assert not page.list._settled.isActive()
    assert page.list._width == page.list.viewport().width()
    rest(window)
    assert not cut


def test_no_earlier_line_is_told_of_a_match_that_is_no_longer_the_one_in_the_log(
    sit: Sit, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stronghold_gui.desktop.docks.log_model.LATEST", 1)
    sit(None, "flip supplies", "flip machines")
    page = page_of(window, "log")
    page.list._earlier.stop()
    page.log.rewrite()
    before = page.log.lines
    with monkeypatch.context() as opening:
        opening.setattr(page.log, "_whole", object())
        assert not page.log.tell_earlier(12), "another match is being opened"
    with monkeypatch.context() as undone:
        undone.setattr(page.log, "_first", 9)
        assert not page.log.tell_earlier(12), "more was taken back than is told"
    assert page.log.lines == before
    assert not page.log.tell_earlier(12)
    assert page.log.lines != before


def test_taking_back_more_than_is_told_yet_begins_anew(
    sit: Sit, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stronghold_gui.desktop.docks.log_model.LATEST", 1)
    person = sit(None, "flip supplies", "flip machines")
    page = page_of(window, "log")
    page.list._earlier.stop()
    page.log.rewrite()
    person.key("Ctrl+Z")
    assert [line.move for line in page.log.lines if line.kind == "move"] == [1]


# -- on the board: move or change places ---------------------------------------------------------------------------


def spot(person: Person, area: str, key: str) -> QPoint:
    """Return the middle of a pile on the board, in the view."""
    board = desk_of(person.window).board
    box = board.table.box_of(area, key)
    assert box is not None
    return board.mapFromScene(box.center())


def fall_on(person: Person, source: tuple[str, str], at: QPoint) -> bool:
    """Let a unit fall on a point of the board."""
    return fall(desk_of(person.window).board.viewport(), at, source)


def test_a_unit_put_beside_the_others_moves_and_nobody_asks(sit: Sit) -> None:
    person = sit(pause().guard("W1", marksman=1).guard("W2", soldier=1))
    board = desk_of(person.window).board
    beside = next(
        board.mapFromScene(place.center())
        for place in board.table.geometry.areas["W2.defender"].places
        if board.table.source_at(place.center()) is None
    )
    assert fall_on(person, ("W1.defender", "marksman"), beside)
    assert person.notation() == ["move marksman W1 W2"]


def test_a_unit_put_on_another_asks_whether_they_change_places(sit: Sit) -> None:
    person = sit(pause().guard("W1", marksman=1).guard("W2", soldier=1))
    assert fall_on(person, ("W1.defender", "marksman"), spot(person, "W2.defender", "soldier"))
    assert person.notation() == []
    menu = menu_of(person, "which_move")
    assert len(menu.actions()) == 2
    menu.actions()[1].trigger()
    assert person.notation() == ["swap marksman W1 soldier W2"]
