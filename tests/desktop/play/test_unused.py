"""The question before Done leaves much unused for good: when it comes, what it says, how it is answered."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QMessageBox, QPushButton

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.siege.matching import unopposed
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.stronghold.notation import parse
from tests.helpers.resting import rest

Make = Callable[..., MainWindow]
Answer = Callable[[str], list[str]]


@pytest.fixture(name="settings")
def _settings(settings: Settings) -> Settings:
    """Return settings with the question before Done, which is on at first."""
    settings.set_flag("window/ask_unused", value=True)
    return settings


@pytest.fixture
def answer(qapp: object) -> Iterator[Answer]:
    """Return what answers the next question with a button and returns the list in which its words will be."""
    del qapp
    timers: list[QTimer] = []

    def answered(name: str) -> list[str]:
        said: list[str] = []

        def press() -> None:
            box = QApplication.activeModalWidget()
            if isinstance(box, QMessageBox):
                timer.stop()
                said.extend((box.text(), box.informativeText()))
                if name == "unused_never":
                    box.findChild(QCheckBox, name).click()  # type: ignore[union-attr]
                button = box.findChild(QPushButton, "unused_go_on" if name == "unused_never" else name)
                assert button is not None
                button.click()

        timer = QTimer(interval=10)
        timer.timeout.connect(press)
        timer.start()
        timers.append(timer)
        return said

    yield answered
    for timer in timers:
        timer.stop()


def played_to(game: str, seats: int, wanted: Callable[[AnyMatch], bool]) -> AnyMatch:
    """Return a match of random moves that has come to a situation; Done is chosen where it is the only way on."""
    for seed in range(50):
        dice = random.Random(seed)  # noqa: S311 - a match that can be repeated
        match: AnyMatch = Match(LIBRARY.kit(game).game, Header(game, {}, ("Anna", "Bert")[:seats], seed))
        for _ in range(200):
            if wanted(match):
                return match
            decisions = match.game.decisions(match.position)
            if not decisions:
                break
            seat = decisions[0].seat
            match.play(seat, dice.choice(match.game.legal_moves(match.position, seat)))
    raise AssertionError(game)


def opened(make_window: Make, match: AnyMatch, language: str = "en") -> MainWindow:
    window = make_window(language)
    window.files.begin(match)
    assert window.controller is not None
    window.controller.uncover()
    rest(window)
    return window


def actions_left(match: AnyMatch) -> bool:
    decisions = match.game.decisions(match.position)
    return bool(decisions) and decisions[0].kind == "action" and decisions[0].count > 1


@pytest.mark.parametrize(("language", "words"), [("en", "actions are unused"), ("fr", "actions inutilisées")])
def test_who_ends_with_actions_left_is_asked_and_may_go_back(
    make_window: Make, answer: Answer, language: str, words: str
) -> None:
    window = opened(make_window, played_to("convicted", 1, actions_left), language)
    controller = window.controller
    assert controller is not None
    before = len(controller.match.played)
    said = answer("unused_stay")
    window.actions_["done"].trigger()
    assert words in said[0]
    assert said[1]
    assert len(controller.match.played) == before


def test_who_goes_on_has_ended_the_actions(make_window: Make, answer: Answer) -> None:
    window = opened(make_window, played_to("convicted", 1, actions_left))
    said = answer("unused_go_on")
    window.actions_["done"].trigger()
    assert said
    assert window.controller is not None
    assert window.controller.match.played[-1].record.move == m.DONE
    assert window.actions_["ask_unused"].isChecked()


def test_who_wants_no_such_question_is_asked_once(make_window: Make, answer: Answer, settings: Settings) -> None:
    window = opened(make_window, played_to("convicted", 1, actions_left))
    answer("unused_never")
    window.actions_["done"].trigger()
    assert not settings.flag("window/ask_unused", default=True)
    assert not window.actions_["ask_unused"].isChecked()


def test_squads_that_nobody_faces_are_counted(make_window: Make) -> None:
    match = played_to("convicted", 1, faced_by_nobody)
    window = opened(make_window, match)
    assert str(unopposed(match.position)) in window.current.desk.prompt.unused()
    assert "no opponent" in window.current.desk.prompt.unused()


def faced_by_nobody(match: AnyMatch) -> bool:
    decisions = match.game.decisions(match.position)
    return bool(decisions) and decisions[0].kind == "matching" and bool(unopposed(match.position))


def test_the_button_of_a_dock_asks_as_done_does(make_window: Make, answer: Answer) -> None:
    def for_good(match: AnyMatch) -> bool:
        return faced_by_nobody(match) and match.barrier_ahead(0, m.DONE) is not None

    window = opened(make_window, played_to("convicted", 1, for_good))
    window.docking.raise_("squads")
    rest(window)
    agree, controller = window.findChild(QAbstractButton, "squads_agree"), window.controller
    assert agree is not None
    assert controller is not None
    before = len(controller.match.played)
    said = answer("unused_stay")
    agree.click()
    assert "no opponent" in said[0]
    assert len(controller.match.played) == before
    answer("unused_go_on")
    agree.click()
    assert len(controller.match.played) > before


@pytest.mark.parametrize("answered", ["unused_stay", "unused_go_on"])
def test_a_typed_order_asks_as_done_does(make_window: Make, answer: Answer, answered: str) -> None:
    window = opened(make_window, played_to("convicted", 1, actions_left))
    controller = window.controller
    assert controller is not None
    before = len(controller.match.played)
    said = answer(answered)
    window.typed.open()
    window.typed.line.line.setText("done")
    window.typed.line.entered.emit("done")
    assert "actions are unused" in said[0]
    assert (len(controller.match.played) > before) == (answered == "unused_go_on")
    assert window.typed.line.line.text() == ("done" if answered == "unused_stay" else "")


def test_an_invader_without_a_dispatch_is_asked(make_window: Make) -> None:
    def dispatching(match: AnyMatch) -> bool:
        decisions = match.game.decisions(match.position)
        return bool(decisions) and (decisions[0].kind, decisions[0].place) == ("phase", "dispatch")

    match = played_to("stronghold", 2, dispatching)
    window = opened(make_window, match)
    assert "dispatched" in window.current.desk.prompt.unused()
    assert window.controller is not None
    window.controller.play(parse("dispatch minor"))
    assert not window.current.desk.prompt.unused()


def test_nothing_is_asked_where_all_can_be_undone(make_window: Make) -> None:
    window = opened(make_window, played_to("convicted", 1, actions_left))
    window.locks.warning = lambda move, seat=None: ""  # type: ignore[method-assign] # noqa: ARG005
    window.actions_["done"].trigger()
    assert QApplication.activeModalWidget() is None


@pytest.mark.parametrize(("language", "words"), [("en", "no target"), ("fr", "sans cible")])
@pytest.mark.parametrize("kind", ["aim", "aim_engines"])
def test_shots_without_a_target_are_counted(make_window: Make, language: str, words: str, kind: str) -> None:
    match: AnyMatch = Match(LIBRARY.kit("convicted").game, Header("convicted", {"mode": "scenario-1-coop"}, ("A",), 3))
    dice = random.Random(3)  # noqa: S311 - a match that can be repeated
    while (decision := match.game.decisions(match.position)[0]).kind != kind:
        moves = match.game.legal_moves(match.position, decision.seat)
        match.play(decision.seat, m.DONE if m.DONE in moves else dice.choice(moves))
    window = opened(make_window, match, language)
    said = window.current.desk.prompt.unused()
    assert words in said
    assert str(decision.count) in said
