"""Match files: saved matches read back unchanged, and each fault in a file is reported with its place."""

from __future__ import annotations

import contextlib
import errno
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.clock import ClockTerms
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import (
    NO_FILE,
    SUFFIX,
    BadFileError,
    ChangedError,
    Problem,
    UnsyncedError,
    backup_of,
    fingerprint,
    is_match_file,
    open_any,
    open_match,
    save_match,
)
from stronghold_gui.core.save.document import MATCH, match_from_json, match_to_json
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.save.lock import sole_writer
from stronghold_gui.core.save.match_file import moves_in, to_bytes
from stronghold_gui.core.save.raw import parse_raw
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.files import resource
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.faults import file_sentence
from tests.helpers.failing import failing, once
from tests.helpers.people import NAMES
from tests.toy.documents import POSITIONS
from tests.toy.entry import TOYS
from tests.toy.game import RAFTS
from tests.toy.position import Raft, River

KIT, find_kit = TOYS.kit("rafts"), TOYS.find


def rafts(*moves: tuple[int, str]) -> AnyMatch:
    """Return a match with some moves played."""
    match: AnyMatch = Match(RAFTS, Header("rafts", names=("Anna", "Zoé"), seed=5))
    for seat, move in moves:
        match.play(seat, RAFTS.parse(move))
    return match


PLAYED = ((0, "row 2"), (1, "row 3"), (0, "keep"), (1, "throw"))
"""A round of two: both choose, the rapids are cast, one throws a rope, the flood rises."""


def test_what_is_saved_comes_back(tmp_path: Path) -> None:
    match, path = rafts(*PLAYED), tmp_path / "a.stronghold"
    save_match(match, KIT, path)
    again = open_match(path, find_kit)
    assert again.position == match.position
    assert again.header == match.header
    assert [done.record for done in again.played] == [done.record for done in match.played]
    assert not again.can_redo


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_the_clock_of_a_match_comes_back_as_it_stood(game: str, tmp_path: Path) -> None:
    kit = LIBRARY.kit(game)
    terms = ClockTerms("hourglass", 5)
    match: AnyMatch = Match(kit.game, Header(game, {}, ("",) * kit.game.seat_counts[-1], 3, clock=terms))
    assert match.clock is not None
    match.clock.spend((0,), tuple(range(kit.game.seat_counts[-1])), 400)
    save_match(match, kit, tmp_path / "a.stronghold")
    again = open_match(tmp_path / "a.stronghold", LIBRARY.find)
    assert again.header.clock == terms
    assert again.clock is not None
    assert again.clock.left == pytest.approx(match.clock.left, abs=1)
    assert again.clock.out == {0}
    assert "clock" not in match_to_json(Match(kit.game, Header(game, {}, ("",) * kit.game.seat_counts[-1], 3)), kit)


def test_the_file_reads_well(tmp_path: Path) -> None:
    path = tmp_path / "a.stronghold"
    save_match(rafts(*PLAYED), KIT, path)
    text = path.read_text(encoding="utf-8")
    assert '"name": "Zoé"' in text
    assert '\n  "0: row 2",\n' in text
    assert text.endswith("]\n}\n")


@given(st.text(), st.integers(min_value=0))
def test_whatever_was_typed_as_a_name_or_seed_the_file_opens_again(name: str, seed: int) -> None:
    match: AnyMatch = Match(RAFTS, Header("rafts", names=(name, ""), seed=seed))
    again = match_from_json(parse_raw(to_bytes(match_to_json(match, KIT))), find_kit)
    assert again.position == match.position


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_with_joiners_or_other_spaces_comes_back_as_it_was(name: str, tmp_path: Path) -> None:
    match: AnyMatch = Match(RAFTS, Header("rafts", names=(name, "Bea"), seed=5))
    save_match(match, KIT, tmp_path / "a.stronghold")
    assert open_match(tmp_path / "a.stronghold", find_kit).header.names == (name, "Bea")


