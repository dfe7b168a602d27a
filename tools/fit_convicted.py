"""Fits how a level of The Convicted plays the scenarios, and writes it into the level's file.

    python tools/fit_convicted.py --tries 40 --games 12 [--write]

Beginning from what the level has, one thing is changed at a time: a weight, the number or level of a step of the plan,
or its place in it. What lets the defenders hold out longer in the same games is kept. In the end games are played that
nothing was fitted to; what is written is told together with their figures.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterable
from copy import deepcopy
from functools import partial
from itertools import product
from typing import cast

from stronghold_gui.core.reading import DataFault, Json, Node
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.players.commander import Commander
from stronghold_gui.games.convicted.players.levels import LEVELS
from stronghold_gui.games.convicted.players.weights import read_mind
from stronghold_gui.players.levels import level_file

PART = "scenario"
"""The part of a level's file that is fitted."""
MODES = (("scenario-1-coop", "intermediate"), ("scenario-2-coop", "easy"))
"""What is played, and at which level of the enemy: where games are lost and won, or nearly."""
FIRST_SEED = 1001
HELD_BACK = 2001
BENDS = (0.5, 0.7, 1.4, 2.0)
"""By how much a weight is changed."""
WEIGHTS = (
    "gap", "growth", "late", "early", "price", "reserve", "aimed_at", "perch", "yields", "later", "spare", "silence",
    "shot",
)  # fmt: skip
Level = dict[str, dict[str, object]]


def progress(level: Level, games: Iterable[int]) -> tuple[float, int]:
    """Return how far defenders come on average (the part of all enemies, from 0 to 1), and how many win."""
    mind = read_mind(Node(cast("Json", level), ""))
    held, won, number = 0.0, 0, 0
    for (mode, enemy), seed in product(MODES, games):
        position = CONVICTED.setup({"mode": mode, "level": enemy}, 1, seed)
        player = Commander(mind, random.Random(seed))  # noqa: S311 - no secret
        most = 1
        while decisions := CONVICTED.decisions(position):
            moves = CONVICTED.legal_moves(position, decisions[0].seat)
            CONVICTED.play(position, decisions[0].seat, player.choose(position, decisions[0], moves))
            most = max(most, sum(position.field))
        won += position.ending == "held"
        part = 0.0 if position.ending == "held" else sum(position.field) / most
        held += (position.turn - part) / position.mode.turns
        number += 1
    return held / number, won


def changed(level: Level, dice: random.Random) -> Level:
    """Return a level in which one thing of its part is another one."""
    found = deepcopy(level)
    part = found[PART]
    weights, plan = part["defender"], part["plan"]
    assert isinstance(weights, dict)
    assert isinstance(plan, list)
    change = dice.choice((partial(bend, level, weights), partial(move_step, plan), partial(resize_step, plan)))
    change(dice)
    return found


def bend(level: Level, weights: dict[str, float], dice: random.Random) -> None:
    """Change a weight."""
    name = dice.choice(WEIGHTS)
    usual = level["defender"][name]
    assert isinstance(usual, int | float)
    weights[name] = round(weights.get(name, usual) * dice.choice(BENDS), 2)


def move_step(plan: list[dict[str, object]], dice: random.Random) -> None:
    """Put a step elsewhere in the plan."""
    plan.insert(dice.randrange(len(plan)), plan.pop(dice.randrange(len(plan))))


def resize_step(plan: list[dict[str, object]], dice: random.Random) -> None:
    """Change how many a step asks for, its level, or when it is due."""
    step = dice.choice(plan)
    name = dice.choice([each for each in ("count", "level", "turn") if each in step])
    number = step[name]
    assert isinstance(number, int)
    step[name] = max(1, number + dice.choice((-1, 1)) * (1 if name != "count" else 2))


def main() -> None:
    """Change, play, keep what is better, tell, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="medium", choices=LEVELS[1:])
    parser.add_argument("--tries", type=int, default=40)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--held-back", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write it into the level's file")
    given = parser.parse_args()
    file, dice = level_file("convicted", given.level), random.Random(given.seed)  # noqa: S311 - no secret
    best: Level = json.loads(file.read_text(encoding="utf-8"))
    first, games = best, range(FIRST_SEED, FIRST_SEED + given.games)
    far = progress(best, games)
    tell(f"before: {far[0]:.3f} of the way, {far[1]} won")
    for number in range(given.tries):
        other = changed(best, dice)
        try:
            reached = progress(other, games)
        except DataFault:
            continue  # a weight or a level out of its range
        if reached > far:
            best, far = other, reached
            tell(f"{number + 1}: {far[0]:.3f} of the way, {far[1]} won")
    others = range(HELD_BACK, HELD_BACK + given.held_back)
    for name, level in (("before", first), ("after", best)):
        way, won = progress(level, others)
        tell(f"{len(MODES) * given.held_back} games that nothing was fitted to, {name}: {way:.3f}, {won} won")
    tell(json.dumps(best[PART]))
    if given.write:
        file.write_text(written(best), encoding="utf-8")


def tell(line: str) -> None:
    """Write a line at once: a try takes many seconds."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def written(level: Level) -> str:
    """Return a level as its file has it: a line for each step of a plan."""
    return _part(level, 0) + "\n"


def _part(value: object, depth: int) -> str:
    """Return a member: what holds plans is spread over lines, all else stands in one."""
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
