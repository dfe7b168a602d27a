"""The hard Defender's last pause: what is mended move by move, and what a Defender knows of orders."""

from __future__ import annotations

import pytest

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.reading import DataFault, Json
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import Deed, Move, Walk
from stronghold_gui.games.stronghold.pieces import BLUFF, CALL, FURY, SOLDIER, TROLL
from stronghold_gui.games.stronghold.players.levels import Mends, make_player, mending_of
from stronghold_gui.games.stronghold.players.odds import promise
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.players.guessing import never
from stronghold_gui.players.lines import lines_of
from tests.games.stronghold.players.test_guard import RULE, last_pause, spent
from tests.games.stronghold.players.test_strikes import W5, ballista, put

MENDING = mending_of("hard")


def pressed() -> Position:
    """Return a last pause before an assault on five sections, two ballistas behind it; there is much to walk about."""
    position = last_pause(5, 6, {})
    for wall in (1, 2, 3, 4, 5):
        put(position, position.board.outer[wall], orcs=4, trolls=1)
    for place in ("RW3", "RW4"):
        ballista(position, place, hits=4, misses=1)
    return position


def asked(position: Position) -> Decision:
    return STRONGHOLD.decisions(position)[0]


def mended(position: Position) -> list[Move]:
    """Return what the hard level does until its pause is over."""
    player, done = make_player("hard", 1), list[Move]()
    while position.stage == "pause" and STRONGHOLD.decisions(position):
        moves = STRONGHOLD.legal_moves(position, 1)
        done.append(player.choose(STRONGHOLD.view(position, 1), asked(position), moves))
        STRONGHOLD.play(position, 1, done[-1])
    return done


def test_what_the_rule_leaves_open_is_mended_by_other_moves() -> None:
    by_rule, by_search = pressed(), pressed()
    spent(by_rule)
    mended(by_search)
    assert promise(by_rule).won > 0.5
    assert promise(by_search).won == 0.0


def test_a_line_is_looked_for_in_the_last_pause_only_and_only_where_there_is_something_to_fear() -> None:
    position = pressed()
    assert MENDING.searches(position, asked(position))
    assert not MENDING.searches(last_pause(5, 6, {}), asked(position))
    position.phase = 3
    assert not MENDING.searches(position, asked(position))


def test_all_but_walks_and_exchanges_are_tried_in_any_case() -> None:
    position = pressed()
    moves = STRONGHOLD.legal_moves(position, 1)
    likely = MENDING.likely(position, 1, moves)
    assert len(likely) < len(moves)
    assert sum(isinstance(move, Walk) for move in likely) <= MENDING.walks
    assert {move for move in moves if isinstance(move, Deed)} <= set(likely)


def test_a_line_ends_where_the_pause_does_and_its_beginnings_are_ways_of_their_own() -> None:
    position = pressed()
    lines = lines_of(STRONGHOLD, MENDING, position, 1, RULE, never)
    assert len(lines) >= position.defenders[0].hourglasses - 3
    came = []
    for line in (lines[0], lines[-1]):
        twin = position.copy()
        while twin.stage == "pause":
            moves = STRONGHOLD.legal_moves(twin, 1)
            STRONGHOLD.play(twin, 1, line.choose(twin, asked(twin), moves))
        came.append(MENDING.outlook(twin, 1))
    assert came[0] >= came[1]
    assert came[0] > MENDING.outlook(position, 1)


def test_who_must_hurry_has_no_line_and_follows_the_rule() -> None:
    assert lines_of(STRONGHOLD, MENDING, pressed(), 1, RULE, lambda: True) == []


@pytest.mark.parametrize("order", [FURY, CALL, BLUFF])
def test_what_an_order_that_lies_face_down_promises_a_defender_is_the_same_whichever_it_is(order: int) -> None:
    position = pressed()
    put(position, "W5", goblins=4)
    put(position, "RW4", trolls=2)
    position.orders[W5] = order
    unseen = promise(position, unseen=True)
    position.orders[W5] = CALL
    assert promise(position, unseen=True) == unseen
    position.open_orders = 1 << W5
    assert promise(position, unseen=True) == promise(position)


def test_an_order_that_lies_open_elsewhere_lies_not_here_too() -> None:
    """R-02: there is one fury, one detonation and one call, and two bluffs."""
    position = last_pause(5, 6, {})
    position.inner[3 * W5 : 3 * W5 + 3] = [0, 0, 0]
    position.inner[3 * W5 + SOLDIER] = 2
    put(position, "W5", goblins=6)
    put(position, "W3", goblins=1)
    position.orders[W5] = BLUFF
    feared = promise(position, unseen=True).won
    position.orders[2], position.open_orders = FURY, 1 << 2
    assert promise(position, unseen=True).won < feared


def test_an_order_that_nobody_could_obey_is_not_feared() -> None:
    """R-66: it stays where it is for secrecy, and does nothing."""
    position = last_pause(5, 6, {})
    position.orders[W5] = CALL
    assert promise(position, unseen=True).won == 0.0
    assert position.outer[3 * W5 + TROLL] == 0


@pytest.mark.parametrize(
    ("mends", "sentence"),
    [
        ({"width": 0, "walks": 24}, "width: .*greater than or equal to 1"),
        ({"width": 2}, "walks: .*required"),
        ({"width": 2, "walks": "all"}, "walks: .*integer"),
    ],
)
def test_a_search_that_cannot_be_is_refused_by_its_path(mends: Json, sentence: str) -> None:
    with pytest.raises(DataFault, match=rf"mends\.{sentence}"):
        parse_data(Mends, mends, "mends")