def test_saving_again_keeps_the_last_good_file(tmp_path: Path) -> None:
    path = tmp_path / "a.stronghold"
    match = rafts()
    for seat, move in PLAYED:
        match.play(seat, RAFTS.parse(move))
        save_match(match, KIT, path)
    assert len(open_match(path, find_kit).played) == 4
    assert len(open_match(backup_of(path), find_kit).played) == 3
    path.write_text("{ damaged", encoding="utf-8")
    save_match(match, KIT, path)
    assert len(open_match(backup_of(path), find_kit).played) == 3


def test_a_file_that_somebody_else_has_changed_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.stronghold"
    mine = rafts(*PLAYED[:1])
    first = save_match(mine, KIT, path, NO_FILE)
    assert first.locked
    assert first.fingerprint == fingerprint(path)
    second = save_match(rafts(*PLAYED[:2]), KIT, path, first.fingerprint)
    theirs, status = path.read_bytes(), path.stat()
    for expected in (first.fingerprint, NO_FILE, ""):
        with pytest.raises(ChangedError) as caught:
            save_match(mine, KIT, path, expected)
        assert caught.value.first.problem == Problem.CHANGED
        assert caught.value.found == second.fingerprint
        for language in LANGUAGES:
            assert "a.stronghold" in file_sentence(caught.value, catalogue(language))
    assert (path.read_bytes(), path.stat().st_ino) == (theirs, status.st_ino)
    assert len(open_match(backup_of(path), find_kit).played) == 1
    save_match(mine, KIT, path, second.fingerprint)
    assert len(open_match(path, find_kit).played) == 1, "who knows of it may replace it"
    assert backup_of(path).read_bytes() == theirs


def test_a_file_that_is_gone_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "a.stronghold"
    saved = save_match(rafts(), KIT, path)
    path.unlink()
    assert save_match(rafts(), KIT, path, saved.fingerprint) == saved


def test_while_another_writes_to_the_file_it_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.stronghold"
    with sole_writer(path), pytest.raises(BadFileError) as caught:
        save_match(rafts(), KIT, path)
    assert caught.value.first.problem == Problem.BEING_WRITTEN
    assert not path.exists()


def test_a_match_file_is_told_from_other_files(tmp_path: Path) -> None:
    path, position = tmp_path / "a.stronghold", tmp_path / "b.stronghold"
    save_match(rafts(*PLAYED), KIT, path)
    position.write_text(json.dumps(START), encoding="utf-8")
    assert (is_match_file(path), moves_in(path)) == (True, 4)
    for other in (position, tmp_path, tmp_path / "none"):
        assert not is_match_file(other)
    path.write_bytes(path.read_bytes()[:-9])
    assert not is_match_file(path)


def test_what_was_taken_back_is_not_saved() -> None:
    match = rafts(*PLAYED)
    match.policy = UNLIMITED
    match.undo()
    assert match_to_json(match, KIT)["moves"] == ["0: row 2", "row 3 | rapids=2", "0: keep"]


def test_a_start_that_the_options_do_not_give_is_in_the_file() -> None:
    assert "start" not in match_to_json(rafts(), KIT)
    special: AnyMatch = Match(RAFTS, Header("rafts"), River(8, [Raft(3), Raft(4)], Chance(9, 2)))
    document = match_to_json(special, KIT)
    assert document["start"] == POSITIONS.to_json(special.start)
    assert match_from_json(document, find_kit).position == special.position


def test_a_later_version_that_draws_in_another_order_replays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = rafts(*PLAYED)
    document = match_to_json(match, KIT)
    monkeypatch.setattr("stronghold_gui.core.chance.mix", lambda *_: 0)
    key = RAFTS.key(match.position)
    assert RAFTS.key(rafts(*PLAYED).position) != key
    assert RAFTS.key(match_from_json(document, find_kit).position) == key


