"""Rules for every game: random games of any game, checked from all sides.

A game is handed over as a ``Subject``; ``Conformance`` plays it. Nothing here knows a particular game, so the next one
is tested by writing a subject.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save.document import match_from_json, match_to_json
from stronghold_gui.core.save.kit import AnyMatch, GameKit
from stronghold_gui.core.save.match_file import to_bytes
from stronghold_gui.core.save.raw import parse_raw
from stronghold_gui.core.undo import UNLIMITED

SEEDS: Final = [
    pytest.param(seed, marks=pytest.mark.long if seed > 1 else ())
    for seed in range(1, 1 + int(os.environ.get("STRONGHOLD_LONG", "1")))
]
"""The seeds of the games of each kind: one is always played, further ones in long hunts."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A game, with the facts only it knows about its positions.

    Attributes:
        kit: the game with its position documents.
        most_turns: turns, as ``Game.progress`` counts them, after which it must be over.
        universe: all moves that could be written, legal or not.
        conserved: counts that no move changes, by name.
        overfull: what is over its limit, in words; empty when all is well.
        unseen: another position that differs from this one only in what the seat (``None``: anybody) cannot see.
        known_source: whether a refusal's source is one that the rules document has.
    """

    kit: GameKit
    most_turns: int
    universe: Sequence[Any]
    conserved: Callable[[Any], Mapping[str, int]]
    overfull: Callable[[Any], Iterable[str]]
    unseen: Callable[[Any, Seat | None, random.Random], Any]
    known_source: Callable[[str], bool]


@dataclass(slots=True)
class Conformance:
    """One random game of a subject, checked move by move.

    Attributes:
        subject: the game.
        options: of the match.
        seats: number of seats.
        seed: of the match and of the choices.
        closely: the number of moves between the costly checks: all legal moves tried, documents, undo.
        tries: moves of the universe tried at each such position.
        written: moves that were read back from their text, which depend on nothing but the move.
    """

    subject: Subject
    options: dict[str, str]
    seats: int
    seed: int
    closely: int = 12
    tries: int = 400
    match: AnyMatch = field(init=False)
    dice: random.Random = field(init=False)
    written: set[Any] = field(init=False, default_factory=set)

    def __post_init__(self) -> None:
        """Begin the match."""
        header = Header(self.subject.kit.game.id, self.options, ("",) * self.seats, self.seed)
        self.match = Match(self.subject.kit.game, header, policy=UNLIMITED)
        self.dice = random.Random(self.seed)  # noqa: S311 - which moves, nothing secret

    def run(self) -> AnyMatch:
        """Play to the end and return the match."""
        game, subject = self.match.game, self.subject
        before = subject.conserved(self.match.position)
        history = [self.match.position.copy()]
        while decisions := game.decisions(self.match.position):
            position = self.match.position
            assert game.outcome(position) is None
            self.check_decisions(decisions)
            seat = self.dice.choice(decisions).seat
            legal = game.legal_moves(position, seat)
            assert legal, f"{decisions} with nothing to choose"
            self.check_listed(seat, legal)
            if len(self.match.played) % self.closely == 0:
                self.check_closely(seat, legal)
            self.play(seat, self.dice.choice(legal))
            position = self.match.position
            assert subject.conserved(position) == before
            assert not list(subject.overfull(position))
            assert 1 <= game.progress(position) <= subject.most_turns
            history.append(position.copy())
            if len(self.match.played) % self.closely == 0:
                self.check_undo(history)
        self.check_end()
        self.check_undo(history)
        self.check_saved()
        for number in self.dice.sample(range(len(history)), min(5, len(history))):
            assert self.match.position_after(number) == history[number]
        return self.match

    # -- one position --------------------------------------------------------------------------------------------

    def check_decisions(self, decisions: Sequence[Decision]) -> None:
        """Check for at most one decision a seat, all of them blocking or none; a seat without one has no move."""
        game, position = self.match.game, self.match.position
        seats = [decision.seat for decision in decisions]
        assert len(set(seats)) == len(seats)
        assert len({decision.blocking for decision in decisions}) == 1
        for seat in range(self.seats):
            if seat not in seats:
                assert game.legal_moves(position, seat) == []
                refusal = game.refusal(position, seat, self.dice.choice(self.subject.universe))
                assert refusal is not None
                assert refusal.reason

    def check_listed(self, seat: Seat, legal: Sequence[Any]) -> None:
        """Every legal move once, none refused, each with its text."""
        game, position = self.match.game, self.match.position
        assert len(set(legal)) == len(legal)
        assert len({game.text(move) for move in legal}) == len(legal)
        for move in legal:
            assert game.refusal(position, seat, move) is None, game.text(move)
            if move not in self.written:
                assert game.parse(game.text(move)) == move
                self.written.add(move)

    def check_closely(self, seat: Seat, legal: Sequence[Any]) -> None:
        """The costly checks of a position."""
        self.check_refused(seat, legal)
        self.check_playable(seat, legal)
        self.check_views()
        self.check_imagined()
        self.check_key(seat, legal[0])
        self.check_document()

    def check_refused(self, seat: Seat, legal: Sequence[Any]) -> None:
        """Check that unlisted moves are refused with a reason and a rule; asking changes nothing."""
        game, position = self.match.game, self.match.position
        before, listed = position.copy(), set(legal)
        tried = self.dice.sample(self.subject.universe, min(self.tries, len(self.subject.universe)))
        for move in tried:
            refusal = game.refusal(position, seat, move)
            assert (refusal is None) == (move in listed), game.text(move)
            if refusal is not None:
                assert refusal.reason
                assert self.subject.known_source(refusal.source), f"{game.text(move)}: {refusal}"
        assert position == before

    def check_playable(self, seat: Seat, legal: Sequence[Any]) -> None:
        """Check that every legal move can be played on a copy, always with the same result, and changes no original."""
        game, position = self.match.game, self.match.position
        before = position.copy()
        assert before == position
        for move in legal:
            first, second = position.copy(), position.copy()
            assert game.play(first, seat, move) == game.play(second, seat, move)
            assert first == second
            assert self.subject.conserved(first) == self.subject.conserved(before), game.text(move)
        assert position == before

    def check_views(self) -> None:
        """Two positions that differ only in what a seat cannot see look the same to it, and offer it the same moves."""
        game, position = self.match.game, self.match.position
        for seat in (None, *range(self.seats)):
            other = self.subject.unseen(position, seat, self.dice)
            assert game.view(other, seat) == game.view(position, seat)
            if seat is not None:
                assert game.legal_moves(other, seat) == game.legal_moves(position, seat)
                assert seat in game.team(position, seat)

    def check_imagined(self) -> None:
        """Check that an imagined position gives the same view and depends on nothing that the seat cannot see."""
        game, position, seed = self.match.game, self.match.position, self.dice.getrandbits(32)
        for seat in (None, *range(self.seats)):
            imagined = game.imagine(game.view(position, seat), seed)
            assert game.view(imagined, seat) == game.view(position, seat)
            assert imagined == game.imagine(game.view(self.subject.unseen(position, seat, self.dice), seat), seed)
            assert imagined.chance.seed == seed

    def check_key(self, seat: Seat, move: Any) -> None:  # noqa: ANN401 - any game's
        """Check that positions that differ in chance alone have one key, and that a move changes it."""
        game, position = self.match.game, self.match.position
        other = position.copy()
        other.chance = Chance(self.dice.getrandbits(64), self.dice.randrange(1000))
        assert game.key(other) == game.key(position)
        game.play(other, seat, move)
        assert game.key(other) != game.key(position)

    def check_document(self) -> None:
        """A position comes back from its document."""
        positions = self.subject.kit.positions
        document = parse_raw(to_bytes(positions.to_json(self.match.position)))
        assert positions.from_json(document) == self.match.position

    # -- moves ---------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, move: Any) -> None:  # noqa: ANN401 - any game's
        """Play a move; the announced barrier is the one built; events have one kind for all."""
        foretold = self.match.barrier_ahead(seat, move)
        done = self.match.play(seat, move)
        assert foretold == self.match.policy.stops(done.barriers)
        game, position = self.match.game, self.match.position
        for event in done.events:
            shown = game.event_for(position, event, None)
            assert type(shown) is type(event)
            assert game.event_for(position, shown, None) == shown

    def check_undo(self, history: Sequence[Any]) -> None:
        """Taking moves back restores the positions before; playing them again restores those after."""
        back = self.dice.randint(1, min(len(self.match.played), 2 * self.closely)) if self.match.played else 0
        for number in range(back):
            self.match.undo()
            assert self.match.position == history[-2 - number]
        for number in reversed(range(back)):
            self.match.redo()
            assert self.match.position == history[-1 - number]

    # -- the whole match -----------------------------------------------------------------------------------------

    def check_end(self) -> None:
        """A game that is over has an end and no moves; it may have winners, whole teams, and points for every seat."""
        game, position = self.match.game, self.match.position
        outcome = game.outcome(position)
        assert outcome is not None
        assert len(set(outcome.winners)) == len(outcome.winners)
        assert all(set(game.team(position, seat)) <= set(outcome.winners) for seat in outcome.winners)
        assert outcome.how
        assert len(outcome.scores) in {0, self.seats}
        for seat in range(self.seats):
            assert game.legal_moves(position, seat) == []
            assert game.refusal(position, seat, self.dice.choice(self.subject.universe)) is not None
        self.check_document()

    def check_saved(self) -> None:
        """The match comes back from its file, move by move, and saves as the same file again."""
        kit = self.subject.kit
        data = to_bytes(match_to_json(self.match, kit))
        again = match_from_json(parse_raw(data), lambda game: kit if game == kit.game.id else None)
        assert again.position == self.match.position
        assert [done.record for done in again.played] == [done.record for done in self.match.played]
        assert [done.events for done in again.played] == [done.events for done in self.match.played]
        assert to_bytes(match_to_json(again, kit)) == data
