"""``stronghold simulate``: random games, and what they were like."""

from __future__ import annotations

import json
import time
from typing import Final

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit
from stronghold_gui.commands.games import kit_of, options_for
from stronghold_gui.commands.numbers import number, seed
from stronghold_gui.commands.parser import Parser
from stronghold_gui.players.simulation import Summary, simulate
from stronghold_gui.text.columns import columns

_SILENCE: Final = 2.0
"""Seconds between two words about how far it is; a shorter run says nothing."""
_MOST_SEED: Final = 1 << 60


def add_arguments(parser: Parser) -> None:
    """Take what is played, how often, and how to tell."""
    from stronghold_gui.games.stronghold.game import OPTIONS
    from stronghold_gui.games.stronghold.ids import SEATS

    for option, values in OPTIONS.items():
        parser.choice(option, values, None)
    parser.option("--seats", type=int, choices=list(SEATS), default=min(SEATS))
    parser.option("--games", type=number(parser.texts, 1, 1_000_000), default=100, metavar="N")
    parser.option("--seed", type=seed(parser.texts), default=1, metavar="N")
    parser.option("--json", action="store_true")
    parser.option("--quiet", action="store_true")


def run(call: Call) -> Exit:
    """Play, and print the summary."""
    given, game = call.arguments, kit_of().game
    options = options_for(given.seats, {"edition": given.edition, "cards": given.cards}, call.texts)
    summary, told = Summary(), time.monotonic()
    first = min(given.seed, _MOST_SEED)
    watched = _watched(given.seats)
    for played in simulate(game, options, given.seats, first, given.games, lambda position: position.turn, watched):
        summary.add(played)
        if not given.quiet and time.monotonic() - told > _SILENCE and summary.games < given.games:
            told = time.monotonic()
            speed = round(summary.moves_per_second)
            call.note(call.texts("command.simulate.progress", done=summary.games, games=given.games, speed=speed))
    call.say(_as_json(summary, options, call) if given.json else _as_text(summary, call))
    return Exit.OK


def _watched(seats: int) -> dict[str, type]:
    """Return what is counted besides: what only partners do."""
    from stronghold_gui.games.stronghold import events as e
    from stronghold_gui.games.stronghold.ids import SEATS

    partners: dict[str, type] = {"borrowed": e.ActionBorrowed, "given": e.UnitsGiven, "haste": e.HasteUsed}
    if seats == max(SEATS):
        return partners
    return {} if seats == min(SEATS) else {name: partners[name] for name in ("borrowed", "given")}


def _as_json(summary: Summary, options: dict[str, str], call: Call) -> str:
    told = {
        **options,
        "seats": call.arguments.seats,
        "seed": call.arguments.seed,
        "games": summary.games,
        "moves": summary.moves,
        "moves_per_game": round(summary.moves_per_game, 1),
        "shortest": summary.shortest,
        "longest": summary.longest,
        "winners": dict(summary.winners),
        "endings": dict(summary.endings),
        "turns": {str(turns): summary.turns[turns] for turns in sorted(summary.turns)},
        "mean_points": [round(points, 2) for points in summary.mean_points],
        **({"partners": dict(summary.seen)} if summary.seen else {}),
        "seconds": round(summary.seconds, 3),
        "moves_per_second": round(summary.moves_per_second),
    }
    return json.dumps(told, indent=1)


def _as_text(summary: Summary, call: Call) -> str:
    from stronghold_gui.games.stronghold.wording import camp_name, ending_name

    texts = call.texts
    rows = [
        (texts("simulate.games"), str(summary.games)),
        (texts("simulate.moves"), str(summary.moves)),
        (texts("simulate.per_game"), f"{summary.moves_per_game:.0f} ({summary.shortest}–{summary.longest})"),
        (texts("simulate.speed"), f"{summary.moves_per_second:.0f}"),
    ]
    # Winners are told by their seats, all partners of a camp; so each camp is a row.
    shares = [
        *((camp_name(winners.split("+"), texts), count) for winners, count in summary.winners.most_common()),
        *((ending_name(how, texts), count) for how, count in summary.endings.most_common()),
        *((texts("simulate.turns", n=turns), summary.turns[turns]) for turns in sorted(summary.turns)),
    ]
    rows += [(name, f"{count} ({count / summary.games:.0%})") for name, count in shares]
    rows += [(texts("simulate.points", seat=camp), f"{mean:.1f}") for camp, mean in _means(summary, call).items()]
    rows += [(texts(f"simulate.{name}"), f"{number / summary.games:.1f}") for name, number in summary.seen.items()]
    return "\n".join(columns(rows))


def _means(summary: Summary, call: Call) -> dict[str, float]:
    """Return the points on average by camp: partners have theirs together (R-94)."""
    from stronghold_gui.games.stronghold.wording import camp_name

    camps: dict[str, list[str]] = {}
    ids = kit_of().game.seat_ids(call.arguments.seats)
    for seat in ids:
        camps.setdefault(seat.partition("_")[0], []).append(seat)
    return {camp_name(seats, call.texts): summary.mean_points[ids.index(seats[0])] for seats in camps.values()}
