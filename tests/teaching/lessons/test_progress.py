"""Progress in lessons: it is stored, and a damaged file does no harm."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from stronghold_gui.core.save import BadFileError
from stronghold_gui.teaching.lessons import Progress, progress_file
from stronghold_gui.teaching.lessons.progress import Reached
from tests.helpers.failing import always, failing


def test_what_was_reached_is_found_again() -> None:
    progress = Progress()
    assert progress.all() == {}
    progress.reach("table", 3)
    progress.reach("orders", 1)
    assert Progress().all() == {"table": Reached(3), "orders": Reached(1)}
    progress.finish("table")
    assert progress.of("table") == Reached(0, done=True)
    progress.reach("table", 2)
    assert progress.of("table") == Reached(2, done=True)


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "[]",
        "{",
        '{"lessons": 3}',
        '{"lessons": {"table": {"step": -1, "done": true}}}',
        '{"lessons": {"table": {"step": "x", "done": true}}}',
        '{"lessons": {"table": {"step": true, "done": true}}}',
        '{"lessons": {"table": {"step": 5000, "done": false}}}',
        '{"lessons": {"table": [1]}}',
        '"\\ud800"',
    ],
)
def test_a_damaged_file_is_an_empty_one(damage: str) -> None:
    path = progress_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(damage, encoding="utf-8")
    assert Progress().all() == {}
    Progress().reach("table", 1)
    assert Progress().of("table") == Reached(1)


def test_one_damaged_entry_does_not_take_the_others_with_it() -> None:
    path = progress_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"lessons": {"a": {"step": 2, "done": false}, "b": 7}}', encoding="utf-8")
    assert Progress().all() == {"a": Reached(2)}


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    progress = Progress(tmp_path / "file" / "lessons.json")
    with pytest.raises(BadFileError):
        progress.finish("table")
    assert progress.all() == {}


def test_progress_that_cannot_be_read_for_a_moment_is_not_replaced(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "lessons.json")
    progress.finish("table")
    with failing([tmp_path]) as disk:
        disk.refuses = always(("read",), errno.EIO)
        assert progress.all() == {}
        with pytest.raises(BadFileError):
            progress.reach("orders", 2)
        with pytest.raises(BadFileError):
            progress.finish("orders")
    assert progress.all() == {"table": Reached(0, done=True)}
