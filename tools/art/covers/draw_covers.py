"""Draw the pictures by which the library shows its games, one a game, as wide as eight is to five; and ends of games.

    python -m tools.art.covers.draw_covers         # writes resources/<game>/cover.svg, and what `ENDS` names

Another game is a function that returns its picture, and a line in `COVERS`.
"""

from collections.abc import Callable
from pathlib import Path

from tools.art.covers import convicted as cover_convicted
from tools.art.covers import convicted_ends
from tools.art.covers import fortress as cover_fortress
from tools.art.covers import stronghold as cover_stronghold
from tools.art.covers import warriors as cover_warriors
from tools.art.covers.canvas import Cover, document

RESOURCES = Path(__file__).resolve().parents[3] / "resources"

COVERS: dict[str, Callable[[], Cover]] = {
    "stronghold": cover_stronghold.cover,
    "warriors": cover_warriors.cover,
    "convicted": cover_convicted.cover,
    "fortress": cover_fortress.cover,
}
"""The function that draws the cover of each game."""

ENDS: dict[str, Callable[[], Cover]] = {
    "convicted/end-held": convicted_ends.held,
    "convicted/end-fallen": convicted_ends.fallen,
}
"""The function that draws each picture of an end, by game and file."""


def main() -> None:
    """Write all files."""
    for game, draw in COVERS.items():
        (RESOURCES / game).mkdir(exist_ok=True)
        (RESOURCES / game / "cover.svg").write_text(document(draw()), encoding="utf-8")
    for name, draw in ENDS.items():
        (RESOURCES / f"{name}.svg").write_text(document(draw()), encoding="utf-8")


if __name__ == "__main__":
    main()
