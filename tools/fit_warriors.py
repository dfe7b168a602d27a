"""Fits the evaluation of Warriors' hard level to games that it plays with itself, and writes it into the level's file.

    python tools/fit_warriors.py --games 120 [--write]
    python tools/fit_warriors.py --part cards --games 120 [--write]

Positions of games with two, four and six seats and both boxes are recorded: for the weights of rounds 1 and 2 at the
beginning of the next round, for those of round 3 when a battle card is taken up. First, a logistic regression gives the
probability that a lead in cards of a people, or in dragons, holds the bonus until the end. Then a linear regression
gives the worth of each feature in points of the final lead over the others. A tenth of the games is held back. The
games depend on the weights, so the fit can be repeated.

For the worth of cards, one seat keeps cards at random. A linear regression explains the gain of its lead in a round,
beyond the worth of the kept warriors, by the other kept cards.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, astuple, dataclass, fields, replace
from typing import Final

import numpy as np

from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import Keep, Move
from stronghold_gui.games.warriors.pieces import NONE, PEOPLES, ROUNDS
from stronghold_gui.games.warriors.players.levels import strategist_of
from stronghold_gui.games.warriors.players.outlook import Holding, Outlook, Share, sizes_of, types_of
from stronghold_gui.games.warriors.players.strategist import CardWorths, Strategist
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.scoring import scores
from stronghold_gui.players.levels import level_file
from tools.fitting import logistic, loss, write_member

SETTINGS: Final = ((2, "base"), (2, "hordes"), (4, "base"), (4, "hordes"), (6, "hordes"))
FIRST_SEED: Final = 20_000
FIRST_CARD_SEED: Final = 30_000
HELD: Final = 0.02
"""The strength of the regularisation that holds the coefficients of chances near 0."""
DOUBT: Final = 2.0
"""The expected difference, in points, between the worth of a card and the level's."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A recorded position; its round is set to the one for whose weights it is used.

    Attributes:
        position: the position.
        game: the number of its game.
        final: the last position of the game.
    """

    position: Position
    game: int
    final: Position


def played(seats: int, box: str, game: int) -> Iterator[Seen]:
    """Play a game and yield its recorded positions."""
    player, found = strategist_of("hard"), []
    position, last = WARRIORS.setup({"box": box}, seats, FIRST_SEED + game), (1, NONE)
    while decisions := WARRIORS.decisions(position):
        now = position.round, position.card
        if now != last and (now[0] > last[0] or (now[0] == ROUNDS and now[1] != NONE)):
            twin = position.copy()
            twin.round = position.round - (now[0] > last[0])
            found.append(twin)
        last = now
        seat = decisions[0].seat
        moves = WARRIORS.legal_moves(position, seat)
        move = moves[0] if len(moves) == 1 else player.choose(position, decisions[0], moves)
        WARRIORS.play(position, seat, move)
    yield from (Seen(twin, game, position) for twin in found)


def cards_of(position: Position) -> list[list[int]]:
    """Return the number of cards of each seat, for each people and for dragons."""
    dragons = [position.dragon_of.count(seat) for seat in range(position.seats)]
    return [*(sizes_of(position, people) for people in range(len(PEOPLES))), dragons]


def chances(seen: list[Seen], *, dragons: bool) -> Holding:
    """Return how likely a bonus is held, by logistic regression; report the fit."""
    rows, held, unseen = [], [], []
    for each in seen:
        kinds = zip(cards_of(each.position), cards_of(each.final), strict=True)
        for sizes, final in list(kinds)[-1:] if dragons else list(kinds)[:-1]:
            for seat, size in enumerate(sizes):
                if size:
                    lead = size - max(other for place, other in enumerate(sizes) if place != seat)
                    rows.append((1, lead, len(sizes) - 2, each.position.cards.box == "hordes"))
                    held.append(0 < max(final) == final[seat])
                    unseen.append(each.game % 10 == 0)
    table, won, out = np.array(rows, float), np.array(held, float), np.array(unseen)
    weights = logistic(table[~out], won[~out], np.full(4, HELD))
    constant = np.full(4, 0.0)
    constant[0] = np.log(won.mean() / (1 - won.mean()))
    losses = [loss(table[out], won[out], each) for each in (weights, constant)]
    sys.stdout.write(f"{'dragons' if dragons else 'peoples'}: {len(won)} samples, ")
    sys.stdout.write(f"held back {losses[0]:.3f}, a constant {losses[1]:.3f}\n")
    return Holding(*(round(float(weight), 2) for weight in weights))


def shares(seen: list[Seen], outlook: Outlook) -> Share:
    """Return the worth of each feature in points, by linear regression; report the fit."""
    rows, leads, unseen = [], [], []
    for each in seen:
        position = each.position
        seats = range(position.seats)
        features = np.array(
            [
                [position.cards.pile_points * position.pile_size(seat), bonus, *types_of(position, seat)]
                for seat, bonus in zip(seats, outlook.bonuses(position), strict=True)
            ]
        )
        rows += list(ahead(features))
        leads += list(ahead(np.array(scores(each.final), float)))
        unseen += [each.game % 10 == 0] * position.seats
    table, result, out = np.array(rows), np.array(leads), np.array(unseen)
    weights = np.linalg.lstsq(table[~out], result[~out], rcond=None)[0]
    left = np.std(result[~out] - table[~out] @ weights)
    errors = left * np.sqrt(np.diag(np.linalg.inv(table[~out].T @ table[~out])))
    told = ", ".join(f"{weight:.2f} +- {error:.2f}" for weight, error in zip(weights, errors, strict=True))
    held = np.std(result[out] - table[out] @ weights)
    sys.stdout.write(f"shares: {told}; held back, error {held:.1f} of {np.std(result[out]):.1f} points\n")
    return Share(*(round(float(weight), 2) for weight in weights))


def ahead(values: np.ndarray) -> np.ndarray:
    """Return the values of each seat less the mean of the others."""
    differences: np.ndarray = (values - values.mean(axis=0)) * len(values) / (len(values) - 1)
    return differences


def kept(seats: int, box: str, game: int) -> Iterator[tuple[list[int], float]]:
    """Play a game in which one seat keeps cards at random; yield the counts of kept cards and the gain of each round.

    The gain is the seat's lead after the round, less its lead and the worth of its kept warriors before.
    """
    dice, hard = random.Random(game), strategist_of("hard")  # noqa: S311 - no secret
    bare = Strategist(hard.weights, replace(hard.evaluation, cards=CardWorths(*(0.0,) * len(fields(CardWorths)))))
    outlook, seat = hard.evaluation.outlook, game % seats
    position = WARRIORS.setup({"box": box}, seats, FIRST_CARD_SEED + game)
    began: tuple[list[int], float, int] | None = None
    while decisions := WARRIORS.decisions(position):
        decision = decisions[0]
        if began is not None and position.round > began[2]:
            yield began[0], lead_of(outlook.points(in_round(position, began[2])), seat) - began[1]
            began = None
        moves = WARRIORS.legal_moves(position, decision.seat)
        if decision.seat == seat and decision.kind == Kind.KEEP:
            choice = dice.choice([move for move in moves if isinstance(move, Keep)])
            before = lead_of(outlook.points(position), seat) + bare.ratings(position, decision, [choice])[0]
            began = counts_of(position, seat, choice), before, position.round
            move: Move = choice
        else:
            move = moves[0] if len(moves) == 1 else hard.choose(position, decision, moves)
        WARRIORS.play(position, decision.seat, move)
    if began is not None:
        yield began[0], lead_of([float(points) for points in scores(position)], seat) - began[1]


def in_round(position: Position, number: int) -> Position:
    """Return the position with the weights of a round."""
    twin = position.copy()
    twin.round = number
    return twin


def lead_of(points: list[float], seat: int) -> float:
    """Return the points of a seat less the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def counts_of(position: Position, seat: int, move: Keep) -> list[int]:
    """Return how many cards of each worth are kept, in the order of ``CardWorths``."""
    counts = Counter[str]()
    dragons = position.dragon_of.count(seat) + move.cards.count("dragon")
    for card in move.cards:
        battle = next((found for found in position.cards.battles if found.id == card), None)
        if battle is None:
            counts[card] += 1
        elif battle.kind != "draconic" or dragons:
            counts[battle.kind] += 1
            counts["symbol"] += battle.shields + battle.bows + battle.horses
    return [counts[member.name] for member in fields(CardWorths)]


