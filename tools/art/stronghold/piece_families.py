"""The families of pieces: an outline for each family, a pictogram for each piece in it."""

from tools.art.stronghold import piece_glyphs as glyphs

FAMILIES: dict[str, tuple[dict[str, str], float]] = {
    "machine": (glyphs.MACHINES, 13),
    "equipment": (glyphs.EQUIPMENT, 14),
    "training": (glyphs.TRAINING, 17),
    "ritual": (glyphs.RITUALS, 16),
    "order": (glyphs.ORDERS, 17),
    "defence": (glyphs.DEFENCES, 14),
    "sign": (glyphs.SIGNS, 17),
}
"""The pictograms of each family by piece, and their distance from the edges of the picture (of 96 units)."""

HEADS = {"goblin": glyphs.GOBLIN_HEAD, "orc": glyphs.ORC_HEAD, "troll": glyphs.TROLL_HEAD}
WEAPONS = {"marksman": glyphs.BOW, "soldier": glyphs.SWORD, "veteran": glyphs.STAR}
SIDES = {"": 0, "_west": -1, "_east": 1}
"""The names of pieces of one side, with the direction in which they point."""

SHIELDS = {
    "marksman": "M9 7 Q48 0 87 7 V45 Q86 86 48 90 Q10 86 9 45Z",
    "soldier": "M9 7 H87 V46 Q83 74 48 91 Q13 74 9 46Z",
    "veteran": "M5 18 Q18 20 25 5 Q36 13 48 3 Q60 13 71 5 Q78 20 91 18 Q95 65 48 91 Q1 65 5 18Z",
}
"""The Defender's units are shields: round, pointed, crested."""
