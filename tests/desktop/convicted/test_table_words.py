"""The labels on the board: figures of walls, towers and zones, and names of buildings."""

from __future__ import annotations

import pytest

from stronghold_gui.desktop.convicted.table_words import BoardWords
from stronghold_gui.desktop.table.pointers import boxes_in
from stronghold_gui.games.convicted.pieces import POST_INDEX, UNITS, ZONES
from stronghold_gui.games.convicted.position import KINDS
from stronghold_gui.text import Catalogue, catalogue
from tests.desktop.convicted.conftest import Sit
from tests.games.convicted.scene import fortress
from tests.helpers.resting import rest


def test_what_is_written_follows_the_position_and_the_language() -> None:
    position = fortress(W="3/3 spearman 2", assault_W="giant 1").position
    texts: list[Catalogue] = [catalogue("en")]
    words = BoardWords(lambda: position, lambda: texts[-1])
    full, zone = words.label("W"), words.label("assault_W")
    assert words.label("W") == full
    position.resistance[POST_INDEX["W"]] = 1
    cracked = words.label("W")
    assert cracked != full
    position.units[POST_INDEX["W"] * KINDS + UNITS.index("spearman")] = 0
    assert words.label("W") not in (full, cracked)
    position.field[:] = [0] * len(position.field)
    assert zone
    assert not words.label("assault_W")
    town = words.label("library")
    texts.append(catalogue("fr"))
    assert words.label("library") not in ("", town)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_every_zone_has_its_name_on_the_board_whole_and_beside_its_pieces(
    sit: Sit, language: str, size: tuple[int, int]
) -> None:
    hands = sit("campaign", 1, language=language)
    hands.window.resize(*size)
    rest(hands.window)
    areas, names = hands.scene.geometry.areas, hands.scene.inscriptions.names
    for zone in ZONES:
        written = names[f"{zone}.name"]
        assert written.isVisible()
        assert areas[zone].rect.adjusted(-8, -8, 8, 8).contains(written.letters)
        others = (f"{zone}.units", f"{zone}.horde", f"{zone}.mark")
        assert not any(areas[other].rect.intersects(written.letters) for other in others)


def test_the_ring_of_a_chosen_wall_goes_around_the_whole_plate_of_its_figures(sit: Sit) -> None:
    scene = sit("scenario-1-coop", 1).scene
    plate = scene.geometry.labels["N"].rect
    assert any(box.contains(plate) for box in boxes_in(scene, "N"))
