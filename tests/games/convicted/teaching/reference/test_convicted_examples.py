"""The worked examples on the table: each opens, and its moves and draws give the results in its text."""

from __future__ import annotations

import pytest

from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.siege.events import (
    DefendersFell,
    FightRolled,
    FoesLostAtRing,
    FoeVolley,
    MainDirectionFound,
    RamStruck,
    ResistanceLost,
    SquadFormed,
    VolleyFired,
)
from stronghold_gui.games.convicted.teaching.reference import EXAMPLES
from stronghold_gui.teaching.reference.examples import open_example
from tests.games.convicted import examples
from tests.games.convicted.teaching.kit import KIT


def play(match: AnyMatch, *moves: str) -> list[object]:
    """Play moves, each by the first seat with a decision, and return the events."""
    for move in moves:
        match.play(match.game.decisions(match.position)[0].seat, match.game.parse(move))
    return [event for played in match.played for event in played.events]


@pytest.mark.parametrize("name", examples.TOLD)
def test_played_as_it_is_told_chance_gives_what_it_says(name: str) -> None:
    match, told = open_example(KIT, name), examples.TOLD[name]
    play(match, *told.moves)
    draws = match.played[-1].record.draws
    assert {label: draws[label] for label in told.draws} == told.draws


@pytest.mark.parametrize(
    ("name", "moves", "expected"),
    [
        ("VC-06", ["aim archer SW deployment_W"] * 2 + ["aim crossbowman SW deployment_W"], ("power", 4)),
        ("VC-26", ["aim archer SW deployment_W"] * 2 + ["aim archer NW deployment_W",
                                                        "aim crossbowman NW deployment_W"], ("power", 3)),
        ("VC-27", ["aim archer SW deployment_W"] * 3 + ["aim arquebusier SW deployment_W"], ("power", 2)),
    ],
)  # fmt: skip
def test_the_power_of_a_volley_is_what_is_told(name: str, moves: list[str], expected: tuple[str, int]) -> None:
    happened = play(open_example(KIT, name), *moves)
    (fired,) = (event for event in happened if isinstance(event, VolleyFired))
    assert getattr(fired, expected[0]) == expected[1]


def test_what_enemies_do_by_themselves_is_what_is_told() -> None:
    def after(name: str, *moves: str) -> list[object]:
        return play(open_example(KIT, name), *moves)

    losses = {name: [event for event in after(name, "done") if isinstance(event, DefendersFell)] for name in EXAMPLES
              if name in ("VC-07", "VC-10", "VC-24", "VC-25")}  # fmt: skip
    assert losses["VC-07"] == [DefendersFell("SW", (("archer", 2),))]
    assert losses["VC-10"][0] == DefendersFell("W", (("spearman", 3),))
    assert losses["VC-24"] == [DefendersFell("SW", (("archer", 4),))]
    assert losses["VC-25"] == [DefendersFell("SW", (("archer", 2),))]
    assert [event.left for event in after("VC-09", "done") if isinstance(event, ResistanceLost)] == [1]
    shot = [event for event in after("VC-11", "done") if isinstance(event, ResistanceLost)]
    assert [event.target for event in shot] == ["W"]
    fallen = [event.pieces for event in after("VC-19", "done") if isinstance(event, FoesLostAtRing)]
    assert fallen == [(("warrior", 3), ("giant", 1))]


def test_the_directions_squads_and_fights_are_what_is_told() -> None:
    def of(name: str, kind: type, *moves: str) -> list[object]:
        return [event for event in play(open_example(KIT, name), *moves) if isinstance(event, kind)]

    found = of("VC-23", MainDirectionFound, "done")[0]
    assert isinstance(found, MainDirectionFound)
    assert (found.direction, found.weights[1], found.weights[3]) == ("E", 800, 1300)
    assert len(of("VC-12", SquadFormed, "done")) == 2
    assert len(of("VC-18", SquadFormed, "done")) == 4 + 3 + 2 + 1
    for name, sums in (("VC-14", (4, 6)), ("VC-32", (5, 7))):
        (rolled,) = of(name, FightRolled, *examples.TOLD[name].moves)
        assert isinstance(rolled, FightRolled)
        assert (rolled.enemy, rolled.own) == sums
    struck = of("VC-21", RamStruck, "done")[0]
    assert isinstance(struck, RamStruck)
    assert (struck.strength, struck.lost, struck.left) == (13, 3, 1)
    assert not of("VC-31", FoeVolley)


def test_what_the_period_of_actions_tells_of_can_be_done() -> None:
    done = {
        "VC-01": ("fortify W", "entrench ditch ring_W1"),
        "VC-02": ("collect wood", "collect stone"),
        "VC-03": ("research architecture",),
        "VC-04": ("train archer S", "desert spearman S"),
        "VC-05": ("build barracks", "build barracks"),
        "VC-15": ("entrench ditch ring_NW",),
        "VC-29": ("defend N E NE SE",),
        "VC-30": ("collect wood",) * 6,
        "VC-31": ("aim archer SW deployment_W", "take wolfman_spearman deployment_W"),
    }
    for name, moves in done.items():
        assert play(open_example(KIT, name), *moves)
    match = open_example(KIT, "VC-29")
    assert match.game.refusal(match.position, 0, m.Defend(("N", "E", "NW", "SE"))) is not None


def test_everything_can_be_taken_back() -> None:
    match = open_example(KIT, "VC-14")
    before = match.position.copy()
    play(match, *examples.TOLD["VC-14"].moves)
    assert match.can_undo
    for _ in examples.TOLD["VC-14"].moves:
        match.undo()
    assert match.position == before
