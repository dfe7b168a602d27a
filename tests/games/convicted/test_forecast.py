"""The forecast of a wave: its numbers agree with sieges that are played."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from stronghold_gui.core.chance import Chance
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.flow import advance
from stronghold_gui.games.convicted.forecast.coming import cards, on_board, wall_forecast
from stronghold_gui.games.convicted.forecast.pairs import pair_odds, suggest
from stronghold_gui.games.convicted.forecast.sampled import Sampling, mean
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.pieces import BARRACKS, DIRECTIONS, FACTIONS
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege.events import (
    CardDrawn,
    FightRolled,
    FoesHeld,
    FoesLostAtRing,
    MainDirectionFound,
    RamGiven,
    SquadFormed,
    TowerGiven,
)
from stronghold_gui.games.convicted.siege.reckoning import sides
from tests.games.convicted.fights import squad
from tests.games.convicted.scene import Scene, fortress, village

SIEGES = 300


def besieged(position: Position, seed: int, faction: str, stages: tuple[int, ...] = (5, 9)) -> Scene:
    """Return a siege after the arrival of the army and these stages of its first round, before any shot."""
    twin = position.copy()
    twin.chance = Chance(seed)
    twin.period, twin.faction, twin.round = "siege", FACTIONS.index(faction), 1
    table = Scene(twin)
    twin.todo = [task("siege_end"), task("hold"), *(task("stage", stage) for stage in reversed(stages)), task("army")]
    advance(twin, table.events)
    return table


def strong(ring: str = "", turn: int = 10) -> Position:
    """Return a village that has become a fortress of stone, with a few units."""
    wall = "3/3 spearman 4 swordsman 2"
    table = village(ring=ring, N=wall, E=wall, S=wall, W=wall)
    table.position.turn = turn
    return table.position


def test_before_the_card_all_four_are_as_likely() -> None:
    found = cards(strong())
    assert [card.name for card in found] == list(FACTIONS)
    assert {card.chance for card in found} == {Fraction(1, 4)}


def test_a_card_that_lies_open_is_the_only_one() -> None:
    table = fortress(faction="wolfmen", deployment_W="werewolf 1")
    table.position.todo = [task("siege_end")]
    assert [card.name for card in cards(table.position)] == ["wolfmen"]


def test_a_card_that_is_still_in_the_deck_is_not_told_by_that_of_the_turn_before() -> None:
    table = fortress(faction="wolfmen")
    table.position.todo = [task("siege_end"), task("card"), task("heretic")]
    assert len(cards(table.position)) == 4


def test_the_next_card_is_no_part_of_the_forecast_whatever_chance_has_in_store() -> None:
    one, other = strong(), strong()
    one.chance, other.chance = Chance(1), Chance(2)
    assert cards(one) == cards(other)
    for direction in range(4):
        assert wall_forecast(one, 2, direction, main=True) == wall_forecast(other, 2, direction, main=True)


@pytest.mark.parametrize("faction", ["beasts", "barbarians", "wolfmen"])
def test_chances_of_the_main_direction_are_those_of_many_sieges(faction: str) -> None:
    position = strong(ring="S moat")
    card = cards(position)[FACTIONS.index(faction)]
    drawn = Counter(
        besieged(position, seed, faction, ()).told(MainDirectionFound)[0].direction for seed in range(SIEGES)
    )
    for direction, chance in zip(DIRECTIONS, card.directions, strict=True):
        assert drawn[direction] / SIEGES == pytest.approx(float(chance), abs=0.09)
        assert bool(drawn[direction]) == bool(chance)


def test_the_card_is_drawn_as_often_as_its_chance_says() -> None:
    table = village(N="1/1 spearman 2")
    drawn: Counter[str] = Counter()
    for seed in range(SIEGES):
        twin = table.position.copy()
        twin.chance, twin.todo = Chance(seed), [task("siege_end"), task("hold"), task("card")]
        happened = Scene(twin)
        advance(twin, happened.events)
        drawn[happened.told(CardDrawn)[0].faction] += 1
    assert all(drawn[name] / SIEGES == pytest.approx(0.25, abs=0.08) for name in FACTIONS)


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("ring", ["", "N moat, W stakes", "E ditch, S moat"])
def test_ring_squads_ram_and_towers_are_those_of_sieges_that_are_played(faction: str, ring: str) -> None:
    for turn in (3, 10, 17):
        position = strong(ring, turn)
        for seed in range(4):
            table = besieged(position, seed, faction)
            main = table.told(MainDirectionFound)[0].direction
            table.go(task("towers"))
            for direction, name in enumerate(DIRECTIONS):
                told = wall_forecast(position, FACTIONS.index(faction), direction, main=name == main)
                held = [event.pieces for event in table.told(FoesHeld) if event.direction == name]
                assert held == ([told.held] if told.held else [])
                if held:
                    continue  # its squads are those of the next round
                lost = [event.pieces for event in table.told(FoesLostAtRing) if event.direction == name]
                assert lost == ([told.lost] if told.lost else [])
                formed = [(event.leader, event.supports) for event in table.told(SquadFormed) if event.squad[0] == name]
                assert formed == [(each.leader, each.supports) for each in told.squads]
                rams = [event.squad for event in table.told(RamGiven) if event.squad[0] == name]
                assert rams == [f"{name}.{number}" for number, each in enumerate(told.squads, 1) if each.ram]
                towers = {event.squad for event in table.told(TowerGiven) if event.squad[0] == name}
                assert towers == {f"{name}.{number}" for number, each in enumerate(told.squads, 1) if each.tower}


def test_those_whom_a_moat_holds_make_their_squads_a_round_later() -> None:
    position = strong("W moat")
    barbarians = FACTIONS.index("barbarians")
    told = wall_forecast(position, barbarians, 3, main=False)
    table = besieged(position, 5, "barbarians", (5, 5, 9))
    assert table.told(MainDirectionFound)[0].direction != "W"
    lost = [event.pieces for event in table.told(FoesLostAtRing) if event.direction == "W"]
    assert [told.lost] == lost
    formed = [(event.leader, event.supports) for event in table.told(SquadFormed) if event.squad[0] == "W"]
    assert formed == [(each.leader, each.supports) for each in told.squads]


def test_a_fight_ends_as_often_as_its_odds_say_and_its_sums_lie_in_the_spread() -> None:
    each = squad("giant", "warrior", "warrior", facing=(2, 0, 0))
    start = fortress(W="3/2 spearman 2 swordsman 1", assault_W="giant 1 warrior 2").position
    start.squads = [each]
    odds, parts = pair_odds(start, each), sides(start, each)
    assert odds is not None
    assert odds.won + odds.tied + odds.lost == 9
    ends: Counter[str] = Counter()
    for seed in range(SIEGES):
        twin = start.copy()
        twin.chance, twin.todo = Chance(seed), [task("siege_end"), task("hold"), task("fight", 0)]
        table = Scene(twin)
        advance(twin, table.events)
        rolled = table.told(FightRolled)[0]
        assert parts.enemy + 1 <= rolled.enemy <= parts.enemy + 3
        ends["won" if rolled.own > rolled.enemy else "tied" if rolled.own == rolled.enemy else "lost"] += 1
    for name, ways in (("won", odds.won), ("tied", odds.tied), ("lost", odds.lost)):
        assert ends[name] / SIEGES == pytest.approx(ways / 9, abs=0.09)


def test_suggested_pairs_are_legal_face_every_squad_they_can_and_lead_with_the_strongest() -> None:
    table = fortress(
        W="3/3 spearman 4 swordsman 1 archer 1", assault_W="giant 1 warrior 6 slinger 3"
    ).stage(9)  # fmt: skip
    table.go(task("matching", 3))
    found = suggest(table.position, 3)
    assert set(found) == {1, 2, 3}
    strengths = [table.position.values.units[facing.leader].strength for facing in found.values()]
    assert max(strengths) == table.position.values.units[2].strength
    used = Counter(kind for facing in found.values() for kind in facing.members)
    assert used[0] <= 4
    assert used[2] == 1
    for number, facing in found.items():
        for kind in facing.members:
            move = m.Face(("spearman", "archer", "swordsman")[kind], f"W.{number}")
            assert CONVICTED.refusal(table.position, 0, move) is None
            CONVICTED.play(table.position, 0, move)


def test_sampling_counts_what_happens_and_says_how_sure_it_is() -> None:
    weak, held = strong(), strong()
    weak.units = [0] * len(weak.units)
    weak.buildings[BARRACKS] = 3
    few, many = Sampling(held, 1, 6), Sampling(weak, 1, 6)
    assert few.result() is None
    for sampling in (few, many):
        while sampling.step():
            pass
        assert sampling.done == 6
    defended, empty = few.result(), many.result()
    assert defended is not None
    assert empty is not None
    assert empty.unharmed.value <= defended.unharmed.value
    assert empty.fallen.value == 0 < defended.fallen.value
    assert all(each.error > 0 for each in (defended.lost, *defended.stormed))


def test_a_small_sample_lies_within_the_errors_of_a_larger_one() -> None:
    found = []
    for seed, count in ((1, 15), (1000, 60)):
        sampling = Sampling(strong(turn=4), seed, count)
        while sampling.step():
            pass
        found.append(sampling.result())
    small, large = found
    assert small is not None
    assert large is not None
    assert large.fallen.error < small.fallen.error
    for one, other in ((small.fallen, large.fallen), (small.rounds, large.rounds), (small.lost, large.lost)):
        assert abs(one.value - other.value) <= 1.5 * (one.error + other.error)


def test_what_is_looked_at_stays_as_it_was() -> None:
    position = strong()
    before = position.copy()
    for faction in range(4):
        wall_forecast(position, faction, 0, main=True)
    sampling = Sampling(position, 1, 2)
    while sampling.step():
        pass
    assert position == before
    assert not on_board(position)


def test_an_error_is_told_where_all_sieges_ended_alike() -> None:
    assert mean([1.0] * 10).error > 0
    assert mean([0.0, 1.0] * 50).error == pytest.approx(0.098, abs=0.002)
