"""Forecasts of wall sections, held against the engine: it fights the melee from the situation foreseen."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.assault.strength import total
from stronghold_gui.games.stronghold.forecast import Forecast, Section, foresee
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.position import Position
from tests.games.stronghold.assault.tools import both_editions, empty
from tests.games.stronghold.forecast.melee import assaults, at, fought, games
from tests.games.stronghold.scene import Scene
from tests.games.stronghold.subject import unseen

LONG = int(os.environ.get("STRONGHOLD_LONG", "20")) * 10
"""Tables of the long form, each fought from a dozen of situations."""
seeds = st.integers(0, 1_000_000)
editions = st.sampled_from(["revised", "first"])


def forecast(position: Position, seat: int | None = None) -> Forecast:
    """Return the forecast for a seat, by default the public one."""
    return foresee(STRONGHOLD.view(position, seat), STRONGHOLD.decisions(position))


def compare(position: Position, dice: random.Random) -> Counter[str]:
    """Hold the forecast of every section against the melee that the engine fights; count the verdicts."""
    foreseen, events = forecast(position), fought(position, dice)
    for section in foreseen.sections:
        _compare(section, events)
    return Counter(section.verdict for section in foreseen.sections)


def _compare(section: Section, events: list[e.Event]) -> None:
    wall = section.wall
    clashes = at(events, a.Clash, wall)
    if section.verdict == "over":
        assert not clashes
        return
    poured = [event.unit for event in at(events, e.UnitKilled, wall) if event.cause == "cauldron"]
    poured += [event.unit for event in at(events, e.UnitHurt, wall) if event.cause == "accident"]
    assert poured == ([section.poured.unit] * section.poured.count if section.poured else []), section
    assert bool(clashes) == section.fought, section
    if not clashes:
        return
    first, *again = clashes
    assert (first.invader, first.defender) == (section.invader, section.defender), section
    assert [(second.invader, second.defender) for second in again] == (
        [(section.again.invader, section.again.defender)] if section.again else []
    ), section
    assert bool(at(events, a.Breached, wall)) == (section.verdict == "breach") == (section.to_breach <= 0), section
    _compare_losses(section, events)


def _compare_losses(section: Section, events: list[e.Event]) -> None:
    killed, hurt = at(events, e.UnitKilled, section.wall), at(events, e.UnitHurt, section.wall)
    dead = [event.unit for event in killed if event.cause == "losses"]
    wounded = [event.unit for event in hurt if event.cause == "losses"]
    assert [event.cause for event in killed].count("goblins_fury") == section.fury, section
    assert [event.cause for event in hurt].count("poison") == section.poison, section
    lost = {"invader_loses": dead, "defender_loses": wounded, "breach": wounded}.get(section.verdict, [])
    assert len(dead) + len(wounded) == len(lost), section
    assert section.fewest <= len(lost) <= section.most, section
    assert bool(section.advantage) == (section.verdict in ("invader_loses", "defender_loses", "breach"))


# -- properties --------------------------------------------------------------------------------------------------------


@settings(max_examples=50, deadline=None)
@given(editions, seeds)
def test_the_engine_fights_every_section_as_it_was_foreseen(edition: str, seed: int) -> None:
    dice = random.Random(seed)  # noqa: S311 - a test's choices
    for position in assaults(edition, seed):
        compare(position, dice)


@settings(max_examples=6, deadline=None)
@given(editions, seeds, st.sampled_from([2, 3, 4]))
def test_and_so_it_does_at_any_moment_of_any_game_of_two_three_or_four(edition: str, seed: int, seats: int) -> None:
    dice = random.Random(seed)  # noqa: S311 - a test's choices
    for position in games(edition, seed, every=29, seats=seats):
        compare(position, dice)
        everybody = forecast(position)
        assert all(forecast(position, seat) == everybody for seat in range(seats))


@pytest.mark.long
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_on_thousands_of_positions_forecast_and_engine_never_disagree(edition: str) -> None:
    seen: Counter[str] = Counter()
    positions = 0
    for seed in range(LONG):
        dice = random.Random(seed)  # noqa: S311 - a test's choices
        game = games(edition, seed, every=97, seats=2 + seed // 8 % 3) if seed % 8 == 0 else ()
        for several in (assaults(edition, seed), game):
            for position in several:
                seen += compare(position, dice)
                positions += 1
    verdicts = {"nobody", "left_out", "over", "tie", "repelled", "invader_loses", "defender_loses", "breach"}
    assert set(seen) == verdicts
    assert positions > 12 * LONG


def test_V_09_and_shields_repel_without_a_loss() -> None:
    scene = empty().put("W1", goblin=2).guard("W1", stone=4)
    section = forecast(scene.p).section("W1")
    assert (section.verdict, section.sums, section.again) == ("repelled", (2, 4), None)
    scene.put("W2", goblin=2).guard("W2", soldier=1, stone=1).tile("shields", "W2")
    section = forecast(scene.p).section("W2")
    assert (section.verdict, section.sums) == ("repelled", (2, 3))
    assert section.again is not None
    assert section.again.lead == 1
    assert not compare(scene.p, random.Random(0))["invader_loses"]  # noqa: S311 - a test's choices


# -- how far from a breach ---------------------------------------------------------------------------------------------


def strengthened(position: Position, wall: int, strength: int) -> Position:
    """Return the table with altars that help a section by so much more: strength, and nothing else."""
    copy = position.copy()
    free = [place for place, helped in enumerate(copy.altar_at) if helped < 0]
    for place in free[:strength]:
        copy.altar_at[place] = wall
    assert len(free) >= strength
    return copy


def falls(position: Position, wall: int) -> bool:
    """Return whether the engine breaches the section."""
    events = fought(position, random.Random(0))  # noqa: S311 - which losses makes no difference to that
    return bool(at(events, a.Breached, position.board.outer[wall]))


def walls_fought(position: Position) -> Iterable[tuple[int, Section]]:
    """Return the sections of a forecast that are fought over, with their numbers."""
    return [(wall, found) for wall, found in enumerate(forecast(position).sections) if found.fought]


@settings(max_examples=12, deadline=None)
@given(editions, seeds)
def test_so_much_more_strength_and_no_less_makes_a_breach(edition: str, seed: int) -> None:
    position = next(iter(assaults(edition, seed)))
    for wall, section in walls_fought(position):
        if section.to_breach > 0:
            assert falls(strengthened(position, wall, section.to_breach), wall), section
            assert not falls(strengthened(position, wall, section.to_breach - 1), wall), section


@settings(max_examples=12, deadline=None)
@given(editions, seeds)
def test_a_section_that_falls_is_held_by_one_point_more_than_its_distance(edition: str, seed: int) -> None:
    position = next(iter(assaults(edition, seed)))
    for wall, section in walls_fought(position):
        if section.to_breach <= 0:
            position.stone[wall] -= section.to_breach
            assert falls(position, wall), section
            position.stone[wall] += 1
            assert not falls(position, wall), section


def test_of_a_section_where_nobody_stands_it_says_how_strong_newcomers_must_be() -> None:
    scene = empty().guard("W3", soldier=2, stone=2).tile("banner", "W3")
    section = forecast(scene.p).section("W3")
    assert (section.verdict, section.sums, section.to_breach) == ("nobody", (0, 6), 10)
    assert forecast(scene.put("W3", orc=5).p).section("W3").verdict == "breach"
    assert forecast(scene.put("W3", orc=4, goblin=1).p).section("W3").verdict == "defender_loses"


# -- what it says ------------------------------------------------------------------------------------------------------


@both_editions
def test_V_07_is_foreseen_with_its_terms_and_losses(edition: str) -> None:
    scene = empty(edition).put("W1", orc=2, troll=2).guard("W1", marksman=2, soldier=1, stone=3)
    section = forecast(scene.p).section("W1")
    assert section.invader == (("orc", 4), ("troll", 6))
    assert section.defender == (("marksman", 2), ("soldier", 2), ("stone", 3))
    assert (section.verdict, section.advantage, section.fewest, section.most) == ("defender_loses", 3, 2, 2)
    assert section.to_breach == 7 + 4 + 1 - 10


def test_a_cauldron_pours_before_the_sums_are_drawn() -> None:
    scene = empty().put("W1", goblin=3, orc=1).guard("W1", soldier=1, stone=2).tile("cauldron_goblin", "W1")
    section = forecast(scene.p).section("W1")
    assert section.sums == (2, 4)
    assert section.poured is not None
    assert (section.poured.unit, section.poured.count) == ("goblin", 3)


def test_an_accident_thins_out_the_defenders_own() -> None:
    scene = empty().put("W1", goblin=1, orc=2).guard("W1", marksman=2, stone=1).tile("cauldron_goblin", "W1")
    section = forecast(scene.tile("accident", "W1").p).section("W1")
    assert (section.sums, section.verdict) == ((5, 1), "breach")
    assert section.poured is not None
    assert section.poured.accident


def test_R_72_nothing_is_foreseen_at_a_glared_section() -> None:
    scene = empty().put("W1", troll=4)
    scene.p.glare = 0
    assert forecast(scene.p).section("W1").verdict == "left_out"


def test_what_lies_open_is_told_with_its_odds() -> None:
    scene = empty().put("W2", orc=2).guard("W2", soldier=1, stone=2)
    scene.tile("catapult", "RW1").tile("ballista", "RW4").tile("poles", "TW1").order("orcs_detonation", "W2")
    found = {(still.what, still.place, str(still.odds)) for still in forecast(scene.p).section("W2").open}
    assert found == {
        ("catapult", "RW1", "Odds(good=2, all=7)"),
        ("poles", "TW1", "Odds(good=3, all=6)"),
        ("orcs_detonation", "W2", "None"),
    }


def test_an_aimed_machine_threatens_its_target_only() -> None:
    scene = empty().tile("catapult", "RW1").tile("catapult", "RW2").put("W1", orc=1).put("W2", orc=1)
    scene.enter("cannons").play("aim RW1 W1")
    assert [(still.place, still.aimed) for still in forecast(scene.p).section("W1").open] == [("RW1", True)]
    assert [(still.place, still.aimed) for still in forecast(scene.p).section("W2").open] == [("RW2", False)]


def test_when_the_game_is_over_nothing_is_foreseen() -> None:
    assert forecast(Scene().at("over").p) == Forecast()


# -- secrets -----------------------------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(editions, seeds)
def test_every_seat_reads_the_same_and_nothing_hidden_is_in_it(edition: str, seed: int) -> None:
    dice = random.Random(seed)  # noqa: S311 - a test's choices
    position = next(iter(assaults(edition, seed)))
    everybody = forecast(position)
    for seat in range(position.seats):
        assert forecast(position, seat) == everybody
    assert forecast(unseen(position, None, dice)) == everybody


def test_a_face_down_order_is_named_without_its_kind() -> None:
    scene = empty().put("W1", goblin=2).order("goblins_fury", "W1", face_up=False)
    for seat in (0, 1):
        section = forecast(scene.p, seat).section("W1")
        assert section.sums == (2, 2)
        assert [still.what for still in section.open] == ["hidden"]
    fury = forecast(scene.order("goblins_fury", "W1").p).section("W1")
    assert fury.sums == (6, 2)
    assert total(fury.invader) == 6
    assert pc.ORDERS[pc.FURY] not in [still.what for still in fury.open]


def test_foreseeing_changes_nothing() -> None:
    position = next(iter(assaults("revised", 3)))
    view, before = STRONGHOLD.view(position, 1), position.copy()
    foresee(view, STRONGHOLD.decisions(position))
    assert position == before
    assert view == STRONGHOLD.view(position, 1)
