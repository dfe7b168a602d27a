"""Fits the plan and the weights of a level of The Convicted to one mode, and writes them into the level's file.

    python tools/fit_convicted.py --part stand --tries 60 --games 5 [--write]

The search begins with the content of the level's file. Each try changes one to three things: a weight, the preferred
hero, or a step of the plan (its place, number, level or turn). A change is kept if the defenders hold out longer in the
same games. A part is fitted to all numbers of defenders that play by it, since a plan that suits one defender may not
suit several. At the end, the level before and after is compared in games that were not used for the fit.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import replace
from functools import partial
from itertools import product
from math import exp
from typing import cast

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.reading import DataFault, Json
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.players.commander import Commander
from stronghold_gui.games.convicted.players.levels import LEVELS
from stronghold_gui.games.convicted.players.mind import LevelFile, Mind, make_mind
from stronghold_gui.players.levels import level_file

PARTS: dict[str, tuple[str, str, tuple[int, ...]]] = {
    "stand": ("scenario-1-coop", "intermediate", (1, 2, 3, 4)),
    "scenario": ("scenario-2-coop", "easy", (1, 2, 4)),
    "crowd": ("campaign", "easy", (3, 4)),
}
"""The parts of a level's file, each with the mode, the level of the enemy and the numbers of defenders for its fit."""
ALL_LEVELS = 99
UNFACED, EARLY, SPREAD = 0.4, 9.0, 2.5
"""In a last stand: the lost levels that an enemy inside at the end counts for, those that each round not reached counts
for, and the scale (in lost levels) of the logistic curve by which the result falls."""
FIRST_SEED = 1001
HELD_BACK = 2001
HOW_MANY = (1, 1, 1, 2, 3)
"""Numbers of changes in one try; one of these is drawn."""
HOW_OFTEN = (35, 20, 20, 15, 6, 4)
"""The frequencies of the kinds of change, in the order of ``changed``."""
BENDS = (0.5, 0.7, 1.4, 2.0)
"""The factors by which a weight is changed."""
STEPS: tuple[dict[str, str | int], ...] = (
    {"build": "keep", "level": 2},
    {"build": "library", "level": 4},
    {"build": "mage_tower", "level": 2},
    {"dig": "ditch", "count": 12},
    {"dig": "moat", "count": 12},
    {"fortify": "walls", "level": 4},
    {"fortify": "towers", "level": 4},
    {"make": "boulders", "count": 4},
    {"make": "catapult", "count": 6},
    {"make": "cauldron", "count": 4},
    {"research": "militia"},
    {"train": "fighters", "count": 20},
    {"train": "guards", "count": 30},
    {"train": "shooters", "count": 16},
)
"""The steps that may be added to a plan; later tries change their number, level and turn."""
WEIGHTS = (
    "gap", "growth", "late", "early", "price", "reserve", "aimed_at", "perch", "yields", "later", "spare", "silence",
    "shot", "ring", "fire", "doubt", "slack", "drawn", "counts", "machines", "breach", "own", "fray", "shelter",
    "tired",
)  # fmt: skip
Level = dict[str, dict[str, object]]


def progress(level: Level, part: str, games: Iterable[int]) -> tuple[float, int]:
    """Return the average progress of the defenders (from 0 to 1), and the number of games they win."""
    mind = make_mind(parse_data(LevelFile, cast("Json", level)))
    mode, enemy, crowds = PARTS[part]
    results = [result(mind, mode, enemy, seats, seed) for seats, seed in product(crowds, games)]
    return sum(reached for reached, _ in results) / len(results), sum(won for _, won in results)


def result(mind: Mind, mode: str, enemy: str, seats: int, seed: int) -> tuple[float, bool]:
    """Return the progress of the defenders in a game, from 0 to 1, and whether they win.

    Progress is the share of the turns they hold out; the enemies left reduce it by up to one turn. In a last stand it
    falls with the number of lost levels instead, so a last stand is played to its end even if it is lost before.
    """
    position = CONVICTED.setup({"mode": mode, "level": enemy}, seats, seed)
    to_lose = position.mode.levels_to_lose
    if to_lose:
        position.mode = replace(position.mode, levels_to_lose=ALL_LEVELS)
    player = Commander(mind, random.Random(seed))  # noqa: S311 - no secret
    most = 1
    while decisions := CONVICTED.decisions(position):
        moves = CONVICTED.legal_moves(position, decisions[0].seat)
        CONVICTED.play(position, decisions[0].seat, player.choose(position, decisions[0], moves))
        most = max(most, sum(position.field))
    if to_lose:
        early = position.mode.rounds - position.round
        lost = position.lost_levels + UNFACED * sum(position.climbed) + EARLY * early
        return 1 / (1 + exp((lost - to_lose) / SPREAD)), lost < to_lose
    won = position.ending == "held"
    left = 0.0 if won else sum(position.field) / most
    return (position.turn - left) / position.mode.turns, won


