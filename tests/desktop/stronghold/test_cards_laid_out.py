"""The phase cards over the board: in the draft, where they can be turned over, and on demand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from stronghold_gui.desktop.docks.card_table import CardTable
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.ids import PHASE_IDS
from stronghold_gui.games.stronghold.pieces import SPECIAL
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of
from tests.helpers.clipping import clipped

SitDown = Callable[..., Person]


def table_of(window: MainWindow) -> CardTable | None:
    return desk_of(window).cards.table


def laid_out(window: MainWindow) -> CardTable:
    found = table_of(window)
    assert found is not None
    return found


def begin_draft(sit: SitDown) -> Person:
    """Sit down to the draft, with the curtain up."""
    person = sit(edition="first", cards="draft")
    assert person.window.controller is not None
    person.window.controller.uncover()
    return person


def words_on(window: MainWindow, card: str) -> str:
    """Return all words on a card."""
    face = next(one for one in laid_out(window).cards if one.face.id == card)
    return "\n".join(label.text() for label in face.findChildren(QLabel))


def test_in_a_draft_the_cards_lie_side_by_side_with_art_costs_and_effects(sit: SitDown, window: MainWindow) -> None:
    person = begin_draft(sit)
    cards = laid_out(window).cards
    offer = [choice.move.card for choice in desk_of(window).prompt.choices() if isinstance(choice.move, m.Draft)]
    assert [card.face.id for card in cards] == offer
    assert len({card.y() for card in cards}) == 1
    for card in cards:
        assert card.face.picture is not None
        assert card.face.picture.is_file()
        assert all(line.effect for line in card.face.lines)
        assert all(line.price for line in card.face.lines)
    person.click(f"face_choose_{offer[1]}")
    assert person.notation() == [f"draft {offer[1]}"]


def test_what_only_one_card_offers_is_marked(sit: SitDown, window: MainWindow) -> None:
    begin_draft(sit)
    cards = laid_out(window).cards
    for card in cards:
        others = {line.topic for other in cards if other is not card for line in other.face.lines}
        assert {line.topic for line in card.face.lines if not line.note} == others & {
            line.topic for line in card.face.lines
        }


def test_the_first_decision_shows_both_sides_of_every_card(sit: SitDown, window: MainWindow) -> None:
    person = sit()
    assert [card.face.id for card in laid_out(window).cards] == list(PHASE_IDS)
    for phase, special in zip(PHASE_IDS, SPECIAL, strict=False):
        assert desk_of(window).context.tip(special) in words_on(window, phase)
    assert "face_choose_dispatch" not in {
        button.objectName() for button in laid_out(window).findChildren(QPushButton) if button.isVisible()
    }
    person.click("face_choose_machines")
    assert person.notation() == ["flip machines"]
    assert "Accurate shot" in words_on(window, "machines")
    assert "Ballista" not in words_on(window, "machines")


def test_they_go_with_the_decision_and_come_no_more_by_themselves_in_later_turns(
    sit: SitDown, window: MainWindow
) -> None:
    sit()
    person = sit(None, "done")
    assert table_of(window) is None
    assert person.notation() == ["done"]


@pytest.mark.parametrize("way", ["button", "key"])
def test_somebody_who_wants_the_board_puts_them_away_and_has_them_back_from_the_dock(
    way: str, sit: SitDown, window: MainWindow
) -> None:
    person = sit()
    if way == "key":
        QTest.keyClick(laid_out(window).away, Qt.Key.Key_Escape)
    else:
        person.click("card_table_away")
    assert table_of(window) is None
    desk_of(window).refresh(())
    assert table_of(window) is None
    person.click("cards_look_0")
    assert [card.face.id for card in laid_out(window).cards] == list(PHASE_IDS)


def test_they_lie_over_the_board_and_over_nothing_else(sit: SitDown, window: MainWindow) -> None:
    sit()
    window.resize(900, 600)
    window.docking.fill()
    table, board = laid_out(window), desk_of(window).board
    assert table.geometry() == board.geometry()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(900, 600), (1920, 1080)])
def test_no_word_on_a_card_is_cut(language: str, size: tuple[int, int], sit: SitDown, window: MainWindow) -> None:
    sit()
    window.language.choose(language)
    window.resize(*size)
    assert not list(clipped(laid_out(window)))


def test_under_the_curtain_and_after_the_match_nothing_of_them_is_left(sit: SitDown, window: MainWindow) -> None:
    sit(edition="first", cards="draft")
    assert window.controller is not None
    assert window.controller.covered
    assert table_of(window) is None
    window.controller.uncover()
    table = laid_out(window)
    assert table.cards
    window.show_start()
    assert not table.isVisible()
    assert not table.cards


def test_who_looks_back_and_who_learns_is_not_shown_cards_unasked(sit: SitDown, window: MainWindow) -> None:
    sit(None, "flip machines")
    window.history.look_at(0)
    assert table_of(window) is None
    window.history.go_home()
    assert table_of(window) is not None


@pytest.mark.parametrize(("size", "told"), [((900, 600), False), ((1280, 800), True)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_three_cards_of_a_draft_are_compared_without_scrolling(
    language: str, size: tuple[int, int], told: bool, sit: SitDown, window: MainWindow
) -> None:
    sit(seats=3, cards="draft")
    assert window.controller is not None
    window.controller.uncover()
    window.language.choose(language)
    window.resize(*size)
    QApplication.processEvents()
    table = laid_out(window)
    assert len(table.cards) == 3
    assert len({card.y() for card in table.cards}) == 1
    assert all(card.visibleRegion().boundingRect().size() == card.size() for card in table.cards)
    assert not list(clipped(table))
    line = table.cards[0].face.lines[0]
    (row,) = table.cards[0].findChildren(QWidget, f"face_line_{line.topic}")
    seen = [label.text() for label in row.findChildren(QLabel) if label.isVisible()]
    assert (line.effect in seen) is told
    assert (line.effect in row.toolTip()) is not told, "what is not there is told to a resting mouse"


def test_a_window_that_grows_shows_the_whole_cards(sit: SitDown, window: MainWindow) -> None:
    sit(seats=3, cards="draft")
    assert window.controller is not None
    window.controller.uncover()
    window.resize(900, 600)
    assert laid_out(window).cards[0].button.text() == "Keep"
    window.resize(1920, 1080)
    assert laid_out(window).cards[0].button.text() == "Keep this card"


def test_orders_are_typed_over_the_cards(sit: SitDown, window: MainWindow) -> None:
    person = begin_draft(sit)
    offer = [card.face.id for card in laid_out(window).cards]
    window.actions_["type_order"].trigger()
    line = window.typed.line
    QTest.keyClicks(line.line, f"draft {offer[0]}")
    for _ in range(2):
        assert table_of(window) is not None
        assert window.childAt(line.line.mapTo(window, line.line.rect().center())) is line.line
        person.key("Return")
    assert person.notation() == [f"draft {offer[0]}"]
