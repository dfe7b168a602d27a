"""Computers at the table, with the toy: they decide for their seats, hinder nobody, and can be followed."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QByteArray, QElapsedTimer, QObject
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QLabel, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.player import Reasons
from stronghold_gui.core.save import AnyMatch, autosave_folder, open_match, save_match
from stronghold_gui.core.save.document import match_from_json
from stronghold_gui.core.save.journal import read_journal
from stronghold_gui.desktop.computers.card import ReasonsDialog
from stronghold_gui.desktop.computers.levels import LevelBox
from stronghold_gui.desktop.computers.seats_dialog import SeatsDialog
from stronghold_gui.desktop.computers.worker import Worker
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.players.worker.messages import Answer, Hurry, Question, written
from tests.desktop.shell.conftest import Open, Somebody
from tests.players.odd_players import ODD, SEEN
from tests.toy.moves import Row

ALONE = ("Ann", "", "")


class Table:
    """A match with computers, and a person who waits for them."""

    def __init__(self, somebody: Somebody, qtbot: QtBot) -> None:
        self.somebody, self.qtbot = somebody, qtbot

    def begin(self, *players: str, names: Sequence[str] = (), seed: int = 5, river: str = "short") -> None:
        """Begin a match in which these have the seats, ``""`` being a person."""
        kit = ODD.kit("rafts")
        called = tuple(names) or ("Ann", *("" for _ in players[1:]))
        header = Header("rafts", {"river": river}, called, seed, players if any(players) else ())
        self.somebody.window.files.begin(Match(kit.game, header))

    @property
    def match(self) -> AnyMatch:
        """The match."""
        return self.somebody.match.match

    @property
    def movers(self) -> list[int]:
        return [done.record.seat for done in self.match.played]

    @property
    def said(self) -> str:
        return self.somebody.window.seats.computers.bar.words.text()

    def wait(self) -> None:
        """Wait until it is people's turn, or the game is over."""
        controller = self.somebody.match
        self.qtbot.waitUntil(
            lambda: controller.over or bool(controller.decision) or bool(controller.offers), timeout=20_000
        )

    def row(self, effort: int) -> None:
        """Row, and wait for the others."""
        self.somebody.choose(f"Row with {effort}")
        self.wait()


def asked_of_toy() -> Question:
    """Return the first question of a match of the toy."""
    game = ODD.kit("rafts").game
    match = Match(game, Header("rafts", {}, ("", ""), 5))
    (decision, *_) = game.decisions(match.position)
    moves = tuple(game.legal_moves(match.position, 0))
    return Question(1, "toy", "careful", "t", 0, 9, game.view(match.position, 0), decision, moves, 5.0)


@pytest.fixture
def table(opened: Open, qtbot: QtBot) -> Table:
    return Table(opened(ODD), qtbot)


def test_alone_against_computers_without_a_curtain_to_the_end(table: Table) -> None:
    table.begin("", "careful", "careful")
    somebody = table.somebody
    for _ in range(60):
        assert not somebody.match.covered
        if somebody.match.over:
            break
        if somebody.match.offers:
            assert [offer.seat for offer in somebody.match.offers] == [0], "computers answer for themselves"
            somebody.press("done")
            table.wait()
        else:
            assert somebody.match.viewer == 0
            table.row(2)
    assert somebody.match.over
    assert {0, 1, 2} == set(table.movers)
    somebody.dialog(ResultDialog).reject()


def test_people_choose_before_computers_that_choose_at_the_same_time(table: Table) -> None:
    table.begin("careful", "", "careful")
    assert table.somebody.match.seat == 1
    table.row(2)
    assert table.movers[:3] == [1, 0, 2]


def test_undo_goes_back_to_the_last_decision_of_a_person_and_redo_brings_the_answers_back(table: Table) -> None:
    table.begin("", "careful", "careful")
    table.row(2)
    before = [done.record for done in table.match.played]
    assert len(before) >= 3
    assert table.somebody.window.actions_["undo"].isEnabled(), "nobody is wronged by it"
    table.somebody.press("undo")
    assert not table.match.played
    table.somebody.press("redo")
    assert [done.record for done in table.match.played] == before


