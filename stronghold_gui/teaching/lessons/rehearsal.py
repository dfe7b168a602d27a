"""Playing a lesson in every way it allows, before it is published.

A lesson goes stale when a rule, a figure or the table changes. So the rehearsal reaches each step in every way in which
the earlier steps can be done. It checks there that the right seat decides, that every expected move is legal somewhere,
that the solution completes the step, and that the moves after it can be played. A step with free moves is rehearsed by
its solution only, so it must be the last of its scene: the next scene begins on its own table.
"""

from __future__ import annotations

import json
from typing import Any, Final

from stronghold_gui.core.game import OptionError
from stronghold_gui.core.match import Match
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.faults import BadFileError, Fault
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.save.lines import read_draws
from stronghold_gui.teaching.lessons.document import Scene, Step
from stronghold_gui.teaching.lessons.form import check_form
from stronghold_gui.teaching.lessons.patterns import ANY, fits, fits_any
from stronghold_gui.teaching.lessons.play import draws_fit, legal_fit, play_drawn, play_line
from stronghold_gui.teaching.lessons.problems import Faults, LessonProblem, Path
from stronghold_gui.teaching.lessons.reading import Lesson, Place
from stronghold_gui.teaching.lessons.runner import holds, solution_of
from stronghold_gui.teaching.lessons.table import is_so

MOST_EFFORT: Final = 800_000
"""The most effort for a lesson, twice that of the longest built-in one: about two seconds."""
MOVE: Final = 100
"""Effort of playing a move; comparing a move with a pattern is 1."""
TABLE: Final = 50
"""Effort of converting a position to a table for conditions."""


class TooMuchError(Exception):
    """The rehearsal would take more effort than the limit."""


class Effort:
    """The effort that remains for one lesson."""

    def __init__(self, most: int = MOST_EFFORT) -> None:
        self._left = most

    def spend(self, amount: int) -> None:
        """Count some work before it is done.

        Raises:
            TooMuchError: the total would exceed the limit.
        """
        self._left -= amount
        if self._left < 0:
            raise TooMuchError


MOST_WAYS: Final = 150
"""The most different tables at one step; a lesson with more should be cut into scenes."""


def faults_of(lesson: Lesson) -> list[Fault]:
    """Return all faults of a lesson whose document could be read: first of form, then of content."""
    faults = Faults()
    check_form(lesson, faults)
    effort = Effort(MOST_EFFORT)
    for number, scene in enumerate(lesson.document.scenes if not faults.found else ()):
        try:
            _rehearse_scene(lesson, number, scene, faults, effort)
        except TooMuchError:
            faults.add(LessonProblem.TOO_LONG, ("scenes", number))
            break
    return faults.found


def _rehearse_scene(lesson: Lesson, number: int, scene: Scene, faults: Faults, effort: Effort) -> None:
    effort.spend(MOVE * (10 + len(scene.moves)))
    places = [place for place in lesson.steps if place.scene == number]
    first = lesson.steps.index(places[0])
    try:
        ways = [lesson.match_at(first)]
    except (BadFileError, OptionError) as error:
        faults.found += error.faults if isinstance(error, BadFileError) else ()
        return
    seat = lesson.seat_of(first)
    for place in places:
        ways = _Rehearsal(lesson, place, seat, faults, effort).after(ways)
        if not ways:
            return


