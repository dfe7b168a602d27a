"""Write the worked examples as position documents, for the rules reference to open on the table.

    python tools/write_examples.py            # writes resources/<game>/examples/<name>.json for every game

The tables are those that the tests of the examples play (``tests/games/<game>/examples.py``); a test compares.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from dataclasses import dataclass  # noqa: E402

from stronghold_gui.core.reading import Json  # noqa: E402 - the checkout comes first
from stronghold_gui.core.save.match_file import to_bytes  # noqa: E402
from stronghold_gui.games.convicted.documents import POSITIONS as CONVICTED  # noqa: E402
from stronghold_gui.games.fortress.documents import POSITIONS as FORTRESS  # noqa: E402
from stronghold_gui.games.stronghold.documents import POSITIONS as STRONGHOLD  # noqa: E402
from stronghold_gui.games.warriors.documents import POSITIONS as WARRIORS  # noqa: E402
from tests.games.convicted import examples as convicted  # noqa: E402
from tests.games.fortress import examples as fortress  # noqa: E402
from tests.games.stronghold import examples as stronghold  # noqa: E402
from tests.games.warriors import examples as warriors  # noqa: E402


@dataclass(frozen=True, slots=True)
class Examples:
    """The worked examples of a game.

    Attributes:
        names: their names.
        written: returns the position document of an example.
        left_out: members of the table that are not written: the pieces left in the box, which follow from the rest.
    """

    names: Sequence[str]
    written: Callable[[str], dict[str, Json]]
    left_out: Sequence[str]


GAMES: Final[Mapping[str, Examples]] = {
    "convicted": Examples(convicted.EXAMPLES, lambda name: CONVICTED.to_json(convicted.example(name).position), ()),
    "stronghold": Examples(
        stronghold.EXAMPLES,
        lambda name: STRONGHOLD.to_json(stronghold.example(name).p),
        ("bag", "free", "supply", "orders_left"),
    ),
    "fortress": Examples(fortress.EXAMPLES, lambda name: FORTRESS.to_json(fortress.example(name).position), ()),
    "warriors": Examples(warriors.EXAMPLES, lambda name: WARRIORS.to_json(warriors.example(name).position), ("pile",)),
}


def document(game: str, name: str) -> bytes:
    """Return the position document of an example, as stored in its file."""
    examples = GAMES[game]
    written = examples.written(name)
    table = written["position"]
    assert isinstance(table, dict)
    laid = {member: member_value for member, member_value in table.items() if member not in examples.left_out}
    return to_bytes({**written, "position": laid, "about": name})


def main() -> int:
    """Write all of them."""
    for game, examples in GAMES.items():
        folder = ROOT / "resources" / game / "examples"
        folder.mkdir(exist_ok=True)
        for name in examples.names:
            (folder / f"{name}.json").write_bytes(document(game, name))
    return 0


if __name__ == "__main__":
    sys.exit(main())
