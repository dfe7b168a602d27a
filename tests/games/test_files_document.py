"""The examples in docs/FILES.md are what they say."""

from __future__ import annotations

import json
import re
from pathlib import Path

from stronghold_gui.core.save.document import match_from_json
from stronghold_gui.games.library import LIBRARY, find_kit

FILES = Path(__file__).resolve().parents[2] / "docs" / "FILES.md"


def test_the_examples_open() -> None:
    examples = re.findall(r"```json\n(.*?)```", FILES.read_text("utf-8"), re.DOTALL)
    match, *others = map(json.loads, examples)
    assert len(match_from_json(match, find_kit).played) == 3
    positions = [other for other in others if other["format"].endswith("-position")]
    tables = [other for other in others if other not in positions]
    assert {position["format"] for position in positions} == {entry.position_format for entry in LIBRARY.entries}
    assert {table["format"] for table in tables} == {entry.cards_format for entry in LIBRARY.entries} - {""}
    for position in positions:
        kit = LIBRARY.find_by_format(position["format"])
        assert kit is not None
        assert kit.game.decisions(kit.positions.from_json(position)), "it goes on from there"
