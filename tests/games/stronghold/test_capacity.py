"""The capacity of a place: one number for each camp, the same that the rules use for moves."""

from stronghold_gui.games.stronghold.capacity import Held, held_at
from tests.games.stronghold.assault.tools import empty
from tests.games.stronghold.scene import Scene


def held(scene: Scene, place: str) -> dict[str, tuple[int, int]]:
    """Return the number of units at a place and the most that fit, by camp or kind."""
    return {found.unit or found.camp: (found.count, found.limit) for found in held_at(scene.p, place)}


def test_a_wall_section_holds_units_of_both_camps() -> None:
    scene = empty().put("W3", orc=2).guard("W3", soldier=1)
    board = scene.p.board
    walls = {"invader": (2, board.capacity[board.outer_index["W3"]]), "defender": (1, board.defender_places[2])}
    assert held(scene, "W3") == walls


def test_what_is_built_makes_room() -> None:
    scene = empty()
    plain = {place: held(scene, place) for place in ("W3", "RW2")}
    scene.tile("ladder", "W3").tile("quartermaster", "RW2")
    assert held(scene, "W3")["invader"][1] == plain["W3"]["invader"][1] + 1
    assert held(scene, "RW2")["invader"][1] == plain["RW2"]["invader"][1] + scene.p.values.quartermaster_room


def test_where_nobody_can_stand_nothing_is_told() -> None:
    scene = empty()
    for place in ("STW4", "RAM", "courtyard", "hospital", "cathedral", "CAMP", "FW-RW1", "nowhere"):
        assert held_at(scene.p, place) == (), place
    assert held(scene, "TW1") == {"defender": (0, 1)}
    scene.tile("cannon", "TW1")
    assert held_at(scene.p, "TW1") == ()


def test_the_barracks_hold_so_many_of_each_kind_and_the_guard_of_honour_soldiers() -> None:
    scene = empty()
    kinds = dict(zip(("marksman", "soldier", "veteran"), scene.p.board.barracks_places, strict=True))
    assert {unit: limit for unit, (_count, limit) in held(scene, "barracks").items()} == kinds
    assert held_at(scene.p, "guard_of_honour") == (Held("defender", "", 2, scene.p.board.honour_places),)


def test_no_more_is_let_in_than_is_told() -> None:
    scene = Scene().at("phase", 6, turn=2).put("RW2", orc=1)
    limit = held(scene, "W2")["invader"][1]
    scene.put("W2", orc=limit).play("dispatch minor")
    refusal = scene.refusal("march orc RW2 W2")
    assert refusal is not None
    assert refusal.figures["limit"] == limit
