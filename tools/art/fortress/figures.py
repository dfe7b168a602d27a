"""The figures of Fortress on their bases: the outline shows the kind, the base shows the player."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from stronghold_gui.desktop.fortress.angle import FLAT, RADIUS, WIDE
from tools.art.fortress.beasts import dino, dragon, wings
from tools.art.fortress.gear import HELMS, WEAPONS
from tools.art.fortress.solid import Drawing, mixed

INK = "#191410"
_HIGH = 68.0
PLAYERS = {"p1": "#9a3a2c", "p2": "#2f5c8f", "p3": "#a87b08", "p4": "#7a16c8"}
SIGNS = {
    "p1": "M0 -5L5.6 4.4H-5.6Z",
    "p2": "M-4.8 -4.4H4.8V0.4Q4.8 4 0 5.4Q-4.8 4 -4.8 0.4Z",
    "p3": "M0 -4.8A4.8 4.8 0 1 1 -0.01 -4.8Z",
    "p4": "M0 -5.4L5.4 0L0 5.4L-5.4 0Z",
}
"""The shape on the front of each player's bases, the same as that of the player's seat."""


class Person:
    """The look of a figure: clothes, skin, headgear, weapons; and its size relative to the usual one."""

    def __init__(
        self,
        cloth: str,
        trim: str,
        skin: str,
        head: str,
        arms: str,
        *,
        more: Callable[[Drawing], None] | None = None,
        size: float = 1.0,
        robe: bool = False,
        broad: float = 1.0,
    ) -> None:
        self.cloth, self.trim, self.skin, self.head, self.arms = cloth, trim, skin, head, arms
        self.behind, self.size, self.robe, self.broad = more, size, robe, broad


PEOPLE = {
    "marro_warriors": Person("#6d8a4a", "#b7c96a", "#8fae62", "crest", "lance"),
    "deathwalker_9000": Person("#7d848c", "#c33b2a", "#9aa3ab", "skull", "cannon", size=1.24, broad=1.3),
    "izumi_samurai": Person("#a5302a", "#e0b23c", "#e6c29a", "kabuto", "katana"),
    "drake": Person("#4d6a8c", "#c9a85c", "#d9a878", "beret", "rifle_blade"),
    "syvarris": Person("#2f7a44", "#d9c98a", "#eccaa2", "hood", "bow"),
    "krav_maga_agents": Person("#23262c", "#e9e9e9", "#dcb48c", "shades", "pistols"),
    "tarn_vikings": Person("#8a5a2c", "#c8b48a", "#e6b88e", "horned", "axe"),
    "agent_carr": Person("#3a3442", "#8fd0d8", "#e0bd9a", "white", "sword_pistol", robe=True),
    "zettian_guards": Person("#a8752c", "#4fd0e0", "#c4923f", "visor", "guns", broad=1.35),
    "airborne_elite": Person("#66703a", "#b8b48a", "#d2a27a", "helmet", "rifle"),
    "finn": Person("#355c9a", "#d8b24a", "#e8bd94", "red_hair", "sword_shield"),
    "thorgrim": Person("#59606c", "#b03a2c", "#e0b088", "winged", "hammer_shield", broad=1.12),
    "raelin": Person("#e8e2d2", "#d8a93a", "#e9c6a4", "gold_hair", "spear", more=wings),
    "ne_gok_sa": Person("#5d3a78", "#9fd05a", "#87a85c", "horns", "staff", robe=True),
}
BEASTS: dict[str, Callable[[Drawing], None]] = {"mimring": dragon, "grimnak": dino}


def figures(*, plain: bool) -> dict[str, str]:
    """Return the picture of each card's figures for each player, by name; ``plain`` with harder contrasts."""
    made = {}
    for player in PLAYERS:
        for card, person in PEOPLE.items():
            made[f"{card}.{player}"] = _standing(player, partial(_person, who=person), 1.0, plain=plain)
        for card, beast in BEASTS.items():
            made[f"{card}.{player}"] = _standing(player, beast, 1.06, plain=plain)
    return made


