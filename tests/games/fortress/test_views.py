"""The view of a seat: it shows order markers of the other side only once they are turned (rules, section 16)."""

from __future__ import annotations

import pickle
import random

from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress.documents import POSITIONS
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import MARKERS_EACH, Position
from tests.games.fortress.subject import unseen
from tests.games.fortress.test_documents import on_own_map
from tests.games.fortress.test_scenarios import new, play_until


def laid(seats: int = 4) -> Position:
    position = new("ambush", seats)
    play_until(position, "mark")
    play_until(position, "act")
    return position


def test_while_all_lay_markers_others_see_neither_which_nor_where() -> None:
    position = new("siege", 2)
    play_until(position, "mark")
    move = FORTRESS.legal_moves(position, 0)[0]
    (event,) = FORTRESS.play(position, 0, move)
    assert isinstance(event, e.MarkerLaid)
    assert FORTRESS.event_for(position, event, 0) == event
    assert FORTRESS.event_for(position, event, 1) == e.MarkerLaid(event.who, e.HIDDEN, e.HIDDEN)
    assert FORTRESS.view(position, 0).table.markers["p1"].one == event.card
    for seat in (1, None):
        markers = FORTRESS.view(position, seat).table.markers["p1"]
        assert (markers.one, markers.unseen, markers.laid) == ("", {}, False)


def test_then_they_see_how_many_lie_on_each_card_and_partners_see_all() -> None:
    position = laid()
    own = FORTRESS.view(position, 2).table.markers["p3"]
    assert FORTRESS.view(position, 3).table.markers["p3"] == own
    other = FORTRESS.view(position, 0).table.markers["p3"]
    assert (other.one, other.x) == ("", "")
    assert sum(other.unseen.values()) == MARKERS_EACH - len(other.turned)
    assert FORTRESS.team(position, 2) == (2, 3)


def test_a_marker_that_is_turned_is_seen_and_that_is_a_barrier() -> None:
    position = laid()
    player = position.player
    shown = FORTRESS.view(position, None).table.markers[("p1", "p2", "p3", "p4")[player]]
    assert shown.turned == [1]
    assert shown.one == position.setting.cards.ids[position.card]
    assert FORTRESS.reveals([e.MarkerTurned(0, "1", "drake")])
    assert not FORTRESS.reveals([e.TurnEnded(0)])


def test_two_positions_that_differ_in_the_secret_alone_look_alike() -> None:
    dice = random.Random(3)  # noqa: S311 - which markers
    for seats in (3, 4):
        position = laid(seats)
        differing = 0
        for seat in (None, *range(seats)):
            other = unseen(position, seat, dice)
            differing += other.markers != position.markers
            assert FORTRESS.view(other, seat) == FORTRESS.view(position, seat)
        assert differing


def test_what_is_imagined_agrees_with_the_view_and_not_with_the_secret() -> None:
    position = laid()
    imagined = [FORTRESS.imagine(FORTRESS.view(position, 0), seed) for seed in range(12)]
    assert any(one.markers != position.markers for one in imagined)
    assert all(one.markers[: 2 * MARKERS_EACH] == position.markers[: 2 * MARKERS_EACH] for one in imagined)
    assert all(FORTRESS.view(one, 0) == FORTRESS.view(position, 0) for one in imagined)


def test_markers_that_were_never_turned_stay_unseen_at_the_end_of_a_round() -> None:
    position = new("siege", 2)
    happened = play_until(position, "mark")
    assert not [event for event in happened if isinstance(event, e.MarkerTurned)]
    start = position.round
    while position.round == start:
        play_until(position, "act")
        (asked, *_) = FORTRESS.decisions(position)
        happened = FORTRESS.play(position, asked.seat, FORTRESS.parse("end"))
    assert all(marker == -1 for marker in position.markers)
    assert not [event for event in happened if isinstance(event, e.MarkerTurned)]


def test_a_view_on_its_way_to_another_process_only_refers_to_the_battlefield() -> None:
    of_the_program, of_its_own = laid(), POSITIONS.from_json(on_own_map())
    for position, most in ((of_the_program, 10_000), (of_its_own, 120_000)):
        view = FORTRESS.view(position, 0)
        sent = pickle.dumps(view)
        assert len(sent) < most
        received = pickle.loads(sent)  # noqa: S301 - made here
        assert received == view
        assert received.setting is view.setting
