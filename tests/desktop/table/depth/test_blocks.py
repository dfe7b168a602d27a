"""A board in depth: blocks hide what lies behind them, pieces stand upright between them, all can be turned."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from stronghold_gui.desktop.table.art import MissingPiece
from stronghold_gui.desktop.table.board_scene import BoardScene
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.depth import board_blocks
from stronghold_gui.desktop.table.depth.blocks import Block, DrawnBlock, Layer, NoBlocks
from stronghold_gui.desktop.table.depth.board_blocks import Blocks
from stronghold_gui.desktop.table.depth.walls import Walls, walls
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.desktop.table.model import NoClient, Pile, Source
from stronghold_gui.desktop.table.stills import shot
from stronghold_gui.desktop.table.surface import Surface
from stronghold_gui.desktop.table.tabletop import Tabletop

BOARD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
<g id="picture"><g><rect width="200" height="100" fill="#ffffff"/></g></g>
<g id="areas" fill="none">{}</g></svg>"""
BACK = '<rect id="back" x="{}" y="40" width="40" height="20" over="1" stand="40"/>'
FRONT = '<rect id="front" x="20" y="60" width="40" height="20" over="3" stand="40"/>'
_PIECE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20">{}</svg>'


@pytest.fixture
def table(qapp: QApplication, tmp_path: Path) -> Iterator[Tabletop]:
    """Return a table with two places, one behind the other, and a wall between them."""
    (tmp_path / "man.svg").write_text(_PIECE.format('<rect x="3" width="4" height="20" fill="#ff0000"/>'))
    (tmp_path / "wall.svg").write_text(_PIECE.format('<rect width="10" height="20" fill="#0000ff"/>'))
    blocks = (Block("wall", 20, 0, 2, (Layer("wall", 0, 0, 40),)),)
    top = Tabletop(Surface(BOARD.format(BACK.format(20) + FRONT), tmp_path), None, qapp)
    top.turn(Surface(BOARD.format(BACK.format(20) + FRONT), tmp_path, blocks))
    top.scene.set_contents({"back": (Pile("b", "man"),), "front": (Pile("f", "man"),)})
    yield top
    top.finish()
    top.view.deleteLater()
    top.deleteLater()


def colour(top: Tabletop, x: int, y: int) -> str:
    return QColor(shot(top.scene, QSize(200, 100)).pixel(x, y)).name()


def test_a_block_hides_what_is_behind_it_and_not_what_is_before_it(table: Tabletop) -> None:
    assert colour(table, 40, 30) == "#ff0000"
    assert colour(table, 25, 30) == "#0000ff"
    table.scene.set_contents({"back": (Pile("b", "man"),)})
    assert colour(table, 40, 30) == "#0000ff"


def test_one_sees_through_a_faded_block(table: Tabletop) -> None:
    table.scene.fade(["wall"])
    assert table.scene.blocks.faded == {"wall"}
    assert colour(table, 25, 30) not in ("#0000ff", "#000000"), "the wall can be seen, too"
    table.scene.fade(())
    assert colour(table, 25, 30) == "#0000ff"


def test_who_stands_behind_a_faded_block_is_as_plain_as_who_stands_before_it_even_redrawn(table: Tabletop) -> None:
    table.scene.set_contents({"back": (Pile("b", "man"),)})
    table.scene.fade(["wall"])
    assert colour(table, 40, 30) == "#ff0000"
    table.scene.redraw()
    assert colour(table, 40, 30) == "#ff0000"
    assert colour(table, 25, 30) not in ("#0000ff", "#ffffff"), "the wall can be seen, too"
    table.scene.fade(())
    assert colour(table, 40, 30) == "#0000ff"


def test_pieces_stand_on_the_lower_edge_of_their_area_and_have_the_outline_of_their_picture(table: Tabletop) -> None:
    box = table.scene.box_of("back", "b")
    assert box is not None
    assert (box.bottom(), box.width(), box.height()) == (60, 40, 80)
    assert table.scene.source_at(QPointF(40, -10)) == ("back", "b")
    assert table.scene.source_at(QPointF(23, 30)) is None
    assert table.scene.source_at(QPointF(40, 30)) == ("front", "f")