def test_two_people_against_a_computer_have_their_curtain_and_their_barriers(table: Table) -> None:
    table.begin("", "", "careful", names=("Ann", "Ben", ""))
    somebody = table.somebody
    somebody.come()
    somebody.choose("Row with 3")
    assert somebody.match.covered, "Ben is called"
    somebody.come()
    assert not somebody.window.actions_["undo"].isEnabled(), "Ann's choice is not Ben's to take back"
    somebody.choose("Row with 2")
    table.wait()
    assert table.movers == [0, 1, 2]


def test_who_thinks_is_told_after_a_moment_and_moves_when_told_to(table: Table) -> None:
    table.begin("", "slow")
    somebody = table.somebody
    somebody.choose("Row with 1")
    computers = somebody.window.seats.computers
    table.qtbot.waitUntil(lambda: "is thinking" in table.said, timeout=20_000)
    assert "Blue raft (computer, slow)" in table.said
    hurry = computers.bar.buttons["move_now"]
    somebody.click(hurry)
    assert not hurry.isEnabled(), "it was heard, and need not be pressed again"
    table.wait()
    assert table.match.played[1].record.move == Row(3)


def test_nothing_waits_for_who_thinks(table: Table, qtbot: QtBot) -> None:
    """Undo, look back, another language, another match and closing do at once what they do."""
    table.begin("", "slow")
    somebody, window = table.somebody, table.somebody.window
    somebody.choose("Row with 1")
    assert window.seats.computers.worker.busy
    somebody.press("undo")
    assert not table.match.played
    assert not window.seats.computers.worker.busy
    somebody.choose("Row with 2")
    window.language.choose("fr")
    assert window.seats.computers.worker.busy, "a language is nothing that it thinks about"
    window.language.choose("en")
    window.history.look_at(0)
    assert not window.seats.computers.worker.busy
    assert len(table.match.played) == 0
    window.history.go_home()
    assert window.seats.computers.worker.busy, "it begins anew when one has come back"
    table.begin("", "slow")
    assert not window.seats.computers.worker.busy
    somebody.choose("Row with 3")
    window.files.close_match()
    assert not window.seats.computers.worker.busy
    assert window.controller is None


def test_a_process_that_dies_costs_nothing_but_starting_it_again(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expected_log: list[logging.LogRecord]
) -> None:
    trace = tmp_path / "asked"
    monkeypatch.setenv(SEEN, str(trace))
    table.begin("", "dying")
    table.row(2)
    assert trace.exists(), "it died once"
    assert table.movers[:2] == [0, 1]
    assert [record.getMessage() for record in expected_log] == ["the process of the computer players has ended"]


def test_a_process_that_is_killed_while_nobody_asks_is_there_again_when_somebody_does(table: Table) -> None:
    table.begin("", "careful")
    worker = table.somebody.window.seats.computers.worker
    process = worker._process
    assert process is not None
    process.waitForStarted()
    process.kill()
    table.qtbot.waitUntil(lambda: worker._process is None, timeout=20_000)
    table.row(2)
    assert table.movers[:2] == [0, 1]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process by a signal")
def test_a_process_that_is_stopped_is_replaced_within_five_seconds(
    table: Table, expected_log: list[logging.LogRecord]
) -> None:
    table.begin("", "careful")
    table.row(2)
    table.somebody.press("undo")
    worker = table.somebody.window.seats.computers.worker
    first = worker._process
    assert first is not None
    os.kill(first.processId(), signal.SIGSTOP)
    clock = QElapsedTimer()
    clock.start()
    table.somebody.choose("Row with 2")
    table.qtbot.waitUntil(lambda: worker._process is not first, timeout=20_000)
    assert clock.elapsed() < 5000
    table.wait()
    assert table.movers[:2] == [0, 1]
    assert [record.getMessage() for record in expected_log] == ["the process of the computer players does not hear"]


