"""Fits the weights of a side in Fortress to games against medium, and writes them into a level's file.

    python tools/fit_fortress.py --end rescue --side 1 --compare "exposed=0.5" "exposed=1,exact=12" --games 100
    python tools/fit_fortress.py --end run --side 0 --games 96 --generations 12 [--write]

It needs the package ``cma`` (``pip install .[fit]``). The first form plays the level with each change of its weights in
the same games. The second one changes all weights at once, by CMA-ES: each generation is played in new games, and the
mean of the last one is reported with its results in games that no generation has played. The score of a candidate is
its share of wins, plus about a third of how near its side came to the goal (``NEARNESS``).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, replace
from math import exp
from typing import Final, get_args

from stronghold_gui.games.fortress.data.scenarios import EndKind
from stronghold_gui.games.fortress.ends import rescue, run
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.odds.attacks import life_left
from stronghold_gui.games.fortress.players.levels import style_of
from stronghold_gui.games.fortress.players.marshal import Marshal
from stronghold_gui.games.fortress.players.weights import MarshalWeights, Style
from stronghold_gui.games.fortress.players.worth import price
from stronghold_gui.games.fortress.position import NONE, Position
from stronghold_gui.players.levels import level_file
from tools.searching import Plan, search

SCENARIOS: Final[dict[EndKind, tuple[str, tuple[int, ...]]]] = {
    "flag": ("siege", (2, 3)),
    "rescue": ("ambush", (2, 3, 4)),
    "run": ("small", (2,)),
}
"""The scenario with each kind of end, and its numbers of seats, which take turns."""
LEVEL: Final = "hard"
FITTED: Final = (
    "back", "key", "menace", "door", "sure", "progress", "goal", "approach", "hold", "danger", "risk", "height", "stir",
    "opens", "again", "exposed",
)  # fmt: skip
"""The weights that are changed; the worth of an attack is the unit of the others."""
MOST: Final = {
    "sure": 1.0,
    "again": 1.0,
    "key": 20.0,
    "progress": 20.0,
    "approach": 20.0,
    "goal": 1000.0,
    "hold": 1000.0,
}
USUALLY_MOST: Final = 10.0
LEAST: Final = 0.05
"""Smallest start of a weight, since weights are multiplied."""
FIRST_SEED: Final = 100_000
HELD_BACK: Final = 900_000
HELD_GAMES: Final = 200
NEARNESS: Final = 0.35
"""The weight of nearness to the goal, beside 1 for a win."""
INSIDE: Final = 0.7
"""The weight of the figures inside; the figures left count for the rest."""
SPARE: Final = 1.5
"""The multiple of the wanted figures from which more figures left count for nothing."""
STEP: Final = 0.35
"""First standard deviation of the logarithm of a weight."""


def played(end: EndKind, side: int, marshal: Marshal, seed: int) -> tuple[bool, float]:
    """Play a game of a side against medium; return whether it won, and how near it came to its goal, from 0 to 1."""
    scenario, crowds = SCENARIOS[end]
    position = FORTRESS.setup({"scenario": scenario}, crowds[seed % len(crowds)], seed)
    seating, medium = position.setting.seating, Marshal(style_of("medium"))
    own = {seating.people[player] for player in seating.sides[side]}
    while decisions := FORTRESS.decisions(position):
        decision, seat = decisions[0], decisions[0].seat
        moves = FORTRESS.legal_moves(position, seat)
        chooser = marshal if seat in own else medium
        FORTRESS.play(position, seat, moves[0] if len(moves) == 1 else chooser.choose(position, decision, moves))
    first = _first_side(position)
    return not own.isdisjoint(position.winners), 1.0 - first if side else first


def _first_side(position: Position) -> float:
    """Return how near the first side, which guards or runs in all scenarios, came to its goal, from 0 to 1."""
    match position.setting.scenario.end.kind:
        case "flag":
            return _guards_left(position)
        case "rescue":
            saved = rescue(position)
            inside, left, wanted = saved.inside, saved.left, saved.wanted
        case "run":
            runners = run(position)
            inside, left, wanted = runners.home, runners.left, runners.wanted
    return INSIDE * inside / wanted + (1 - INSIDE) * min(1.0, left / (SPARE * wanted))


def _guards_left(position: Position) -> float:
    """Return the share of the guards' points that is left."""
    cards = position.setting.cards
    army = [
        figure
        for card, owner in enumerate(position.owner)
        if owner != NONE and position.setting.side[owner] == 0
        for figure in cards.figures(card)
    ]
    standing = set(position.standing())
    left = sum(
        price(position, figure) * life_left(position, figure) / cards.of(figure).life
        for figure in army
        if figure in standing
    )
    return left / sum(price(position, figure) for figure in army)


