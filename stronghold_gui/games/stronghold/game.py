"""The front door of the rules: Stronghold as a game that a match can run."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import islice
from typing import Final, cast

from stronghold_gui.core.chapters import ChapterGame
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import OptionError, Outcome
from stronghold_gui.core.handicap import HANDICAP, handicaps, head_start
from stronghold_gui.core.notation import Notation
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.core.rulings import RULINGS_OPTION
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.cards import DRAFTED
from stronghold_gui.games.stronghold.chapter import Chapter
from stronghold_gui.games.stronghold.flow import advance, asked_now, chapter_of
from stronghold_gui.games.stronghold.glory import gain
from stronghold_gui.games.stronghold.ids import SEATS
from stronghold_gui.games.stronghold.imagining import imagine
from stronghold_gui.games.stronghold.key import key_of
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.notation import NOTATION
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation.setup import set_up
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.values import EDITIONS, RULINGS, has_ready_set
from stronghold_gui.games.stronghold.view import View, look

CARD_CHOICES: Final = ("ready", "draft")
"""How the Invader gets the phase cards: the starred starter set, or a draft of one card out of two for each phase."""
GLORY_AHEAD: Final = handicaps(("invader", "defender"), (2, 4))
"""Handicaps: points of glory at the start for one camp."""
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {"edition": EDITIONS, "cards": CARD_CHOICES, HANDICAP: GLORY_AHEAD}
"""The options of a new match and their values, the default first."""


class Stronghold(ChapterGame[Position, Move, e.Event]):
    """The rules of Stronghold behind the interface that every game has (``core.game.Game``)."""

    id: Final = "stronghold"

    seats: Mapping[int, tuple[str, ...]] = SEATS
    notation: Notation[Move] = NOTATION
    game_over: Refusal = refuse(Reason.GAME_OVER, "9")

    def setup(self, options: Mapping[str, str], seats: int, seed: int, told: list[e.Event] | None = None) -> Position:
        """Return the first position of a match; ``told`` receives the events of the set-up.

        Raises:
            OptionError: an option or its value is unknown, or the game does not allow this number of players.
        """
        self.seat_ids(seats)
        accepted = {**OPTIONS, RULINGS_OPTION: RULINGS}
        for name, value in options.items():
            if value not in accepted.get(name, ()):
                known = ", ".join(accepted.get(name, OPTIONS))
                raise OptionError(f"{name}={value} is not one of: {known}")
        fitting = self.options(seats)
        for name, value in options.items():
            if value not in fitting.get(name, RULINGS):
                raise OptionError(f"{name}={value} is not for {seats} seats; it is one of: {', '.join(fitting[name])}")
        chosen = {name: options.get(name, values[0]) for name, values in fitting.items()}
        rulings = options.get(RULINGS_OPTION, RULINGS[0])
        position = set_up(chosen["edition"], chosen["cards"] == "draft", seats, seed, rulings=rulings)
        out = [] if told is None else told
        camp, points = head_start(chosen[HANDICAP])
        if points:
            gain(position, cast("e.Camp", camp), points, "start", out)
        advance(position, out)
        return position

    def options(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """Return the options of a match for a number of players, each with its values, the default first.

        The starter set of phase cards is for two players (rules, section 3).
        """
        self.seat_ids(seats)
        cards = CARD_CHOICES if has_ready_set(seats) else CARD_CHOICES[1:]
        return {**OPTIONS, "cards": cards}

    def opening(self, position: Position) -> list[e.Event]:
        """Return the event that opens the match: the first cards on offer in a draft, otherwise the first turn."""
        if position.stage != "draft":
            return [e.TurnBegan(position.turn)]
        offers = ((seat, invader) for seat, invader in enumerate(position.invaders) if invader.offer)
        return [
            e.CardsOffered(seat, DRAFTED[invader.cards.index("")], invader.offer) for seat, invader in islice(offers, 1)
        ]

    def chapter(self, position: Position) -> Chapter | None:
        return chapter_of(position) if position.stage != "over" else None

    def advance(self, position: Position, out: list[e.Event]) -> None:
        advance(position, out)

    def not_asked(self, position: Position, seat: int, move: Move, decision: Decision) -> Refusal:
        del position, seat, move
        return refuse(Reason.NOT_YOUR_DECISION, "4", seat=decision.seat)

    def play(self, position: Position, seat: int, move: Move) -> list[e.Event]:
        """Play a legal move on the position and return what happened, in order."""
        out: list[e.Event] = []
        answered = asked_now(position)
        chapter_of(position).play(position, seat, move, out)
        advance(position, out, answered)
        return out

    def reveals(self, events: Sequence[e.Event]) -> bool:
        """Return whether a face-down order was turned up."""
        return any(isinstance(event, e.OrderTurned) for event in events)

    def view(self, position: Position, seat: int | None) -> View:
        """Return the view of a seat, or the public view for ``None``."""
        return look(position, seat)

    def imagine(self, view: View, seed: int) -> Position:
        return imagine(view, seed)

    def progress(self, position: Position) -> int:
        """Return the number of the turn, from 1."""
        return max(position.turn, 1)

    def key(self, position: Position) -> Hashable:
        return key_of(position)

    def team(self, position: Position, seat: int) -> tuple[int, ...]:
        """Return the seats that play together with a seat and hide nothing from each other."""
        return tuple(position.camp_of(seat))

    def event_for(self, position: Position, event: e.Event, seat: int | None) -> e.Event:
        """Return the event as the seat may see it."""
        return e.event_for(event, seat is not None and position.is_invader(seat))

    def outcome(self, position: Position) -> Outcome | None:
        if position.stage != "over":
            return None
        invaders = position.winner == "invader"
        winners = position.invader_seats if invaders else position.defender_seats
        points = (position.invader_points(), position.defender_points())
        scores = tuple(points[not position.is_invader(seat)] for seat in range(position.seats))
        return Outcome(tuple(winners), position.ending, scores)


STRONGHOLD: Final = Stronghold()
