"""Measures whether reviews are right: flagged stretches are replaced by proposals, and the match is played on.

    python tools/review_proof.py --game warriors --matches 10 --times 20 [--seats 2] [--option NAME=VALUE]

In matches of *medium* players, each flagged stretch is replaced by its proposal. Both the moves played and the proposal
are then played on to the end with other dice, by *medium*. For comparison, as many stretches that were not flagged are
replaced by random moves. Wins, and the worth of the end, should rise only for the flagged stretches.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from stronghold_gui.core.chance import Chance, mix
from stronghold_gui.core.header import Header
from stronghold_gui.core.match import Match
from stronghold_gui.games.entry import Kit
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.players.policy import AtRandom, play_on
from stronghold_gui.players.question import dice_of
from stronghold_gui.players.review.reviewer import Reviewer
from stronghold_gui.players.review.stretches import Stretch, proposal_for, stretches_of
from stronghold_gui.players.rule_player import RulePlayer
from stronghold_gui.players.seats import SeatedPlayers

AnyMatch = Match[Any, Any, Any, Any]
Pair = tuple[float, float]
"""Two figures of a seat: its wins, and the worth of the end for it; also the gain of each."""
LEVEL = "medium"
MOST = 20_000


def main() -> None:
    """Play matches, review them, replace stretches, and print the gains."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=LIBRARY.ids, required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seed", type=int, default=70_000)
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    kit = LIBRARY.kit(given.game)
    flagged, plain = list[Pair](), list[Pair]()
    for seed in range(given.seed, given.seed + given.matches):
        match = play(kit, given.seats, options, seed)
        some, others = compare(kit, match, given.times, random.Random(seed))  # noqa: S311 - a game, no secret
        flagged += some
        plain += others
        say(f"match {seed}: {len(some)} flagged, worth {mean_of([pair[1] for pair in some])}")
    for name, pairs in (("flagged, replaced by the proposal", flagged), ("not flagged, at random", plain)):
        wins, worths = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        say(f"{name}: {len(pairs)} stretches, wins {mean_of(wins)}, worth {mean_of(worths)}")


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def play(kit: Kit, seats: int, options: dict[str, str], seed: int) -> AnyMatch:
    """Return a match that computers have played."""
    match: AnyMatch = Match(kit.game, Header(kit.game.id, options, ("",) * seats, seed, (LEVEL,) * seats))
    players = SeatedPlayers(kit.players, (LEVEL,) * seats, seed + 1)
    while decisions := kit.game.decisions(match.position):
        match.play(decisions[0].seat, players.choose(kit.game, match.position, decisions[0]))
    return match


def compare(kit: Kit, match: AnyMatch, times: int, dice: random.Random) -> tuple[list[Pair], list[Pair]]:
    """Return the effect of replacing flagged stretches, and of replacing as many others at random."""
    reviewer = Reviewer(kit, match)
    for _ in reviewer.steps():
        pass
    stretches = stretches_of(match)
    flagged, plain = list[Pair](), list[Pair]()
    found = [(stretch, proposal) for stretch, proposal, clear in reviewer.turning if clear]
    for stretch, proposal in found:
        flagged.append(replaced(kit, match, stretch, proposal, times))
    others = [one for one in stretches if one not in [stretch for stretch, _ in found]]
    for stretch in dice.sample(others, len(others)):
        if len(plain) == len(flagged):
            break
        player = RulePlayer(kit.game, AtRandom, dice.getrandbits(32))
        position = match.position_after(stretch.start)
        other = proposal_for(kit.game, player, position, stretch, dice.getrandbits(32))
        if other.choices and other.moves != stretch.moves:
            plain.append(replaced(kit, match, stretch, other.moves, times))
    return flagged, plain


def replaced(kit: Kit, match: AnyMatch, stretch: Stretch[Any], moves: Sequence[Any], times: int) -> Pair:
    """Return the gains of a seat by other moves, as averages over a number of plays."""
    before, after = (
        [played_on(kit, match, stretch, one, time) for time in range(times)] for one in (stretch.moves, moves)
    )
    return (
        fmean(end[0] for end in after) - fmean(end[0] for end in before),
        fmean(end[1] for end in after) - fmean(end[1] for end in before),
    )


def played_on(kit: Kit, match: AnyMatch, stretch: Stretch[Any], moves: Sequence[Any], time: int) -> Pair:
    """Play on from a stretch with certain moves; return whether its seat wins, and the value of the end for it."""
    game, position, seed = kit.game, match.position_after(stretch.start), mix(stretch.start, time)
    position.chance = Chance(seed)
    for move in moves:
        if game.refusal(position, stretch.seat, move) is not None:
            break
        game.play(position, stretch.seat, move)
    appraisal = kit.appraisal
    assert appraisal is not None
    rule = appraisal.policy(dice_of(seed))
    play_on(game, position, lambda _seat: rule, lambda _position: False, MOST)
    outcome = game.outcome(position)
    assert outcome is not None
    return float(stretch.seat in outcome.winners), appraisal.worth(position, stretch.seat)


def mean_of(values: Sequence[float]) -> str:
    """Return a mean with its 95 % interval."""
    if len(values) < 2:
        return "too few"
    half = 1.96 * stdev(values) / sqrt(len(values))
    return f"{fmean(values):+.3f} ({fmean(values) - half:+.3f} to {fmean(values) + half:+.3f})"


if __name__ == "__main__":
    main()
