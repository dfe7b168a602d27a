"""Light and dark: what can be chosen is seen before it is chosen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QCheckBox, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.theme import dress


@pytest.fixture(autouse=True)
def usual_colours(qapp: QApplication) -> Iterator[None]:
    """Colours are the application's, and there is one application for all tests."""
    yield
    dress(qapp)


def light_of(colour: QColor) -> float:
    """Return how light a colour is, as it is reckoned for contrast."""
    parts = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
             for part in (colour.redF(), colour.greenF(), colour.blueF()))  # fmt: skip
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    darker, lighter = sorted((light_of(one), light_of(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", [QRadioButton, QCheckBox])
def test_what_is_not_chosen_yet_has_an_outline(
    kind: type[QRadioButton | QCheckBox], theme: str, qapp: QApplication, qtbot: QtBot
) -> None:
    dress(qapp, theme)
    page = QWidget()
    qtbot.addWidget(page)
    button = kind("", page)
    button.move(4, 4)
    with qtbot.waitExposed(page):
        page.show()
    picture = page.grab(button.geometry()).toImage()
    ground = picture.pixelColor(0, 0)
    middle = [picture.pixelColor(x, picture.height() // 2) for x in range(picture.width() // 2)]
    assert max(contrast(colour, ground) for colour in middle) >= 3
