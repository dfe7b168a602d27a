"""The position of the bubble with a sentence: in sight, and over none of its subjects while there is room."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from stronghold_gui.desktop.table.overlay import free_corner

ROOM = QRectF(0, 0, 800, 500)
SIZE = QSizeF(280, 80)
_boxes = st.builds(QRectF, st.integers(0, 750), st.integers(0, 450), st.integers(5, 150), st.integers(5, 150))


def lie(at: QPointF, *kept: QRectF, room: QRectF = ROOM) -> QRectF:
    """Return the place of the bubble."""
    return QRectF(free_corner(SIZE, at, room, kept), SIZE)


@given(st.lists(_boxes, max_size=6), st.integers(0, 800), st.integers(0, 500))
def test_it_lies_in_sight_whatever_is_to_be_seen(kept: list[QRectF], x: int, y: int) -> None:
    assert ROOM.contains(lie(QPointF(x, y), *kept))


@given(_boxes, st.integers(0, 800), st.integers(0, 500))
def test_of_a_single_thing_it_hides_nothing(kept: QRectF, x: int, y: int) -> None:
    assert not lie(QPointF(x, y), kept).intersects(kept)


def test_it_lies_above_its_point_and_below_where_there_is_no_room_above() -> None:
    tried = QRectF(380, 240, 40, 20)
    assert lie(tried.center(), tried).bottom() == tried.top()
    high = QRectF(380, 10, 40, 20)
    assert lie(high.center(), high).top() == high.bottom()


def test_it_goes_beside_what_is_above_and_below() -> None:
    tried, above, below = QRectF(380, 240, 40, 20), QRectF(300, 0, 200, 240), QRectF(300, 260, 200, 240)
    box = lie(tried.center(), tried, above, below)
    assert not any(box.intersects(kept) for kept in (tried, above, below))


def test_without_any_free_room_it_hides_as_little_as_can_be() -> None:
    small = QRectF(0, 0, 300, 100)
    assert lie(QPointF(20, 50), QRectF(0, 0, 40, 100), room=small).right() == small.right()
