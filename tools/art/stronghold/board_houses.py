"""The eight buildings and the courtyard as a bird sees them, each in a box of its own from (0, 0)."""

import math
from collections.abc import Callable

from tools.art.stronghold import board_roofs as r
from tools.art.stronghold.board_canvas import INK, PAVING_SHADE, Box, Sheet


def forge(s: Sheet) -> None:
    """Draw the forge: a sooty roof, a smoking chimney, fire in a wide arch, the anvil before it."""
    r.long_house(s, Box(4, 14, 104, 80), "#a39686", r.SOOT, 30)
    s.path("M22 94v-16q0-11 21-11q21 0 21 11v16Z", "#241c19", INK, 1.8)
    s.path("M29 94q-3-13 5-19q1 6 5 7q-1-9 6-13q2 8 6 9q2-3 2-6q9 11 3 22Z", "#ef8a2a")
    s.path("M36 94q-2-8 5-13q2 5 4 5q1 4-1 8Z", "#ffd762")
    r.window(s, 86, 84)
    s.block(Box(76, 12, 19, 30), "#8a7a6c", INK, 1.8)
    s.rect(Box(87, 14, 7, 27), "#6d5f53")
    s.block(Box(73, 8, 25, 8), "#a39486", INK, 1.7)
    s.rect(Box(79, 10, 13, 4), "#2a2320")
    s.path("M84 9q-7-4-2-8q3-4 9-2q5-5 11 0q8-1 8 5q7 1 4 7q-6 4-12 0q-4 3-8 0q-6 3-10-2Z", "#e6e0d4", "#a99f8e", 1.3)
    s.blob(132, 92, 26, 6, PAVING_SHADE, rough=0.05)
    s.block(Box(121, 78, 17, 14), "#8a6238", INK, 1.6)
    s.path("M112 62h30q9 0 12-4v11q-9 2-14 5l3 8h-26l4-8q-8-4-9-12Z", "#5d646c", INK, 1.8)
    s.line("M114 64h28", "#a3abb3", 2.4)
    s.line("M120 56l16-8", "#7a5530", 3.4)
    s.block(Box(131, 42, 13, 9), "#8b9198", INK, 1.4)


def workshop(s: Sheet) -> None:
    """Draw a half-timbered shed, a great cogwheel against it, sawn logs, a beam on trestles."""
    r.long_house(s, Box(4, 6, 100, 86), "#ecdcb6", r.SHINGLE, 36)
    s.line("M12 60v32M34 60v32M72 60v32M96 60v32M12 62l22 28M96 62l-24 28M10 62h88", "#6b4323", 3)
    r.door(s, 84, 92, "#7d5430", 15, 22)
    teeth = "".join(
        f'<rect x="-4.500" y="-25" width="9" height="50" rx="2" transform="rotate({a})"/>' for a in (0, 45, 90, 135)
    )
    s.circle(55, 72, 24, "#5b4a38")
    s.add(f'<g transform="translate(52 69)" fill="#a97c47" stroke="{INK}" stroke-width="1.500">{teeth}</g>')
    s.circle(52, 69, 17.5, "#b98a52", INK, 1.7)
    s.circle(52, 69, 11, "#e6d2a6", INK, 1.5)
    s.line("M52 58v22M41 69h22", "#8d6437", 4)
    s.circle(52, 69, 4, "#5d646c", INK, 1.3)
    s.blob(134, 90, 24, 7, PAVING_SHADE, rough=0.05)
    for x, y in ((118, 84), (134, 84), (150, 84), (126, 71), (142, 71), (134, 58)):
        s.circle(x, y, 8.4, "#b9884f", INK, 1.5)
        s.circle(x - 0.6, y - 0.6, 5.6, "#e3bf88")
        s.circle(x - 0.6, y - 0.6, 2.4, "#b9884f")
    s.line("M110 40l40-8", "#c79a5c", 6)
    s.line("M112 37l36-7", "#e3c08a", 1.6)
    s.line("M116 38l-5 11m8-11l4 9M142 33l-4 11m6-11l6 9", "#6b4323", 2.4)


