"""Imagining: a position to think ahead in holds what its seat may know, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.orders import can_obey
from stronghold_gui.games.stronghold.pieces import ORDERS
from stronghold_gui.games.stronghold.position import Position
from tests.games.stronghold.documents.games import positions
from tests.games.stronghold.scene import DEFENDER, INVADER, Scene


def laid(*tiles: str) -> Position:
    """Return a table with orders face down on walls where all of them could be obeyed."""
    scene = Scene()
    for tile, wall in zip(tiles, ("W3", "E2"), strict=False):
        scene.put(wall, orc=1, goblin=1).put(f"R{wall}", troll=1).order(tile, wall, face_up=False)
    return scene.p


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("seat", [DEFENDER, None])
def test_two_tables_that_differ_in_what_is_hidden_are_imagined_alike(seat: int | None, seed: int) -> None:
    tables = [laid("trolls_call", "bluff"), laid("bluff", "orcs_detonation"), laid("goblins_fury", "trolls_call")]
    imagined = [STRONGHOLD.imagine(STRONGHOLD.view(table, seat), seed) for table in tables]
    assert imagined[0] == imagined[1] == imagined[2]


def test_the_invader_imagines_with_the_orders_he_has_laid() -> None:
    table = laid("trolls_call", "bluff")
    imagined = STRONGHOLD.imagine(STRONGHOLD.view(table, INVADER), 3)
    assert imagined.orders == table.orders


def test_what_everybody_sees_stays_as_it_is() -> None:
    table = laid("trolls_call", "bluff")
    imagined = STRONGHOLD.imagine(STRONGHOLD.view(table, DEFENDER), 3)
    assert STRONGHOLD.view(imagined, DEFENDER) == STRONGHOLD.view(table, DEFENDER)


@pytest.mark.parametrize("seed", range(20))
def test_R_66_orders_are_dealt_to_units_that_could_obey_them(seed: int) -> None:
    table = laid("trolls_call", "bluff")
    imagined = STRONGHOLD.imagine(STRONGHOLD.view(table, DEFENDER), seed)
    assert all(can_obey(imagined, order, wall) for wall, order in enumerate(imagined.orders) if order >= 0)


def test_orders_are_dealt_anew_even_if_no_tile_is_left_in_hand() -> None:
    scene = Scene()
    tiles = [tile for tile, number in zip(ORDERS, scene.p.cards.orders, strict=True) for _ in range(number)]
    for tile, wall in zip(tiles, ("W1", "W2", "W3", "W4", "E1", "E2"), strict=False):
        scene.put(wall, orc=1, goblin=1, troll=1).order(tile, wall, face_up=False)
    table = scene.p
    assert not any(table.orders_left)
    imagined = STRONGHOLD.imagine(STRONGHOLD.view(table, DEFENDER), 3)
    assert STRONGHOLD.view(imagined, DEFENDER) == STRONGHOLD.view(table, DEFENDER)


def test_chance_is_another_one_and_the_true_position_stays_as_it_is() -> None:
    table = laid("trolls_call")
    before = table.copy()
    imagined = STRONGHOLD.imagine(STRONGHOLD.view(table, INVADER), 99)
    assert (imagined.chance.seed, imagined.chance.count) == (99, 0)
    assert table == before


@pytest.mark.parametrize("seats", [2, 3])
def test_R_101_cards_on_offer_are_dealt_anew_for_whoever_may_not_see_them(seats: int) -> None:
    table = STRONGHOLD.setup({"cards": "draft"}, seats, 4)
    offers = {STRONGHOLD.imagine(STRONGHOLD.view(table, None), seed).invaders[0].offer for seed in range(30)}
    assert len(offers) > 1
    assert {len(offer) for offer in offers} == {len(table.invaders[0].offer)}
    assert STRONGHOLD.imagine(STRONGHOLD.view(table, INVADER), 1).invaders[0].offer == table.invaders[0].offer


def test_a_card_that_a_partner_kept_is_not_offered_again() -> None:
    table = STRONGHOLD.setup({"cards": "draft"}, 3, 4)
    STRONGHOLD.play(table, 0, STRONGHOLD.legal_moves(table, 0)[0])
    kept = next(card for card in table.invaders[0].cards if card)
    for seed in range(30):
        imagined = STRONGHOLD.imagine(STRONGHOLD.view(table, None), seed)
        assert imagined.invaders[0].offer == ()
        assert len(imagined.invaders[1].offer) == len(table.invaders[1].offer)
        assert kept not in imagined.invaders[1].offer


@given(positions(), st.sampled_from([None, INVADER, DEFENDER]), st.integers(0, 1 << 32))
def test_an_imagined_position_looks_the_same_and_goes_on_alike(position: Position, seat: int | None, seed: int) -> None:
    imagined = STRONGHOLD.imagine(STRONGHOLD.view(position, seat), seed)
    assert STRONGHOLD.decisions(imagined) == STRONGHOLD.decisions(position)
    assert STRONGHOLD.view(imagined, seat) == STRONGHOLD.view(position, seat)
    if seat is not None:
        assert STRONGHOLD.legal_moves(imagined, seat) == STRONGHOLD.legal_moves(position, seat)


@given(positions())
def test_who_sees_everything_imagines_the_position_itself(position: Position) -> None:
    imagined = STRONGHOLD.imagine(STRONGHOLD.view(position, INVADER), position.chance.seed)
    assert STRONGHOLD.key(imagined) == STRONGHOLD.key(position)
