"""Pictograms of units, engines and enemies, as SVG fragments in a box of 64 x 64; see `piece_glyphs`."""

from tools.art.stronghold.piece_glyphs import MACHINES, Fragment, disc, line, ring, shape

_HELMET = "M18 34 Q18 14 32 14 Q46 14 46 34 V40 H18Z"
_BODY = shape("M14 62 Q14 44 32 44 Q50 44 50 62Z")
_WOLF = shape("M4 38 L16 34 L24 20 L20 6 L32 14 L40 12 L56 28 L60 40 L50 44 L40 42 L34 52 L24 62 H8 Q14 50 4 38Z")
_WOLF_EYE = shape("M36 24 L46 29 L37 30Z", "a")
_HOOD = shape("M32 4 Q54 12 52 40 L58 62 H6 L12 40 Q10 12 32 4Z") + shape(
    "M20 34 Q22 20 32 20 Q42 20 44 34 Q42 46 32 46 Q22 46 20 34Z", "a"
)
_EYES = shape("M23 31 L31 34 L24 37Z M41 31 L33 34 L40 37Z")
_BIRD = shape(
    "M32 26 Q22 8 2 8 Q6 26 22 36 L26 44 L22 58 L32 52 L42 58 L38 44 L42 36 Q58 26 62 8 Q42 8 32 26Z"
) + shape("M28 28 H36 L32 38Z", "a")
_SPIDER = (
    disc(32, 38, 14)
    + disc(32, 20, 9)
    + line(
        "M22 32 L8 20 L4 32 M22 40 L6 40 L2 54 M26 48 L14 56 L14 63 "
        "M42 32 L56 20 L60 32 M42 40 L58 40 L62 54 M38 48 L50 56 L50 63",
        4,
    )
    + disc(28.5, 19, 2.6, "a")
    + disc(35.5, 19, 2.6, "a")
    + shape("M32 30 L37 38 L32 46 L27 38Z", "a")
)
_GIANT = (
    shape("M10 62 Q8 34 22 30 Q20 8 32 8 Q44 8 42 30 Q56 34 54 62Z")
    + disc(27.5, 21, 3, "a")
    + disc(36.5, 21, 3, "a")
    + line("M26 30 H38", 3, "a")
    + line("M6 56 L16 34", 8)
    + disc(5, 56, 6, "a")
)
_SLINGER = (
    disc(26, 18, 10)
    + shape("M10 62 Q10 34 26 34 Q42 34 42 62Z")
    + line("M38 40 L54 26 Q62 14 54 8", 4)
    + disc(52, 7, 6.4, "a")
)
_WARRIOR = (
    line("M18 60 L44 14", 6)
    + shape("M34 4 Q60 2 60 28 Q52 20 44 22 L38 14Z", "a")
    + shape("M34 4 L28 20 L44 26 L60 28 Q60 2 34 4Z")
    + shape("M40 10 Q52 10 54 20 Q48 16 44 18Z", "a")
)
_JAVELINS = line("M6 56 L50 20 M14 62 L58 26", 4.4) + shape("M46 12 L60 12 L52 24Z M54 18 L64 20 L58 30Z", "a")
_SPEAR = line("M10 60 L46 20", 5) + shape("M42 10 L60 4 L54 24Z", "a")
_BOW = (
    line("M16 6 Q56 30 20 60", 6)
    + line("M16 8 L20 58", 2.6)
    + line("M4 36 H46", 4.4)
    + shape("M60 34 L44 26 V44Z", "a")
)
_CROWN = shape("M10 24 L6 4 L20 14 L32 2 L44 14 L58 4 L54 24Z", "a")