def test_a_player_that_does_not_stop_thinking_costs_nothing_but_another_process(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expected_log: list[logging.LogRecord]
) -> None:
    monkeypatch.setenv(SEEN, str(tmp_path / "asked"))
    monkeypatch.setattr("stronghold_gui.desktop.computers.computers._SECONDS", 0.3)
    monkeypatch.setattr("stronghold_gui.desktop.computers.worker._OVERTIME", 0.3)
    table.begin("", "stubborn")
    table.row(2)
    assert table.movers[:2] == [0, 1]
    words = "the process of the computer players does not stop thinking"
    assert [record.getMessage() for record in expected_log] == [words]


def test_a_process_that_babbles_costs_nothing_but_another_one(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expected_log: list[logging.LogRecord]
) -> None:
    monkeypatch.setenv(SEEN, str(tmp_path / "asked"))
    table.begin("", "babbling")
    table.row(2)
    assert table.movers[:2] == [0, 1]
    assert len(expected_log) == 1
    assert "writes what is no answer" in expected_log[0].getMessage()


@pytest.mark.parametrize(
    "garbage",
    [
        b"\n",
        b"SG" + bytes(200),
        b"SG\x00\xff\xff\xff\xff" + bytes(200),
        written(Hurry(3)),
        written(Answer(1, -1)),
        written(Answer(1, 99)),
        written(Answer(1, 0, cast("Reasons", "because"))),
        written(cast("Answer", "yes")),
        written(Answer(1, 0))[:-1] + b"?",
    ],
)
def test_garbage_of_the_process_is_a_failure_and_raises_nothing(
    qapp: QApplication, garbage: bytes, monkeypatch: pytest.MonkeyPatch, expected_log: list[logging.LogRecord]
) -> None:
    """The question counts as failed, so that another process is asked."""

    class Pipe:
        def readAllStandardOutput(self) -> QByteArray:
            return QByteArray(garbage)

    parent = QObject()
    worker, failed, answered = Worker(parent), list[int](), list[object]()
    worker.failed.connect(failed.append)
    worker.answered.connect(answered.append)
    monkeypatch.setattr(worker, "_send", lambda _message: None)
    monkeypatch.setattr(worker, "finish", lambda: setattr(worker, "_process", None))
    worker.ask(asked_of_toy())
    monkeypatch.setattr(worker, "_process", Pipe())
    worker._read_messages()
    assert (failed, answered, worker._process) == ([1], [], None)
    assert "writes what is no answer" in expected_log[0].getMessage()
    parent.deleteLater()


