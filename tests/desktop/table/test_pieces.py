"""The pictures of piles: composed once for each look, and for no two looks the same."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.layout import Spot
from stronghold_gui.desktop.table.model import Pile
from stronghold_gui.desktop.table.pieces import PileItem

_PLAIN = Resolution(1.0, 1.0)


def shown(art: PieceArt, pile: Pile, at: tuple[int, int] = (0, 0), *, cells: int = 1, lit: bool = False,
          resolution: Resolution = _PLAIN) -> PileItem:  # fmt: skip
    item = PileItem("left", art)
    squares = tuple(QRectF(at[0] + 40 * number, at[1], 36, 36) for number in range(cells))
    item.show_spot(Spot(pile, squares), lit=lit, resolution=resolution)
    return item


def led(art: PieceArt, owner: str, *, lead: bool) -> PileItem:
    item = PileItem("left", art)
    mark = QRectF(-40, 0, 30, 30) if lead else None
    item.show_spot(Spot(Pile("red", "red", owner=owner), (QRectF(0, 0, 36, 36),), mark), lit=False, resolution=_PLAIN)
    return item


def look(item: PileItem) -> int:
    return item.pixmap().cacheKey()


def test_piles_that_look_alike_share_a_picture_wherever_they_lie(art: PieceArt) -> None:
    here = shown(art, Pile("red", "red", 2), cells=2)
    there = shown(art, Pile("other", "red", 2, owner="somebody"), (300, 200), cells=2)
    assert look(here) == look(there)
    assert there.pos() - here.pos() == QPointF(300, 200)


@pytest.mark.parametrize(
    "other",
    [
        {"pile": Pile("red", "blue", 2)},
        {"pile": Pile("red", "red", 3)},
        {"pile": Pile("red", "red", 2, badge="2/5")},
        {"pile": Pile("red", "red", 2, marks=("blue",))},
        {"pile": Pile("red", "red", 2, dimmed=True)},
        {"cells": 2},
        {"lit": True},
        {"resolution": Resolution(1.5, 1.0)},
        {"resolution": Resolution(1.0, 2.0)},
    ],
    ids=str,
)
def test_every_difference_to_be_seen_is_a_picture_of_its_own(art: PieceArt, other: dict[str, object]) -> None:
    usual = {"pile": Pile("red", "red", 2)}
    assert look(shown(art, **usual)) != look(shown(art, **(usual | other)))  # type: ignore[arg-type]


def test_how_the_pieces_lie_to_each_other_makes_a_difference(art: PieceArt) -> None:
    pile = Pile("red", "red", 3, badge="!")
    assert len({look(shown(art, pile, cells=number)) for number in (1, 2, 3)}) == 3


@pytest.mark.parametrize(("step", "numbered"), [(38, False), (18, False), (4, True)])
def test_cards_beside_each_other_have_no_number_that_reads_as_more_cards(
    art: PieceArt, step: int, numbered: bool
) -> None:
    cells = (QRectF(0, 0, 36, 50), QRectF(step, 0, 36, 50))
    pictures = []
    for badge in ("", "×2"):
        item = PileItem("left", art)
        item.show_spot(Spot(Pile("red", "red", 2, badge), cells, fan="right"), lit=False, resolution=_PLAIN)
        pictures.append(item.pixmap().toImage())
    assert (pictures[0] != pictures[1]) == numbered


def test_a_pile_lit_by_turns_is_drawn_once_each(art: PieceArt) -> None:
    item = shown(art, Pile("red", "red"))
    assert item.spot is not None
    looks = []
    for lit in (True, False, True, False):
        item.show_spot(item.spot, lit=lit, resolution=_PLAIN)
        looks.append(look(item))
    assert len(set(looks)) == 2


def test_other_pictures_are_drawn_when_the_folder_is_another_one(art: PieceArt) -> None:
    item = shown(art, Pile("red", "red"))
    before = look(item)
    (art.folder / "red.svg").write_text((art.folder / "blue.svg").read_text())
    art.use(art.folder)
    item.redraw()
    assert look(item) != before


def test_the_picture_of_an_owner_stands_before_his_first_pile_alone(art: PieceArt) -> None:
    first, second = led(art, "blue", lead=True), led(art, "blue", lead=False)
    assert first.pixmap().width() == second.pixmap().width() + 40
    assert first.pos() == second.pos() - QPointF(40, 0)
    assert not first.contains_point(QPointF(-25, 15))
    assert first.contains_point(QPointF(15, 15))
    pictures = [led(art, owner, lead=True).pixmap().toImage() for owner in ("blue", "red")]
    assert pictures[0] != pictures[1]


def test_a_pale_piece_that_stands_upright_is_lit_around_and_not_through(art: PieceArt) -> None:
    def middle(*, lit: bool) -> str:
        item = PileItem("left", art)
        spot = Spot(Pile("red", "red", dimmed=True), (QRectF(0, 0, 36, 36),), upright=True)
        item.show_spot(spot, lit=lit, resolution=_PLAIN)
        image = item.pixmap().toImage()
        return image.pixelColor(image.width() // 2, image.height() // 2).name(QColor.NameFormat.HexArgb)

    assert middle(lit=True) == middle(lit=False)
