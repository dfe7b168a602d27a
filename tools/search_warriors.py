"""Searches weights of Warriors' hard level by CMA-ES in games against medium, and writes them into the level's file.

    python tools/search_warriors.py --games 70 --generations 30 [--write]

The search starts with the weights that ``tools/fit_warriors.py`` has fitted, and needs the package ``cma``
(``pip install .[fit]``). Each generation is played in new games with two, four and six seats; levels change seats. The
score of a candidate is its share of wins and, with less weight, its lead in points. The mean of the last generation is
reported with its results in games that no generation has played.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Final

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.reading import Json
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.players.captain import Captain
from stronghold_gui.games.warriors.players.levels import strategist_of, weights_of
from stronghold_gui.games.warriors.players.strategist import Strategist, StrategistWeights
from stronghold_gui.games.warriors.scoring import scores
from stronghold_gui.players.levels import level_file
from tools.fitting import write_member
from tools.searching import Plan, search

SETTINGS: Final = ((2, "base"), (2, "hordes"), (2, "base"), (4, "base"), (2, "hordes"), (4, "hordes"), (6, "hordes"))
"""Seats and box of the games, in turn."""
FIRST_SEED: Final = 3_000_000
HELD_BACK: Final = 900_000
HELD_GAMES: Final = 280
SCALES: Final = {"pile": 0.15, "bonus": 0.15, "start": 0.2, "lead": 0.15, "rivals": 0.05, "hordes": 0.1}
"""The unit of change of a weight, by name, and of all others."""
USUAL_SCALE: Final = 0.3
CARD_SCALE: Final = 0.4
LARGEST: Final = 9.9
POINTS: Final = 10.0
"""The lead that counts as much as a win."""
STEP: Final = 0.6
Path = tuple[str | int, ...]


def paths(node: Json, path: Path = ()) -> Iterator[Path]:
    """Yield the paths of all weights in a document."""
    if isinstance(node, dict):
        for name, child in node.items():
            yield from paths(child, (*path, name))
    elif isinstance(node, list):
        for number, child in enumerate(node):
            yield from paths(child, (*path, number))
    else:
        yield path


def changed(document: Json, path: Path, steps: float) -> Json:
    """Return a document in which the weight at a path has changed by a number of its units."""
    if not path:
        assert isinstance(document, int | float)
        return max(-LARGEST, min(LARGEST, document + steps))
    head, rest = path[0], path[1:]
    if isinstance(document, dict):
        assert isinstance(head, str)
        return document | {head: changed(document[head], rest, steps)}
    assert isinstance(document, list)
    return [changed(child, rest, steps) if number == head else child for number, child in enumerate(document)]


def unit(path: Path) -> float:
    """Return the unit of change of a weight."""
    return CARD_SCALE if path[0] == "cards" else SCALES.get(str(path[-1]), USUAL_SCALE)


def player(document: Json, steps: Sequence[float]) -> Strategist:
    """Return a player with changed weights, in the order of ``paths``."""
    for path, number in zip(list(paths(document)), steps, strict=True):
        document = changed(document, path, number * unit(path))
    return Strategist(weights_of("medium"), parse_data(StrategistWeights, document))


def played(hard: Captain, number: int) -> tuple[float, float]:
    """Play a game; return the share of its winners, and the lead in points, of the seats with the changed weights."""
    seats, box = SETTINGS[number % len(SETTINGS)]
    side, medium = number // len(SETTINGS) % 2, Captain(weights_of("medium"))
    position = WARRIORS.setup({"box": box}, seats, number)
    while decisions := WARRIORS.decisions(position):
        decision, seat = decisions[0], decisions[0].seat
        moves = WARRIORS.legal_moves(position, seat)
        chooser = hard if seat % 2 == side else medium
        WARRIORS.play(position, seat, moves[0] if len(moves) == 1 else chooser.choose(position, decision, moves))
    points, outcome = scores(position), WARRIORS.outcome(position)
    assert outcome is not None
    own = [points[seat] for seat in range(seats) if seat % 2 == side]
    won = [seat % 2 == side for seat in outcome.winners]
    return sum(won) / len(won), 2 * (sum(own) * 2 - sum(points)) / seats


def result(hard: Captain, seeds: range) -> tuple[float, float]:
    """Return the average share of wins and the average lead in some games."""
    games = [played(hard, seed) for seed in seeds]
    return sum(won for won, _ in games) / len(games), sum(lead for _, lead in games) / len(games)


def main() -> None:
    """Search, report, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=70, help="games of each candidate in a generation")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--write", action="store_true", help="write the weights into the level's file")
    given = parser.parse_args()
    before = strategist_of("hard")
    document: Json = json.loads(json.dumps(asdict(before.evaluation)))
    plan = Plan(given.games, given.generations, FIRST_SEED, STEP, 1 / POINTS, seed=3)
    found = player(
        document,
        search(len(list(paths(document))), plan, lambda steps, seeds: result(player(document, steps), seeds)),
    )
    for name, each in (("before", before), ("found", found)):
        won, lead = result(each, range(HELD_BACK, HELD_BACK + HELD_GAMES))
        sys.stdout.write(f"{name}: {100 * won:.1f} % won, {lead:+.1f} points\n")
    if given.write:
        text = json.dumps(asdict(found.evaluation))
        rounded = json.loads(text, parse_float=lambda number: round(float(number), 2))
        write_member(level_file("warriors", "hard"), "weights", rounded)


if __name__ == "__main__":
    main()
