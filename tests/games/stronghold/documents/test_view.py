"""The view of a seat."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reading import read_table
from tests.games.stronghold.documents.games import positions
from tests.games.stronghold.scene import DEFENDER, INVADER, Scene
from tests.games.stronghold.subject import unseen


def ordered() -> Scene:
    """Return a table with an open and a face-down order."""
    scene = Scene().put("W1", goblin=1, orc=1).put("W3", orc=2).at("phase", 6)
    return scene.order("goblins_fury", "W1").order("bluff", "W3", face_up=False)


def test_a_face_down_order_is_hidden_from_the_defender_and_its_kind_follows_from_nothing() -> None:
    table = STRONGHOLD.view(ordered().p, DEFENDER).table
    assert (table.walls["W1"].order, table.walls["W1"].order_open) == ("goblins_fury", True)
    assert (table.walls["W3"].order, table.walls["W3"].order_open) == ("hidden", False)
    assert table.orders_left == {"hidden": 3}
    assert STRONGHOLD.view(ordered().p, None).table == table


def test_the_invader_sees_his_own_orders() -> None:
    table = STRONGHOLD.view(ordered().p, INVADER).table
    assert table.walls["W3"].order == "bluff"
    assert table.orders_left == {"orcs_detonation": 1, "trolls_call": 1, "bluff": 1}


def test_an_order_that_was_mixed_up_unseen_stays_unseen() -> None:
    scene = ordered()
    scene.p.orders[2] = -1
    scene.p.orders_out[3] += 1
    table = STRONGHOLD.view(scene.p, DEFENDER).table
    assert (table.orders_left, table.orders_out) == ({"hidden": 3}, {"hidden": 1})


def test_without_a_secret_the_counts_of_orders_are_open() -> None:
    scene = Scene().put("W1", orc=1).order("bluff", "W1")
    assert STRONGHOLD.view(scene.p, DEFENDER).table.orders_left["bluff"] == 1


def test_R_101_cards_on_offer_are_seen_by_their_own_seat_only() -> None:
    position = STRONGHOLD.setup({"cards": "draft"}, 2, 7)
    assert len(STRONGHOLD.view(position, INVADER).table.invaders[0].offer) == 2
    assert STRONGHOLD.view(position, DEFENDER).table.invaders[0].offer == []
    assert STRONGHOLD.view(position, None).table.invaders[0].offer == []


@given(positions(), st.sampled_from([None, INVADER, DEFENDER]), st.integers(0, 1 << 32))
def test_positions_that_differ_only_in_what_a_seat_cannot_see_look_the_same(
    position: Position, seat: int | None, seed: int
) -> None:
    other = unseen(position, seat, random.Random(seed))  # noqa: S311 - a test's choices
    assert other != position
    assert STRONGHOLD.view(other, seat) == STRONGHOLD.view(position, seat)


@given(positions(), st.sampled_from([None, INVADER, DEFENDER]))
def test_no_view_has_seed_draws_or_tasks(position: Position, seat: int | None) -> None:
    table = STRONGHOLD.view(position, seat).table
    assert (table.seed, table.draws, table.todo) == (0, 0, [])


@given(positions())
def test_looking_changes_nothing_and_shares_nothing(position: Position) -> None:
    before = position.copy()
    table = read_table(position)
    table.bag["orc"] = 99
    table.walls["W1"].equipment.append("sap")
    table.invaders[0].hand.clear()
    assert position == before
    assert read_table(position) == read_table(before)
