"""The badges of a crowd: each is readable beside its piece, or over the pieces in front of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.depth.badge_places import BadgePlace, BadgePlaces, Stander
from stronghold_gui.desktop.table.depth.blocks import Block, Layer
from stronghold_gui.desktop.table.layout import Spot
from stronghold_gui.desktop.table.model import Pile
from stronghold_gui.desktop.table.stills import shot
from stronghold_gui.desktop.table.surface import Surface
from stronghold_gui.desktop.table.tabletop import Tabletop

_PIECE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20">{}</svg>'
_BOARD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 160"><g id="areas" fill="none">
<rect id="back" x="60" y="100" width="40" height="20" over="1" stand="40"/>
<rect id="front" x="60" y="120" width="40" height="20" over="3" stand="40"/></g></svg>"""
_SIZE = QSize(200, 160)


@pytest.fixture
def folder(qapp: QApplication, tmp_path: Path) -> Path:
    """Return pictures: a thin piece, half a piece at the right, and one that fills its box."""
    for name, x, width in (("thin", 4, 2), ("half", 5, 5), ("broad", 0, 10)):
        rect = f'<rect x="{x}" width="{width}" height="20" fill="#ff0000"/>'
        (tmp_path / f"{name}.svg").write_text(_PIECE.format(rect))
    return tmp_path


@pytest.fixture
def table(qapp: QApplication, folder: Path) -> Iterator[Tabletop]:
    """Return a board in depth with two places, one right behind the other."""
    surface = Surface(_BOARD, folder, (Block("floor", 0, 140, 0, (Layer("thin", 0, 0, 5),), floor=True),), "#ffffff")
    top = Tabletop(surface, None, qapp)
    top.turn(surface)
    yield top
    top.finish()
    top.view.deleteLater()
    top.deleteLater()


def stander(key: str, art: str, y: float, badge: str = "", x: float = 0.0) -> Stander:
    cell = QRectF(x, y, 40, 80)
    return key, Spot(Pile(key, art, badge=badge), (cell,), upright=True), y


def places(folder: Path, *standers: Stander) -> dict[str, BadgePlace]:
    return {area: badge.place for (area, _), badge in BadgePlaces(PieceArt(folder)).of(standers, 1.0).items()}


def test_a_badge_that_nobody_covers_is_at_its_usual_place(folder: Path) -> None:
    assert places(folder, stander("a", "broad", 0, "1"), stander("b", "broad", 90, "2")) == {}
    assert places(folder, stander("a", "broad", 20, "1"), stander("b", "broad", 0)) == {}


def test_who_is_hidden_to_the_right_has_the_badge_at_the_left(folder: Path) -> None:
    assert places(folder, stander("a", "thin", 0, "1"), stander("b", "half", 20)) == {"a": BadgePlace(left=True)}


def test_who_is_hidden_but_for_the_head_has_the_badge_there(folder: Path) -> None:
    assert places(folder, stander("a", "thin", 0, "1"), stander("b", "broad", 20)) == {"a": BadgePlace(high=True)}


def test_two_badges_do_not_lie_on_each_other(folder: Path) -> None:
    near = places(folder, stander("a", "thin", 0, "1"), stander("b", "thin", 1, "2"))
    assert near == {"a": BadgePlace(left=True)}


def test_who_is_hidden_wholly_has_the_badge_over_all(folder: Path) -> None:
    assert places(folder, stander("a", "thin", 0, "1"), stander("b", "broad", 0.1))["a"].over


def test_a_larger_crowd_has_a_free_place_for_every_badge_or_one_over_all(folder: Path) -> None:
    crowd = [stander(f"{n}", "broad", 9.0 * (n % 4), str(n), x=15.0 * (n % 3)) for n in range(12)]
    badges = [badge for badge in BadgePlaces(PieceArt(folder)).of(crowd, 1.0).values() if not badge.place.over]
    for badge in badges:
        assert not any(badge.box.intersects(other.box) for other in badges if other is not badge)


def _written(image: QImage) -> int:
    """Return how much of a picture is the ink of badges."""
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(x, y).lightness() < 60 for x, y in points)


def test_on_the_board_a_hidden_badge_is_seen_again_and_goes_back_when_nobody_hides_it(table: Tabletop) -> None:
    behind = Pile("a", "thin", badge="1")
    table.scene.set_contents({"back": (behind,)})
    alone = shot(table.scene, _SIZE)
    ink = _written(alone)
    assert ink > 30
    for front in ("half", "broad"):
        table.scene.set_contents({"back": (behind,), "front": (Pile("b", front),)})
        assert _written(shot(table.scene, _SIZE)) > ink * 0.9, front
    table.scene.set_contents({"back": (behind,)})
    assert shot(table.scene, _SIZE) == alone


def test_a_badge_over_all_goes_when_its_piece_goes(table: Tabletop) -> None:
    behind, front = Pile("a", "thin", badge="1"), Pile("b", "broad", across="back")
    table.scene.set_contents({"front": (front,)})
    without = shot(table.scene, _SIZE)
    table.scene.set_contents({"back": (behind,), "front": (front,)})
    in_depth = table.scene._in_depth
    assert in_depth is not None
    assert in_depth.badges.place("back", "a").over
    hidden = shot(table.scene, _SIZE)
    assert _written(hidden) > _written(without) + 30
    table.scene.show_instead({"back": ()})
    assert shot(table.scene, _SIZE) == without
    table.scene.show_instead({})
    assert shot(table.scene, _SIZE) == hidden