def test_a_piece_that_stands_in_two_areas_stands_between_them_and_is_larger(table: Tabletop) -> None:
    table.scene.set_contents({"back": (Pile("b", "man", across="front"),)})
    box = table.scene.box_of("back", "b")
    assert box is not None
    assert box.width() > 40
    assert box.center().x() == 40
    assert 60 < box.bottom() < 80


def test_a_turned_board_has_everything_elsewhere(table: Tabletop) -> None:
    folder = table.art.folder
    table.turn(Surface(BOARD.format(BACK.format(120) + FRONT), folder))
    box = table.scene.box_of("back", "b")
    assert box is not None
    assert box.center().x() == 140
    assert table.scene.blocks.all == ()


def test_a_side_that_was_seen_before_shows_what_has_come_and_gone_and_faded_since(table: Tabletop) -> None:
    near = Surface(BOARD.format(BACK.format(20) + FRONT), table.art.folder, tuple(table.scene.blocks.all))
    far = (Block("other", 120, 0, 2, (Layer("wall", 0, 0, 40),)),)
    sides = near, Surface(BOARD.format(BACK.format(120) + FRONT), table.art.folder, far)
    for side in (*sides, *sides):
        table.turn(side)
    assert {block.key for block in table.scene.blocks.all} == {"other"}
    table.scene.set_contents({"front": (Pile("f", "man"),)})
    table.scene.fade(["wall"])
    assert colour(table, 140, 30) == "#0000ff"
    table.turn(near)
    assert colour(table, 40, 30) == "#ff0000"
    assert colour(table, 25, 30) not in ("#0000ff", "#ff0000")
    assert table.scene.source_at(QPointF(140, -10)) is None


def test_pieces_lie_on_a_side_as_when_it_was_seen_before_and_lit_only_where_they_are_now(table: Tabletop) -> None:
    near = Surface(BOARD.format(BACK.format(20) + FRONT), table.art.folder, tuple(table.scene.blocks.all))
    far = Surface(BOARD.format(BACK.format(120) + FRONT), table.art.folder)
    boxes = []
    for side in (near, far, near, far, near):
        table.turn(side)
        boxes.append(table.scene.box_of("back", "b"))
    assert boxes[1:3] == boxes[3:]
    assert boxes[0] == boxes[2] != boxes[1]
    item = table.scene.piles["back"]["b"]
    for lit in (True, False):
        table.scene.light(frozenset({("back", "b")} if lit else ()))
        table.turn(far)
        assert item.lit is lit
        table.turn(near)
        assert item.lit is lit


def test_before_anything_is_drawn_pieces_lie_on_each_side_where_it_has_them(table: Tabletop) -> None:
    blocks = tuple(table.scene.blocks.all)
    near, far = (BoardGeometry(BOARD.format(BACK.format(x) + FRONT)) for x in (20, 120))
    scene = BoardScene(near, table.scene.picture, table.art)
    scene.set_contents({"back": (Pile("b", "man"),)})
    seen = []
    for side in (near, far, near):
        scene.relay(side, blocks)
        seen.append(scene.box_of("back", "b"))
    assert seen[0] == seen[2] != seen[1]


def test_the_first_blocks_of_a_board_are_shown_as_was_asked_for_before(table: Tabletop) -> None:
    plain = Surface(BOARD.format(BACK.format(20) + FRONT), table.art.folder)
    scene = BoardScene(BoardGeometry(plain.svg), table.scene.picture, table.art)
    assert isinstance(scene.blocks, NoBlocks)
    scene.dim("#80000000")
    scene.fade(["wall"])
    assert isinstance(scene.blocks, NoBlocks), "nothing of it was needed yet"
    scene.relay(BoardGeometry(plain.svg), table.scene.blocks.all, resolution=Resolution(1.0, 1.0))
    assert isinstance(scene.blocks, Blocks)
    assert scene.blocks.faded == {"wall"}
    assert scene.blocks._veil == "#80000000"
    table.scene.dim("")


