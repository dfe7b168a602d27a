"""The program at a terminal: help, languages, exit codes, bad input, pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stronghold_gui import __version__, cli, files
from stronghold_gui.commands import shot
from stronghold_gui.commands.register import COMMANDS
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.text import LANGUAGES
from tests.commands.conftest import Run

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_in_every_language(command: str, language: str, run: Run) -> None:
    answer = run(command, "--help", "--language", language)
    assert answer.code == 0
    assert f"stronghold {command}" in answer.out
    assert ("usage :" in answer.out.replace("\u00a0", " ")) == (language == "fr")
    assert ("\noptions :\n" if language == "fr" else "\noptions:\n") in answer.out.replace("\u00a0", " ")
    for code in range(5):
        assert f"\n  {code}  " in answer.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_names_every_command(language: str, run: Run) -> None:
    for word in ("--help", "-h", "help"):
        answer = run("--language", language, word)
        assert answer.code == 0
        assert all(f"\n  {command} " in answer.out for command in COMMANDS)


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out == f"stronghold {__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["shwo"], 2),
        (["show"], 2),
        (["show", "none.stronghold"], 3),
        (["show", "."], 3),
        (["show", "a\0b"], 3),
        (["show", "good", "--seat", "referee"], 2),
        (["show", "good", "--colour"], 2),
        (["show", "good", "extra"], 2),
        (["moves", "damaged"], 3),
        (["moves", "empty"], 3),
        (["moves", "binary"], 3),
        (["moves", "deep"], 3),
        (["moves", "newer"], 3),
        (["moves", "cheated"], 3),
        (["do", "good"], 2),
        (["do", "good", "fly away"], 2),
        (["do", "good", "marhc orc RW1 W1"], 2),
        (["do", "good", "march orc"], 2),
        (["do", "good", "done now"], 2),
        (["do", "good", "march orc RW1 W1"], 1),
        (["do", "good", "done", "-o", "nowhere/else/file", "-o", "good/below"], 4),
        (["why", "good", "march orc RW1 W1"], 1),
        (["new", "good"], 1),
        (["new", "x", "--edition", "third"], 2),
        (["new", "x", "--seed", "-1"], 2),
        (["new", "x", "--seed", "99999999999999999999999"], 2),
        (["new", "x", "--seed"], 2),
        (["new", "x", "--names", "only one"], 2),
        (["new", "x", "--names", "a" * 61, "b"], 2),
        (["new", "x", "--from", "none"], 3),
        (["simulate", "--games", "0"], 2),
        (["simulate", "--games", "many"], 2),
        (["simulate", "--seats", "7"], 2),
        (["schema", "poem"], 2),
        (["--language", "fr", "show"], 2),
    ],
)
def test_bad_input_gets_one_sentence_and_an_exit_code(arguments: list[str], code: int, language: str, run: Run) -> None:
    run("new", "good", "--seed", "1")
    good = Path("good").read_text(encoding="utf-8")
    Path("damaged").write_text(good[:200], encoding="utf-8")
    Path("empty").write_bytes(b"")
    Path("binary").write_bytes(bytes(range(256)))
    Path("deep").write_text("[" * 5000, encoding="utf-8")
    Path("newer").write_text(good.replace('"version": 4', '"version": 9'), encoding="utf-8")
    Path("cheated").write_text(good.replace('"moves": []', '"moves": ["march orc RW1 W1"]'), encoding="utf-8")
    answer = run(*arguments, "--language", language)
    assert answer.code == code
    said = answer.err or answer.out
    assert said.startswith("stronghold: ") or code == 1
    assert said.count("\n") == 1
    assert "Traceback" not in said
    assert Path("good").read_text(encoding="utf-8") == good


def test_a_wrong_language_is_refused(run: Run) -> None:
    assert run("show", "x", "--language", "elvish").code == 2


def test_a_misspelt_verb_is_guessed(run: Run) -> None:
    run("new", "a")
    assert "march" in run("do", "a", "marhc orc RW1 W1").err


def test_without_a_command_the_window_opens(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[list[str]] = []

    def window(arguments: list[str], _texts: object) -> int:
        opened.append(arguments)
        return 0

    monkeypatch.setattr(cli, "_window", window)
    Path("siege").touch()
    for arguments in ([], ["a.stronghold"], ["siege"], ["--language", "fr"], ["--language=fr", "folder/x"]):
        assert run(*arguments).code == 0
    assert opened == [[], ["a.stronghold"], ["siege"], ["--language", "fr"], ["--language=fr", "folder/x"]]


def test_what_qt_lacks_is_told_instead_of_opening_a_window(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (cli, shot):
        monkeypatch.setattr(module, "qt_problem", lambda *_, **__: "Something is missing.")
    answer = run()
    assert (answer.code, answer.err) == (4, "stronghold: Something is missing.\n")
    run("new", "a")
    assert run("shot", "a", "a.png").code == 4


def test_ctrl_c_ends_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("stronghold_gui.commands.simulate.simulate", interrupted)
    answer = run("simulate")
    assert (answer.code, answer.err) == (130, "")


def start(*arguments: str, cwd: Path) -> subprocess.Popen[bytes]:
    """Start the program on its own."""
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "stronghold_gui", *arguments]
    return subprocess.Popen(command, cwd=cwd, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def test_a_reader_who_goes_away_is_no_fault(tmp_path: Path) -> None:
    with start("schema", "position", cwd=tmp_path) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        assert program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
    assert program.returncode == 0


def test_a_terminal_without_the_characters_gets_plain_ones(tmp_path: Path) -> None:
    with start("show", "none", "--language", "fr", cwd=tmp_path) as program:
        _, err = program.communicate()
    assert program.returncode == 3
    assert b"Traceback" not in err
    assert err == b'stronghold: " none " : ce fichier n\'existe pas.\n'


def test_a_damaged_file_of_the_program_is_named_with_what_to_do(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "warriors").mkdir()
    (tmp_path / "warriors" / "battles.json").write_text("{")
    load_cards.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(files, "_data_root", lambda _name: tmp_path)
        answer = run("new", "a", "--game", "warriors", "--names", "A", "B")
    load_cards.cache_clear()
    assert answer.code == 3
    assert answer.out == ""
    assert answer.err.startswith("stronghold: The program file “")
    assert answer.err.endswith("battles.json” is missing, damaged or unreadable; please reinstall the program.\n")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["show", "x" * 300], 3), (["new", "x" * 300], 3), (["x" * 300], 2), (["schema", "--write", "x" * 300], 4),
     (["puzzle", "check", "x" * 300], 3)],
)  # fmt: skip
def test_a_name_that_is_too_long_is_told(arguments: list[str], code: int, run: Run) -> None:
    answer = run(*arguments)
    assert answer.code == code
    assert len((answer.err or answer.out).splitlines()) == 1


def test_a_home_that_cannot_be_found_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STRONGHOLD_HOME", "~nobody-of-this-name/files")
    answer = run("lesson", "list")
    assert answer.code == 4
    assert answer.err.startswith("stronghold: The folder for your settings and games cannot be used; set HOME")


def test_links_that_lead_nowhere_among_puzzles_are_told(run: Run, user_home: Path) -> None:
    folder = user_home / "data" / "puzzles"
    folder.mkdir(parents=True)
    (folder / "nowhere.json").symlink_to("/nowhere/at/all.json")
    answer = run("puzzle", "list")
    assert answer.code == 3
    assert "nowhere.json" in answer.out
    assert "sound" not in answer.err
