"""The story of a match agrees with the games it was read from."""

from __future__ import annotations

from pathlib import Path

import pytest

from stronghold_gui.core.save import open_match
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.scoring import scores
from stronghold_gui.games.warriors.story import Story, read_story
from tests.games.warriors.recording import FOLDER
from tests.games.warriors.scene import Scene, scene

GAMES = sorted(FOLDER.glob("*.stronghold"))


def story_of(match: AnyMatch) -> Story:
    """Return the story of a match."""
    return read_story(match.start, [done.events for done in match.played], match.position_after)


def happened(match: AnyMatch) -> list[object]:
    """Return all that happened."""
    return [event for done in match.played for event in done.events]


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_whole_game_is_told_as_it_went(file: Path) -> None:
    match = open_match(file, find_kit)
    story, events = story_of(match), happened(match)
    outcome = match.game.outcome(match.position)
    assert outcome is not None
    assert story.now.points == outcome.scores
    for seat, points in enumerate(outcome.scores):
        bonuses = sum(bonus for _, bonus, seats in story.bonuses if seat in seats)
        assert points == sum(story.piles[seat]) + bonuses
    compared = [event for event in events if isinstance(event, e.Compared)]
    assert sum(luck.good for luck in story.dice) == len(compared)
    assert sum(luck.tries for luck in story.dice) == 2 * len(compared)
    assert sum(luck.expected for luck in story.dice) == pytest.approx(len(compared))
    shots = [event for event in events if isinstance(event, e.Shot)]
    assert sum(luck.tries for luck in story.shots) == len(shots)
    assert sum(luck.good for luck in story.shots) == sum(event.hit for event in shots)
    taken = [event for event in events if isinstance(event, e.CardTakenUp)]
    assert [moment.card for moment in story.moments if moment.card] == [event.card for event in taken]
    assert sum(fought.attacks for fought in story.fought) == sum(isinstance(one, e.DiceThrown) for one in events)


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_cards_kept_are_placed_once_a_round(file: Path) -> None:
    story = story_of(open_match(file, find_kit))
    assert [moment.round for moment in story.moments if moment.after == "placed"] == [1, 2, 3]
    assert story.moments[0].after == "start"


def told(table: Scene, start: Position) -> Story:
    """Return the story of the events of a scene, all in one move."""
    return read_story(start, [table.events], lambda _moves: table.position)


def test_a_throw_is_expected_to_win_what_its_odds_say() -> None:
    table = scene(a="goblins 3-2-0; S3", b="dwarves 2-1-0")
    start = table.position.copy()
    table.do("attack a.goblins b.dwarves", red="541", black="54")
    own, other = told(table, start).dice
    assert (own.seat, own.tries, own.good) == (0, 2, 1)
    # Three dice against two, more bows on the attacker's side.
    assert own.expected == pytest.approx((2 * 3970 + 2377) / 7776)
    assert other.expected == pytest.approx(2 - own.expected)
    assert own.over == pytest.approx(1 - own.expected)


def test_a_dragon_is_expected_to_win_as_a_dragon() -> None:
    table = scene(a="dragon 1; D15", b="elves 2-0-0")
    start = table.position.copy()
    table.do("attack dragon1 b.elves", red="42", black="61")
    assert told(table, start).dice[0].expected == pytest.approx((2 * 581 + 420) / 1296)


@pytest.mark.parametrize(
    ("target", "expected"), [("b.goblins.infantry", 1 / 2), ("b.goblins.wizard", 1 / 2), ("dragon1", 1 / 6)]
)
def test_a_shot_is_expected_to_hit_as_often_as_its_target_allows(target: str, expected: float) -> None:
    table = scene(a="elves 1-0-0; catapult; S1", b="goblins 1-0-0+W; dragon")
    start = table.position.copy()
    table.do(f"fire {target}", die=6)
    (luck,) = told(table, start).shots
    assert (luck.seat, luck.tries, luck.good) == (0, 1, 1)
    assert luck.expected == pytest.approx(expected)


def test_the_longest_battle_and_what_it_cost_each_seat() -> None:
    table = scene(a="goblins 4-0-0; S3; S5", b="goblins 3-0-0; dwarves 1-0-0")
    start = table.position.copy()
    table.do("attack a.goblins b.goblins", red="654", black="11")
    table.do("again", red="111", black="5")
    table.do("end")
    table.do("attack a.goblins b.dwarves", red="666", black="1")
    if table.asked:
        table.do("end")
    story = told(table, start)
    assert story.longest is not None
    assert (story.longest.card, story.longest.attacks, story.longest.lost) == ("S3", 2, (1, 2))
    assert [fought.card for fought in story.fought] == ["S3", "S5"]
    assert story.piles == ((0, 0, 6), (0, 0, 2))


def test_the_turning_point_is_when_those_took_the_lead_who_have_it() -> None:
    match = open_match(FOLDER / "hordes-2-points.stronghold", find_kit)
    story = story_of(match)
    turning = story.turning
    assert turning is not None
    at = story.moments.index(turning)
    assert story.moments[at - 1].ahead != (0,)
    assert all(moment.ahead == (0,) for moment in story.moments[at:])


def test_who_has_led_from_the_beginning_has_no_turning_point() -> None:
    table = scene(a="goblins 4-0-0; S3", b="goblins 1-0-0")
    story = told(table, table.position.copy())
    assert story.now.ahead == (0,)
    assert story.turning is None


def test_in_the_middle_of_a_battle_the_story_stands_where_the_last_one_ended() -> None:
    match = open_match(FOLDER / "base-4-shared.stronghold", find_kit)
    for number in range(len(match.played) + 1):
        part = match.at(number)
        story = story_of(part)
        assert sum(map(sum, story.piles)) <= 2 * sum(part.position.victory)
        last = match.position_after(number)
        if last.card == -1:
            assert story.now.points == scores(last)


def test_shots_after_the_last_battle_are_a_moment_of_their_own() -> None:
    table = scene(a="goblins 2-0-0; S3", b="goblins 1-1-0; catapult", round_=3)
    start = table.position.copy()
    table.do("pass card", "b")
    table.do("attack a.goblins b.goblins", red="11", black="1")
    table.do("end")
    table.do("fire a.goblins.infantry", "b", die=6)
    assert [moment.after for moment in told(table, start).moments] == ["start", "battle", "shots"]


@pytest.mark.parametrize("file", GAMES[:2], ids=lambda file: file.stem)
def test_the_story_is_the_same_for_those_who_may_know_least(file: Path) -> None:
    match = open_match(file, find_kit)

    def seen(number: int) -> Position:
        return WARRIORS.imagine(WARRIORS.view(match.position_after(number), None), 3)

    moves = [[e.event_for(event, None) for event in done.events] for done in match.played]
    assert read_story(seen(0), moves, seen) == story_of(match)
