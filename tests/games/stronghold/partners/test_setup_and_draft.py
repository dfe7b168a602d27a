"""Set-up, the draft of three and the income of two Invaders (rules, sections 10 and 11)."""

from __future__ import annotations

import pytest

from stronghold_gui.core.game import OptionError
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.notation import text_of
from stronghold_gui.games.stronghold.pieces import RESOURCE
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.values import EDITIONS, load_values
from tests.games.stronghold.partners.seats import ALONE, EAST, EAST_GUARD, WEST, WEST_GUARD, four, three


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [3, 4])
def test_R_95_three_resources_before_the_game_and_all_sixteen_cubes_are_in_hand_after_the_first_income(
    edition: str, seats: int
) -> None:
    scene = three(edition) if seats == 3 else four(edition)
    assert [invader.resources for invader in scene.p.invaders] == [3, 3]
    scene.enter("start").play("done", "done")
    assert [invader.resources for invader in scene.p.invaders] == [8, 8]
    assert scene.p.supply[RESOURCE] == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_R_93_of_three_the_Defender_begins_as_for_two_of_four_each_with_two_hourglasses_and_one_a_turn(
    edition: str,
) -> None:
    assert [defender.hourglasses for defender in three(edition).p.defenders] == [4]
    assert [defender.hourglasses for defender in four(edition).p.defenders] == [2, 2]
    scenes = three(edition).enter("start"), four(edition).enter("start")
    assert [[defender.hourglasses for defender in scene.p.defenders] for scene in scenes] == [[4 + 2], [2 + 1, 2 + 1]]
    assert [sum(defender.stones for defender in scene.p.defenders) for scene in scenes] == [1, 1]


@pytest.mark.parametrize("seats", [3, 4])
def test_each_Invader_draws_ten_units_a_turn(seats: int) -> None:
    scene = (three() if seats == 3 else four()).enter("start").play("done", "done")
    drawn = scene.seen(e.UnitsDrawn)
    assert [(event.seat, sum(event.units)) for event in drawn] == [(WEST, 10), (EAST, 10)]
    assert [sum(invader.hand) for invader in scene.p.invaders] == [10, 10]


def test_R_22_from_a_short_bag_they_draw_one_unit_each_in_turn() -> None:
    scene = three()
    scene.p.bag = [3, 2, 0]
    scene.enter("start").play("done", "done")
    assert [sum(invader.hand) for invader in scene.p.invaders] == [3, 2]
    assert scene.p.bag == [0, 0, 0]


def test_R_22_who_has_had_his_share_leaves_the_rest_to_the_other() -> None:
    scene = three()
    scene.p.invaders[WEST].flipped = 1  # All charge: twelve units
    scene.p.bag = [21, 0, 0]
    scene.enter("start").play("done", "done")
    assert [sum(invader.hand) for invader in scene.p.invaders] == [11, 10]


def test_R_28_from_a_short_supply_they_take_one_resource_each_in_turn() -> None:
    scene = four()
    scene.p.supply[RESOURCE] = 5
    scene.enter("start").play("done", "done")
    assert [invader.resources for invader in scene.p.invaders] == [3 + 3, 3 + 2]


def test_R_33_all_charge_is_each_Invaders_own() -> None:
    scene = three().enter("start").play("flip supplies", seat=EAST)
    scene.play("done", "done")
    assert [invader.resources for invader in scene.p.invaders] == [8, 3]
    assert [sum(invader.hand) for invader in scene.p.invaders] == [10, 12]


def test_both_Invaders_flip_their_own_cards_at_the_same_time() -> None:
    scene = four().enter("start")
    assert scene.deciders() == [WEST, EAST]
    scene.play("flip rituals", seat=EAST).play("done", seat=EAST)
    assert scene.deciders() == [WEST]
    assert scene.reason("done", EAST) == ("not_your_decision", "4")
    assert [invader.flipped for invader in scene.p.invaders] == [0, 1 << 4]