def cathedral(s: Sheet) -> None:
    """Draw a nave with transepts in the form of a cross, a choir, a spire over the crossing, a rose in the gable."""
    pale, shade = "#e4dccb", "#b9b09e"
    r.drum(s, 136, 44, 15, 22, pale, shade)
    r.cone(s, 136, 44, 17, 16, r.LEAD)
    r.long_house(s, Box(22, 24, 116, 54), pale, r.LEAD, 20)
    for x in (34, 46, 112, 124):
        r.window(s, x, 74, 6, 13, "#5f86a5")
        s.rect(Box(x + 4.4, 60, 3.2, 18), shade, INK, 0.9)
    s.poly([(100, 25), (107, 25), (107, 56), (100, 60)], r.LEAD.dark, r.LEAD.dark, 1)  # its shadow on the nave
    s.poly([(100, 68), (106, 64), (106, 92), (100, 92)], shade, shade, 1)
    r.gable_house(s, Box(58, 6, 42, 86), pale, r.LEAD, 19, 24, cast=False)
    s.circle(79, 63, 8.6, "#6f9dbd", INK, 1.6)
    s.line("M79 54.500v17M70.500 63h17M73 57l12 12M85 57l-12 12", "#f2ead6", 1.2)
    r.door(s, 79, 92, "#7f3f2e", 14, 17)
    for x in (8, 22):  # the two western towers
        if x > 20:
            s.poly([(x + 14, 36), (x + 20, 42), (x + 20, 57), (x + 14, 57)], r.LEAD.dark, r.LEAD.dark, 1)
        s.block(Box(x - 4, 34, 18, 54), pale, INK, 1.7)
        s.rect(Box(x + 8, 35, 5.4, 52), shade)
        r.window(s, x + 3, 62, 5, 12, "#46525e")
        s.poly([(x - 6, 36), (x + 5, 4), (x + 5, 40)], r.LEAD.light, INK, 1.4)
        s.poly([(x + 16, 36), (x + 5, 4), (x + 5, 40)], r.LEAD.dark, INK, 1.4)
    s.poly([(69, 34), (79, 10), (79, 39)], r.LEAD.light, INK, 1.5)
    s.poly([(89, 34), (79, 10), (79, 39)], r.LEAD.dark, INK, 1.5)
    s.line("M79 11V0M74.500 4h9", INK, 4.4)
    s.line("M79 11V0M74.500 4h9", "#e3b64a", 2.4)


def scouts(s: Sheet) -> None:
    """Draw a watch-tower of poles beside round tents; an eye on the standard."""
    s.blob(100, 84, 54, 12, PAVING_SHADE, rough=0.04)
    for x, y, k in ((126, 62, 0.86), (84, 72, 1.1)):
        r.drum(s, x, y, 30 * k, 12 * k, "#b7bd8f", "#8e966a")
        r.cone(s, x, y, 33 * k, 44 * k, r.CANVAS)
        for way in (-16, 15):
            s.line(f"M{x} {y - 43 * k:.1f}L{x + way * k:.1f} {y + 14 * k:.1f}", "#5c6636", 1.2)
        s.poly([(x - 1, y - 8 * k), (x + 9 * k, y + 26 * k), (x - 10 * k, y + 26 * k)], "#38301f", INK, 1.2)
        s.line(f"M{x} {y - 44 * k:.1f}v-7", INK, 1.8)
    s.poly([(40, 96), (62, 100), (56, 60), (48, 50)], PAVING_SHADE, PAVING_SHADE, 1)
    s.line("M8 96L17 36M50 96L41 36", "#5b3a1d", 5)
    s.line("M8 96L17 36M50 96L41 36", "#8f643a", 2.8)
    s.line("M12 78L45 54M46 78L14 54M11 79h36M15 55h29", "#76502b", 2.6)
    s.block(Box(7, 27, 44, 15), "#b48653", INK, 1.7)
    s.line("M14 28v13M21 28v13M28 28v13M35 28v13M42 28v13", "#855d31", 1.1)
    s.poly([(3, 28), (29, 10), (29, 21)], r.CANVAS.light, INK, 1.6)
    s.poly([(55, 28), (29, 10), (29, 21)], r.CANVAS.dark, INK, 1.6)
    s.poly([(3, 28), (29, 20), (55, 28), (29, 32)], r.CANVAS.face, INK, 1.6)
    r.flag(s, 29, 12, "#cf5a36", 11)
    s.path("M66 66q18-17 36 0q-18 16-36 0Z", "#f6efdc", INK, 1.7)
    s.circle(84, 66, 5.6, "#3f5a3a", INK, 1.4)
    s.circle(82.5, 64.5, 1.6, "#ffffff")


