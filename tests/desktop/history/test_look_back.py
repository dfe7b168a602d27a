"""Looking back: any moment of the match on the board, and nothing of it reaches the match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.history.history import _PAUSES, History
from stronghold_gui.desktop.stronghold.contents import contents
from stronghold_gui.desktop.theme import tones
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold.game import STRONGHOLD
from tests.desktop.begin import new_match
from tests.desktop.desks import desk_of
from tests.desktop.everywhere import settle
from tests.desktop.history.conftest import moment_of, played, saved

OpenMatch = Callable[[AnyMatch], MainWindow]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_shows_the_board_as_it_was(open_match: OpenMatch, seats: int) -> None:
    match = played(60, seats=seats)
    window = open_match(match)
    viewer = window.controller.viewer if window.controller else None
    for number in (0, 1, 12, 13, 31, 60):
        window.history.look_at(number)
        then = STRONGHOLD.view(match.position_after(number), viewer).table
        assert desk_of(window).scene.contents == {area: tuple(piles) for area, piles in contents(then).items()}, number


def test_looking_back_changes_nothing_of_the_match(open_match: OpenMatch, tmp_path: Path) -> None:
    match = played(60)
    window = open_match(match)
    before, position = saved(match, tmp_path / "before"), match.position.copy()
    window.history.look_at(20)
    window.history.step(1)
    window.history.play()
    window.history.go_home()
    assert saved(match, tmp_path / "after") == before
    assert match.position == position


def test_the_game_goes_on_where_it_stood(open_match: OpenMatch) -> None:
    window = open_match(played(60))
    home, shown = window.controller, dict(desk_of(window).scene.contents)
    window.history.look_at(20)
    assert window.controller is not home
    window.history.go_home()
    assert window.controller is home
    assert dict(desk_of(window).scene.contents) == shown
    assert home is not None
    before = len(home.match.played)
    assert home.play(home.moves()[0])
    assert len(home.match.played) == before + 1


def test_the_frame_hides_nothing_of_the_board_and_the_room_is_given_back(open_match: OpenMatch) -> None:
    window = open_match(played(60))
    page, board = window.frame.board_page, desk_of(window).board
    settle()
    size = board.size()
    window.history.look_at(20)
    settle()
    frame = window.history.frame
    assert frame.geometry() == page.rect()
    # Without the pixel by which a polygon of whole numbers is too large.
    shown = board.mapFromScene(board.sceneRect()).boundingRect().adjusted(0, 0, -1, -1)
    assert not frame.mask().intersects(shown.translated(board.mapTo(page, board.rect().topLeft())))
    window.history.go_home()
    settle()
    assert board.size() == size


def test_nothing_can_be_done_in_the_past(open_match: OpenMatch) -> None:
    window = open_match(played(60))
    for number in range(0, 60, 7):
        window.history.look_at(number)
        assert not list(desk_of(window).client.sources())
        assert not any(window.actions_[name].isEnabled() for name in ("done", "undo", "redo", "save", "save_as"))
        assert not window.current.desk.prompt.choices()


def test_a_moment_is_marked_by_a_bar_a_frame_and_the_title(open_match: OpenMatch) -> None:
    window = open_match(played(60))
    title = window.windowTitle()
    window.history.look_at(20)
    history: History = window.history
    assert history.bar.isVisible()
    assert history.frame.isVisible()
    assert "20" in history.bar.words.text()
    assert "Looking back" in window.windowTitle()
    history.go_home()
    assert not history.bar.isVisible()
    assert not history.frame.isVisible()
    assert window.windowTitle() == title


def test_keys_lead_back_and_on_and_home(open_match: OpenMatch, qtbot: QtBot) -> None:
    window = open_match(played(60))
    qtbot.waitUntil(window.isActiveWindow)
    board = desk_of(window).board
    QTest.keySequence(board, "Alt+Left")
    assert moment_of(window) == 59
    QTest.keySequence(board, "Alt+Left")
    QTest.keySequence(board, "Alt+Left")
    assert moment_of(window) == 57
    QTest.keySequence(board, "Alt+Right")
    assert moment_of(window) == 58
    QTest.keySequence(board, "Esc")
    assert not window.history.active


@pytest.mark.parametrize("way", ["play", "replay"])
def test_moves_are_played_forward_until_the_game_goes_on(
    way: str, open_match: OpenMatch, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(_PAUSES, "fast", 1)
    window = open_match(played(40))
    window.history.choose_speed("fast")
    if way == "play":
        window.history.look_at(35)
        QTest.mouseClick(window.history.bar.buttons["play"], Qt.MouseButton.LeftButton)
    else:
        window.history.replay(35)
    assert moment_of(window) == 35
    seen: list[int] = []
    look = window.history.look
    assert look is not None
    look.changed.connect(lambda *_: seen.append(look.number))
    qtbot.waitUntil(lambda: not window.history.active)
    assert seen == [36, 37, 38, 39, 40]
    assert window.controller is not None
    assert window.controller.moment is None
    assert not window.history.playing


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_last_moment_is_said_to_be_the_game_as_it_stands(language: str, open_match: OpenMatch) -> None:
    window = open_match(played(40))
    window.language.choose(language)
    window.history.look_at(39)
    now = window.language("history.move.now", number=40)
    assert window.history.bar.words.text() == window.language("history.move", number=39, length=40)
    QTest.mouseClick(window.history.bar.buttons["next"], Qt.MouseButton.LeftButton)
    assert window.history.bar.words.text() == now


def written_in(label: QLabel) -> str:
    """Return the colour in which a label is really written, read off its picture."""
    picture = label.grab().toImage()
    found = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
    tone = tones(label.palette())
    return tone.text if tone.text in found else tone.muted if tone.muted in found else ""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_while_one_looks_back_the_prompt_demands_nothing(theme: str, open_match: OpenMatch) -> None:
    window = open_match(played(60))
    window.frame.choose_theme(theme)
    prompt, tone = window.prompt, tones(window.palette())
    asked = prompt.sentence.text()
    assert written_in(prompt.sentence) == tone.text
    window.history.look_at(59)
    assert written_in(prompt.sentence) == tone.muted
    assert prompt.second.isVisible()
    assert prompt.second.text() == window.language("history.prompt", number=59)
    assert prompt.second.text() in prompt.accessibleName()
    window.language.choose("fr")
    assert "après le coup 59" in prompt.second.text()
    window.language.choose("en")
    window.history.suppose()
    assert written_in(prompt.sentence) == tone.text
    assert "after move" not in prompt.accessibleName()
    window.history.go_home()
    assert prompt.sentence.text() == asked
    assert written_in(prompt.sentence) == tone.text
    assert "after move" not in prompt.accessibleName()


def test_the_speed_is_remembered(open_match: OpenMatch) -> None:
    window = open_match(played(5))
    window.history.choose_speed("slow")
    assert window.settings.text("history/speed") == "slow"


def test_whoever_closes_the_match_while_looking_back_closes_the_match_itself(open_match: OpenMatch) -> None:
    window = open_match(played(40))
    window.history.look_at(20)
    assert window.files.close()
    assert not window.history.active


def test_another_match_ends_the_look_back(open_match: OpenMatch) -> None:
    window = open_match(played(40))
    assert window.controller is not None
    window.history.look_at(20)
    open_match(played(10, seed=6))
    assert not window.history.active
    assert len(window.controller.match.played) == 10


def test_under_the_curtain_nobody_looks_back(window: MainWindow) -> None:
    match = new_match({"cards": "draft"}, ("Anna", "Bert"), 4)
    window.files.begin(match)
    assert window.controller is not None
    assert window.controller.covered
    window.history.look_at(0)
    assert not window.history.active
    assert not window.actions_["look_back"].isEnabled()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_bar_speaks_the_language_of_the_moment(open_match: OpenMatch, language: str) -> None:
    window = open_match(played(20))
    window.history.look_at(10)
    window.language.choose(language)
    said = window.history.bar.title.text()
    assert said.startswith(window.language("history.banner", where="").rstrip())
