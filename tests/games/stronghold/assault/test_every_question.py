"""Properties of the whole assault, on crowded tables: what is listed is what is not refused, and nothing gets lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.assault import QUESTIONS
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.position import STAGES, Position
from tests.games.stronghold.assault.crowd import crowd
from tests.games.stronghold.scene import Scene

ASSAULT = STAGES[STAGES.index("cannons") : STAGES.index("over")]


@cache
def universe() -> tuple[m.Move, ...]:
    """Return every move of the assault that the board's ids can make, and some that no board can."""
    board = Scene().p.board
    places = tuple(dict.fromkeys((*board.outer, *board.inner, "NOWHERE")))
    units = (*pc.UNITS, *pc.DEFENDERS, "dragon")
    found: list[m.Move] = [m.DONE, m.Keep(True), m.Keep(False), m.Gain("orc"), m.Dispatch("minor")]
    for start in places:
        found += [m.Smash(start), m.Obey(start), m.Detonate(start)]
        for goal in places:
            found += [m.Aim(start, goal), m.Aim(start, goal, True), m.Shoot(start, goal), m.Call(start, goal)]
        for unit in units:
            found += [m.Remove(unit, start), m.Rise(unit, start), m.Climb(unit, start)]
    found += [m.Heal(unit) for unit in units]
    return tuple(found)


def decisions(edition: str, seed: int) -> Iterator[tuple[Position, int, list[m.Move]]]:
    """Play the assault of a crowded table at random; yield each position with who decides and the legal moves."""
    rng = random.Random(seed)  # noqa: S311 - a test's choices
    position = crowd(edition, seed).enter("cannons").p
    while position.stage in ASSAULT:
        seat = STRONGHOLD.decisions(position)[0].seat
        legal = STRONGHOLD.legal_moves(position, seat)
        yield position, seat, legal
        STRONGHOLD.play(position, seat, rng.choice(legal))


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("seed", range(5))
def test_a_move_is_listed_once_or_refused_with_a_source(edition: str, seed: int) -> None:
    for position, seat, legal in decisions(edition, seed):
        before = position.copy()
        assert len(legal) == len(set(legal))
        listed = set(legal)
        for move in universe():
            refusal = STRONGHOLD.refusal(position, seat, move)
            assert (refusal is None) == (move in listed), (move, refusal, position.todo[-1])
            assert refusal is None or refusal.source
        assert listed <= set(universe())
        assert position == before


def pieces(position: Position) -> dict[str, int]:
    """Return the number of pieces of each kind, wherever they are."""
    units = [
        position.bag[kind]
        + position.discard[kind]
        + sum(position.outer[kind::3])
        + sum(invader.hand[kind] + invader.camp[kind] + invader.paid[kind] for invader in position.invaders)
        for kind in range(3)
    ]
    units[0] += position.sacrificed
    guards = [position.free[kind] + sum(position.inner[kind::3]) for kind in range(3)]
    supply = dict(zip(pc.SUPPLY, position.supply, strict=True))
    counted = {
        "stone": supply["stone"] + sum(position.stone) + (position.ruin_mark == 1),
        "wood": supply["wood"] + sum(position.wood) + (position.ruin_mark == 2),
        "hit": supply["hit"] + sum(position.hits),
        "miss": supply["miss"] + sum(position.misses),
        "cannon": supply["cannon"] + position.towers.count(pc.CANNON),
        "poles": supply["poles"] + position.towers.count(pc.POLES),
        "blood_stones": supply["blood_stones"] + position.blood.bit_count(),
        "accident": supply["accident"] + position.accidents.bit_count(),
        "spectres": supply["spectres"] + position.spectres,
        "panic": supply["panic"] + position.panic,
        "orders": sum(position.orders_left) + sum(position.orders_out) + sum(order >= 0 for order in position.orders),
    }
    for kind, name in enumerate(pc.CAULDRONS):
        counted[name] = supply[name] + position.cauldron.count(kind)
    for names, counts in ((pc.UNITS, units), (pc.DEFENDERS, guards)):
        counted |= dict(zip(names, counts, strict=True))
    return counted


@pytest.mark.parametrize("edition", ["revised", "first"])
def test_no_piece_is_lost_or_made_and_nobody_is_stuck(edition: str) -> None:
    for seed in range(60):
        start = pieces(crowd(edition, seed).p)
        for position, _, legal in decisions(edition, seed):
            assert legal
            assert pieces(position) == start
            assert min(*position.outer, *position.inner, *position.supply, *position.discard, *position.stone) >= 0


def test_every_question_of_the_assault_is_asked_on_crowded_tables() -> None:
    missing = set(QUESTIONS)
    for seed in range(400):
        for position, _, _ in decisions(("revised", "first")[seed % 2], seed):
            missing.discard(position.todo[-1][0])
        if not missing:
            return
    assert not missing


def test_a_copy_plays_on_like_the_original() -> None:
    for position, seat, legal in decisions("revised", 3):
        twin = position.copy()
        assert twin == position
        move = legal[-1]
        again = twin.copy()
        assert STRONGHOLD.play(twin, seat, move) == STRONGHOLD.play(again, seat, move)
        assert twin == again