class _Rehearsal:
    """The rehearsal of one step on every table on which the step can begin."""

    def __init__(self, lesson: Lesson, place: Place, seat: int, faults: Faults, effort: Effort) -> None:
        self._lesson, self._place, self._seat, self._faults = lesson, place, seat, faults
        self._effort = effort
        self._path: Path = ("scenes", place.scene, "steps", place.number)
        step = place.step
        self._patterns = frozenset((*step.expect, *step.free, *(to for reply in step.replies for to in reply.to)))
        self._used: set[str] = set()
        self._meant: dict[str, bool] = {}
        self._draws_fit = not place.step.draws

    @property
    def _step(self) -> Step:
        return self._place.step

    @property
    def _is_solved(self) -> bool:
        """Whether only the solution of the step is rehearsed, not every way to do it."""
        return not self._step.is_read and bool(self._step.free or self._step.until)

    def after(self, ways: list[AnyMatch]) -> list[AnyMatch]:
        """Return the tables after the step; none if the step cannot be done on one of the tables in ``ways``."""
        self._check_claims(ways)
        if not self._step.is_read:
            self._look_at_moves(ways)
            ways = self._solved(ways) if self._is_solved else self._all_ways(ways)
            self._complain_of_unused()
        if not self._step.then and not self._is_solved:
            return ways  # they differ from each other already
        found: dict[str, AnyMatch] = {}
        for match in ways:
            if self._play_then(match):
                found[self._key(match)] = match
        if len(found) > MOST_WAYS:
            self._add(LessonProblem.TOO_MANY_WAYS, limit=MOST_WAYS)
            return []
        return list(found.values())

    def _check_claims(self, ways: list[AnyMatch]) -> None:
        """Check the step's claims about the table on every table at which it begins."""
        for index, claim in enumerate(self._step.claims):
            if not all(is_so(claim, self._table(match)) for match in ways):
                self._faults.add(LessonProblem.FALSE_CLAIM, (*self._path, "claims", index), value=claim.at)

    # -- what can be done ----------------------------------------------------------------------------------------

    def _look_at_moves(self, ways: list[AnyMatch]) -> None:
        """Note the patterns that match a legal move; add a fault if another seat would decide."""
        for match in ways:
            if all(decision.seat != self._seat for decision in match.game.decisions(match.position)):
                self._add(LessonProblem.NOT_THE_SEAT, value=self._lesson.scene(self._number).seat)
            for move in match.game.legal_moves(match.position, self._seat):
                self._note(match, move)

    def _note(self, match: AnyMatch, move: object) -> None:
        step = self._step
        self._effort.spend(len(self._patterns))
        unseen = self._patterns - self._used
        if not unseen and self._draws_fit:
            return
        text = match.game.text(move)
        self._used.update(pattern for pattern in unseen if fits(pattern, text))
        told = read_draws(step.draws) if step.draws else None
        if told and fits_any(step.expect, text) and not self._draws_fit:
            self._draws_fit = draws_fit(match.game, match.position, self._seat, move, told)

    def _all_ways(self, ways: list[AnyMatch]) -> list[AnyMatch]:
        """Return the tables after each choice of the required number of expected moves."""
        for _ in range(self._step.count):
            found: dict[str, AnyMatch] = {}
            for match in ways:
                moves = self._expected(match)
                if not moves:
                    self._add(LessonProblem.NO_WAY)
                    return []
                for move in moves:
                    self._effort.spend(MOVE)
                    copy = _fork(match)
                    play_drawn(copy, self._seat, move, self._step.draws)
                    found.setdefault(self._key(copy), copy)
                    self._look_again(copy)
                if len(found) > MOST_WAYS:
                    self._add(LessonProblem.TOO_MANY_WAYS, limit=MOST_WAYS)
                    return []
            ways = list(found.values())
        return ways

    def _expected(self, match: AnyMatch) -> list[object]:
        game = match.game
        moves = game.legal_moves(match.position, self._seat)
        self._effort.spend(len(moves) * len(self._step.expect))
        return [move for move in moves if self._is_expected(game.text(move))]

    def _is_expected(self, text: str) -> bool:
        if text not in self._meant:
            self._meant[text] = fits_any(self._step.expect, text)
        return self._meant[text]

    def _look_again(self, match: AnyMatch) -> None:
        """Note the patterns that match a further move of the step; only if it expects several."""
        if self._step.count > 1:
            for move in match.game.legal_moves(match.position, self._seat):
                self._note(match, move)

    def _solved(self, ways: list[AnyMatch]) -> list[AnyMatch]:
        """Return the tables after the step's solution."""
        solved = []
        for match in ways:
            for index, pattern in enumerate(solution_of(self._step)):
                self._effort.spend(MOVE)
                self._look_at_moves([match])
                move = legal_fit(match.game, match.position, self._seat, pattern)
                if move is None:
                    self._faults.add(LessonProblem.STALE, (*self._path, "solution", index), value=pattern)
                    return []
                play_drawn(match, self._seat, move, self._step.draws)
            if not self._done(match):
                self._add(LessonProblem.NO_WAY)
                return []
            solved.append(match)
        return solved

    def _done(self, match: AnyMatch) -> bool:
        texts = [match.game.text(done.record.move) for done in match.played]
        made = sum(fits_any(self._step.expect, text) for text in texts[-len(solution_of(self._step)) :])
        return (not self._step.expect or made >= self._step.count) and holds(self._step, self._table(match))

    # -- afterwards ----------------------------------------------------------------------------------------------

    def _play_then(self, match: AnyMatch) -> bool:
        for index, line in enumerate(self._step.then):
            self._effort.spend(MOVE)
            try:
                play_line(match, line, (*self._path, "then", index))
            except BadFileError as error:
                self._faults.found += [fault for fault in error.faults if fault not in self._faults.found]
                return False
        return True

    def _complain_of_unused(self) -> None:
        step = self._step
        for name, patterns in (("expect", step.expect), ("free", step.free)):
            for index, pattern in enumerate(patterns):
                if pattern not in self._used:
                    self._faults.add(LessonProblem.STALE, (*self._path, name, index), value=pattern)
        for number, reply in enumerate(step.replies):
            if not any(pattern in self._used or pattern == ANY for pattern in reply.to) and not self._is_refused(
                reply.to
            ):
                self._faults.add(LessonProblem.SILENT, (*self._path, "replies", number), value=" / ".join(reply.to))
        if not self._draws_fit:
            self._faults.add(LessonProblem.WRONG_DRAWS, (*self._path, "draws"), value=step.draws)

    def _is_refused(self, patterns: list[str]) -> bool:
        """Return whether a reply is for illegal moves; its patterns must name these in full."""
        return all(ANY not in pattern for pattern in patterns)

    # -- small things --------------------------------------------------------------------------------------------

    @property
    def _number(self) -> int:
        return self._lesson.steps.index(self._place)

    def _add(self, problem: LessonProblem, **figures: Any) -> None:  # noqa: ANN401 - figures of a sentence
        self._faults.add(problem, self._path, **figures)

    def _key(self, match: AnyMatch) -> str:
        return json.dumps(self._table(match), sort_keys=True)

    def _table(self, match: AnyMatch) -> Json:
        self._effort.spend(TABLE)
        return self._lesson.table_of(match.position)


def _fork(match: AnyMatch) -> AnyMatch:
    """Return a new match that continues from the current position of this one."""
    return Match(match.game, match.header, match.position.copy(), match.policy)
