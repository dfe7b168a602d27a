"""Review of a match, step by step: the outlook of the sides, luck, and the turning points of each seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, Generic, Protocol, TypeVar

from stronghold_gui import __version__
from stronghold_gui.core.chance import mix
from stronghold_gui.core.game import AnyGame, E, M, P, V
from stronghold_gui.core.match import Match
from stronghold_gui.core.player import MakePlayer
from stronghold_gui.core.save.reasons import SayingEntry
from stronghold_gui.players.review.appraisal import Appraisal
from stronghold_gui.players.review.document import (
    LuckPart,
    MomentPart,
    ReviewDocument,
    TurningPart,
    fingerprint_of_match,
)
from stronghold_gui.players.review.stretches import Proposal, Stretch, differing, notation, proposal_for, stretches_of
from stronghold_gui.players.review.trials import Question, Trials, question_of
from stronghold_gui.players.rule_player import RulePlayer

T = TypeVar("T")
_MOMENTS: Final = 24
"""Number of moments for which the outlook is computed, if a match has fewer turns."""
_MOST_TURNING, _LEAST_TURNING = 5, 3
"""Most and least number of turning points of a seat; uncertain ones fill up to the least number."""
_SLIGHT: Final = 0.01
"""The least gain that the review reports."""
_LIKELY: Final = 0.03
"""The least uncertain gain that the review reports."""
_FRESH: Final = 1 << 20
"""The first number of the confirming worlds, which differ from those in which a turning point was found."""
_Z: Final = 2.0
"""Standard errors on both sides of a mean, for an interval of 95 %."""


class ReviewKit(Protocol):
    """The part of a loaded game (``games.entry.Kit``) that a review needs."""

    @property
    def game(self) -> AnyGame:
        """The rules."""
        ...

    @property
    def players(self) -> Mapping[str, MakePlayer[Any, Any]]:
        """The computer players by the id of their level, weakest first."""
        ...

    @property
    def appraisal(self) -> Appraisal[Any, Any] | None:
        """The evaluation of its positions; ``None`` for a game without reviews."""
        ...


class NotOverError(Exception):
    """The match is not over; only finished matches can be reviewed."""


class NoReviewError(Exception):
    """The game has no reviews."""


@dataclass(slots=True)
class _Candidate(Generic[M]):
    """A stretch with a proposal.

    Attributes:
        gains: improvement by the proposal, world by world.
        worths: results of the stretch, world by world.
    """

    stretch: Stretch[M]
    proposal: Proposal[M]
    gains: list[float] = field(default_factory=list)
    worths: list[float] = field(default_factory=list)

    @property
    def gain(self) -> float:
        """The mean gain."""
        return fmean(self.gains)

    @property
    def half(self) -> float:
        """Half the width of the interval of the mean gain."""
        return _half(self.gains)


class Reviewer(Generic[P, M, E, V]):
    """A reviewer of a match that is over; the same seed gives the same review.

    Every evaluation uses only the knowledge of the seat that decided. Proposals come from its view, and both the moves
    played and the proposed ones are tried in worlds imagined from it.

    Args:
        kit: the game.
        match: a match that is over; it is only read.
        seed: the seed of the imagined worlds and of the player that proposes.

    Raises:
        NotOverError: the match is not over.
        NoReviewError: the game has no reviews.
    """

    def __init__(self, kit: ReviewKit, match: Match[P, M, E, V], seed: int = 0) -> None:
        appraisal = kit.appraisal
        if appraisal is None or not kit.players:
            raise NoReviewError(kit.game.id)
        if match.game.outcome(match.position) is None:
            raise NotOverError
        self._game, self._match, self._appraisal, self._seed = match.game, match, appraisal, seed
        self._level = [*kit.players][-1]
        self._player = kit.players[self._level]
        seats = range(len(match.header.names))
        self._sides = list(dict.fromkeys(tuple(self._game.team(match.position, seat)) for seat in seats))
        self._line: list[MomentPart] = []
        self._luck: list[LuckPart] = []
        self._turning: list[_Candidate[M]] = []
        self._turns, self._answers = _course_of(match)
        self._done = self._whole = 0
        self._finished = False

    @property
    def share(self) -> float:
        """The progress, from 0 to 1."""
        return 1.0 if self._finished else min(0.99, self._done / max(1, self._whole))

    def steps(self) -> Iterator[float]:
        """Compute the review and yield the progress after each small step; ``document`` has the results so far."""
        stretches = stretches_of(self._match)
        turns = [moves for moves, turn in enumerate(self._turns[:-1]) if not moves or turn != self._turns[moves - 1]]
        moments = self._moments(stretches, turns)
        self._plan_work(stretches, turns, moments)
        yield from self._draw_line(moments)
        yield from self._weigh_luck(turns)
        replaceable: list[tuple[Stretch[M], list[Proposal[M]]]] = []
        for stretch in stretches:
            if proposals := self._proposals(stretch):
                replaceable.append((stretch, proposals))
            yield self.share
        found: list[_Candidate[M]] = []
        for stretch, proposals in _evenly(replaceable, self._appraisal.effort.most):
            found.append(self._screened(stretch, proposals))
            self._count(2 * self._appraisal.effort.screen)
            yield self.share
        for seats in self._sides:
            for seat in seats:
                yield from self._find_turning([one for one in found if one.stretch.seat == seat])
        self._finished = True
        yield self.share

    @property
    def turning(self) -> list[tuple[Stretch[M], tuple[M, ...], bool]]:
        """The turning points: what was played, what was proposed, and whether the gain is clear."""
        return [(one.stretch, one.proposal.moves, one.gain > one.half) for one in self._turning]

    def document(self) -> ReviewDocument:
        """Return the review so far."""
        ids = self._game.seat_ids(len(self._match.header.names))
        return ReviewDocument(
            "stronghold-review",
            1,
            __version__,
            fingerprint_of_match(self._match),
            self._level,
            self._appraisal.measure,
            self._appraisal.most(self._match.position),
            [[ids[seat] for seat in seats] for seats in self._sides],
            list(self._line),
            list(self._luck),
            [*map(self._turning_part, self._turning)],
            self._finished,
        )

    # -- the line and luck ---------------------------------------------------------------------------------------

    def _draw_line(self, moments: Sequence[int]) -> Iterator[float]:
        effort, trials = self._appraisal.effort.line, Trials(self._game, self._appraisal, mix(self._seed, 1))
        for moves in moments:
            position, worlds = self._match.position_after(moves), list[list[float]]()
            for side, seats in enumerate(self._sides):
                view = self._game.view(position, seats[0])
                for world in range(effort):
                    worlds.append(self._worths(trials.from_position(view, effort * side + world)))
                    self._count(1)
                    yield self.share
            chances = [fmean(column) for column in zip(*worlds, strict=True)]
            self._line.append(MomentPart(moves, self._turns[moves], chances))
        self._line.append(MomentPart(len(self._match.played), self._turns[-1], self._end_worths()))

    def _weigh_luck(self, turns: Sequence[int]) -> Iterator[float]:
        effort, trials = self._appraisal.effort.luck, Trials(self._game, self._appraisal, mix(self._seed, 2))
        gained, square = [0.0] * len(self._sides), [0.0] * len(self._sides)
        for start, end in pairwise([*turns, len(self._match.played)]):
            before, after = self._match.position_after(start), self._match.position_after(end)
            until = self._turns[start] + 1
            answers = self._answers[start:end]
            worlds = list[list[float]]()
            for side, seats in enumerate(self._sides):
                view = self._game.view(before, seats[0])
                for world in range(effort):
                    worlds.append(self._worths(trials.as_played(view, answers, effort * side + world, until)))
                    self._count(1)
                    yield self.share
            for side, (worth, column) in enumerate(zip(self._worths(after), zip(*worlds, strict=True), strict=True)):
                gained[side] += worth - fmean(column)
                square[side] += _half(column) ** 2
            halves = [sqrt(number) for number in square]
            self._luck.append(LuckPart(end, self._turns[start], list(gained), halves))

    # -- turning points ------------------------------------------------------------------------------------------

    def _screened(self, stretch: Stretch[M], proposals: Sequence[Proposal[M]]) -> _Candidate[M]:
        """Return a stretch with the best of its proposals in a few worlds."""
        tried = [_Candidate(stretch, proposal) for proposal in proposals]
        self._try(stretch, tried, range(self._appraisal.effort.screen))
        return max(tried, key=lambda one: one.gain)

    def _proposals(self, stretch: Stretch[M]) -> list[Proposal[M]]:
        """Return the proposal of the strongest level and, if the game has them, others, all with different moves."""
        game, seed = self._game, mix(self._seed, stretch.start + 8)
        position = self._match.position_after(stretch.start)
        players = [self._player(seed >> 1)]
        if self._appraisal.bent is not None:
            others = range(1, self._appraisal.effort.bent + 1)
            players += [RulePlayer(game, self._appraisal.bent, mix(seed, number)) for number in others]
        found: dict[tuple[str, ...], Proposal[M]] = {}
        known = notation(stretch.moves, game.text)
        for player in players:
            proposal = proposal_for(game, player, position, stretch, seed)
            if not proposal.choices:
                break
            if (key := notation(proposal.moves, game.text)) != known:
                found.setdefault(key, proposal)
        return [*found.values()]

    def _find_turning(self, candidates: Sequence[_Candidate[M]]) -> Iterator[float]:
        """Examine the most promising candidates of a seat more closely, and confirm the best of them in new worlds."""
        effort = self._appraisal.effort
        kept = sorted(candidates, key=lambda one: -one.gain)[: effort.keep]
        for candidate in kept:
            self._try(candidate.stretch, [candidate], range(effort.screen, effort.screen + effort.narrow))
            self._count(2 * effort.narrow)
            yield self.share
        best = [one for one in sorted(kept, key=lambda one: -one.gain) if one.gain > 0][:_MOST_TURNING]
        confirmed = list[_Candidate[M]]()
        others = self._turning
        for candidate in best:
            fresh: _Candidate[M] = _Candidate(candidate.stretch, candidate.proposal)
            self._try(fresh.stretch, [fresh], range(_FRESH, _FRESH + effort.confirm))
            self._count(2 * effort.confirm)
            confirmed.append(fresh)
            self._turning = [*others, *_worth_telling(confirmed)]
            yield self.share

    def _try(self, stretch: Stretch[M], candidates: Sequence[_Candidate[M]], worlds: range) -> None:
        """Compare candidates for one stretch with what was played there, all in the same worlds."""
        trials = Trials(self._game, self._appraisal, mix(self._seed, stretch.start + 8))
        view = self._game.view(self._match.position_after(stretch.start), stretch.seat)

        def worth_after(moves: Sequence[M], world: int) -> float:
            return self._appraisal.worth(trials.after(view, stretch.seat, moves, world), stretch.seat)

        for world in worlds:
            played = worth_after(stretch.moves, world)
            for candidate in candidates:
                candidate.worths.append(played)
                candidate.gains.append(worth_after(candidate.proposal.moves, world) - played)

    def _turning_part(self, candidate: _Candidate[M]) -> TurningPart:
        stretch, proposal = candidate.stretch, candidate.proposal
        played, proposed = differing(stretch.moves, proposal.moves), differing(proposal.moves, stretch.moves)
        first = stretch.start + (played[0] if played else len(stretch.moves) - 1)
        text, half, gain = self._game.text, candidate.half, candidate.gain
        return TurningPart(
            self._game.seat_ids(len(self._match.header.names))[stretch.seat],
            first,
            self._turns[first],
            [text(stretch.moves[index]) for index in played],
            [text(proposal.moves[index]) for index in proposed],
            fmean(candidate.worths),
            gain,
            gain - half,
            gain + half,
            gain > half,
            SayingEntry.of(proposal.reasons.aim) if proposal.reasons is not None else None,
            proposal.reasons.topic if proposal.reasons is not None else "",
        )

    # -- how much there is to do ---------------------------------------------------------------------------------

    @staticmethod
    def _moments(stretches: Sequence[Stretch[M]], turns: Sequence[int]) -> list[int]:
        """Return the moments for the outlook: all beginnings of turns, and some between them if there are few turns."""
        others = [stretch.start for stretch in stretches if stretch.start not in turns]
        wanted = max(0, _MOMENTS - len(turns))
        between = others[:: -(-len(others) // wanted)] if wanted and others else []
        return sorted({*turns, *between})

    def _plan_work(self, stretches: Sequence[Stretch[M]], turns: Sequence[int], moments: Sequence[int]) -> None:
        effort, sides, seats = self._appraisal.effort, len(self._sides), sum(map(len, self._sides))
        self._whole = sides * (effort.line * len(moments) + effort.luck * len(turns))
        self._whole += 2 * effort.screen * min(len(stretches), effort.most)
        self._whole += 2 * seats * (effort.keep * effort.narrow + _MOST_TURNING * effort.confirm)

    def _count(self, trials: int) -> None:
        self._done += trials

    def _end_worths(self) -> list[float]:
        """Return the result of the match for each side."""
        outcome = self._game.outcome(self._match.position)
        assert outcome is not None
        if self._appraisal.measure != "win":
            return self._worths(self._match.position)
        return [float(any(seat in outcome.winners for seat in seats)) for seats in self._sides]

    def _worths(self, position: P) -> list[float]:
        return [self._appraisal.worth(position, seats[0]) for seats in self._sides]


def _course_of(match: Match[P, M, E, V]) -> tuple[list[int], list[tuple[Question, M]]]:
    """Return the turn after each number of moves, and the question and answer of each move."""
    game, position = match.game, match.start.copy()
    turns, answers = [game.progress(position)], list[tuple[Question, M]]()
    for done in match.played:
        seat, move = done.record.seat, done.record.move
        asked = next(one for one in game.decisions(position) if one.seat == seat)
        answers.append((question_of(asked), move))
        position.chance.begin(done.record.draws)
        game.play(position, seat, move)
        position.chance.end()
        turns.append(game.progress(position))
    return turns, answers


def _worth_telling(candidates: Sequence[_Candidate[M]]) -> list[_Candidate[M]]:
    """Return the clear candidates, the most important first; if they are few, also some that are only likely."""
    ranked = sorted((one for one in candidates if one.gain > _SLIGHT), key=lambda one: -one.gain)
    clear = [one for one in ranked if one.gain > one.half]
    likely = [one for one in ranked if one.half >= one.gain > _LIKELY]
    return [*clear, *likely[: max(0, _LEAST_TURNING - len(clear))]]


def _evenly(some: Sequence[T], most: int) -> list[T]:
    """Return at most a number of items of a sequence, from all parts of it."""
    step = max(1.0, len(some) / most)
    return [some[int(number * step)] for number in range(min(most, len(some)))]


def _half(values: Sequence[float]) -> float:
    """Return half the width of the 95 % interval of a mean."""
    return _Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0
