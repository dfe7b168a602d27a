"""Draw the pictures by which the library shows its games, one a game, as wide as eight is to five.

    python tools/draw_covers.py         # writes resources/<game>/cover.svg

Another game is a function that returns its picture, and a line in `COVERS`.
"""

from collections.abc import Callable
from pathlib import Path

import cover_convicted
import cover_fortress
import cover_stronghold
import cover_warriors
from cover_canvas import Cover, document

RESOURCES = Path(__file__).resolve().parent.parent / "resources"

COVERS: dict[str, Callable[[], Cover]] = {
    "stronghold": cover_stronghold.cover,
    "warriors": cover_warriors.cover,
    "convicted": cover_convicted.cover,
    "fortress": cover_fortress.cover,
}
"""Game -> what draws its picture."""


def main() -> None:
    """Write all files."""
    for game, draw in COVERS.items():
        (RESOURCES / game).mkdir(exist_ok=True)
        (RESOURCES / game / "cover.svg").write_text(document(draw()), encoding="utf-8")


if __name__ == "__main__":
    main()
