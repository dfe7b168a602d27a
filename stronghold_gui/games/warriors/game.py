"""The rules of Warriors and the Draconic Hordes as a game that a match can run."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from stronghold_gui.core.base_game import chosen_options
from stronghold_gui.core.chapters import ChapterGame
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import OptionError, Outcome
from stronghold_gui.core.handicap import HANDICAP, handicaps, head_start
from stronghold_gui.core.notation import Notation
from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import scoring
from stronghold_gui.games.warriors.boxes import boxes_for, cards_with, load_cards
from stronghold_gui.games.warriors.cards import Cards
from stronghold_gui.games.warriors.chapter import Chapter
from stronghold_gui.games.warriors.data.printed import OPTION, read_printed
from stronghold_gui.games.warriors.flow import advance, chapter_of
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.notation import NOTATION
from stronghold_gui.games.warriors.pieces import MOST_SEATS, SEAT_IDS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.preparation.deal import set_up
from stronghold_gui.games.warriors.reasons import Reason, refuse
from stronghold_gui.games.warriors.untimely import not_asked, untimely
from stronghold_gui.games.warriors.view import View, imagine, look

BY_LOT: Final = "lot"
"""The dealer is drawn by lot (RW-06)."""
CARDS_AHEAD: Final = (1, 2)
"""The handicaps: numbers of additional cards that one seat is dealt at set-up."""


class Warriors(ChapterGame[Position, Move, e.Event]):
    """The rules of Warriors behind the interface that every game has (``core.game.Game``)."""

    id: Final = "warriors"
    seats: Mapping[int, tuple[str, ...]] = {count: SEAT_IDS[:count] for count in range(2, MOST_SEATS + 1)}
    notation: Notation[Move] = NOTATION
    game_over: Refusal = refuse(Reason.GAME_OVER, "11")

    def setup(self, options: Mapping[str, str], seats: int, seed: int, told: list[e.Event] | None = None) -> Position:
        """Return the first position of a match; ``printed`` may name custom battle cards (RW-59).

        ``told`` receives the events of the set-up: battle cards put aside are seen by all (RW-07).

        Raises:
            OptionError: an option or its value is unknown, or the game does not allow this number of players.
        """
        chosen = chosen_options(options, self.options(seats), free=OPTION)
        position = Position(_cards(chosen["box"], options.get(OPTION, "")), seats, seed)
        if chosen["dealer"] == BY_LOT:
            position.dealer = position.chance.pick("dealer", (1,) * seats)
        else:
            position.dealer = SEAT_IDS.index(chosen["dealer"])
        out = [] if told is None else told
        out += self.opening(position)
        favoured, more = head_start(chosen[HANDICAP])
        set_up(position, (SEAT_IDS.index(favoured) if more else 0, more), out)
        advance(position, out)
        return position

    def options(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """Return the options of a match and their values, by number of players, the default first (RW-05, RW-06)."""
        who = self.seat_ids(seats)
        return {"box": boxes_for(seats), "dealer": (BY_LOT, *who), HANDICAP: handicaps(who, CARDS_AHEAD)}

    def opening(self, position: Position) -> list[e.Event]:
        """Return the event with box and dealer, and that of the first round if no seat places cards before it."""
        began: list[e.Event] = [e.GameBegan(position.cards.box, position.dealer)]
        return [*began, e.RoundBegan(position.round)] if position.stage == "keep" else began

    def chapter(self, position: Position) -> Chapter | None:
        return chapter_of(position) if position.todo else None

    def advance(self, position: Position, out: list[e.Event]) -> None:
        advance(position, out)

    def not_asked(self, position: Position, seat: int, move: Move, decision: Decision) -> Refusal:
        return untimely(position, seat, move, decision) if seat in range(position.seats) else not_asked(decision)

    def reveals(self, events: Sequence[e.Event]) -> bool:
        """Return whether kept cards were shown."""
        return any(isinstance(event, e.CardsShown) for event in events)

    def view(self, position: Position, seat: int | None) -> View:
        return look(position, seat)

    def imagine(self, view: View, seed: int) -> Position:
        """Return a position that fits the view, with hidden cards and chance newly dealt."""
        return imagine(view, seed)

    def event_for(self, position: Position, event: e.Event, seat: int | None) -> e.Event:
        del position
        return e.event_for(event, seat)

    def progress(self, position: Position) -> int:
        """Return the round, from 1."""
        return position.round

    def key(self, position: Position) -> Hashable:
        return (*position.flat_key(), position.cards.box, position.cards.battles)

    def outcome(self, position: Position) -> Outcome | None:
        if position.todo:
            return None
        return Outcome(position.winners, position.ending, scoring.scores(position))


def _cards(box: str, printed: str) -> Cards:
    """Return the cards of a box, with custom battle cards if any are named."""
    if not printed:
        return load_cards(box)
    try:
        return cards_with(box, read_printed(printed))
    except DataFault as fault:
        raise OptionError(f"{OPTION} is not a table of battle cards of this box: {fault}") from fault


WARRIORS: Final = Warriors()
