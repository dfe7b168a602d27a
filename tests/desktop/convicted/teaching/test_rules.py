"""The rules in the window of The Convicted: what F1 opens on the board, at the buttons, in the log."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.naming import topic_of
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.teaching.reference import REFERENCE, anchor_of
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.teaching.reference import load_book
from tests.desktop.convicted.conftest import Sit
from tests.desktop.convicted.hands import Hands
from tests.desktop.desks import page_of
from tests.desktop.games.hands import settle
from tests.games.convicted.examples import at_stage

MEDIUM = LIBRARY.kit("convicted").players["medium"]

SHOT = "aim archer SW deployment_W"
TABLE = {
    "W": "3/3 spearman 2 swordsman 1; boulders 1", "SW": "2/2 archer 2; catapult 1", "N": "2/2 spearman 1",
    "deployment_W": "slinger 3 giant 1", "assault_W": "warrior 3", "ring": "W moat, N1 ditch",
}  # fmt: skip


@pytest.fixture
def hands(sit: Sit) -> Hands:
    """Return hands at a siege in which a defender may aim."""
    return sit(position=at_stage(1, 1, **TABLE).position)


def point_at(hands: Hands, area: str, key: str = "") -> None:
    """Move the mouse over an area of the board, or over a pile in it."""
    scene, view = hands.scene, hands.desk.board
    if key:
        spot = next(
            cell.center() for cell in scene.cells_of(area, key) if scene.source_at(cell.center()) == (area, key)
        )
    else:
        box = scene.geometry.areas[area].rect
        points = [
            QPointF(box.left() + x * box.width() / 24, box.top() + y * box.height() / 24)
            for y in range(1, 24)
            for x in range(1, 24)
        ]
        spot = next(at for at in points if (scene.source_at(at) or (area, ""))[1] == "")
    QCursor.setPos(view.viewport().mapToGlobal(view.mapFromScene(spot)))


def opened(hands: Hands) -> str:
    """Press F1 and return which paragraph is shown."""
    hands.key("F1")
    return str(hands.window.rulebook.reference.panel.place)


@pytest.mark.parametrize(
    ("area", "key", "anchor"),
    [
        ("W.units", "swordsman", "swordsman"),
        ("W.engines", "boulders", "boulders"),
        ("SW.engines", "catapult", "catapult"),
        ("deployment_W.units", "giant", "giant"),
        ("deployment_W.units", "slinger", "slinger"),
        ("library", "", "library"),
        ("ring_N1", "", "ring"),
    ],
)
def test_f1_on_the_board_explains_what_lies_there(hands: Hands, area: str, key: str, anchor: str) -> None:
    point_at(hands, area, key)
    assert opened(hands) in {anchor, "ditch" if anchor == "ring" else anchor}


def test_every_kind_of_page_can_be_shown(hands: Hands) -> None:
    for anchor in ("waves_wolfmen", "walls_levels", "VC-14", "RC-51", "reconstructed_town"):
        hands.window.rulebook.reference.open(anchor)
        assert hands.window.rulebook.reference.panel.place == anchor


def test_f1_on_a_button_explains_its_move(sit: Sit) -> None:
    hands = sit(position=at_stage(1, SW="2/2 archer 1", W="1/1 spearman 1", deployment_W="warrior 2").position)
    number = next(n for n, choice in enumerate(hands.choices) if choice.move == CONVICTED.parse(SHOT))
    button = hands.window.prompt.strip.button(number)
    QCursor.setPos(button.mapToGlobal(button.rect().center()))
    assert opened(hands) == "archer"


def test_f1_where_nothing_is_explains_what_is_decided(hands: Hands) -> None:
    QCursor.setPos(hands.window.menuBar().mapToGlobal(QPoint(400, 2)))
    hands.desk.board.setFocus()
    assert opened(hands) == "stage_1"


def test_whatever_a_dock_shows_has_its_paragraph(hands: Hands) -> None:
    for name in hands.window.docking.docks:
        page_of(hands.window, name)
    settle()
    topics = {topic_of(widget) for widget in hands.window.findChildren(QWidget)} - {""}
    assert topics >= {"library", "technology.catapult", "shield", "squads", "turns", "actions"}
    book = load_book(REFERENCE, "en").paragraphs
    assert {topic for topic in topics if anchor_of(topic) not in book} == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_line_of_the_log_leads_to_its_paragraph(sit: Sit, language: str) -> None:
    hands = sit("scenario-1-coop", 1, language=language)
    match = hands.controller.match
    player = MEDIUM(0)
    for _ in range(40):
        decision = match.game.decisions(match.position)[0]
        legal = match.game.legal_moves(match.position, decision.seat)
        view = match.game.view(match.position, decision.seat)
        hands.controller.play_as(decision.seat, player.choose(view, decision, legal))
    page = page_of(hands.window, "log")
    settle()
    lines = [page.log.line_at(row) for row in range(page.log.rowCount())]
    told = [line for line in lines if line.about is not None and page.list.has_rule(line)]
    assert len(told) > 20
    paragraphs = load_book(REFERENCE, language).paragraphs
    assert {page.list.rule_of(line) for line in told} <= set(paragraphs)