def test_what_has_no_area_on_the_other_side_may_be_empty_but_not_full(table: Tabletop) -> None:
    table.scene.set_contents({"front": (Pile("f", "man"),)})
    table.turn(Surface(BOARD.format(FRONT), table.art.folder))
    table.scene.set_contents({"front": (Pile("f", "man", badge="2"),)})
    with pytest.raises(ValueError, match="back"):
        table.scene.set_contents({"back": (Pile("b", "man"),)})


def test_of_blocks_equally_far_in_front_the_later_one_lies_over_the_others(table: Tabletop) -> None:
    """And not as chance has it: a picture of the same table is the same every time."""
    (table.art.folder / "hedge.svg").write_text(_PIECE.format('<rect width="10" height="20" fill="#00ff00"/>'))
    table.art.use(table.art.folder)
    for arts, seen in ((("wall", "hedge"), "#00ff00"), (("hedge", "wall"), "#0000ff")):
        blocks = tuple(Block(f"{n}", 20, 0, 2, (Layer(art, 0, 0, 40),)) for n, art in enumerate(arts * 9))
        table.turn(Surface(BOARD.format(BACK.format(20) + FRONT), table.art.folder, blocks))
        table.scene.set_contents({"back": (Pile("b", "man"),)})
        assert (colour(table, 25, 30), colour(table, 40, 30)) == (seen, seen)


def test_a_block_without_its_picture_is_told_before_it_is_drawn(table: Tabletop) -> None:
    lost = (Block("x", 0, 0, 1, (Layer("nowhere", 0, 0, 10),)),)
    with pytest.raises(MissingPiece):
        table.turn(Surface(BOARD.format(BACK.format(20) + FRONT), table.art.folder, lost))


