"""The positions of piles: on places, side by side or counted; remaining pieces keep their places."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QRectF

from stronghold_gui.desktop.table.arrangement import Steady, in_lots
from stronghold_gui.desktop.table.layout import MOST_SPREAD, Spot
from stronghold_gui.desktop.table.model import Pile
from stronghold_gui.desktop.table.scene import TableScene
from tests.desktop.table.small_table import Steward

AREA = QRectF(0, 0, 240, 90)
PLACES = [QRectF(x, 0, 40, 40) for x in (0, 40, 80)]


def piles(**counts: int) -> tuple[Pile, ...]:
    """Return piles by kind, those with none left out."""
    return tuple(Pile(kind, kind, count) for kind, count in counts.items() if count)


def where(spots: list[Spot]) -> dict[str, tuple[tuple[float, float], ...]]:
    """Return the middles of the pieces of each pile."""
    return {spot.pile.key: tuple((cell.center().x(), cell.center().y()) for cell in spot.cells) for spot in spots}


def overlaps(spots: list[Spot]) -> bool:
    boxes = [cell for spot in spots for cell in spot.cells] + [spot.lead for spot in spots if spot.lead is not None]
    return any(one.intersects(other) for number, one in enumerate(boxes) for other in boxes[number + 1 :])


def test_pieces_lie_on_their_places() -> None:
    red, blue = Steady(QRectF(0, 0, 120, 40), PLACES).lay(piles(red=2, blue=1))
    assert [cell.center() for cell in (*red.cells, *blue.cells)] == [place.center() for place in PLACES]


def test_more_pieces_than_places_lie_side_by_side_inside_the_area() -> None:
    area = QRectF(0, 0, 120, 60)
    (spot,) = Steady(area, [area]).lay(piles(red=5))
    assert len(spot.cells) == 5
    assert all(area.contains(cell) for cell in spot.cells)
    assert not overlaps([spot])


def test_a_crowd_is_counted() -> None:
    red, blue = Steady(QRectF(0, 0, 120, 60), []).lay(piles(red=40, blue=3))
    assert red.counted
    assert len(red.cells) == len(blue.cells) == 1


def test_who_stays_on_a_place_stays_there_when_others_go_and_come() -> None:
    steady = Steady(QRectF(0, 0, 120, 40), PLACES)
    before = where(steady.lay(piles(red=1, blue=1, green=1)))
    left = where(steady.lay(piles(blue=1, green=1)))
    assert left == {kind: before[kind] for kind in ("blue", "green")}
    back = where(steady.lay(piles(blue=1, green=1, grey=1)))
    assert back["grey"] == before["red"], "what comes takes the place that is free"
    assert back["blue"] == before["blue"]


@pytest.mark.parametrize("counts", [{"red": 4, "blue": 3}, {"red": 20, "blue": 9}])
def test_what_is_left_lies_where_it_lay_while_piece_after_piece_is_taken(counts: dict[str, int]) -> None:
    steady = Steady(AREA, [])
    blue = where(steady.lay(piles(**counts)))["blue"]
    for left in range(counts["red"] - 1, -1, -1):
        assert where(steady.lay(piles(red=left, blue=counts["blue"])))["blue"] == blue


def test_an_area_that_was_empty_begins_anew(scene: TableScene, steward: Steward) -> None:
    def show(**counts: int) -> QRectF | None:
        steward.contents["left"] = dict(counts)
        steward.show()
        return scene.box_of("left", "blue")

    show()
    alone = show(blue=1)
    assert show(red=3, blue=1) != alone
    show()
    assert show(blue=1) == alone


@pytest.mark.parametrize("seed", range(3))
def test_whatever_comes_and_goes_no_two_pieces_share_a_place(seed: int) -> None:
    dice = random.Random(seed)  # noqa: S311 - which pieces, no secret
    steady = Steady(AREA, PLACES)
    for _ in range(200):
        counts = {kind: dice.choice((0, 0, 1, 2, 3, MOST_SPREAD)) for kind in ("red", "blue", "green")}
        lying = piles(**counts)
        if not lying:
            continue
        spots = steady.lay(lying)
        assert [spot.pile for spot in spots] == list(lying)
        assert not overlaps(spots)
        assert all(len(spot.cells) in (1, spot.pile.count) for spot in spots)


# -- lots --------------------------------------------------------------------------------------------------------------


def test_in_a_lot_of_its_own_a_pile_lies_where_it_lies_whoever_is_there() -> None:
    lots = (("red", "blue", "green"),)
    whole = where(in_lots(AREA, lots, piles(red=3, blue=30, green=1)))
    for there in (("blue",), ("red", "green"), ("green",)):
        assert where(in_lots(AREA, lots, piles(**dict.fromkeys(there, 2)))) == {key: whole[key] for key in there}
    assert all(len(cells) == 1 for cells in whole.values())


@pytest.mark.parametrize("counts", [(1, 2, 1), (3, 3, 4), (2, 18, 14), (40, 1, 0)])
def test_piles_of_several_owners_lie_in_a_row_each_behind_the_picture_of_the_owner(
    counts: tuple[int, int, int],
) -> None:
    rect = QRectF(700, 880, 356, 104)
    owners = ("west", "east", "east")
    lying = [
        Pile(f"{number}", "red", count, owner=owner)
        for number, (owner, count) in enumerate(zip(owners, counts, strict=True))
        if count
    ]
    spots = in_lots(rect, (("0", "3"), ("1", "2")), lying)
    assert [spot.pile for spot in spots] == lying
    assert [spot.lead is not None for spot in spots] == [True, True, False][: len(lying)]
    assert not overlaps(spots)
    assert all(rect.contains(spot.drawn) for spot in spots)
    west, east = spots[:2]
    assert west.lead is not None
    assert west.lead.right() < west.cells[0].left()
    assert west.bounds.bottom() <= east.bounds.top()
    assert all(spot.bounds.top() == east.bounds.top() for spot in spots[1:])


def test_another_match_is_laid_anew(scene: TableScene, steward: Steward) -> None:
    fresh = scene.box_of("left", "blue")
    steward.contents["left"] = {"red": 1, "blue": 1}
    steward.show()
    assert scene.box_of("left", "blue") == fresh
    scene.allot({})
    assert scene.box_of("left", "blue") != fresh, "nothing is remembered of the match before"
    scene.allot({"left": (("blue", "red"),)})
    red, blue = scene.box_of("left", "red"), scene.box_of("left", "blue")
    assert red is not None
    assert blue is not None
    assert blue.right() < red.left(), "the lots say where"


def test_where_pieces_are_counted_even_two_lie_as_one_with_a_number() -> None:
    (red,) = Steady(AREA, [], counted=True).lay(piles(red=2))
    assert red.counted
    assert len(red.cells) == 1
