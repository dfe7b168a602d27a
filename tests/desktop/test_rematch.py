"""The rematch: the same people, each on another side, everything else the same except chance."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton

from stronghold_gui.core.header import Header
from stronghold_gui.desktop.dialogs import rematch_of
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.desktop.window import MainWindow
from tests.desktop.desks import desk_of
from tests.desktop.test_dialogs import GAME


@pytest.mark.parametrize(
    ("sides", "names"),
    [
        ("01", "BA"),
        ("001", "CAB"),
        ("0011", "CDAB"),
        ("abcdef", "BCDEFA"),
    ],
)
def test_everybody_moves_on_by_a_side(sides: str, names: str) -> None:
    before = tuple("ABCDEF"[: len(sides)])
    after = rematch_of(Header("any", {"edition": "first"}, before, 7, before), tuple(sides))
    assert after.names == after.players == tuple(names)
    assert (after.game, after.options) == ("any", {"edition": "first"})
    assert after.seed != 7


def test_options_that_nobody_chose_are_not_taken_along() -> None:
    header = Header("any", {"edition": "first", "rulings": "1"}, ("A", "B"), 7)
    assert rematch_of(header, "01", ("rulings",)).options == {"edition": "first"}


def test_people_alone_need_no_list_of_computer_players() -> None:
    assert rematch_of(Header("any", {}, ("A", "B"), 7), "01").players == ()


def ended(window: MainWindow) -> ResultDialog:
    """Open the dialog at the end of a match."""
    assert window.files.open_path(GAME)
    window.dialogs.ending()
    found = window.findChild(ResultDialog)
    assert found is not None
    return found


def press(dialog: ResultDialog, name: str) -> None:
    button = dialog.findChild(QPushButton, name)
    assert button is not None
    button.click()


def test_a_rematch_is_a_press_away_from_the_end(window: MainWindow) -> None:
    dialog = ended(window)
    assert window.controller is not None
    names = window.controller.match.header.names
    press(dialog, "result_rematch")
    assert window.controller is not None
    header = window.controller.match.header
    assert header.names == (names[1], names[0])
    assert not window.controller.match.played
    assert not dialog.isVisible()


@pytest.mark.parametrize(("button", "action"), [("result_save", "save_as"), ("result_close", "")])
def test_the_match_is_kept_or_looked_at_from_there(button: str, action: str, window: MainWindow) -> None:
    dialog = ended(window)
    asked = []
    window.actions_["save_as"].triggered.disconnect()
    window.actions_["save_as"].triggered.connect(lambda: asked.append("save_as"))
    press(dialog, button)
    assert asked == [action] * bool(action)
    assert not dialog.isVisible()


def test_the_winners_are_seen_by_their_badges_below_the_games_picture(window: MainWindow) -> None:
    dialog = ended(window)
    winners = desk_of(window).sentences.ending().winners  # type: ignore[union-attr]
    assert len(winners) == 1
    assert not dialog._badges.pixmap().isNull()
    assert dialog._cover.path is not None
    dialog.reject()
