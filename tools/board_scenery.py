"""The land and the fortress without its houses: grass, paths, earthworks, walls, towers, barbican."""

import math
import random

import board_canvas as c
import piece_glyphs
from board_canvas import Box, Sheet
from board_layout import GATE, Layout, sag

HINT_FIELD, HINT_WALL = "#c2ad76", "#b4aea0"


def hint(sheet: Sheet, glyph: str, box: Box, ink: str) -> None:
    """Print faintly into an empty place what belongs there."""
    size = min(box.w, box.h) * 0.74
    drawing = glyph.replace("{i}", ink).replace("{a}", ink)
    sheet.group(box.cx - size / 2, box.cy - size / 2, size / 64, drawing)


def digit(sheet: Sheet, number: int, box: Box) -> None:
    """Draw a digit by strokes: digits are the same in every language, and fonts differ from machine to machine."""
    strokes = {
        0: "M2 0h4l2 3v8l-2 3h-4l-2-3v-8Z", 1: "M1 3l4-3v14", 2: "M0 3q0-3 4-3t4 4q0 3-8 10h8",
        3: "M0 1q3-1 5-1 3 0 3 3t-4 4q4 0 4 4t-4 3q-2 0-4-1", 4: "M6 14v-14l-6 10h8", 5: "M7 0h-6v6q7-2 7 4t-8 4",
        6: "M7 0q-7 2-7 9 0 5 4 5t4-4-4-4-4 3", 7: "M0 0h8l-5 14",
        8: "M4 0q-3 0-3 3t3 4 3-4-3-3M4 7q-4 0-4 4t4 3 4-3-4-4",
    }  # fmt: skip
    k = box.h / 26
    drawing = (
        f'<path d="{strokes[number]}" fill="none" stroke="#4a3717" stroke-width="2.4" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    sheet.group(box.cx - 4 * k, box.cy - 7 * k, k, drawing)


def places(sheet: Sheet, layout: Layout, name: str, fill: str, edge: str) -> None:
    """Mark the single places of an area."""
    number = 1
    while (cell := layout.areas.get(f"{name}.{number}")) is not None:
        sheet.rect(cell.inner(1), fill, edge, 1, r=4)
        number += 1


# -- land -----------------------------------------------------------------------------------------------------


def land(sheet: Sheet) -> None:
    """Draw grass with a few darker and lighter patches and tufts."""
    rng = random.Random(11)  # noqa: S311 - always the same scenery
    sheet.rect(Box(0, 0, c.WIDTH, c.HEIGHT), c.GRASS)
    for _ in range(34):
        x, y, r = rng.uniform(0, 1600), rng.uniform(540, 1000), rng.uniform(24, 70)
        sheet.ellipse(Box(x - r, y - r * 0.4, 2 * r, r * 0.8), rng.choice((c.GRASS_DARK, c.GRASS_LIGHT)))
    tufts = []
    for _ in range(230):
        x, y = rng.uniform(4, 1596), rng.uniform(530, 996)
        tufts.append(f"M{x:.0f} {y:.0f}l-3-7m3 7v-9m0 9l3-7")
    for start in range(0, len(tufts), 10):  # one long path would be rasterised in one long breath
        sheet.path("".join(tufts[start : start + 10]), edge="#7f954e", width=1.6)
    ground = [f"{x:.0f} {522 + sag(x) + 5 * math.sin(x / 37):.1f}" for x in range(0, 1601, 20)]
    sheet.path(f"M0 240 L{' L'.join(ground)} L1600 240Z", c.TRAMPLED, c.TRAMPLED_EDGE, 2)


def trail(sheet: Sheet, roads: list[str], width: float) -> None:
    """Draw dirt paths so that crossings flow into each other."""
    every = "".join(roads)
    sheet.path(every, edge=c.EARTH_EDGE, width=width + 6)
    sheet.path(every, edge=c.EARTH, width=width)


def paths(sheet: Sheet, layout: Layout) -> None:
    """Draw all paths of the board data, and those from the camp."""
    areas, wide, narrow = layout.areas, [], []
    for path in layout.board["paths"]:
        a, b = areas[path["from"]], areas[path["to"]]
        trap = areas.get(f"{path['from']}-{path['to']}")
        if trap is None:
            narrow.append(_short_road(path["from"], a, b))
        elif path["from"][0] == "F":
            wide.append(
                f"M{b.cx:.0f} {b.bottom - 8:.0f} Q{b.cx:.0f} {trap.cy:.0f} {trap.cx:.0f} {trap.cy:.0f} "
                f"Q{(trap.cx + a.cx) / 2:.0f} {trap.cy:.0f} {(trap.cx + a.cx) / 2:.0f} {a.y + 10:.0f}"
            )
        else:
            wide.append(
                f"M{a.cx - 44:.0f} {a.bottom - 6:.0f} Q{trap.right + 14:.0f} {trap.cy:.0f} {trap.cx:.0f} "
                f"{trap.cy:.0f} Q{b.cx + 8:.0f} {trap.cy:.0f} {b.cx:.0f} {b.bottom - 6:.0f}"
            )
    camp, crew = areas["CAMP"], areas["RB"]
    wide.append(f"M{camp.cx} {camp.y + 8} C{camp.cx - 40} 800 {camp.cx + 36} 760 {camp.cx} {crew.bottom - 6}")
    for ground, end in (("FW", camp.x + 10), ("FE", camp.right - 10)):
        x = areas[ground].cx
        wide.append(f"M{end} {camp.cy} Q{x} {camp.cy + 24} {x} {areas[ground].bottom - 8}")
    trail(sheet, wide, 26)
    trail(sheet, narrow, 18)


def _short_road(start: str, a: Box, b: Box) -> str:
    if start == "RB":
        return f"M{a.cx} {a.y + 6} V{b.bottom - 6}"
    side = 1 if b.cx > a.cx else -1
    x = a.cx + side * 40
    y = b.bottom - 3
    return f"M{x:.0f} {a.y + 10:.1f} Q{x:.0f} {a.y - 14:.1f} {b.cx - side * 22:.0f} {y:.1f}"


def trap_fields(sheet: Sheet, layout: Layout) -> None:
    """Draw the round fields for traps and bridges."""
    for name, box in layout.areas.items():
        if "-" in name:
            sheet.circle(box.cx, box.cy, 21, c.FIELD_PLACE, c.FIELD_EDGE, 2.2)
            sheet.add(
                f'<circle cx="{box.cx:.1f}" cy="{box.cy:.1f}" r="15" fill="none" stroke="{HINT_FIELD}" '
                'stroke-width="2" stroke-dasharray="5 4"/>'
            )


def woods(sheet: Sheet, layout: Layout) -> None:
    """Plant trees and stones where nothing is played."""
    rng = random.Random(5)  # noqa: S311 - always the same scenery
    taken = [box.inner(-26) for name, box in layout.areas.items() if "." not in name]
    spots: list[tuple[float, float]] = []
    for _ in range(900):
        x, y = rng.uniform(16, 1584), rng.uniform(560, 985)
        free = not any(b.x < x < b.right and b.y < y < b.bottom for b in taken)
        on_road = (
            (696 < y < 800 and 120 < x < 1500)
            or abs(x - GATE.cx) < 105
            or (y > 680 and 640 < x < 1120)
            or (y > 880 and 440 < x < 1310)
        )
        if free and not on_road and all(math.dist((x, y), s) > 30 for s in spots):
            spots.append((x, y))
    for x, y in sorted(spots, key=lambda s: s[1]):
        if rng.random() < 0.16:
            _rock(sheet, x, y)
        else:
            _tree(sheet, x, y, rng.uniform(0.75, 1.15), rng.random() < 0.4)


def _tree(sheet: Sheet, x: float, y: float, k: float, fir: bool) -> None:
    sheet.ellipse(Box(x - 15 * k, y + 4 * k, 32 * k, 11 * k), "#84964f")
    if fir:
        sheet.rect(Box(x - 2.5, y, 5, 10 * k), "#6b4a2a")
        for lift, w, colour in ((0, 17, "#3f6136"), (-11, 14, "#4b7040"), (-21, 10, "#5b824b")):
            top = y + (lift - 16) * k
            sheet.path(f"M{x:.1f} {top:.1f} L{x + w * k:.1f} {top + 20 * k:.1f} H{x - w * k:.1f}Z", colour)
        return
    sheet.rect(Box(x - 3, y - 2, 6, 12 * k), "#6b4a2a")
    sheet.circle(x, y - 10 * k, 16 * k, "#4d6f37")
    sheet.circle(x - 3 * k, y - 13 * k, 12 * k, "#5f8445")
    sheet.circle(x - 5 * k, y - 17 * k, 6 * k, "#769a58")


def _rock(sheet: Sheet, x: float, y: float) -> None:
    sheet.path(f"M{x - 14:.1f} {y + 8:.1f} l4 -13 l11 -5 l10 7 l4 11Z", "#a39d8e", "#6d675a", 1.6)
    sheet.path(f"M{x - 9:.1f} {y - 4:.1f} l10 -4 l5 6 l-9 3Z", "#bdb7a8")


# -- the Invader's ground -------------------------------------------------------------------------------------


def ramparts(sheet: Sheet, layout: Layout) -> None:
    """Draw earthworks behind a palisade, with their places."""
    for data in layout.board["ramparts"]:
        name = data["id"]
        _earthwork(sheet, layout.areas[name])
        places(sheet, layout, f"{name}.units", c.FIELD_PLACE, HINT_FIELD)
        for part, glyph in (("machine", piece_glyphs.MACHINES["ballista"]), ("cover", piece_glyphs.MACHINES["cover"])):
            box = layout.areas[f"{name}.{part}"]
            sheet.rect(box.inner(1), c.FIELD_PLACE, HINT_FIELD, 1, r=5)
            hint(sheet, glyph, box, HINT_FIELD)
        for number, glyph in ((1, "fire_master"), (2, "quartermaster")):
            box = layout.areas[f"{name}.training.{number}"]
            sheet.rect(box.inner(1), c.FIELD_PLACE, HINT_FIELD, 1, r=5)
            hint(sheet, piece_glyphs.TRAINING[glyph], box, HINT_FIELD)
    _earthwork(sheet, layout.areas["RB"], gap=62)
    places(sheet, layout, "RB.units", c.FIELD_PLACE, HINT_FIELD)


def _earthwork(sheet: Sheet, box: Box, gap: float = 34) -> None:
    sheet.rect(box.inner(-2).moved(0, 4), "#7f8f52", r=10)
    sheet.rect(box, c.FIELD_PLATE, c.FIELD_EDGE, 2.4, r=9)
    stakes = int(box.w // 10)
    step = box.w / stakes
    for n in range(stakes):
        x = box.x + n * step
        if abs(x + step / 2 - box.cx) < gap:  # the gap where the name stands
            continue
        sheet.path(
            f"M{x + 1:.1f} {box.y + 17:.1f} v-18 l{step / 2 - 1:.1f} -8 l{step / 2 - 1:.1f} 8 v18Z",
            "#94683a",
            "#543717",
            1.4,
        )
    sheet.path(
        f"M{box.x + 2:.1f} {box.y + 6:.1f} h{box.w / 2 - gap - 2:.1f} M{box.cx + gap:.1f} {box.y + 6:.1f} "
        f"h{box.w / 2 - gap - 2:.1f}",
        edge="#543717",
        width=2.6,
    )


def grounds(sheet: Sheet, layout: Layout) -> None:
    """Draw the two foregrounds."""
    for ground in ("FW", "FE"):
        box = layout.areas[ground]
        sheet.rect(box.inner(-2).moved(0, 4), "#7f8f52", r=16)
        sheet.rect(box, c.FIELD_PLATE, c.FIELD_EDGE, 2.4, r=14)
        places(sheet, layout, f"{ground}.units", c.FIELD_PLACE, HINT_FIELD)
        slot = layout.areas[f"{ground}.machine"]
        sheet.rect(slot, c.FIELD_PLACE, HINT_FIELD, 1, r=6)
        hint(sheet, piece_glyphs.MACHINES["trebuchet"], slot, HINT_FIELD)


def camp(sheet: Sheet, layout: Layout) -> None:
    """Draw the camp: a trodden place between tents and fires."""
    box = layout.areas["CAMP"]
    sheet.rect(box.inner(-2).moved(0, 4), "#7f8f52", r=24)
    sheet.rect(box, "#cfb680", c.FIELD_EDGE, 2.4, r=22)
    sheet.rect(layout.areas["CAMP.units"], c.FIELD_PLATE, HINT_FIELD, 1.4, r=14)
    for x, y, k, colour in (
        (box.x - 36, 900, 1.1, "#8c4a3c"),
        (box.x - 88, 964, 1.25, "#6d597d"),
        (box.x - 22, 978, 0.9, "#7a5b3c"),
        (box.right + 36, 902, 1.1, "#6d597d"),
        (box.right + 90, 964, 1.25, "#8c4a3c"),
        (box.right + 24, 980, 0.9, "#7a5b3c"),
    ):
        _tent(sheet, x, y, k, colour)


def _tent(sheet: Sheet, x: float, y: float, k: float, colour: str) -> None:
    sheet.ellipse(Box(x - 30 * k, y + 6 * k, 62 * k, 16 * k), "#84964f")
    sheet.path(f"M{x:.1f} {y - 26 * k:.1f} L{x + 28 * k:.1f} {y + 14 * k:.1f} H{x - 28 * k:.1f}Z", colour, "#3c2a20", 2)
    sheet.path(f"M{x:.1f} {y - 26 * k:.1f} L{x + 9 * k:.1f} {y + 14 * k:.1f} H{x - 9 * k:.1f}Z", "#3c2a20")
    sheet.path(
        f"M{x:.1f} {y - 26 * k:.1f} v{-10 * k:.1f} l{11 * k:.1f} {4 * k:.1f} l{-11 * k:.1f} {4 * k:.1f}",
        "#d9b13b",
        "#3c2a20",
        1.4,
    )


# -- walls ----------------------------------------------------------------------------------------------------


def inner_ground(sheet: Sheet) -> None:
    """Pave the inside of the fortress."""
    rng = random.Random(3)  # noqa: S311 - always the same scenery
    edge = [f"{x} {300 + sag(x):.1f}" for x in range(0, 1601, 40)]
    sheet.path(f"M0 0 L{' L'.join(edge)} L1600 0Z", c.PAVING)
    for colour in (c.PAVING_DARK, c.PAVING_LIGHT):
        stones = []
        for _ in range(260):
            x, y = rng.uniform(0, 1590), rng.uniform(0, 296)
            w, h = rng.uniform(7, 15), rng.uniform(5, 9)
            stones.append(f"M{x:.0f} {y:.0f}h{w:.0f}v{h:.0f}h-{w:.0f}z")
        sheet.path("".join(stones), colour)


def walls(sheet: Sheet, layout: Layout) -> None:
    """Draw every wall section from the inside to the field."""
    _wall_band(sheet)
    _merlons(sheet)
    for data in layout.board["walls"]:
        _section(sheet, layout, data)
    for data in layout.board["towers"]:
        _tower(sheet, layout.areas[data["id"]])
        sheet.rect(layout.areas[f"{data['id']}.label"], "#5f594e", "#3d3932", 1.2, r=4)


def _wall_band(sheet: Sheet) -> None:
    """The wall itself runs on below sections and towers, to both edges of the picture."""
    xs = range(0, 1601, 10)
    for top, bottom, fill in ((309.0, 357, c.STONE_LIGHT), (356, 397, c.STONE), (395, 417, c.STONE_DARK)):
        upper = [f"{x} {top + sag(x):.1f}" for x in xs]
        lower = [f"{x} {bottom + sag(x):.1f}" for x in reversed(xs)]
        sheet.path(f"M{' L'.join(upper)} L{' L'.join(lower)}Z", fill)
    for y, colour, width in ((309, c.STONE_EDGE, 2.6), (417, c.STONE_EDGE, 3), (357, "#8f897b", 1.6)):
        sheet.path("M" + " L".join(f"{x} {y + sag(x):.1f}" for x in xs), edge=colour, width=width)
    joints = []
    for x in range(4, 1600, 21):
        lift = sag(x)
        joints.append(f"M{x} {405 + lift:.1f}h21m-10 0v11m-8 -21v10")
    sheet.path("".join(joints), edge="#6f695d", width=1.4)


def _merlons(sheet: Sheet) -> None:
    """The battlements, seen from above, between the components and the outer face."""
    merlons = "".join(f"M{x} {394 + sag(x):.1f}h12v11h-12z" for x in range(2, 1600, 20))
    sheet.path(merlons, c.STONE_LIGHT, c.STONE_EDGE, 1.4)


def _section(sheet: Sheet, layout: Layout, data: dict[str, object]) -> None:
    name, areas = str(data["id"]), layout.areas
    sheet.rect(areas[f"{name}.defender"], c.WALL_PLATE, c.WALL_EDGE, 1.4, r=4)
    places(sheet, layout, f"{name}.defender", c.WALL_PLACE, HINT_WALL)
    box = areas[f"{name}.components"]
    sheet.rect(box, "#b7b2a5", c.WALL_EDGE, 1.4, r=3)
    for part, glyph in (
        ("cauldron", piece_glyphs.shape("M6 20 H58 Q60 56 32 57 Q4 56 6 20Z M3 10 H61 V18 H3Z")),
        ("hero", piece_glyphs.HEROES["officer"]),
        ("platform", piece_glyphs.DEFENCES["platform"]),
    ):
        if (slot := areas.get(f"{name}.{part}")) is not None:
            sheet.rect(slot, c.WALL_PLACE, "#a39c8b", 1.4, r=6)
            hint(sheet, glyph, slot, "#c2bbaa")
    sheet.rect(areas[f"{name}.label"].inner(0), "#5f594e", "#3d3932", 1.2, r=4)
    _attack_ground(sheet, layout, name)


def _attack_ground(sheet: Sheet, layout: Layout, name: str) -> None:
    areas = layout.areas
    sheet.rect(areas[f"{name}.invader"], c.FIELD_PLATE, c.FIELD_EDGE, 1.6, r=6)
    places(sheet, layout, f"{name}.invader", c.FIELD_PLACE, "#b59c62")
    sheet.rect(areas[f"{name}.equipment"], c.FIELD_PLATE, c.FIELD_EDGE, 1.4, r=6)
    for number, glyph in ((1, "banner"), (2, "ladder")):
        cell = areas[f"{name}.equipment.{number}"]
        sheet.rect(cell.inner(1), c.FIELD_PLACE, "#b59c62", 1, r=4)
        hint(sheet, piece_glyphs.EQUIPMENT[glyph], cell, HINT_FIELD)
    order = areas[f"{name}.order"]
    sheet.rect(order, "#c9b27a", c.FIELD_EDGE, 1.4, r=6)
    hint(sheet, piece_glyphs.ORDERS["trolls_call"], order, "#b09963")
    if (tower := areas.get(f"ST{name}")) is not None:
        sheet.rect(tower, "#b98d57", "#5f4120", 2, r=4)
        sheet.rect(areas[f"ST{name}.units"].inner(4), c.FIELD_PLACE, "#8a6536", 1.2, r=4)
        hint(sheet, piece_glyphs.MACHINES["siege_tower"], areas[f"ST{name}.machine"], "#a07541")


def _tower(sheet: Sheet, box: Box, r: float = 32) -> None:
    x, y = box.cx, box.cy
    sheet.circle(x, y + 5, r + 1, "#6f695d")
    sheet.circle(x, y, r, c.STONE, c.STONE_EDGE, 2.4)
    for n in range(12):
        angle = math.tau * n / 12
        mx, my = x + (r - 2) * math.cos(angle), y + (r - 2) * math.sin(angle)
        sheet.add(
            f'<rect x="{mx - 5:.1f}" y="{my - 4:.1f}" width="10" height="8" rx="1" fill="{c.STONE_LIGHT}" '
            f'stroke="{c.STONE_EDGE}" stroke-width="1.3" '
            f'transform="rotate({math.degrees(angle) + 90:.0f} {mx:.1f} {my:.1f})"/>'
        )
    sheet.circle(x, y, r - 7, c.WALL_PLACE, c.WALL_EDGE, 1.6)


def barbican(sheet: Sheet, layout: Layout) -> None:
    """Draw the gatehouse: two strong towers, three gates one behind the other, the track of their toughness."""
    areas, x = layout.areas, GATE.cx
    sheet.rect(Box(GATE.x + 1, 256, 158, 212), c.STONE, c.STONE_EDGE, 3, r=10)
    sheet.rect(Box(GATE.x + 7, 280, 146, 174), c.STONE_LIGHT, "#8f897b", 1.6, r=6)
    sheet.rect(areas["barbican.label"].inner(-1), "#5f594e", "#3d3932", 1.2, r=4)
    for number in (1, 2, 3):
        _gate(sheet, areas[f"gate{number}"], number)
    for number in range(9):
        cell = areas[f"gate_track.t{number}"]
        sheet.rect(cell.inner(0.8), "#d9c08a" if number else "#b5654a", "#6b5527", 1.2, r=3)
        digit(sheet, number, cell)
    for side in (-1, 1):
        _tower(sheet, Box(x + side * 64 - 1, 463, 2, 2), 17)
    ram = areas["RAM"]
    sheet.rect(ram, c.FIELD_PLATE, c.FIELD_EDGE, 1.8, r=8)
    slot = areas["RAM.machine"]
    sheet.rect(slot.inner(2), c.FIELD_PLACE, "#b59c62", 1.2, r=5)
    hint(sheet, piece_glyphs.MACHINES["battering_ram"], slot, HINT_FIELD)
    sheet.rect(areas["RAM.units"].inner(2), c.FIELD_PLACE, "#b59c62", 1.2, r=5)


def _gate(sheet: Sheet, box: Box, number: int) -> None:
    sheet.rect(box, "#6b4a29", "#33220f", 2.4, r=5)
    planks = "".join(f"M{box.x + n * box.w / 6:.1f} {box.y + 2:.1f}v{box.h - 4:.1f}" for n in range(1, 6))
    sheet.path(planks, edge="#4f3519", width=1.6)
    for y in (box.y + 9, box.bottom - 9):
        sheet.path(f"M{box.x + 2:.1f} {y:.1f} h{box.w - 4:.1f}", edge="#9b9a96", width=4)
    start = box.cx - (number - 1) * 8
    for n in range(number):  # one, two, three studs: the gates tell themselves apart without a word
        sheet.circle(start + n * 16, box.cy, 5, "#d8b24c", "#33220f", 1.6)
