"""Reading puzzle files: strictly, every fault named with its place in the file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import NotationError
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.content import Content
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem, bad, of_file
from stronghold_gui.core.save.kit import GameKit
from stronghold_gui.core.save.validation import joined, short, validate
from stronghold_gui.teaching.bounds import MOST_TITLE, check_bounds, read_taught
from stronghold_gui.teaching.game import FindGame, TaughtGame
from stronghold_gui.teaching.named import find_named
from stronghold_gui.teaching.naming import kept_as
from stronghold_gui.teaching.puzzles.document import PRACTICE, PUZZLE, PracticeDocument, PuzzleDocument, Words, Wrong
from stronghold_gui.teaching.puzzles.game import PuzzleGame
from stronghold_gui.teaching.puzzles.proof import faults_of
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle, Puzzle
from stronghold_gui.text.languages import LANGUAGES
from stronghold_gui.text.typography import setting_faults

MOST_ITEMS: Final = 50
"""The most items in a list of goals, moves, marks or draws; the longest built-in one has 14."""

AnyPuzzleGame = PuzzleGame[Any, Any, Any, Any]
AnyDocument = PuzzleDocument[Any, Any]


def read_puzzle(path: Path, find: FindGame) -> AnyPuzzle:
    """Return the puzzle in a file.

    Args:
        path: the file.
        find: finds the game that the file names.

    Raises:
        BadFileError: naming the file and every fault in its form; if it has none, every fault in its content.
    """
    with of_file(path):
        return puzzle_from_json(read_taught(path), path.stem, find)


def puzzle_from_json(raw: Json, name: str, find: FindGame) -> AnyPuzzle:
    """Return the puzzle that a document describes; raises ``BadFileError`` as ``read_puzzle`` does."""
    check_bounds(raw)
    practice = isinstance(raw, dict) and raw.get("format") == PRACTICE.name
    current = (PRACTICE if practice else PUZZLE).bring_up_to_date(raw)
    kit = find_named(current, find)
    terms = kit.teaching.puzzles if kit.teaching is not None else None
    if terms is None:
        raise bad(Problem.UNKNOWN_GAME, "game", game=short(kit.game.id))
    if practice:
        return _PracticeReader(validate(PracticeDocument, current), kit, terms).puzzle(name)
    document: AnyDocument = validate(terms.document, current)
    return _PuzzleReader(document, kit, terms).puzzle(name)


class _Reader:
    """A reader of the parts that all kinds of document have; faults are noted."""

    def __init__(self, position: Json, kit: TaughtGame, terms: AnyPuzzleGame) -> None:
        self._kit, self._terms = kit, terms
        self._start = kit.positions.from_json(position, "position")
        self._faults: list[Fault] = []

    def _checked(self, puzzle: AnyPuzzle) -> AnyPuzzle:
        """Return a puzzle without faults.

        Raises:
            BadFileError: the content has faults; the error lists all of them.
        """
        if self._faults:
            raise BadFileError(self._faults)
        if not self._kit.game.decisions(self._start):
            raise BadFileError([Fault(Wrong.NOTHING_TO_DO, "position")])
        return puzzle

    def _seats(self, named: Mapping[str, str]) -> tuple[Seat, ...]:
        """Return the seats that the player plays, which must play together; ``named`` has their ids by path."""
        ids = self._kit.game.seat_ids(_seat_count(self._kit, self._start))
        self._faults += [
            Fault(Wrong.NO_SEAT, path, {"value": short(seat), "allowed": ", ".join(ids)})
            for path, seat in named.items()
            if seat not in ids
        ]
        seats = tuple(ids.index(seat) for seat in named.values() if seat in ids)
        if seats and not self._play_together(seats):
            self._faults.append(Fault(Wrong.NOT_TOGETHER, "plays"))
        return seats

    def _play_together(self, seats: Sequence[Seat]) -> bool:
        return bool(seats) and set(seats) <= set(self._kit.game.team(self._start, seats[0]))

    def _moves(self, texts: Sequence[str], path: str) -> tuple[object, ...]:
        """Return moves from their notation; add a fault for each text that cannot be read."""
        moves: list[object] = []
        for number, text in enumerate(texts):
            try:
                moves.append(self._move(text))
            except NotationError as error:
                figures = {"value": short(text), "word": short(error.word)}
                self._faults.append(Fault(Wrong.NO_MOVE, joined(path, number), figures))
        return tuple(moves)

    def _move(self, text: str) -> object:
        """Return a move from its notation, which must not contain invisible characters."""
        if not text.isprintable():
            raise NotationError(text, text, ())
        move: object = self._kit.game.parse(text)
        return move


class _PuzzleReader(_Reader):
    """A reader that makes a puzzle from a well-formed document."""

    def __init__(self, document: AnyDocument, kit: TaughtGame, terms: AnyPuzzleGame) -> None:
        super().__init__(document.position, kit, terms)
        self._document = document

    def puzzle(self, name: str) -> AnyPuzzle:
        """Return the puzzle.

        Raises:
            BadFileError: the content has faults; the error lists all of them.
        """
        document = self._document
        seats = self._seats({joined("plays", number): seat for number, seat in enumerate(document.plays)})
        puzzle: AnyPuzzle = Puzzle(
            self._start, seats, tuple(document.goals), document.until, kept_as(self._kit.game.id, name),
            self._kit, self._terms, document.level, document.order, document.others.answers,
            self._moves(document.others.plan, "others.plan"), self._moves(document.solution, "solution"),
            self._moves(document.needs, "needs"), self._draws(), document.words, tuple(document.marks),
        )  # fmt: skip
        self._faults += [*_word_faults(document.words), *_mark_faults(document.marks, self._terms)]
        self._faults += [*_empty_lists(document), *_long_lists(document)]
        if self._play_together(puzzle.plays):
            self._faults += self._terms.faults(puzzle)
        return self._checked(puzzle)

    def _draws(self) -> Mapping[str, tuple[int, ...]] | None:
        draws = self._document.draws
        return None if draws is None else {label: tuple(answers) for label, answers in draws.items()}


class _PracticeReader(_Reader):
    """A reader that makes a judged puzzle from a turning point."""

    def __init__(self, document: PracticeDocument, kit: TaughtGame, terms: AnyPuzzleGame) -> None:
        super().__init__(document.position, kit, terms)
        self._document = document

    def puzzle(self, name: str) -> AnyPuzzle:
        """Return the puzzle; raises ``BadFileError`` as `_PuzzleReader.puzzle` does."""
        document = self._document
        solution = self._moves(document.solution, "solution")
        puzzle: AnyPuzzle = Puzzle(
            self._start, self._seats({"plays": document.plays}), (), "", kept_as(self._kit.game.id, name),
            self._kit, self._terms, "medium", 0, "best", (), solution, (), None, document.words, judged=True,
        )  # fmt: skip
        self._faults += _word_faults(document.words)
        if not solution:
            self._faults.append(Fault(Wrong.EMPTY_LIST, "solution"))
        checked = self._checked(puzzle)
        if faults := faults_of(checked):
            raise BadFileError(faults)
        return checked


def _seat_count(kit: GameKit, start: object) -> int:
    """Return the number of seats in a position."""
    return kit.positions.options_of(start)[1]


def _empty_lists(document: AnyDocument) -> Iterator[Fault]:
    lists: dict[str, Sequence[object]] = {
        "plays": document.plays,
        "goals": document.goals,
        "solution": document.solution,
    }
    lists |= {joined("draws", label): answers for label, answers in (document.draws or {}).items()}
    return (Fault(Wrong.EMPTY_LIST, path) for path, listed in lists.items() if not listed)


def _long_lists(document: AnyDocument) -> Iterator[Fault]:
    """Yield the faults of lists that are too long for the search, or for reading at every move."""
    lists: dict[str, Sequence[object]] = {
        "plays": document.plays,
        "goals": document.goals,
        "marks": document.marks,
        "needs": document.needs,
        "others.plan": document.others.plan,
        "solution": document.solution,
        "draws": tuple(document.draws or ()),
    }
    lists |= {joined("draws", label): answers for label, answers in (document.draws or {}).items()}
    for path, listed in lists.items():
        if len(listed) > MOST_ITEMS:
            yield Fault(Content.TOO_MANY, path, {"count": len(listed), "limit": MOST_ITEMS})


def _word_faults(words: dict[str, Words]) -> Iterator[Fault]:
    """Yield missing or badly set words of a language, with the same checks as for translations."""
    for language in LANGUAGES:
        if language not in words:
            yield Fault(Wrong.NO_WORDS, "words", {"language": language})
    for language, said in words.items():
        if language not in LANGUAGES:
            yield Fault(Wrong.UNKNOWN_LANGUAGE, joined("words", language), {"language": short(language)})
            continue
        for member in ("title", "task", "hint", "idea"):
            text = getattr(said, member)
            if member == "title" and len(text) > MOST_TITLE:
                yield Fault(Problem.TEXT_TOO_LONG, joined("words", language, member), {"limit": MOST_TITLE})
            if not text.strip():
                yield Fault(Problem.MISSING, joined("words", language, member))
            for what in setting_faults(language, text):
                yield Fault(Wrong.BADLY_SET, joined("words", language, member), {"what": what})


def _mark_faults(marks: Sequence[str], terms: AnyPuzzleGame) -> Iterator[Fault]:
    for number, mark in enumerate(marks):
        if mark not in terms.places:
            yield Fault(Wrong.NO_AREA, joined("marks", number), {"value": short(mark)})
