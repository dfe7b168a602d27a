"""A seat's view of the table compared with the public view."""

from __future__ import annotations

from hypothesis import given

from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.view import knows_more, look
from tests.games.stronghold.documents.games import positions


@given(positions())
def test_a_seat_knows_more_exactly_if_its_view_differs_from_everybodys(position: Position) -> None:
    everybodys = look(position, None)
    assert not knows_more(everybodys)
    for seat in range(position.seats):
        own = look(position, seat)
        assert knows_more(own) == (own.table != everybodys.table)
