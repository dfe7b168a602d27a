"""The pictures of the phase cards: always the same, drawn with Qt's features, distinct when small."""

import itertools
import re

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from stronghold_gui.games.stronghold.ids import PHASE_IDS
from stronghold_gui.games.stronghold.pieces import SPECIAL
from tests.tools.test_covers import KNOWN
from tools.art.stronghold import draw_cards
from tools.art.stronghold.card_scenes import SCENES

SIDES = tuple(SCENES)


@pytest.mark.parametrize("side", SIDES)
def test_the_picture_in_the_folder_is_what_the_tool_draws_and_of_moderate_size(side: str) -> None:
    text = (draw_cards.FOLDER / f"{side}.svg").read_text(encoding="utf-8")

    assert draw_cards.drawn(side) == text, "run tools/art/stronghold/draw_cards.py"
    assert set(re.findall(r"<([a-zA-Z]+)", text)) <= KNOWN
    assert len(text) < 45_000


def test_every_side_of_every_card_has_a_picture() -> None:
    assert set(SIDES) == {*PHASE_IDS, *SPECIAL}
    assert {file.stem for file in draw_cards.FOLDER.iterdir()} == set(SIDES)


def small(side: str) -> bytes:
    """Return a picture as it is seen on the head of a closed card, without colours."""
    image = QImage(60, 28, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    QSvgRenderer(str(draw_cards.FOLDER / f"{side}.svg")).render(painter, QRectF(0, 0, 60, 28))
    painter.end()
    return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


def test_no_two_look_alike_when_small(qapp: object) -> None:
    seen = {side: small(side) for side in SIDES}
    for (one, a), (other, b) in itertools.combinations(seen.items(), 2):
        assert sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a) > 7, (one, other)
