"""The art of the tools: always the same, distinct without colours, readable on its ground."""

import itertools
import math
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.desktop.table.picture import BoardPicture
from stronghold_gui.desktop.theme import DARK, LIGHT, Tones
from stronghold_gui.files import resource
from tools.art.stronghold import board_layout, board_walls, draw_board, draw_pieces
from tools.art.stronghold.piece_canvas import document

READABLE = 4.5
"""Contrast that the Web Content Accessibility Guidelines ask for between writing and its ground."""
TOLD = 3.0
"""What they ask for between a graphical mark and what it lies on."""
SETS = tuple(draw_pieces.SETS)


def luminance(colour: QColor) -> float:
    """Return the relative luminance of a colour, 0 to 1, as those guidelines define it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: QColor, b: QColor) -> float:
    """Return the contrast of two colours, 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def seen_without_colours(art: PieceArt, name: str, pixels: int = 24) -> bytes:
    """Return the pixels of a piece without colours, as small as on a small board."""
    image = QImage(pixels, pixels, QImage.Format.Format_RGB32)
    image.fill(QColor("#dcc896"))
    painter = QPainter(image)
    painter.drawPixmap(0, 0, art.pixmap(name, pixels))
    painter.end()
    return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


def test_the_board_in_the_folder_is_what_the_tool_draws() -> None:
    layout = board_layout.load(draw_board.FOLDER / "board.json")
    for name, draw in draw_board.BOARDS.items():
        drawn = (draw_board.FOLDER / name).read_text(encoding="utf-8")
        assert draw(layout) == drawn, f"{name}: run tools/art/stronghold/draw_board.py"


@pytest.mark.parametrize("folder", SETS)
def test_the_pieces_in_the_folder_are_what_the_tool_draws(folder: str) -> None:
    drawn = {name: document(body) for name, body in draw_pieces.SETS[folder]().items()}
    there = {file.stem: file.read_text(encoding="utf-8") for file in (draw_pieces.FOLDER / folder).iterdir()}

    assert sorted(there) == sorted(drawn)
    assert there == drawn, "run tools/art/stronghold/draw_pieces.py"


def test_every_set_has_the_same_pieces() -> None:
    first, *others = (set(draw()) for draw in draw_pieces.SETS.values())

    assert all(other == first for other in others)


@pytest.mark.parametrize("folder", SETS)
def test_no_two_pieces_look_alike_without_colours(folder: str, qapp: object) -> None:
    art = PieceArt(resource("stronghold", folder))
    seen = {name: seen_without_colours(art, name) for name in sorted(art.names())}
    for (one, a), (other, b) in itertools.combinations(seen.items(), 2):
        apart = sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)
        assert apart > 7, (one, other)


def _colours(part: str) -> list[QColor]:
    found = re.findall(r'(?:fill|stroke)="(#[0-9a-f]{6})"', part)
    return [QColor(name) for name in dict.fromkeys(found)]


@pytest.mark.parametrize("folder", SETS)
def test_signs_stand_out_from_what_they_lie_on(folder: str) -> None:
    wanted = READABLE if folder == "pieces" else 12.0
    for name, body in draw_pieces.SETS[folder]().items():
        face = re.search(r'<\w+ id="face"[^>]*fill="(#[0-9a-f]{6})"', body)
        sign = re.search(r'<g id="sign".*?</g>', body, re.DOTALL)
        if sign is None or face is None or name.startswith("hourglass"):
            continue  # logs, stones and cards are pictures themselves; the sand's shape is that of the glass
        ground = QColor(face[1])
        *accents, ink = sorted(_colours(sign[0]), key=lambda colour: contrast(colour, ground))
        assert contrast(ink, ground) >= wanted, name
        for accent in accents:  # an accent is on the face or on the ink
            assert max(contrast(accent, ground), contrast(accent, ink)) >= TOLD, name


_SEATS = ("seat_invader_west", "seat_invader_east", "seat_defender_west", "seat_defender_east")
_SEEN_BY: dict[str, tuple[tuple[float, float, float], ...]] = {
    "everybody": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "nobody's reds": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "nobody's greens": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
}
"""How colours look to most people, and without one of two kinds of cones (Machado and others, 2009)."""


def _outline(art: PieceArt, name: str) -> list[bool]:
    """Return where a badge covers its ground, as small as it is seen."""
    image = art.pixmap(name, 24).toImage()
    return [image.pixelColor(x, y).alpha() > 127 for y in range(24) for x in range(24)]


