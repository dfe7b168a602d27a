"""The worked examples on the table: those that the rules' own tests play, with the dice described."""

from __future__ import annotations

import pytest

from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.games.warriors import events as e
from stronghold_gui.teaching.reference.examples import open_example
from tests.games.warriors import examples
from tests.games.warriors.teaching.kit import KIT


def play(match: AnyMatch, moves: tuple[str, ...]) -> None:
    """Play moves, each by the first seat with a decision."""
    for move in moves:
        match.play(match.game.decisions(match.position)[0].seat, match.game.parse(move))


@pytest.mark.parametrize("name", examples.TOLD)
def test_played_as_it_is_told_the_dice_fall_as_it_says(name: str) -> None:
    match, told = open_example(KIT, name), examples.TOLD[name]
    play(match, told.moves)
    position = match.position
    happened = [event for played in match.played for event in played.events]
    if told.die:
        assert [event.die for event in happened if isinstance(event, e.Shot)][-1] == told.die
        return
    thrown = [(event.red, event.black) for event in happened if isinstance(event, e.DiceThrown)]
    # A player with a catapult may fire while the dice are on the table.
    assert (thrown or [(position.red, position.black)])[-1] == (told.red, told.black)


def test_in_the_example_of_the_shot_the_archer_falls_and_everything_is_lost() -> None:
    match = open_example(KIT, "VW-21")
    play(match, (*examples.TOLD["VW-21"].moves, "fire a.dwarves.archer"))
    happened = match.played[-1].events
    assert [event.hit for event in happened if isinstance(event, e.Shot)] == [True]
    assert [event.winner for event in happened if isinstance(event, e.Compared)] == [1, 1]


def test_everything_can_be_taken_back() -> None:
    match = open_example(KIT, "VW-09")
    before = match.position.copy()
    play(match, examples.TOLD["VW-09"].moves)
    assert match.can_undo
    match.undo()
    assert match.position == before
