"""The thinking process: questions and answers, its end, and questions that contain only the seat's view."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.player import Reasons, Saying
from stronghold_gui.own_folder import own_command, own_environment
from stronghold_gui.players.worker.messages import (
    Answer,
    Failure,
    GarbledError,
    Hurry,
    Inbox,
    Load,
    Ping,
    Pong,
    Question,
    Request,
    read,
    written,
)
from stronghold_gui.players.worker.thinker import Thinker
from tests.toy.entry import TOYS
from tests.toy.moves import Keep, Row, Throw

ROOT = Path(__file__).resolve().parents[2]
_PATIENCE = 60
"""Seconds after which an answer is not waited for any more; it comes in a fraction of one."""
GAME = "tests.players.odd_players:ODD_KIT"


def question(level: str, number: int = 1, *, table: str = "t", seat: int = 0, seconds: float = 1e9) -> Question:
    """Return what a player is asked at the start of a match of two."""
    game = TOYS.kit("rafts").game
    match = Match(game, Header("rafts", {}, ("", ""), 5))
    moves = tuple(game.legal_moves(match.position, seat))
    decision = Decision(seat, "row")
    return Question(number, GAME, level, table, seat, 9, game.view(match.position, seat), decision, moves, seconds)


@pytest.fixture
def process() -> Iterator[subprocess.Popen[bytes]]:
    command, environment = own_command("stronghold_gui.players.worker"), os.environ | own_environment()
    with subprocess.Popen(command, env=environment, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        yield running
        running.kill()


def next_message(process: subprocess.Popen[bytes], inbox: Inbox) -> object:
    """Return the next message of the process; one that never comes fails the test."""
    assert process.stdout is not None
    guard = threading.Timer(_PATIENCE, process.kill)
    guard.start()
    try:
        # The test reads one byte at a time; the inbox must still assemble whole letters.
        while byte := process.stdout.read(1):
            for letter in inbox.take(byte):
                return read(letter.text)
    finally:
        guard.cancel()
    pytest.fail("the process does not answer")


def test_the_process_answers_one_question_after_the_other_and_ends_when_nobody_can_ask(
    process: subprocess.Popen[bytes],
) -> None:
    assert process.stdin is not None
    inbox = Inbox()
    process.stdin.write(written(Load(GAME)) + written(question("careful")) + written(question("telling", 2)))
    process.stdin.flush()
    assert next_message(process, inbox) == Answer(1, 1)
    told = next_message(process, inbox)
    assert isinstance(told, Answer)
    assert isinstance(told.reasons, Reasons)
    assert told.reasons.aim.figures == {"lead": 4}
    process.stdin.close()
    assert process.wait(30) == 0


def test_who_thinks_for_ever_answers_at_once_when_told_to(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin is not None
    process.stdin.write(written(question("slow")))
    process.stdin.flush()
    process.stdin.write(written(Hurry(1)))
    process.stdin.flush()
    assert next_message(process, Inbox()) == Answer(1, 2)


def test_a_process_says_what_it_thinks_about_and_for_how_long(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin is not None
    inbox = Inbox()
    process.stdin.write(written(question("slow")))
    told: object = None
    while not isinstance(told, Pong) or not told.number:
        process.stdin.write(written(Ping()))
        process.stdin.flush()
        told = next_message(process, inbox)
    assert told.number == 1
    assert told.seconds >= 0


def test_the_process_ends_in_the_middle_of_a_thought_when_its_window_is_gone(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin is not None
    process.stdin.write(written(question("slow")))
    process.stdin.close()
    assert process.wait(30) == 0


def test_a_question_is_what_the_seat_sees_and_nothing_more() -> None:
    """The seed of the match and what another has chosen are in no byte of it."""
    game = TOYS.kit("rafts").game
    letters = []
    for seed, effort in ((4_611_686_018_427, 1), (8_070_450_532_247, 3)):
        match = Match(game, Header("rafts", {}, ("", ""), seed))
        match.play(0, Row(effort))
        asked = question("careful", seat=1)
        view = game.view(match.position, 1)
        moves = tuple(game.legal_moves(match.position, 1))
        letters.append(written(Question(1, GAME, "careful", "t", 1, 9, view, asked.decision, moves, 1.0)))
        assert match.position.chance.seed == seed
    assert letters[0] == letters[1]


def test_a_player_that_fails_is_an_answer_with_the_place_of_the_fault() -> None:
    told = Thinker().answer(question("wrong"))
    assert isinstance(told, Failure)
    assert "the player is wrong" in told.trace


def test_a_player_that_answers_with_no_legal_move_has_failed() -> None:
    asked = question("careful")
    told = Thinker().answer(Question(1, GAME, "careful", "t", 0, 9, asked.view, asked.decision, (Throw(), Keep()), 1.0))
    assert isinstance(told, Failure)


def test_a_seat_keeps_its_player_for_the_whole_match_and_another_match_has_others() -> None:
    thinker = Thinker()
    thinker.answer(question("careful", table="a"))
    first = dict(thinker._players)
    thinker.answer(question("careful", 2, table="a"))
    assert list(thinker._players.values()) == list(first.values())
    thinker.answer(question("careful", 3, table="b"))
    assert len(thinker._players) == 2
    for number in range(60):
        thinker.answer(question("careful", number, table=str(number)))
    assert len(thinker._players) < 30, "matches that nobody plays any more are forgotten"


def test_time_runs_out_for_who_thinks_for_ever() -> None:
    assert Thinker().answer(question("slow", seconds=0.0)) == Answer(1, 2)


def test_a_message_that_is_changed_anywhere_is_none() -> None:
    whole = written(Answer(1, 1, Reasons(Saying("rafts.aim", {"lead": 4}))))
    for at in range(len(whole)):
        changed = bytearray(whole)
        changed[at] ^= 0x20
        got: list[object] = []
        with suppress(GarbledError):
            got.extend(read(letter.text) for letter in Inbox().take(bytes(changed)))
        # Only whether it is urgent has no checksum.
        assert got == [] or at == 2


def test_a_message_of_another_version_is_garbled() -> None:
    with pytest.raises(GarbledError, match="nothing_of_ours"):
        read(b"cnothing_of_ours\nnothing\n.")


def test_messages_come_out_of_a_pipe_whole_however_it_cuts_them() -> None:
    sent: list[Request] = [Load(GAME), question("careful"), Hurry(7)]
    data = b"".join(map(written, sent))
    for size in (1, 3, 50, len(data)):
        inbox, got, urgent = Inbox(), [], []
        for start in range(0, len(data), size):
            for letter in inbox.take(data[start : start + size]):
                got.append(read(letter.text))
                urgent.append(letter.urgent)
        assert got == sent
        assert urgent == [False, False, True]
