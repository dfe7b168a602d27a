"""The story of a match agrees with the games it was read from."""

from __future__ import annotations

import pytest

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress.ends import scores
from stronghold_gui.games.fortress.position import DEAD, Position
from stronghold_gui.games.fortress.story import Deeds, Story, read_story
from tests.games.fortress.bench import board
from tests.games.fortress.scene import BLANK, SHIELD, SKULL, Scene, on
from tests.games.fortress.story.played import played

GAMES = [("siege", 2), ("ambush", 3), ("small", 2)]


def story_of(match: AnyMatch) -> Story:
    return read_story(match.start, [done.events for done in match.played], match.position_after)


@pytest.mark.parametrize(("scenario", "seats"), GAMES)
def test_wounds_and_losses_are_those_of_the_table(scenario: str, seats: int) -> None:
    match = played(scenario, seats)
    story, now = story_of(match), match.position
    cards = now.setting.cards
    returned = [event for done in match.played for event in done.events if isinstance(event, e.Returned)]
    for name, deeds in story.deeds.items():
        figures = cards.figures(now.setting.card_index[name])
        life = cards.of(figures[0]).life if now.setting.mode.wounds else 1
        suffered = sum(life if now.where[one] == DEAD else now.wounds[one] for one in figures)
        back = sum(event.figure.partition(".")[0] == name for event in returned)
        assert deeds.taken == suffered + back, name
        assert deeds.lost == sum(now.where[one] == DEAD for one in figures) + back, name
    assert sum(deeds.taken for deeds in story.deeds.values()) > 0
    given = sum(sum(moment.given) for moment in story.moments)
    assert given == sum(deeds.given for deeds in story.deeds.values())
    assert given <= sum(deeds.taken for deeds in story.deeds.values()) + story.door
    assert story.door == now.door_wounds


@pytest.mark.parametrize(("scenario", "seats"), GAMES)
def test_luck_counts_every_die_of_attack_and_defence(scenario: str, seats: int) -> None:
    match = played(scenario, seats)
    story = story_of(match)
    events = [event for done in match.played for event in done.events]
    attacks = [event for event in events if isinstance(event, e.AttackRolled)]
    defences = [event for event in events if isinstance(event, e.DefenceRolled) and event.target != "door"]
    assert sum(luck.dice for luck in story.attack) == sum(event.dice for event in attacks)
    assert sum(luck.good for luck in story.attack) == sum(event.skulls for event in attacks)
    assert sum(luck.good for luck in story.defence) == sum(event.shields for event in defences)
    assert all(luck.expected == pytest.approx(luck.dice / 2) for luck in story.attack)
    assert all(luck.expected == pytest.approx(luck.dice / 3) for luck in story.defence)


@pytest.mark.parametrize(("scenario", "seats"), GAMES)
def test_there_is_a_moment_for_each_round_and_the_last_is_now(scenario: str, seats: int) -> None:
    match = played(scenario, seats)
    story = story_of(match)
    rounds = [moment.round for moment in story.moments]
    ended = [event.round for done in match.played for event in done.events if isinstance(event, e.RoundEnded)]
    assert rounds[: len(ended) + 1] == [0, *ended] or not ended
    assert rounds == sorted(rounds)
    people = match.position.setting.seating.people
    by_seat = [0] * seats
    for player, points in enumerate(story.now.points):
        by_seat[people[player]] += points
    assert tuple(by_seat) == scores(match.position)


def test_the_story_begins_where_armies_are_complete_and_stand_on_the_battlefield() -> None:
    begins = story_of(played("ambush", 2, armies="draft")).moments[0]
    assert begins.round == 0
    assert all(points > 0 for points in begins.points)


def test_where_there_are_no_rounds_moments_tell_how_many_turns_each_has_had() -> None:
    match = played("small", 2)
    moments, used = [moment.round for moment in story_of(match).moments], 0
    for done in match.played:
        used += sum(isinstance(event, e.CardUsed) for event in done.events)
    assert moments[:3] == [0, 3, 6]
    assert moments[-1] == (used + 1) // 2
    assert moments == sorted(set(moments))


def test_of_several_that_did_or_suffered_as_much_none_did_the_most() -> None:
    one, other, less = Deeds(0, 3, 2, 1, 1), Deeds(1, 3, 2, 1, 1), Deeds(1, 1, 1, 0, 0)
    story = Story((), {"finn": one, "drake": other, "thorgrim": less}, (), (), 0)
    assert (story.best(), story.hardest_hit()) == ("", "")
    story = Story((), {"finn": one, "thorgrim": less}, (), (), 0)
    assert (story.best(), story.hardest_hit()) == ("finn", "finn")
    assert Story((), {"thorgrim": Deeds(0, 0, 0, 0, 0)}, (), (), 0).best() == ""


def fight() -> Scene:
    scene = on(board({(3, 3): 12}, size=8)).army(0, "finn", "thorgrim").army(1, "drake", "tarn_vikings")
    scene.put("finn", (4, 3, 1)).put("thorgrim", (3, 3, 12)).put("drake", (5, 3, 1)).put("tarn_vikings.1", (4, 4, 1))
    return scene.turn("finn")


def told(start: Position, scene: Scene) -> Story:
    return read_story(start, [scene.events], lambda _moves: scene.position)


def test_who_gives_a_wound_is_who_rolled() -> None:
    scene = fight()
    start = scene.position.copy()
    scene.play("attack finn drake", {"attack finn": [SKULL] * 3, "defence drake": [SHIELD, BLANK, BLANK]})
    story = told(start, scene)
    assert (story.deeds["finn"].given, story.deeds["drake"].taken) == (2, 2)
    assert story.now.given == (2, 0)
    assert (story.attack[0].over, story.defence[0].over) == (1.5, 0)
    assert (story.best(), story.hardest_hit()) == ("finn", "drake")


def test_a_squads_figure_that_dies_took_one_wound() -> None:
    scene = fight()
    start = scene.position.copy()
    scene.play("attack finn tarn_vikings.1", {"attack finn": [SKULL] * 3, "defence tarn_vikings.1": [BLANK] * 4})
    vikings = told(start, scene).deeds["tarn_vikings"]
    assert (vikings.taken, vikings.lost) == (1, 1)
    assert told(start, scene).deeds["finn"].destroyed == 1


def test_a_fall_is_nobodys_doing_and_heights_are_counted() -> None:
    scene = fight().turn("thorgrim")
    start = scene.position.copy()
    scene.play("step thorgrim 2,3,1")
    scene.play("stop thorgrim", {"fall thorgrim": [SKULL]})
    story = told(start, scene)
    assert story.deeds["thorgrim"].taken == 1
    assert sum(deeds.given for deeds in story.deeds.values()) == 0
    assert story.moments[0].high == (1, 0)
