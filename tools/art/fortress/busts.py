"""The busts on the army cards of Fortress: shoulders, head, headgear and weapon, all in one style.

A bust stands in a box of 100 by 100 whose lower edge is its chest; every part is a few plain shapes of SVG Tiny 1.2.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

INK = "#1f1b18"
STEEL, PALE, GOLD, WOOD, DARK = "#aeb6bd", "#e6ebee", "#d9ae4a", "#7a5632", "#3a3f47"


@dataclass(frozen=True)
class Bust:
    """The look of a bust.

    Attributes:
        skin: colour of the face.
        cloth: colour of the shoulders.
        trim: colour of their edge.
        gear: the headgear, by name (``GEAR``).
        weapon: the weapon behind a shoulder, by name (``WEAPONS``).
        shape: the form of the head: round, long, robot, beast.
        extra: further parts, by name: beard, ears, wings, visor, tusks, shades.
    """

    skin: str
    cloth: str
    trim: str
    gear: str = ""
    weapon: str = ""
    shape: str = "round"
    extra: tuple[str, ...] = ()


def _path(d: str, fill: str, width: float = 2.4, line: str = INK) -> str:
    return f'<path d="{d}" fill="{fill}" stroke="{line}" stroke-width="{width:g}"/>'


def _line(d: str, colour: str, width: float) -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"/>'


def _dot(x: float, y: float, r: float, fill: str, width: float = 0.0) -> str:
    edge = f' stroke="{INK}" stroke-width="{width:g}"' if width else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{edge}/>'


def _sword() -> str:
    return _path("M80 6L85 12 81 62 76 62Z", PALE) + _line("M70 63L88 66", GOLD, 5) + _line("M78 66L77 84", WOOD, 5)


def _axe() -> str:
    return _line("M82 16L78 96", WOOD, 5.5) + _path("M80 14C96 12 100 30 92 42C90 34 86 32 79 32Z", STEEL)


def _bow() -> str:
    bow = _line("M74 4C100 24 100 70 72 96", WOOD, 5) + _line("M74 4L72 96", PALE, 1.6)
    return bow + _line("M56 52L99 48", STEEL, 2.6) + _path("M99 48L91 43 92 53Z", STEEL, 1.4)


def _rifle() -> str:
    return _path("M70 8L77 8 78 60 84 66 82 92 72 92 72 60Z", DARK) + _line("M73.5 4L73.5 12", STEEL, 3)


def _katana() -> str:
    return _line("M88 4C92 26 86 52 78 70", PALE, 4.5) + _line("M72 66L84 72", GOLD, 4) + _line("M77 72L70 90", DARK, 5)


def _cannon() -> str:
    return _path("M72 20L92 14 96 40 76 46Z", DARK) + _dot(84, 16, 6, STEEL, 2) + _dot(84, 16, 2.6, INK)


def _staff() -> str:
    return _line("M82 10L78 96", WOOD, 5) + _path("M82 2L92 14 82 26 73 14Z", "#8bd6c0")


def _hammer() -> str:
    return _line("M83 24L78 96", WOOD, 5.5) + _path("M68 10L98 14 96 32 66 28Z", STEEL)


def _spear() -> str:
    return _line("M82 20L77 98", WOOD, 4.5) + _path("M83 0L90 14 82 26 77 14Z", PALE)


WEAPONS: dict[str, Callable[[], str]] = {
    "sword": _sword, "axe": _axe, "bow": _bow, "rifle": _rifle, "katana": _katana, "cannon": _cannon,
    "staff": _staff, "hammer": _hammer, "spear": _spear,
}  # fmt: skip


def _horned() -> str:
    horns = _path("M31 30C20 28 14 18 16 6C22 18 28 20 37 22Z", PALE) + _path(
        "M69 30C80 28 86 18 84 6C78 18 72 20 63 22Z", PALE
    )
    return horns + _path("M29 38C29 16 71 16 71 38L71 42 29 42Z", STEEL) + _path("M47 20L53 20 54 54 46 54Z", GOLD, 1.8)


def _winged() -> str:
    wings = _path("M30 32C16 30 10 16 14 4C20 14 30 16 38 24Z", PALE) + _path(
        "M70 32C84 30 90 16 86 4C80 14 70 16 62 24Z", PALE
    )
    return wings + _path("M29 38C29 16 71 16 71 38L71 42 29 42Z", GOLD) + _path("M47 20L53 20 53 48 47 48Z", PALE, 1.8)


def _kabuto() -> str:
    crest = _path("M50 30C36 24 30 12 32 6C40 14 60 14 68 6C70 12 64 24 50 30Z", GOLD)
    return (
        crest
        + _path("M22 48C24 18 76 18 78 48C66 38 34 38 22 48Z", "#8e2f2a")
        + _line("M30 40C40 34 60 34 70 40", GOLD, 2.4)
    )


def _helmet() -> str:
    return _path("M27 40C25 14 75 14 73 40L77 44 23 44Z", "#5d6b3e") + _line("M30 40L70 40", DARK, 2.6)


def _beret() -> str:
    return _path("M26 34C22 20 44 12 60 16C78 18 78 30 70 36C56 30 42 32 30 38Z", "#7a2230") + _dot(
        38, 28, 4, GOLD, 1.4
    )


def _hood(cloth: str = "#3f6b45") -> str:
    return _path("M24 66C18 34 32 12 50 12C68 12 82 34 76 66L68 58C70 36 62 28 50 28C38 28 30 36 32 58Z", cloth)


def _pointed() -> str:
    cone = _path("M30 32C38 22 44 8 56 -14C58 6 64 22 70 32Z", "#2c4a86")
    return cone + _path("M16 36C34 24 66 24 84 36C66 42 34 42 16 36Z", "#2c4a86") + _dot(52, 12, 3.4, GOLD, 1.4)


def _hair() -> str:
    return _path("M28 44C24 20 40 14 52 14C70 14 76 28 72 46C68 34 60 30 50 32C40 30 32 34 28 44Z", "#3b2a20")


def _crest() -> str:
    return _path("M50 22C44 12 46 2 54 -2C52 6 60 10 58 22Z", "#7d3a8c") + _path(
        "M36 26C30 18 30 10 34 4C36 12 44 16 44 24Z", "#7d3a8c"
    )


def _tricorn() -> str:
    return _path("M22 38C30 16 70 16 78 38C66 30 34 30 22 38Z", DARK)


def _long_hair() -> str:
    return _path("M26 70C16 40 30 12 50 12C70 12 84 40 74 70L68 66C72 40 64 28 50 28C36 28 28 40 32 66Z", "#c98b3c")


GEAR: dict[str, Callable[[], str]] = {
    "horned": _horned, "winged": _winged, "kabuto": _kabuto, "helmet": _helmet, "beret": _beret, "hood": _hood,
    "cowl": lambda: _hood("#3b363c"), "pointed": _pointed,
    "hair": _hair, "crest": _crest, "tricorn": _tricorn, "long_hair": _long_hair,
}  # fmt: skip

_BEHIND = {"wings": lambda _bust: _path("M36 74C8 78 -10 48 -6 12C8 26 30 30 40 52Z", PALE)
           + _path("M64 74C92 78 110 48 106 12C92 26 70 30 60 52Z", PALE)}  # fmt: skip


def _head(bust: Bust) -> str:
    match bust.shape:
        case "robot":
            shell = _path("M30 26L70 26 74 40 70 66 58 74 42 74 30 66 26 40Z", bust.skin)
            return (
                shell
                + _path("M32 40L68 40 66 50 34 50Z", INK, 1)
                + _line("M38 45L46 45", "#ff5a3c", 4)
                + _line("M54 45L62 45", "#ff5a3c", 4)
            )
        case "beast":
            muzzle = _path(
                "M28 22C34 12 66 12 72 22C78 40 70 50 66 60C62 74 56 80 50 80C44 80 38 74 34 60C30 50 22 40 28 22Z",
                bust.skin,
            )
            eyes = _path("M34 36L46 42 36 46Z", "#ffd34d", 1.2) + _path("M66 36L54 42 64 46Z", "#ffd34d", 1.2)
            return muzzle + eyes + _dot(45, 68, 2.2, INK) + _dot(55, 68, 2.2, INK)
        case "long":
            face = _path("M31 30C33 18 67 18 69 30C74 50 62 78 50 80C38 78 26 50 31 30Z", bust.skin)
        case _:
            face = _path("M29 34C29 18 71 18 71 34L70 56C68 70 58 78 50 78C42 78 32 70 30 56Z", bust.skin)
    eyes = _dot(42, 50, 2.8, INK) + _dot(58, 50, 2.8, INK)
    return face + eyes + _line("M44 66C48 68 52 68 56 66", INK, 2)


def _extra(name: str, bust: Bust) -> str:
    match name:
        case "beard":
            return _path("M31 56C34 92 66 92 69 56C62 64 56 60 50 62C44 60 38 64 31 56Z", "#b5652b")
        case "grey_beard":
            return _path("M31 56C34 94 66 94 69 56C62 64 56 60 50 62C44 60 38 64 31 56Z", "#c9c4bb")
        case "ears":
            return _path("M30 44L10 30 28 58Z", bust.skin, 2) + _path("M70 44L90 30 72 58Z", bust.skin, 2)
        case "tusks":
            return _path("M42 66L38 54 46 62Z", PALE, 1.4) + _path("M58 66L62 54 54 62Z", PALE, 1.4)
        case "shades":
            return (
                _path("M33 46L48 46 46 55 36 55Z", INK, 1)
                + _path("M52 46L67 46 64 55 54 55Z", INK, 1)
                + _line("M46 47L54 47", INK, 2.4)
            )
        case "horns":
            return _path("M32 26C20 18 18 4 24 -6C26 8 36 14 42 20Z", PALE) + _path(
                "M68 26C80 18 82 4 76 -6C74 8 64 14 58 20Z", PALE
            )
        case "fangs":
            return _path("M40 74L43 84 46 76Z", PALE, 1.2) + _path("M60 74L57 84 54 76Z", PALE, 1.2)
        case _:
            return ""


def bust(look: Bust) -> str:
    """Return a bust as SVG shapes in a box of 100 by 100."""
    behind = "".join(_BEHIND[name](look) for name in look.extra if name in _BEHIND)
    weapon = WEAPONS[look.weapon]() if look.weapon else ""
    body = _path("M2 102C4 84 22 78 38 76L62 76C78 78 96 84 98 102Z", look.cloth)
    trim = _line("M36 78C42 90 58 90 64 78", look.trim, 5)
    ears = _extra("ears", look) if "ears" in look.extra else ""
    parts = "".join(_extra(name, look) for name in look.extra if name != "ears")
    gear = GEAR[look.gear]() if look.gear else ""
    return behind + weapon + body + trim + ears + _head(look) + parts + gear
