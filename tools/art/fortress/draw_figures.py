"""Draw the battlefield of Fortress and its pieces: the standard set, and the set with high contrast.

python -m tools.art.fortress.draw_figures       # writes resources/fortress/board*.svg, pieces and pieces-contrast
"""

from pathlib import Path

from stronghold_gui.desktop.fortress.plan_svg import SETS, PlanDrawing
from stronghold_gui.games.fortress.setting import setting_of
from tools.art.fortress.dice import faces
from tools.art.fortress.figures import figures
from tools.art.fortress.ground import CONTRAST, STANDARD, ground
from tools.art.fortress.tokens import tokens
from tools.art.fortress.walls import walls

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "fortress"


def documents() -> dict[str, str]:
    """Return the text of each file, by its path in the folder."""
    made = {}
    field = setting_of("siege", 2).field
    for name, colours in SETS.items():
        more = "" if name == "standard" else f"-{name}"
        made[f"board{more}.svg"] = PlanDrawing(field, colours).document()
        plain = name != "standard"
        drawn = {
            **tokens(plain=plain),
            **ground(CONTRAST if plain else STANDARD, plain=plain),
            **walls(plain=plain),
            **figures(plain=plain),
            **faces(name),
        }
        for piece, text in drawn.items():
            made[f"pieces{more}/{piece}.svg"] = text
    return made


def main() -> None:
    """Write all files, and remove files that are no longer drawn."""
    made = documents()
    for path in FOLDER.glob("pieces*/*.svg"):
        if str(path.relative_to(FOLDER)) not in made:
            path.unlink()
    for name, text in made.items():
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
