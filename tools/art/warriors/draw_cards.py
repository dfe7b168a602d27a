"""Draw the cards, chips, dice and marks of Warriors: the standard set, and the set with high contrast.

python -m tools.art.warriors.draw_cards       # writes resources/warriors/pieces and pieces-contrast
"""

from pathlib import Path

from tools.art.covers.canvas import Cover, document
from tools.art.warriors.cards import pictures
from tools.art.warriors.look import CONTRAST, STANDARD, Look

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "warriors"
SETS = {"pieces": STANDARD, "pieces-contrast": CONTRAST}
"""The look of the pictures in each folder."""


def documents(look: Look) -> dict[str, str]:
    """Return the text of each file of a set, by name."""
    made = {}
    for name, size, draw in pictures(look):
        picture = Cover()
        draw(picture)
        made[name] = document(picture, (size.w, size.h))
    return made


def main() -> None:
    """Write all files, and remove files that are no longer drawn."""
    for folder, look in SETS.items():
        (FOLDER / folder).mkdir(parents=True, exist_ok=True)
        made = documents(look)
        for path in (FOLDER / folder).glob("*.svg"):
            if path.stem not in made:
                path.unlink()
        for name, text in made.items():
            (FOLDER / folder / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
