"""The art of Stronghold has all that its board data and its pieces need; art is data to the kit, no rules here."""

import itertools
import json
import re
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtSvg import QSvgRenderer

from stronghold_gui.desktop.table.geometry import Area, BoardGeometry
from stronghold_gui.files import resource
from stronghold_gui.games.stronghold.ids import SEATS

PIECES = re.findall(
    r"\w+",
    """
    goblin orc troll marksman soldier veteran officer warrior
    ballista catapult trebuchet altar battering_ram siege_tower cover
    banner ladder ropes sap bridge shields poison
    artilleryman quartermaster trench_master fire_master drover saboteur trainer
    blood_stones possession fire spectres panic gale accident
    goblins_fury orcs_detonation trolls_call bluff face_down
    cannon poles cauldron_goblin cauldron_orc cauldron_troll platform goblin_trap troll_trap stone wood
    hourglass resource glory blessing glare altar_influence gate_marker hit_card miss_card
    hourglass_west hourglass_east
    house_forge house_workshop house_cathedral house_scouts house_hospital house_barracks house_guards
    house_guard_of_honour house_courtyard
    seat_invader seat_invader_west seat_invader_east seat_defender seat_defender_west seat_defender_east
    """,
)


@pytest.fixture(scope="module")
def board() -> dict[str, Any]:
    text = resource("stronghold", "board.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


@pytest.fixture(scope="module")
def geometry() -> BoardGeometry:
    return BoardGeometry(resource("stronghold", "board.svg"))


def test_every_area_of_the_board_data_is_drawn(board: dict[str, Any], geometry: BoardGeometry) -> None:
    wanted = {"CAMP", "CAMP.units", "RB", "RB.units", "RAM", "RAM.units", "RAM.machine", "gate_track"}
    wanted |= {f"gate{n}" for n in (1, 2, 3)} | {f"gate_track.t{n}" for n in range(9)}
    for field in board["foregrounds"]:
        wanted |= {field["id"], f"{field['id']}.units", f"{field['id']}.machine"}
    for rampart in board["ramparts"]:
        wanted |= {rampart["id"], *(f"{rampart['id']}.{p}" for p in ("units", "machine", "cover", "training"))}
    for wall in board["walls"]:
        parts = ["invader", "defender", "components", "equipment", "hero", "order"]
        parts += [part for part in ("cauldron", "platform") if wall[part]]
        wanted |= {wall["id"], *(f"{wall['id']}.{part}" for part in parts)}
        if wall["siege_tower"]:
            wanted |= {f"ST{wall['id']}", f"ST{wall['id']}.units", f"ST{wall['id']}.machine"}
    wanted |= {tower["id"] for tower in board["towers"]}
    wanted |= {f"{path['from']}-{path['to']}" for path in board["paths"] if path["trap_field"]}
    for building in board["buildings"]:
        wanted |= {building["id"]} | ({f"{building['id']}.tile"} if building["actions"] else set())
        wanted |= {f"{building['id']}.units"} if building["places"] or building.get("unlimited") else set()
    wanted |= {"hospital.tile", "courtyard.tile"}

    assert set(geometry.areas) == wanted


def test_places_are_as_many_as_the_data_says(board: dict[str, Any], geometry: BoardGeometry) -> None:
    for wall in board["walls"]:
        assert len(geometry.areas[f"{wall['id']}.invader"].places) == wall["invader_places"]
        assert len(geometry.areas[f"{wall['id']}.defender"].places) == wall["defender_places"]
    for ground in (*board["ramparts"], *board["foregrounds"]):
        assert len(geometry.areas[f"{ground['id']}.units"].places) == ground["capacity"]
    for building in board["buildings"]:
        if building["places"]:
            assert len(geometry.areas[f"{building['id']}.units"].places) == len(building["places"])


def test_all_areas_lie_inside_the_picture_and_inside_their_parent(geometry: BoardGeometry) -> None:
    for area in geometry.areas.values():
        assert geometry.size.contains(area.rect), area.id
        assert all(area.rect.adjusted(-0.2, -0.2, 0.2, 0.2).contains(place) for place in area.places), area.id
        if area.parent:
            assert geometry.areas[area.parent].rect.adjusted(-0.2, -0.2, 0.2, 0.2).contains(area.rect), area.id


def test_siblings_do_not_overlap(geometry: BoardGeometry) -> None:
    families: dict[str, list[Area]] = {}
    for area in geometry.areas.values():
        families.setdefault(area.parent, []).append(area)
    # A siege tower stands on the ground of its section.
    families[""] = [area for area in families[""] if not area.id.startswith("ST")]
    for family in families.values():
        for a, b in itertools.combinations(family, 2):
            common = a.path.intersected(b.path).boundingRect()
            assert min(common.width(), common.height()) < 0.3, (a.id, b.id)


def test_siege_towers_stand_on_their_section_beside_its_other_parts(geometry: BoardGeometry) -> None:
    for area in geometry.areas.values():
        if area.id.startswith("ST") and not area.parent:
            wall = area.id[2:]
            assert geometry.areas[wall].path.contains(area.rect.adjusted(0.2, 0.2, -0.2, -0.2))
            parts = [other for other in geometry.areas.values() if other.parent == wall]
            assert not any(area.rect.adjusted(0.5, 0.5, -0.5, -0.5).intersects(part.rect) for part in parts), area.id


def test_the_board_is_written_in_no_language(geometry: BoardGeometry) -> None:
    svg = resource("stronghold", "board.svg").read_text(encoding="utf-8")

    assert "<text" not in svg
    assert all(QRectF(geometry.size).contains(label.rect) for label in geometry.labels.values())
    assert {"W1", "RW4", "FW", "CAMP", "forge", "courtyard"} <= set(geometry.labels)


@pytest.mark.parametrize("board", ["board.svg", "board-contrast.svg"])
def test_the_board_uses_nothing_slow_or_unknown_to_qt(board: str) -> None:
    svg = resource("stronghold", board).read_text(encoding="utf-8")

    assert not re.search(r"<(filter|mask|clipPath|pattern|image|use|text)\b", svg)
    assert "opacity" not in svg
    assert QSvgRenderer(str(resource("stronghold", board))).isValid()


@pytest.mark.parametrize("folder", ["pieces", "pieces-contrast"])
@pytest.mark.parametrize("piece", PIECES)
def test_every_piece_has_a_square_picture_in_every_set(folder: str, piece: str, qapp: object) -> None:
    renderer = QSvgRenderer(str(resource("stronghold", folder, f"{piece}.svg")))

    assert renderer.isValid()
    assert renderer.viewBoxF().width() == renderer.viewBoxF().height() > 0


def test_every_building_has_a_portrait(board: dict[str, Any]) -> None:
    assert {f"house_{building['id']}" for building in board["buildings"]} <= set(PIECES)


def test_every_seat_has_a_badge() -> None:
    badges = {f"seat_{seat}" for seats in SEATS.values() for seat in seats}

    assert badges <= set(PIECES)
