"""The story of a siege agrees with the games it was read from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stronghold_gui.core.match import Match
from stronghold_gui.core.save import open_match
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.cards import load_cards
from stronghold_gui.games.stronghold.pieces import UNITS
from stronghold_gui.games.stronghold.story import Luck, Story, read_story
from stronghold_gui.games.stronghold.story.reader import HitCards, Piles
from tests.games.stronghold.recording import FOLDER
from tests.games.stronghold.scene import Scene

GAMES = sorted(FOLDER.glob("*.stronghold"))


def played(file: Path) -> Match[Any, Any, Any, Any]:
    return open_match(file, find_kit)


def story_of(match: Match[Any, Any, Any, Any]) -> Story:
    return read_story(match.start, [done.events for done in match.played], match.position_after)


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_whole_game_is_told_as_it_went(file: Path) -> None:
    match = played(file)
    story, end = story_of(match), match.position
    assert (story.points[-1].invader, story.points[-1].defender) == (end.invader_points(), end.defender_points())
    assert (story.points[0].turn, story.points[0].invader) == (0, 10)
    assert [points.turn for points in story.points] == sorted({points.turn for points in story.points})
    killed = [event for done in match.played for event in done.events if isinstance(event, e.UnitKilled)]
    assert sum(loss.count for loss in story.losses) == len(killed)
    assert {loss.unit for loss in story.losses if loss.camp == "invader"} <= set(UNITS)
    breached = [wall for wall in end.board.outer[: end.board.walls] if end.breached >> end.board.outer_index[wall] & 1]
    assert sorted(place for _, place in story.breaches if place != "gate3") == sorted(breached)
    assert all(fight.breached == (fight.to_breach <= 0) for fight in story.fights)
    assert {(fight.turn, fight.wall) for fight in story.fights if fight.breached} == {
        breach for breach in story.breaches if breach[1] != "gate3"
    }


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_sides_and_sections_add_up_to_the_whole(file: Path) -> None:
    match = played(file)
    story, board = story_of(match), match.position.board
    walls = board.outer[: board.walls]
    seen = [(fight.turn, fight.wall) for fight in story.fights]
    seen += [(watch.turn, watch.wall) for watch in story.watches]
    assert sorted(seen) == sorted((turn, wall) for turn in {turn for turn, _ in seen} for wall in walls)
    for weapon in ("machines", "hit_cards"):
        whole = [luck for luck in story.luck if luck.weapon == weapon]
        shares = [luck for luck in story.shares if luck.weapon == weapon]
        assert sum(luck.shots for luck in whole) == sum(luck.shots for luck in shares)
        assert sum(luck.hits for luck in whole) == sum(luck.hits for luck in shares)
        assert sum(luck.expected for luck in whole) == pytest.approx(sum(luck.expected for luck in shares))
    killed = [event for done in match.played for event in done.events if isinstance(event, e.UnitKilled)]
    for number, side in enumerate(("west", "east")):
        sided = (*zip(board.outer, board.outer_side, strict=True), *zip(board.inner, board.inner_side, strict=True))
        places = {place for place, of in sided if of == number}
        assert sum(loss.count for loss in story.losses if loss.side == side) == sum(
            event.place in places for event in killed
        )
    assert bool(story.extra) == any(isinstance(ev, e.ExtraAssault) for done in match.played for ev in done.events)
    if story.extra:
        assert story.extra == match.position.turn + 1


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_the_piles_it_follows_are_those_of_the_game(file: Path) -> None:
    match = played(file)
    piles = Piles(match.start)
    for done in match.played:
        for event in done.events:
            piles.see(event)
    piles.settle()
    end = match.position
    lying = {
        place: [end.hits[number], end.misses[number]]
        for number, place in enumerate(end.board.outer)
        if end.hits[number] or end.misses[number]
    }
    assert {place: pile for place, pile in piles._piles.items() if any(pile)} == lying
    luck = piles.luck()
    assert luck is None or (0 <= luck.expected <= luck.shots and luck.hits <= luck.shots)


def told(luck: Luck | None) -> tuple[object, ...]:
    assert luck is not None
    return luck.weapon, luck.shots, luck.hits, luck.expected


def test_a_new_machine_promises_two_hits_in_seven_cards() -> None:
    piles = Piles(Scene().p)
    piles.see(e.Placed("ballista", "RW2"))
    piles.see(a.CardTurned("RW2", "W2", False))
    assert told(piles.luck()) == ("machines", 1, 0, pytest.approx(2 / 7))
    piles.see(e.StageBegan("machines"))
    piles.see(a.CardTurned("RW2", "W2", True))
    assert told(piles.luck()) == ("machines", 2, 1, pytest.approx(2 / 7 + 2 / 6))


def test_R_50_of_an_accurate_shot_the_better_card_is_what_was_promised() -> None:
    piles = Piles(Scene().p)
    piles.see(e.Placed("catapult", "RW2"))
    for hit in (False, True):
        piles.see(a.CardTurned("RW2", "W2", hit))
    piles.see(a.ShotKept("RW2", "W2", True))
    assert told(piles.luck()) == ("machines", 1, 1, pytest.approx(1 - 5 * 4 / (7 * 6)))
    assert piles._piles["RW2"] == [2, 5]


def test_R_82_hit_cards_are_dealt_without_reshuffling_within_a_volley() -> None:
    cards = HitCards(load_cards())
    cards.see(e.StageBegan("cannons"))
    cards.see(a.HitCardTurned("TW1", "FW", ()))
    cards.see(a.HitCardTurned("TW2", "FW", ("goblin",)))
    assert told(cards.luck()) == ("hit_cards", 2, 1, pytest.approx(4 / 6 + 4 / 5))
    cards.see(e.StageBegan("poles"))
    cards.see(a.HitCardTurned("TW1", "W1", ("goblin",)))
    assert told(cards.luck()) == ("hit_cards", 3, 2, pytest.approx(4 / 6 + 4 / 5 + 4 / 6))


def test_V_07_a_section_that_held_by_a_hair_nearly_fell_and_V_06_one_that_fell() -> None:
    def clash(*defender: tuple[str, int]) -> a.Clash:
        return a.Clash("W3", (("orc", 4), ("troll", 6)), defender, 3, "invader", False)

    held = read_story(Scene().p, [[clash(("marksman", 2), ("soldier", 2), ("stone", 3))]])
    assert [fight.to_breach for fight in held.near_falls] == [2]
    fell = read_story(Scene().p, [[clash(("marksman", 2), ("warrior", 2), ("stone", 3)), a.Breached("W3")]])
    assert fell.near_falls == ()
    assert [(fight.breached, fight.to_breach) for fight in fell.fights] == [(True, 0)]
