"""A second game that is taught: the race of two racers (``race.py``): lessons, puzzles, book, hints.

It has no board, no turns, no camps and no move that says "done", so that engines which work with it assume none.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import NonNegativeInt

from stronghold_gui.core.chance import Draws
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.outcomes import Branch
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.faults import Fault, Problem, bad
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.validation import joined
from stronghold_gui.teaching.game import FindGame, Teaching
from stronghold_gui.teaching.hints import Group, Hint, Told, ToldGroup
from stronghold_gui.teaching.hints.rule import Rule, advice_of, always, at, counting
from stronghold_gui.teaching.named import CONTENTS
from stronghold_gui.teaching.puzzles.document import PuzzleDocument
from stronghold_gui.teaching.puzzles.task import Task, Verdict, at_least
from stronghold_gui.teaching.reference import Setting
from stronghold_gui.text import Catalogue
from tests.teaching.race import RACES, RACING, Race, Racing, Word

PLACES: Final = ("track", "red", "blue")


class NestedRaces:
    """Race positions as JSON, the race itself under ``race``."""

    format_name = "race-position"
    version = 1
    document: type = dict

    def to_json(self, position: Race) -> dict[str, Json]:
        """Return the document."""
        return {"format": self.format_name, "race": RACES.to_json(position)}

    def from_json(self, document: Json, path: str = "") -> Race:
        """Return the position."""
        if not isinstance(document, dict) or document.get("format") != self.format_name:
            raise bad(Problem.FOREIGN, path, format=self.format_name)
        return RACES.from_json(document.get("race"), joined(path, "race"))

    def options_of(self, position: Race) -> tuple[dict[str, str], int]:
        """Return no options."""
        return RACES.options_of(position)


@dataclass(frozen=True, slots=True)
class RaceLessons:
    """The game's part for lessons of the race."""

    folder: Path
    places: tuple[str, ...] = PLACES
    table_member: str = "race"
    following: tuple[str, ...] = ()
    end: str = ""

    def empty_table(self, options: Mapping[str, str], seats: int, seed: int) -> dict[str, Json]:  # noqa: ARG002
        """Return the race at its start."""
        return {"at": [0, 0], "rested": -1, "seed": seed, "draws": 0}


@dataclass(slots=True)
class Steps(Part):
    """The goal of a race puzzle: a number of steps."""

    steps: NonNegativeInt


@dataclass(slots=True)
class RacePuzzleDocument(PuzzleDocument[Steps, Literal["move", "home"]]):
    """A puzzle of the race: for one move, or until a racer is home."""

    goals: list[Steps]
    until: Literal["move", "home"]


RaceTask = Task[Race]


