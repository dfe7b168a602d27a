"""A user's state in a lesson: the step and the match, and the result of every move, wise or not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stronghold_gui.core.match import Played, Record
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.teaching.lessons.answers import Answer, Verdict
from stronghold_gui.teaching.lessons.document import Step, Text
from stronghold_gui.teaching.lessons.patterns import alternatives, fits, fits_any, means_only, verb_of
from stronghold_gui.teaching.lessons.play import legal_fit, play_drawn, play_line
from stronghold_gui.teaching.lessons.reading import Lesson
from stronghold_gui.teaching.lessons.table import is_so


class Runner:
    """One player's progress through a lesson.

    Attributes:
        lesson: the lesson.
        number: the step, from 0; the number of steps when the lesson is finished.
        match: the match on the table. Each scene has its own match; going back within a scene keeps it.
    """

    def __init__(self, lesson: Lesson, number: int = 0, *, one_by_one: bool = False) -> None:
        """Begin, or resume at a step that was reached before.

        Args:
            lesson: the lesson.
            number: the step, from 0.
            one_by_one: whether moves of the other side after a step wait for ``reply``, so that the user can watch
                each.

        Raises:
            BadFileError: the lesson cannot be played (never for one without faults).
        """
        self.lesson = lesson
        self._count = 0
        self._one_by_one = one_by_one
        # Lines of the step just done that are still to be played by the other side.
        self._to_come: list[str] = []
        # For each step that was begun, the moves played in its scene before it.
        self._trail: dict[int, tuple[Record[Any], ...]] = {}
        # For each step that was completed, the player's moves in it.
        self._made: dict[int, tuple[Record[Any], ...]] = {}
        self.match: AnyMatch = lesson.match_at(0)
        self.number = 0
        self._go_to(number if 0 <= number < self.length else 0)

    # -- where one is --------------------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """The number of steps."""
        return len(self.lesson.steps)

    @property
    def finished(self) -> bool:
        """Whether the last step is done."""
        return self.number >= self.length

    @property
    def replying(self) -> bool:
        """Whether the other side has still to play something before the next step begins."""
        return bool(self._to_come)

    @property
    def step(self) -> Step:
        """The step; the last one when the lesson is finished."""
        return self.lesson.steps[min(self.number, self.length - 1)].step

    @property
    def seat(self) -> int:
        """The seat that the player plays."""
        return self.lesson.seat_of(min(self.number, self.length - 1))

    @property
    def to_do(self) -> int:
        """The number of expected moves that the step still needs."""
        return max(self.step.count - self._count, 0)

    @property
    def played_here(self) -> int:
        """The number of moves played since the step began."""
        return len(self._played_here())

    def still_meant(self, places: Iterable[str]) -> list[str]:
        """Return those of the marked places that a right move of the step can still name.

        A step that expects one of several moves (``remove * W1|W2``) names the places of all of them. Places without a
        right move are left out once the match has decided between them or a move was made.

        Args:
            places: names of places on the table; a part (``W1.defender``) counts as its place (``W1``).
        """
        game, expect = self.match.game, self.step.expect
        legal = map(game.text, game.legal_moves(self.match.position, self.seat)) if expect else ()
        left = {word for text in legal if fits_any(expect, text) for word in text.split()}
        gone = {word for pattern in expect for word in alternatives(pattern)} - left if left else set()
        return [place for place in places if not gone & {place, place.partition(".")[0]}]

    # -- moving on -----------------------------------------------------------------------------------------------

    def play(self, move: object) -> Answer:
        """Try a move of the player's."""
        game, text = self.match.game, self.match.game.text(move)
        if self.replying:
            return Answer(Verdict.READ_ON)
        refusal = game.refusal(self.match.position, self.seat, move)
        if refusal is not None:
            return Answer(Verdict.ILLEGAL, self._reply(text), refusal)
        if self.finished or self.step.is_read:
            return Answer(Verdict.READ_ON)
        step, say = self.step, self._reply(text)
        expected = fits_any(step.expect, text)
        if not expected and not fits_any(step.free, text):
            return Answer(self._kind_of_wrong(text), say)
        play_drawn(self.match, self.seat, move, step.draws)
        self._count += expected
        if self._complete():
            self._next()
            return Answer(Verdict.RIGHT, say)
        if not self._can_go_on():
            self._go_to(self.number)
            return Answer(Verdict.STUCK)
        return Answer(Verdict.ON_THE_WAY, say)

    def read(self) -> bool:
        """Leave a step that only needs reading; return whether it was one."""
        if self.finished or self.replying or not self.step.is_read:
            return False
        self._next()
        return True

    def reply(self) -> None:
        """Play the next move of the other side; the next step begins after the last of them."""
        place = self.lesson.steps[self.number]
        index = len(place.step.then) - len(self._to_come)
        play_line(self.match, self._to_come.pop(0), ("scenes", place.scene, "steps", place.number, "then", index))
        if not self._to_come:
            self._begin_next()

    def reply_all(self) -> None:
        """Play all remaining moves of the other side."""
        while self._to_come:
            self.reply()

    def skip(self) -> bool:
        """Complete the step by its solution; return whether there was one left."""
        if self.finished:
            return False
        if self.replying:
            self.reply_all()
            return True
        if not self.step.is_read:
            self._go_to(self.number)
            self._solve()
        self._next()
        return True

    # -- moving back ---------------------------------------------------------------------------------------------

    @property
    def can_go_back(self) -> bool:
        """Whether there is anything before this moment."""
        return self.number > 0 or self.played_here > 0

    def back(self) -> bool:
        """Go back to the beginning of the step, or of the one before if nothing was played in this one."""
        if not self.can_go_back:
            return False
        self._go_to(self.number if self.played_here else self.number - 1)
        return True

    def undo(self) -> bool:
        """Take one move of the player back, if necessary into the previous step."""
        self.reply_all()
        if not self.played_here:
            made = self._made.get(self.number - 1, ())
            if not self.back():
                return False
            self.match.replay(made[:-1])
        else:
            self.match.undo()
        self._count_again()
        return True

    def restart(self) -> None:
        """Restart the lesson."""
        self._trail.clear()
        self._go_to(0)

    # -- inside --------------------------------------------------------------------------------------------------

    def _next(self) -> None:
        """Play the moves after the step, unless the user watches them one by one, and begin the next step."""
        place = self.lesson.steps[self.number]
        self._made[self.number] = tuple(done.record for done in self._played_here())
        self._to_come = list(place.step.then)
        if not self._to_come:
            self._begin_next()
        elif not self._one_by_one:
            self.reply_all()

    def _begin_next(self) -> None:
        place = self.lesson.steps[self.number]
        self.number += 1
        if not self.finished and self.lesson.steps[self.number].scene != place.scene:
            self.match = self.lesson.match_at(self.number)
        self._begin_step()

    def _played_here(self) -> list[Played[Any, Any]]:
        return self.match.played[len(self._trail[self.number]) :]

    def _count_again(self) -> None:
        """Count the expected moves after some were taken back."""
        texts = [self.match.game.text(done.record.move) for done in self._played_here()]
        self._count = sum(fits_any(self.step.expect, text) for text in texts)

    def _begin_step(self) -> None:
        self._count = 0
        self._trail[self.number] = tuple(done.record for done in self.match.played)

    def _go_to(self, number: int) -> None:
        """Go to the beginning of a step: restore the moves made before it or, when resuming, play the solutions."""
        self._to_come = []
        if number not in self._trail:
            self._walk_to(number)
            return
        records = self._trail[number]
        if not self._same_scene(number):
            self.match = self.lesson.match_at(number)
            self.match.replay(records[len(self.match.played) :])
        while len(self.match.played) > len(records):
            self.match.undo()
        self.number = number
        self._begin_step()

    def _same_scene(self, number: int) -> bool:
        steps = self.lesson.steps
        return steps[min(self.number, self.length - 1)].scene == steps[number].scene

    def _walk_to(self, number: int) -> None:
        """Play the solutions from the scene's first step up to a step."""
        self.match = self.lesson.match_at(number)
        self.number = number - self.lesson.steps[number].number
        self._begin_step()
        while self.number < number:
            self._solve()
            self._next()
            self.reply_all()

    def _solve(self) -> None:
        """Play the moves that complete the step."""
        for pattern in solution_of(self.step):
            move = legal_fit(self.match.game, self.match.position, self.seat, pattern)
            assert move is not None, pattern
            play_drawn(self.match, self.seat, move, self.step.draws)

    def _complete(self) -> bool:
        step = self.step
        if step.expect and self._count < step.count:
            return False
        return holds(step, self.lesson.table_of(self.match.position))

    def _can_go_on(self) -> bool:
        """Return whether a legal move is left that the step accepts."""
        game, step = self.match.game, self.step
        patterns = (*step.expect, *step.free)
        return any(fits_any(patterns, game.text(move)) for move in game.legal_moves(self.match.position, self.seat))

    def _reply(self, text: str) -> Text | None:
        """Return the step's reply to a move.

        A reply whose patterns also match moves that are not accepted is a correction, so it never answers a right move.
        """
        step = self.step
        accepted = (*step.expect, *step.free)
        right = fits_any(accepted, text)
        patterns = ((pattern, reply.say) for reply in step.replies for pattern in reply.to)
        fitting = ((pattern, say) for pattern, say in patterns if fits(pattern, text))
        return next((say for pattern, say in fitting if not right or means_only(pattern, accepted)), None)

    def _kind_of_wrong(self, text: str) -> Verdict:
        if text == self.lesson.terms.end:
            return Verdict.TOO_EARLY
        verbs = {verb_of(pattern) for pattern in self.step.expect}
        return Verdict.ELSEWHERE if verb_of(text) in verbs else Verdict.OTHER


def solution_of(step: Step) -> list[str]:
    """Return the patterns of moves that complete a step."""
    return step.solution or step.expect[:1] * step.count


def holds(step: Step, table: Json) -> bool:
    """Return whether the condition at the end of a step holds on the table."""
    return step.until is None or is_so(step.until, table)
