"""Plays one game of a claim."""

from __future__ import annotations

import time
from typing import Any

from stronghold_gui.bench.strength.claims import Claim
from stronghold_gui.bench.strength.results import Result
from stronghold_gui.core.chance import mix
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.player import Player
from stronghold_gui.games.library import find_kit
from stronghold_gui.players.random_player import StuckError

_MOST = 20_000
_APART = 0x5EED


def play(claim: Claim, number: int, print_of_levels: str) -> Result:
    """Play a game of a claim and return its result.

    Args:
        claim: the claim.
        number: the number of its game, from 0.
        print_of_levels: the fingerprint of the players (``results.fingerprint``).
    """
    kit = find_kit(claim.game)
    assert kit is not None
    game, seed = kit.game, claim.seed(number)
    position = game.setup(claim.setting(number), claim.seats, seed)
    levels, counted, tested = _sides(claim, number)
    team_of = _teams(game, position, claim.seats)
    players: list[Player[Any, Any]] = [
        kit.players[levels[team_of[seat]]](mix(seed ^ _APART, seat)) for seat in range(claim.seats)
    ]
    took: dict[int, list[float]] = {team: [] for team in range(len(levels))}
    for _ in range(_MOST):
        if not (decisions := game.decisions(position)):
            break
        decision = decisions[0]
        moves, view = game.legal_moves(position, decision.seat), game.view(position, decision.seat)
        began = time.process_time()
        move = players[decision.seat].choose(view, decision, moves)
        if len(moves) > 1:
            took[team_of[decision.seat]].append(1000 * (time.process_time() - began))
        game.play(position, decision.seat, move)
    outcome = game.outcome(position)
    if outcome is None:
        raise StuckError(f"{claim.id}, seed {seed}: not over after {_MOST} moves")
    won = any(team_of[seat] == counted for seat in outcome.winners)
    slowest = sorted(took[tested]) or [0.0]
    p95, longest = (round(slowest[int(share * (len(slowest) - 1))], 2) for share in (0.95, 1.0))
    return Result(claim.id, number, won, game.progress(position), outcome.how, p95, longest, print_of_levels)


def _sides(claim: Claim, number: int) -> tuple[tuple[str, ...], int, int]:
    """Return the levels of the teams in this game, the team that is counted, and the one that is timed."""
    if claim.swapped and number % 2:
        last = len(claim.levels) - 1
        return claim.levels[::-1], last - claim.counted, last - claim.tested
    return claim.levels, claim.counted, claim.tested


def _teams(game: Any, position: Any, seats: int) -> list[int]:  # noqa: ANN401 - any game
    """Return the number of each seat's team; without partners the teams alternate."""
    together: dict[tuple[Seat, ...], int] = {}
    for seat in range(seats):
        together.setdefault(tuple(game.team(position, seat)), len(together))
    return [together[tuple(game.team(position, seat))] % 2 for seat in range(seats)]
