"""Fits the weights with which Stronghold's hard level evaluates positions, and writes them into the level's file.

    python tools/fit_worth.py --games 1500 --own 120 [--write]

First, rule-of-thumb players with randomly varied weights, different in every game, play each other. Some Defenders play
as after the lessons and some blunder, so that both camps win often enough to learn from. The features of the position
are recorded at the end of every turn, together with the winner of the game. A logistic regression fits the weights of
the features. A tenth of the games is held back to test the fit. With ``--games 0`` the weights of the level are used
instead.

A level that thinks ahead does better than the rule from the same position, so these weights give up most sieges too
early. Therefore the level then besieges the rule, with less thinking than usual, and the weights are fitted again to
those games. They are held near the first ones, except for ``start``, ``slack`` and ``late``.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.players.levels import policy_of, script_weights, thinking_of
from stronghold_gui.games.stronghold.players.policy import Policy
from stronghold_gui.games.stronghold.players.script import Script
from stronghold_gui.games.stronghold.players.style_variants import guards, purchases, sieges
from stronghold_gui.games.stronghold.players.thinking import Depth, Thinking
from stronghold_gui.games.stronghold.players.worth import FEATURES, WorthWeights, features
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.players.halving import Halving
from stronghold_gui.players.levels import level_file
from stronghold_gui.players.planning import PlanningPlayer
from tools.fitting import logistic, loss, write_member

Sample = tuple[tuple[float, ...], bool]
LEVEL = "hard"
RULE = "medium"
FIRST_SEED = 20_000
NOVICES = 0.35
"""The share of Defenders that play as after the lessons."""
FIRST_OWN_SEED = 30_000
TOO_LATE = 8
"""The turn from which no siege is won on glory any more."""
LIGHT = Depth(12, (Halving(1, 4), Halving(1, 1)), 0, (), 0, TOO_LATE, 12, (Halving(1, 4), Halving(1, 1)), 1, 4)
"""The reduced thinking of the level in the games for its weights, so that many games can be played."""
FIRMLY, VERY_FIRMLY, LOOSELY = 2.0, 4.0, 0.02
"""Strengths with which weights are held: near 0 in the first fit; near the first weights in the second; nearly free."""
FREE = ("start", "slack", "late")
"""The features whose weights are nearly free in the second fit."""
OPTIONS = [{"edition": edition, "cards": cards} for edition in ("revised", "first") for cards in ("ready", "draft")]


class Uneven:
    """Plays both camps by rules varied for one game; Defenders that err give sieges a chance to win.

    Args:
        position: the first position.
        dice: the randomness of the game.
    """

    def __init__(self, position: Position, dice: random.Random) -> None:
        rule = policy_of(RULE)
        self.dice, self.blunder = dice, dice.choice((0.0, 0.1, 0.25))
        bend = next(purchases(rule.siege, position, dice))
        self.siege = replace(bend, strike=dice.choice((3, 4, 5, 5, 6)), margin=dice.choice((1.0, 3.0, 99.0)))
        self.guard = next(guards(rule.guard, position, dice))
        self.novice = Script(script_weights(), dice) if dice.random() < NOVICES else None
        self.policy = Policy(self.siege, self.guard)

    def turn_began(self, position: Position) -> None:
        """Vary the rule of the siege again, in most turns."""
        siege = next(sieges(self.siege, position, self.dice)) if self.dice.random() < 0.7 else self.siege
        self.policy = Policy(siege, self.guard)

    def choose(self, position: Position, decision: Decision, moves: list[Move]) -> Move:
        """Return one of the moves."""
        if position.is_invader(decision.seat):
            return self.policy.choose(position, decision, moves)
        if self.novice is not None:
            return self.novice.choose(position, decision, moves)
        if self.dice.random() < self.blunder:
            return self.dice.choice(moves)
        return self.policy.choose(position, decision, moves)


def played(seed: int) -> Iterator[Sample]:
    """Play a game and yield a sample for each of its turns."""
    dice = random.Random(seed)  # noqa: S311 - no secret
    position = STRONGHOLD.setup(OPTIONS[seed % len(OPTIONS)], 2, seed)
    both, found, turn = Uneven(position, dice), [], 1
    while decisions := STRONGHOLD.decisions(position):
        if position.turn > turn and position.stage == "start":
            turn = position.turn
            found.append(features(position, policy_of(RULE).siege))
            both.turn_began(position)
        decision = decisions[0]
        moves = STRONGHOLD.legal_moves(position, decision.seat)
        STRONGHOLD.play(position, decision.seat, both.choose(position, decision, moves))
    yield from ((row, position.winner == "invader") for row in found)


def own(seed: int, weights: np.ndarray) -> list[Sample]:
    """Play a game in which the level besieges the rule or a variant of it, and return a sample for each turn."""
    dice = random.Random(seed)  # noqa: S311 - no secret
    position = STRONGHOLD.setup(OPTIONS[seed % len(OPTIONS)], 2, seed)
    rule, novice = policy_of(RULE), Script(script_weights(), dice)
    judge = WorthWeights(**dict(zip(FEATURES, weights.tolist(), strict=True)))
    level = thinking_of(LEVEL)
    besieger = PlanningPlayer(STRONGHOLD, Thinking(level.policy, script_weights(), judge, LIGHT, level.hopes), seed)
    bent = Policy(rule.siege, next(guards(rule.guard, position, dice)))
    defender = dice.choice((rule, rule, rule, bent, bent, novice))
    found, turn = [], 1
    while (decisions := STRONGHOLD.decisions(position)) and turn < TOO_LATE:
        if position.turn > turn and position.stage == "start":
            turn = position.turn
            found.append(features(position, rule.siege))
        decision = decisions[0]
        moves = STRONGHOLD.legal_moves(position, decision.seat)
        if position.is_invader(decision.seat):
            move = besieger.choose(STRONGHOLD.view(position, decision.seat), decision, moves)
        else:
            move = defender.choose(position, decision, moves)
        STRONGHOLD.play(position, decision.seat, move)
    return [(row, position.winner == "invader") for row in found]


def main() -> None:
    """Play, fit, report, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--own", type=int, default=0, help="games of the level itself, to which the weights are held")
    parser.add_argument("--write", action="store_true", help="write the weights into the level's file")
    given = parser.parse_args()
    weights = first_weights(given.games) if given.games else level_weights()
    if given.own:
        weights = refitted(given.own, weights)
    found = {name: round(float(weight), 2) for name, weight in zip(FEATURES, weights, strict=True)}
    sys.stdout.write(json.dumps(found) + "\n")
    if given.write:
        write_member(level_file("stronghold", LEVEL), "worth", found)


