"""Prompts, refusals and costs name the points that count where a figure goes (rules, 6.3; RF-18)."""

from __future__ import annotations

import pytest

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.moving.reach import Reach
from stronghold_gui.games.fortress.moving.spending import Cost, cost_on_foot
from stronghold_gui.games.fortress.moving.ways import WaySearch
from stronghold_gui.games.fortress.words import WORDS
from tests.games.fortress.bench import board
from tests.games.fortress.scene import Scene, on, siege
from tests.games.fortress.wording.test_every_text_exists import book

VIKING = "tarn_vikings.1"


def on_the_road() -> Scene:
    """Return a Viking, who has four points, at the beginning of the road."""
    scene = siege().army(0, "tarn_vikings").army(1, "drake").put("drake", (22, 9, 1))
    return scene.put(VIKING, (1, 10, 1)).turn("tarn_vikings")


def prompt(scene: Scene, language: str = "en") -> str:
    """Return the prompt in words."""
    (asked,) = FORTRESS.decisions(scene.position)
    return WORDS.prompt(asked, book(language), ("Anna", ""))


def refused(scene: Scene, text: str) -> Refusal:
    found = scene.refusal(text)
    assert found is not None
    return found


def said(scene: Scene, text: str, language: str = "en") -> str:
    """Return why a move is refused, in words."""
    return WORDS.refusal(refused(scene, text), book(language), ("Anna", ""))


def cost(scene: Scene, space: str) -> Cost:
    """Return what the way to a space costs the Viking."""
    figure, field = scene.figure(VIKING), scene.setting.field
    way = WaySearch(Reach(scene.position, figure)).best((field.by_name[space],))
    assert way is not None
    return cost_on_foot(scene.position, figure, (scene.position.spots(figure), *way.places))


def test_a_figure_on_the_road_is_told_both_numbers_of_points_left() -> None:
    scene = on_the_road()
    scene.play(f"step {VIKING} 2,10,1")
    assert prompt(scene) == "Anna moves Tarn Viking 1: 3 points left (6 if it keeps to wall walks and roads)."
    for space in ("3,10,1", "4,10,1", "5,10,1"):
        scene.play(f"step {VIKING} {space}")
    assert prompt(scene) == "Anna moves Tarn Viking 1: 0 points left (3 if it keeps to wall walks and roads)."
    assert prompt(scene, "fr").endswith("encore 0 point (3 sans quitter les chemins de ronde et les routes).")
    for space in ("5,9,1", "6,9,1"):
        scene.play(f"step {VIKING} {space}")
    assert prompt(scene) == "Anna moves Tarn Viking 1: 0 points left (1 if it keeps to wall walks and roads)."
    scene.play(f"step {VIKING} 7,9,1")
    assert prompt(scene) == "Anna moves Tarn Viking 1: 0 points left."


def test_a_figure_that_left_the_road_is_told_the_plain_points() -> None:
    scene = on_the_road()
    scene.play(f"step {VIKING} 1,9,1")
    assert prompt(scene) == "Anna moves Tarn Viking 1: 3 points left."


@pytest.mark.parametrize(
    ("space", "limit", "sentence"),
    [
        ("8,9,1", 7, "with 7 points on wall walks and roads."),
        ("6,13,1", 4, "with 4 points off wall walks and roads."),
        ("19,8,4", 4, "with 4 points off wall walks and roads."),
    ],
)
def test_a_space_out_of_reach_is_told_with_the_points_that_count_there(space: str, limit: int, sentence: str) -> None:
    scene = on_the_road()
    found = refused(scene, f"go {VIKING} {space}")
    assert (found.reason, found.figures["limit"]) == ("not_reached", limit)
    assert said(scene, f"go {VIKING} {space}").endswith(sentence)
    assert said(scene, f"go {VIKING} {space}", "fr")


def test_off_the_road_a_space_out_of_reach_is_told_with_the_plain_points() -> None:
    scene = on_the_road().put(VIKING, (1, 9, 1)).turn("tarn_vikings")
    assert said(scene, f"go {VIKING} 8,9,1").endswith("You can’t reach 8,9 at level 1 with 4 points.")


def test_a_step_that_is_too_dear_off_the_road_is_told_with_the_points_off_it() -> None:
    raised = board({(3, 2): 4, (4, 3): 5}, terrain={(col, 3): "walk" for col in range(5)})
    scene = on(raised).army(0, "tarn_vikings").army(1, "drake").put("drake", (7, 7, 1))
    scene.put(VIKING, (0, 3, 1)).turn("tarn_vikings")
    for space in ("1,3,1", "2,3,1", "3,3,1"):
        scene.play(f"step {VIKING} {space}")
    off, along = refused(scene, f"step {VIKING} 3,2,4"), refused(scene, f"step {VIKING} 4,3,5")
    assert (off.reason, off.figures["count"], off.figures["limit"]) == ("bonus_off_walk", 4, 1)
    assert (along.reason, along.figures["count"], along.figures["limit"]) == ("too_far", 5, 4)
    scene.play(f"step {VIKING} 2,3,1")
    scene.play(f"step {VIKING} 3,3,1")
    off = refused(scene, f"step {VIKING} 3,2,4")
    assert (off.reason, off.figures["count"], off.figures["limit"]) == ("too_far", 4, 0)


def test_what_a_way_costs_is_told_of_the_points_that_count_on_it() -> None:
    scene = on_the_road()
    assert cost(scene, "4,10,1") == Cost(3, 3, 0, 7, "walk")
    assert cost(scene, "7,9,1") == Cost(7, 7, 0, 7, "walk", further=True)
    assert cost(scene, "1,8,1") == Cost(2, 2, 0, 4)
    scene.play(f"step {VIKING} 2,10,1")
    assert cost(scene, "4,10,1") == Cost(2, 2, 0, 6, "walk")
    assert [cost(scene, space).limit for space in ("3,10,1", "2,9,1")] == [6, 3]
