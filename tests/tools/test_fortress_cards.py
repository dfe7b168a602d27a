"""The pictures of the army cards: always the same, drawn with Qt's features, one for each card, no two alike."""

from __future__ import annotations

import re
from pathlib import Path

from stronghold_gui.files import resource
from stronghold_gui.games.fortress.setting import cards
from tools.art.fortress import draw_cards as draw_fortress_cards

KNOWN = {"svg", "defs", "linearGradient", "stop", "g", "path", "rect", "circle"}


def files() -> dict[str, str]:
    folder = Path(resource("fortress", "cards"))
    return {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.svg")}


def test_the_files_are_what_the_tool_draws() -> None:
    assert draw_fortress_cards.documents() == files(), "run tools/art/fortress/draw_cards.py"


def test_every_card_has_a_picture_of_its_own() -> None:
    drawn = files()
    assert drawn.keys() == set(cards().ids)
    assert len(set(drawn.values())) == len(drawn)


def test_pictures_are_drawn_with_what_qt_knows() -> None:
    for text in files().values():
        assert set(re.findall(r"<([a-zA-Z]+)", text)) <= KNOWN
