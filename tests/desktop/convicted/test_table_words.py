"""The labels on the board: figures of walls, towers and zones, and names of buildings."""

from __future__ import annotations

from stronghold_gui.desktop.convicted.table_words import BoardWords
from stronghold_gui.games.convicted.pieces import POST_INDEX, UNITS
from stronghold_gui.games.convicted.position import KINDS
from stronghold_gui.text import Catalogue, catalogue
from tests.games.convicted.scene import fortress


def test_what_is_written_follows_the_position_and_the_language() -> None:
    position = fortress(W="3/3 spearman 2", assault_W="giant 1").position
    texts: list[Catalogue] = [catalogue("en")]
    words = BoardWords(lambda: position, lambda: texts[-1])
    full, zone = words.label("W"), words.label("assault_W")
    assert words.label("W") == full
    position.resistance[POST_INDEX["W"]] = 1
    cracked = words.label("W")
    assert cracked != full
    position.units[POST_INDEX["W"] * KINDS + UNITS.index("spearman")] = 0
    assert words.label("W") not in (full, cracked)
    position.field[:] = [0] * len(position.field)
    assert zone
    assert not words.label("assault_W")
    town = words.label("library")
    texts.append(catalogue("fr"))
    assert words.label("library") not in ("", town)
