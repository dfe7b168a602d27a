"""Matches that begin from a position: saved and opened like any other match."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.begun import SUBJECTS, Kind, check_begun, kinds, play_on


@pytest.mark.parametrize("game", SUBJECTS)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=15)
@given(data=st.data())
def test_it_is_saved_opened_played_on_and_recovered(game: str, data: st.DataObject, tmp_path: Path) -> None:
    kind = data.draw(st.sampled_from(list(kinds(game))))
    dice = random.Random(data.draw(st.integers(0, 1 << 32)))  # noqa: S311 - which moves, nothing secret
    match = kind.begin(dice.getrandbits(64))
    play_on(match, dice, data.draw(st.integers(0, 400)))
    check_begun(game, match.position, dice, tmp_path)


@pytest.mark.parametrize("game", SUBJECTS)
def test_every_kind_of_match_is_among_them(game: str) -> None:
    found: list[Kind] = list(kinds(game))
    assert len(set(found)) == len(found) > 4