def _standing(player: str, draw: Callable[[Drawing], None], size: float, *, plain: bool) -> str:
    """Return a figure on the base of a player."""
    deep = RADIUS * FLAT
    drawing = Drawing(-WIDE / 2, -_HIGH, WIDE, _HIGH + deep)
    rx, ry = 19.5 * size, 19.5 * size * FLAT
    colour = PLAYERS[player]
    dark = mixed(colour, "#000000", 0.42)
    rim = "#ffffff" if plain else mixed(colour, "#ffffff", 0.62)
    drawing.add(f'<ellipse cx="5" cy="3.4" rx="{rx + 2:.1f}" ry="{ry + 1:.1f}" fill="#0c0a1c" fill-opacity="0.3"/>')
    drawing.add(f'<path d="M{-rx:.1f} -1v5A{rx:.1f} {ry:.1f} 0 0 0 {rx:.1f} 4v-5Z" fill="{dark}" stroke="{INK}"'
                f' stroke-width="1.2"/>')  # fmt: skip
    drawing.add(f'<ellipse cx="0" cy="-1" rx="{rx:.1f}" ry="{ry:.1f}" fill="{colour}" stroke="{INK}"'
                f' stroke-width="1.2"/>')  # fmt: skip
    drawing.add(f'<ellipse cx="0" cy="-1.4" rx="{rx - 2:.1f}" ry="{ry - 1.6:.1f}" fill="none" stroke="{rim}"'
                f' stroke-width="1.1"/>')  # fmt: skip
    draw(drawing)
    drawing.add(f'<g transform="translate(0 {ry - 2.2:.1f}) scale(1.05)"><path d="{SIGNS[player]}" fill="#ffffff"'
                f' stroke="{INK}" stroke-width="1.4"/></g>')  # fmt: skip
    return drawing.text()


def _person(drawing: Drawing, who: Person) -> None:
    """Draw a figure with its feet at the middle of the base."""
    drawing.add(f'<g transform="scale({who.size:g})">')
    if who.behind is not None:
        who.behind(drawing)
    behind, front = WEAPONS[who.arms]
    behind(drawing)
    lit, dark = mixed(who.cloth, "#ffffff", 0.16), mixed(who.cloth, "#000000", 0.34)
    wide = 8.6 * who.broad
    if who.robe:
        skirt = f"M{-wide:.1f} -26L-11.5 0Q0 4 11.5 0L{wide:.1f} -26Z"
        drawing.add(f'<path d="{skirt}" fill="{dark}" stroke="{INK}" stroke-width="1.4"/>')
        drawing.add(f'<path d="M-2 -26L-3.5 1.500L3 1.500L2 -26Z" fill="{who.trim}"/>')
    else:
        for side in (-1, 1):
            leg = f"M{side * 1.2} -18L{side * 2} 0h{side * 6.5}L{side * wide * 0.86:.1f} -18Z"
            drawing.add(f'<path d="{leg}" fill="{dark}" stroke="{INK}" stroke-width="1.3"/>')
            drawing.add(f'<path d="M{side * 2} -3.500v3.500h{side * 6.8}v-3.500Z" fill="{INK}"/>')
    chest = (f"M{-wide:.1f} -33Q{-wide - 2:.1f} -24 {-wide * 0.8:.1f} -15H{wide * 0.8:.1f}"
             f"Q{wide + 2:.1f} -24 {wide:.1f} -33Q0 -38 {-wide:.1f} -33Z")  # fmt: skip
    drawing.add(f'<path d="{chest}" fill="{who.cloth}" stroke="{INK}" stroke-width="1.4"/>')
    drawing.add(f'<path d="M{-wide + 1:.1f} -32Q{-wide:.1f} -24 {-wide * 0.7:.1f} -16h3.500Q{-wide + 4:.1f} -25'
                f' {-wide + 4.5:.1f} -33.500Z" fill="{lit}"/>')  # fmt: skip
    drawing.add(f'<path d="M{-wide * 0.84:.1f} -19.500h{wide * 1.68:.1f}v3.200h{-wide * 1.68:.1f}Z" fill="{who.trim}"'
                f' stroke="{INK}" stroke-width="0.8"/>')  # fmt: skip
    drawing.add(f'<circle cx="0" cy="-41" r="6.6" fill="{who.skin}" stroke="{INK}" stroke-width="1.3"/>')
    HELMS[who.head](drawing, who.trim)
    _arms(drawing, who, wide)
    front(drawing)
    drawing.add("</g>")


def _arms(drawing: Drawing, who: Person, wide: float) -> None:
    dark = mixed(who.cloth, "#000000", 0.18)
    for side in (-1, 1):
        arm = (f"M{side * wide:.1f} -33Q{side * (wide + 5):.1f} -30 {side * (wide + 4.5):.1f} -21"
               f"L{side * (wide + 0.5):.1f} -20Q{side * (wide + 1):.1f} -27 {side * (wide - 2):.1f} -29Z")  # fmt: skip
        drawing.add(f'<path d="{arm}" fill="{dark}" stroke="{INK}" stroke-width="1.2"/>')
        drawing.add(f'<circle cx="{side * (wide + 2.6):.1f}" cy="-20" r="2.7" fill="{who.skin}" stroke="{INK}"'
                    f' stroke-width="1"/>')  # fmt: skip
