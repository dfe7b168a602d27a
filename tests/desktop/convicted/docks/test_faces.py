"""Heroes and peoples have faces: on buttons, in the docks, in every set of pictures."""

from __future__ import annotations

from typing import cast

import pytest

from stronghold_gui.desktop.convicted.docks.enemy import EnemyPage
from stronghold_gui.desktop.convicted.docks.face import face_of
from stronghold_gui.desktop.convicted.surface import PICTURE_SETS, board
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.games.convicted.pieces import FACTIONS, HEROES
from tests.desktop.convicted.conftest import Sit
from tests.desktop.convicted.test_proposals import go_to


@pytest.mark.parametrize("pictures", PICTURE_SETS)
@pytest.mark.usefixtures("qapp")
def test_every_hero_and_every_people_has_a_face_of_its_own(pictures: str) -> None:
    art = PieceArt(board(None, pictures).pieces)
    seen = [art.pixmap(face_of(name), 40).toImage() for name in (*HEROES, *FACTIONS)]
    assert all(one != other for number, one in enumerate(seen) for other in seen[:number])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_buttons_of_heroes_and_the_enemy_s_dock_show_faces(sit: Sit, language: str) -> None:
    hands = sit("campaign", 1, language=language)
    assert [choice.art for choice in hands.choices] == [face_of(hero) for hero in HEROES]
    go_to(hands, "action")
    hands.desk.requests.page.emit("enemy")
    page = cast("EnemyPage", hands.window.docking.page("enemy"))
    page.reckon()
    tabs = page.tabs.buttons()
    assert page.face.shown == FACTIONS[0]
    tabs[2].click()
    assert page.face.shown == FACTIONS[2]
    assert page.face.accessibleName().endswith(tabs[2].text())
