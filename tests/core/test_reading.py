"""Data files say where something in them is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from stronghold_gui.core.reading import DataFault, read_json_value


def test_what_is_no_json_is_told_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_text('{"walls":\n [1,]}', encoding="utf-8")
    with pytest.raises(DataFault, match=r"board.json, line 2, column"):
        read_json_value(file)


def test_a_member_that_is_there_twice_is_told(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_text('{"a": {"x": 1, "y": 2, "x": 1}, "b": {"x": 1}}', encoding="utf-8")
    with pytest.raises(DataFault, match=r"board.json: 'x' is there twice"):
        read_json_value(file)
    file.write_text('{"a": {"x": 1}, "b": {"x": 1}}', encoding="utf-8")
    assert read_json_value(file) == {"a": {"x": 1}, "b": {"x": 1}}
