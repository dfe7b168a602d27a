"""The clock in the window: whose time runs, when it is stopped, what it shows."""

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

import pytest
from PySide6.QtWidgets import QDialog, QWidget

from stronghold_gui.core.clock import ClockTerms
from stronghold_gui.core.header import Header
from stronghold_gui.core.match import Match
from stronghold_gui.core.save import open_match
from stronghold_gui.desktop.play import clock as module
from stronghold_gui.desktop.play.clock import time_left
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES
from tests.helpers.finished import finished
from tests.helpers.resting import rest

Make = Callable[..., MainWindow]
CHESS = ClockTerms("chess", 10, 20)
GAMES = LIBRARY.ids


def begin(window: MainWindow, game: str, terms: ClockTerms | None = CHESS, computers: tuple[str, ...] = ()) -> None:
    """Begin a match with the most players, all people."""
    kit = LIBRARY.kit(game)
    number = kit.game.seat_counts[-1]
    players = (*("" for _ in range(number - len(computers))), *computers) if computers else ()
    names = tuple(f"Player {seat}" for seat in range(number))
    window.files.begin(Match(kit.game, Header(game, {}, names, 3, players, clock=terms)))
    controller = window.current.controller
    assert controller is not None
    controller.uncover()


class Since:
    """The time reported as passed."""

    seconds: ClassVar[float] = 0

    def start(self) -> None:
        """Begin to count."""

    def restart(self) -> float:
        """Return the time passed in milliseconds; it stands still until set."""
        seconds, Since.seconds = Since.seconds, 0
        return seconds * 1000


@pytest.fixture
def spend(monkeypatch: pytest.MonkeyPatch) -> Callable[[MainWindow, float], list[float]]:
    """Return what has time go by in a window that is made afterwards, and returns what is left."""
    monkeypatch.setattr(module, "_LONGEST", 10_000.0)
    monkeypatch.setattr(module, "QElapsedTimer", Since)

    def spent(window: MainWindow, seconds: float) -> list[float]:
        Since.seconds = seconds
        window.clock.tick()
        controller = window.current.controller
        assert controller is not None
        clock = controller.whole.clock
        assert clock is not None
        return list(clock.left)

    return spent


