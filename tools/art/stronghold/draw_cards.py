"""Draw the pictures on the phase cards of Stronghold, one a side.

python -m tools.art.stronghold.draw_cards          # writes resources/stronghold/cards/<side>.svg
"""

from pathlib import Path

from tools.art.covers.canvas import document
from tools.art.stronghold.card_scenes import HEIGHT, SCENES, WIDTH

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "stronghold" / "cards"


def drawn(name: str) -> str:
    """Return a picture as the text of its file."""
    return document(SCENES[name](), (WIDTH, HEIGHT))


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for name in SCENES:
        (FOLDER / f"{name}.svg").write_text(drawn(name), encoding="utf-8")


if __name__ == "__main__":
    main()
