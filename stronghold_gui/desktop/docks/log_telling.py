"""Text of the log for each move: in sentences, or in notation.

In sentences, consecutive moves of a seat are grouped below its name. A move has the sentences of its events, or, if
they have none, a sentence of its own. A move that only ends a phase has no line, since the next heading shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Literal

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import E, M, P, V
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.log_words import Logged, LogWords

LineKind = Literal["turn", "stage", "event", "move", "barrier"]
"""The content of a line: a kind of event, a move, or a barrier to undo."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: its text and kind, the number (from 1) and seat of its move, and the move or event."""

    text: str
    kind: LineKind
    move: int
    seat: int
    about: Logged | None = None


class LogTelling(Generic[P, M, E, V]):
    """Makes the lines for the moves of the shown match, as its viewer may read them."""

    def __init__(self, context: DeskContext[P, M, E, V], words: LogWords[P, M, E, V]) -> None:
        """Store the match and the game's words.

        Args:
            context: the context of the match; its action ``notation`` says whether moves are in notation.
            words: the game's words.
        """
        self._context, self._words = context, words

    def tell(self, number: int) -> tuple[list[Line], bool]:
        """Return the lines of a move, by its number from 1; for 0, those of the events before the first move.

        The second value is True if some viewers get other lines.
        """
        match = self._context.match
        if not number:
            opening = [match.sight.event(event, match.viewer) for event in match.whole.opening]
            return self._events(opening, 0, -1), opening != list(match.whole.opening)
        done = match.whole.played[number - 1]
        veiled = self._words.is_veiled(done.record.move)
        veiled = veiled or any(match.sight.event(event, None) != event for event in done.events)
        found = self._in_notation(number) if self._context.notation.isChecked() else self._in_sentences(number)
        barrier = match.whole.policy.stops(done.barriers)
        if barrier is not None:
            found.append(Line(self._context.texts(f"history.barrier.{barrier}"), "barrier", number, done.record.seat))
        return found, veiled

    def notation(self, numbers: Sequence[int]) -> str:
        """Return moves in notation, a line each, as far as the viewer may read them."""
        return "\n".join(map(self._notation, numbers))

    def group(self, number: int) -> Sequence[int]:
        """Return the numbers of a move and of the moves after it below the same name."""
        end, played = number + 1, self._context.match.whole.played
        while end <= len(played) and not self._begins(end):
            end += 1
        seat = played[number - 1].record.seat
        return [move for move in range(number, end) if played[move - 1].record.seat == seat]

    def named_notation(self, numbers: Sequence[int]) -> str:
        """Return moves in notation, a line each, with the names of their players."""
        return "\n".join(map(self._named, numbers))

    # -- inside --------------------------------------------------------------------------------------------------

    def _notation(self, number: int) -> str:
        match = self._context.match
        record = match.whole.played[number - 1].record
        return self._words.notation(record.move, record.seat, match.viewer)

    def _named(self, number: int) -> str:
        seat = self._context.match.whole.played[number - 1].record.seat
        return self._context.texts("history.log.move", name=self._context.called(seat), move=self._notation(number))

    def _in_notation(self, number: int) -> list[Line]:
        match = self._context.match
        done = match.whole.played[number - 1]
        seat, played = done.record.seat, done.record.move
        # The topic of a veiled move would reveal the move.
        about: Logged[M, E] | None = None if self._words.is_veiled(played) else Logged("move", played)
        return [
            Line(self._named(number), "move", number, seat, about),
            *self._events(match.events_of(done), number, seat),
        ]

    def _in_sentences(self, number: int) -> list[Line]:
        match = self._context.match
        done = match.whole.played[number - 1]
        seat, events = done.record.seat, match.events_of(done)
        found = self._events(events, number, seat)
        if events and self._words.kind(events[0]) != "event":
            return found
        if not found and self._words.is_brief(done.record.move):
            return []
        if not found or found[0].kind != "event":
            found.insert(0, self._move_line(number))
        if self._begins(number):
            found.insert(0, Line(self._context.called(seat), "move", number, seat))
        return found

    def _move_line(self, number: int) -> Line:
        """Return the line of a move whose events have no line."""
        match = self._context.match
        record = match.whole.played[number - 1].record
        seat, name = record.seat, self._context.called(record.seat)
        if self._words.is_veiled(record.move) and not self._shares(seat, match.viewer):
            return Line(self._context.texts("history.log.veiled", name=name), "event", number, seat)
        text = self._words.sentence(record.move, seat)
        return Line(text, "event", number, seat, Logged("move", record.move))

    def _shares(self, seat: Seat, viewer: Seat | None) -> bool:
        """Return whether a viewer may know all that a seat knows."""
        return viewer is not None and viewer in self._context.team_of(seat)

    def _begins(self, number: int) -> bool:
        """Return whether a move begins a group: after moves of another seat, or after the start of a turn or stage."""
        played = self._context.match.whole.played
        if self._has_no_line(number):
            return False
        for before in range(number - 1, 0, -1):
            if self._has_no_line(before):
                continue
            if played[before - 1].record.seat != played[number - 1].record.seat:
                return True
            return any(self._words.kind(event) != "event" for event in played[before - 1].events)
        return True

    def _has_no_line(self, number: int) -> bool:
        """Return whether a move has no line while the log shows sentences."""
        done = self._context.match.whole.played[number - 1]
        events = self._context.match.events_of(done)
        return self._words.is_brief(done.record.move) and not self._events(events, number, done.record.seat)

    def _events(self, events: Sequence[E], move: int, seat: int) -> list[Line]:
        """Return the lines of events; those between two headings are worded together, so that equal ones combine."""
        found: list[Line] = []
        quiet: list[E] = []
        for event in events:
            kind = self._words.kind(event)
            if kind == "event":
                quiet.append(event)
                continue
            found += self._spoken(quiet, "event", move, seat)
            quiet = []
            found += self._spoken([event], kind, move, seat)
        return found + self._spoken(quiet, "event", move, seat)

    def _spoken(self, events: Sequence[E], kind: LineKind, move: int, seat: int) -> list[Line]:
        return [
            Line(text, kind, move, seat, Logged("event", event)) for event, text in self._words.lines(events) if text
        ]
