"""Lessons that users put into their own folder."""

from __future__ import annotations

import json
from typing import Any

from stronghold_gui.games.library import find_kit
from stronghold_gui.teaching.lessons import own_folder, own_lessons
from tests.games.stronghold.teaching.kit import KIT
from tests.games.stronghold.teaching.lessons.sample import document


def put(name: str, content: object) -> None:
    own_folder().mkdir(parents=True, exist_ok=True)
    (own_folder() / name).write_text(json.dumps(content), encoding="utf-8")


def test_without_a_folder_there_are_none() -> None:
    assert own_lessons(KIT, find_kit) == ([], [])


def test_own_lessons_are_listed_in_the_order_of_their_files_and_keep_a_progress_of_their_own() -> None:
    second: dict[str, Any] = document()
    second["id"] = "table"
    put("b.json", second)
    put("a.json", document())
    entries, bad = own_lessons(KIT, find_kit)
    assert [entry.id for entry in entries] == ["mine/sample", "mine/table"]
    assert bad == []


def test_a_lesson_that_cannot_be_played_is_not_offered_but_told_of() -> None:
    stale = document()
    stale["scenes"][0]["steps"][1]["expect"] = ["march troll CAMP FW"]
    put("stale.json", stale)
    put("none.json", {"format": "other"})
    entries, bad = own_lessons(KIT, find_kit)
    assert entries == []
    assert [str(error.faults[-1].problem) for error in bad] == ["foreign", "lesson_stale"]
    assert all(error.name.endswith(".json") for error in bad)
