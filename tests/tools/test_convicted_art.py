"""The board and pieces of The Convicted: always the same, drawn with Qt's features, distinct without colours."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from stronghold_gui.desktop.convicted.contents import contents
from stronghold_gui.desktop.convicted.kind import CONVICTED_KIND
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.files import resource
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.pieces import BUILDINGS, POSTS, RING_IDS, ZONES
from tests.tools.test_art import seen_without_colours
from tools.art.convicted import draw_board as draw_convicted
from tools.art.convicted.tokens import tokens

SETS = {f"pieces{ending}": look for ending, look in draw_convicted.SETS.items()}
KNOWN = {"svg", "defs", "linearGradient", "radialGradient", "stop", "g", "path", "rect", "circle", "ellipse"}
"""Elements that the pictures use, all of SVG Tiny 1.2."""


def files(folder: str) -> dict[str, str]:
    return {path.stem: path.read_text(encoding="utf-8") for path in Path(resource("convicted", folder)).glob("*.svg")}


@pytest.mark.parametrize("folder", SETS)
def test_the_files_are_what_the_tool_draws(folder: str) -> None:
    assert dict(draw_convicted.pieces(SETS[folder])) == files(folder), "run tools/art/convicted/draw_board.py"


def test_the_boards_are_what_the_tool_draws() -> None:
    for name, text in draw_convicted.boards():
        assert Path(resource("convicted", f"{name}.svg")).read_text(encoding="utf-8") == text, (
            "run tools/art/convicted/draw_board.py"
        )


@pytest.mark.parametrize("folder", SETS)
def test_pictures_are_drawn_with_what_qt_knows(folder: str) -> None:
    for text in files(folder).values():
        assert set(re.findall(r"<([a-zA-Z]+)", text)) <= KNOWN


def test_the_board_has_an_area_for_every_place_and_for_all_that_lies_there() -> None:
    areas = BoardGeometry(CONVICTED_KIND.surface(None, "standard").svg).areas
    assert {*POSTS, *RING_IDS, *ZONES, *BUILDINGS, "gates", "town"} <= areas.keys()
    for mode in ("campaign", "scenario-1-coop", "scenario-2-coop"):
        assert contents(CONVICTED.setup({"mode": mode}, 2, 1)).keys() <= areas.keys()


@pytest.mark.parametrize("folder", SETS)
@pytest.mark.usefixtures("qapp")
def test_no_two_tokens_look_alike_without_colours(folder: str) -> None:
    art = PieceArt(resource("convicted", folder))
    seen = {name: seen_without_colours(art, name) for name, _ in tokens(SETS[folder])}
    for (one, a), (other, b) in itertools.combinations(seen.items(), 2):
        apart = sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)
        assert apart > 7 or {one, other} in ALIKE, (one, other, apart)


ALIKE = ({"catapult", "enemy_catapult"}, {"ballista", "enemy_ballista"})
"""The same engines on both sides: their tokens differ in shape and colour, not in their sign."""
