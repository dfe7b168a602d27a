"""Marks of six seats in every theme: shape, letter and colours that all people can distinguish."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import dist
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QAction, QColor, QImage
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.play.badges import badge, team_picture
from stronghold_gui.desktop.play.prompt import PromptBar
from stronghold_gui.desktop.play.seats import NO_TEAM, SHAPES, SeatMark
from stronghold_gui.desktop.play.shown import Prompt
from stronghold_gui.desktop.stronghold.seats import marks
from stronghold_gui.desktop.theme import DARK, LIGHT, Tones, ink_on
from tests.desktop.test_application import contrast

THEMES = pytest.mark.parametrize("tone", [LIGHT, DARK], ids=["light", "dark"])
SIX = tuple(SeatMark(f"seat{n}", NO_TEAM, n, SHAPES[n]) for n in range(6))
LEAST: Final = 20.0
"""Distance of two colours (CIE 1976) that nobody takes for one; 2 can just be told apart side by side."""
Matrix = tuple[tuple[float, float, float], ...]
SIGHTS: Final[Mapping[str, Matrix]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How colours are seen, in linear red, green and blue (Machado, Oliveira and Fernandes 2009)."""


def seen(name: str, sight: Matrix) -> tuple[float, float, float]:
    """Return a colour as it is seen, in CIE L*a*b*."""
    shade = QColor(name)
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
             for c in (shade.redF(), shade.greenF(), shade.blueF())]  # fmt: skip
    red, green, blue = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, light, strict=True)))) for row in sight)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@THEMES
@pytest.mark.parametrize("sight", SIGHTS)
def test_the_six_colours_can_be_told_apart_by_everybody(tone: Tones, sight: str) -> None:
    for one, other in combinations(tone.seats, 2):
        assert dist(seen(one, SIGHTS[sight]), seen(other, SIGHTS[sight])) >= LEAST, (one, other)


@THEMES
def test_the_six_colours_stand_out_from_every_ground(tone: Tones) -> None:
    for shade in tone.seats:
        for ground in (tone.window, tone.base, tone.raised, tone.lit):
            assert contrast(shade, ground) >= 3, (shade, ground)


@THEMES
def test_the_letter_of_a_badge_can_be_read(tone: Tones) -> None:
    for shade in tone.seats:
        assert contrast(ink_on(shade), shade) >= 4.5


def drawn(mark: SeatMark, tone: Tones, pixels: int = 22) -> QImage:
    return badge(mark, tone, pixels).toImage().convertToFormat(QImage.Format.Format_ARGB32)


def outline(image: QImage) -> frozenset[tuple[int, int]]:
    """Return the pixels that something is painted on."""
    return frozenset(
        (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha() > 127
    )


@THEMES
def test_badges_without_pictures_differ_in_shape_and_letter(tone: Tones, qapp: object) -> None:
    outlines = [outline(drawn(mark, tone)) for mark in SIX]
    for one, other in combinations(outlines, 2):
        assert len(one ^ other) > 22, "about the edge of a badge"
    assert len({mark.letter for mark in SIX}) == 6
    for mark in SIX:
        bare = QImage(team_picture(SIX.index(mark), tone.seats[mark.colour], 22).toImage())
        assert drawn(mark, tone) != bare.convertToFormat(QImage.Format.Format_ARGB32), "the letter is missing"


def test_a_badge_with_a_picture_shows_it(qapp: object) -> None:
    mark = marks(4)[1]
    assert isinstance(mark.picture, Path)
    assert drawn(mark, LIGHT) == drawn(mark, DARK)
    assert drawn(mark, LIGHT) != drawn(SeatMark(mark.id, mark.team, mark.colour, mark.shape), LIGHT)


@pytest.mark.parametrize("number", [2, 3, 4])
def test_no_two_seats_of_stronghold_share_colour_or_shape(number: int) -> None:
    seats = marks(number)
    assert len({mark.colour for mark in seats}) == len({mark.shape for mark in seats}) == number
    assert sorted({mark.team for mark in seats}) == [0, 1]
    assert [mark.side for mark in seats] == [str(mark.team) for mark in seats]


def bar_of(prompt: Prompt, qtbot: QtBot) -> QImage:
    done, undo, redo = QAction("done"), QAction("undo"), QAction("redo")
    bar = PromptBar(done, undo, redo)
    qtbot.addWidget(bar)
    bar.resize(600, 72)
    bar.show_prompt(prompt)
    return bar.grab().toImage()


def test_the_prompt_shows_the_team_or_the_seat_that_decides(qtbot: QtBot) -> None:
    nobody = bar_of(Prompt(NO_TEAM, "", "It is over", ""), qtbot)
    for number, mark in enumerate(SIX):
        team = bar_of(Prompt(number, "", "Choose", ""), qtbot)
        alone = bar_of(Prompt(NO_TEAM, "", "Choose", "", mark=mark), qtbot)
        assert team.pixelColor(2, 30).name() == alone.pixelColor(2, 30).name() == LIGHT.seats[number]
        assert team.copy(13, 24, 24, 24) != alone.copy(13, 24, 24, 24), "a seat's badge has a letter"
    assert nobody.pixelColor(2, 30) == nobody.pixelColor(9, 30)
