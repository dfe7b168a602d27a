"""The lines of a journal: a checksum each, and all lines before the first damaged one are valid."""

from __future__ import annotations

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.faults import BadFileError, Problem
from stronghold_gui.core.save.journal import VERSION, head, read_journal, write_lines
from stronghold_gui.core.save.raw import MAX_MEBIBYTES, MEBIBYTE

DOCUMENT: dict[str, Json] = {"game": "rafts", "moves": ["row 1", "row 2"]}
SAID: list[Json] = [
    "row 3 | rapids=2",
    "keep",
    -3,
    "throw",
    {"saved": "/a/b.stronghold", "fingerprint": "5-00"},
    "keep",
]
GOOD, _ = write_lines([head(DOCUMENT, "", ""), *SAID], 0)
MOVES: list[list[Json]] = [
    ["row 1", "row 2"],
    ["row 1", "row 2", "row 3 | rapids=2"],
    ["row 1", "row 2", "row 3 | rapids=2", "keep"],
    ["row 1"],
    ["row 1", "throw"],
    ["row 1", "throw"],
    ["row 1", "throw", "keep"],
]
"""The moves after each line."""


def test_what_is_written_is_read() -> None:
    journal = read_journal(GOOD)
    assert journal.moves == MOVES[-1]
    assert (journal.file, journal.fingerprint, journal.version) == ("/a/b.stronghold", "5-00", 4)
    assert (journal.whole, journal.damage) == (len(GOOD), None)
    more, _ = write_lines(["row 1"], journal.checksum)
    assert read_journal(GOOD + more).moves == [*MOVES[-1], "row 1"], "it can be gone on with"


def test_the_clock_is_as_it_was_with_the_last_move() -> None:
    journal = read_journal(GOOD)
    more, _ = write_lines(["row 1", {"clock": {"left": [4, 5]}}, {"clock": {"left": [3, 5]}}], journal.checksum)
    again = read_journal(GOOD + more)
    assert again.moves == [*MOVES[-1], "row 1"]
    assert again.document["clock"] == {"left": [3, 5]}


def test_reasons_of_turns_that_were_taken_back_are_gone() -> None:
    journal = read_journal(GOOD)
    early: Json = {"reasons": {"number": 3}}
    late: Json = {"reasons": {"number": 5}}
    more, _ = write_lines([early, "row 1", "row 2", late], journal.checksum)
    again = read_journal(GOOD + more)
    assert again.document["reasons"] == [{"number": 3}, {"number": 5}]
    assert again.until(4)["reasons"] == [{"number": 3}]
    taken_back, _ = write_lines([-1, "throw"], again.checksum)
    assert read_journal(GOOD + more + taken_back).document["reasons"] == [{"number": 3}]


def test_a_line_is_what_one_can_read_and_a_checksum() -> None:
    lines = GOOD.decode().splitlines()
    assert json.loads(lines[0][:-9]) == {"journal": 4, "file": "", "fingerprint": "", "match": DOCUMENT}
    assert [line[:-9] for line in lines[1:4]] == ['"row 3 | rapids=2"', '"keep"', "-3"]


@pytest.mark.parametrize("end", range(GOOD.index(b"\n") + 1, len(GOOD) + 1))
def test_a_line_cut_off_anywhere_is_dropped_without_a_word(end: int) -> None:
    journal = read_journal(GOOD[:end])
    lines = GOOD[:end].count(b"\n")
    assert journal.moves == MOVES[lines - 1]
    assert journal.damage is None
    assert journal.whole == GOOD[:end].rindex(b"\n") + 1


@given(st.integers(0, len(GOOD) - 1), st.integers(1, 255))
@example(GOOD.index(b"\n") - 9, ord(" ") ^ ord("\n"))
def test_a_byte_changed_anywhere_leaves_what_stands_before_its_line(at: int, change: int) -> None:
    mangled = bytearray(GOOD)
    mangled[at] ^= change
    lines = GOOD[:at].count(b"\n")
    if lines == 0:
        with pytest.raises(BadFileError) as caught:
            read_journal(bytes(mangled))
        assert caught.value.first.problem == Problem.DAMAGED_LINE
        assert caught.value.first.figures == {"line": 1}
        return
    journal = read_journal(bytes(mangled))
    assert journal.moves == MOVES[lines - 1]
    if lines < len(SAID) or mangled.endswith(b"\n"):
        assert journal.damage is not None
        assert journal.damage.figures == {"line": lines + 1}


def test_a_line_that_is_missing_or_stands_elsewhere_is_damage_though_each_is_whole() -> None:
    lines = GOOD.splitlines(keepends=True)
    for mangled in ([*lines[:2], *lines[3:]], [lines[0], lines[2], lines[1]], [*lines[:2], lines[1]]):
        damage = read_journal(b"".join(mangled)).damage
        assert damage is not None
        assert damage.problem == Problem.DAMAGED_LINE


def test_what_a_disk_leaves_of_a_file_that_had_only_its_length_is_dropped() -> None:
    journal = read_journal(GOOD + bytes(5000))
    assert (journal.moves, journal.damage) == (MOVES[-1], None)
    journal = read_journal(GOOD + b"\xff\n" * 20)
    assert journal.moves == MOVES[-1]
    assert journal.damage is not None


@pytest.mark.parametrize("value", ["-9", "5", "0", "{}", "nonsense", "true", "null", "[1]"])
def test_a_line_that_makes_no_sense_is_damage_even_with_a_good_checksum(value: str) -> None:
    old = "\n".join([json.dumps({"file": "", "match": DOCUMENT}), '"keep"', value, '"keep"', ""]).encode()
    journal = read_journal(old)
    assert journal.moves == [*MOVES[0], "keep"]
    assert journal.damage is not None
    assert journal.damage.figures == {"line": 3}


def test_journals_from_before_there_were_checksums_are_read() -> None:
    old: list[object] = [{"file": "/x", "match": DOCUMENT}, *SAID[:4], {"saved": "/y"}]
    journal = read_journal("".join(json.dumps(line) + "\n" for line in old).encode())
    assert (journal.moves, journal.file, journal.fingerprint) == (MOVES[4], "/y", "")
    assert (journal.version, journal.damage) == (1, None)


@pytest.mark.parametrize(
    "first", [b"", b"\n", b"[]\n", b'{"file": 5, "match": {"moves": []}}\n', b'{"file": ""}\n', b"{"]
)
def test_without_a_good_first_line_there_is_nothing(first: bytes) -> None:
    with pytest.raises(BadFileError) as caught:
        read_journal(first)
    assert caught.value.first.figures == {"line": 1}


def test_a_journal_of_a_newer_program_is_not_taken_for_a_damaged_one() -> None:
    begun: dict[str, Json] = {"journal": VERSION + 1, "file": "", "match": DOCUMENT}
    newer, _ = write_lines([begun, "keep"], 0)
    with pytest.raises(BadFileError) as caught:
        read_journal(newer)
    assert caught.value.first.problem == Problem.NEWER


def test_a_journal_beyond_all_measure_is_refused() -> None:
    with pytest.raises(BadFileError) as caught:
        read_journal(bytes(MAX_MEBIBYTES * MEBIBYTE + 1))
    assert caught.value.first.problem == Problem.TOO_LARGE
