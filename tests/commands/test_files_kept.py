"""Protection of files by the commands: files changed by others, files of other kinds, output that cannot be written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stronghold_gui.core.save import (
    AnyMatch,
    Autosave,
    GameKit,
    Saved,
    atomic,
    autosave_folder,
    lock,
    open_match,
    save_match,
)
from stronghold_gui.core.save.lock import sole_writer
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES
from tests.commands.conftest import Run
from tests.toy.entry import TOYS

SAVE = "stronghold_gui.commands.games.save_match"
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(name="rafts")
def _rafts(run: Run) -> str:
    """Return the file of a match of two that begins."""
    assert run("new", "r.stronghold", "--game", "rafts", "--seed", "4", "--seats", "2").code == 0
    return "r.stronghold"


def moves(path: str) -> int:
    """Return how many moves a match file has."""
    return len(open_match(Path(path), TOYS.find).played)


# -- two at once -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_do_does_not_replace_what_another_has_saved_meanwhile(
    language: str, run: Run, rafts: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(match: AnyMatch, kit: GameKit, path: Path, expected: str | None) -> Saved:
        # Meanwhile another program plays and saves.
        monkeypatch.setattr(SAVE, save_match)
        assert run("do", rafts, "row 1", "row 1", "--quiet").code == 0
        return save_match(match, kit, path, expected)

    monkeypatch.setattr(SAVE, late)
    answer = run("do", rafts, "row 3", "--language", language)
    assert answer.code == 1
    assert answer.out == ""
    assert answer.err.startswith("stronghold: ")
    assert "r.stronghold" in answer.err
    assert answer.err.count("\n") == 1
    assert moves(rafts) == 2
    assert run("do", rafts, "row 3").code != 3


def test_do_does_not_write_while_another_does(run: Run, rafts: str) -> None:
    before = Path(rafts).read_bytes()
    with sole_writer(Path(rafts)):
        answer = run("do", rafts, "row 3")
    assert (answer.code, answer.out) == (1, "")
    assert "try again" in answer.err
    assert Path(rafts).read_bytes() == before
    assert run("do", rafts, "row 3").code == 0


def test_new_does_not_replace_what_has_just_come_into_being(
    run: Run, rafts: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(match: AnyMatch, kit: GameKit, path: Path, expected: str | None) -> Saved:
        monkeypatch.setattr(SAVE, save_match)
        Path("other").write_bytes(Path(rafts).read_bytes())
        return save_match(match, kit, path, expected)

    monkeypatch.setattr(SAVE, late)
    assert run("new", "other", "--game", "rafts").code == 1
    assert Path("other").read_bytes() == Path(rafts).read_bytes()


def test_a_disk_without_locks_is_said(run: Run, rafts: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(37, "No locks available")

    monkeypatch.setattr(lock, "_lock", refuse)
    answer = run("do", rafts, "row 1", "--quiet")
    assert answer.code == 0
    assert answer.err.startswith("The disk holding “r.stronghold” doesn’t support file locks")
    assert moves(rafts) == 1


# -- what is not ours ------------------------------------------------------------------------------------------------


def test_do_replaces_no_file_that_is_not_a_match_unless_it_must(run: Run, rafts: str) -> None:
    thesis, position = Path("thesis.txt"), Path("position.stronghold")
    thesis.write_text("Three years of work", encoding="utf-8")
    position.write_text(run("show", rafts, "--json").out, encoding="utf-8")
    for path in (thesis, position):
        before = path.read_bytes()
        answer = run("do", rafts, "row 1", "-o", path.name)
        assert (answer.code, answer.out) == (1, "")
        assert answer.err == f"stronghold: “{path.name}” is not a game file; use --force to overwrite it.\n"
        assert path.read_bytes() == before
        assert run("do", rafts, "row 1", "-o", path.name, "--force").code == 0
        assert moves(path.name) == 1
    assert run("do", rafts, "row 1", "row 2", "-o", "thesis.txt").code == 0, "it is a match now"
    assert moves("thesis.txt") == 2


@pytest.mark.skipif(os.name != "posix", reason="devices and pipes of POSIX")
@pytest.mark.parametrize("command", [("do", "r.stronghold", "row 1", "-o"), ("new", "--game", "rafts")])
def test_force_is_for_plain_files_only(command: tuple[str, ...], run: Run, rafts: str) -> None:
    os.mkfifo("pipe")
    Path("folder").mkdir()
    Path("null").symlink_to(os.devnull)
    device = Path(os.devnull).stat()
    for name in ("pipe", "folder", "null", os.devnull):
        answer = run(*command, name, "--force")
        assert (answer.code, answer.out) == (3, "")
        assert "a folder or a device" in answer.err
    assert os.path.samestat(Path(os.devnull).stat(), device)
    assert Path("null").is_symlink()
    assert {path.name for path in Path().iterdir()} == {"folder", "null", "pipe", rafts}


def test_a_folder_that_cannot_be_brought_to_the_disk_is_not_called_unchanged(
    run: Run, rafts: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_folders: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(atomic, "sync_folders", broken)
    answer = run("do", rafts, "row 1")
    assert answer.code == 4
    assert "was written" in answer.err
    assert "unchanged" not in answer.err
    assert moves(rafts) == 1


def test_a_picture_is_not_painted_over_a_match(run: Run, rafts: str) -> None:
    before = Path(rafts).read_bytes()
    answer = run("shot", rafts, rafts)
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == "stronghold: “r.stronghold” already exists and is not a picture; it was not changed.\n"
    assert Path(rafts).read_bytes() == before
    Path("empty.png").touch()
    for name in ("empty.png", "new.png", "new.png"):
        assert run("shot", rafts, name, "--width", "200").code == 0


# -- output that cannot be written -----------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="redirections of a POSIX shell")
@pytest.mark.parametrize(
    ("closed", "code"), [(">&-", 4), ("> /dev/full", 4), (">&- 2>&-", 4), ("<&- >&-", 4), ("| true", 0)]
)
def test_with_an_output_that_nobody_hears_do_still_says_what_was_saved(
    closed: str, code: int, run: Run, tmp_path: Path
) -> None:
    if "full" in closed and not Path("/dev/full").is_char_device():
        pytest.skip("no device here is always full")
    assert run("new", "a.stronghold", "--seed", "7").code == 0
    command = f"{sys.executable} -m stronghold_gui do a.stronghold done {closed}"
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        ["/bin/sh", "-c", command], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == code
    if "2>&-" in closed:
        assert done.stderr == ""
    elif code:
        said = done.stderr.splitlines()
        assert said[0] == "stronghold: “a.stronghold” saved, 1 move."
        assert said[1].startswith("stronghold: The output cannot be printed")
        assert len(said) == 2
    else:
        assert done.stderr in ("", "stronghold: “a.stronghold” saved, 1 move.\n")
    assert len(open_match(Path("a.stronghold"), LIBRARY.find).played) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_crash_the_longer_match_is_mentioned_beside_the_answer(language: str, run: Run, rafts: str) -> None:
    match = open_match(Path(rafts), TOYS.find)
    autosave = Autosave.begin(match, TOYS.kit("rafts"), autosave_folder(), Path(rafts))
    for text in ("row 1", "row 2"):
        match.play(match.game.decisions(match.position)[0].seat, match.game.parse(text))
        autosave.keep(match)
    assert run("show", rafts).err == "", "it is not lost while it is played"
    autosave.release()
    answer = run("show", rafts, "--json", "--language", language)
    assert answer.code == 0
    assert answer.json()
    assert "r.stronghold" in answer.err
    assert " 2 " in answer.err
    assert answer.err.count("\n") == 1
    assert run("do", rafts, "row 1", "row 1", "--quiet").err != ""
    assert run("show", rafts).err == "", "the file has as much"


def test_a_folder_without_a_name_of_its_own_is_still_named(run: Run) -> None:
    assert "“.”: this is a folder or a device" in run("show", ".").err
