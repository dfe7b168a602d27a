"""The window as a whole: prompt, choices, undo, languages, layout, curtain."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from stronghold_gui.core.chance import Chance
from stronghold_gui.desktop.application import delete_window
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.window import MainWindow
from tests.desktop.begin import new_match
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of, page_of
from tests.games.stronghold.scene import Scene

Sit = Callable[..., Person]


def texts_of(window: MainWindow) -> list[str]:
    """Return every text that can be read in the window."""
    labels = [label.text() for label in window.findChildren(QLabel)]
    buttons = [button.text() for button in window.findChildren(QToolButton)]
    tips = [widget.toolTip() for widget in window.findChildren(QLabel)]
    log = [line.text for line in page_of(window, "log").log.lines]
    return [*labels, *buttons, *tips, *log, window.windowTitle(), window.prompt.sentence.text()]


# -- prompt ----------------------------------------------------------------------------------------------------------


def test_the_prompt_says_who_decides_what(sit: Sit) -> None:
    prompt = sit().window.prompt
    assert prompt.who.text() == "Invader"
    assert prompt.sentence.text() == "Anna: flip phase cards to their special side if you wish, then begin the turn."
    assert prompt.strip.hint.text() != "", "how it is done is told beside the choices"


def test_without_names_the_role_stands_in_the_sentence(sit: Sit) -> None:
    prompt = sit(names=("", "")).window.prompt
    assert prompt.who.text() == ""
    assert prompt.sentence.text().startswith("Invader: flip")


def test_turn_and_phase_are_always_in_sight(sit: Sit) -> None:
    person = sit(None, "done")
    assert person.window.frame.where.text() == "Turn 1 of 10 · phase 1, supplies"


def test_done_ends_what_is_open_by_button_and_by_key(sit: Sit) -> None:
    person = sit()
    person.click("prompt_done")
    person.key("Ctrl+Return")
    assert person.notation() == ["done", "done"]
    assert person.window.prompt.sentence.text().startswith("Bert: spend")


def test_done_says_what_it_ends_and_why_it_cannot(sit: Sit) -> None:
    person = sit(None, "done")
    done = person.window.actions_["done"]
    assert done.iconText() == "End phase"
    person.key("Ctrl+Return")
    assert not done.isEnabled()
    assert done.toolTip() == "Place this turn’s stone component first (Ruling R-23: the free stone component)."


def test_undo_says_why_it_is_not_possible(sit: Sit) -> None:
    person = sit()
    undo = person.window.actions_["undo"]
    assert undo.toolTip() == "Nothing to undo."
    person.key("Ctrl+Return")
    assert not undo.isEnabled()
    assert undo.toolTip() not in ("", "Nothing to undo.")


def test_undo_and_redo_by_button_and_by_key(sit: Sit) -> None:
    person = sit()
    person.click("choice_0")
    assert person.notation() == ["flip supplies"]
    person.click("prompt_undo")
    assert person.notation() == []
    person.key("Ctrl+Shift+Z")
    assert person.notation() == ["flip supplies"]
    person.key("Ctrl+Z")
    person.click("prompt_redo")
    assert person.notation() == ["flip supplies"]


# -- choices ---------------------------------------------------------------------------------------------------------


def losses() -> Scene:
    """A scene in which the Invader must choose between a goblin and an orc."""
    scene = Scene(bare=True).put("W1", goblin=1, orc=1).tile("banner", "W1").guard("W1", soldier=2, stone=1)
    return scene.enter("strength")


def test_few_choices_are_buttons(sit: Sit) -> None:
    person = sit(losses())
    strip = person.window.prompt.strip
    assert [strip.button(number).text() for number in range(strip.count)] == ["Goblin", "Orc"]
    person.click("choice_1")
    assert person.notation() == ["remove orc W1"]


def test_a_choice_is_pressed_by_its_number(sit: Sit) -> None:
    person = sit(losses())
    person.key("2")
    assert person.notation() == ["remove orc W1"]


def test_a_choice_that_is_pointed_at_lights_its_place(sit: Sit, qtbot: QtBot) -> None:
    person = sit(losses())
    lit: list[tuple[str, ...]] = []
    person.window.prompt.pointed.connect(lit.append)
    person.window.prompt.strip.button(0).setFocus()
    qtbot.waitUntil(lambda: lit == [("W1.invader",)])


def test_what_is_lost_is_chosen_on_the_board(sit: Sit, qtbot: QtBot) -> None:
    person = sit(losses())
    person.board.click(("W1.invader", "orc"))
    qtbot.waitUntil(lambda: person.notation() == ["remove orc W1"])


def test_the_hint_comes_back_after_a_refusal(sit: Sit) -> None:
    person = sit(None, "done")
    prompt = person.window.prompt
    hint = prompt.second.text()
    desk_of(person.window).hand.pick("card", "ballista")
    assert prompt.second.text().startswith("⚠ ")
    prompt._back.timeout.emit()
    assert prompt.second.text() == hint


# -- language --------------------------------------------------------------------------------------------------------


def test_the_language_is_switched_while_a_match_is_open(sit: Sit) -> None:
    person = sit(None, "done", "done")
    window = person.window
    english = texts_of(window)
    act = window.actions_
    next(action for action in act.languages.actions() if action.data() == "fr").trigger()
    french = texts_of(window)
    assert window.prompt.sentence.text().startswith("Bert\N{NO-BREAK SPACE}: dépenser")
    assert act["new"].text() == "&Nouvelle partie…"
    assert window.docking.docks["buildings"].windowTitle() == "Bâtiments"
    assert page_of(window, "buildings").rows["cannon"].title.text() == "Canon"
    assert "Le tour 1 commence." in french
    untranslated = {text for text in set(english) & set(french) if len(text) > 12 and " " in text}
    games = {window.files.titles.game(game) for game in window.shell.library.ids}
    assert untranslated - games == {text for text in untranslated if "·" in text or "–" in text}, "notation, names stay"
    window.language.choose("en")
    assert texts_of(window) == english


def test_the_language_is_remembered(make_window: Callable[..., MainWindow], settings: Settings) -> None:
    make_window().language.choose("fr")
    assert settings.text("window/language") == "fr"


# -- curtain ---------------------------------------------------------------------------------------------------------


def test_the_curtain_covers_everything_until_the_next_player_is_there(sit: Sit, window: MainWindow) -> None:
    person = sit(cards="draft")
    curtain = window.curtain
    assert curtain.isVisible()
    assert curtain.geometry() == window.rect()
    assert "Pass the computer to Anna" in curtain.title.text()
    offer = window.controller.match.position.invaders[0].offer  # type: ignore[union-attr]
    assert offer
    assert not any("Keep" in text for text in texts_of(window))
    desk_of(window).board.hide()
    alone = window.grab().toImage()
    desk_of(window).board.show()
    assert window.grab().toImage() == alone, "nothing of the board shines through"
    person.key("Ctrl+Return", "1", "Tab")
    assert person.notation() == []
    person.click("curtain_button")
    assert not curtain.isVisible()
    assert window.prompt.strip.count == 2


def test_what_the_curtain_hides_is_in_no_picture_before_it_rises(sit: Sit, window: MainWindow) -> None:
    sit(cards="draft")
    window.curtain.hide()  # even if it were not there
    assert not any("Keep" in text or ("On offer" in text and "“" in text) for text in texts_of(window))


def test_the_curtain_stays_as_large_as_the_window(sit: Sit, window: MainWindow, qtbot: QtBot) -> None:
    sit(cards="draft")
    window.resize(1400, 800)
    qtbot.waitUntil(lambda: window.curtain.geometry() == window.rect())


def face_down() -> Scene:
    scene = Scene(bare=True).put("W1", orc=2).put("W2", orc=1).guard("W4", soldier=1)
    return scene.at("phase", 6)


def test_a_face_down_order_is_the_invaders_secret(sit: Sit, window: MainWindow) -> None:
    person = sit(face_down(), "order bluff W1 face_down")
    assert any("west wall 1: bluff" in text for text in texts_of(window))
    person.key("Ctrl+Return")
    assert window.prompt.sentence.text().startswith("Bert")
    assert not any("bluff" in text.lower() for text in texts_of(window) if "2" not in text)
    assert desk_of(window).scene.contents["W1.order"][0].art == "face_down"
    assert desk_of(window).scene.contents["W1.order"][0].key == "hidden"


def test_curtains_can_be_switched_off(sit: Sit, window: MainWindow, settings: Settings) -> None:
    window.actions_["curtain"].setChecked(False)
    sit(cards="draft")
    assert not window.curtain.isVisible()
    assert not settings.flag("window/curtain", default=True)


# -- docks and layout ------------------------------------------------------------------------------------------------


def front(window: MainWindow, *names: str) -> str:
    """Return which of stacked docks is in front."""
    return next((name for name in names if window.docking.in_front(name)), "")


def test_the_docks_turn_to_whoever_decides(sit: Sit, window: MainWindow, qtbot: QtBot) -> None:
    person = sit(None, "done")
    qtbot.waitUntil(lambda: front(window, "phase_cards", "buildings", "heroes") == "phase_cards")
    person.key("Ctrl+Return")
    qtbot.waitUntil(lambda: front(window, "phase_cards", "buildings", "heroes") == "buildings")


def test_the_layout_is_remembered_and_can_be_reset(
    make_window: Callable[..., MainWindow], settings: Settings, qtbot: QtBot
) -> None:
    first = make_window()
    first.files.begin(new_match({}, ("", ""), 1))
    first.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, first.docking.docks["log"])
    first.docking.docks["supply"].close()
    first.remember()
    second = make_window()
    second.files.begin(new_match({}, ("", ""), 1))
    area = second.dockWidgetArea(second.docking.docks["log"])
    assert area == Qt.DockWidgetArea.LeftDockWidgetArea
    assert second.docking.docks["supply"].isHidden()
    second.actions_["reset_layout"].trigger()
    assert second.dockWidgetArea(second.docking.docks["log"]) == Qt.DockWidgetArea.RightDockWidgetArea
    assert not second.docking.docks["supply"].isHidden()


def test_the_size_of_a_window_is_kept_without_closing_it(
    make_window: Callable[..., MainWindow], settings: Settings, qtbot: QtBot
) -> None:
    window = make_window()
    window.resize(1010, 610)
    window.frame._settled.setInterval(0)
    window.resize(1011, 611)
    qtbot.waitUntil(lambda: not window.frame._settled.isActive())
    again = Settings(settings.path)
    assert again.blob("window/geometry") == bytes(window.saveGeometry().data())


@pytest.mark.parametrize(
    ("screen", "first"),
    [((1280, 800), (1264, 752)), ((1366, 728), (1280, 680)), ((1920, 1040), (1728, 936)), ((800, 600), (784, 552))],
)
def test_a_new_window_leaves_room_for_its_frame(
    screen: tuple[int, int], first: tuple[int, int], make_window: Callable[..., MainWindow],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(QScreen, "availableSize", lambda _screen: QSize(*screen))
    window = make_window()
    window.frame.recall()
    assert window.size() == QSize(*first)


@pytest.mark.parametrize(
    "damage", [b"\x00\xff\x00[[[", b"[window]\nlayout=@Variant(\\0\\0\\0)\ngeometry=%%%\nlanguage=xx\n"]
)
def test_damaged_settings_cost_the_memory_and_nothing_else(damage: bytes, qapp: QApplication, qtbot: QtBot) -> None:
    settings = Settings()
    settings.path.parent.mkdir(parents=True, exist_ok=True)
    settings.path.write_bytes(damage)
    window = MainWindow(Language("en"), Settings())
    window.show()
    window.files.begin(new_match({}, ("", ""), 1))
    assert window.controller is not None
    window.files.forget()
    delete_window(window)


def test_a_dock_says_its_name_once(sit: Sit, window: MainWindow, qtbot: QtBot) -> None:
    sit()
    docks = window.docking.docks
    qtbot.waitUntil(lambda: docks["log"].titleBarWidget() is not None)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, docks["log"])
    qtbot.waitUntil(lambda: docks["log"].titleBarWidget() is None)


def test_heads_of_docks_are_looked_at_when_one_is_closed_and_not_when_one_comes_to_the_front(
    sit: Sit, window: MainWindow, qtbot: QtBot
) -> None:
    sit()
    docking, looked = window.docking, list[bool]()
    qtbot.waitUntil(lambda: docking.docks["log"].titleBarWidget() is not None)
    front = next(name for name in ("log", "glory") if not docking.in_front(name))
    docking._heads.timeout.connect(lambda: looked.append(True))
    docking.raise_(front)
    qtbot.waitUntil(lambda: docking.in_front(front))
    QApplication.processEvents()
    assert not looked
    docking.docks[front].close()
    qtbot.waitUntil(lambda: bool(looked))


# -- the end ---------------------------------------------------------------------------------------------------------


def test_the_end_is_told_with_the_points_by_source(sit: Sit, window: MainWindow) -> None:
    scene = Scene(bare=True).put("W1", troll=3).guard("W1", marksman=1, stone=0).guard("W2", soldier=2)
    person = sit(scene.at("pause", 6, turn=6).hourglasses(1))
    controller = window.controller
    assert controller is not None
    while not controller.over:
        controller.play(controller.moves()[0])
    dialog = window.findChild(ResultDialog)
    assert dialog is not None
    assert dialog.title.text() == "Anna wins"
    cells = [label.text() for label in dialog.findChildren(QLabel)]
    assert "Breach" in cells
    assert "Total" in cells
    assert not window.actions_["done"].isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert person.window.isVisible()


def test_a_move_with_full_docks_asks_chance_only_once(sit: Sit, window: MainWindow) -> None:
    person = sit(None, "done")
    chance: Chance = window.controller.match.position.chance  # type: ignore[union-attr]
    before = chance.count
    person.key("Ctrl+Return")
    assert chance.count == before, "showing a position draws nothing"
