"""The headgear and weapons of the figures of Fortress; the weapon is at the right."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.fortress.solid import Drawing

INK = "#191410"
STEEL, WOOD, GOLD = "#cfd5dc", "#7a5230", "#e0b83c"
Draw = Callable[[Drawing], None]


def _path(drawing: Drawing, d: str, fill: str, width: float = 1.1) -> None:
    drawing.add(f'<path d="{d}" fill="{fill}" stroke="{INK}" stroke-width="{width:g}"/>')


def _bar(drawing: Drawing, d: str, colour: str, width: float) -> None:
    """Draw a line with a dark rim."""
    drawing.add(f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="{width + 1.8:g}"/>')
    drawing.add(f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>')


def _eyes(drawing: Drawing, colour: str = INK) -> None:
    for x in (-2.5, 2.5):
        drawing.add(f'<circle cx="{x}" cy="-41.5" r="1.2" fill="{colour}"/>')


# -- heads ---------------------------------------------------------------------------------------------------------


def _crest(drawing: Drawing, trim: str) -> None:
    _path(drawing, "M-6 -44Q-4 -58 0 -59Q4 -58 6 -44Q0 -49 -6 -44Z", trim)
    _eyes(drawing, "#f6e040")


def _skull(drawing: Drawing, trim: str) -> None:
    _path(drawing, "M-7.5 -36V-47H7.500V-36Z", "#aab2ba")
    drawing.add(f'<path d="M-5 -44.500H5V-40.500H-5Z" fill="{trim}" stroke="{INK}" stroke-width="0.8"/>')
    _path(drawing, "M-4 -47L-2 -52H2L4 -47Z", "#8a929a")


def _kabuto(drawing: Drawing, trim: str) -> None:
    _path(drawing, "M-9.5 -39Q-9 -50 0 -50Q9 -50 9.5 -39L6 -43H-6Z", "#7a1f1a")
    _path(drawing, "M-1 -48Q-7 -52 -8 -58Q-2 -55 0 -50Q2 -55 8 -58Q7 -52 1 -48Z", trim)
    _eyes(drawing)


def _beret(drawing: Drawing, trim: str) -> None:
    _path(drawing, "M-7.5 -43Q-8 -51 2 -50.500Q11 -49 9 -44Q0 -46 -7.5 -43Z", "#8c2f2a")
    drawing.add(f'<circle cx="-3.5" cy="-46" r="1.3" fill="{trim}"/>')
    _eyes(drawing)


def _hood(drawing: Drawing, trim: str) -> None:
    _path(drawing, "M-8 -35Q-10.5 -48 0 -53Q10.5 -48 8 -35Q6 -45 0 -46Q-6 -45 -8 -35Z", "#245f36")
    _path(drawing, "M6.5 -42L13 -46L7 -39Z", trim, 0.8)
    _eyes(drawing)


def _shades(drawing: Drawing, trim: str) -> None:
    _path(drawing, "M-6.8 -42Q-7 -49 0 -48.500Q7 -49 6.8 -42Q0 -46 -6.8 -42Z", "#2a1c10")
    drawing.add(f'<path d="M-6 -42.600H6V-39.800H1L0 -41L-1 -39.800H-6Z" fill="{INK}"/>')
    drawing.add(f'<path d="M-1.5 -33.500L0 -25L1.5 -33.500Z" fill="{trim}"/>')


def _horned(drawing: Drawing, trim: str) -> None:
    _path(drawing, "M-7.5 -42Q-7 -50 0 -50Q7 -50 7.5 -42Z", "#9aa0a8")
    for side in (-1, 1):
        _path(drawing, f"M{side * 6.5} -45Q{side * 14} -46 {side * 12} -56Q{side * 10} -50 {side * 5} -48Z", "#efe6cc")
    _path(drawing, "M-6 -40Q-5 -31 0 -29Q5 -31 6 -40Q0 -36 -6 -40Z", trim)
    _eyes(drawing)


def _white(drawing: Drawing, trim: str) -> None:
    _path(drawing, "M-7 -38Q-9 -49 0 -49.500Q9 -49 7 -38Q6 -45 0 -45Q-6 -45 -7 -38Z", "#f2f2f2")
    _eyes(drawing, trim)


def _visor(drawing: Drawing, trim: str) -> None:
    _path(drawing, "M-8.5 -35V-45Q0 -52 8.5 -45V-35Z", "#8c6022")
    drawing.add(f'<path d="M-6.5 -43.500H6.500V-40H-6.500Z" fill="{trim}" stroke="{INK}" stroke-width="0.9"/>')


def _helmet(drawing: Drawing, trim: str) -> None:
    _path(drawing, "M-9 -41.500Q-8 -51 0 -51Q8 -51 9 -41.500Q0 -44 -9 -41.500Z", "#525b2c")
    drawing.add(f'<path d="M-6.5 -41L-4 -34.500M6.5 -41L4 -34.5" stroke="{trim}" stroke-width="1" fill="none"/>')
    _eyes(drawing)


def _red_hair(drawing: Drawing, trim: str) -> None:
    _path(drawing, "M-7.5 -36Q-10 -49 0 -50Q10 -49 7.5 -36Q7 -45 0 -45.500Q-7 -45 -7.5 -36Z", "#c2571e")
    _path(drawing, "M-5 -39Q-4 -32.5 0 -31.500Q4 -32.5 5 -39Q0 -36 -5 -39Z", "#c2571e")
    drawing.add(f'<path d="M-7 -45.500Q0 -48.5 7 -45.5" fill="none" stroke="{trim}" stroke-width="1.8"/>')
    _eyes(drawing)


def _winged(drawing: Drawing, trim: str) -> None:
    _path(drawing, "M-7.5 -41.500Q-7 -51 0 -51Q7 -51 7.5 -41.500Z", "#b9c0c8")
    for side in (-1, 1):
        _path(drawing, f"M{side * 6.5} -44L{side * 14} -55L{side * 11.5} -44L{side * 8} -41Z", "#f1ede0")
    _path(drawing, "M-6 -40Q-6 -29 0 -26.500Q6 -29 6 -40Q0 -36 -6 -40Z", "#3a2a1c")
    drawing.add(f'<path d="M-7 -43H7" stroke="{trim}" stroke-width="1.6"/>')
    _eyes(drawing)


def _gold_hair(drawing: Drawing, trim: str) -> None:
    _path(drawing, "M-7.5 -32Q-10 -48 0 -49.500Q10 -48 7.5 -32Q8 -44 0 -45Q-8 -44 -7.5 -32Z", trim)
    _eyes(drawing)


def _horns(drawing: Drawing, trim: str) -> None:
    for side in (-1, 1):
        _path(drawing, f"M{side * 2} -46Q{side * 3} -56 {side * 10} -59Q{side * 9} -50 {side * 6} -43Z", "#cfc79a")
    _eyes(drawing, "#ff5a3c")
    drawing.add(f'<path d="M-2.5 -37.500h5" stroke="{trim}" stroke-width="1.2"/>')


HELMS: dict[str, Callable[[Drawing, str], None]] = {
    "crest": _crest, "skull": _skull, "kabuto": _kabuto, "beret": _beret, "hood": _hood, "shades": _shades,
    "horned": _horned, "white": _white, "visor": _visor, "helmet": _helmet, "red_hair": _red_hair, "winged": _winged,
    "gold_hair": _gold_hair, "horns": _horns,
}  # fmt: skip


# -- weapons -------------------------------------------------------------------------------------------------------


def _nothing(drawing: Drawing) -> None:
    """Draw nothing."""


def _lance(drawing: Drawing) -> None:
    _bar(drawing, "M14 2L16 -50", "#59613a", 2)
    _path(drawing, "M16 -58L20 -47L13 -47Z", "#c8e070")


def _cannon(drawing: Drawing) -> None:
    _path(drawing, "M8 -27H19V-18H8Z", "#5a6068")
    drawing.add(f'<circle cx="19.5" cy="-22.5" r="4" fill="#ff8a3c" stroke="{INK}" stroke-width="1.2"/>')
    _path(drawing, "M-18 -36H-9V-29H-18ZM9 -36H18V-29H9Z", "#6b727a")


def _katana(drawing: Drawing) -> None:
    _bar(drawing, "M11 -19Q20 -34 19 -52", STEEL, 2)
    _bar(drawing, "M8 -20L14 -17", GOLD, 1.6)


def _rifle_blade(drawing: Drawing) -> None:
    _bar(drawing, "M-14 -34L-18 -54", STEEL, 1.8)
    _bar(drawing, "M-4 -19L20 -27", "#3a3f46", 3)


def _bow(drawing: Drawing) -> None:
    drawing.add('<path d="M13 -52L13 -2" stroke="#f4ecd8" stroke-width="0.9"/>')
    _bar(drawing, "M13 -52Q27 -27 13 -2", "#8a5a2c", 2.2)
    _bar(drawing, "M2 -24L25 -27", "#e8dcc0", 1.1)


def _pistols(drawing: Drawing) -> None:
    for side in (-1, 1):
        _bar(drawing, f"M{side * 10} -20L{side * 20} -24", "#3a3f46", 2.6)


def _axe(drawing: Drawing) -> None:
    _bar(drawing, "M11 -4L17 -46", WOOD, 2.2)
    _path(drawing, "M14 -46Q24 -50 26 -39Q21 -37 15 -36Z", STEEL)


def _sword_pistol(drawing: Drawing) -> None:
    _bar(drawing, "M11 -19L22 -50", STEEL, 2.4)
    _bar(drawing, "M-10 -20L-20 -23", "#3a3f46", 2.6)


def _guns(drawing: Drawing) -> None:
    for side in (-1, 1):
        _path(drawing, f"M{side * 12} -26H{side * 24}V-19H{side * 12}Z", "#5f4415")
        drawing.add(f'<circle cx="{side * 24}" cy="-22.5" r="2.4" fill="#4fd0e0" stroke="{INK}" stroke-width="0.9"/>')


def _rifle(drawing: Drawing) -> None:
    _bar(drawing, "M-10 -16L19 -31", "#3a3f46", 3)
    _bar(drawing, "M-12 -15L-5 -19", WOOD, 3.4)


def _pack(drawing: Drawing) -> None:
    _path(drawing, "M-11 -36H11V-18H-11Z", "#4a5128")


def _sword_shield(drawing: Drawing) -> None:
    _bar(drawing, "M11 -19L18 -50", STEEL, 2.6)
    _bar(drawing, "M8 -23L15 -20", GOLD, 1.8)
    drawing.add(f'<circle cx="-12" cy="-20" r="8.6" fill="#c9a13a" stroke="{INK}" stroke-width="1.4"/>')
    drawing.add('<path d="M-12 -28.600V-11.400M-20.6 -20H-3.4" stroke="#355c9a" stroke-width="3"/>')
    drawing.add(f'<circle cx="-12" cy="-20" r="2.6" fill="{STEEL}" stroke="{INK}" stroke-width="0.9"/>')


def _hammer_shield(drawing: Drawing) -> None:
    _bar(drawing, "M12 -6L17 -42", WOOD, 2.2)
    _path(drawing, "M10 -51L25 -49L24 -41L9 -43Z", STEEL)
    drawing.add(f'<circle cx="-13" cy="-19" r="10.4" fill="#8e2f26" stroke="{INK}" stroke-width="1.4"/>')
    drawing.add(f'<circle cx="-13" cy="-19" r="6.6" fill="none" stroke="{STEEL}" stroke-width="1.6"/>')
    drawing.add(f'<circle cx="-13" cy="-19" r="2.8" fill="{STEEL}" stroke="{INK}" stroke-width="0.9"/>')


def _spear(drawing: Drawing) -> None:
    _bar(drawing, "M12 2L15 -48", GOLD, 1.8)
    _path(drawing, "M15 -60L19 -48L12 -48Z", STEEL)


def _staff(drawing: Drawing) -> None:
    _bar(drawing, "M14 2L15 -46", "#4a3a26", 2.2)
    drawing.add(f'<circle cx="15" cy="-51" r="5" fill="#a6f04a" stroke="{INK}" stroke-width="1.3"/>')
    drawing.add('<circle cx="13.5" cy="-52.5" r="1.6" fill="#ffffff"/>')


WEAPONS: dict[str, tuple[Draw, Draw]] = {
    "lance": (_nothing, _lance), "cannon": (_nothing, _cannon), "katana": (_nothing, _katana),
    "rifle_blade": (_nothing, _rifle_blade), "bow": (_nothing, _bow), "pistols": (_nothing, _pistols),
    "axe": (_nothing, _axe), "sword_pistol": (_nothing, _sword_pistol), "guns": (_nothing, _guns),
    "rifle": (_pack, _rifle), "sword_shield": (_nothing, _sword_shield), "hammer_shield": (_nothing, _hammer_shield),
    "spear": (_nothing, _spear), "staff": (_nothing, _staff),
}  # fmt: skip
"""The functions that draw a weapon: the part behind the figure, and the part in front."""
