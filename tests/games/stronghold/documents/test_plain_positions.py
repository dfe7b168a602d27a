"""A position that the program wrote is read without pydantic, and exactly as pydantic reads it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stronghold_gui.core.save.plain import NotPlainError, plain
from stronghold_gui.core.save.validation import adapter
from stronghold_gui.games.stronghold.documents import POSITIONS, PositionDocument
from stronghold_gui.games.stronghold.game import OPTIONS, STRONGHOLD
from stronghold_gui.players.random_player import RandomPlayer


def _documents() -> list[dict[str, Any]]:
    """Return the documents of positions all over a random game of each edition."""
    found = []
    for edition in OPTIONS["edition"]:
        position = STRONGHOLD.setup({"edition": edition, "cards": "draft"}, 2, 3)
        player = RandomPlayer(3)
        number = 0
        while decisions := STRONGHOLD.decisions(position):
            if number % 40 == 0:
                found.append(POSITIONS.to_json(position))
            seat = decisions[0].seat
            STRONGHOLD.play(position, seat, player.choose(STRONGHOLD.legal_moves(position, seat)))
            number += 1
    return found


DOCUMENTS = _documents()


def _read(document: dict[str, Any]) -> PositionDocument:
    return adapter(PositionDocument).validate_json(json.dumps(document))


@pytest.mark.parametrize("number", range(len(DOCUMENTS)))
def test_a_written_position_is_plain(number: int) -> None:
    assert plain(PositionDocument, DOCUMENTS[number]) == _read(DOCUMENTS[number])


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:  # noqa: ANN401 - anything JSON has
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for step, inner in steps for place in _places(inner, (*path, step)))]


@given(st.data())
def test_what_is_plain_is_what_pydantic_reads(data: st.DataObject) -> None:
    document = json.loads(json.dumps(data.draw(st.sampled_from(DOCUMENTS))))
    *way, last = data.draw(st.sampled_from(_places(document)[1:]))
    inside = document
    for step in way:
        inside = inside[step]
    inside[last] = data.draw(
        st.sampled_from([None, True, False, 0, 1, -1, 1.0, "", "orc", "W1", "\ud800", [], [1], ["orc"], {}, {"orc": 1}])
    )
    try:
        read = plain(PositionDocument, document)
    except NotPlainError:
        return
    assert read == _read(document)
