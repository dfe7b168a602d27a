"""The examples in docs/FILES.md are what they say."""

from __future__ import annotations

import json
import re
from pathlib import Path

from stronghold_gui.core.save.document import match_from_json
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold.documents import POSITIONS
from stronghold_gui.games.stronghold.game import STRONGHOLD

FILES = Path(__file__).resolve().parents[4] / "docs" / "FILES.md"


def test_the_examples_open() -> None:
    examples = re.findall(r"```json\n(.*?)```", FILES.read_text("utf-8"), re.DOTALL)
    match, position = map(json.loads, examples)
    assert len(match_from_json(match, find_kit).played) == 3
    assert STRONGHOLD.decisions(POSITIONS.from_json(position))[0].kind == "losses"