# -- the draft ---------------------------------------------------------------------------------------------------------


def drafting(seats: int = 3, edition: str = "revised") -> Position:
    """Return a match before its draft."""
    return STRONGHOLD.setup({"edition": edition}, seats, 11)


def offered(position: Position, seat: int) -> list[str]:
    """Return the cards a seat may keep now."""
    return [text_of(move).split()[1] for move in STRONGHOLD.legal_moves(position, seat)]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_R_132_three_cards_lie_before_both_and_each_keeps_one(seats: int, edition: str) -> None:
    position = drafting(seats, edition)
    first = offered(position, EAST)
    assert len(set(first)) == 3
    assert offered(position, WEST) == first
    assert [decision.seat for decision in STRONGHOLD.decisions(position)] == [WEST, EAST]
    STRONGHOLD.play(position, EAST, STRONGHOLD.parse(f"draft {first[1]}"))
    assert [decision.seat for decision in STRONGHOLD.decisions(position)] == [WEST]
    assert offered(position, WEST) == [first[0], first[2]]
    refusal = STRONGHOLD.refusal(position, WEST, STRONGHOLD.parse(f"draft {first[1]}"))
    assert refusal is not None
    assert refusal.reason == "not_offered"
    events = STRONGHOLD.play(position, WEST, STRONGHOLD.parse(f"draft {first[0]}"))
    assert (position.invaders[WEST].cards[0], position.invaders[EAST].cards[0]) == (first[0], first[1])
    # The next phase offers its cards at once.
    (laid,) = (event for event in events if isinstance(event, e.CardsOffered))
    assert (laid.phase, len(laid.cards)) == ("equipment", 3)


def test_R_101_of_the_cards_on_offer_the_Defenders_see_nothing() -> None:
    position = drafting(4)
    for seat, seen in ((WEST, 3), (EAST, 3), (WEST_GUARD, 0), (EAST_GUARD, 0), (None, 0)):
        table = STRONGHOLD.view(position, seat).table
        assert [len(invader.offer) for invader in table.invaders] == [seen, seen]


def test_the_ready_set_is_for_two() -> None:
    assert STRONGHOLD.options(3)["cards"] == STRONGHOLD.options(4)["cards"] == ("draft",)
    with pytest.raises(OptionError):
        STRONGHOLD.setup({"cards": "ready"}, 3, 1)


def test_after_the_draft_each_has_a_card_of_each_phase_and_no_two_the_same() -> None:
    position = drafting(4)
    while position.stage == "draft":
        seat = STRONGHOLD.decisions(position)[-1].seat
        STRONGHOLD.play(position, seat, STRONGHOLD.legal_moves(position, seat)[0])
    assert (position.stage, position.turn) == ("start", 1)
    held = [card for invader in position.invaders for card in invader.cards]
    assert len(set(held)) == 8


def test_prices_that_differ_with_the_number_of_players_are_data() -> None:
    figures = [load_values(edition, seats).costs for edition in EDITIONS for seats in (2, 3, 4)]
    assert figures[0] == figures[1] == figures[2]
    assert figures[3] == figures[4] == figures[5]


def test_seats_belong_to_camps_and_sides() -> None:
    scene = four()
    assert [scene.p.invader_of(side) for side in (0, 1)] == [WEST, EAST]
    assert [scene.p.defender_of(side) for side in (0, 1)] == [WEST_GUARD, EAST_GUARD]
    assert [STRONGHOLD.team(scene.p, seat) for seat in (WEST, EAST_GUARD)] == [(0, 1), (2, 3)]
    assert [scene.p.partner_of(seat) for seat in range(4)] == [1, 0, 3, 2]
    of_three = three().p
    assert [of_three.defender_of(side) for side in (0, 1)] == [ALONE, ALONE]
    assert STRONGHOLD.team(of_three, ALONE) == (2,)
    assert [of_three.partner_of(seat) for seat in range(3)] == [1, 0, None]