def test_an_opened_match_runs_no_code_of_the_folder_it_is_in(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in sys.stdlib_module_names:
        (tmp_path / f"{name}.py").write_text(f"open({str(tmp_path / 'trace')!r}, 'a').write({name!r} + ' ')\n")
    monkeypatch.chdir(tmp_path)
    table.begin("", "careful")
    table.row(2)
    assert table.movers[:2] == [0, 1]
    assert not (tmp_path / "trace").exists(), (tmp_path / "trace").read_text()


def test_a_process_that_hangs_over_what_nobody_waits_for_is_ended_and_another_answers(table: Table) -> None:
    table.begin("", "careful")
    worker = table.somebody.window.seats.computers.worker
    first = worker._process
    worker._late = 99
    table.somebody.choose("Row with 2")
    assert worker._patience.isActive()
    worker._replace_process()
    assert worker._process is not first
    table.wait()
    assert table.movers[:2] == [0, 1]


def test_a_player_that_fails_again_and_again_is_told_and_can_be_replaced(
    table: Table, expected_log: list[logging.LogRecord]
) -> None:
    table.begin("", "wrong")
    somebody = table.somebody
    somebody.choose("Row with 2")
    bar = somebody.window.seats.computers.bar
    table.qtbot.waitUntil(bar.retry.isVisible, timeout=20_000)
    assert "failed to respond" in table.said
    assert len(expected_log) == 3
    assert all("the player is wrong" in record.getMessage() for record in expected_log)
    somebody.click(bar.buttons["move_now"])
    assert not bar.retry.isVisible(), "it is asked again"
    table.qtbot.waitUntil(bar.retry.isVisible, timeout=20_000)
    assert len(expected_log) == 6
    somebody.match.seat_players(("", ""))
    assert somebody.match.seat == 1
    assert not somebody.window.seats.computers.bar.isVisible(), "there are no computers any more"


def test_a_seat_is_handed_over_in_the_middle_and_taken_back(table: Table, tmp_path: Path) -> None:
    table.begin("", "", names=("Ann", "Ben"))
    somebody, window = table.somebody, table.somebody.window
    somebody.come()
    somebody.choose("Row with 2")
    assert somebody.match.covered
    window.actions_["seats"].trigger()
    assert not [dialog for dialog in window.findChildren(SeatsDialog) if dialog.isVisible()], "not under the curtain"
    somebody.come()
    window.actions_["seats"].trigger()
    dialog = somebody.dialog(SeatsDialog)
    box = dialog.findChild(LevelBox, "seats_blue")
    assert box is not None
    box.choose("careful")
    somebody.click(somebody.named("seats_ok"))
    table.wait()
    assert table.movers[:2] == [0, 1]
    assert window.seats.computers.bar.isVisible()
    kit, path = ODD.kit("rafts"), tmp_path / "handed.stronghold"
    save_match(somebody.match.match, kit, path)
    assert open_match(path, ODD.find).header.players == ("", "careful")
    (journal,) = autosave_folder().iterdir()
    assert '"player":"careful"' in journal.read_text().replace(" ", ""), "a crash loses nobody's seat"
    somebody.match.seat_players(("", ""))
    assert open_match(path, ODD.find).header.players == ("", "careful")
    assert somebody.match.computers == frozenset()
    assert not window.files.documents.written, "who has the seats stands in the file"
    assert window.files.saving.write()
    assert window.files.documents.written


def test_a_saved_match_goes_on_where_a_computer_must_decide(table: Table, tmp_path: Path) -> None:
    kit, path = ODD.kit("rafts"), tmp_path / "saved.stronghold"
    match = Match(kit.game, Header("rafts", {}, ("Ann", ""), 3, ("", "careful")))
    match.play(0, Row(2))
    save_match(match, kit, path)
    assert table.somebody.window.files.open_path(path)
    table.wait()
    assert table.movers[:2] == [0, 1]


def test_computers_among_themselves_are_watched_paused_and_let_go_turn_by_turn(table: Table) -> None:
    window = table.somebody.window
    table.begin("careful", "careful", names=("", ""))
    computers, controller = window.seats.computers, table.somebody.match
    window.actions_["pause"].setChecked(True)
    assert "paused" in table.said
    assert controller.still
    assert controller.viewer is None, "who watches sees what everybody may"
    assert not window.actions_["done"].isEnabled()
    played = len(table.match.played)
    window.actions_["move_now"].trigger()
    table.qtbot.waitUntil(lambda: len(table.match.played) > played, timeout=20_000)
    assert "paused" in table.said
    assert computers.bar.pace.isVisible()
    computers.choose_pace("fast")
    window.actions_["pause"].setChecked(False)
    table.qtbot.waitUntil(lambda: controller.over, timeout=60_000)
    assert window.since.panel is None, "nobody sits here who could have been away"
    table.somebody.dialog(ResultDialog).reject()


def test_why_is_told_in_a_line_and_on_a_card(table: Table) -> None:
    table.begin("", "telling")
    table.row(2)
    somebody = table.somebody
    assert table.said == "Blue raft (computer, telling): keeps 4 places before the flood."
    somebody.click(somebody.window.seats.computers.bar.why)
    card = somebody.dialog(ReasonsDialog)
    words = [label.text() for label in card.findChildren(QLabel) if label.isVisible()]
    for wanted in ("keeps 4 places before the flood.", "Places before the flood", "4", "4.5", "row with 3 (25%)"):
        assert wanted in words, words
    somebody.window.language.choose("fr")
    assert "4,5" in [label.text() for label in card.findChildren(QLabel)]
    somebody.window.language.choose("en")
    card.accept()
    somebody.press("undo")
    assert "keeps" not in table.said, "what was taken back is not told"


@pytest.mark.parametrize("crash", [False, True])
def test_a_match_that_is_opened_again_still_says_why(crash: bool, table: Table, tmp_path: Path) -> None:
    table.begin("", "telling")
    table.row(2)
    said, window, path = table.said, table.somebody.window, tmp_path / "a.stronghold"
    if crash:
        (journal,) = autosave_folder().glob("*.journal")
        document = read_journal(journal.read_bytes()).document
        save_match(match_from_json(document, ODD.find), ODD.kit("rafts"), path)
    else:
        save_match(table.match, ODD.kit("rafts"), path)
    table.begin("", "careful")
    assert table.said != said
    assert window.files.open_path(path)
    assert table.said == said
    table.somebody.click(window.seats.computers.bar.why)
    table.somebody.dialog(ReasonsDialog).accept()


def test_what_gives_hidden_things_away_is_told_when_the_game_is_over(table: Table) -> None:
    table.begin("", "secretive")
    somebody, window = table.somebody, table.somebody.window
    table.row(2)
    assert table.said.startswith("Blue raft (computer, secretive) has moved; its reasons")
    assert not window.actions_["aims"].isEnabled()
    for _ in range(60):
        if somebody.match.over:
            break
        if somebody.match.offers:
            somebody.press("done")
            table.wait()
        else:
            table.row(2)
    somebody.click(somebody.named("result_reasons"))
    somebody.dialog(ReasonsDialog).accept()
    assert "before the flood" in table.said


def test_plans_stay_secret_until_the_end_where_people_wish_so(table: Table) -> None:
    window = table.somebody.window
    table.begin("", "telling")
    table.row(2)
    assert "keeps 4 places" in table.said
    window.actions_["tell_plans"].setChecked(False)
    assert table.said.startswith("Blue raft (computer, telling) has moved; its reasons stay secret")
    assert not window.actions_["aims"].isEnabled()
    window.actions_["tell_plans"].setChecked(True)
    assert "keeps 4 places" in table.said
    assert window.actions_["aims"].isEnabled()


def test_while_computers_decide_the_prompt_names_them_and_orders_nothing(table: Table) -> None:
    window = table.somebody.window
    window.actions_["pause"].setChecked(True)
    table.begin("careful", "careful")
    told = window.prompt.sentence.text()
    assert told == "Ann (computer, careful) and Blue raft (computer, careful) are deciding…"
    window.language.choose("fr")
    assert window.prompt.sentence.text().endswith(" décident…")
    window.language.choose("en")
    window.actions_["move_now"].trigger()
    table.qtbot.waitUntil(lambda: len(table.match.played) > 0, timeout=20_000)
    assert window.prompt.sentence.text().endswith("(computer, careful) is deciding…")


def test_the_new_game_dialog_seats_computers_in_two_clicks_and_remembers_them(table: Table) -> None:
    somebody = table.somebody
    somebody.click(somebody.named("play_rafts"))
    dialog = somebody.dialog(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    somebody.click(somebody.named("new_game_alone_green"))
    somebody.click(somebody.named("new_game_level_telling"))
    wanted = ("telling", "telling", "", "telling", "telling", "telling")
    assert dialog.header().players == wanted
    name = dialog.findChild(QLineEdit, "new_game_name_red")
    assert name is not None
    assert not name.isEnabled()
    assert name.placeholderText() == "Computer"
    somebody.click(somebody.named("new_game_start"))
    assert table.match.header.players == wanted
    somebody.window.files.close_match()
    somebody.click(somebody.named("play_rafts"))
    again = somebody.dialog(NewGameDialog)
    assert isinstance(again, NewGameDialog)
    assert again.header().players == wanted
    again.reject()


def test_who_plays_alone_still_does_when_more_seats_join(table: Table) -> None:
    somebody = table.somebody
    somebody.click(somebody.named("play_rafts"))
    dialog = somebody.dialog(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    somebody.click(somebody.named("new_game_seats_2"))
    somebody.click(somebody.named("new_game_alone_red"))
    somebody.click(somebody.named("new_game_level_telling"))
    somebody.click(somebody.named("new_game_seats_6"))
    assert dialog.header().players == ("", *["telling"] * 5)
    dialog.reject()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_one_sees_which_level_is_chosen(table: Table, theme: str) -> None:
    somebody = table.somebody
    somebody.window.frame.choose_theme(theme)
    somebody.click(somebody.named("play_rafts"))
    dialog = somebody.dialog(NewGameDialog)
    somebody.click(somebody.named("new_game_alone_red"))
    button = dialog.findChild(QToolButton, "new_game_level_telling")
    assert button is not None
    edge = []
    for chosen in (True, False):
        button.setChecked(chosen)
        edge.append(button.grab().toImage().pixelColor(button.width() // 2, 1))
    assert edge[0] == colour(tones(button.palette()).accent) != edge[1]
    dialog.reject()


def test_people_agree_at_the_start_on_hints_that_advise(table: Table) -> None:
    somebody = table.somebody
    somebody.click(somebody.named("play_rafts"))
    dialog = somebody.dialog(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    box = dialog.findChild(QCheckBox, "new_game_advice")
    assert box is not None
    somebody.click(somebody.named("new_game_more"))
    assert box.isVisible()
    assert not dialog.header().advice
    box.click()
    assert dialog.header().advice
    somebody.click(somebody.named("new_game_alone_red"))
    assert not box.isVisible(), "nobody is asked who plays alone"
    assert not dialog.header().advice
    dialog.reject()


def test_advice_is_given_alone_and_where_all_have_agreed(table: Table) -> None:
    kit = ODD.kit("rafts")
    for players, agreed, possible in (("", "careful"), False, True), (("", ""), False, False), (("", ""), True, True):
        header = Header("rafts", {}, ("Ann", "Ben"), 5, players if any(players) else (), agreed)
        table.somebody.window.files.begin(Match(kit.game, header))
        table.somebody.come()
        assert table.somebody.window.seats.computers.can_advise() is possible


def test_advice_comes_from_a_player_that_sees_what_the_person_sees(table: Table) -> None:
    table.begin("", "careful")
    computers = table.somebody.window.seats.computers
    with table.qtbot.waitSignal(computers.advised, timeout=20_000) as got:
        computers.advise()
        QApplication.processEvents()
    assert got.args is not None
    advice = got.args[0]
    assert advice.move == Row(2)
    assert advice.reasons.aim.figures == {"lead": 4}


def test_what_the_process_is_asked_is_the_same_whatever_the_seat_cannot_know(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No question to the process contains the seed of the match or Ann's choice."""
    asked: list[Question] = []
    monkeypatch.setattr(Worker, "ask", lambda _self, question: asked.append(question))
    for seed, effort in ((5, 1), (77, 3)):
        table.begin("", "careful", seed=seed)
        table.somebody.choose(f"Row with {effort}")
    letters = [written(replace(question, number=1, table="", seed=0)) for question in asked]
    assert len(letters) == 2
    assert letters[0] == letters[1]
    assert asked[0].seed not in (5, 77)
    assert asked[0].seed != asked[1].seed, "each match has players of its own"


def test_the_process_is_gone_when_the_window_is(table: Table) -> None:
    table.begin("", "slow")
    table.somebody.choose("Row with 1")
    worker: Worker = table.somebody.window.seats.computers.worker
    process = worker._process
    assert process is not None
    table.somebody.window.finish()
    assert worker._process is None


def test_keys_reach_all_of_it(table: Table) -> None:
    table.begin("", "telling")
    table.row(2)
    window = table.somebody.window
    table.somebody.key("Ctrl+I")
    table.somebody.dialog(ReasonsDialog).accept()
    window.activateWindow()
    table.qtbot.waitUntil(window.isActiveWindow)
    table.somebody.key("Ctrl+P")
    assert table.somebody.window.seats.computers.paused
    assert not [dialog for dialog in table.somebody.window.findChildren(QDialog) if dialog.isVisible()]