def worths(found: list[tuple[list[int], float]]) -> CardWorths:
    """Return the worth of the kept cards, by linear regression with weights held near those of the level."""
    near = np.array(astuple(strategist_of("hard").evaluation.cards))
    counts, gains = np.array([row for row, _ in found], float), np.array([gain for _, gain in found])
    table, left = np.hstack([counts, np.ones((len(gains), 1))]), gains - counts @ near
    noise = np.var(left)
    held = np.diag([*(noise / DOUBT**2,) * len(near), 0.0])
    curve = table.T @ table + held
    change = np.linalg.solve(curve, table.T @ left)[:-1]
    errors = np.sqrt(noise * np.diag(np.linalg.inv(curve)))
    names = [member.name for member in fields(CardWorths)]
    worths_in_words = (
        f"{name} {worth:.2f} +- {error:.2f}" for name, worth, error in zip(names, near + change, errors, strict=False)
    )
    sys.stdout.write(f"cards, {len(gains)} choices: {', '.join(worths_in_words)}\n")
    return CardWorths(*(round(float(worth), 2) for worth in near + change))


def fitted(seen: list[Seen], before: Outlook) -> Outlook:
    """Return the evaluation fitted to the recorded positions."""
    rounds = [[each for each in seen if each.position.round == number] for number in range(1, ROUNDS + 1)]
    peoples = tuple(chances(of_round, dragons=False) for of_round in rounds)
    dragons = tuple(chances(of_round, dragons=True) for of_round in rounds)
    outlook = replace(before, peoples=peoples, dragons=dragons)
    return replace(outlook, shares=tuple(shares(of_round, outlook) for of_round in rounds))


def main() -> None:
    """Play, fit, report, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=120, help="games of each number of seats and box")
    parser.add_argument("--part", choices=("outlook", "cards"), default="outlook")
    parser.add_argument("--write", action="store_true", help="write the weights into the level's file")
    given = parser.parse_args()
    weights = strategist_of("hard").evaluation
    games = [(seats, box, game) for seats, box in SETTINGS for game in range(given.games)]
    if given.part == "outlook":
        weights = replace(weights, outlook=fitted([each for game in games for each in played(*game)], weights.outlook))
    else:
        weights = replace(weights, cards=worths([each for game in games for each in kept(*game)]))
    sys.stdout.write(json.dumps(asdict(weights)) + "\n")
    if given.write:
        write_member(level_file("warriors", "hard"), "weights", asdict(weights))


if __name__ == "__main__":
    main()
