"""A file is opened by its own game: no other game's rules are loaded for that."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import save_match
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.games.library import LIBRARY
from tests.toy.entry import WITH_TOY

ROOT = Path(__file__).resolve().parents[2]
RULES = {
    "rafts": "tests.toy.game",
    "stronghold": "stronghold_gui.games.stronghold.game",
    "warriors": "stronghold_gui.games.warriors.game",
}
"""The module with the rules, by game."""
PROGRAM = """
import json, sys
from pathlib import Path
from stronghold_gui.core.save import open_any
from tests.toy.entry import WITH_TOY
before = set(sys.modules)
match = open_any(Path(sys.argv[1]), WITH_TOY)
print(json.dumps([match.header.game, sorted(before), sorted(sys.modules)]))
"""


def written(game: str, form: str, folder: Path) -> Path:
    """Return a match file, or a position document, of a game."""
    kit, path = WITH_TOY.kit(game), folder / "file"
    match: AnyMatch = Match(kit.game, Header(game, {}, ("",) * kit.game.seat_counts[0], 3))
    if form == "match":
        save_match(match, kit, path)
    else:
        path.write_text(json.dumps(kit.positions.to_json(match.position)), encoding="utf-8")
    return path


@pytest.mark.parametrize("form", ["match", "position"])
@pytest.mark.parametrize("game", RULES)
def test_a_file_loads_the_rules_of_its_own_game_alone(game: str, form: str, tmp_path: Path) -> None:
    path = written(game, form, tmp_path)
    command = [sys.executable, "-c", PROGRAM, str(path)]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    assert answer.returncode == 0, answer.stderr
    opened, before, after = json.loads(answer.stdout)
    assert opened == game
    assert not set(RULES.values()) & set(before)
    assert {name for name, module in RULES.items() if module in after} == {game}


def test_every_game_of_the_library_is_opened_by_its_format() -> None:
    for entry in LIBRARY.entries:
        kit = LIBRARY.kit(entry.id)
        assert LIBRARY.find_by_format(entry.position_format) is kit
        assert (kit.game.id, kit.positions.format_name) == (entry.id, entry.position_format)
        assert tuple(kit.game.seat_counts) == entry.seats
