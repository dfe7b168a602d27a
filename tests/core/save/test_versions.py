"""Versions of documents and the steps between them."""

from __future__ import annotations

import pytest

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.faults import BadFileError, Problem
from stronghold_gui.core.save.versions import Format


def renamed(document: dict[str, Json]) -> dict[str, Json]:
    """Version 2 calls the list of plays "moves"."""
    document["moves"] = document.pop("plays")
    return document


def doubled(document: dict[str, Json]) -> dict[str, Json]:
    """Version 3 has a colour."""
    return {**document, "colour": "red"}


FORMAT = Format("test", 3, {1: renamed, 2: doubled})


def test_older_versions_go_through_every_step_and_are_not_changed_themselves() -> None:
    old: dict[str, Json] = {"format": "test", "version": 1, "plays": ["a"]}
    new = FORMAT.bring_up_to_date(old)
    assert new == {"format": "test", "version": 3, "moves": ["a"], "colour": "red"}
    assert old == {"format": "test", "version": 1, "plays": ["a"]}
    assert FORMAT.bring_up_to_date({"format": "test", "version": 2, "moves": []})["colour"] == "red"


@pytest.mark.parametrize(
    ("document", "problem"),
    [
        ([], Problem.FOREIGN),
        ({}, Problem.FOREIGN),
        ({"format": "chess", "version": 3}, Problem.FOREIGN),
        ({"format": "test"}, Problem.UNKNOWN_VERSION),
        ({"format": "test", "version": True}, Problem.UNKNOWN_VERSION),
        ({"format": "test", "version": "3"}, Problem.UNKNOWN_VERSION),
        ({"format": "test", "version": 0}, Problem.UNKNOWN_VERSION),
        ({"format": "test", "version": 4}, Problem.NEWER),
    ],
)
def test_what_is_not_ours_or_newer_is_refused(document: Json, problem: Problem) -> None:
    with pytest.raises(BadFileError) as caught:
        FORMAT.bring_up_to_date(document)
    assert caught.value.first.problem == problem