def test_a_board_that_has_another_size_from_another_side_is_drawn_for_that_size_at_once(
    table: Tabletop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.view.resize(400, 400)
    table.view.fit()
    table.view._sharpen()
    drawn: list[float] = []

    def watched(blocks: Sequence[DrawnBlock], around: QRectF, faint: frozenset[str], resolution: Resolution) -> Walls:
        drawn.append(resolution.scale)
        return walls(blocks, around, faint, resolution)

    monkeypatch.setattr(board_blocks, "walls", watched)
    taller = BOARD.replace('viewBox="0 0 200 100"', 'viewBox="0 0 200 300"')
    blocks = (Block("wall", 20, 0, 2, (Layer("wall", 0, 0, 40),)),)
    before = table.view.scale_factor
    table.turn(Surface(taller.format(BACK.format(20) + FRONT), tmp_path, blocks))
    assert table.view.scale_factor < before
    assert drawn == [table.view.scale_factor]
    assert table.scene.resolution is not None
    assert table.scene.resolution.scale == table.view.scale_factor


def badge_seen(table: Tabletop) -> int:
    """Return the number of visible pixels in the badge of the piece behind."""
    pictures = []
    for badge in ("", "2"):
        table.scene.set_contents({"back": (Pile("b", "man", badge=badge),)})
        pictures.append(shot(table.scene, QSize(400, 200)))
    one, other = pictures
    return sum(one.pixel(x, y) != other.pixel(x, y) for x in range(400) for y in range(200))


def test_a_breastwork_in_front_hides_feet_and_not_the_number_of_who_stands_there(table: Tabletop) -> None:
    surface = BOARD.format(BACK.format(20) + FRONT)
    table.turn(Surface(surface, table.art.folder))
    whole = badge_seen(table)
    # A third of the width is as high as a battlement is before a figure on a wall.
    table.turn(Surface(surface, table.art.folder, (Block("low", 20, 47, 2, (Layer("wall", 0, 0, 40),)),)))
    assert badge_seen(table) > 0.95 * whole > 50


def test_through_a_pane_a_piece_is_seen_as_if_each_were_drawn_in_its_turn(table: Tabletop) -> None:
    """And where the piece is not, the pane is not painted twice."""
    pane = '<rect width="10" height="20" fill="#0000ff" fill-opacity="0.5"/>'
    (table.art.folder / "pane.svg").write_text(_PIECE.format(pane))
    table.art.use(table.art.folder)
    blocks = (Block("pane", 20, 0, 2, (Layer("pane", 0, 0, 40),)),)
    table.turn(Surface(BOARD.format(BACK.format(20) + FRONT), table.art.folder, blocks, "#ffffff"))
    table.scene.set_contents({})
    alone = colour(table, 25, 30)
    table.scene.set_contents({"back": (Pile("b", "man"),)})
    assert colour(table, 25, 30) == alone
    seen = QColor(colour(table, 40, 30))
    assert (abs(seen.red() - 127) < 3, seen.green(), abs(seen.blue() - 128) < 3) == (True, 0, True)


def test_who_walks_from_before_a_block_to_behind_it_is_hidden_and_comes_out_again(table: Tabletop) -> None:
    behind, in_front = {"back": (Pile("b", "man"),)}, {"front": (Pile("b", "man"),)}
    for _ in range(2):
        table.scene.set_contents(behind)
        assert colour(table, 40, 30) == "#0000ff"
        table.scene.set_contents(in_front)
        assert colour(table, 40, 30) == "#ff0000"
        table.scene.show_instead({"back": behind["back"], "front": ()})
        assert colour(table, 40, 30) == "#0000ff"
        table.scene.show_instead({})


def test_a_veil_darkens_what_stands_before_a_piece_too_and_not_the_piece(table: Tabletop) -> None:
    table.scene.dim("#80000000")
    assert colour(table, 40, 30) == "#ff0000"
    table.scene.set_contents({"back": (Pile("b", "man"),)})
    assert colour(table, 40, 30) == colour(table, 25, 30) != "#0000ff"


def test_over_what_is_low_the_number_of_who_stands_behind_is_seen_wherever_it_stands(table: Tabletop) -> None:
    surface = BOARD.format(BACK.format(20) + FRONT)
    table.turn(Surface(surface, table.art.folder))
    whole = badge_seen(table)
    for low, seen in ((True, whole), (False, 0)):
        blocks = (Block("wall", 20, 0, 2, (Layer("wall", 0, 0, 40),), low=low),)
        table.turn(Surface(surface, table.art.folder, blocks))
        assert abs(badge_seen(table) - seen) <= 0.05 * whole
        assert colour(table, 40, 50) == "#0000ff", "the piece itself is hidden"


def test_who_stands_behind_a_piece_that_is_seen_through_is_seen_and_meant(table: Tabletop) -> None:
    table.turn(
        Surface(
            BOARD.format(BACK.format(20) + FRONT),
            table.art.folder,
            (Block("far", 150, 0, 2, (Layer("wall", 0, 0, 9),)),),
        )
    )
    (table.art.folder / "leaf.svg").write_text(_PIECE.format('<rect width="10" height="20" fill="#00ff00"/>'))
    table.art.use(table.art.folder)
    for through, meant in ((False, ("front", "f")), (True, ("back", "b"))):
        leaf = Pile("f", "leaf", seen_through=through)
        table.scene.set_contents({"back": (Pile("b", "man"),), "front": (leaf,)})
        assert table.scene.source_at(QPointF(40, 30)) == meant
        assert table.scene.source_at(QPointF(23, 30)) == ("front", "f")
        red = QColor(colour(table, 40, 30)).red()
        assert (red > 150) is through


def test_what_is_put_on_scenery_that_is_no_goal_reaches_the_goal_that_it_hides(table: Tabletop) -> None:
    class One(NoClient):
        def sources(self) -> Collection[Source]:
            return [("other", "m")]

        def targets(self, area: str, key: str) -> Collection[str]:  # noqa: ARG002
            return {goal: [] for goal in goals}

    behind, point = "back", QPointF(40, 50)
    goals = [behind]
    table.scene.set_contents({"front": (Pile("leaf", "man", scenery=True),)})
    table.scene.hand.client = One()
    table.scene.hand.pick("other", "m")
    assert table.scene.source_at(point) == ("front", "leaf")
    assert table.scene.targets.at(point) == (behind, "front")
    goals.append("front")
    table.scene.hand.refresh()
    assert table.scene.targets.at(point) == ("front", "front")
    goals.remove("front")
    table.scene.set_contents({"front": (Pile("leaf", "man"),)})
    table.scene.hand.refresh()
    assert table.scene.targets.at(point) == (None, "front"), "somebody who stands there may be meant"
