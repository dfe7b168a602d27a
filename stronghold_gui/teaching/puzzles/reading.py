"""Reading puzzle files: strictly, every fault named with its place in the file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, get_args

from stronghold_gui.core.game import NotationError
from stronghold_gui.core.reading import Json
from stronghold_gui.core.refusal import Figure
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.core.save.validation import joined, short, validate
from stronghold_gui.games.stronghold.documents import POSITIONS
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.ids import ActionId, InvaderDeedId
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.pieces import DEFENDERS, NO_ORDER, UNITS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.teaching.areas import areas_of
from stronghold_gui.teaching.puzzles.document import PUZZLE, Goal, PuzzleDocument, Words
from stronghold_gui.teaching.puzzles.goals import LAST_GATE, MEMBERS
from stronghold_gui.teaching.puzzles.problems import Wrong
from stronghold_gui.teaching.puzzles.puzzle import Puzzle
from stronghold_gui.text.languages import LANGUAGES
from stronghold_gui.text.typography import setting_faults

_INVADERS_GOALS: Final = frozenset({"breach", "gate", "deed"})
_DEFENDERS_GOALS: Final = frozenset({"hold", "action"})


def read_puzzle(path: Path) -> Puzzle:
    """Return the puzzle in a file.

    Raises:
        BadFileError: naming the file and every fault that can be found together: first of form, then of content.
    """
    try:
        return puzzle_from_json(read_raw(path), path.stem)
    except BadFileError as error:
        raise BadFileError(error.faults, str(path)) from error


def puzzle_from_json(raw: Json, name: str) -> Puzzle:
    """Return the puzzle that a document describes; raises ``BadFileError`` as ``read_puzzle`` does."""
    document = validate(PuzzleDocument, PUZZLE.bring_up_to_date(raw))
    start = POSITIONS.from_json(document.position, "position")
    seats = STRONGHOLD.seat_ids(start.seats)
    plays = tuple(seats.index(seat) for seat in document.plays if seat in seats)
    invader = bool(plays) and all(map(start.is_invader, plays))
    plan, plan_faults = _moves(document.others.plan, "others.plan")
    needs, needs_faults = _moves(document.needs, "needs")
    solution, solution_faults = _moves(document.solution, "solution")
    faults = [*_seat_faults(document.plays, seats, start), *plan_faults, *needs_faults, *solution_faults]
    faults += [*_word_faults(document.words), *_mark_faults(document.marks)]
    for number, goal in enumerate(document.goals):
        faults += _goal_faults(goal, start, invader, ("goals", number))
    draws = document.draws or {}
    lists: dict[str, Sequence[object]] = {"goals": document.goals, "solution": document.solution}
    lists |= {joined("draws", label): answers for label, answers in draws.items()}
    faults += [Fault(Wrong.EMPTY_LIST, path) for path, listed in lists.items() if not listed]
    if faults:
        raise BadFileError(faults)
    told = None if document.draws is None else {label: tuple(answers) for label, answers in draws.items()}
    puzzle = Puzzle(
        name, document.level, document.order, start, plays, invader, tuple(document.goals), document.until,
        document.others.answers, plan, solution, needs, told, document.words,
        tuple(document.marks),
    )  # fmt: skip
    _check_playable(puzzle)
    return puzzle


def _seat_faults(named: Sequence[str], seats: Sequence[str], start: Position) -> Iterator[Fault]:
    if not named:
        yield Fault(Wrong.EMPTY_LIST, "plays")
    for number, seat in enumerate(named):
        if seat not in seats:
            yield Fault(Wrong.NO_SEAT, joined("plays", number), {"value": short(seat), "allowed": ", ".join(seats)})
    if len({start.is_invader(seats.index(seat)) for seat in named if seat in seats}) > 1:
        yield Fault(Wrong.BOTH_CAMPS, "plays")


def _moves(texts: Sequence[str], path: str) -> tuple[tuple[Move, ...], list[Fault]]:
    """Return moves from their notation, and what cannot be read."""
    moves: list[Move] = []
    faults: list[Fault] = []
    for number, text in enumerate(texts):
        try:
            moves.append(STRONGHOLD.parse(text))
        except NotationError as error:
            figures = {"value": short(text), "word": short(error.word)}
            faults.append(Fault(Wrong.NO_MOVE, joined(path, number), figures))
    return tuple(moves), faults


def _goal_faults(goal: Goal, start: Position, invader: bool, path: tuple[str, int]) -> Iterator[Fault]:
    kind: dict[str, Figure] = {"value": goal.goal}
    if goal.goal in (_DEFENDERS_GOALS if invader else _INVADERS_GOALS):
        yield Fault(Wrong.OTHER_CAMPS_GOAL, joined(*path, "goal"), kind)
    for member in ("count", "walls", "units", "deed", "action"):
        if getattr(goal, member) and member not in MEMBERS[goal.goal]:
            yield Fault(Wrong.NOT_OF_THIS_GOAL, joined(*path, member), kind)
    of_invader = invader == (goal.goal == "spare")
    yield from _ids(goal.units, UNITS if of_invader else DEFENDERS, (*path, "units"))
    yield from _ids(goal.walls, (*start.board.outer[: start.board.walls], LAST_GATE), (*path, "walls"))
    for member, allowed in (("deed", get_args(InvaderDeedId)), ("action", get_args(ActionId))):
        if member == goal.goal:
            yield from _ids([getattr(goal, member)], allowed, (*path, member))


def _ids(given: Sequence[str], allowed: Sequence[str], path: tuple[str | int, ...]) -> Iterator[Fault]:
    for number, one in enumerate(given):
        if one not in allowed:
            figures = {"value": short(one), "allowed": ", ".join(allowed)}
            yield Fault(Problem.NOT_ONE_OF, joined("", *path, number), figures)


def _word_faults(words: dict[str, Words]) -> Iterator[Fault]:
    """Yield what is missing in a language, or badly set: the same care as for translations."""
    for language in LANGUAGES:
        if language not in words:
            yield Fault(Wrong.NO_WORDS, "words", {"language": language})
    for language, said in words.items():
        if language not in LANGUAGES:
            yield Fault(Wrong.UNKNOWN_LANGUAGE, joined("words", language), {"language": short(language)})
            continue
        for member in ("title", "task", "hint", "idea"):
            text = getattr(said, member)
            if not text.strip():
                yield Fault(Problem.MISSING, joined("words", language, member))
            for what in setting_faults(language, text):
                yield Fault(Wrong.BADLY_SET, joined("words", language, member), {"what": what})


def _mark_faults(marks: Sequence[str]) -> Iterator[Fault]:
    for number, mark in enumerate(marks):
        if mark not in areas_of(STRONGHOLD.id):
            yield Fault(Wrong.NO_AREA, joined("marks", number), {"value": short(mark)})


def _check_playable(puzzle: Puzzle) -> None:
    """Refuse a puzzle in which nobody can do anything, or that hangs on an order the player cannot see."""
    start = puzzle.start
    if not STRONGHOLD.decisions(start):
        raise BadFileError([Fault(Wrong.NOTHING_TO_DO, "position")])
    hidden = [
        wall for wall, order in enumerate(start.orders) if order != NO_ORDER and not start.open_orders >> wall & 1
    ]
    if hidden and not puzzle.invader:
        path = joined("position", "position", "walls", start.board.outer[hidden[0]], "order")
        raise BadFileError([Fault(Wrong.HIDDEN_FROM_PLAYER, path)])
