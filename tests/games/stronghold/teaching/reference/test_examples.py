"""The worked examples on the board: the same tables as in the rules' own tests, and the same outcome when played."""

from __future__ import annotations

import pytest

from stronghold_gui.core.match import Played
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold.assault.strength import total
from stronghold_gui.teaching.reference.examples import open_example
from tests.games.stronghold.teaching.kit import KIT

SUMS = {
    "V-01": [(8, 11), (5, 11)],
    "V-02": [(8, 7)],
    "V-03": [(8, 7)],
    "V-04": [(6, 7)],
    "V-05": [(13, 6)],
    "V-06": [(10, 7)],
    "V-07": [(10, 7)],
    "V-08": [(10, 7)],
    "V-09": [(2, 4)],
    "V-10": [(3, 4)],
    "V-11": [(2, 3)],
    "V-12": [(2, 3)],
}
"""The strengths compared, Invader first."""


def done(match: AnyMatch) -> Played[object, object]:
    """Let the Invader end phase 6."""
    return match.play(0, match.game.parse("done"))


@pytest.mark.parametrize(("name", "sums"), SUMS.items())
def test_an_assault_comes_to_what_the_example_says(name: str, sums: list[tuple[int, int]]) -> None:
    match = open_example(KIT, name)
    clashes = [event for event in done(match).events if isinstance(event, a.Clash)]
    assert [(total(clash.invader), total(clash.defender)) for clash in clashes] == sums
    breached = any(isinstance(event, a.Breached) for event in match.played[-1].events)
    assert breached == (name in {"V-05", "V-06"})


def test_everything_can_be_taken_back() -> None:
    match = open_example(KIT, "V-05")
    before = match.position.copy()
    done(match)
    assert match.can_undo
    match.undo()
    assert match.position == before


def test_an_example_that_is_none_is_an_error() -> None:
    with pytest.raises(KeyError):
        open_example(KIT, "V-99")
