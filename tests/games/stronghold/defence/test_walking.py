"""Moving about the fortress (rules, section 7)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold.events import UnitKilled, UnitMoved
from stronghold_gui.games.stronghold.values import EDITIONS
from tests.games.stronghold.defence.scenes import left, mark_used, pause
from tests.games.stronghold.scene import Scene


def empty(**options: int) -> Scene:
    """Return a pause with no unit on walls, on towers or in houses."""
    scene = pause(options.get("hourglasses", 6), bare=True)
    for house in ("barracks", "guards", "guard_of_honour", "courtyard"):
        scene.guard(house)
    return scene


def goals(scene: Scene, unit: str, start: str) -> set[str]:
    """Return where a unit may go."""
    prefix = f"move {unit} {start} "
    return {move.removeprefix(prefix) for move in scene.legal() if move.startswith(prefix)}


def test_a_move_costs_an_hourglass_and_can_be_repeated() -> None:
    scene = pause(3).play("move soldier W1 courtyard", "move soldier courtyard W1")
    assert left(scene) == 1
    assert UnitMoved("soldier", "courtyard", "W1", "move") in scene.events


def test_from_a_wall_to_adjacent_walls_and_towers_and_to_the_four_houses() -> None:
    scene = empty().guard("W2", soldier=1)
    houses = {"barracks", "guards", "guard_of_honour", "courtyard"}
    assert goals(scene, "soldier", "W2") == {"W1", "W3", "TW1", "TW2", *houses}
    assert goals(scene.guard("E4", soldier=1), "soldier", "E4") == {"E3", "TE3", *houses}


def test_W1_and_E1_are_not_adjacent() -> None:
    scene = empty().guard("W1", soldier=1)
    assert scene.reason("move soldier W1 E1") == ("not_adjacent", "7")


def test_from_a_house_to_every_wall_tower_and_other_house() -> None:
    scene = empty().guard("courtyard", marksman=1)
    board = scene.p.board
    cells = set(board.inner[: board.walls + board.towers])
    assert goals(scene, "marksman", "courtyard") == {*cells, "barracks", "guards"}
    assert goals(scene.guard("guard_of_honour", soldier=1), "soldier", "guard_of_honour") == {
        *cells, "barracks", "guards", "courtyard",
    }  # fmt: skip


def test_from_a_tower_to_its_two_walls_and_the_houses() -> None:
    scene = empty().guard("TW2", marksman=1)
    assert goals(scene, "marksman", "TW2") == {"W2", "W3", "barracks", "guards", "courtyard"}
    assert scene.reason("move marksman TW2 TW3") == ("not_adjacent", "7")


@pytest.mark.parametrize("building", ["forge", "workshop", "scouts", "cathedral", "hospital"])
def test_never_to_forge_workshop_scouts_cathedral_hospital(building: str) -> None:
    assert pause().reason(f"move soldier W1 {building}") == ("units_stay_out", "7")


def test_a_wall_takes_its_number_and_one_more_with_a_platform() -> None:
    scene = empty().guard("courtyard", soldier=1).guard("W2", soldier=3)
    assert scene.reason("move soldier courtyard W2") == ("no_room", "2")
    scene.tile("platform", "W2").play("move soldier courtyard W2")
    assert scene.guards("W2") == (0, 4, 0)


def test_a_tower_takes_one_unit_or_one_machine() -> None:
    scene = empty().guard("courtyard", marksman=2).guard("TW1", marksman=1)
    assert scene.reason("move marksman courtyard TW1") == ("unit_in_tower", "2")
    assert scene.tile("cannon", "TW2").reason("move marksman courtyard TW2") == ("machine_in_tower", "2")


def test_the_barracks_have_places_by_kind() -> None:
    scene = empty().guard("courtyard", marksman=1, soldier=2, veteran=2).guard("barracks", marksman=4, soldier=1)
    assert scene.reason("move marksman courtyard barracks") == ("no_room", "2")
    assert "barracks" not in goals(scene, "marksman", "courtyard")
    for unit in ("soldier", "veteran"):
        scene.play(f"move {unit} courtyard barracks")
        assert scene.reason(f"move {unit} courtyard barracks") == ("no_room", "2")
        assert "barracks" not in goals(scene, unit, "courtyard")
    assert scene.guards("barracks") == (4, 2, 1)


def test_R_06_the_guards_have_two_places_for_any_unit() -> None:
    scene = empty().guard("courtyard", marksman=1, soldier=1, veteran=1)
    scene.play("move veteran courtyard guards", "move marksman courtyard guards")
    assert scene.reason("move soldier courtyard guards") == ("no_room", "2")


def test_the_guard_of_honour_takes_two_soldiers_only() -> None:
    scene = empty().guard("courtyard", marksman=1, soldier=3)
    assert scene.reason("move marksman courtyard guard_of_honour") == ("wrong_unit", "7")
    scene.play(*["move soldier courtyard guard_of_honour"] * 2)
    assert scene.reason("move soldier courtyard guard_of_honour") == ("no_room", "2")


def test_the_courtyard_has_no_limit() -> None:
    scene = pause(20)
    scene.play(*[f"move soldier W{wall} courtyard" for wall in range(1, 6)])
    scene.play(*[f"move marksman W{wall} courtyard" for wall in range(1, 6)])
    scene.play(*[f"move soldier E{wall} courtyard" for wall in range(1, 5)])
    assert scene.guards("courtyard") == (5, 9, 0)


def test_R_87_a_soldier_who_leaves_the_guard_of_honour_ends_its_first_state() -> None:
    assert pause().p.honour_kept
    scene = pause(2).play("move soldier guard_of_honour W1")
    assert not scene.p.honour_kept
    assert not scene.play("move soldier W1 guard_of_honour").p.honour_kept


def test_R_43_units_in_melee_may_move() -> None:
    scene = pause().put("W1", orc=1)
    scene.play("move soldier W1 W2", "swap marksman W1 soldier W2")
    assert scene.guards("W1") == (0, 1, 0)


# -- swaps -------------------------------------------------------------------------------------------------------------


def test_R_43_two_units_one_move_apart_swap_places_for_one_hourglass() -> None:
    scene = empty(hourglasses=1).guard("W1", soldier=3).guard("W2", marksman=3)
    scene.play("swap soldier W1 marksman W2")
    assert (scene.guards("W1"), scene.guards("W2"), left(scene)) == ((1, 2, 0), (2, 1, 0), 0)
    moved = [event for event in scene.events if isinstance(event, UnitMoved)]
    assert sorted((event.unit, event.start, event.how) for event in moved) == [
        ("marksman", "W2", "swap"),
        ("soldier", "W1", "swap"),
    ]


def test_R_116_R_43_no_swap_of_equal_units_nor_from_afar_nor_with_nobody() -> None:
    scene = empty().guard("W1", soldier=1).guard("W2", soldier=1).guard("W3", marksman=1)
    assert scene.reason("swap soldier W1 soldier W2") == ("same_kind", "R-43")
    assert scene.reason("swap soldier W1 marksman W3") == ("not_adjacent", "7")
    assert scene.reason("swap soldier W2 veteran W3") == ("not_there", "7")


def test_R_116_R_43_both_places_must_be_for_their_new_unit() -> None:
    scene = empty().guard("W1", marksman=1).guard("guard_of_honour", soldier=1).guard("barracks", marksman=4, soldier=2)
    assert scene.reason("swap marksman W1 soldier guard_of_honour") == ("wrong_unit", "7")
    assert scene.reason("swap marksman W1 soldier barracks") == ("no_room", "2")
    scene.guard("barracks", marksman=3, soldier=2).play("swap marksman W1 soldier barracks")
    assert scene.guards("barracks") == (4, 1, 0)


def test_R_43_with_the_one_unit_of_a_tower_too() -> None:
    scene = empty().guard("W1", soldier=1).guard("TW1", marksman=1).play("swap soldier W1 marksman TW1")
    assert scene.guards("TW1") == (0, 1, 0)


def test_R_43_heroes_never_swap() -> None:
    assert pause().reason("swap officer W3 soldier W2") == ("heroes_never_swap", "R-43")
    assert pause().reason("swap soldier W2 officer W3") == ("heroes_never_swap", "R-43")


def test_a_swap_is_written_one_way_only() -> None:
    scene = empty().guard("W1", soldier=1).guard("W2", marksman=1)
    refusal = scene.refusal("swap marksman W2 soldier W1")
    assert refusal is not None
    assert (refusal.reason, dict(refusal.figures)) == ("swap_order", {"start": "W1", "goal": "W2"})


# -- gale and panic ----------------------------------------------------------------------------------------------------


def test_R_42_a_gale_costs_one_more_for_every_piece_that_enters() -> None:
    scene = empty(hourglasses=5).guard("courtyard", soldier=1).guard("W2", marksman=1).tile("gale", "W1")
    scene.play("move soldier courtyard W1")
    assert left(scene) == 3
    scene.play("swap soldier W1 marksman W2")
    assert left(scene) == 1
    scene.play("move marksman W1 courtyard")
    assert left(scene) == 0


def test_R_42_what_cannot_be_paid_is_not_offered() -> None:
    scene = empty(hourglasses=1).guard("W2", marksman=1).guard("W1", soldier=1).tile("gale", "W1")
    assert "W1" not in goals(scene, "marksman", "W2")
    assert "swap soldier W1 marksman W2" not in scene.legal()
    assert scene.reason("move marksman W2 W1") == ("no_hourglasses", "7")


def test_R_42_a_swap_between_two_sections_in_a_gale_costs_three() -> None:
    scene = empty(hourglasses=2).guard("W2", marksman=1).guard("W1", soldier=1).tile("gale", "W1").tile("gale", "W2")
    assert scene.reason("swap soldier W1 marksman W2") == ("no_hourglasses", "7")
    assert left(scene.hourglasses(3).play("swap soldier W1 marksman W2")) == 0


def test_R_42_a_hero_feels_the_gale_as_well() -> None:
    scene = pause(2).tile("gale", "W4").play("move officer W3 W4")
    assert left(scene) == 0


def test_R_74_panic_takes_the_weakest_when_a_unit_arrives_by_a_move() -> None:
    scene = empty().guard("courtyard", soldier=1).guard("W1", marksman=1).tile("panic", "courtyard")
    scene.play("move marksman W1 courtyard")
    assert scene.guards("courtyard") == (0, 1, 0)
    assert UnitKilled("marksman", "courtyard", "panic") in scene.events


def test_R_74_a_swap_leaves_one_in_the_courtyard_so_nobody_dies() -> None:
    scene = empty().guard("courtyard", soldier=1).guard("W1", marksman=1).tile("panic", "courtyard")
    scene.play("swap marksman W1 soldier courtyard")
    assert (scene.guards("courtyard"), scene.guards("W1")) == ((1, 0, 0), (0, 1, 0))
    assert not scene.seen(UnitKilled)


def test_R_74_heroes_in_the_courtyard_do_not_count() -> None:
    scene = empty().guard("courtyard", soldier=1).guard("W1", hero="officer").tile("panic", "courtyard")
    scene.play("move officer W1 courtyard")
    assert scene.guards("courtyard") == (0, 1, 0)


# -- heroes' ways ------------------------------------------------------------------------------------------------------


def test_heroes_go_along_walls_and_to_and_from_the_courtyard_only() -> None:
    scene = pause()
    assert goals(scene, "officer", "W3") == {"W2", "W4", "courtyard"}
    assert scene.reason("move officer W3 TW2") == ("hero_way", "7")
    assert scene.reason("move officer W3 guards") == ("hero_way", "7")
    scene.play("move officer W3 courtyard")
    walls = set(scene.p.board.inner[: scene.p.board.walls])
    assert goals(scene, "officer", "courtyard") == walls - {"E2"}


def test_one_hero_per_section_but_both_in_the_courtyard() -> None:
    scene = pause().guard("W2", hero="warrior")
    assert scene.reason("move officer W3 W2") == ("hero_there", "7")
    scene.play("move officer W3 courtyard", "move warrior W2 courtyard")
    assert scene.p.heroes == [scene.p.board.courtyard] * 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hero_who_has_acted_stays_in_the_revised_edition(edition: str) -> None:
    scene = pause(edition=edition).play("speech 1")
    if edition == "revised":
        assert scene.reason("move officer W3 W4") == ("hero_acted", "7")
        assert not goals(scene, "officer", "W3")
    else:
        scene.play("move officer W3 W4")


def test_a_possessed_hero_may_still_walk() -> None:
    pause().tile("possession", "officer").play("move officer W3 W4")


def test_unknown_names_are_refused_not_raised() -> None:
    scene = mark_used(pause(), "gate")
    assert scene.reason("move soldier W1 nowhere") == ("unknown_place", "7")
    assert scene.reason("move soldier RW1 W1")[0] == "wrong_kind_of_place"
    assert scene.reason("move soldier W1 W1") == ("same_place", "7")
    assert scene.reason("move veteran W1 W2") == ("not_there", "7")
    assert scene.reason("move officer nowhere W1") == ("unknown_place", "2")
    assert scene.reason("move officer W1 W2") == ("not_there", "7")
