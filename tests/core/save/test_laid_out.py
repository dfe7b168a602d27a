"""Tables for people who change them by hand."""

from __future__ import annotations

import json

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.writing import laid_out

_HEXES: Json = [{"at": [col, 1], "level": 2} for col in range(40)]
_TABLE: Json = {"id": "é", "none": [], "hexes": _HEXES, "flag": {"at": [3, 1]}}


def test_what_is_laid_out_says_the_same() -> None:
    assert json.loads(laid_out(_TABLE)) == _TABLE


def test_what_is_short_stands_in_a_line_and_nothing_is_longer_than_a_screen() -> None:
    lines = laid_out(_TABLE).splitlines()
    assert '  {"at": [3, 1], "level": 2},' in lines
    assert ' "flag": {"at": [3, 1]}' in lines
    assert ' "id": "é",' in lines
    assert max(map(len, lines)) <= 120
