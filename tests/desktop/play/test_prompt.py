"""The prompt: the contents of its two lines while a refusal is shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QIcon, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QToolButton
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.play.prompt import PromptBar
from stronghold_gui.desktop.play.seats import NO_TEAM
from stronghold_gui.desktop.play.shown import Choice, Prompt, Stock
from stronghold_gui.desktop.refusals import ShownRefusal

WHY = ShownRefusal("That card is spent (Ruling RW-16).", "(Ruling RW-16).", "RW-16")
ASKED = Prompt(0, "Invader", "Ann: choose a card.", "Turn 1", "Press a lit card.")


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[PromptBar]:
    """Return a prompt that asks for a card."""
    window = QMainWindow()
    qtbot.addWidget(window)
    done, undo, redo = (QAction(name, window) for name in ("Done", "Undo", "Redo"))
    for action in (done, undo, redo):
        action.setObjectName(action.text().lower())
    undo.setIcon(icon("undo", window.palette()))
    made = PromptBar(done, undo, redo, window)
    made.resize(1000, 72)
    with qtbot.waitExposed(window):
        window.show()
    made.show_prompt(ASKED)
    yield made
    window.close()


def test_a_refusal_stands_in_place_of_the_hint(bar: PromptBar) -> None:
    bar.show_refusal(WHY)
    assert bar.second.text() == f"⚠ {WHY.text}"
    assert bar.second.linked == WHY.source
    assert bar.sentence.text() == ASKED.sentence
    bar.forget_refusal()
    assert (bar.second.text(), bar.second.linked) == (ASKED.hint, "")


def test_a_refusal_leaves_the_choices_where_they_can_be_pressed(bar: PromptBar, qtbot: QtBot) -> None:
    bar.show_choices([Choice("a", "First"), Choice("b", "Second")], [QIcon(), QIcon()])
    bar.show_refusal(WHY)
    assert bar.strip.isVisible()
    assert bar.sentence.text() == f"⚠ {WHY.text}"
    assert not bar.who.isVisible()
    with qtbot.waitSignal(bar.asked):
        QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.sentence.mapTo(bar, bar.sentence.rect().center()))
    with qtbot.waitSignal(bar.chosen):
        bar.strip.press(1)
    bar.forget_refusal()
    assert (bar.sentence.text(), bar.sentence.linked) == (ASKED.sentence, "")
    assert bar.who.isVisible()


def test_the_next_prompt_ends_a_refusal(bar: PromptBar) -> None:
    bar.show_refusal(WHY)
    bar.show_prompt(Prompt(1, "", "Ben: choose a card.", "Turn 1"))
    assert bar.refusal is None
    assert bar.second.text() == ""


def test_a_sentence_under_which_nothing_stands_is_in_the_middle_of_the_bar(bar: PromptBar) -> None:
    def away() -> int:
        """Return how many pixels the sentence is away from the middle."""
        QApplication.processEvents()
        return abs(bar.sentence.mapTo(bar, bar.sentence.rect().center()).y() - bar.rect().center().y())

    assert away() > 8
    bar.show_prompt(Prompt(NO_TEAM, "", "Ben wins.", "Turn 9"))
    assert away() <= 4
    bar.show_choices([Choice("a", "First")], [QIcon()])
    assert away() > 8


def test_screen_readers_are_told_the_demand_and_not_the_refusal_as_the_prompts_name(bar: PromptBar) -> None:
    bar.show_choices([Choice("a", "First")], [QIcon()])
    bar.show_refusal(WHY)
    assert bar.accessibleName() == "Invader. Ann: choose a card."


def test_a_sentence_too_long_for_one_line_has_two_and_none_of_it_is_cut(bar: PromptBar) -> None:
    long = "Ada: send up to 5 units from the camp to your side and to the barbican, then finish."
    bar.show_prompt(Prompt(0, "Invader", long, "Turn 1", "Press a lit unit."))
    bar.resize(620, 72)
    assert f"{bar.sentence.text()} {bar.second.text()}" == long
    assert not bar.sentence.is_cut
    assert not bar.second.is_cut
    assert not bar.who.isVisible(), "the mark tells who it is"
    assert bar.accessibleName() == f"Invader. {long}"
    bar.resize(1400, 72)
    assert (bar.sentence.text(), bar.second.text()) == (long, "Press a lit unit.")
    assert bar.who.isVisible()


def test_in_a_narrow_bar_undo_and_redo_are_pictures_that_leave_words_their_room(bar: PromptBar) -> None:
    bar.resize(1200, 72)
    wide = bar.buttons["undo"].sizeHint().width()
    bar.resize(640, 72)
    assert bar.buttons["undo"].sizeHint().width() < wide
    assert bar.buttons["undo"].text() == "Undo", "screen readers have the word"
    assert bar.buttons["done"].toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def hint_seen(bar: PromptBar) -> bool:
    hint = bar.strip.hint
    assert not hint.isVisible() or hint.text() == ASKED.hint
    return hint.isVisible()


def test_how_it_is_done_stands_behind_the_choices_where_they_leave_room_for_all_of_it(bar: PromptBar) -> None:
    few = [Choice("a", "First"), Choice("b", "Second")]
    bar.show_choices(few, [QIcon(), QIcon()])
    QApplication.processEvents()
    assert hint_seen(bar)
    bar.resize(420, 72)
    QApplication.processEvents()
    assert not hint_seen(bar)
    bar.resize(1000, 72)
    bar.show_choices([Choice(str(n), f"One of nine long choices: {n}") for n in range(9)], [QIcon()] * 9)
    QApplication.processEvents()
    assert not hint_seen(bar)
    bar.show_choices(few, [QIcon(), QIcon()])
    bar.dim(True)
    assert not hint_seen(bar)
    assert not bar.sentence.text()
    assert not bar.accessibleName(), "a screen reader hears the lesson alone"


def offered(bar: PromptBar, labels: str) -> list[int]:
    """Offer a choice for each letter; return where their buttons begin."""
    bar.show_choices([Choice(label, f"Choice {label}") for label in labels], [QIcon()] * len(labels))
    QApplication.processEvents()
    return [bar.strip.button(number).x() for number in range(len(labels))]


def test_buttons_keep_places_and_keys_when_others_come_and_go(bar: PromptBar, qtbot: QtBot) -> None:
    first, second, _, fourth = offered(bar, "abcd")
    assert offered(bar, "bd") == [second, fourth]
    assert "(4)" in bar.strip.button(1).toolTip()
    with qtbot.waitSignal(bar.chosen) as chosen:
        assert bar.strip.press(3)
    assert chosen.args == [Choice("d", "Choice d")]
    assert not bar.strip.press(0)
    assert offered(bar, "bad") == [second, first, fourth], "a new one fills the first gap"
    assert offered(bar, "ab") == [first, second]
    assert offered(bar, "mno")[0] == first, "another question begins on the left"


def test_gaps_close_where_the_labels_need_their_room(bar: PromptBar) -> None:
    first, second, *_ = offered(bar, "abcdefgh")
    long = [Choice("b", "Choice b"), Choice("h", "Choice h" + 60 * " very long")]
    bar.show_choices(long, [QIcon()] * 2)
    QApplication.processEvents()
    assert bar.strip.button(0).x() == first
    assert bar.strip.button(1).x() < bar.strip.width() - 100
    assert second > first


def test_a_gap_names_nothing_that_stood_there(bar: PromptBar) -> None:
    offered(bar, "abc")
    offered(bar, "ac")
    hidden = [button for button in bar.strip.findChildren(QToolButton) if button.isHidden()]
    assert hidden
    assert not any(button.text() or button.toolTip() or button.accessibleName() for button in hidden)


def test_the_stock_is_shown_with_words_for_each_number_and_goes_with_the_match(bar: PromptBar) -> None:
    bar.show_stock([Stock("", "7", "7 resources"), Stock("", "♥ 3/4", "3 of 4 life")], [QIcon(), QIcon()])
    assert bar.stock.isVisible()
    assert bar.stock.accessibleName() == "7 resources\n3 of 4 life"
    assert bar.sentence.geometry().right() < bar.stock.geometry().left()
    bar.clear()
    assert not bar.stock.isVisible()
    assert not bar.stock.toolTip()


def test_done_is_lit_where_nothing_else_is_left(bar: PromptBar) -> None:
    plain = bar.buttons["done"].palette().color(QPalette.ColorRole.Button)
    bar.highlight_done(True)
    assert bar.buttons["done"].palette().color(QPalette.ColorRole.Button) != plain
    bar.highlight_done(False)
    assert bar.buttons["done"].palette().color(QPalette.ColorRole.Button) == plain
