"""The outcomes of a move, for every draw or for given draws."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.outcomes import MOST_OUTCOMES, GivenChance, TooLargeError, outcomes
from tests.teaching.race import RACING, Race, Racing, Word


class Throwing(Racing):
    """A race in which several dice with a number of sides are thrown at once."""

    def __init__(self, dice: int, sides: int = 3) -> None:
        self.dice, self.sides = dice, sides

    def play(self, position: Race, seat: int, move: Word) -> list[str]:
        """Run the sum."""
        position.at[seat] += sum(position.chance.pick("dice", (1,) * self.sides) for _ in range(self.dice))
        return [move]


def test_chance_gives_every_answer_once_and_looking_changes_nothing() -> None:
    race = RACING.setup({}, 2, 7)
    before = race.copy()
    found = list(outcomes(RACING, race, 0, "throw"))
    assert sorted((branch.draws["dice"], branch.position.at) for branch in found) == [
        ((0,), [1, 0]),
        ((1,), [2, 0]),
        ((2,), [3, 0]),
    ]
    assert {branch.events for branch in found} == {("0 runs 1",), ("0 runs 2",), ("0 runs 3",)}
    assert race == before


def test_several_draws_are_combined() -> None:
    found = list(outcomes(Throwing(2), RACING.setup({}, 2, 7), 0, "throw"))
    assert len({branch.draws["dice"] for branch in found}) == len(found) == 9


def test_where_chance_has_no_say_there_is_one_branch() -> None:
    assert [branch.draws for branch in outcomes(RACING, RACING.setup({}, 2, 7), 0, "rest")] == [{}]


def test_more_answers_than_can_be_looked_at_are_refused() -> None:
    race = RACING.setup({}, 2, 7)
    assert len(list(outcomes(Throwing(1, MOST_OUTCOMES), race, 0, "throw"))) == MOST_OUTCOMES
    with pytest.raises(TooLargeError):
        list(outcomes(Throwing(1, MOST_OUTCOMES + 1), race, 0, "throw"))


def test_told_chance_gives_one_branch_and_goes_on_from_there() -> None:
    race = RACING.setup({}, 2, 7)
    race.chance = GivenChance({"dice": [2, 0]}, {})
    (first,) = outcomes(RACING, race, 0, "throw")
    (second,) = outcomes(RACING, first.position, 0, "throw")
    assert [branch.draws for branch in (first, second)] == [{"dice": (2,)}, {"dice": (0,)}]
    assert second.position.at == [4, 0]
    assert isinstance(race.chance, GivenChance)
    assert race.chance.taken == {}, "the position that was asked about has taken nothing"


def test_the_last_answer_lasts_and_a_label_nobody_told_of_gets_its_likeliest() -> None:
    given = GivenChance({"a": [0, 1]}, {})
    assert given.pick("a", (1, 1)) == 0
    twin = given.copy()
    assert [given.pick("a", (1, 1)) for _ in range(3)] == [1, 1, 1]
    assert twin.pick("a", (1, 1)) == 1
    assert twin.pick("b", (1, 3, 2)) == 1


@pytest.mark.parametrize(("weights", "given"), [((1, 0, 2), 2), ((4, 0, 0), 0), ((0, 1, 0), 1)])
def test_an_answer_that_cannot_happen_gives_way_to_the_next_that_can(weights: Sequence[int], given: int) -> None:
    assert GivenChance({"a": [1]}, {}).pick("a", weights) == given


def test_afterwards_chance_is_no_longer_told() -> None:
    (branch, *_) = outcomes(RACING, RACING.setup({}, 2, 7), 0, "throw")
    assert type(branch.position.chance) is Chance
