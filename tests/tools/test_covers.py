"""The covers of the library: always the same, of moderate size, drawn with Qt's features, distinct when small."""

import itertools
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from stronghold_gui.files import resource
from stronghold_gui.games.library import LIBRARY
from tools.art.covers import draw_covers
from tools.art.covers.canvas import HEIGHT, WIDTH, document, traced

GAMES = tuple(draw_covers.COVERS)
KNOWN = {"svg", "defs", "linearGradient", "radialGradient", "stop", "g", "path", "rect", "circle", "ellipse"}
"""Elements that the covers use, all of SVG Tiny 1.2."""


def text_of(game: str) -> str:
    return Path(resource(game, "cover.svg")).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_the_cover_in_the_folder_is_what_the_tool_draws(game: str) -> None:
    assert document(draw_covers.COVERS[game]()) == text_of(game), "run tools/art/covers/draw_covers.py"


@pytest.mark.parametrize("name", draw_covers.ENDS)
def test_the_picture_of_an_end_is_what_the_tool_draws(name: str) -> None:
    game, file = name.split("/")
    text = Path(resource(game, f"{file}.svg")).read_text(encoding="utf-8")
    assert document(draw_covers.ENDS[name]()) == text, "run tools/art/covers/draw_covers.py"
    assert set(re.findall(r"<([a-zA-Z]+)", text)) <= KNOWN


def test_every_game_of_the_library_has_a_cover() -> None:
    assert {entry.id for entry in LIBRARY.entries} <= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_is_drawn_with_what_qt_knows_and_is_of_moderate_size(game: str) -> None:
    text = text_of(game)

    assert set(re.findall(r"<([a-zA-Z]+)", text)) <= KNOWN
    assert set(re.findall(r"url\(#(\w+)\)", text)) <= set(re.findall(r' id="(\w+)"', text))
    assert len(text) < 110_000


def small(game: str) -> bytes:
    """Return a cover 100 pixels wide, without colours."""
    renderer = QSvgRenderer(str(resource(game, "cover.svg")))
    assert renderer.defaultSize() == QSize(WIDTH, HEIGHT)
    image = QImage(100, 62, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


def test_no_two_covers_look_alike_when_small(qapp: object) -> None:
    seen = {game: small(game) for game in GAMES}
    for (one, a), (other, b) in itertools.combinations(seen.items(), 2):
        assert sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a) > 25, (one, other)


def test_what_is_drawn_once_is_moved_enlarged_and_mirrored() -> None:
    assert traced("M1 2l3-4H5v-.5", (10, 20), 2) == "M 12.0 24.0 l 6.0 -8.0 H 20.0 v -1.0"
    assert traced("M1 2l3-4H5", (10, 20), side=-1) == "M 9.0 22.0 l -3.0 -4.0 H 5.0"
