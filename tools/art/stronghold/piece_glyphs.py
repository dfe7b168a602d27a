"""Pictograms of the pieces, as SVG fragments in a box of 64 x 64.

A glyph is written with two inks: `{i}` (the line) and `{a}` (the accent), so that the same drawing
serves a tile in full colour and a faint hint printed on an empty place of the board.
"""

Fragment = str


def line(d: str, width: float = 4.0, ink: str = "i") -> Fragment:
    """Draw a stroke along the path `d` with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{{{ink}}}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def shape(d: str, ink: str = "i") -> Fragment:
    """Draw a filled path."""
    return f'<path d="{d}" fill="{{{ink}}}"/>'


def disc(x: float, y: float, r: float, ink: str = "i") -> Fragment:
    """Draw a filled circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{{{ink}}}"/>'


def ring(x: float, y: float, r: float, width: float = 4.0, ink: str = "i") -> Fragment:
    """Draw an open circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="none" stroke="{{{ink}}}" stroke-width="{width:g}"/>'


# Heads mark the three kinds of Invader units on every piece that concerns one of them.
GOBLIN_HEAD = (
    shape("M1 17 L19 24 Q32 12 45 24 L63 17 Q59 36 46 40 Q42 55 32 55 Q22 55 18 40 Q5 36 1 17Z")
    + shape("M20 31 L30 36 L23 40Z M44 31 L34 36 L41 40Z", "a")
    + line("M25 47 Q32 51 39 47", 3, "a")
)
ORC_HEAD = (
    shape("M26 11 Q26 3 32 3 Q38 3 38 11 Q51 14 51 28 L55 38 Q56 59 32 59 Q8 59 9 38 L13 28 Q13 14 26 11Z")
    + shape("M17 27 L30 32 L20 36Z M47 27 L34 32 L44 36Z", "a")
    + shape("M16 52 L18 37 L26 51Z M48 52 L46 37 L38 51Z", "a")
    + line("M24 51 H40", 3.4, "a")
)
TROLL_HEAD = (
    shape(
        "M4 3 Q1 24 14 27 L15 42 Q16 60 32 60 Q48 60 49 42 L50 27 Q63 24 60 3 Q55 15 45 16 "
        "Q38 10 32 10 Q26 10 19 16 Q9 15 4 3Z"
    )
    + disc(24.5, 31, 4.4, "a")
    + disc(39.5, 31, 4.4, "a")
    + shape("M21 42 H43 V51 H21Z", "a")
    + line("M28.300 42 V51 M35.700 42 V51", 2.6)
)

MACHINES = {
    "ballista": line("M10 26 Q32 4 54 26", 5)
    + line("M10 26 L32 37 L54 26", 2.4)
    + line("M32 14 V52", 5)
    + shape("M32 3 L39 15 H25Z", "a")
    + line("M20 56 L32 44 L44 56", 4),
    "catapult": line("M10 46 H54", 6)
    + line("M20 44 L44 18", 5)
    + line("M36 45 V28", 4)
    + disc(47, 14, 8, "a")
    + disc(18, 51, 7)
    + disc(46, 51, 7),
    "trebuchet": line("M16 56 L30 22 L44 56 M21 45 H39", 4)
    + line("M12 34 L54 8", 5)
    + shape("M5 32 H20 V46 H5Z", "a")
    + line("M54 8 Q60 20 54 30", 2.4)
    + disc(53, 33, 5, "a"),
    "altar": shape("M10 32 H54 V39 H10Z")
    + shape("M17 39 H47 L44 50 H52 V57 H12 V50 H20Z")
    + shape("M32 4 Q44 15 40 23 Q38 29 32 29 Q26 29 24 23 Q21 15 32 4Z", "a"),
    "battering_ram": line("M8 22 L32 8 L56 22", 5)
    + line("M20 20 V33 M42 20 V33", 2.6)
    + shape("M6 32 H46 V43 H6Z")
    + shape("M46 29 L60 37 L46 46Z", "a")
    + disc(17, 52, 6)
    + disc(41, 52, 6),
    "siege_tower": shape("M14 6 H22 V12 H28 V6 H36 V12 H42 V6 H50 V51 H14Z")
    + line("M15 20 H49 M15 35 H49", 3, "a")
    + line("M32 24 V30", 4, "a")
    + shape("M26 51 V44 Q26 39 32 39 Q38 39 38 44 V51Z", "a")
    + line("M51 21 L62 15", 4.4)
    + disc(22, 55, 6)
    + disc(42, 55, 6),
    "cover": shape("M10 14 H54 V44 H10Z")
    + line("M21 14 V44 M32 14 V25 M32 33 V44 M43 14 V44", 2.4, "a")
    + shape("M26 26 H38 V32 H26Z", "a")
    + line("M16 46 L10 56 M48 46 L54 56", 5),
}

EQUIPMENT = {
    "banner": line("M18 6 V58", 5) + shape("M21 9 H56 L46 22 L56 35 H21Z", "a"),
    "ladder": line("M16 58 L26 6 M38 58 L48 6", 5) + line("M19 47 H39 M21 36 H41 M23 25 H43 M25 14 H45", 4, "a"),
    "ropes": ring(28, 40, 15, 5)
    + ring(28, 40, 7, 4)
    + line("M42 34 Q54 28 48 12", 4)
    + line("M38 16 Q40 6 48 10 Q57 12 56 20", 4, "a"),
    "sap": shape("M4 56 Q8 30 32 28 Q56 30 60 56 H44 Q44 42 32 42 Q20 42 20 56Z")
    + line("M18 8 Q34 2 50 16", 5, "a")
    + line("M37 9 L26 30", 4, "a"),
    "bridge": line("M6 30 Q32 10 58 30", 5)
    + line("M6 46 Q32 28 58 46", 6, "a")
    + line("M8 30 V52 M20 23 V40 M32 20 V37 M44 23 V40 M56 30 V52", 3.4),
    "shields": ring(40, 24, 15, 5)
    + disc(40, 24, 4)
    + '<circle cx="24" cy="38" r="18" fill="{a}"/>'
    + ring(24, 38, 18, 4)
    + disc(24, 38, 5),
    "poison": shape("M25 8 H39 V24 L52 46 Q56 57 46 57 H18 Q8 57 12 46 L25 24Z")
    + shape("M21 38 H43 L48 47 Q50 52 45 52 H19 Q14 52 16 47Z", "a")
    + line("M22 7 H42", 5)
    + disc(27, 46, 3)
    + disc(37, 43, 2.4),
}

TRAINING = {
    "artilleryman": ring(32, 32, 18, 4.4)
    + line("M32 5 V22 M32 42 V59 M5 32 H22 M42 32 H59", 4.4)
    + disc(32, 32, 5.4, "a"),
    "quartermaster": shape("M32 8 L60 54 H4Z") + shape("M32 26 L43 54 H21Z", "a") + line("M32 8 V3 M26 5 L38 3", 3),
    "trench_master": line("M32 6 V32", 5)
    + line("M23 6 H41", 5)
    + shape("M19 30 H45 V42 Q44 54 32 60 Q20 54 19 42Z", "a"),
    "fire_master": line("M18 8 Q56 32 18 56", 5)
    + line("M18 8 V56", 2.2)
    + line("M8 32 H50", 4)
    + shape("M48 21 Q62 28 61 34 Q59 43 50 42 Q42 40 44 33 Q50 32 48 21Z", "a"),
    "drover": line("M14 56 L26 38", 7) + line("M26 38 Q34 22 46 24 Q58 28 50 38 Q42 44 38 34 Q34 16 56 8", 4, "a"),
    "saboteur": shape("M32 4 Q54 10 52 40 Q58 50 60 58 H4 Q6 50 12 40 Q10 10 32 4Z")
    + shape("M20 32 Q22 18 32 18 Q42 18 44 32 Q42 44 32 44 Q22 44 20 32Z", "a")
    + shape("M23 28 L31 31 L24 34Z M41 28 L33 31 L40 34Z"),
    "trainer": shape("M18 44 Q20 32 32 32 Q44 32 46 44 Q48 56 38 55 Q32 52 26 55 Q16 56 18 44Z")
    + disc(12, 32, 6, "a")
    + disc(24, 19, 6.600, "a")
    + disc(40, 19, 6.600, "a")
    + disc(52, 32, 6, "a"),
}

RITUALS = {
    "blood_stones": shape("M6 56 L12 42 L24 40 L32 50 L30 57Z M34 57 L36 44 L48 40 L58 50 L56 57Z")
    + shape("M32 5 Q44 20 44 28 Q43 38 32 38 Q21 38 20 28 Q20 20 32 5Z", "a"),
    "possession": line("M5 34 Q32 6 59 34 Q32 58 5 34Z", 4.400)
    + disc(32, 33, 10, "a")
    + shape("M32 25 Q37 33 32 41 Q27 33 32 25Z"),
    "fire": shape("M34 4 Q38 16 48 26 Q56 38 48 50 Q42 59 32 59 Q20 59 14 48 Q9 34 22 24 Q24 32 29 33 Q26 16 34 4Z")
    + shape("M33 34 Q42 42 40 49 Q38 55 32 55 Q25 54 25 48 Q26 43 30 42 Q32 40 33 34Z", "a"),
    "spectres": shape("M32 5 Q52 6 52 32 V57 L45 50 L38.500 57 L32 50 L25.500 57 L19 50 L12 57 V32 Q12 6 32 5Z")
    + disc(24, 27, 5, "a")
    + disc(40, 27, 5, "a")
    + disc(32, 40, 4, "a"),
    "panic": shape("M32 5 Q52 7 50 30 Q50 58 32 59 Q14 58 14 30 Q12 7 32 5Z")
    + disc(24, 25, 5, "a")
    + disc(40, 25, 5, "a")
    + '<ellipse cx="32" cy="44" rx="6.500" ry="10" fill="{a}"/>'
    + line("M4 26 Q3 42 12 50 M60 26 Q61 42 52 50", 4),
    "gale": line("M6 24 H38 Q48 23 47 15 Q44 7 36 11", 5)
    + line("M6 36 H50 Q60 38 57 47 Q52 54 44 49", 5, "a")
    + line("M12 48 H30 Q38 49 36 56 Q32 60 28 57", 5),
    "accident": '<g transform="rotate(58 28 27)">'
    + shape("M9 17 H47 Q50 46 28 47 Q6 46 9 17Z")
    + line("M7 15 H49", 6)
    + "</g>"
    + shape("M45 33 Q57 37 56 48 Q62 60 49 61 Q37 60 43 49 Q46 42 39 41Z", "a")
    + disc(30, 56, 4, "a"),
}

ORDERS = {
    "goblins_fury": GOBLIN_HEAD + line("M18 10 L22 17 M32 4 V11 M46 10 L42 17", 4, "a"),
    "orcs_detonation": disc(28, 38, 19)
    + shape("M35 14 L46 22 L41 29 L30 21Z")
    + line("M43 20 Q50 8 56 14", 3)
    + line("M56 4 V9 M62 13 H59 M50 6 L52 9", 3, "a")
    + disc(22, 33, 4, "a"),
    "trolls_call": shape("M6 22 Q28 34 50 8 L60 30 Q36 56 10 44 Q2 34 6 22Z")
    + '<ellipse cx="55" cy="19" rx="5" ry="12.500" transform="rotate(-25 55 19)" fill="{a}"/>'
    + line("M18 30 L14 45 M31 27 L33 47", 3, "a"),
    "bluff": shape("M5 20 Q18 14 32 22 Q46 14 59 20 Q60 46 44 46 Q36 46 32 37 Q28 46 20 46 Q4 46 5 20Z")
    + shape("M14 29 Q21 24 27 31 Q20 36 14 29Z M50 29 Q43 24 37 31 Q44 36 50 29Z", "a"),
    "face_down": line("M14 12 Q20 32 15 54 M27 8 Q34 30 28 57 M40 8 Q47 30 41 56 M52 13 Q57 30 52 50", 5),
}

DEFENCES = {
    "cannon": '<g transform="rotate(-18 32 30)">'
    + shape("M8 20 Q8 17 12 16 L56 20 V36 L12 40 Q8 39 8 36Z")
    + shape("M52 17 H60 V39 H52Z")
    + "</g>"
    + disc(26, 46, 12)
    + disc(26, 46, 6, "a"),
    "poles": line("M12 58 L40 16", 5)
    + line("M37 20 Q34 4 46 6 Q56 9 49 20", 5, "a")
    + line("M52 58 L30 30", 4)
    + line("M32 33 Q20 30 18 18", 4, "a"),
    "platform": shape("M6 14 H58 V24 H6Z", "a")
    + line("M19 14 V24 M32 14 V24 M45 14 V24", 2.2)
    + line("M13 26 V58 M51 26 V58", 5)
    + line("M14 56 L50 28 M14 28 L50 56", 3.4),
}

SIGNS = {
    "blessing": line("M32 56 V18", 5)
    + shape("M32 3 L42 20 H22Z")
    + line("M26 50 L32 56 L38 50", 4)
    + shape("M24 26 Q8 16 4 26 Q10 38 24 40Z M40 26 Q56 16 60 26 Q54 38 40 40Z", "a"),
    "glare": disc(32, 32, 12, "a")
    + line(
        "M32 4 V13 M32 51 V60 M4 32 H13 M51 32 H60 M12 12 L18.500 18.500 M45.500 45.500 L52 52 "
        "M52 12 L45.500 18.500 M18.500 45.500 L12 52",
        4.6,
    ),
    "altar_influence": shape("M32 3 Q52 22 47 38 Q44 49 32 49 Q20 49 17 38 Q12 22 32 3Z", "a")
    + line("M32 22 V42 M22 32 H42", 5)
    + line("M16 58 H48", 5),
    "gate_marker": line("M12 58 V26 Q12 8 32 8 Q52 8 52 26 V58", 5)
    + line("M22 16 V56 M32 10 V56 M42 16 V56 M13 30 H51 M13 43 H51", 3.4, "a"),
}

HEROES = {
    "officer": shape("M30 3 Q50 -2 58 16 Q46 12 36 18Z", "a")
    + shape("M12 34 Q12 12 32 12 Q52 12 52 34 V56 H38 V40 H26 V56 H12Z")
    + line("M20 32 H44", 4, "a")
    + line("M32 14 V30", 3.4, "a"),
    "warrior": line("M32 6 V60", 5.6)
    + shape("M32 13 Q22 5 11 6 Q2 22 11 40 Q23 39 32 30 Q41 39 53 40 Q62 22 53 6 Q42 5 32 13Z")
    + line("M14 13 Q10 23 14 33 M50 13 Q54 23 50 33", 3, "a")
    + disc(32, 22, 4, "a"),
}

BOW = line("M20 4 Q62 32 20 60", 7.5) + line("M20 6 V58", 3.2) + line("M4 32 H50", 6) + shape("M64 32 L46 21 V43Z")
SWORD = shape("M32 0 L39 9 V40 H25 V9Z") + line("M15 43 H49", 6) + line("M32 44 V57", 6) + disc(32, 59, 4.6)
STAR = shape("M32 4 L40 23 L60 25 L45 39 L49 60 L32 49 L15 60 L19 39 L4 25 L24 23Z")
KEEP = (
    shape("M8 6 H18 V14 H27 V6 H37 V14 H46 V6 H56 V26 H50 V58 H14 V26 H8Z")
    + shape("M26 58 V44 Q26 37 32 37 Q38 37 38 44 V58Z", "a")
    + line("M14 26 H50", 2.6, "a")
)
BURST = (
    "M48 20 L54 36 L70 30 L64 46 L78 53 L63 58 L67 74 L53 66 L45 80 "
    "L41 64 L25 67 L34 53 L20 44 L37 41 L34 25 L46 35Z"
)  # in a box of 96: the whole of a card
SKULL = (
    shape("M32 4 Q57 4 57 29 Q57 41 48 46 V59 H16 V46 Q7 41 7 29 Q7 4 32 4Z")
    + disc(21, 29, 7, "a")
    + disc(43, 29, 7, "a")
    + shape("M32 37 L36 44 H28Z", "a")
    + line("M25 50 V59 M32 50 V59 M39 50 V59", 2.6, "a")
)