UNITS: dict[str, Fragment] = {
    "spearman": shape(_HELMET)
    + _BODY
    + line("M52 4 V60", 4.4)
    + shape("M52 0 L58 12 H46Z", "a")
    + line("M24 30 H40", 4, "a"),
    "archer": _BOW,
    "swordsman": shape("M29 40 V10 L34 0 L39 10 V40Z")
    + line("M22 42 H46", 5, "a")
    + line("M34 42 V56", 5)
    + disc(34, 59, 4.6, "a"),
    "crossbowman": line("M8 30 Q32 2 56 30", 6)
    + line("M9 30 H55", 2.4)
    + line("M32 8 V60", 6)
    + shape("M32 0 L39 14 H25Z", "a")
    + line("M26 46 H38", 4, "a"),
    "heavy_infantry": shape("M10 8 Q32 0 54 8 V32 Q52 52 32 63 Q12 52 10 32Z") + line("M32 10 V54 M16 26 H48", 6, "a"),
    "arquebusier": '<g transform="rotate(-32 32 32)">'
    + shape("M-2 26 H46 V34 H24 L10 44 H-2Z")
    + shape("M46 27 H64 V33 H46Z", "a")
    + "</g>"
    + line("M38 36 L30 62", 4)
    + disc(58, 8, 5, "a"),
}
ENGINES: dict[str, Fragment] = {
    "boulders": disc(20, 46, 13)
    + disc(44, 46, 14)
    + disc(32, 24, 14)
    + line("M26 20 Q30 14 36 16 M38 42 Q42 38 48 40", 3, "a"),
    "cauldron": shape("M8 22 H56 Q56 58 32 58 Q8 58 8 22Z")
    + line("M5 21 H59", 6)
    + shape("M20 16 Q16 8 24 2 Q30 8 26 16Z M36 16 Q32 6 42 0 Q48 8 43 16Z", "a")
    + line("M18 34 Q20 48 30 50", 3, "a"),
    "catapult": MACHINES["catapult"],
    "ballista": MACHINES["ballista"],
    "onager": line("M6 50 H58", 6)
    + line("M14 50 L50 8", 5)
    + line("M36 48 V22 H28", 4.4)
    + disc(51, 9, 9, "a")
    + ring(16, 53, 7, 5)
    + ring(48, 53, 7, 5),
    "bombard": '<g transform="rotate(-16 32 30)">'
    + shape("M6 22 L12 18 H50 V40 H12 L6 36Z")
    + shape("M50 15 H60 V43 H50Z", "a")
    + "</g>"
    + disc(22, 50, 11)
    + disc(22, 50, 5, "a"),
}
FOES: dict[str, Fragment] = {
    "wolf": _WOLF + _WOLF_EYE,
    "giant_spider": _SPIDER,
    "giant_eagle": _BIRD,
    "dragon": shape(
        "M4 20 Q20 2 40 10 L56 4 L50 16 L62 22 L52 28 Q44 30 38 28 Q34 40 46 44 "
        "Q58 48 54 60 H14 Q2 52 10 40 L18 26 Q10 26 4 20Z"
    )
    + disc(42, 17, 3, "a")
    + shape("M16 34 L4 44 L12 46 L8 56 L22 52Z", "a"),
    "slinger": _SLINGER,
    "warrior": _WARRIOR,
    "giant": _GIANT,
    "wolfman_javelin": _JAVELINS,
    "wolfman_spearman": _SPEAR
    + shape("M6 6 L22 10 L30 4 L34 18 L26 32 L14 30 L8 20Z")
    + shape("M18 16 L26 19 L18 21Z", "a"),
    "werewolf": shape("M8 4 L22 14 H42 L56 4 L54 30 Q54 46 44 50 L40 62 H24 L20 50 Q10 46 10 30Z")
    + shape("M16 24 L28 30 L18 33Z M48 24 L36 30 L46 33Z", "a")
    + shape("M22 44 L26 54 L30 44Z M34 44 L38 54 L42 44Z", "a"),
    "forest_archer": line("M44 4 Q4 30 44 60", 6)
    + line("M44 6 V58", 2.4)
    + line("M16 32 H54", 4)
    + shape("M10 32 L22 25 V39Z", "a")
    + shape("M52 20 Q64 24 60 40 Q50 36 52 20Z", "a"),
    "heavy_footman": shape("M4 12 Q18 4 34 12 V40 Q32 56 19 62 Q6 56 4 40Z")
    + shape("M19 14 L30 24 L19 52 L8 24Z", "a")
    + line("M48 62 V24", 5)
    + disc(48, 16, 12)
    + disc(48, 16, 5, "a"),
    "assassin": _HOOD + _EYES,
    "lord_of_destruction": _CROWN
    + shape("M8 28 H56 L50 44 Q48 60 32 62 Q16 60 14 44Z")
    + shape("M18 34 L29 40 L19 44Z M46 34 L35 40 L45 44Z", "a"),
    "king_of_the_wolves": _CROWN + '<g transform="translate(4 24) scale(.86 .64)">' + _WOLF + _WOLF_EYE + "</g>",
    "forest_shaman": line("M50 62 V14", 5)
    + ring(50, 11, 8, 4, "a")
    + shape("M26 24 Q42 30 40 48 L44 62 H6 L10 48 Q8 30 26 24Z")
    + line("M20 22 L12 4 M20 14 L10 14 M30 22 L36 4 M32 12 L40 12", 4, "a")
    + disc(21, 40, 3, "a")
    + disc(31, 40, 3, "a"),
}
MACHINERY: dict[str, Fragment] = {
    "enemy_catapult": MACHINES["catapult"],
    "enemy_ballista": MACHINES["ballista"],
    "trebuchet": MACHINES["trebuchet"],
    "ram": MACHINES["battering_ram"],
    "siege_tower": MACHINES["siege_tower"],
    "cover": MACHINES["cover"],
    "bridge": line("M4 24 Q32 8 60 24", 5)
    + line("M4 46 Q32 30 60 46", 6, "a")
    + line("M8 24 V50 M20 18 V42 M32 16 V40 M44 18 V42 M56 24 V50", 4),
}
SIGNS: dict[str, Fragment] = {
    "main": line("M14 4 V62", 6) + shape("M18 6 H60 L48 20 L60 34 H18Z", "a"),
    "panic": shape("M32 5 Q52 7 50 30 Q50 58 32 59 Q14 58 14 30 Q12 7 32 5Z")
    + disc(24, 25, 5, "a")
    + disc(40, 25, 5, "a")
    + '<ellipse cx="32" cy="44" rx="6.500" ry="10" fill="{a}"/>',
    "aura": shape("M32 2 L58 12 V34 Q56 54 32 63 Q8 54 6 34 V12Z") + line("M32 14 V48 M18 28 H46", 6, "a"),
    "reinforced": shape("M6 22 H26 V40 H6Z M30 22 H58 V40 H30Z M6 44 H38 V62 H6Z M42 44 H58 V62 H42Z")
    + shape("M32 0 L42 14 H22Z", "a"),
    "heretic": shape("M34 2 Q38 16 48 26 Q56 38 48 52 Q42 62 32 62 Q20 62 14 50 Q9 34 22 24 Q24 32 29 33 Q26 14 34 2Z")
    + shape("M33 36 Q42 44 40 52 Q38 58 32 58 Q25 57 25 50 Q28 44 33 36Z", "a"),
    "fired": line("M8 32 H44", 7) + shape("M62 32 L40 18 V46Z", "a"),
    "fought": line("M10 10 L54 54 M54 10 L10 54", 7) + disc(32, 32, 6, "a"),
    "arrived": line("M32 4 V34 L52 46", 7) + ring(32, 34, 26, 6, "a"),
    "leader": _CROWN + shape("M10 28 H54 V38 H10Z"),
    "blinded": line("M4 32 Q32 4 60 32 Q32 60 4 32", 5) + line("M10 56 L54 8", 7, "a"),
}