@pytest.mark.parametrize("folder", SETS)
def test_partners_have_badges_of_four_shapes(folder: str, qapp: object) -> None:
    art = PieceArt(resource("stronghold", folder))
    shapes = {name: _outline(art, name) for name in _SEATS}
    for (one, a), (other, b) in itertools.combinations(shapes.items(), 2):
        # Partners of one side lean the same way; those of the other are seen in a mirror.
        assert sum(x != y for x, y in zip(a, b, strict=True)) > 0.06 * len(a), (one, other)


@pytest.mark.parametrize("eyes", _SEEN_BY)
def test_partners_have_badges_of_four_colours_whoever_looks(eyes: str) -> None:
    faces = {}
    for name, body in draw_pieces.SETS["pieces"]().items():
        face = re.search(r'id="face"[^>]*fill="(#[0-9a-f]{6})"', body)
        if name in _SEATS and face is not None:
            colour = QColor(face[1])
            own = (colour.red(), colour.green(), colour.blue())
            faces[name] = [sum(share * part for share, part in zip(row, own, strict=True)) for row in _SEEN_BY[eyes]]
    assert len(faces) == len(_SEATS)
    for (one, a), (other, b) in itertools.combinations(faces.items(), 2):
        assert math.dist(a, b) > 40, (one, other)


@pytest.mark.parametrize("tone", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("board", tuple(draw_board.BOARDS))
def test_names_are_readable_where_they_stand_on_the_board(board: str, tone: Tones, qapp: object) -> None:
    geometry = BoardGeometry(resource("stronghold", "board.svg"))
    picture = BoardPicture(resource("stronghold", board))
    picture.dim(tone.veil)
    image = picture.pixmap_now(1600).toImage()
    for area, label in geometry.labels.items():
        box = label.rect.adjusted(6, 3, -6, -3).toRect()
        ink = QColor(label.colour)
        grounds = [
            contrast(ink, image.pixelColor(x, y))
            for x in range(box.left(), box.right(), 3)
            for y in range(box.top(), box.bottom(), 2)
        ]
        readable = sum(ground >= READABLE for ground in grounds)
        assert readable >= 0.97 * len(grounds), area


def test_what_lies_on_a_wall_is_clear_of_the_towers_beside_it() -> None:
    geometry = BoardGeometry(resource("stronghold", "board.svg"))
    towers = [area.rect.center() for area in geometry.areas.values() if area.id[:2] in ("TW", "TE") and not area.parent]
    parts = [area for area in geometry.areas.values() if area.id.endswith((".defender", ".components"))]
    assert towers
    assert parts
    assert board_walls.TOWER_RADIUS - 1 + 3.6 + 0.6 < board_layout.RING, "the outermost line of a merlon"
    for part in parts:
        for tower in towers:
            across = max(part.rect.left() - tower.x(), tower.x() - part.rect.right(), 0)
            down = max(part.rect.top() - tower.y(), tower.y() - part.rect.bottom(), 0)
            assert math.hypot(across, down) >= board_layout.RING, part.id


@pytest.mark.parametrize("board", tuple(draw_board.BOARDS))
def test_the_board_is_of_moderate_size_and_cut_into_short_layers(board: str) -> None:
    svg = Path(resource("stronghold", board)).read_text(encoding="utf-8")
    layers = re.findall(r'<g id="layer-\w+".*?(?=<g id="layer-|\Z)', svg, re.DOTALL)

    assert len(svg) < 450_000
    assert max(len(layer) for layer in layers) < 90_000


def test_units_are_told_from_their_ground(qapp: object) -> None:
    """The edge of a unit is dark wherever it lies: on sand, on stone, on timber."""
    grounds = [QColor(name) for name in ("#ebdcb4", "#e4dfd3", "#dccaa4", "#dcc896")]
    art = PieceArt(resource("stronghold", "pieces"))
    for unit in ("goblin", "orc", "troll", "marksman", "soldier", "veteran"):
        image = art.pixmap(unit, 96).toImage()
        middle = [image.pixelColor(x, 48) for x in range(96)]
        edge = next(colour for colour in middle if colour.alpha() == 255)
        assert all(contrast(edge, ground) >= READABLE for ground in grounds), unit
