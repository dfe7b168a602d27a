"""The geometry of the board of The Convicted: boxes by the names of the rules, in board units.

From the outside in: deployment zones, the ring, assault zones, walls and towers, the town with its keep. North is
above. The names are those of `stronghold_gui.games.convicted.pieces`; a part of a place has its name after a dot.
"""

from dataclasses import dataclass, field

from tools.art.stronghold.board_canvas import Box

WIDTH, HEIGHT = 1320, 1000
FAR_X, FAR_Y = 146, 104
"""The depth of the deployment zones: at the sides, and above and below."""
RING_X, RING_Y = 152, 110
RING = 40
"""The place where the ring begins, and its width."""
NEAR_X, NEAR_Y = 198, 156
"""The place where the assault zones begin."""
FORT = Box(322, 248, 676, 504)
"""Walls and towers, seen from outside."""
TOWER = Box(0, 0, 150, 136)
THICK_X, THICK_Y = 110, 104
"""The painted thickness of the walls: at the sides, and above and below."""
DIRECTIONS = ("N", "E", "S", "W")
BUILDINGS = ("barracks", "workshop", "library", "chapel", "mage_tower")


@dataclass(slots=True)
class Layout:
    """The board.

    Attributes:
        boxes: every area by its name.
        outlines: the paths of areas that are no rectangles.
        pictures: the names of areas that show one picture, which fills them.
        counted: the names of areas in which pieces of a kind are drawn as one with a number.
    """

    boxes: dict[str, Box] = field(default_factory=dict)
    outlines: dict[str, str] = field(default_factory=dict)
    pictures: set[str] = field(default_factory=set)
    counted: set[str] = field(default_factory=set)

    def put(self, name: str, box: Box, *, picture: bool = False) -> None:
        """Add an area."""
        self.boxes[name] = box
        if picture:
            self.pictures.add(name)
        if name.endswith((".units", ".foes")):
            self.counted.add(name)


def board() -> Layout:
    """Return the layout of the whole board."""
    layout = Layout()
    _zones(layout)
    _ring(layout)
    _walls(layout)
    _towers(layout)
    _town(layout)
    return layout


def mirrored(box: Box, *, across: bool = False, down: bool = False) -> Box:
    """Return the mirror image of a box on the board."""
    x = WIDTH - box.right if across else box.x
    y = HEIGHT - box.bottom if down else box.y
    return Box(x, y, box.w, box.h)


def _zones(layout: Layout) -> None:
    far = {"N": Box(RING_X, 8, WIDTH - 2 * RING_X, FAR_Y - 8), "W": Box(8, 8, FAR_X - 8, HEIGHT - 16)}
    near = {
        "N": Box(NEAR_X, NEAR_Y, WIDTH - 2 * NEAR_X, FORT.y - NEAR_Y - 4),
        "W": Box(NEAR_X, FORT.y, FORT.x - NEAR_X - 4, FORT.h),
    }
    for kind, boxes in (("deployment", far), ("assault", near)):
        boxes |= {"S": mirrored(boxes["N"], down=True), "E": mirrored(boxes["W"], across=True)}
        for way, box in boxes.items():
            _zone(layout, f"{kind}_{way}", box, way)


def _zone(layout: Layout, name: str, box: Box, way: str) -> None:
    """Lay out a zone: its name and a sign with the number of its pieces at one end, the pieces over the horde."""
    layout.put(name, box)
    if way in "NS":
        layout.put(f"{name}.units", Box(box.x + 172, box.y + 4, box.w - 178, box.h - 8))
        layout.put(f"{name}.name.label", Box(box.x + 6, box.cy - 41, 162, 46))
        sign = Box(box.x + 6, box.cy + 10, 122, 26)
        layout.put(f"{name}.mark", Box(sign.right + 6, sign.y - 4, 34, 34))
    else:
        layout.put(f"{name}.units", Box(box.x + 4, box.y + 90, box.w - 8, box.h - 96))
        layout.put(f"{name}.name.label", Box(box.x + 4, box.y + 6, box.w - 8, 46))
        sign = Box(box.cx - 55, box.y + 58, 110, 26)
        layout.put(f"{name}.mark", Box(box.cx - 17, box.bottom - 40, 34, 34))
    layout.put(f"{name}.label", sign)
    layout.put(f"{name}.horde", layout.boxes[f"{name}.units"], picture=True)


def _ring(layout: Layout) -> None:
    middle_x, middle_y = WIDTH / 2, HEIGHT / 2
    arm_x, arm_y = FORT.x, FORT.y
    above = {"N1": Box(arm_x, RING_Y, middle_x - arm_x, RING), "N2": Box(middle_x, RING_Y, middle_x - arm_x, RING)}
    left = {"W1": Box(RING_X, arm_y, RING, middle_y - arm_y), "W2": Box(RING_X, middle_y, RING, middle_y - arm_y)}
    for name, box in above.items():
        layout.put(f"ring_{name}", box, picture=True)
        layout.put(f"ring_{name.replace('N', 'S')}", mirrored(box, down=True), picture=True)
    for name, box in left.items():
        layout.put(f"ring_{name}", box, picture=True)
        layout.put(f"ring_{name.replace('W', 'E')}", mirrored(box, across=True), picture=True)
    corner = Box(RING_X, RING_Y, arm_x - RING_X, arm_y - RING_Y)
    for name, across, down in (("NW", False, False), ("NE", True, False), ("SW", False, True), ("SE", True, True)):
        layout.put(f"ring_{name}", mirrored(corner, across=across, down=down), picture=True)
        layout.outlines[f"ring_{name}"] = bend(layout.boxes[f"ring_{name}"], name)