@dataclass(frozen=True, slots=True)
class RacePuzzles:
    """The game's part for puzzles of the race."""

    folder: Path
    document: type[RacePuzzleDocument] = RacePuzzleDocument
    places: tuple[str, ...] = PLACES
    enough: tuple[Draws, ...] | None = None

    def faults(self, task: RaceTask) -> Iterator[Fault]:
        """Yield goals that are none."""
        return (Fault("race_no_steps", f"goals[{n}]") for n, goal in enumerate(task.goals) if not goal.steps)

    def counted(self, task: RaceTask, goal: Steps, events: Iterable[str]) -> int:  # noqa: ARG002 - the protocol's
        """Return the steps that the player runs."""
        runs = [re.fullmatch(r"(\d) runs (\d)", event) for event in events]
        return sum(int(run[2]) for run in runs if run and int(run[1]) in task.plays)

    def verdict(
        self,
        task: RaceTask,  # noqa: ARG002 - the protocol's
        goal: Steps,
        number: int,
        position: Race,
        *,
        over: bool,
    ) -> Verdict:
        """Return whether enough steps were run."""
        return at_least(number, goal.steps, over=over or RACING.outcome(position) is not None)

    def ended(self, until: str, events: Iterable[str]) -> bool:
        """Return whether anything has happened, if that is the end."""
        return until == "move" and any(True for _ in events)

    def idle_move(self, position: Race, moves: Sequence[Word]) -> Word:  # noqa: ARG002 - the protocol's
        """Return a rest if that may be."""
        return "rest" if "rest" in moves else moves[0]

    def may_idle(self, decision: Decision, moves: Sequence[Word]) -> bool:  # noqa: ARG002 - the protocol's
        return "rest" in moves

    def open_moves(self, moves: Sequence[Word]) -> Sequence[Word]:
        """Return all moves: nothing is hidden."""
        return moves

    def worth_a_try(self, task: RaceTask, position: Race, moves: Sequence[Word]) -> Sequence[Word]:  # noqa: ARG002
        """Return all moves."""
        return moves

    def draws_to_try(
        self,
        position: Race,  # noqa: ARG002 - the protocol's
        seat: int,  # noqa: ARG002 - the protocol's
        move: Word,  # noqa: ARG002 - the protocol's
        first: Branch[Race, str],  # noqa: ARG002 - the protocol's
    ) -> Iterable[Draws] | None:
        """Return what the test says is enough; by default every face."""
        return self.enough

    def player(self, task: RaceTask, texts: Catalogue) -> str:  # noqa: ARG002 - the protocol's
        """Return the colour."""
        return RACING.seat_ids(2)[task.plays[0]]

    def why_missed(
        self,
        task: RaceTask,  # noqa: ARG002 - the protocol's
        goal: Steps,
        number: int,
        events: Iterable[str],
        texts: Catalogue,  # noqa: ARG002 - the protocol's
    ) -> str:
        """Return how far it was, and what happened last."""
        return f"{number} of {goal.steps} steps: {list(events)[-1]}"


class RaceFigures:
    """The figures for pages about the race: one of two lengths of the track."""

    settings: Final = tuple(Setting(2, (("length", length),)) for length in ("short", "long"))

    def setting(self, options: Mapping[str, str], seats: int) -> Setting:
        """Return who runs that far."""
        return Setting(seats, (("length", options.get("length", "short")),))

    def other_reader(self, name: str, setting: Setting) -> Setting | None:
        """Return who runs another length."""
        return Setting(setting.seats, (("length", name),)) if name in ("short", "long") else None

    def numbers(self, setting: Setting) -> dict[str, int]:
        """Return the length."""
        return {"goal": 10 if setting.option("length") == "short" else 20}

    def switches(self, setting: Setting) -> dict[str, bool]:
        return {"far": setting.option("length") == "long"}

    def counted(self, number: int, unit: str, texts: Catalogue) -> str:  # noqa: ARG002 - the protocol's
        """Return a number of steps."""
        return f"{number} {unit}" if unit == "steps" else ""

    def words(self, family: str, name: str, setting: Setting, texts: Catalogue) -> str:  # noqa: ARG002
        """Return the colour of a racer, shouted."""
        return name.upper() if family == "racer" and name in PLACES else ""


class RaceTopics:
    """The paragraphs that explain things of the race."""

    things: Final = ("throw",)

    def anchor_of(self, thing: str) -> str | None:
        """Return the paragraph of the dice."""
        return "dice" if thing in ("throw", "dice") else None

    def anchor_of_decision(self, kind: str, place: str) -> str:  # noqa: ARG002 - the protocol's
        """Return the page."""
        return "here"

    def anchor_of_move(self, move: Word) -> str | None:
        """Return the paragraph of the dice for a throw."""
        return "dice" if move == "throw" else None

    def anchor_of_event(self, event: str) -> str:  # noqa: ARG002 - the protocol's
        """Return the page."""
        return "here"


class RaceReference:
    """The book about the race."""

    examples: Final = ("photo",)
    written_digits: Final = re.compile(r"lane \d")
    figures: Final = RaceFigures()
    topics: Final = RaceTopics()

    def __init__(self, folder: Path) -> None:
        """Look for everything in a folder."""
        self.folder, self.examples_folder = folder / "rules", folder / "examples"


