"""File names of new matches: valid on every system and free, for any names of people and games."""

from __future__ import annotations

import errno
import re
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.names import is_clean
from stronghold_gui.core.save import BACKUP_SUFFIX, SUFFIX, match_file, open_match, save_new
from stronghold_gui.core.save.file_names import LONGEST, file_stem, free_path, legal_stem
from stronghold_gui.core.save.lock import sole_writer
from tests.helpers.failing import QUESTIONS, always, failing
from tests.toy.entry import TOYS

KIT = TOYS.kit("rafts")
DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)\s*(\..*)?$", re.IGNORECASE)


def is_legal(stem: str) -> bool:
    """Return whether every system accepts a name and shows it unchanged."""
    return (
        not re.search(r'[<>:"/\\|?*\x00-\x1f]', stem)
        and stem == stem.strip(" .")
        and not stem.startswith("-")
        and is_clean(stem)
        and not set(stem) & {"\xa0", "\u3000"}
        and len(f"{stem} (999){SUFFIX}{BACKUP_SUFFIX}".encode()) < 144
        and not DEVICES.match(stem)
    )


def test_a_file_is_called_after_the_game_the_people_and_the_day() -> None:
    assert file_stem("Rafts", ("Anna", "Zoé"), "2026-11-22") == "Rafts, Anna, Zoé, 2026-11-22"
    assert file_stem("Rafts", ("", "Zoé"), "2026-11-22") == "Rafts, Zoé, 2026-11-22"
    assert file_stem("Rafts", ("", ""), "2026-11-22") == "Rafts, 2026-11-22"


def test_a_long_name_of_a_game_leaves_no_room_for_people() -> None:
    assert file_stem("x" * 103, ("Anna", "Zoé"), "2026-11-22") == f"{'x' * 103}, 2026-11-22"


@given(st.text(), st.lists(st.text(max_size=80), max_size=6))
def test_whatever_people_are_called_the_name_is_possible_everywhere(game: str, names: list[str]) -> None:
    stem = file_stem(game, names, "2026-11-22")
    assert is_legal(stem), stem
    assert stem.endswith("2026-11-22")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  The   last\nsiege ", "The last siege"),
        ("a/b\\c:d*e?", "a-b-c-d-e-"),
        ("../../etc", "etc"),
        (".hidden.", "hidden"),
        ("--force", "force"),
        ("con", "_con"),
        ("NUL.txt", "_NUL.txt"),
        ("Conrad", "Conrad"),
        ("\u202esdrawkcab", "sdrawkcab"),
        ("نمی\u200cدونم", "نمی\u200cدونم"),
        ("\U0001f469\u200d\U0001f467", "\U0001f469\u200d\U0001f467"),
        ("\u200cAnna\xa0B", "Anna B"),
        ("\u2068محمد\u2069", "محمد"),
        ("\U0001f469\u200d" * 40, ("\U0001f469\u200d" * 17)[:-1]),
        ("...", ""),
        ("é" * 100, "é" * (LONGEST // 2)),
    ],
)
def test_what_is_typed_becomes_a_name(typed: str, name: str) -> None:
    assert legal_stem(typed) == name


def test_a_name_that_is_taken_gets_a_number(tmp_path: Path) -> None:
    assert free_path(tmp_path, "siege").name == "siege.stronghold"
    (tmp_path / "siege.stronghold").touch()
    (tmp_path / "siege (2).stronghold.bak").touch()
    (tmp_path / "siege (3).stronghold").symlink_to(tmp_path / "nowhere")
    assert free_path(tmp_path, "siege").name == "siege (4).stronghold"


def test_two_that_begin_in_the_same_moment_get_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = (Match(KIT.game, Header("rafts", {}, ("Ann", "Ben"), seed)) for seed in (1, 2))
    quicker = [tmp_path / "siege.stronghold"]

    def one_at_a_time(path: Path) -> AbstractContextManager[bool]:
        if quicker:
            match_file.save_match(theirs, KIT, quicker.pop())
        return sole_writer(path)

    monkeypatch.setattr(match_file, "sole_writer", one_at_a_time)
    path, _ = save_new(ours, KIT, tmp_path, "siege")
    assert path.name == "siege (2).stronghold"
    assert open_match(path, TOYS.find).header.seed == 1
    assert open_match(tmp_path / "siege.stronghold", TOYS.find).header.seed == 2


def test_a_name_under_which_another_is_saving_is_not_waited_for(tmp_path: Path) -> None:
    with sole_writer(tmp_path / "siege.stronghold"):
        path, _ = save_new(Match(KIT.game, Header("rafts", {}, ("Ann", "Ben"), 1)), KIT, tmp_path, "siege")
    assert path.name == "siege (2).stronghold"


@pytest.mark.parametrize("length", [132, 143, 241, 244, 255, 300])
def test_a_number_behind_a_long_name_makes_it_no_longer(length: int, tmp_path: Path) -> None:
    stem = "x" * length
    for number in range(1, 4):
        path = free_path(tmp_path, stem)
        path.touch()
        assert len(path.name) <= 255
        assert path.stem.endswith(f" ({number})" if number > 1 else "x")
    if length + len(SUFFIX) <= 255:
        assert (tmp_path / f"{stem}{SUFFIX}").exists()


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.ESTALE, errno.ENOTCONN, errno.ENAMETOOLONG])
def test_a_folder_that_gives_no_answer_takes_no_name(number: int, tmp_path: Path) -> None:
    with failing([tmp_path]) as disk:
        disk.refuses = always(QUESTIONS, number)
        assert free_path(tmp_path, "siege") == tmp_path / "siege.stronghold"
