"""Every legal move can be made by hand, and every impossible one is explained."""

import random
from collections.abc import Iterator
from functools import partial

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.stronghold import hand_moves as g
from stronghold_gui.desktop.stronghold.areas import place_of, target_areas, units_area
from stronghold_gui.desktop.stronghold.contents import contents
from stronghold_gui.desktop.stronghold.hand_moves import GestureIndex, gesture_of
from stronghold_gui.desktop.stronghold.meant_moves import Trials
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.notation import parse, text_of
from stronghold_gui.games.stronghold.table import Table
from tests.games.stronghold.scene import Scene

BUTTONS = (m.Done, m.Draft, m.Flip, m.Dispatch, m.AccurateShot, m.Keep, m.Speech, m.Deed)
"""Moves that are made by a button only."""
DOCKS = (g.CARD, g.HAND, g.ORDERS, g.STOCK, g.PURSE, g.ACTION, g.RISEN)


def positions(seed: int) -> Iterator[tuple[Match, int, Table, list[m.Move]]]:
    """Yield the positions of a random game: match, seat that decides, its view, its legal moves."""
    edition = ("revised", "first")[seed % 2]
    cards = ("ready", "draft")[seed % 3 == 0]
    match = Match(STRONGHOLD, Header("stronghold", {"edition": edition, "cards": cards}, ("", ""), seed))
    chance = random.Random(seed)  # noqa: S311 - a game to look at, no secret
    while decisions := STRONGHOLD.decisions(match.position):
        seat = decisions[0].seat
        moves = STRONGHOLD.legal_moves(match.position, seat)
        yield match, seat, STRONGHOLD.view(match.position, seat).table, moves
        match.play(seat, chance.choice(moves))


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_move_has_a_gesture_or_a_button(seed: int) -> None:
    for _, _, table, moves in positions(seed):
        lying = contents(table)
        index = GestureIndex.of(moves, table)
        reached = {id(move) for goals in index.reach.values() for ways in goals.values() for move in ways}
        for move in moves:
            if isinstance(move, BUTTONS):
                continue
            assert id(move) in reached, text_of(move)
        for area, key in index.reach:
            if area not in DOCKS and area != "hospital.units":
                assert any(pile.key == key for pile in lying.get(area, ())), (area, key)


def vain_tries(table: Table, index: GestureIndex) -> Iterator[tuple[str, str, str]]:
    """Yield impossible tries: piles that cannot be taken, and pieces put where they may not go."""
    for area, piles in contents(table).items():
        for pile in piles:
            if pile.key not in NOBODYS and (area, pile.key) not in index.reach:
                yield area, pile.key, ""
    for (area, key), goals in index.reach.items():
        if area in (g.PURSE, g.HAND) or (area, key) in index.picks:
            continue  # the board is no place for hourglasses, and the rules have no sentence for that
        for target in ("W1", "RW2.machine", "TE1", "FE", "courtyard", "forge.tile"):
            if not {target, place_of(target)} & set(goals):
                yield area, key, target


