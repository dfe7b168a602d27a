"""The cards of Warriors: always the same, drawn with Qt's features, distinct without colours, in both looks."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from stronghold_gui.desktop.warriors.contents import DRAWN, TablePiles, battle_art
from stronghold_gui.desktop.warriors.seating import Seating
from stronghold_gui.files import resource, translations_dir
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.table import Table
from stronghold_gui.text import LANGUAGES, add_texts, catalogue
from tools.art.warriors import draw_cards as draw_warriors
from tools.art.warriors.look import PEOPLES, TYPES

SETS = tuple(draw_warriors.SETS)
KNOWN = {"svg", "defs", "linearGradient", "radialGradient", "stop", "g", "path", "rect", "circle", "ellipse"}
"""Elements that the cards use, all of SVG Tiny 1.2."""


def files(folder: str) -> dict[str, str]:
    return {path.stem: path.read_text(encoding="utf-8") for path in Path(resource("warriors", folder)).glob("*.svg")}


@pytest.mark.parametrize("folder", SETS)
def test_the_files_are_what_the_tool_draws(folder: str) -> None:
    assert draw_warriors.documents(draw_warriors.SETS[folder]) == files(folder), "run tools/art/warriors/draw_cards.py"


@pytest.mark.parametrize("folder", SETS)
def test_cards_are_drawn_with_what_qt_knows(folder: str) -> None:
    for text in files(folder).values():
        assert set(re.findall(r"<([a-zA-Z]+)", text)) <= KNOWN


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_both_boxes_has_its_picture_in_every_language(language: str) -> None:
    add_texts(translations_dir("warriors"))
    drawn, texts = files(SETS[0]).keys(), catalogue(language)
    for box in ("base", "hordes"):
        table = Table(box, 2)
        piles, cards = TablePiles(table, Seating(), texts), load_cards(box)
        names = [piles.art(card) for card in cards.ids[: len(cards.ids) - len(cards.battles)]]
        names += [battle_art(battle.id, table) for battle in cards.battles]
        assert set(names) <= drawn


def test_the_letters_that_are_looked_for_are_those_that_are_drawn() -> None:
    assert {people: how.letters.lower() for people, how in PEOPLES.items()} == DRAWN


def grey(folder: str, name: str, part: QRectF) -> bytes:
    """Return a part of a card (0 to 1) without colours, 24 pixels wide."""
    renderer = QSvgRenderer(str(resource("warriors", folder, f"{name}.svg")))
    image = QImage(60, 84, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    box = QRectF(part.x() * 60, part.y() * 84, part.width() * 60, part.height() * 84).toRect()
    return bytes(image.copy(box).convertToFormat(QImage.Format.Format_Grayscale8).constBits())


@pytest.mark.parametrize("folder", SETS)
@pytest.mark.usefixtures("qapp")
def test_peoples_and_types_are_told_apart_without_colours_by_the_edge_that_is_seen_in_a_fan(folder: str) -> None:
    edge = QRectF(0, 0, 1, 0.26)
    names = [f"{people}.{kind}.{how.letters[0].lower()}" for people, how in PEOPLES.items() for kind in TYPES]
    seen = {name: grey(folder, name, edge) for name in names}
    for one, other in combinations(names, 2):
        differing = sum(abs(a - b) > 40 for a, b in zip(seen[one], seen[other], strict=True))
        assert differing > 20, (one, other, differing)