class RaceHints:
    """Hints for the race."""

    def hint(
        self, view: tuple[int, ...], decisions: Iterable[Decision], seat: int, moves: Sequence[Word]
    ) -> Hint | None:
        """Return a hint with all moves, and advice for a racer who is behind."""
        if all(decision.seat != seat for decision in decisions):
            return None
        advice = advice_of(RULES, view)
        group = Group("race", "", tuple(moves), ("track",), len(moves))
        setting = RaceFigures.settings[0]
        return Hint(seat, setting, "race", "race", "here", (group,), may_end=False, count=1, blocked=(), advice=advice)

    def told(self, hint: Hint, texts: Catalogue) -> Told:
        """Return it in words."""
        groups = tuple(ToldGroup(texts.join(group.things), group.places) for group in hint.groups)
        advice = tuple(ToldGroup(f"{one.id} {one.n}", one.places) for one in hint.advice)
        return Told("A race.", "Here", hint.anchor, "", groups, (), advice)


RULES: Final[tuple[Rule[tuple[int, ...]], ...]] = (
    counting("leader_has", max),
    at("together", lambda view: ("track",) if view[0] == view[1] else ()),
    always("run"),
)
"""Advice for racers."""


@dataclass(frozen=True)
class TaughtRace:
    """The race with all that it is taught with."""

    teaching: Teaching | None
    game: Racing = RACING
    positions: NestedRaces = field(default_factory=NestedRaces)
    player_ids: frozenset[str] = frozenset()
    stamp: Mapping[str, str] = field(default_factory=dict, hash=False)
    upgrade: Callable[[dict[str, Json]], dict[str, Json]] = dict


def race_in(folder: Path) -> TaughtRace:
    """Return the race whose lessons, puzzles and book are in a folder."""
    teaching = Teaching(
        RaceLessons(folder / "lessons"), RacePuzzles(folder / "puzzles"), RaceReference(folder), RaceHints()
    )
    return TaughtRace(teaching)


def only(kit: TaughtRace) -> FindGame:
    """Return what finds this game and no other."""
    return lambda game: kit if game == kit.game.id else None


def texts(words: str = "Run.") -> dict[str, str]:
    """Return a sentence that both languages can have."""
    return {"en": words, "fr": words}


def lesson() -> dict[str, Any]:
    """Return a lesson about the race: red throws, then rests."""
    first = [
        {"say": texts(), "marks": ["track", "@dock_log"], "arrows": [["red", "track"]]},
        {"say": texts(), "expect": ["throw"], "draws": "dice=2", "until": {"at": "at.0", "least": 6}},
    ]
    second = [{"say": texts(), "expect": ["rest"], "claims": [{"at": "at.1", "least": 4, "most": 4}]}]
    before = ["1: throw | dice=2", "1: throw | dice=0"]
    return {
        "format": "stronghold-lesson",
        "version": 1,
        "game": "race",
        "id": "first",
        "title": texts("First"),
        "about": texts(),
        "scenes": [
            {"seat": "red", "position": {"at": [3, 1]}, "steps": first},
            {"seat": "blue", "seats": 2, "base": "empty", "moves": before, "steps": second},
        ],
    }


def puzzle(**members: object) -> dict[str, Any]:
    """Return a puzzle of the race with other members: red must run two steps in one throw."""
    words = {"title": "Two", "task": "Run.", "hint": "Throw.", "idea": "Luck."}
    plain = {
        "format": "stronghold-puzzle",
        "version": 1,
        "game": "race",
        "level": "easy",
        "words": {"en": dict(words), "fr": dict(words)},
        "plays": ["red"],
        "goals": [{"steps": 2}],
        "until": "move",
        "draws": {"dice": [1]},
        "needs": ["throw"],
        "solution": ["throw"],
        "position": {"format": "race-position", "race": {"at": [0, 0], "rested": -1, "seed": 1, "draws": 0}},
    }
    return {**plain, **members}


def put(folder: Path, name: str, content: object) -> Path:
    """Write a document into a folder, and its name into the folder's list."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(json.dumps(content), encoding="utf-8")
    (folder / CONTENTS).write_text("\n".join(sorted(file.name for file in folder.glob("*.json"))), encoding="utf-8")
    return path
