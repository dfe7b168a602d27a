"""The list of recent games."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import entry_of, save_match, stamp_of
from stronghold_gui.core.save.recent import MOST, Recent, RecentList, Result
from tests.helpers.failing import always, failing
from tests.helpers.people import NAMES
from tests.toy.entry import TOYS
from tests.toy.game import RAFTS

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


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_names_and_files_in_any_writing_are_remembered(name: str, tmp_path: Path) -> None:
    one = Recent(f"{ROOT}{name}", "rafts", (name, "Bea"), 2, 7)
    recent = RecentList(tmp_path / "recent.json")
    recent.add(one)
    assert recent.entries() == [one]


def test_a_list_from_before_there_were_several_games_names_none(tmp_path: Path) -> None:
    path = tmp_path / "recent.json"
    path.write_text(f'{{"recent": [{GOOD}]}}', encoding="utf-8")
    assert [entry.game for entry in RecentList(path).entries()] == [""]


def test_how_a_match_stands_is_remembered(tmp_path: Path) -> None:
    match, path = Match(RAFTS, Header("rafts", {}, ("Ann", "Ben"), 5)), tmp_path / "a.stronghold"
    save_match(match, TOYS.kit("rafts"), path)
    begun = entry_of(match, path, 9)
    assert (begun.deciding, begun.winners, begun.over, begun.turn) == ((0, 1), None, False, 1)
    assert begun.stamp == stamp_of(path)
    while not (outcome := RAFTS.outcome(match.position)):
        seat = RAFTS.decisions(match.position)[0].seat
        match.play(seat, RAFTS.legal_moves(match.position, seat)[0])
    over = entry_of(match, path, 9)
    assert (over.deciding, over.winners, over.over) == ((), tuple(outcome.winners), True)
    listed = RecentList(tmp_path / "matches.json", 2)
    for found in (begun, over):
        listed.add(found)
        assert listed.entries() == [found]


@pytest.mark.parametrize("seats", ["[2]", "[-1]", "[true]", '["0"]', "{}", "7"])
def test_seats_that_make_no_sense_are_not_known(seats: str, tmp_path: Path) -> None:
    file = tmp_path / "matches.json"
    file.write_text(f'{{"recent": [{GOOD[:-1]}, "deciding": {seats}, "winners": [0]}}]}}', encoding="utf-8")
    (found,) = RecentList(file).entries()
    assert (found.deciding, found.winners) == (None, (0,))


def test_a_renamed_file_keeps_its_entry(tmp_path: Path) -> None:
    recent = RecentList(tmp_path / "recent.json")
    for name in ("a", "b", "c"):
        recent.add(entry(name))
    recent.rename(entry("b").path, entry("a").path)
    assert recent.entries() == [entry("c"), entry("a")]


def test_the_stamp_of_a_file_changes_when_it_is_written(tmp_path: Path) -> None:
    file = tmp_path / "a"
    assert stamp_of(file) == ""
    file.write_text("1", encoding="utf-8")
    os.utime(file, ns=(5, 5))
    before = stamp_of(file)
    os.utime(file, ns=(6, 6))
    assert stamp_of(file) != before


@pytest.mark.parametrize("name", ["open", "read"])
def test_a_list_that_cannot_be_read_for_a_moment_keeps_its_entries(name: str, tmp_path: Path) -> None:
    listed = RecentList(tmp_path / "recent.json")
    listed.add(entry("a"))
    before = listed.path.read_bytes()
    other = entry("b", when=2)
    with failing([tmp_path]) as disk:
        disk.refuses = always((name,), errno.EIO)
        assert listed.entries() == []
        listed.add(other)
        listed.note([other])
        listed.forget(entry("a").path)
        listed.rename(entry("a").path, other.path)
        listed.clear()
    assert listed.path.read_bytes() == before


@pytest.mark.parametrize("scores", [(), (3, 5)])
def test_the_result_of_a_match_is_remembered(scores: tuple[int, ...], tmp_path: Path) -> None:
    over = replace(entry("a"), deciding=(), winners=(1,), result=Result({"river": "short"}, ("", "easy"), scores, "5f"))
    recent = RecentList(tmp_path / "recent.json")
    recent.add(over)
    assert recent.entries() == [over]


@pytest.mark.parametrize(
    "result",
    [
        "5",
        "{}",
        '{"options": {}, "players": ["easy", ""], "scores": []}',
        '{"options": {}, "players": [], "scores": [1, 2]}',
        '{"options": {"a": 5}, "players": [], "scores": []}',
        '{"options": {}, "players": [], "scores": [], "moves": 5}',
        '{"options": {"a": "\\u001b"}, "players": [], "scores": []}',
        '{"options": {}, "players": [], "scores": [true]}',
    ],
)
def test_a_damaged_result_is_unknown(result: str, tmp_path: Path) -> None:
    path = tmp_path / "recent.json"
    path.write_text(f'{{"recent": [{GOOD[:-1]}, "result": {result}}}]}}', encoding="utf-8")
    assert [one.result for one in RecentList(path).entries()] == [None]