def changed(level: Level, part: str, dice: random.Random) -> Level:
    """Return a level with one or more changes of a part; some changes help only together."""
    found = deepcopy(level)
    weights, plan = found[part]["defender"], found[part]["plan"]
    assert isinstance(weights, dict)
    assert isinstance(plan, list)
    changes = (
        partial(bend, level, weights),
        partial(move_step, plan),
        partial(resize_step, plan),
        partial(add_step, plan),
        partial(drop_step, plan),
        partial(prefer_hero, found, part),
    )
    for _ in range(dice.choice(HOW_MANY)):
        dice.choices(changes, HOW_OFTEN)[0](dice)
    return found


def bend(level: Level, weights: dict[str, float], dice: random.Random) -> None:
    """Change a weight."""
    name = dice.choice([each for each in WEIGHTS if each in level["defender"]])
    usual = level["defender"][name]
    assert isinstance(usual, int | float)
    weights[name] = round(weights.get(name, usual) * dice.choice(BENDS), 2)


def move_step(plan: list[dict[str, object]], dice: random.Random) -> None:
    """Move a step to another place in the plan."""
    plan.insert(dice.randrange(len(plan)), plan.pop(dice.randrange(len(plan))))


def add_step(plan: list[dict[str, object]], dice: random.Random) -> None:
    """Put a further step somewhere into the plan."""
    plan.insert(dice.randrange(len(plan) + 1), {**dice.choice(STEPS), "turn": dice.choice((1, 2, 3))})


def drop_step(plan: list[dict[str, object]], dice: random.Random) -> None:
    """Remove a step, if others are left."""
    if len(plan) > 1:
        plan.pop(dice.randrange(len(plan)))


def prefer_hero(level: Level, part: str, dice: random.Random) -> None:
    """Make another hero the first choice."""
    heroes = level[part].setdefault("heroes", deepcopy(level["heroes"]))
    assert isinstance(heroes, list)
    heroes.insert(0, heroes.pop(dice.randrange(len(heroes))))


def resize_step(plan: list[dict[str, object]], dice: random.Random) -> None:
    """Change the number, the level or the turn of a step."""
    step = dice.choice(plan)
    name = dice.choice([each for each in ("count", "level", "turn") if each in step])
    number = step[name]
    assert isinstance(number, int)
    step[name] = max(1, number + dice.choice((-1, 1)) * (1 if name != "count" else 2))


def main() -> None:
    """Change, play, keep improvements, report, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="medium", choices=LEVELS[1:])
    parser.add_argument("--part", default="scenario", choices=tuple(PARTS))
    parser.add_argument("--tries", type=int, default=40)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--held-back", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write it into the level's file")
    given = parser.parse_args()
    file, dice = level_file("convicted", given.level), random.Random(given.seed)  # noqa: S311 - no secret
    best: Level = json.loads(file.read_text(encoding="utf-8"))
    first, games = best, range(FIRST_SEED, FIRST_SEED + given.games)
    far = progress(best, given.part, games)
    tell(f"before: {far[0]:.3f} of the way, {far[1]} won")
    for number in range(given.tries):
        other = changed(best, given.part, dice)
        try:
            reached = progress(other, given.part, games)
        except DataFault:
            continue  # a weight or a level out of its range
        if reached > far:
            best, far = other, reached
            tell(f"{number + 1}: {far[0]:.3f} of the way, {far[1]} won")
    others = range(HELD_BACK, HELD_BACK + given.held_back)
    for name, level in (("before", first), ("after", best)):
        way, won = progress(level, given.part, others)
        number = len(PARTS[given.part][2]) * given.held_back
        tell(f"{number} games that nothing was fitted to, {name}: {way:.3f}, {won} won")
    tell(json.dumps(best[given.part]))
    if given.write:
        file.write_text(written(best), encoding="utf-8")


def tell(line: str) -> None:
    """Write a line at once: a try takes many seconds."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def written(level: Level) -> str:
    """Return a level as the text of its file, with a line for each step of a plan."""
    return _part(level, 0) + "\n"


def _part(value: object, depth: int) -> str:
    """Return a member as JSON: plans take several lines, all other values one."""
    pad = " " * (depth + 1)
    match value:
        case dict() if "plan" in value:
            members = (f"{pad}{json.dumps(name)}: {_part(each, depth + 1)}" for name, each in value.items())
            return "{\n" + ",\n".join(members) + "\n" + " " * depth + "}"
        case [dict(), *_]:
            return "[\n" + ",\n".join(f"{pad}{json.dumps(step)}" for step in value) + "\n" + " " * depth + "]"
        case _:
            return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    main()
