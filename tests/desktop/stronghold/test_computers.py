"""Stronghold with computers in its seats: partners of people, grouped performances, a turn at the table."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from tests.desktop.conftest import Person


def begin(window: MainWindow, *players: str) -> None:
    """Begin a match; ``""`` is a person's seat."""
    kit = LIBRARY.kit("stronghold")
    options = {name: values[0] for name, values in kit.game.options(len(players)).items()}
    window.files.begin(Match(kit.game, Header("stronghold", options, ("",) * len(players), 7, players)))


def wait(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until a person must decide."""
    controller = window.controller
    assert controller is not None
    qtbot.waitUntil(lambda: controller.decision is not None or controller.over, timeout=60_000)


def test_the_defender_answers_a_phase_of_the_invader_as_one_performance(
    window: MainWindow, person: Person, qtbot: QtBot
) -> None:
    begin(window, "", "easy")
    controller = window.controller
    assert controller is not None
    told: list[tuple[int, str]] = []
    controller.changed.connect(lambda events, reason: told.append((len(events), reason)))
    before = 0
    for _ in range(12):
        if "computer" in [reason for _, reason in told]:
            break
        before = len(controller.match.played)
        person.key("Ctrl+Return")
        wait(window, qtbot)
    answers = [done.record.seat for done in controller.match.played[before:]]
    assert answers[0] == 0
    assert set(answers[1:]) == {1}
    assert len(answers) > 3, "several moves of the pause"
    assert [reason for _, reason in told].count("computer") == 1, "told together"
    assert controller.viewer == 0
    assert not controller.covered


def test_a_computer_partner_plays_when_the_person_has_ended_the_part(
    window: MainWindow, person: Person, qtbot: QtBot
) -> None:
    begin(window, "", "easy", "easy", "easy")
    controller = window.controller
    assert controller is not None
    wait(window, qtbot)
    for _ in range(40):
        if len(controller.game.decisions(controller.match.position)) > 1 or controller.match.position.phase > 2:
            break
        person.key("Ctrl+Return")
        wait(window, qtbot)
    assert controller.seat == 0
    assert controller.deciding_team == (0,), "nobody sits down at a computer's place"
    assert not window.actions_["partner"].isEnabled()
    partners = window.current.desk.prompt.line().partners
    assert [partner.state for partner in partners if partner.seat == 1] != ["open"]
    before = len(controller.match.played)
    move = controller.moves()[0]
    assert not controller.play_as(1, move), "nor plays for it"
    refusal = window.prompt.refusal
    assert refusal is not None
    assert refusal.text == window.language("computer.has_seat")
    assert len(controller.match.played) == before
