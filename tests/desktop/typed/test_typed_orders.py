"""Orders typed in the window: completed, played, answered, forgotten under the curtain."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from stronghold_gui.desktop.play.announcer import Announcer
from stronghold_gui.desktop.typed.line import OrderLine
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of, draw_curtain
from tests.desktop.stronghold.test_docks import pause
from tests.games.stronghold.scene import Scene

Sit = Callable[..., Person]


def type_(person: Person, text: str) -> OrderLine:
    """Open the line if it is not there yet, and type."""
    person.window.actions_["type_order"].trigger()
    line: OrderLine = person.window.typed.line
    assert line.line.hasFocus()
    line.line.setText("")
    QTest.keyClicks(line.line, text)
    return line


def offered(line: OrderLine) -> list[str]:
    return [line.words.item(row, 0).text() for row in range(line.words.rowCount())]


def dispatch(seats: int = 2) -> Scene:
    return Scene(bare=True, seats=seats).put("RW2", orc=3, troll=1).put("FW", goblin=2).at("phase", 6)


def test_the_line_is_opened_by_a_key_from_the_board_and_from_a_dock(sit: Sit) -> None:
    person = sit(pause())
    for start in (desk_of(person.window).board, person.widget("purse_own")):
        start.setFocus()
        person.key("/")
        assert person.window.typed.line.line.hasFocus()
        person.key("Escape")
        assert start.hasFocus()


def test_an_order_is_played_with_enter(sit: Sit) -> None:
    person = sit(dispatch())
    line = type_(person, "dispatch major")
    person.key("Return")
    assert person.notation() == ["dispatch major"]
    assert line.line.text() == ""
    type_(person, "march orc rw2 w2")
    person.key("Return")
    assert person.notation()[-1] == "march orc RW2 W2"


def test_every_word_is_offered_with_what_it_means(sit: Sit) -> None:
    person = sit(dispatch(), "dispatch major")
    line = type_(person, "ma")
    assert offered(line) == ["march"]
    assert line.words.item(0, 1).text().startswith("March (")
    line = type_(person, "march ")
    assert "orc" in offered(line)
    line = type_(person, "march troll RW2 W2")
    assert line.words.item(0, 1).text() == "March: troll, west rampart 2 → west wall 2"


def test_tab_completes_a_word_and_goes_on_to_the_next(sit: Sit) -> None:
    person = sit(dispatch(), "dispatch major")
    line = type_(person, "ma")
    person.key("Tab")
    assert line.line.text() == "march "
    first = offered(line)
    person.key("Tab")
    assert line.line.text() == f"march {first[0]}"
    person.key("Tab")
    assert line.line.text() == f"march {first[1]}"
    person.key("Shift+Tab")
    assert line.line.text() == f"march {first[0]}"


def test_an_order_can_be_said_with_tab_and_space_alone(sit: Sit) -> None:
    person = sit(dispatch(), "dispatch major")
    line = type_(person, "march ")
    for _ in range(3):
        QTest.keyClick(line.line, Qt.Key.Key_Tab)
        QTest.keyClick(line.line, Qt.Key.Key_Space)
    person.key("Return")
    assert person.notation()[-1].startswith("march ")


def test_what_is_not_legal_is_answered_with_sentence_and_rule(sit: Sit) -> None:
    person = sit(dispatch(), "dispatch major")
    line = type_(person, "march orc RW2 RE1")
    person.key("Return")
    assert person.notation() == ["dispatch major"]
    assert line.answer.text().startswith("⚠ ")
    assert line.answer.text().endswith(").")
    refusal = person.window.prompt.refusal
    assert refusal is not None
    assert refusal.text in line.answer.text()
    assert line.line.text() == "march orc RW2 RE1"


def test_what_is_no_order_is_answered_with_what_fits(sit: Sit) -> None:
    person = sit(dispatch(), "dispatch major")
    line = type_(person, "mrach orc")
    person.key("Return")
    assert "“mrach” doesn’t fit here." in line.answer.text()
    line = type_(person, "march orc RW2 W2 W3")
    person.key("Return")
    assert "W3" in line.answer.text()
    assert person.notation() == ["dispatch major"]


def test_an_order_that_is_not_finished_goes_on(sit: Sit) -> None:
    person = sit(dispatch(), "dispatch major")
    line = type_(person, "march orc")
    person.key("Return")
    assert line.line.text() == "march orc "
    assert "isn’t complete" in line.answer.text()
    assert offered(line)


def test_undo_and_redo_are_orders(sit: Sit) -> None:
    person = sit(dispatch())
    type_(person, "dispatch minor")
    person.key("Return")
    line = type_(person, "un")
    assert offered(line) == ["undo"]
    type_(person, "undo")
    person.key("Return")
    assert person.notation() == []
    type_(person, "redo")
    person.key("Return")
    assert person.notation() == ["dispatch minor"]


def test_up_and_down_bring_back_what_was_typed(sit: Sit) -> None:
    person = sit(dispatch())
    line = type_(person, "dispatch minor")
    person.key("Return")
    type_(person, "undo")
    person.key("Return")
    person.key("Up", "Up")
    assert line.line.text() == "dispatch minor"
    person.key("Down")
    assert line.line.text() == "undo"
    person.key("Down")
    assert line.line.text() == ""


def test_digits_are_typed_and_press_no_choice(sit: Sit) -> None:
    person = sit(dispatch())
    line = type_(person, "12")
    assert line.line.text() == "12"
    assert person.notation() == []


def test_under_the_curtain_nothing_of_it_is_left(sit: Sit) -> None:
    person = sit(cards="draft")
    controller = person.window.controller
    assert controller is not None
    person.window.actions_["type_order"].trigger()
    assert not person.window.is_made("typed")
    controller.uncover()
    line = type_(person, "draft ")
    assert offered(line)
    draw_curtain(person.window)
    assert line.isHidden()
    assert line.line.text() == ""
    assert not line.line.isUndoAvailable()
    assert offered(line) == []
    person.window.typed.open()
    assert line.isHidden()
    assert person.window.curtain.button.hasFocus()


def test_what_one_camp_typed_is_not_brought_back_for_the_other(sit: Sit) -> None:
    person = sit(None, "done", "done")
    controller = person.window.controller
    assert controller is not None
    first = controller.team
    line = type_(person, "stone W1")
    person.key("Return")
    assert person.notation()[-1] == "stone W1"
    while controller.team == first:
        controller.play(controller.moves()[0])
        controller.uncover()
    type_(person, "")
    person.key("Up")
    assert line.line.text() == ""


def test_a_partner_is_understood_too(sit: Sit) -> None:
    scene = Scene(seats=4).at("pause", 1).hourglasses(3, 3)
    person = sit(scene)
    controller = person.window.controller
    assert controller is not None
    others = [controller.game.text(move) for move in controller.partners_moves()]
    own = [controller.game.text(move) for move in controller.moves()]
    order = next(text for text in others if text not in own)
    before = controller.seat
    type_(person, order)
    person.key("Return")
    assert person.notation() == [order]
    assert controller.seat != before


def test_it_speaks_the_language_of_the_moment(sit: Sit) -> None:
    person = sit(dispatch(), "dispatch major")
    line = type_(person, "ma")
    person.window.language.choose("fr")
    assert line.words.item(0, 1).text().startswith("Avancer (")
    assert line.line.accessibleName() == "Coup"


def test_tab_does_not_lead_out_and_esc_does(sit: Sit) -> None:
    person = sit(dispatch(), "dispatch major")
    line = type_(person, "march nonsense ")
    person.key("Tab")
    assert line.line.hasFocus()
    person.key("Escape")
    assert line.isHidden()
    assert QApplication.focusWidget() is not line.line


def test_french_codes_are_offered_and_taken_and_so_are_the_ids_of_files(sit: Sit) -> None:
    person = sit(dispatch(), "dispatch major")
    person.window.language.choose("fr")
    line = type_(person, "march troll ")
    assert offered(line) == ["RO2"]
    line = type_(person, "march troll RO2 ")
    assert "O2" in offered(line)
    assert "W2" not in offered(line)
    line = type_(person, "march troll ro2 o2")
    person.key("Return")
    assert person.notation()[-1] == "march troll RW2 W2"
    person.key("Up")
    assert line.line.text() == "march troll RO2 O2"
    type_(person, "march orc RW2 w2")
    person.key("Return")
    assert person.notation()[-1] == "march orc RW2 W2"


def test_a_french_code_that_cannot_be_meant_is_refused_by_the_name_of_its_place(sit: Sit) -> None:
    person = sit(dispatch(), "dispatch major")
    person.window.language.choose("fr")
    line = type_(person, "march orc RO2 O5")
    person.key("Return")
    assert "mur ouest 5" in line.answer.text()


def test_a_word_reached_with_tab_is_announced_as_french_is_written(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = sit(dispatch(), "dispatch major")
    person.window.language.choose("fr")
    said: list[str] = []
    monkeypatch.setattr(Announcer, "say", lambda _announcer, text: said.append(text))
    type_(person, "march tr")
    person.key("Tab")
    assert said[-1].startswith("troll\u00a0: ")
