"""Draw the pieces: the standard set and, from the same pictograms, the set with high contrast.

The program reads the SVG files, and artists may redraw them; this script only saves drawing a hundred and forty frames
by hand. Every kind of piece has its own outline and every piece its own pictogram, so colour is never the only
difference.

    python -m tools.art.stronghold.draw_pieces
"""

from pathlib import Path

from tools.art.stronghold import piece_contrast, piece_standard
from tools.art.stronghold.piece_canvas import document

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "stronghold"

SETS = {"pieces": piece_standard.pieces, "pieces-contrast": piece_contrast.pieces}
"""The function that draws the pieces of each folder."""


def main() -> None:
    """Write all files."""
    for folder, draw in SETS.items():
        (FOLDER / folder).mkdir(parents=True, exist_ok=True)
        for name, body in draw().items():
            (FOLDER / folder / f"{name}.svg").write_text(document(body), encoding="utf-8")


if __name__ == "__main__":
    main()
