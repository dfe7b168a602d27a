"""The tokens of The Convicted: a shape for each side and faction, a pictogram on it, chevrons for veterans."""

from collections.abc import Iterator

from tools.art.convicted.glyphs import ENGINES, FOES, MACHINERY, SIGNS, UNITS
from tools.art.convicted.look import Look
from tools.art.stronghold.piece_canvas import disc, inked, line, path, placed, rect, round_box, slab

_SHIELD = "M10 8Q48 0 86 8V44Q84 72 48 88Q12 72 10 44Z"
_ROUND = "M48 4Q90 6 90 46Q90 86 48 86Q6 86 6 46Q6 6 48 4Z"
_HEXAGON = "M28 6H68L90 46L68 86H28L6 46Z"
_KITE = "M48 2L90 34L76 86H20L6 34Z"
_LEAF = "M12 10Q40 2 62 8Q90 14 88 46Q86 80 56 86Q34 90 10 80Q4 44 12 10Z"
_STAR = "M48 0L60 10L76 6L80 22L94 30L88 46L94 62L80 70L76 86L60 82L48 92L36 82L20 86L16 70L2 62L8 46L2 30L16 22L20 6L36 10Z"  # noqa: E501
_OCTAGON = "M26 6H70L90 26V66L70 86H26L6 66V26Z"
OUTLINES = {"beasts": _ROUND, "barbarians": _HEXAGON, "wolfmen": _KITE, "forestmen": _LEAF}
FACTION_OF = {
    "wolf": "beasts", "giant_spider": "beasts", "giant_eagle": "beasts", "dragon": "beasts",
    "slinger": "barbarians", "warrior": "barbarians", "giant": "barbarians",
    "wolfman_javelin": "wolfmen", "wolfman_spearman": "wolfmen", "werewolf": "wolfmen",
    "forest_archer": "forestmen", "heavy_footman": "forestmen", "assassin": "forestmen",
}  # fmt: skip
VETERANS = tuple(name for name in FACTION_OF if name not in ("wolf", "dragon"))
BOSSES = ("lord_of_destruction", "king_of_the_wolves", "forest_shaman")


def tokens(look: Look) -> Iterator[tuple[str, str]]:
    """Yield each token with its name."""
    for name, glyph in UNITS.items():
        yield name, _token(look, _SHIELD, look.defender, glyph)
    for name, glyph in ENGINES.items():
        yield name, _token(look, round_box((8, 6, 80, 80), 12), look.engine, glyph)
    for name, glyph in FOES.items():
        if name in BOSSES:
            yield name, _token(look, _STAR, look.boss, glyph)
            continue
        faction = FACTION_OF[name]
        yield name, _token(look, OUTLINES[faction], look.foes[faction], glyph)
        if name in VETERANS:
            yield f"veteran_{name}", _token(look, OUTLINES[faction], look.foes[faction], glyph, veteran=True)
    for name, glyph in MACHINERY.items():
        yield name, _token(look, _OCTAGON, look.machine, glyph)
    for name, glyph in SIGNS.items():
        yield f"mark.{name}", disc(48, 48, 44, look.plate, look.sign, 5) + placed(_inks(look, glyph), 18, 18, 60)


def _inks(look: Look, glyph: str) -> str:
    return inked(glyph, look.sign, look.accent)


def _token(look: Look, outline: str, face: str, glyph: str, *, veteran: bool = False) -> str:
    base = slab(outline, _darker(face), look.ink, look.sign, 4)
    inner = f'<g transform="translate(48 46) scale(.9) translate(-48 -46)">{path(outline, face, "", 0, "face")}</g>'
    size, top = (50, 14) if veteran else (56, 17)
    body = base + inner + placed(_inks(look, glyph), 48 - size / 2, top, size)
    return body + _chevrons(look) if veteran else body


def _chevrons(look: Look) -> str:
    """Draw two chevrons below the sign of a veteran."""
    plate = rect((24, 62, 48, 22), 6, look.ink)
    return plate + "".join(line(f"M30 {y} L48 {y - 7} L66 {y}", look.accent, 4.4) for y in (74, 82))


def _darker(colour: str) -> str:
    return "#" + "".join(f"{int(int(colour[at : at + 2], 16) * 0.6):02x}" for at in (1, 3, 5))
