"""The summary of a round: cards won and lost by each seat, and the standings at its end. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from stronghold_gui.core.match import Played
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.scoring import scores


@dataclass(frozen=True, slots=True)
class SeatRound:
    """A round of one seat.

    Attributes:
        seat: the seat.
        won: the cards added to its victory pile.
        lost: how many cards it lost.
        cards: its warriors and dragons on the table at the end of the round.
        pile: the size of its victory pile then.
        score: its points, counted as at the end of the game.
    """

    seat: int
    won: tuple[str, ...]
    lost: int
    cards: int
    pile: int
    score: int


Summary = tuple[int, tuple[SeatRound, ...]]
"""The number of a finished round, and the summary of each seat, most points first."""


@dataclass(frozen=True, slots=True)
class Before:
    """The events before a match that begins within a round, such as a trial.

    Attributes:
        last: the last finished round, ``None`` before the end of the first one.
        events: the events of the round in which the match begins.
    """

    last: Summary | None = None
    events: tuple[e.Event, ...] = ()


def before(played: Sequence[Played[m.Move, e.Event]], position_after: Callable[[int], Position]) -> Before:
    """Return the last round and the events that a match beginning after these moves needs for its summaries."""
    events = [event for done in played for event in done.events]
    begin = next((at for at in range(len(events), 0, -1) if isinstance(events[at - 1], e.RoundEnded)), 0)
    return Before(last_round(played, position_after), tuple(events[begin:]))


def last_round(
    played: Sequence[Played[m.Move, e.Event]],
    position_after: Callable[[int], Position],
    earlier: Before = Before(),
) -> Summary | None:
    """Return the last finished round; ``None`` before the end of the first one.

    Args:
        played: the moves of the match.
        position_after: returns its position after a number of moves.
        earlier: the events before these moves.
    """
    ends = [at for at, done in enumerate(played) if any(isinstance(one, e.RoundEnded) for one in done.events)]
    if not ends:
        return earlier.last
    begin = ends[-2] if len(ends) > 1 else 0
    events = [event for done in played[begin : ends[-1] + 1] for event in done.events]
    if len(ends) == 1:
        events = [*earlier.events, *events]
    closed = [at for at, event in enumerate(events) if isinstance(event, e.RoundEnded)]
    within = events[closed[-2] + 1 if len(closed) > 1 else 0 : closed[-1] + 1]
    losses = [event for event in within if isinstance(event, e.CardLost)]
    position = position_after(ends[-1] + 1)
    points, share = scores(position), len(position.army) // position.seats
    rows = [
        SeatRound(
            seat,
            tuple(loss.card for loss in losses if loss.winner == seat),
            sum(loss.seat == seat for loss in losses),
            sum(position.army[share * seat : share * (seat + 1)]) + len(position.dragons(seat)),
            position.pile_size(seat),
            points[seat],
        )
        for seat in range(position.seats)
    ]
    number = next(event.round for event in reversed(within) if isinstance(event, e.RoundEnded))
    return number, tuple(sorted(rows, key=lambda row: (-row.score, row.seat)))
