"""The geometry of the board: one box per area id, computed from `board.json`.

Only the drawing script knows these numbers; the program reads them back from the SVG.
Names: `X` is an area, `X.part` a part of it, `X.part.1` the first place for one piece in it, `X.label` the place of its
name.
"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.art.stronghold.board_canvas import Box

PITCH = 158.0  # from one wall section to the next
GATE = Box(799, 250, 160, 208)  # the barbican
PICTURE_WIDTHS = {"guards": 88, "guard_of_honour": 112, "hospital": 136, "courtyard": 170}
TALL_NAMES = ("forge", "workshop", "cathedral", "scouts", "guard_of_honour")  # room for two lines
TOWER = 21.0  # radius of what a tower holds
RING = 30.0  # radius of a tower with its battlements: things on the wall beside it keep clear of it


def sag(x: float) -> float:
    """Return how far the wall at `x` is above its middle: the fortress bulges towards the fields."""
    return -18 * ((x - GATE.cx) / 870) ** 2


def section_x(wall: str) -> float:
    """Return the middle of a wall section: west counts leftwards from the barbican, east rightwards."""
    n = int(wall[1:]) - 0.5
    return GATE.x - PITCH * n if wall[0] == "W" else GATE.right + PITCH * n


def joint_x(number: int, side: str) -> float:
    """Return the place where sections n and n+1 meet, which is that of tower n and rampart n."""
    return GATE.x - PITCH * number if side == "W" else GATE.right + PITCH * number


@dataclass(slots=True)
class Layout:
    """All areas of the board."""

    board: dict[str, Any]
    areas: dict[str, Box] = field(default_factory=dict)
    outlines: dict[str, str] = field(default_factory=dict)
    """Areas that are no rectangles: id -> path."""

    def __post_init__(self) -> None:
        for wall in self.board["walls"]:
            self._section(wall)
        for tower in self.board["towers"]:
            self._tower(tower["id"])
        for rampart in self.board["ramparts"]:
            self._rampart(rampart["id"], rampart["capacity"])
        self._barbican()
        self._fields()
        self._buildings()

    def put(self, name: str, box: Box) -> Box:
        """Add an area and return its box."""
        self.areas[name] = box
        return box

    def places(self, name: str, box: Box, cells: list[Box]) -> None:
        """Add an area and the places for single pieces in it."""
        self.put(name, box)
        for number, cell in enumerate(cells, 1):
            self.put(f"{name}.{number}", cell)

    # -- walls ------------------------------------------------------------------------------------------------

    def _section(self, wall: dict[str, Any]) -> None:
        name, x = wall["id"], section_x(wall["id"])
        y = sag(x)
        wide, narrow, step_1, step_2 = 77.0, 53.0, 303 + y, 412 + y
        top, bottom = 254 + y, 499 + y
        self.outlines[name] = (
            f"M{x - wide} {top:.1f} H{x + wide} V{step_1:.1f} H{x + narrow} V{step_2:.1f} H{x + wide} V{bottom:.1f} "
            f"H{x - wide} V{step_2:.1f} H{x - narrow} V{step_1:.1f} H{x - wide}Z"
        )
        self.put(name, Box(x - wide, top, 2 * wide, bottom - top))
        slots = Box(x - 74, 257 + y, 148, 44).split(3, gap=5)
        for part, slot in zip(("cauldron", "hero", "platform"), slots, strict=True):
            if part == "hero" or wall[part]:
                self.put(f"{name}.{part}", slot)
        walk = Box(x - 48.5, 305 + y, 97, 41)
        self.places(f"{name}.defender", walk, walk.split(wall["defender_places"], gap=1))
        self.put(f"{name}.components", Box(x - 48.5, 348 + y, 97, 34))
        self.put(f"{name}.label", Box(x - 26, 391 + y, 52, 17))
        self._outside(wall, Box(x - 75, 415 + y, 150, 41), Box(x - 75, 458 + y, 150, 39))

    def _outside(self, wall: dict[str, Any], upper: Box, lower: Box) -> None:
        name = wall["id"]
        if wall["siege_tower"]:
            tower = self.put(f"ST{name}", Box(upper.right - 48, upper.y, 48, lower.bottom - upper.y))
            self.put(f"ST{name}.units", Box(tower.x, tower.y, 48, 42))
            self.put(f"ST{name}.machine", Box(tower.x, tower.y + 42, 48, tower.h - 42))
            upper, lower = upper._replace(w=100), lower._replace(w=100)
        self.places(f"{name}.invader", upper, upper.inner(1).split(wall["invader_places"], gap=1))
        equipment = lower._replace(w=lower.w * 0.64)
        self.places(f"{name}.equipment", equipment, equipment.inner(1).split(2, gap=1))
        self.put(f"{name}.order", Box(equipment.right + 3, lower.y, lower.right - equipment.right - 3, lower.h))

    def _tower(self, name: str) -> None:
        x = joint_x(int(name[2:]), name[1])
        y = 342 + sag(x)
        self.put(name, Box(x - TOWER, y - TOWER, 2 * TOWER, 2 * TOWER))
        self.put(f"{name}.label", Box(x - 23, y + 35, 46, 16))

    # -- fields -----------------------------------------------------------------------------------------------

    def _rampart(self, name: str, capacity: int) -> None:
        x = joint_x(int(name[2:]), name[1])
        y = sag(x) * 0.5
        self.put(name, Box(x - 75, 526 + y, 150, 187))
        self.put(f"{name}.label", Box(x - 40, 528 + y, 80, 17))
        self.places(f"{name}.units", *self._two_rows(Box(x - 72, 547 + y, 144, 76), capacity))
        self.put(f"{name}.machine", Box(x - 72, 625 + y, 71, 43))
        self.put(f"{name}.cover", Box(x + 1, 625 + y, 71, 43))
        training = Box(x - 72, 670 + y, 144, 40)
        self.places(f"{name}.training", training, training.inner(1).split(2, gap=2))

    @staticmethod
    def _two_rows(box: Box, capacity: int) -> tuple[Box, list[Box]]:
        columns = (capacity + 1) // 2
        cells = box.inner(1).split(columns, 2, gap=1)
        left_over = 2 * columns - capacity
        shift = left_over * (cells[0].w + 1) / 2
        return box, cells[:columns] + [cell.moved(shift, 0) for cell in cells[columns:capacity]]

    def _barbican(self) -> None:
        crew = self.board["barbican"]["rampart"]
        x = GATE.cx
        self.put("RB", Box(x - 88, 545, 176, 136))
        self.put("RB.label", Box(x - 60, 547, 120, 17))
        self.places("RB.units", *self._two_rows(Box(x - 84, 567, 168, 110), crew["capacity"]))
        self.put("RAM", Box(GATE.x + 3, 463, 154, 60))
        self.put("RAM.machine", Box(GATE.x + 5, 465, 52, 56))
        self.put("RAM.units", Box(GATE.x + 60, 465, 95, 56))
        self.put("barbican.label", Box(x - 60, 254, 120, 17))
        for number, box in enumerate(reversed(Box(GATE.x + 10, 276, 92, 164).split(1, 3, gap=7)), 1):
            self.put(f"gate{number}", box)
        track = self.put("gate_track", Box(GATE.x + 111, 274, 40, 158))
        for number, cell in enumerate(reversed(track.split(1, 9))):
            self.put(f"gate_track.t{number}", cell)

    def _fields(self) -> None:
        for ground, rampart in (("FW", "RW2"), ("FE", "RE2")):
            x = self.areas[rampart].cx
            capacity = next(f["capacity"] for f in self.board["foregrounds"] if f["id"] == ground)
            self.put(ground, Box(x - 180, 768, 360, 124))
            self.put(f"{ground}.label", Box(x - 172, 771, 344, 20))
            self.places(f"{ground}.units", *self._two_rows(Box(x - 174, 793, 258, 94), capacity))
            self.put(f"{ground}.machine", Box(x + 90, 793, 84, 94))
        self.put("CAMP", Box(GATE.cx - 190, 856, 380, 134))
        self.put("CAMP.label", Box(GATE.cx - 100, 859, 200, 20))
        self.put("CAMP.units", Box(GATE.cx - 178, 881, 356, 104))
        for path in self.board["paths"]:
            if path["trap_field"]:
                self._trap(path["from"], path["to"])

    def _trap(self, start: str, end: str) -> None:
        """Add the field for a trap or bridge at the middle of the visible part of a path."""
        a, b = self.areas[start], self.areas[end]
        if start[0] == "R":  # rampart to rampart: the path dips below both
            x, y = (a.cx + b.cx) / 2 - 22, 738.0
        else:
            x, y = b.cx + (a.cx - b.cx) * 0.32, 739.0
        self.put(f"{start}-{end}", Box(x - 20, y - 20, 40, 40))

    # -- inside -----------------------------------------------------------------------------------------------

    def _buildings(self) -> None:
        back, front = Box(8, 5, 1584, 106), Box(8, 115, 1584, 118)
        for name, lot in zip(
            ("forge", "workshop", "cathedral", "scouts", "hospital"), back.split(5, gap=8), strict=True
        ):
            self._lot(name, lot)
        x = front.x
        for name, width in (("barracks", 462.0), ("guards", 262.0), ("courtyard", 566.0), ("guard_of_honour", 270.0)):
            self._lot(name, Box(x, front.y, width, front.h))
            x += width + 8

    def _lot(self, name: str, lot: Box) -> None:
        """Divide a building's ground: picture on the left, name on the right, below it tile and units."""
        data = next(b for b in self.board["buildings"] if b["id"] == name)
        self.put(name, lot)
        wide = PICTURE_WIDTHS.get(name, 158)
        picture = self.put(f"{name}.picture", Box(lot.x + 6, lot.y + 4, wide, lot.h - 9))
        rest = Box(picture.right + 8, lot.y + 6, lot.right - picture.right - 16, lot.h - 12)
        name_height = 40.0 if name in TALL_NAMES else 26.0
        self.put(f"{name}.label", rest._replace(h=name_height))
        rest = rest._replace(y=rest.y + name_height + 1, h=rest.h - name_height - 1)
        if data["actions"] or name in ("hospital", "courtyard"):
            tile = Box(rest.x, rest.cy - 28, 56, 56)
            holds_units = not data["actions"] or bool(data["places"])
            self.put(f"{name}.tile", tile if holds_units else tile.moved((rest.w - 56) / 2, 0))
            rest = rest._replace(x=rest.x + 66, w=rest.w - 66)
        if data["places"]:
            cells = rest.inner(2).split(min(4, len(data["places"])), 2 if len(data["places"]) > 4 else 1, gap=2)
            self.places(f"{name}.units", rest, cells[: len(data["places"])])
        elif data.get("unlimited"):
            self.put(f"{name}.units", rest)


def load(path: Path) -> Layout:
    """Return the layout of the board in a data file."""
    return Layout(json.loads(path.read_text(encoding="utf-8")))
