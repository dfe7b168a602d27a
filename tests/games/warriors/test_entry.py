"""Warriors in the library: known without its rules, loaded alone."""

from __future__ import annotations

import subprocess
import sys

from stronghold_gui.commands.schema import own_schemas, text_of
from stronghold_gui.files import resource
from stronghold_gui.games.warriors.documents import POSITION
from stronghold_gui.games.warriors.entry import WARRIORS_ENTRY
from stronghold_gui.games.warriors.game import WARRIORS

_LOADED = """
import sys
from stronghold_gui.games.warriors.entry import WARRIORS_ENTRY
assert "stronghold_gui.games.warriors.game" not in sys.modules
WARRIORS_ENTRY.load()
assert "stronghold_gui.games.warriors.game" in sys.modules
assert not [name for name in sys.modules if name.startswith("stronghold_gui.games.stronghold.game")]
assert not [name for name in sys.modules if name.split(".")[0] == "PySide6"]
"""


def test_the_entry_says_what_the_rules_say() -> None:
    kit = WARRIORS_ENTRY.load()
    assert kit.game is WARRIORS
    assert WARRIORS_ENTRY.id == WARRIORS.id
    assert WARRIORS_ENTRY.seats == tuple(WARRIORS.seat_counts)
    assert WARRIORS_ENTRY.position_format == kit.positions.format_name == POSITION.name


def test_loading_it_loads_no_other_game_and_nothing_heavy() -> None:
    done = subprocess.run([sys.executable, "-c", _LOADED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_published_schema_of_positions_is_current() -> None:
    for name, schema in own_schemas(WARRIORS_ENTRY.load()).items():
        published = resource("schemas", "warriors", name).read_text(encoding="utf-8")
        assert published == f"{text_of(schema)}\n", "run: stronghold schema --write resources/schemas"