START: dict[str, Any] = {
    "format": "rafts-position",
    "version": 1,
    "position": {"river": "short", "rafts": [{"at": 1}, {"at": 2}]},
}


TURN: dict[str, Any] = {"seat": 0, "number": 1, "progress": 1, "reasons": {"aim": {"id": "toy.aim"}}}
CLOCK: dict[str, Any] = {"kind": "chess", "minutes": 5, "increment": 3, "left": [1, 2], "out": []}


def changed(**members: Any) -> dict[str, Any]:  # noqa: ANN401 - sense or nonsense
    """Return a good document with members replaced; ``None`` removes one."""
    document = match_to_json(rafts(*PLAYED), KIT) | members
    return {name: value for name, value in document.items() if value is not None}


@pytest.mark.parametrize(
    ("document", "problem", "path"),
    [
        (changed(format="chess"), Problem.FOREIGN, ""),
        (changed(format=None), Problem.FOREIGN, ""),
        (changed(version=MATCH.version + 1), Problem.NEWER, ""),
        (changed(clock=CLOCK | {"left": [5]}), Problem.OUT_OF_RANGE, "clock.left"),
        (changed(clock=CLOCK | {"out": [2]}), Problem.OUT_OF_RANGE, "clock.out"),
        (changed(clock=CLOCK | {"kind": "sun"}), Problem.NOT_ONE_OF, "clock.kind"),
        (changed(clock=CLOCK | {"left": [-1, 5]}), Problem.OUT_OF_RANGE, "clock.left[0]"),
        (changed(reasons=[TURN, TURN | {"seat": 2}]), Problem.OUT_OF_RANGE, "reasons[1].seat"),
        (changed(reasons=[TURN | {"number": 99}]), Problem.OUT_OF_RANGE, "reasons[0].number"),
        (
            changed(reasons=[TURN | {"reasons": {"aim": {"id": "x" * 101}}}]),
            Problem.TEXT_TOO_LONG,
            "reasons[0].reasons.aim.id",
        ),
        (changed(reasons=[TURN | {"reasons": {}}]), Problem.MISSING, "reasons[0].reasons.aim"),
        (changed(version="1"), Problem.UNKNOWN_VERSION, ""),
        (changed(game="chess"), Problem.UNKNOWN_GAME, "game"),
        (changed(seed="5"), Problem.NOT_A_NUMBER, "seed"),
        (changed(seed=True), Problem.NOT_A_NUMBER, "seed"),
        (changed(seed=5.0), Problem.NOT_A_NUMBER, "seed"),
        (changed(seed=-1), Problem.OUT_OF_RANGE, "seed"),
        (changed(seed=1 << 64), Problem.OUT_OF_RANGE, "seed"),
        (changed(seed=None), Problem.MISSING, "seed"),
        (changed(extra=1), Problem.UNKNOWN_MEMBER, "extra"),
        (changed(options={"river": 3}), Problem.NOT_A_TEXT, "options.river"),
        (changed(options={"speed": "3"}), Problem.BAD_OPTION, "options"),
        (changed(seats=[]), Problem.BAD_OPTION, "options"),
        (changed(seats=[{"seat": "red"}, {"seat": "green"}]), Problem.NOT_ONE_OF, "seats[1].seat"),
        (changed(seats=[{"seat": "red", "name": "x" * 61}, {"seat": "blue"}]), Problem.TEXT_TOO_LONG, "seats[0].name"),
        (
            changed(seats=[{"seat": "red"}, {"seat": "blue", "name": "a\x1b[31m"}]),
            Problem.CONTROL_CHARACTER,
            "seats[1].name",
        ),
        (changed(seats=[{"seat": "red"}, {"seat": "blue", "name": "\ud800"}]), Problem.CONTROL_CHARACTER, ""),
        (changed(start=[]), Problem.NOT_AN_OBJECT, "start"),
        (changed(start={"format": "chess"}), Problem.FOREIGN, "start"),
        (
            changed(start=START | {"position": {**START["position"], "rafts": 1}}),
            Problem.NOT_A_LIST,
            "start.position.rafts",
        ),
        (
            changed(start=START | {"position": {**START["position"], "flood": -5}}),
            Problem.OUT_OF_RANGE,
            "start.position.flood",
        ),
        (changed(moves={}), Problem.NOT_A_LIST, "moves"),
        (changed(moves=["0: row 2", 5]), Problem.NOT_A_TEXT, "moves[1]"),
        (changed(moves=["0: fly"]), Problem.NOT_A_MOVE, "moves[0]"),
        (changed(moves=["0: row 2", "0: row 2"]), Problem.ILLEGAL_MOVE, "moves[1]"),
        (changed(moves=["7: row 2"]), Problem.ILLEGAL_MOVE, "moves[0]"),
        (changed(moves=["0: row 2", "row 3"]), Problem.DRAW_MISMATCH, "moves[1]"),
        (changed(moves=["0: row 2", "row 3 | rapids=9"]), Problem.DRAW_MISMATCH, "moves[1]"),
        (changed(moves=["0: row 2 | rapids=1"]), Problem.DRAW_MISMATCH, "moves[0]"),
        (changed(moves=["0: row 2", "row 3 | rapids=2", "keep", "0: keep"]), Problem.ILLEGAL_MOVE, "moves[3]"),
        ("just a text", Problem.FOREIGN, ""),
    ],
)
def test_every_kind_of_damage_is_named_and_leaves_the_file_alone(
    document: Any,  # noqa: ANN401
    problem: Problem,
    path: str,
    tmp_path: Path,
) -> None:
    file = tmp_path / "a.stronghold"
    file.write_text(json.dumps(document), encoding="utf-8")
    before = file.read_bytes()
    with pytest.raises(BadFileError) as caught:
        open_match(file, find_kit)
    assert (caught.value.first.problem, caught.value.first.path) == (problem, path)
    assert caught.value.name == str(file)
    for language in LANGUAGES:
        assert "a.stronghold" in file_sentence(caught.value, catalogue(language))
    assert file.read_bytes() == before
    assert [left.name for left in tmp_path.iterdir()] == ["a.stronghold"]


