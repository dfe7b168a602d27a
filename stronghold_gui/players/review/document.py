"""The review document: the results of a review, in a file beside the match."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from stronghold_gui.core.game import NotationError
from stronghold_gui.core.name_lengths import lengthened
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.atomic import write_atomically
from stronghold_gui.core.save.faults import BadFileError, of_file
from stronghold_gui.core.save.fingerprint import fingerprint_of
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.save.lines import write_line
from stronghold_gui.core.save.match_file import to_bytes
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.raw import read_bytes, read_raw
from stronghold_gui.core.save.reasons import SayingEntry
from stronghold_gui.core.save.validation import validate
from stronghold_gui.core.save.versions import Format
from stronghold_gui.files import is_plain
from stronghold_gui.players.review.appraisal import Measure

REVIEW: Final = Format("stronghold-review", 1)
SUFFIX: Final = ".review"
"""Added to the whole name: ``siege.stronghold.review`` is the review of ``siege.stronghold``."""

_Share = Annotated[float, Field(ge=-1, le=1)]
_Sum = Annotated[float, Field(ge=-1000, le=1000)]
_Count = Annotated[int, Field(ge=0, le=100_000)]
_Text = Annotated[str, Field(max_length=400)]
_Moves = Annotated[list[_Text], Field(max_length=400)]
_Sides = Annotated[list[_Share], Field(max_length=12)]


@dataclass(frozen=True, slots=True)
class MomentPart(Part):
    """A point of the line that shows the outlook over a match.

    Attributes:
        moves: how many moves had been played.
        turn: the turn or round.
        chances: the outlook of each side, from 0 to 1.
    """

    moves: _Count
    turn: _Count
    chances: _Sides


@dataclass(frozen=True, slots=True)
class LuckPart(Part):
    """The luck of a turn: its result, compared with that of the same choices with other dice, draws and hidden facts.

    Attributes:
        moves: how many moves had been played at its end.
        turn: the turn or round.
        gained: by side, the gain from luck since the match began.
        half: half the width of the 95 % interval of each.
    """

    moves: _Count
    turn: _Count
    gained: Annotated[list[_Sum], Field(max_length=12)]
    half: Annotated[list[_Sum], Field(max_length=12)]


@dataclass(frozen=True, slots=True)
class TurningPart(Part):
    """A turning point: the moves played, and better ones.

    Attributes:
        seat: id of the seat that decided.
        moves: number of moves played before the first one that differs.
        turn: the turn or round.
        played: the moves played that were not proposed, in notation.
        proposed: the proposed moves that were not played, in notation.
        worth: average result of the moves played.
        gain: improvement by the proposed ones.
        low, high: the bounds of the 95 % interval of the gain.
        clear: whether the whole interval is above 0.
        aim: the aim of the computer player, if it gives one.
        topic: the page of the rules that explains it, or ``""``.
    """

    seat: _Text
    moves: _Count
    turn: _Count
    played: _Moves
    proposed: _Moves
    worth: _Share
    gain: _Share
    low: _Sum
    high: _Sum
    clear: bool
    aim: SayingEntry | None = None
    topic: _Text = ""


@dataclass(frozen=True, slots=True)
class ReviewDocument(Part):
    """The review of a match.

    Attributes:
        format, version: the kind of document and its version.
        program: version of the program that wrote it.
        match: the fingerprint of the match's moves (`fingerprint_of_match`).
        level: the player that made the proposals.
        measure: what the value 1 stands for.
        most: the number of turns that 1 stands for; 0 if it stands for a win.
        sides: the seats of each side, by id.
        line: the outlook of the sides.
        luck: their gains from luck.
        turning: the turning points, the most important of each seat first.
        whole: whether the review is complete.
    """

    format: Literal["stronghold-review"]
    version: Literal[1]
    program: _Text
    match: _Text
    level: _Text
    measure: Measure
    most: _Count
    sides: Annotated[list[list[_Text]], Field(max_length=12)]
    line: Annotated[list[MomentPart], Field(max_length=1000)] = field(default_factory=list)
    luck: Annotated[list[LuckPart], Field(max_length=1000)] = field(default_factory=list)
    turning: Annotated[list[TurningPart], Field(max_length=100)] = field(default_factory=list)
    whole: bool = False

    @property
    def extent(self) -> int:
        """The number of results; it grows while a review is computed."""
        return len(self.line) + len(self.luck) + len(self.turning)


def fingerprint_of_match(match: AnyMatch) -> str:
    """Return a fingerprint of the moves of a match.

    Names, players and options are not part of it, because a saved match may write them in a different form.
    """
    lines = [write_line(match.game, done) for done in match.played]
    told = json.dumps([match.header.game, match.header.seed, lines])
    return fingerprint_of(told.encode())


def review_file(path: Path) -> Path:
    """Return the path of a match file's review; a name too long for the suffix is shortened."""
    return path.with_name(lengthened(path.name, SUFFIX))


def review_to_json(review: ReviewDocument) -> dict[str, Json]:
    """Return a review as a JSON object."""
    return asdict(review)


def review_from_json(raw: Json) -> ReviewDocument:
    """Return the review in a document.

    Raises:
        BadFileError: the document is no review.
    """
    return validate(ReviewDocument, REVIEW.bring_up_to_date(raw))


def write_review(path: Path, review: ReviewDocument) -> None:
    """Write a review to a file.

    Raises:
        UnsyncedError: the file might not survive a power cut.
        BadFileError: the system refuses.
    """
    write_atomically(path, to_bytes(review_to_json(review)))


def copy_review(path: Path, other: Path) -> None:
    """Copy the review of a match file, if there is one, for a copy of that file.

    Raises:
        BadFileError: the system refuses.
    """
    source = review_file(path)
    if is_plain(source):
        write_atomically(review_file(other), read_bytes(source))


def read_review(path: Path, match: AnyMatch) -> ReviewDocument | None:
    """Return the review in a file; ``None`` if there is none, it cannot be read, or it does not fit the match."""
    try:
        raw = read_raw(path)
        with of_file(path):
            review = review_from_json(raw)
    except BadFileError:
        return None
    return review if review.match == fingerprint_of_match(match) and _fits(review, match) else None


def _fits(review: ReviewDocument, match: AnyMatch) -> bool:
    """Return whether all sides, seats, moments and moves of a review exist in the match."""
    ids, sides = match.game.seat_ids(len(match.header.names)), len(review.sides)
    shares = [moment.chances for moment in review.line]
    shares += [values for luck in review.luck for values in (luck.gained, luck.half)]
    moves = [text for point in review.turning for text in (*point.played, *point.proposed)]
    return (
        all(review.sides)
        and sorted(seat for seats in review.sides for seat in seats) == sorted(ids)
        and all(len(values) == sides for values in shares)
        and all(point.seat in ids and point.moves < len(match.played) for point in review.turning)
        and all(_is_notation(match, text) for text in moves)
    )


def _is_notation(match: AnyMatch, text: str) -> bool:
    try:
        match.game.parse(text)
    except NotationError:
        return False
    return True
