"""Cards on a table: pictures of any proportions, fans, pieces as targets, and pictures in place of an area."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.table.arrangement import spread
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.geometry import BoardGeometry, Fan
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.desktop.table.model import Pile, Source, pile_target
from stronghold_gui.desktop.table.picture import BoardPicture
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.table.view import TableView
from tests.desktop.table.small_table import Player

TABLE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">
<g id="picture"><g><rect width="600" height="400" fill="#336644"/></g></g>
<g id="areas" fill="none">
  <rect id="column" x="20" y="20" width="104" height="300" fan="down" ratio="0.714"/>
  <rect id="row" x="200" y="20" width="380" height="150" fan="right" ratio="0.714"/>
  <rect id="line" x="200" y="250" width="380" height="60"/>
</g>
</svg>"""
CARD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 168"><rect width="120" height="168" fill="{}"/></svg>'
COLUMN = (Pile("ten", "red", 2), Pile("jack", "blue"))


class Dealer:
    """A client: a card of the row may go onto the jack of the column, and to the line."""

    def __init__(self) -> None:
        self.drops: list[tuple[str, str, str]] = []

    def sources(self) -> Collection[Source]:
        """The card of the row."""
        return {("row", "ace")}

    def targets(self, area: str, key: str) -> Collection[str]:  # noqa: ARG002 - there is one card
        """See the class."""
        return {pile_target("column", "jack"): (), "line": ()}

    def most(self, area: str, key: str) -> int:  # noqa: ARG002 - the protocol's
        """One at a time."""
        return 1

    def drop(self, area: str, key: str, target: str, onto: str | None, count: int) -> None:  # noqa: ARG002 - the protocol's
        """Write it down."""
        self.drops.append((area, key, target))

    def why_not(self, area: str, key: str, target: str) -> ShownRefusal:
        """Name what was asked."""
        return ShownRefusal(f"{key} of {area} may not go to {target or 'anywhere'}.")


@pytest.fixture
def dealer() -> Dealer:
    return Dealer()


@pytest.fixture
def cards(tmp_path: Path, qapp: object) -> PieceArt:
    folder = tmp_path / "cards"
    folder.mkdir()
    for name in ("red", "blue"):
        (folder / f"{name}.svg").write_text(CARD.format(name), encoding="utf-8")
    return PieceArt(folder)


@pytest.fixture
def table(cards: PieceArt, dealer: Dealer, qtbot: QtBot) -> Iterator[Player]:
    picture = BoardPicture(TABLE)
    scene = TableScene(BoardGeometry(TABLE), picture, cards, Hand(dealer))
    scene.motion = False
    chip = Pile("chip", "red", fixed=True)
    scene.set_contents({"column": COLUMN, "row": (Pile("ace", "blue"),), "line": (chip,)})
    scene.hand.refresh()
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(600, 400)
    with qtbot.waitExposed(view):
        view.show()
    yield Player(view)
    picture.wait()
    picture.deleteLater()
    scene.deleteLater()


def test_a_picture_keeps_the_proportions_of_its_view_box(cards: PieceArt) -> None:
    pixmap = cards.pixmap("red", 50, ratio=2)
    assert (pixmap.width(), pixmap.height()) == (100, 140)
    assert cards.shadow("red", 50).height() == 70


def test_in_a_fan_down_the_head_of_each_pile_is_seen_and_the_edges_of_those_alike() -> None:
    spots = spread(QRectF(0, 0, 104, 300), Fan("down", 0.714), COLUMN)
    first, second = spots[0].cells
    jack = spots[1].cells[0]
    assert (round(first.width()), round(first.height())) == (100, 140)
    assert 0 < second.y() - first.y() < jack.y() - second.y()
    assert {spot.fan for spot in spots} == {"down"}


def test_a_fan_at_the_end_of_its_area_reaches_the_end_however_many_cards_it_has() -> None:
    area = QRectF(100, 20, 400, 100)
    for number in (1, 3, 20):
        last = spread(area, Fan("right", 0.7, end=True), [Pile("card", "red", number)])[-1].cells[-1]
        assert last.right() == pytest.approx(area.right(), abs=3)


@given(
    st.lists(st.integers(1, 18), min_size=1, max_size=6),
    st.sampled_from(["down", "right"]),
    st.floats(60, 400),
    st.floats(60, 400),
)
def test_a_fan_stays_in_its_area_however_many_cards_there_are(
    counts: list[int], way: str, width: float, height: float
) -> None:
    fan = Fan("down" if way == "down" else "right", 0.714)
    piles = [Pile(str(number), "red", count) for number, count in enumerate(counts)]
    rect = QRectF(10, 20, width, height)
    cells = [cell for spot in spread(rect, fan, piles) for cell in spot.cells]
    assert len(cells) == sum(counts)
    assert all(rect.adjusted(-0.01, -0.01, 0.01, 0.01).contains(cell) for cell in cells)
    along = [cell.y() if way == "down" else cell.x() for cell in cells]
    assert along == sorted(along)


def test_of_cards_over_each_other_the_upper_one_is_meant(table: Player) -> None:
    jack = table.scene.cells_of("column", "jack")[0]
    assert table.scene.source_at(jack.center()) == ("column", "jack")
    ten = table.scene.cells_of("column", "ten")[0]
    assert table.scene.source_at(ten.center()) == ("column", "jack")
    assert table.scene.source_at(ten.topLeft() + (ten.topRight() - ten.topLeft()) * 0.5) == ("column", "ten")


def test_the_upper_card_stays_above_when_one_below_comes_later(table: Player) -> None:
    table.scene.set_contents({"column": COLUMN[1:]})
    table.scene.set_contents({"column": COLUMN})
    jack = table.scene.cells_of("column", "jack")[0]
    assert table.scene.source_at(jack.center()) == ("column", "jack")


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_a_card_is_put_on_another_card(table: Player, dealer: Dealer, way: str) -> None:
    match way:
        case "click":
            table.click(("row", "ace"))
            table.click(("column", "jack"))
        case "drag":
            table.press(("row", "ace"))
            table.move(table.at(("column", "jack")))
            table.release(table.at(("column", "jack")))
        case _:
            table.key(Qt.Key.Key_Tab, Qt.Key.Key_Return)
            while table.scene.keys.stop != ("column", "jack"):
                table.key(Qt.Key.Key_Tab)
            table.key(Qt.Key.Key_Return)
    assert dealer.drops == [("row", "ace", pile_target("column", "jack"))]


def test_a_card_that_is_no_target_is_refused(table: Player, dealer: Dealer) -> None:
    table.click(("row", "ace"))
    ten = table.scene.cells_of("column", "ten")[0]
    point = table.view.mapFromScene(ten.topLeft() + (ten.topRight() - ten.topLeft()) * 0.5)
    table.move(point)
    table.press(("row", "ace"))
    table.release(point)
    assert dealer.drops == []
    assert table.scene.hand.held is not None


def test_a_picture_that_stands_for_its_area_is_pressed_as_the_area(table: Player) -> None:
    clicked: list[str] = []
    table.scene.area_clicked.connect(clicked.append)
    table.click(("line", "chip"))
    assert clicked == ["line"]
    assert ("line", "chip") not in table.scene.keys.stops()
    assert ("line", "") in table.scene.keys.stops()