def test_all_faults_of_form_are_told_at_once() -> None:
    with pytest.raises(BadFileError) as caught:
        match_from_json(changed(seed="x", moves=5, extra=1), find_kit)
    assert {fault.path for fault in caught.value.faults} == {"seed", "moves", "extra"}


def test_a_file_cut_anywhere_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.stronghold"
    save_match(rafts(*PLAYED), KIT, path)
    whole = path.read_bytes().rstrip()
    for end in range(len(whole)):
        path.write_bytes(whole[:end])
        with pytest.raises(BadFileError):
            open_match(path, find_kit)


@given(st.data())
def test_a_file_with_changed_bytes_is_opened_or_refused(data: st.DataObject) -> None:
    text = json.dumps(match_to_json(rafts(*PLAYED), KIT))
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.text(st.characters(categories=["L", "N", "P", "Zs"]), max_size=3))
    mangled = text[:at] + put + text[at + 1 :]
    try:
        document = json.loads(mangled)
    except ValueError:
        return
    with contextlib.suppress(BadFileError):
        match_from_json(document, find_kit)


def test_a_position_document_begins_a_match(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(START))
    assert [raft.at for raft in open_any(path, TOYS).position.rafts] == [1, 2]
    with pytest.raises(BadFileError) as caught:
        open_any(path, LIBRARY)
    assert caught.value.first.problem == Problem.FOREIGN
    assert caught.value.first.figures == {"format": MATCH.name}


def test_what_people_agreed_on_about_advice_is_saved_and_is_no_where_nothing_is_said(tmp_path: Path) -> None:
    kit, path = TOYS.kit("rafts"), tmp_path / "a.stronghold"
    for agreed in (True, False):
        save_match(Match(kit.game, Header("rafts", {}, ("Ann", "Ben"), 1, (), agreed)), kit, path)
        assert ("advice" in path.read_text()) == agreed
        assert open_match(path, TOYS.find).header.advice is agreed