def bend(box: Box, corner: str) -> str:
    """Return the outline of a corner of the ring."""
    outer_y, inner_y = (box.y, box.y + RING) if "N" in corner else (box.bottom, box.bottom - RING)
    outer_x, inner_x = (box.x, box.x + RING) if "W" in corner else (box.right, box.right - RING)
    end_x, end_y = (box.right if "W" in corner else box.x), (box.bottom if "N" in corner else box.y)
    points = ((outer_x, outer_y), (end_x, outer_y), (end_x, inner_y), (inner_x, inner_y), (inner_x, end_y),
              (outer_x, end_y))  # fmt: skip
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "Z"


def _walls(layout: Layout) -> None:
    x, y = FORT.x + TOWER.w, FORT.y + TOWER.h
    long_x, long_y = FORT.w - 2 * TOWER.w, FORT.h - 2 * TOWER.h
    boxes = {
        "N": Box(x, FORT.y, long_x, THICK_Y),
        "S": Box(x, FORT.bottom - THICK_Y, long_x, THICK_Y),
        "W": Box(FORT.x, y, THICK_X, long_y),
        "E": Box(FORT.right - THICK_X, y, THICK_X, long_y),
    }
    for way, box in boxes.items():
        layout.put(way, box)
        layout.put(f"{way}.fort", box, picture=True)
        for name, part in (_across if way in "NS" else _along)(box, way).items():
            layout.put(f"{way}.{name}", part)
    gates = Box(WIDTH / 2 - 28, boxes["N"].bottom - 40, 56, 46)
    layout.put("gates", gates, picture=True)
    layout.put("gateway", Box(gates.right + 4, gates.y + 2, 42, 42))


def _across(box: Box, way: str) -> dict[str, Box]:
    """Return the parts of a wall that runs across: enemies on its outer edge, the defenders inside."""
    foes_y = box.y - 16 if way == "N" else box.bottom - 30
    y = box.y + 30 if way == "N" else box.y + 2
    sign_y = box.bottom + 8 if way == "N" else box.y - 30
    return {
        "foes": Box(box.x + 20, foes_y, box.w - 40, 46),
        "units": Box(box.x + 4, y, box.w - 94, 62),
        "engines": Box(box.right - 88, y + 6, 84, 50),
        "label": Box(box.x + 4 if way == "N" else box.cx - 62, sign_y, 124, 22),
        "marks": Box(box.x + 134 if way == "N" else box.cx + 66, sign_y - 3, 80, 28),
    }


def _along(box: Box, way: str) -> dict[str, Box]:
    """Return the parts of a wall that runs down."""
    foes_x = box.x - 18 if way == "W" else box.right - 28
    x = box.x + 28 if way == "W" else box.x + 2
    sign_x = box.right + 4 if way == "W" else box.x - 70
    return {
        "foes": Box(foes_x, box.y + 6, 46, box.h - 12),
        "units": Box(x, box.y + 2, 74, box.h - 54),
        "engines": Box(x, box.bottom - 50, 74, 46),
        # Between the names of the buildings: there is no space beside them.
        "label": Box(sign_x, box.cy + 29, 66, 42),
        "marks": Box(sign_x + 16, box.cy - 56, 30, 80),
    }


def _towers(layout: Layout) -> None:
    corner = Box(FORT.x, FORT.y, TOWER.w, TOWER.h)
    for name, across, down in (("NW", False, False), ("NE", True, False), ("SW", False, True), ("SE", True, True)):
        box = mirrored(corner, across=across, down=down)
        layout.put(name, box)
        layout.put(f"{name}.fort", box, picture=True)
        layout.put(f"{name}.units", Box(box.x + 6, box.y + 4, box.w - 12, 62))
        layout.put(f"{name}.engines", Box(box.x + 20, box.y + 64, box.w - 40, 46))
        layout.put(f"{name}.label", Box(box.cx - 38, box.bottom - 24, 76, 20))
        layout.put(f"{name}.marks", Box(box.x + 2, box.bottom - 28, 28, 26))


_NAME = 108
"""Width of a building's name, enough for the longest one in the smallest window."""


def _town(layout: Layout) -> None:
    left, right = FORT.x + THICK_X + 78, FORT.right - THICK_X - 78
    top, bottom = FORT.y + THICK_Y + 34, FORT.bottom - THICK_Y - 34
    wide, high = (right - left) / 4, (bottom - top) / 2
    # The tower is centred in its row, so that all names in the row have the same width.
    spots = {"barracks": (0, 0), "workshop": (0, 1), "library": (3, 0), "chapel": (3, 1), "mage_tower": (1.5, 1)}
    for name, (column, row) in spots.items():
        box = Box(left + column * wide, top + row * high, wide, high)
        layout.put(name, box)
        layout.put(f"{name}.house", Box(box.x + 3, box.y, box.w - 6, box.h - 14), picture=True)
        layout.put(f"{name}.label", Box(box.cx - _NAME / 2, box.bottom - 15, _NAME, 15))
    keep = Box(left + wide, top - 4, 2 * wide, high + 4)
    layout.put("keep", keep)
    layout.put("keep.fort", keep, picture=True)
    layout.put("keep.units", Box(keep.x + 6, keep.y + 6, keep.w - 12, 42))
    layout.put("keep.engines", Box(keep.x + 20, keep.y + 46, keep.w - 40, 34))
    # Waiting units take this place before the mage tower is built, while the first army is placed.
    layout.put("town", Box(left + wide, top + high + 4, 2 * wide, high - 20))
