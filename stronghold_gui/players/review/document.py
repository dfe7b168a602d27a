"""The review document: what was found out about a match, kept in a file beside it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from stronghold_gui.core.name_lengths import lengthened
from stronghold_gui.core.player import Reasons, Saying
from stronghold_gui.core.reading import Json
from stronghold_gui.core.refusal import Figure
from stronghold_gui.core.save.atomic import write_atomically
from stronghold_gui.core.save.faults import BadFileError, of_file
from stronghold_gui.core.save.fingerprint import fingerprint_of
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.save.lines import write_line
from stronghold_gui.core.save.match_file import to_bytes
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.core.save.validation import validate
from stronghold_gui.core.save.versions import Format
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
class SayingPart(Part):
    """A sentence of a computer player, as ``core.player.Saying`` has it."""

    id: _Text
    figures: Annotated[dict[str, int | _Text], Field(max_length=40)] = field(default_factory=dict)

    def saying(self) -> Saying:
        """Return it as players tell it."""
        figures: Mapping[str, Figure] = self.figures
        return Saying(self.id, figures)


@dataclass(frozen=True, slots=True)
class MomentPart(Part):
    """A point of the line.

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
    """The luck of a turn: what came of it against what the same choices bring with other dice, draws and hidden things.

    Attributes:
        moves: how many moves had been played at its end.
        turn: the turn or round.
        gained: by side, what luck has given since the match began.
        half: half the width of the 95 % interval of each.
    """

    moves: _Count
    turn: _Count
    gained: Annotated[list[_Sum], Field(max_length=12)]
    half: Annotated[list[_Sum], Field(max_length=12)]


@dataclass(frozen=True, slots=True)
class TurningPart(Part):
    """A turning point: what was played, and what would have been better.

    Attributes:
        seat: id of the seat that decided.
        moves: how many moves had been played before the first one that would have been another.
        turn: the turn or round.
        played, proposed: those moves, in notation, that are not in the other list.
        worth: what the moves played came to on average; ``gain``: by how much the proposed ones came to more.
        low, high: the bounds of the 95 % interval of the gain.
        clear: whether the whole interval is above 0.
        aim: what the computer player is after, if it tells.
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
    aim: SayingPart | None = None
    topic: _Text = ""


@dataclass(frozen=True, slots=True)
class ReviewDocument(Part):
    """The review of a match.

    Attributes:
        format, version: which kind of document.
        program: version of the program that wrote it.
        match: the fingerprint of the match's moves (`fingerprint_of_match`).
        level: the player that made the proposals.
        measure: what 1 stands for; ``most``: as a number of turns.
        sides: the seats of each side, by id.
        line: the outlook of the sides. luck: what luck gave them.
        turning: the turning points, the weightiest of each seat first.
        whole: whether everything was looked at that was meant to be.
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


def aim_part(reasons: Reasons | None) -> SayingPart | None:
    """Return the aim of reasons as the document has it."""
    return None if reasons is None else SayingPart(reasons.aim.id, dict(reasons.aim.figures))


def fingerprint_of_match(match: AnyMatch) -> str:
    """Return what tells the moves of a match from any others.

    Names, players and options are not part of it: a match that was saved may state them in another way.
    """
    lines = [write_line(match.game, done) for done in match.played]
    told = json.dumps([match.header.game, match.header.seed, lines])
    return fingerprint_of(told.encode())


def review_file(path: Path) -> Path:
    """Return where the review of a match file is kept; a name without room for the ending is cut for that."""
    return path.with_name(lengthened(path.name, SUFFIX))


def review_to_json(review: ReviewDocument) -> dict[str, Json]:
    """Return a review as a JSON object."""
    return asdict(review)


def review_from_json(raw: Json) -> ReviewDocument:
    """Return the review that a document has.

    Raises:
        BadFileError: it is none.
    """
    return validate(ReviewDocument, REVIEW.bring_up_to_date(raw))


def write_review(path: Path, review: ReviewDocument) -> None:
    """Write a review to a file.

    Raises:
        UnsyncedError: it might not outlive a power cut.
        BadFileError: the system refuses.
    """
    write_atomically(path, to_bytes(review_to_json(review)))


def read_review(path: Path, match: AnyMatch) -> ReviewDocument | None:
    """Return the review in a file; ``None`` if there is none, it cannot be read, or the match has changed since."""
    try:
        raw = read_raw(path)
        with of_file(path):
            review = review_from_json(raw)
    except BadFileError:
        return None
    return review if review.match == fingerprint_of_match(match) else None