def result(end: EndKind, side: int, weights: MarshalWeights, seeds: range) -> tuple[float, float]:
    """Return the share of games that a side wins with some weights, and how near it comes to its goal on average."""
    marshal = Marshal(Style(weights))
    games = [played(end, side, marshal, seed) for seed in seeds]
    return sum(won for won, _ in games) / len(games), sum(near for _, near in games) / len(games)


def bent(weights: MarshalWeights, logarithms: Sequence[float]) -> MarshalWeights:
    """Return weights, each multiplied by a factor whose logarithm is given, in the order of ``FITTED``."""
    before = asdict(weights)
    found = {
        name: min(MOST.get(name, USUALLY_MOST), max(before[name], LEAST) * exp(change))
        for name, change in zip(FITTED, logarithms, strict=True)
    }
    return replace(weights, **(found | {"key": max(1.0, found["key"])}))


def fit(end: EndKind, side: int, weights: MarshalWeights, games: int, generations: int) -> MarshalWeights:
    """Return weights fitted by CMA-ES."""
    plan = Plan(games, generations, FIRST_SEED, STEP, NEARNESS, seed=7)
    found = search(len(FITTED), plan, lambda changes, seeds: result(end, side, bent(weights, changes), seeds))
    return bent(weights, found)


def changed(weights: MarshalWeights, changes: str) -> MarshalWeights:
    """Return weights with changes such as ``exposed=1,exact=12``."""
    pairs = (change.partition("=") for change in changes.split(",") if change)
    return replace(weights, **{name: float(number) for name, _, number in pairs})


def main() -> None:
    """Compare or fit, report, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--end", choices=get_args(EndKind), required=True, help="the end of the scenario")
    parser.add_argument("--side", type=int, choices=(0, 1), required=True, help="0: who guards or runs")
    parser.add_argument("--compare", nargs="*", help="changes of weights to compare")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--write", action="store_true", help="write the fitted weights into the level's file")
    given = parser.parse_args()
    style = style_of(LEVEL)
    weights = style.roles.get((given.end, given.side), style.usual)
    if given.compare is not None:
        for changes in ("", *given.compare):
            seeds = range(HELD_BACK, HELD_BACK + given.games)
            report(changes or "unchanged", result(given.end, given.side, changed(weights, changes), seeds))
        return
    found = fit(given.end, given.side, weights, given.games, given.generations)
    seeds = range(HELD_BACK, HELD_BACK + HELD_GAMES)
    report("before", result(given.end, given.side, weights, seeds))
    report("fitted", result(given.end, given.side, found, seeds))
    differ = {name: round(value, 2) for name, value in asdict(found).items() if value != getattr(style.usual, name)}
    sys.stdout.write(json.dumps(differ) + "\n")
    if given.write:
        write(given.end, given.side, differ)


def report(name: str, results: tuple[float, float]) -> None:
    """Print the results of some weights."""
    sys.stdout.write(f"{name}: {100 * results[0]:.1f} % won, {results[1]:.2f} of the way to the goal\n")


def write(end: EndKind, side: int, weights: dict[str, float]) -> None:
    """Put the weights of a side into the level's file and leave the rest as it is."""
    file = level_file("fortress", LEVEL)
    document = json.loads(file.read_text(encoding="utf-8"))
    others = [role for role in document["roles"] if (role["end"], role["side"]) != (end, side)]
    document["roles"] = [*others, {"end": end, "side": side, "marshal": weights}]
    file.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