Spend = Callable[[MainWindow, float], list[float]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_time_goes_by_for_those_who_decide_and_for_nobody_else(
    make_window: Make, spend: Spend, game: str, language: str
) -> None:
    window = make_window(language)
    begin(window, GAMES[0])
    window.files.close()
    begin(window, game)
    controller = window.current.controller
    assert controller is not None
    deciding = {decision.seat for decision in controller.decisions if decision.blocking}
    left = spend(window, 5)
    assert left == [595 if seat in deciding else 600 for seat in range(len(left))]
    assert [widget.time.text() for widget in window.clock.times.values()] == [time_left(seconds) for seconds in left]


@pytest.mark.parametrize("curtain", [False, True])
def test_those_who_wait_for_their_turn_at_the_screen_lose_no_time(
    make_window: Make, spend: Spend, curtain: bool
) -> None:
    window = make_window()
    window.actions_["curtain"].setChecked(curtain)
    begin(window, "warriors")
    controller = window.current.controller
    assert controller is not None
    while len(controller.decisions) == 1:
        controller.play(controller.moves()[0])
    assert len(controller.decisions) == 6, "all choose their cards at once"
    controller.uncover()
    before, first = spend(window, 0), controller.seat
    after = spend(window, 5)
    assert [seat for seat in range(6) if after[seat] < before[seat]] == [first]
    controller.play(controller.moves()[0])
    controller.uncover()
    assert controller.seat != first
    assert spend(window, 0)[first] == after[first] + CHESS.increment


def test_a_match_without_a_clock_shows_none(make_window: Make) -> None:
    window = make_window()
    begin(window, "stronghold")
    assert window.clock.bar.isVisible()
    window.files.close()
    begin(window, "stronghold", None)
    assert not window.clock.bar.isVisible()
    assert not window.clock._timer.isActive()


def test_it_stands_still_behind_the_curtain_with_a_dialog_and_while_looking_back(
    make_window: Make, spend: Spend
) -> None:
    window = make_window()
    begin(window, "stronghold")
    controller = window.current.controller
    assert controller is not None
    begun = spend(window, 0)
    dialog = QDialog(window)
    dialog.open()
    assert spend(window, 5) == begun
    dialog.reject()
    controller.play(controller.moves()[0])
    if controller.covered:
        assert spend(window, 5) == spend(window, 5)
        controller.uncover()
    now = spend(window, 0)
    window.history.look_at(0)
    assert window.clock.bar.isVisible()
    assert spend(window, 5) == now
    window.history.go_home()
    assert spend(window, 5) != now


def test_computers_have_no_time(make_window: Make) -> None:
    window = make_window()
    begin(window, "warriors", CHESS, ("easy",))
    assert list(window.clock.times) == [0, 1, 2, 3, 4]


def test_there_is_no_bar_while_no_person_sits_at_the_table(make_window: Make) -> None:
    window = make_window()
    begin(window, "warriors", CHESS, ("easy",) * 6)
    controller = window.current.controller
    assert controller is not None
    assert not window.clock.bar.isVisible()
    assert not window.clock._timer.isActive()
    controller.seat_players(("", *("easy",) * 5))
    assert window.clock.bar.isVisible()
    assert list(window.clock.times) == [0]
    controller.seat_players(("easy",) * 6)
    assert not window.clock.bar.isVisible()


def test_the_timer_runs_only_while_somebody_can_lose_time(make_window: Make) -> None:
    window = make_window()
    window.actions_["curtain"].setChecked(True)
    begin(window, "warriors")
    controller = window.current.controller
    assert controller is not None
    timer = window.clock._timer
    assert timer.isActive()
    while not controller.covered:
        controller.play(controller.moves()[0])
    assert not timer.isActive(), "the curtain is down"
    controller.uncover()
    assert timer.isActive()
    window.history.look_at(0)
    assert not timer.isActive(), "an earlier moment is shown"
    window.history.go_home()
    assert timer.isActive()


def test_no_timer_runs_in_a_match_that_is_over(make_window: Make) -> None:
    window = make_window()
    over = finished("warriors")
    match = Match(over.game, replace(over.header, clock=CHESS), over.start)
    match.replay(done.record for done in over.played)
    window.files.begin(match)
    assert window.clock.bar.isVisible()
    assert not window.clock._timer.isActive()


def test_a_name_for_screen_readers_is_set_once_a_second(
    make_window: Make, spend: Spend, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def note(widget: QWidget, name: str) -> None:
        said.append(name)
        QWidget.setAccessibleName(widget, name)

    monkeypatch.setattr(module._Time, "setAccessibleName", note)
    window = make_window()
    begin(window, "stronghold")
    spend(window, 0.25)
    said.clear()
    for _ in range(4):
        spend(window, 0.25)
    assert len(said) == len(window.clock._deciding)


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_time_is_up_is_said_once_and_the_match_goes_on(make_window: Make, spend: Spend, language: str) -> None:
    window = make_window(language)
    begin(window, "fortress")
    controller = window.current.controller
    assert controller is not None
    spend(window, 700)
    name = next(f"Player {decision.seat}" for decision in controller.decisions)
    said = window.language("clock.out", name=name)
    assert window.notice.words.text() == said
    window.notice.hide()
    spend(window, 10)
    assert not window.notice.isVisible()
    assert controller.play(controller.moves()[0])


def test_undo_gives_no_time_back_and_a_turn_ended_again_no_second_increment(make_window: Make, spend: Spend) -> None:
    window = make_window()
    begin(window, "stronghold")
    controller = window.current.controller
    assert controller is not None
    spend(window, 30)
    controller.play(controller.moves()[0])
    after = spend(window, 0)
    if controller.undo():
        assert spend(window, 0) == after
        controller.play(controller.moves()[0])
        assert spend(window, 0) == after


def test_looking_back_at_turns_gives_no_increment(make_window: Make) -> None:
    window = make_window()
    over = finished("warriors")
    match = Match(over.game, replace(over.header, clock=CHESS), over.start)
    match.replay(done.record for done in over.played[:30])
    window.files.begin(match)
    window.history.look_at(0)
    for _ in range(30):
        window.history.step(1)
    assert match.clock is not None
    assert match.clock.left == [600, 600]


def test_turns_that_a_kept_trial_brings_along_give_no_increment_when_ended_again(
    make_window: Make, spend: Spend
) -> None:
    window = make_window()
    begin(window, "stronghold")
    controller = window.current.controller
    assert controller is not None
    controller.play(controller.moves()[0])
    tried = controller.match
    kept = Match(tried.game, tried.header, tried.start)
    kept.replay(done.record for done in tried.played)
    window.files.begin(kept)
    controller = window.current.controller
    assert controller is not None
    assert controller.undo()
    again = tried.played[0].record
    assert controller.play_as(again.seat, again.move)
    assert spend(window, 0) == [600] * 4


@pytest.mark.parametrize("game", GAMES)
def test_the_time_left_is_saved_with_the_match_and_goes_on_from_there(
    make_window: Make, spend: Spend, game: str
) -> None:
    window = make_window()
    begin(window, game)
    controller = window.current.controller
    assert controller is not None
    controller.play(controller.moves()[0])
    controller.uncover()
    left = spend(window, 100)
    path = window.files.documents.path
    assert path is not None
    window.files.close()
    saved = open_match(path, LIBRARY.find).clock
    assert saved is not None
    assert saved.left == pytest.approx(left, abs=1), "time after the last move counts, too"
    window.files.open_path(path)
    assert spend(window, 0) == pytest.approx(left, abs=1)


@pytest.mark.parametrize(("seconds", "told"), [(0, "0:00"), (0.2, "0:01"), (61, "1:01"), (3600, "1:00:00")])
def test_time_is_shown_as_clocks_show_it(seconds: float, told: str) -> None:
    assert time_left(seconds) == told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_computer_takes_over_a_seat_without_time_if_the_table_wants_it(
    game: str, language: str, make_window: Make, spend: Callable[[MainWindow, float], list[float]]
) -> None:
    window = make_window(language)
    begin(window, game, replace(CHESS, handover=True))
    controller = window.current.controller
    assert controller is not None
    window.actions_["pause"].setChecked(True)
    names = [f"Player {decision.seat}" for decision in controller.decisions]
    spend(window, 601)
    assert controller.computers == {decision.seat for decision in controller.decisions}
    assert window.notice.isVisible()
    name = window.language.texts.join(names)
    assert window.notice.words.text() == window.language("clock.out.computer", name=name)
    begin(window, game)
    controller = window.current.controller
    assert controller is not None
    spend(window, 601)
    assert not controller.computers, "otherwise the game just continues"


def test_a_computer_takes_over_after_the_move_that_took_the_last_time(make_window: Make, spend: Spend) -> None:
    window = make_window()
    begin(window, "fortress", replace(CHESS, handover=True))
    window.actions_["pause"].setChecked(True)
    controller = window.current.controller
    assert controller is not None
    heard: list[str] = []
    window.current.changed.connect(lambda _events, reason: heard.append(reason))
    spend(window, 599)
    seat, Since.seconds = controller.decisions[0].seat, 5
    assert controller.play(controller.moves()[0])
    rest(window)
    assert heard == ["move", "seats"]
    assert controller.computers == {seat}
