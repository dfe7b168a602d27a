"""Computers by commands: seats for them, moves of them, and runs of the lab with their report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stronghold_gui.commands.exits import Exit
from stronghold_gui.commands.lab import run as lab
from stronghold_gui.core.save import open_match
from stronghold_gui.text import LANGUAGES, catalogue
from tests.commands.conftest import Run
from tests.toy.entry import WITH_TOY

RAFTS = ("--game", "rafts", "--seats", "3")


def test_new_seats_computers_and_do_lets_them_play_until_a_person_must_decide(run: Run) -> None:
    assert run("new", "a", *RAFTS, "--players", "blue=careful,green=careful", "--seed", "4").code == 0
    match = open_match(Path("a"), WITH_TOY.find)
    assert match.header.players == ("", "careful", "careful")
    answer = run("do", "a", "row 2")
    assert answer.code == 0
    match = open_match(Path("a"), WITH_TOY.find)
    assert [done.record.seat for done in match.played] == [0, 1, 2]
    assert "Blue raft has chosen." in answer.out


def test_do_without_a_move_lets_computers_play_to_the_end(run: Run) -> None:
    assert run("new", "a", *RAFTS, "--players", "all=careful").code == 0
    answer = run("do", "a")
    assert answer.code == 0
    assert "The game is over" in answer.out
    again = run("do", "a")
    assert (again.code, again.err) == (2, "stronghold: No move given, and no computer player has to decide.\n")


def test_nobody_plays_for_a_computer(run: Run) -> None:
    assert run("new", "a", *RAFTS, "--players", "red=careful").code == 0
    answer = run("do", "a", "--seat", "red", "row 1")
    assert answer.code == 1
    assert "red" in answer.err
    assert not open_match(Path("a"), WITH_TOY.find).played


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", ["pink=careful", "red", "red=clever", "=careful", "red=careful,blue"])
def test_a_seat_or_level_that_is_not_there_is_one_sentence_with_what_there_is(
    run: Run, given: str, language: str
) -> None:
    answer = run("new", "a", *RAFTS, "--players", given, "--language", language)
    assert answer.code == 2
    assert len(answer.err.splitlines()) == 1
    assert "careful" in answer.err or "red, blue, green" in answer.err
    assert not Path("a").exists()


def test_a_word_names_all_partners_and_all_names_the_others(run: Run) -> None:
    assert run("new", "a", "--seats", "4", "--players", "invader=easy,defender_west=medium,all=hard").code == 0
    assert open_match(Path("a"), WITH_TOY.find).header.players == ("easy", "easy", "medium", "hard")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_run_leaves_a_line_a_game_and_a_report_in_the_language(run: Run, language: str) -> None:
    command = ("simulate", *RAFTS, "--players", "all=careful", "--games", "30", "--workers", "1", "--out", "o")
    answer = run(*command, "--language", language)
    assert answer.code == 0
    lines = [json.loads(line) for line in Path("o/games.jsonl").read_text().splitlines()]
    assert [line["seed"] for line in lines] == list(range(1, 31))
    page = Path("o/report.html").read_text()
    assert f'<html lang="{language}">' in page
    assert page.count("<svg") == page.count("</svg>") >= 3
    assert "http://" not in page.split("<svg")[0], "nothing is loaded from elsewhere"
    assert "{" not in page.split("</style>", 1)[1].split("<figure>", 1)[0], "no figure was left empty"


def test_a_report_that_cannot_be_drawn_loses_no_game_and_is_written_later(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ("simulate", *RAFTS, "--games", "5", "--workers", "1", "--out", "o")
    with monkeypatch.context() as without_qt:
        without_qt.setattr(lab, "qt_problem", lambda *_texts, **_kind: "Qt cannot be loaded.")
        answer = run(*command)
    assert (answer.code, answer.err) == (Exit.SYSTEM, "stronghold: Qt cannot be loaded.\n")
    games = Path("o/games.jsonl").read_bytes()
    assert len(games.splitlines()) == 5
    assert not Path("o/report.html").exists()
    assert run(*command).code == 0
    assert Path("o/report.html").is_file()
    assert Path("o/games.jsonl").read_bytes() == games


def test_a_run_prints_its_figures_as_json_where_that_is_asked_for(run: Run) -> None:
    command = ("simulate", *RAFTS, "--games", "5", "--workers", "1", "--out", "o", "--json", "--quiet")
    told = run(*command).json()
    lines = [json.loads(line) for line in Path("o/games.jsonl").read_text().splitlines()]
    assert (told["games"], told["moves"]) == (5, sum(line["moves"] for line in lines))
    assert sum(told["winners"].values()) == sum(told["endings"].values()) == sum(told["turns"].values()) == 5
    assert told["players"] == lines[0]["players"]
    assert Path(told["report"]).is_file()
    plain = run("simulate", *RAFTS, "--games", "5", "--json", "--quiet").json()
    assert plain.keys() - told.keys() == {"counted", "seconds", "moves_per_second"}
    assert run(*command).json() == told, "nothing was left to play"


def test_a_run_says_how_far_it_is_and_how_long_it_takes_still(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "_SILENCE", -1.0)
    command = ("simulate", *RAFTS, "--games", "3", "--workers", "1", "--out", "o")
    said = run(*command).err.splitlines()
    assert said[0].startswith("1 of 3 games, 0:00:0")
    more = ("simulate", *RAFTS, "--workers", "1", "--out", "o", "--games")
    assert run(*more, "4").err.splitlines()[0] == "3 of 4 games have already been played."
    assert run(*more, "5", "--quiet").err == ""


@pytest.mark.parametrize(
    ("given", "code", "said"),
    [
        (("--players", "all=careful"), 2, "--out"),
        (("--workers", "0", "--out", "o"), 2, "1024"),
        (("--workers", "many", "--out", "o"), 2, "1024"),
        (("--out", "a file"), 1, "a file"),
        (("--out", "full"), 1, "full"),
        (("--players", "red=clever", "--out", "o"), 2, "clever"),
    ],
)
def test_what_is_wrong_with_a_run_is_one_sentence(run: Run, given: tuple[str, ...], code: int, said: str) -> None:
    Path("a file").write_text("mine")
    Path("full").mkdir()
    (Path("full") / "mine").write_text("mine")
    answer = run("simulate", *RAFTS, "--games", "2", *given)
    assert answer.code == code
    assert len(answer.err.splitlines()) == 1
    assert said in answer.err
    assert Path("a file").read_text() == (Path("full") / "mine").read_text() == "mine"
    assert not Path("o").exists()


def test_a_scheduler_that_does_not_answer_is_one_sentence_and_loses_nothing(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    distributed = pytest.importorskip("distributed", reason="the extra `lab` is not installed")
    monkeypatch.setattr("stronghold_gui.players.lab.cluster._PATIENCE", 0.3)

    def unanswered(*_arguments: object, **_more: object) -> None:
        raise OSError("Timed out trying to connect")

    monkeypatch.setattr(distributed, "Client", unanswered)
    answer = run("simulate", *RAFTS, "--games", "2", "--out", "o", "--scheduler", "tcp://127.0.0.1:1")
    assert answer.code == 1
    assert answer.err.splitlines() == [
        "stronghold: No scheduler responds at “tcp://127.0.0.1:1”; the games played so far are kept."
    ]


def test_without_the_library_for_clusters_the_sentence_says_how_to_get_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    answer = run("simulate", *RAFTS, "--games", "2", "--out", "o", "--scheduler", "tcp://127.0.0.1:1")
    assert answer.code == 2
    assert ".[lab]" in answer.err


def test_one_game_of_a_run_is_told_in_the_singular() -> None:
    said = catalogue("fr")("command.lab.broken_off", n=1, games=9)
    assert "1 partie sur 9 est gardée." in said
    assert catalogue("fr")("command.lab.progress", n=1, games=9, left="0:10").startswith("1 partie sur 9")
    assert catalogue("fr")("command.simulate.progress", n=2, games=9, speed=50).startswith("2 parties sur 9")
    assert "1 of 9 games is kept." in catalogue("en")("command.lab.broken_off", n=1, games=9)
