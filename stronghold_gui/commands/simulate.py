"""``stronghold simulate``: games played by computers, with a summary; with ``--out``, a run of the lab."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.commands.game_options import (
    every_option,
    own_cards_in,
    take_game,
    take_options,
    take_own_cards,
    take_seats,
)
from stronghold_gui.commands.games import chosen_kit, options_for
from stronghold_gui.commands.lab.run import REPORT, run_lab
from stronghold_gui.commands.parser import Parser, number, seed
from stronghold_gui.commands.seats import players_for
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import Outcome
from stronghold_gui.games.entry import Kit
from stronghold_gui.players.lab.figures import summary_of
from stronghold_gui.players.simulation import Summary, simulate
from stronghold_gui.text import Catalogue
from stronghold_gui.text.columns import columns

_SILENCE: Final = 2.0
"""Seconds between two progress reports; a shorter run prints none."""
_MOST_SEED: Final = 1 << 60
_MOST_WORKERS: Final = 1024
_RANDOM: Final = "random"
_PERCENT: Final = 100
_NOBODY: Final = "nobody"
"""The winner in JSON if the game itself has won."""


def add_arguments(parser: Parser) -> None:
    """Add the arguments: the game, the number of games, and the form of the report."""
    kit = take_game(parser)
    take_options(parser, kit)
    take_own_cards(parser, kit)
    take_seats(parser, kit, kit.game.seat_counts[0])
    parser.option("--games", type=number(parser.texts, 1, 1_000_000), default=100, metavar="N")
    parser.option("--seed", type=seed(parser.texts), default=1, metavar="N")
    parser.option("--players", default="", metavar="SEAT=LEVEL,…")
    parser.option("--workers", type=_workers(parser), default=0, metavar="N")
    parser.option("--out", type=Path, metavar="DIR")
    parser.option("--scheduler", default="", metavar="ADDRESS")
    parser.option("--json", action="store_true")
    parser.option("--quiet", action="store_true")


def run(call: Call) -> Exit:
    """Play, and print the summary."""
    given, kit = call.arguments, chosen_kit(call)
    options = options_for(kit.game, given.seats, {name: getattr(given, name) for name in every_option(kit)}, call.texts)
    options |= own_cards_in(call, kit, options)
    if given.out is not None or given.players or given.scheduler:
        return _run_lab(call, kit, options)
    summary, reported = Summary(), time.monotonic()
    first = min(given.seed, _MOST_SEED)
    for played in simulate(kit.game, options, given.seats, first, given.games, kit.counted(given.seats)):
        summary.add(played)
        if not given.quiet and time.monotonic() - reported > _SILENCE and summary.games < given.games:
            reported = time.monotonic()
            speed = round(summary.moves_per_second)
            call.note(call.texts("command.simulate.progress", n=summary.games, games=given.games, speed=speed))
    call.say_lines(_as_json(summary, options, kit, call) if given.json else _as_text(summary, options, kit, call))
    return Exit.OK


def _run_lab(call: Call, kit: Kit, options: dict[str, str]) -> Exit:
    """Let computers play, in a folder that stores the games."""
    given, texts = call.arguments, call.texts
    if given.out is None:
        raise Stop(Exit.USAGE, texts("command.simulate.where"))
    if not kit.players:
        raise Stop(Exit.USAGE, texts("command.simulate.nobody"))
    players = players_for(kit, given.seats, given.players, texts) or ("",) * given.seats
    # A seat without a named player moves at random, or at the game's lowest level.
    usual = _RANDOM if _RANDOM in kit.players else next(iter(kit.players))
    levels = tuple(player or usual for player in players)
    lines, report = run_lab(call, kit, options, levels), str(given.out / REPORT)
    if given.json:
        seated = dict(zip(kit.game.seat_ids(given.seats), levels, strict=True))
        figures = _figures(summary_of(lines), options, kit, call)
        call.say_lines(json.dumps({**figures, "players": seated, "report": report}, indent=1))
    else:
        call.say(texts("command.lab.done", n=len(lines), report=report))
    return Exit.OK


def _workers(parser: Parser) -> Callable[[str], int]:
    """Return a reader of the number of processes: ``auto`` (0) or a number."""
    read = number(parser.texts, 1, _MOST_WORKERS)
    return lambda text: 0 if text == "auto" else read(text)


def _as_json(summary: Summary, options: dict[str, str], kit: Kit, call: Call) -> str:
    figures = {
        **_figures(summary, options, kit, call),
        **({"counted": dict(summary.seen)} if summary.seen else {}),
        "seconds": round(summary.seconds, 3),
        "moves_per_second": round(summary.moves_per_second),
    }
    return json.dumps(figures, indent=1)


def _figures(summary: Summary, options: dict[str, str], kit: Kit, call: Call) -> dict[str, object]:
    """Return the figures that the JSON output always has, with or without the lab."""
    return {
        "game": kit.game.id,
        **options,
        "seats": call.arguments.seats,
        "seed": call.arguments.seed,
        "games": summary.games,
        "moves": summary.moves,
        "moves_per_game": round(summary.moves_per_game, 1),
        "shortest": summary.shortest,
        "longest": summary.longest,
        "winners": {"+".join(winners) or _NOBODY: count for winners, count in summary.winners.items()},
        "endings": dict(summary.endings),
        "turns": {str(turns): summary.turns[turns] for turns in sorted(summary.turns)},
        "mean_points": [round(points, 2) for points in summary.mean_points],
    }


def _as_text(summary: Summary, options: dict[str, str], kit: Kit, call: Call) -> str:
    texts, words = call.texts, kit.words
    rows = [
        (texts("simulate.games"), str(summary.games)),
        (texts("simulate.moves"), str(summary.moves)),
        (texts("simulate.per_game"), f"{summary.moves_per_game:.0f} ({summary.shortest}–{summary.longest})"),
        (texts("simulate.speed"), f"{summary.moves_per_second:.0f}"),
    ]
    shares = [
        *((_winners(winners, kit, call), count) for winners, count in summary.winners.most_common()),
        *((words.ending(Outcome((), how, ()), texts), count) for how, count in summary.endings.most_common()),
        *((texts("simulate.turns", n=turns), summary.turns[turns]) for turns in sorted(summary.turns)),
    ]
    rows += [(name, _counted(count, summary.games, texts)) for name, count in shares]
    rows += [
        (texts("simulate.points", seat=team), texts.decimal(mean)) for team, mean in _means(summary, options, kit, call)
    ]
    counts = summary.seen.items()
    rows += [(texts(f"simulate.{kit.game.id}.{name}"), texts.decimal(count / summary.games)) for name, count in counts]
    return "\n".join(columns(rows))


def _counted(count: int, games: int, texts: Catalogue) -> str:
    """Return a number of games, with its share of all games."""
    return texts("simulate.share", count=count, percent=round(_PERCENT * count / games))


def _winners(winners: tuple[str, ...], kit: Kit, call: Call) -> str:
    """Return the name of the winning seat or team, or the word for no winner."""
    return kit.words.team(winners, call.texts) if winners else call.texts("simulate.nobody")


def _means(summary: Summary, options: dict[str, str], kit: Kit, call: Call) -> list[tuple[str, float]]:
    """Return the average points of each team, whose seats share one sum; empty in a game without points."""
    if not summary.mean_points:
        return []
    ids = kit.game.seat_ids(call.arguments.seats)
    teams = _teams(options, kit, call.arguments.seats)
    called = [kit.words.team([ids[seat] for seat in seats], call.texts) for seats in teams]
    return [(team, summary.mean_points[seats[0]]) for team, seats in zip(called, teams, strict=True)]


def _teams(options: dict[str, str], kit: Kit, seats: int) -> list[tuple[Seat, ...]]:
    """Return the seats that play together, each team once."""
    position = kit.game.setup(options, seats, 0)
    return list(dict.fromkeys(tuple(kit.game.team(position, seat)) for seat in range(seats)))