def level_weights() -> np.ndarray:
    """Return the weights that the level has."""
    return np.array([getattr(thinking_of(LEVEL).weights, name) for name in FEATURES])


def first_weights(number: int) -> np.ndarray:
    """Return the weights fitted to games of rule-of-thumb players; report the quality of the fit."""
    games = [list(played(FIRST_SEED + game)) for game in range(number)]
    seen, held = games[number // 10 :], games[: number // 10]
    rows, won = table(seen)
    weights = logistic(rows, won, np.full(len(FEATURES), FIRMLY))
    share = won.mean()
    sys.stdout.write(f"{number} games, {len(rows)} turns, the Invader wins {share:.2f}\n")
    other_rows, other_won = table(held)
    constant = -(share * np.log(share) + (1 - share) * np.log(1 - share))
    sys.stdout.write(f"held back: {loss(other_rows, other_won, weights):.3f}, a constant {constant:.3f}\n")
    return weights


def refitted(number: int, first: np.ndarray) -> np.ndarray:
    """Return the weights fitted to games of the level itself; report the quality of the fit on held-back tenths."""
    games = [own(FIRST_OWN_SEED + game, first) for game in range(number)]
    rows, won = table(games)
    held = np.array([LOOSELY if name in FREE else VERY_FIRMLY for name in FEATURES])

    def again(samples: tuple[np.ndarray, np.ndarray]) -> np.ndarray:
        return logistic(*samples, held, near=first)

    losses = []
    for tenth in range(min(10, number)):
        unseen = table([game for place, game in enumerate(games) if place % 10 == tenth])
        seen = table([game for place, game in enumerate(games) if place % 10 != tenth])
        losses.append((loss(*unseen, first), loss(*unseen, again(seen)), len(unseen[0])))
    before, after = (
        sum(each[which] * each[2] for each in losses) / sum(each[2] for each in losses) for which in (0, 1)
    )
    wins = np.mean([game[0][1] for game in games])
    sys.stdout.write(f"{number} own games, {len(rows)} turns, the Invader wins {wins:.2f}; ")
    sys.stdout.write(f"held back: {before:.3f} with the first weights, {after:.3f} fitted again\n")
    return again((rows, won))


def table(games: list[list[Sample]]) -> tuple[np.ndarray, np.ndarray]:
    """Return the samples of games as rows, and who has won."""
    samples = [sample for game in games for sample in game]
    return np.array([row for row, _ in samples]), np.array([float(won) for _, won in samples])


if __name__ == "__main__":
    main()
