"""The list of recent games."""

from __future__ import annotations

from pathlib import Path

import pytest

from stronghold_gui.core.save.recent import MOST, Recent, RecentList
from tests.toy.entry import TOYS

ROOT = Path.cwd().anchor


def entry(name: str, when: int = 1) -> Recent:
    """Return an entry of a file in the root folder."""
    return Recent(f"{ROOT}{name}", "rafts", ("Anna", "Bruno"), 3, when)


def test_the_newest_is_on_top_and_stands_once(tmp_path: Path) -> None:
    recent = RecentList(tmp_path / "config" / "recent.json")
    assert recent.entries() == []
    for name in ("a", "b", "a"):
        recent.add(entry(name))
    assert [Path(found.path).name for found in recent.entries()] == ["a", "b"]
    recent.forget(entry("a").path)
    assert recent.entries() == [entry("b")]
    recent.clear()
    assert recent.entries() == []


@pytest.mark.parametrize("seats", TOYS.kit("rafts").game.seat_counts)
def test_a_game_of_any_number_of_people_is_remembered(seats: int, tmp_path: Path) -> None:
    recent = RecentList(tmp_path / "recent.json")
    played = Recent(f"{ROOT}rafts", "rafts", TOYS.kit("rafts").game.seat_ids(seats), 1, 1)
    recent.add(played)
    assert RecentList(tmp_path / "recent.json").entries() == [played]


def test_only_so_many_are_remembered(tmp_path: Path) -> None:
    recent = RecentList(tmp_path / "recent.json")
    for number in range(MOST + 5):
        recent.add(entry(str(number)))
    assert [Path(found.path).name for found in recent.entries()] == [str(MOST + 4 - index) for index in range(MOST)]


GOOD = f'{{"path": "{ROOT.replace(chr(92), chr(92) * 2)}x", "names": ["A"], "turn": 1, "when": 5}}'


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("", 0),
        ("[1, 2]", 0),
        ('{"recent": 5}', 0),
        ('{"recent": [1, null, {}, "x", {"path": "relative", "names": [], "turn": 1, "when": 5}]}', 0),
        (f'{{"recent": [{GOOD}, {GOOD}]}}', 1),
        (f'{{"recent": [{GOOD}, {{"path": 7}}]}}', 1),
        (f'{{"recent": [{GOOD.replace(chr(34) + "A" + chr(34), "5")}]}}', 0),
        (f'{{"recent": [{GOOD.replace("1,", "-1,")}]}}', 0),
        (f'{{"recent": [{GOOD.replace("A", chr(92) + "u001b[31m")}]}}', 0),
        (f'{{"recent": [{GOOD.replace("turn", "game")}]}}', 0),
        (f'{{"recent": [{GOOD[:-1]}, "game": 5}}]}}', 0),
        ("[" * 1000, 0),
    ],
)
def test_what_is_damaged_is_left_out_and_can_be_added_to(text: str, left: int, tmp_path: Path) -> None:
    path = tmp_path / "recent.json"
    path.write_text(text, encoding="utf-8")
    recent = RecentList(path)
    assert len(recent.entries()) == left
    recent.add(entry("new", 9))
    assert recent.entries()[0] == entry("new", 9)


def test_a_list_that_cannot_be_written_disturbs_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    RecentList(tmp_path / "file" / "recent.json").add(entry("a"))


def test_a_game_of_six_names_is_remembered(tmp_path: Path) -> None:
    six = Recent(f"{ROOT}six", "rafts", tuple("ABCDEF"), 2, 7)
    recent = RecentList(tmp_path / "recent.json")
    recent.add(six)
    assert recent.entries() == [six]


def test_a_list_from_before_there_were_several_games_names_none(tmp_path: Path) -> None:
    path = tmp_path / "recent.json"
    path.write_text(f'{{"recent": [{GOOD}]}}', encoding="utf-8")
    assert [entry.game for entry in RecentList(path).entries()] == [""]
