"""Draw the pictures of the army cards of Fortress in one style: the figures before the colours of their general.

python -m tools.art.fortress.draw_cards       # writes resources/fortress/cards
"""

from __future__ import annotations

import json
from pathlib import Path

from tools.art.fortress.busts import Bust, bust

RESOURCES = Path(__file__).resolve().parents[3] / "resources" / "fortress"
FOLDER = RESOURCES / "cards"
WIDE, HIGH = 240, 150

GENERALS = {
    "Jandar": ("#7fb2e0", "#2b5b90"),
    "Utgar": ("#d9927d", "#7d2a25"),
    "Ullar": ("#9fc98a", "#3d6a38"),
    "Vydar": ("#b7b9d6", "#4c4f7c"),
    "Einar": ("#e6cf86", "#9a7322"),
}
"""The colours of the sky on the cards of each general, above and below."""

_HUMAN, _TAN, _MARRO, _ORC = "#e3b48e", "#c98f66", "#7fae86", "#7f9a4d"
LOOKS = {
    "marro_warriors": Bust(_MARRO, "#4d5a4f", "#2d352f", "crest", "rifle", "long"),
    "deathwalker_9000": Bust("#8d969e", "#4b535b", "#ff5a3c", "", "cannon", "robot"),
    "izumi_samurai": Bust(_HUMAN, "#3b4a6b", "#d9ae4a", "kabuto", "katana"),
    "drake": Bust(_TAN, "#6c7a48", "#3b4527", "beret", "sword"),
    "syvarris": Bust(_HUMAN, "#4a7a4f", "#d9ae4a", "hood", "bow", "long", ("ears",)),
    "krav_maga_agents": Bust(_TAN, "#26292f", "#8a8f98", "hair", "rifle", "round", ("shades",)),
    "tarn_vikings": Bust(_HUMAN, "#7a5632", "#b9a383", "horned", "axe", "round", ("beard",)),
    "agent_carr": Bust(_HUMAN, "#30343c", "#f0ede6", "tricorn", "sword", "round", ("shades",)),
    "zettian_guards": Bust("#b8a36a", "#6d5f3a", "#ff5a3c", "", "rifle", "robot"),
    "airborne_elite": Bust(_HUMAN, "#5d6b3e", "#3b4527", "helmet", "rifle"),
    "finn": Bust(_HUMAN, "#8e2f2a", "#d9ae4a", "winged", "sword", "round", ("beard",)),
    "thorgrim": Bust(_HUMAN, "#46556b", "#d9ae4a", "horned", "hammer", "round", ("grey_beard",)),
    "raelin": Bust(_HUMAN, "#7a93b8", "#f0ede6", "long_hair", "spear", "long", ("wings",)),
    "mimring": Bust("#b5452f", "#8c2f22", "#e3a53f", "", "", "beast", ("horns", "fangs")),
    "ne_gok_sa": Bust("#6b9a86", "#3c2f4d", "#8bd6c0", "crest", "staff", "long", ("fangs",)),
    "grimnak": Bust(_ORC, "#5a4630", "#c9b083", "hair", "axe", "round", ("tusks",)),
}
_BEAST = Bust("#6f7f45", "#55612f", "#c9b083", "", "", "beast", ("fangs",))
"""The mount of Grimnak."""


def documents() -> dict[str, str]:
    """Return the text of each picture, by the id of its card."""
    cards = json.loads((RESOURCES / "cards.json").read_text(encoding="utf-8"))["cards"]
    return {card["id"]: _picture(card["id"], card["general"], card["figures"]) for card in cards}


def _picture(name: str, general: str, figures: int) -> str:
    above, below = GENERALS[general]
    sky = (
        f'<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{above}"/>'
        f'<stop offset="1" stop-color="{below}"/></linearGradient></defs>\n'
        f'<rect width="{WIDE}" height="{HIGH}" fill="url(#sky)"/>\n{_wall(below)}'
    )
    people = "".join(
        f'<g transform="translate({x:g} {y:g}) scale({size:g})">{bust(look)}</g>\n'
        for x, y, size, look in _places(name, figures)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">\n{sky}'
        f'<g stroke-linejoin="round">\n{people}</g>\n</svg>\n'
    )


def _wall(shade: str) -> str:
    """Return the battlements behind all figures."""
    merlons = "".join(f"H{x}V{78 if number % 2 else 92}" for number, x in enumerate(range(0, WIDE + 1, 20)))
    return f'<path d="M0 {HIGH}V92{merlons}V{HIGH}Z" fill="{shade}" stroke="#1f1b18" stroke-width="1.5"/>\n'


def _places(name: str, figures: int) -> list[tuple[float, float, float, Bust]]:
    """Return the positions of figures, those behind first; each card has one in the middle, where no cut removes it."""
    look, middle = LOOKS[name], (WIDE - 128) / 2
    behind: list[tuple[float, float, float, Bust]] = []
    if figures > 1:
        behind = [(14.0, 58.0, 0.92, look), (134.0, 58.0, 0.92, look)][: figures - 1]
    if name == "grimnak":
        behind = [(108.0, 40.0, 1.12, _BEAST)]
        middle -= 24
    return [*behind, (middle, 24, 1.28, look)]


def main() -> None:
    """Write all files, and remove files that are no longer drawn."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    made = documents()
    for path in FOLDER.glob("*.svg"):
        if path.stem not in made:
            path.unlink()
    for name, text in made.items():
        (FOLDER / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
