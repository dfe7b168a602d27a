"""Advice for a person who may act during a computer's turn, as The Convicted offers trade."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from stronghold_gui.core.header import Header
from stronghold_gui.core.match import Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.computers.computers import Advice
from stronghold_gui.desktop.computers.worker import Worker
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.players.seats import computer_asked
from stronghold_gui.players.worker.messages import Answer, Question


def in_a_computers_turn() -> AnyMatch:
    """Return a match in which a computer must act and a person may trade."""
    kit, dice = LIBRARY.kit("convicted"), Random(3)  # noqa: S311 - the same match in every run
    match = Match(kit.game, Header("convicted", {}, ("Ada", ""), 3, ("", "easy")))
    while len(decisions := kit.game.decisions(match.position)) < 2 or not computer_asked(decisions, ("", "easy")):
        decision = computer_asked(decisions, ("", "easy")) or decisions[0]
        match.play(decision.seat, dice.choice(kit.game.legal_moves(match.position, decision.seat)))
    return match


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """The questions to computers; none is answered."""
    questions: list[Question] = []
    monkeypatch.setattr(Worker, "ask", lambda _self, question: questions.append(question))
    return questions


@pytest.mark.parametrize("answered", [True, False])
def test_a_computer_goes_on_after_advice_during_its_turn(
    make_window: Callable[..., MainWindow], asked: list[Question], answered: bool
) -> None:
    window = make_window()
    assert window.files.begin(in_a_computers_turn())
    computers = window.seats.computers
    assert [question.seat for question in asked] == [1]
    computers.advise()
    assert [question.seat for question in asked] == [1, 0]
    if answered:
        computers.worker.answered.emit(Answer(asked[-1].number, 0, None))
    else:
        computers.worker.failed.emit(asked[-1].number)
    assert [question.seat for question in asked] == [1, 0, 1]
    assert asked[0].decision == asked[2].decision


def test_advice_comes_also_while_the_computers_pause(
    make_window: Callable[..., MainWindow], asked: list[Question]
) -> None:
    window = make_window()
    assert window.files.begin(in_a_computers_turn())
    computers, given = window.seats.computers, list[Advice | None]()
    computers.advised.connect(given.append)
    computers.advise()
    window.actions_["pause"].trigger()
    computers.worker.answered.emit(Answer(asked[-1].number, 0, None))
    assert given == [Advice(asked[-1].moves[0], None)]
    assert [question.seat for question in asked] == [1, 0]
    window.actions_["pause"].trigger()
    assert [question.seat for question in asked] == [1, 0, 1]