def hospital(s: Sheet) -> None:
    """Draw a white house under tiles, a herb on its sign, beds of herbs and linen on the line."""
    r.hip_house(s, Box(4, 4, 92, 82), "#f6f1e4", r.TILE, 30)
    for x in (18, 34, 84):
        r.window(s, x, 78, 8, 14, "#7f9bb0")
    r.door(s, 64, 86, "#7d8f6a", 15, 21)
    s.circle(50, 34, 16, "#fdf9ee", INK, 1.8)
    s.path("M50 46V28M50 40q-11-1-11-11q9 0 11 11ZM50 34q11-1 10-11q-9 0-10 11Z", "#5f9a4b", "#2f5a24", 1.7)
    for y in (66, 78, 90):
        s.patch(Box(104, y - 4, 30, 9), "#a98a5e", "#7d6440", 1, rough=0.8, r=3)
        for n in range(4):
            s.circle(108.5 + n * 7.2, y - 1, 3.4, "#6d8f4a", "#48663a", 0.9)
    s.line("M102 56v-22M132 56v-22", "#6b4323", 2.4)
    s.line("M102 36q15 5 30 0", "#5b4a38", 1.2)
    s.path("M106 37q5 2 10 2v15q-5-3-10 0Z", "#ffffff", INK, 1.1)
    s.path("M119 39q5 0 9-2v16q-4-2-9 0Z", "#e9edf0", INK, 1.1)


def barracks(s: Sheet) -> None:
    """Draw a long house with a brick-red roof, dormers, blue banners, crossed swords over the door."""
    r.long_house(s, Box(2, 12, 150, 88), "#d6bd92", r.BRICK, 36)
    for x in (30, 124):
        r.gable_house(s, Box(x - 12, 32, 24, 30), "#d6bd92", r.BRICK, 9, 10, cast=False)
        r.window(s, x, 62, 6, 9)
    for x in (16, 124):
        s.path(f"M{x} 66h19v24l-9.500-7-9.500 7Z", "#3a63ab", INK, 1.5)
        s.line(f"M{x + 9.5} 70v9m-4-5h8", "#e8c355", 2)
        s.line(f"M{x - 2} 66h23", "#6b4323", 2.6)
    for x in (46, 110):
        r.window(s, x, 86, 7, 13)
    r.door(s, 78, 100, "#6b4323", 20, 27)
    for colour, width in ((INK, 7), ("#dfe3e6", 3.6)):
        s.line("M62 58L96 32M94 58L60 32", colour, width)
    s.line("M62 50l9 10M94 50l-9 10", INK, 5.4)
    s.line("M62 50l9 10M94 50l-9 10", "#d6a93c", 2.8)
    r.flag(s, 12, 14, "#3a63ab")
    r.flag(s, 142, 14, "#3a63ab")


def guards(s: Sheet) -> None:
    """Draw a square keep with battlements, its platform seen from above, a shield on its face."""
    r.shadow(s, [(18, 20), (86, 20), (86, 104), (18, 104)])
    s.block(Box(8, 40, 66, 62), "#a9a193", INK, 1.9)
    s.rect(Box(62, 41, 11, 60), "#8c8477")
    s.line("M12 60h10M54 66h8M12 84h8M58 92h12M14 96h9M50 54h9M66 78h6", "#7d7568", 1.8)
    s.block(Box(4, 8, 74, 40), "#b9b2a3", INK, 1.9)
    s.block(Box(13, 14, 56, 25), "#d9d2c3", "#7d7568", 1.4)
    s.line("M13 26h56M31 14v12M50 14v12M22 27v12M42 27v12M60 27v12", "#bcb4a4", 1.1)
    stones = "".join(f"M{x} 4h10v10h-10z" for x in (4, 20, 36, 52, 68)) + "M3 20h9v9h-9zM70 20h9v9h-9z"
    s.path(stones, "#e4dfd2", INK, 1.4)
    s.path("".join(f"M{x} 36h10v8h-10z" for x in (4, 20, 36, 52, 68)), "#e4dfd2", INK, 1.4)
    s.path("".join(f"M{x} 44h10v6h-10z" for x in (4, 20, 36, 52, 68)), "#968e80", INK, 1.2)
    r.flag(s, 41, 27, "#3a63ab", 24)
    s.path("M25 56h32v18q-3 17-16 24q-13-7-16-24Z", "#3a63ab", "#e8c355", 3.4)
    s.path("M25 56h32v18q-3 17-16 24q-13-7-16-24Z", "none", INK, 1)
    s.line("M41 58v36M27 72h28", "#e8c355", 3)


