"""Files of JSON of any origin."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stronghold_gui.core.save.faults import BadFileError, Problem
from stronghold_gui.core.save.raw import MAX_DEPTH, MAX_MEBIBYTES, MEBIBYTE, MOST_VALUES, parse_raw, read_raw


def problem_of(data: bytes) -> tuple[str, dict[str, int | str]]:
    """Return what is wrong with some bytes."""
    with pytest.raises(BadFileError) as caught:
        parse_raw(data)
    return caught.value.first.problem, dict(caught.value.first.figures)


def test_the_place_of_damage_is_told() -> None:
    assert problem_of(b'{\n "a": 1,\n "b": }') == (Problem.NOT_JSON, {"line": 3, "column": 7})
    assert problem_of(b'{"a": [1, 2') == (Problem.NOT_JSON, {"line": 1, "column": 12})
    assert problem_of(b"") == (Problem.NOT_JSON, {"line": 1, "column": 1})
    assert problem_of(b"\xff\xfe") == (Problem.NOT_TEXT, {"byte": 0})


@pytest.mark.parametrize("constant", [b"NaN", b"Infinity", b"-Infinity", b"9" * 6000])
def test_numbers_that_are_none_are_refused(constant: bytes) -> None:
    assert problem_of(b'{"seed": ' + constant + b"}")[0] == Problem.NOT_JSON


@pytest.mark.parametrize("pair", [b"[]", b"{}"])
def test_deep_nesting_is_refused_with_its_place(pair: bytes) -> None:
    assert parse_raw(b"[" * MAX_DEPTH + b"]" * MAX_DEPTH)
    opened = b'{"a":' if pair == b"{}" else b"["
    problem, figures = problem_of(b"\n" + opened * 100_000)
    assert problem == Problem.TOO_DEEP
    assert figures["line"] == 2
    assert figures["limit"] == MAX_DEPTH


def test_brackets_in_texts_do_not_count() -> None:
    text = '[[[[ "{{ \\\\" ]'
    assert parse_raw(json.dumps([text] * 50).encode()) == [text] * 50


def test_texts_without_end_do_not_take_for_ever() -> None:
    assert problem_of(b'"' + b'a\\"' * 1_000_000)[0] == Problem.NOT_JSON
    assert problem_of(b'"a' * 1_000_001)[0] == Problem.NOT_JSON


@pytest.mark.parametrize("item", ["0", "[]", "{}", '""', '{"a":0}', '"\\\\"'])
def test_more_values_than_any_file_has_are_refused_before_anything_is_made_of_them(item: str) -> None:
    few = MOST_VALUES // (2 if item[0] in "[{" else 1) - 2
    assert len(list(parse_raw(f"[{','.join([item] * few)}]".encode()))) == few  # type: ignore[arg-type]
    for shape in (f"[{','.join([item] * MOST_VALUES)}]", f'{{"a":{item}{f",0:{item}" * MOST_VALUES}}}'):
        assert problem_of(shape.encode()) == (Problem.TOO_MANY_VALUES, {"limit": MOST_VALUES})


def test_commas_and_brackets_in_texts_are_no_values() -> None:
    text = ",[{" * MOST_VALUES
    assert parse_raw(json.dumps([text]).encode()) == [text]


@pytest.mark.parametrize("marks", [b"]", b'"" ', b"}{", b'"\\\\"'])
def test_what_is_no_json_is_left_to_the_parser_soon(marks: bytes) -> None:
    assert problem_of(marks * 1_000_000)[0] == Problem.NOT_JSON


def test_members_that_are_there_twice_are_refused_with_their_places() -> None:
    twice = b'{"a": 1, "b": [{"c": 0}, {"d": {"e": 1, "f": 2, "e": 1}}], "a": {"g": 1, "g": 1}}'
    with pytest.raises(BadFileError) as caught:
        parse_raw(twice)
    assert [(fault.problem, fault.path) for fault in caught.value.faults] == [
        (Problem.MEMBER_TWICE, "a"),
        (Problem.MEMBER_TWICE, "a.g"),
        (Problem.MEMBER_TWICE, "b[1].d.e"),
    ]
    assert parse_raw(b'[{"a": 1}, {"a": {"a": 1}}]') == [{"a": 1}, {"a": {"a": 1}}]


def test_a_mark_of_windows_editors_at_the_start_is_no_damage() -> None:
    assert parse_raw(b"\xef\xbb\xbf[1]") == [1]


@given(st.binary(max_size=200))
def test_any_bytes_are_json_or_refused(data: bytes) -> None:
    with contextlib.suppress(BadFileError):
        parse_raw(data)


def test_a_huge_file_is_refused_with_the_limit(tmp_path: Path) -> None:
    huge = tmp_path / "huge.stronghold"
    with huge.open("wb") as file:
        file.truncate(MAX_MEBIBYTES * MEBIBYTE + 1)
    with pytest.raises(BadFileError) as caught:
        read_raw(huge)
    assert caught.value.first.problem == Problem.TOO_LARGE
    assert caught.value.first.figures == {"limit": 8}
    assert caught.value.name == str(huge)


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    cases = {tmp_path: Problem.NOT_A_FILE, tmp_path / "none": Problem.NO_FILE, Path("a\0b"): Problem.CANNOT_READ}
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        cases[tmp_path / "pipe"] = Problem.NOT_A_FILE
    for path, problem in cases.items():
        with pytest.raises(BadFileError) as caught:
            read_raw(path)
        assert caught.value.first.problem == problem
