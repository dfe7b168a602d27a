"""The looks of The Convicted: the colours of the painted set, and those of the set with high contrast."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Look:
    """The colours and the style of a set of pictures.

    Attributes:
        ink: the colour of all outlines.
        sign, accent: the two colours of the pictograms on tokens.
        defender, engine: the faces of the defenders' tokens.
        foes, boss, machine: the faces of the enemy's tokens, ``foes`` by faction.
        timber, timber_dark, timber_light, stone, stone_dark, stone_light, roof, roof_dark: the colours of buildings.
        grass, grass_dark, earth, earth_dark, paving, paving_dark: the colours of the ground.
        water, water_dark: the colours of the moat.
        plate, sheet: the grounds of signs, and of labels.
        line: the borders of zones.
        plain: whether the set has no ornaments.
    """

    ink: str
    sign: str
    accent: str
    defender: str
    engine: str
    foes: dict[str, str]
    boss: str
    machine: str
    timber: str
    timber_dark: str
    timber_light: str
    stone: str
    stone_dark: str
    stone_light: str
    roof: str
    roof_dark: str
    grass: str
    grass_dark: str
    earth: str
    earth_dark: str
    paving: str
    paving_dark: str
    water: str
    water_dark: str
    plate: str
    sheet: str
    line: str
    plain: bool = False


STANDARD = Look(
    ink="#33271d", sign="#fbf3df", accent="#f2c14e", defender="#2d5584", engine="#7a5330",
    foes={"beasts": "#6d5a2c", "barbarians": "#9a2f27", "wolfmen": "#5b3f78", "forestmen": "#2c6142"},
    boss="#241a20", machine="#4c4038",
    timber="#a97c4a", timber_dark="#6e4b28", timber_light="#cfa671",
    stone="#aaa69b", stone_dark="#79746a", stone_light="#cfcbbf", roof="#a5523a", roof_dark="#713524",
    grass="#98a468", grass_dark="#7e8c53", earth="#bda878", earth_dark="#a08a5c", paving="#cfc3a8",
    paving_dark="#b3a486", water="#5d8fa8", water_dark="#3d6b86", plate="#4a4036",
    sheet="#e6d9b6", line="#7d6c48",
)  # fmt: skip
CONTRAST = Look(
    ink="#000000", sign="#ffffff", accent="#ffe14d", defender="#00306e", engine="#3a2200",
    foes={"beasts": "#3f3000", "barbarians": "#6e0000", "wolfmen": "#3a0060", "forestmen": "#003d1c"},
    boss="#000000", machine="#1e1e1e",
    timber="#e0b060", timber_dark="#6a3d00", timber_light="#ffe0a0",
    stone="#c8c8c8", stone_dark="#5a5a5a", stone_light="#ffffff", roof="#d05030", roof_dark="#701800",
    grass="#e9e9e0", grass_dark="#d2d2c6", earth="#f4f0e2", earth_dark="#b0aa90", paving="#ffffff",
    paving_dark="#c0c0c0", water="#3a8fd0", water_dark="#004f90", plate="#000000",
    sheet="#ffffff", line="#000000", plain=True,
)  # fmt: skip