def guard_of_honour(s: Sheet) -> None:
    """Draw a columned hall under a golden roof with a star; a carpet before it."""
    s.path("M40 108l6-14h18l6 14Z", "#a33d33", INK, 1.4)
    s.path("M45 108l4-13h12l4 13Z", "#c05246")
    r.gable_house(s, Box(4, 2, 102, 98), "#efe6d1", r.GOLD, 40, 30)
    s.rect(Box(9, 68, 92, 5), "#fbf5e6", INK, 1.3)
    s.rect(Box(12, 73, 86, 21), "#8f8068", INK, 1.2)
    for x in (14, 32, 69, 87):
        s.rect(Box(x, 72, 9, 23), "#fbf5e6", INK, 1.3)
        s.line(f"M{x + 6.5} 74v19", "#c9bfa8", 1.6)
    r.door(s, 55, 95, "#6b3a2a", 15, 19)
    s.rect(Box(6, 94, 98, 6), "#f3ecdb", INK, 1.5)
    star = "L".join(
        f"{55 + (9.5 if n % 2 == 0 else 4) * math.sin(math.pi * n / 5):.1f} "
        f"{54 - (9.5 if n % 2 == 0 else 4) * math.cos(math.pi * n / 5):.1f}"
        for n in range(10)
    )
    s.path(f"M{star}Z", "#e0a92f", "#7a5506", 1.5)


def courtyard(s: Sheet) -> None:
    """Draw a lime tree with a bench around it, and the well."""
    s.blob(54, 76, 42, 21, PAVING_SHADE, rough=0.06)
    s.ellipse(Box(18, 60, 46, 20), "#b48653", INK, 1.6)
    s.ellipse(Box(25, 62, 32, 13), "#8a6238", INK, 1.2)
    s.rect(Box(36, 50, 10, 20), "#6f4d2c", INK, 1.3)
    for x, y, rad, colour in ((40, 36, 34, "#54703a"), (35, 30, 26, "#6c8b48"), (28, 23, 15, "#8dab62")):
        s.blob(x, y, rad, rad * 0.92, colour, "#39492a" if rad == 34 else "", 1.7, rough=0.09, bumps=12)
    for x, y in ((52, 22), (22, 44), (48, 46), (60, 36), (34, 12)):
        s.circle(x, y, 2, "#c3cf86")
    s.blob(132, 92, 34, 11, PAVING_SHADE, rough=0.05)
    r.drum(s, 124, 76, 27, 15, "#b4ad9f", "#8c8477")
    s.ellipse(Box(97, 62.5, 54, 27), "#d3cdbf", INK, 1.7)
    s.ellipse(Box(104, 66, 40, 20), "#39576a", INK, 1.5)
    s.path("M108 76q8-5 16-3q-6 4-16 3Z", "#7ea3b4")
    s.line("M99 76V36M149 76V36", "#5b3a1d", 5)
    s.line("M99 76V36M149 76V36", "#8f643a", 2.6)
    s.poly([(90, 30), (124, 8), (124, 30)], r.TILE.light, INK, 1.6)
    s.poly([(158, 30), (124, 8), (124, 30)], r.TILE.dark, INK, 1.6)
    s.poly([(90, 30), (124, 26), (158, 30), (124, 44)], r.TILE.face, INK, 1.6)
    s.line("M124 44v18", INK, 1.6)
    s.block(Box(118, 60, 12, 10), "#a2763f", INK, 1.4)


SIZES = {
    "forge": (156, 96), "workshop": (160, 96), "cathedral": (154, 96), "scouts": (158, 100), "hospital": (136, 96),
    "barracks": (156, 106), "guards": (88, 106), "guard_of_honour": (112, 110), "courtyard": (162, 104),
}  # fmt: skip
"""The size of each drawing."""

DRAWINGS: dict[str, Callable[[Sheet], None]] = {
    "forge": forge,
    "workshop": workshop,
    "cathedral": cathedral,
    "scouts": scouts,
    "hospital": hospital,
    "barracks": barracks,
    "guards": guards,
    "guard_of_honour": guard_of_honour,
    "courtyard": courtyard,
}