def test_computer_players_are_saved_with_their_seats_and_files_without_them_are_all_peoples(tmp_path: Path) -> None:
    match: AnyMatch = Match(RAFTS, Header("rafts", {}, ("Anna", ""), 3, ("", "careful")))
    path = tmp_path / "a.stronghold"
    save_match(match, KIT, path)
    again = open_match(path, find_kit)
    assert again.header.players == ("", "careful")
    assert [again.header.player(seat) for seat in (0, 1)] == ["", "careful"]
    people: AnyMatch = Match(RAFTS, Header("rafts", {}, ("Anna", ""), 3))
    document = match_to_json(people, KIT)
    document["version"] = 1
    old = match_from_json(parse_raw(to_bytes(document)), find_kit)
    assert old.header == people.header


def test_a_computer_player_that_nobody_knows_is_refused_by_its_place() -> None:
    match: AnyMatch = Match(RAFTS, Header("rafts", {}, ("", ""), 3, ("tortoise", "careful")))
    with pytest.raises(BadFileError) as caught:
        match_from_json(parse_raw(to_bytes(match_to_json(match, KIT))), find_kit)
    assert [(fault.problem, fault.path) for fault in caught.value.faults] == [
        (Problem.UNKNOWN_PLAYER, "seats[0].player")
    ]


def test_the_versions_of_published_schemas_are_those_of_the_documents() -> None:
    assert resource("schemas", f"match-{MATCH.version}.json").is_file()


def test_whoever_saves_often_keeps_the_backup_of_the_first_time(tmp_path: Path) -> None:
    path = tmp_path / "a.stronghold"
    for number in range(4):
        save_match(rafts(*PLAYED[:number]), KIT, path, backup=number == 1)
    assert len(open_match(path, find_kit).played) == 3
    assert len(open_match(backup_of(path), find_kit).played) == 0


@pytest.mark.parametrize("length", [140, 143, 252, 253, 254, 255])
def test_a_file_whose_name_has_no_room_for_an_ending_is_saved_with_a_backup(length: int, tmp_path: Path) -> None:
    path = tmp_path / f"{'x' * (length - len(SUFFIX))}{SUFFIX}"
    match = rafts()
    first = save_match(match, KIT, path)
    match.play(0, RAFTS.parse("row 1"))
    save_match(match, KIT, path, first.fingerprint)
    assert len(open_match(path, find_kit).played) == 1
    assert len(open_match(backup_of(path), find_kit).played) == 0
    assert len(list(tmp_path.iterdir())) == 2


def test_a_file_that_the_disk_does_not_show_is_not_replaced_without_a_backup(tmp_path: Path) -> None:
    path = tmp_path / "siege.stronghold"
    match = rafts()
    saved = save_match(match, KIT, path)
    before = path.read_bytes()
    match.play(0, RAFTS.parse("row 1"))
    with failing([tmp_path]) as disk:
        # Once for the comparison, and then no more.
        disk.refuses = once("read", 2, errno.EIO)
        with pytest.raises(BadFileError) as caught:
            save_match(match, KIT, path, saved.fingerprint)
    assert caught.value.first.problem == Problem.CANNOT_READ
    assert path.read_bytes() == before
    assert [left.name for left in tmp_path.iterdir()] == ["siege.stronghold"]


def test_a_file_that_may_not_outlive_a_power_cut_is_known_by_its_content(tmp_path: Path) -> None:
    path = tmp_path / "siege.stronghold"
    with failing([tmp_path]) as disk:
        disk.refuses = once("fsync", 1, errno.EIO)
        with pytest.raises(UnsyncedError) as caught:
            save_match(rafts(), KIT, path)
    assert caught.value.fingerprint == fingerprint(path)
