"""The pictures of Fortress: always the same, drawn with what Qt knows."""

from __future__ import annotations

import re
from pathlib import Path

from stronghold_gui.files import resource
from tools.art.fortress import draw_figures as draw_fortress

KNOWN = {"svg", "defs", "linearGradient", "radialGradient", "stop", "g", "path", "rect", "circle", "ellipse", "text"}
"""Elements that the pictures use, all of SVG Tiny 1.2."""


def test_the_files_are_what_the_tool_draws() -> None:
    folder = Path(resource("fortress"))
    found = [*folder.glob("board*.svg"), *folder.glob("pieces*/*.svg")]
    files = {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in found}
    assert draw_fortress.documents() == files, "run tools/art/fortress/draw_figures.py"


def test_the_pictures_are_drawn_with_what_qt_knows() -> None:
    for text in draw_fortress.documents().values():
        assert set(re.findall(r"<([a-zA-Z]+)", text)) <= KNOWN
