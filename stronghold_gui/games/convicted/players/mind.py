"""Reader for the file of a level of the computer players: weights, plans and heroes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Annotated, Final, Literal

from pydantic import Field

from stronghold_gui.core.data_files import Note, parse_data
from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.convicted.ids import BuildingId, EngineId, HeroId, ObstacleId, TechnologyId
from stronghold_gui.games.convicted.pieces import HEROES, RINGS
from stronghold_gui.games.convicted.players.weights import DefenderWeights, EnemyWeights

WALLS_STEP = "walls"
GUARDS = "guards"
FIGHTERS = "fighters"
"""Values of ``Step.what``: all walls, the melee units, the melee units stronger than spearmen."""
CROWD: Final = 3
"""Default number of defenders from which ``Mind.crowd`` is used."""
_NUMBERS: Final = {
    "research": "", "build": "level", "fortify": "level", "make": "count", "train": "count", "dig": "count",
}  # fmt: skip
"""The kinds of step of a plan, each with the member that holds its amount."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the plan.

    Attributes:
        do: ``research``, ``build``, ``fortify``, ``make``, ``train`` or ``dig``.
        what: a technology; a building; ``walls`` or ``towers``; an engine; ``shooters``, ``guards`` or ``fighters``; an
            obstacle.
        level: of the building or the sections, or the number of engines, units or obstacles; 0 for a technology.
        turn: the turn in which it is due.
    """

    do: str
    what: str
    level: int
    turn: int


@dataclass(frozen=True, slots=True)
class Mind:
    """The weights, plans and heroes of a level.

    Attributes:
        defender, enemy: the weights of each side.
        plan: steps of building and research, in order.
        heroes: the heroes in order of preference.
        crowd: weights and plan for ``crowd_from`` defenders and more, who get less wood than one or two (section 3).
        scenario: weights and plan for a scenario, which begins with a fortress and is over in a few turns.
        stand: weights and plan for a scenario of a single turn against the automatic enemy, which needs no savings.
            Against a player who leads the enemy, ``scenario`` is used, since a player finds gaps in such a plan.
    """

    defender: DefenderWeights
    enemy: EnemyWeights
    plan: tuple[Step, ...]
    heroes: tuple[str, ...]
    crowd: Mind | None = None
    scenario: Mind | None = None
    stand: Mind | None = None
    crowd_from: int = CROWD

    def fitting(self, *, defenders: int, scenario: bool, stand: bool = False) -> Mind:
        """Return the weights and plan for a match.

        Args:
            defenders: number of defenders.
            scenario: whether the mode is a scenario.
            stand: whether it is one of a single turn against the automatic enemy.
        """
        if scenario:
            return (self.stand if stand else None) or self.scenario or self
        return (self.crowd if defenders >= self.crowd_from else None) or self


@dataclass(frozen=True, slots=True)
class StepInFile(Part):
    """A step of a plan in a file; it has exactly one of the members from ``research`` to ``dig``.

    Attributes:
        turn: the turn in which it is due.
        level: the level to reach, with ``build`` and ``fortify`` only.
        count: the number of things, with ``make``, ``train`` and ``dig`` only.
    """

    turn: Annotated[int, Field(ge=1, le=20)]
    research: TechnologyId | None = None
    build: BuildingId | None = None
    fortify: Literal["walls", "towers"] | None = None
    make: EngineId | None = None
    train: Literal["shooters", "guards", "fighters"] | None = None
    dig: ObstacleId | None = None
    level: Annotated[int, Field(ge=1, le=5)] = 0
    count: Annotated[int, Field(ge=1, le=60)] = 0


Plan = Annotated[tuple[StepInFile, ...], Field(max_length=200)]
Heroes = Annotated[tuple[HeroId, ...], Field(max_length=len(HEROES))]


@dataclass(frozen=True, slots=True)
class SpecialPlan(Part):
    """A plan for many defenders, a scenario or a last stand, with the weights and heroes that differ."""

    defender: Annotated[dict[str, float], Field(max_length=50)]
    plan: Plan
    heroes: Heroes | None = None


@dataclass(frozen=True, slots=True)
class LevelFile(Part):
    """The file of a level; its members become those of a ``Mind``."""

    defender: DefenderWeights
    enemy: EnemyWeights
    plan: Plan
    heroes: Heroes
    crowd: SpecialPlan | None = None
    crowd_from: Annotated[int, Field(ge=2, le=4)] = CROWD
    scenario: SpecialPlan | None = None
    stand: SpecialPlan | None = None
    note: Note = ""


def make_mind(file: LevelFile) -> Mind:
    """Return the mind of a level from its file.

    Raises:
        DataFault: a step, the heroes or a weight is invalid; with its path.
    """
    check_heroes(file.heroes, "heroes")
    return Mind(
        file.defender,
        file.enemy,
        make_plan(file.plan, "plan"),
        file.heroes,
        _special(file, file.crowd, "crowd"),
        _special(file, file.scenario, "scenario"),
        _special(file, file.stand, "stand"),
        file.crowd_from,
    )


def _special(file: LevelFile, special: SpecialPlan | None, path: str) -> Mind | None:
    if special is None:
        return None
    heroes = special.heroes or file.heroes
    check_heroes(heroes, f"{path}.heroes")
    weights = parse_data(DefenderWeights, {**asdict(file.defender), **special.defender}, f"{path}.defender")
    return Mind(weights, file.enemy, make_plan(special.plan, f"{path}.plan"), heroes)


def make_plan(steps: Sequence[StepInFile], path: str) -> tuple[Step, ...]:
    """Return a plan from the steps of a file.

    Raises:
        DataFault: a step does not do exactly one thing, or has no amount; with its path.
    """
    return tuple(_step(step, f"{path}[{number}]") for number, step in enumerate(steps))


def _step(step: StepInFile, path: str) -> Step:
    given = [name for name in _NUMBERS if getattr(step, name) is not None]
    if len(given) != 1:
        raise DataFault(path, f"one of {', '.join(_NUMBERS)} was expected")
    do = given[0]
    for name in ("level", "count"):
        if bool(getattr(step, name)) != (name == _NUMBERS[do]):
            problem = "is missing" if name == _NUMBERS[do] else f"does not belong to '{do}'"
            raise DataFault(path, f"'{name}' {problem}")
    if do == "dig" and step.count > len(RINGS):
        raise DataFault(f"{path}.count", f"{step.count} is more than the {len(RINGS)} sections of the ring")
    return Step(do, getattr(step, do), step.level or step.count, step.turn)


def check_heroes(heroes: Sequence[HeroId], path: str) -> None:
    """Check that each hero has one place in the order of preference.

    Raises:
        DataFault: a hero is missing or listed twice.
    """
    if sorted(heroes) != sorted(HEROES):
        raise DataFault(path, f"each of {', '.join(HEROES)} was expected once")