@pytest.mark.parametrize("seed", range(2))
def test_whatever_cannot_be_taken_or_put_is_explained(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - a game to look at, no secret
    for match, seat, table, moves in positions(seed):
        if chance.random() > 0.1:
            continue
        trials = Trials(table, match.position.values)
        ask = partial(STRONGHOLD.refusal, match.position, seat)
        for area, key, target in vain_tries(table, GestureIndex.of(moves, table)):
            assert trials.why_not(ask, area, key, target) is not None, (table.stage, area, key, target)


NOBODYS = frozenset({
    "stone", "wood", "siege_tower", "platform", "cover", "battering_ram", "gate_marker", "fire", "spectres", "panic",
    "gale", "glare", "blessing", "altar_influence", "cauldron_goblin", "cauldron_orc", "cauldron_troll", "goblin_trap",
    "troll_trap", "bridge", "hidden", "saboteur",
})  # fmt: skip
"""Pieces that are never moved by hand."""


def table_of(scene: Scene) -> Table:
    return STRONGHOLD.view(scene.p, 0).table


@pytest.mark.parametrize(
    ("text", "source", "goals"),
    [
        ("march orc RW3 W4", ("RW3.units", "orc"), ("W4",)),
        ("march goblin CAMP STW2", ("CAMP.units", "goblin"), ("STW2",)),
        ("rope orc W1 W2", ("W1.invader", "orc"), ("W2",)),
        ("move soldier W1 TW1", ("W1.defender", "soldier"), ("TW1",)),
        ("move marksman TW1 barracks", ("TW1", "marksman"), ("barracks",)),
        ("move officer W3 courtyard", ("W3.hero", "officer"), ("courtyard",)),
        ("ballista RW2 troll", (g.CARD, "ballista:troll"), ("RW2",)),
        ("gale W3", (g.CARD, "gale"), ("W3",)),
        ("order bluff W3 face_down", (g.ORDERS, "bluff:face_down"), ("W3",)),
        ("stone W2", (g.STOCK, "stone"), ("W2",)),
        ("pay cannon", (g.PURSE, "own"), ("action:cannon",)),
        ("pay gate barricades", (g.PURSE, "barricades"), ("action:gate",)),
        ("finish cannon TW1", (g.ACTION, "cannon"), ("TW1",)),
        ("shoot TW1 RW1", ("TW1", "marksman"), ("RW1",)),
        ("shoot RW1 W1", ("RW1.units", "goblin"), ("W1",)),
        ("climb orc W2", ("STW2.units", "orc"), ("W2",)),
        ("heal soldier", ("hospital.units", "soldier"), ("courtyard",)),
        ("remove orc W1", ("W1.invader", "orc"), ()),
        ("remove soldier W1", ("W1.defender", "soldier"), ()),
        ("transfer banner W1 W2", ("W1.equipment", "banner"), ("W2",)),
    ],
)
def test_a_move_is_made_by_this_gesture(text: str, source: tuple[str, str], goals: tuple[str, ...]) -> None:
    gesture = gesture_of(parse(text), table_of(Scene()))
    assert source in gesture.sources
    assert gesture.goals == goals


def test_possession_is_put_where_the_hero_stands() -> None:
    scene = Scene()
    place = scene.p.board.inner[scene.p.heroes[0]]
    assert target_areas("officer", table_of(scene)) == (units_area(place, "officer"),)


def test_a_blessing_is_put_anywhere_on_its_side() -> None:
    areas = target_areas("west", table_of(Scene()))
    assert set(areas) == {"FW", "RW1", "RW2", "RW3", "RW4"}


def test_the_reason_that_another_place_would_not_cure_is_told_first() -> None:
    scene = Scene().at("phase", 2).put("HAND", goblin=1)
    scene.p.invaders[0].resources = 16
    trials = Trials(table_of(scene), scene.p.values)
    refusal = trials.why_not(lambda move: STRONGHOLD.refusal(scene.p, 0, move), g.CARD, "ballista", "W1")
    assert refusal is not None
    assert refusal.reason == "too_few_units"


def test_each_of_two_that_may_swap_can_be_taken_for_it() -> None:
    swap = m.Swap("marksman", "W1", "soldier", "W2")
    index = GestureIndex.of([swap], table_of(Scene()))
    assert index.targets(("W1.defender", "marksman")) == {"W2": [swap]}
    assert index.targets(("W2.defender", "soldier")) == {"W1": [swap]}


MOVE = m.Walk("marksman", "W1", "W2")
SWAPS = [m.Swap("marksman", "W1", "soldier", "W2"), m.Swap("marksman", "W1", "veteran", "W2")]


@pytest.mark.parametrize(
    ("onto", "expected"),
    [
        ("", [MOVE]),
        ("soldier", [MOVE, SWAPS[0]]),
        ("veteran", [MOVE, SWAPS[1]]),
        ("marksman", [MOVE]),
        (None, [MOVE, *SWAPS]),
    ],
)
def test_two_change_places_only_where_one_is_put_on_the_other(onto: str | None, expected: list[m.Move]) -> None:
    assert g.meant([MOVE, *SWAPS], ("W1.defender", "marksman"), onto) == expected


@pytest.mark.parametrize(("onto", "expected"), [("", SWAPS), ("soldier", SWAPS[:1]), (None, SWAPS)])
def test_at_a_full_wall_it_is_asked_with_whom_unless_that_was_shown(onto: str | None, expected: list[m.Move]) -> None:
    assert g.meant(SWAPS, ("W1.defender", "marksman"), onto) == expected


def test_the_one_that_comes_second_in_the_move_may_be_the_one_that_is_put() -> None:
    walk = m.Walk("soldier", "W2", "W1")
    assert g.meant([walk, SWAPS[0]], ("W2.defender", "soldier"), "marksman") == [walk, SWAPS[0]]
    assert g.meant([walk, SWAPS[0]], ("W2.defender", "soldier"), "") == [walk]
