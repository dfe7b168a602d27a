"""Names made from other names fit wherever those fit."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stronghold_gui.core.name_lengths import SHORTEST_LIMIT, USUAL_LIMIT, cut, lengthened, limit_of
from stronghold_gui.core.regular_file import beside

_LETTERS = st.characters(blacklist_characters="/\0", blacklist_categories=["Cs"])
_NAMES = st.text(_LETTERS, min_size=1, max_size=USUAL_LIMIT).filter(
    lambda name: size(name) <= USUAL_LIMIT and name not in (".", "..")
)


def size(name: str) -> int:
    """Return how many bytes a name has."""
    return len(name.encode())


@given(_NAMES, st.sampled_from([".bak", " (2).stronghold", ".0123456789abcdef.tmp"]))
def test_a_lengthened_name_fits_on_every_disk_that_takes_the_first(name: str, ending: str) -> None:
    made = lengthened(name, ending)
    assert made.endswith(ending)
    assert size(made) <= (SHORTEST_LIMIT if size(name) <= SHORTEST_LIMIT else USUAL_LIMIT)
    if size(name + ending) <= SHORTEST_LIMIT:
        assert made == name + ending


@given(_NAMES)
def test_the_name_of_a_lock_or_temporary_file_fits_on_every_disk(name: str) -> None:
    assert size(beside(Path(name), f"{'0' * 16}.tmp").name) <= SHORTEST_LIMIT


@pytest.mark.parametrize("number", [140, 143, 144, 252, 255])
def test_names_that_differ_only_at_their_end_stay_different(number: int) -> None:
    one, other = (f"{'x' * (number - 1)}{last}" for last in "ab")
    assert lengthened(one, ".bak") != lengthened(other, ".bak")


def test_a_name_is_cut_between_characters() -> None:
    assert cut("été", 4) == "ét"
    assert cut("été", 5) == "été"
    assert limit_of("é" * 72) == USUAL_LIMIT


def test_a_name_in_no_utf_8_can_be_lengthened() -> None:
    assert lengthened("siege\udcff", ".bak") == "siege\udcff.bak"
    assert size(lengthened("\udcff" * 254, ".bak")) <= USUAL_LIMIT
