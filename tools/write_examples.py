"""Write the worked examples as position documents, for the rules reference to open on the board.

    python tools/write_examples.py            # writes resources/stronghold/examples/V-01.json and so on

The tables are those that the tests of the examples play (``tests/games/stronghold/examples.py``); a test compares.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from stronghold_gui.core.save.match_file import to_bytes  # noqa: E402 - the checkout comes first
from stronghold_gui.games.stronghold.documents import POSITIONS  # noqa: E402
from tests.games.stronghold.examples import EXAMPLES, example  # noqa: E402

FOLDER: Final = ROOT / "resources" / "stronghold" / "examples"
LEFT_OUT: Final = ("bag", "free", "supply", "orders_left")
"""What the box has besides need not be written."""


def document(name: str) -> bytes:
    """Return the position document of an example, as it stands in its file."""
    written = POSITIONS.to_json(example(name).p)
    table = written["position"]
    assert isinstance(table, dict)
    laid = {member: value for member, value in table.items() if member not in LEFT_OUT}
    return to_bytes({**written, "position": laid, "about": name})


def main() -> int:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    for name in EXAMPLES:
        (FOLDER / f"{name}.json").write_bytes(document(name))
    return 0


if __name__ == "__main__":
    sys.exit(main())
