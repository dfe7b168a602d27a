"""A picture without a window shows all figures on the battlefield, behind walls as well."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.fortress.still import battlefield_image
from stronghold_gui.games.fortress.game import FORTRESS
from tests.games.fortress.scene import Scene, siege

pytestmark = pytest.mark.usefixtures("qapp")


def picture(scene: Scene) -> QImage:
    header = Header("fortress", {"scenario": "siege"}, ("", ""), 1)
    return battlefield_image(Match(FORTRESS, header, scene.position), None, 400, "en", "standard")


def red_seen(image: QImage) -> int:
    """Return how many pixels have the colour of the bases of the first player."""
    found = (QColor(image.pixel(x, y)) for x in range(image.width()) for y in range(image.height()))
    return sum(colour.red() > 120 and colour.green() < 60 and colour.blue() < 60 for colour in found)


def test_no_wall_hides_a_figure_in_a_picture() -> None:
    hidden = siege().army(0, "finn").army(1, "drake").put("drake", (3, 9, 1)).put("finn", (16, 8, 1))
    plain = siege().army(0, "finn").army(1, "drake").put("drake", (3, 9, 1)).put("finn", (10, 8, 1))
    nobody = siege().army(0, "finn").army(1, "drake").put("drake", (3, 9, 1))
    flag = red_seen(picture(nobody))
    assert red_seen(picture(hidden)) - flag > 0.5 * (red_seen(picture(plain)) - flag) > 5
