"""The contents of the Fortress log."""

import pytest
from PySide6.QtWidgets import QApplication

from stronghold_gui.desktop.docks.log_telling import LogTelling
from stronghold_gui.desktop.fortress.client import FortressClient
from stronghold_gui.desktop.fortress.log_words import FortressLogWords
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from tests.desktop.fortress.docks.table import on_to, opened


@pytest.mark.parametrize(("until", "told"), [("once", []), ("turn", []), ("round", ["Anna leaves the door alone."])])
def test_the_log_has_a_line_only_for_a_door_that_is_let_be_for_the_round(
    until: m.Until, told: list[str], qapp: QApplication
) -> None:
    """The player who controls the door is asked in every turn of the others."""
    context = on_to(opened(), "door")
    controller = context.match
    seat = controller.decisions[0].seat
    controller.play_as(seat, m.Rest(until))
    number = len(controller.whole.played)
    words = FortressLogWords(context, FortressClient(lambda _refusal: ShownRefusal("")))
    lines, _ = LogTelling(context, words).tell(number)
    assert [line.text for line in lines if line.kind == "event"] == told


def test_the_log_says_for_which_of_two_armies_of_one_person_a_card_is_taken_or_a_marker_laid(
    qapp: QApplication,
) -> None:
    context = opened("ambush", armies="draft")
    words = FortressLogWords(context, FortressClient(lambda _refusal: ShownRefusal("")))
    drafted = [words.lines([e.CardPicked(who, "finn")])[0][1] for who in (0, 1, 6)]
    assert drafted == ["Anna, army 1 takes Finn.", "Anna, army 2 takes Finn.", "Bert takes Finn."]
    assert words.lines([e.MarkerLaid(1, "", e.HIDDEN)])[0][1] == "Anna, army 2 places an order marker."
    assert words.lines([e.Rolled(1, "initiative", 7)])[0][1] == "Anna, army 2 rolls 7."


def test_the_log_says_who_has_a_squad_dropped_and_not_what_the_button_said(qapp: QApplication) -> None:
    words = FortressLogWords(opened(), FortressClient(lambda _refusal: ShownRefusal("")))
    assert words.sentence(m.Drop(go=True), 1) == "Bert drops the squad."
