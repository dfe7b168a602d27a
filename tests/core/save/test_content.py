"""Tests of the collector of faults in position documents, and of reading ids as numbers."""

from __future__ import annotations

from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.core.save.faults import Fault
from stronghold_gui.core.save.tables import counted, marked

NAMES = ("ash", "birch", "cedar")


def read_number(text: str) -> int | None:
    return int(text) if text.isdecimal() else None


def test_ids_are_read_as_what_a_position_keeps() -> None:
    faults = Faults("table")
    assert faults.known("birch", NAMES) == 1
    assert faults.known_or_none("", NAMES) == -1
    assert faults.numbers(["cedar", "ash"], NAMES) == (2, 0)
    assert faults.bits(["cedar", "ash"], NAMES) == 0b101
    assert faults.counts({"cedar": 4, "birch": 1}, NAMES, 9) == [0, 1, 4]
    assert faults.read_all(["3", "5"], read_number, 2) == [3, 5]
    assert not faults.found


def test_an_unknown_id_is_noted_at_its_place_and_the_others_are_read() -> None:
    faults = Faults("table")
    assert faults.numbers(["cedar", "oak"], NAMES, "row") == (2, -1)
    assert faults.bits(["oak", "ash"], NAMES, "marks") == 0b1
    assert faults.counts({"oak": 4, "ash": 2}, NAMES, 9, "pile") == [2, 0, 0]
    assert faults.read_all(["3", "oak"], read_number, None, "todo") == [3]
    oak = {"value": "oak"}
    assert faults.found == [
        Fault(Content.UNKNOWN_ID, f"table.{place}", oak) for place in ("row[1]", "marks[0]", "pile.oak", "todo[1]")
    ]


def test_a_mark_that_is_named_twice_is_noted_and_set_once() -> None:
    faults = Faults("table")
    assert faults.bits(["ash", "birch", "ash"], NAMES, "marks") == 0b11
    assert faults.found == [Fault(Content.TWICE, "table.marks[2]", {"value": "ash"})]


def test_what_is_above_its_limit_is_noted_and_cut() -> None:
    faults = Faults("table")
    assert faults.at_most(12, 9, "turn") == 9
    assert faults.counts({"ash": 10}, NAMES, 9, "pile") == [9, 0, 0]
    assert faults.read_all(["1", "2", "3"], read_number, 2, "todo") == [1, 2]
    assert faults.found == [
        Fault(Content.TOO_MANY, f"table.{place}", {"count": count, "limit": limit})
        for place, count, limit in (("turn", 12, 9), ("pile.ash", 10, 9), ("todo", 3, 2))
    ]


def test_counts_and_bits_are_told_by_their_ids() -> None:
    assert counted(NAMES, [0, 2, 1]) == {"birch": 2, "cedar": 1}
    assert marked(NAMES, 0b110) == ["birch", "cedar"]
    assert marked(NAMES, 0) == []
