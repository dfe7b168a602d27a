"""The tally of finished matches: wins and losses, and the best figures.

    rows = person_results(entry, number, rules)   # what a match was for each person in it
    tally = tally_of(rows)                        # played, won, lost, streaks and figures of some of them
    for section in sections(rows): ...            # the same by mode, side, level, opponent and person

This module depends on no game: a game's entry supplies `TallyRules`. Names of modes, sides and levels are message ids.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    # Entries bring their rules of the tally before anything about files is loaded.
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.save import Recent

Figure = Literal["points", "turns"]
"""The figures that a game compares: the most points of a person, the most turns of a match."""
Kind = Literal["mode", "side", "level", "opponent", "person"]
"""The criteria by which the rows of a section differ."""
KINDS: Final[tuple[Kind, ...]] = ("mode", "side", "level", "opponent", "person")

PEOPLE: Final = "tally.people"
"""The opponent id if all opponents are people."""
_LEVELS: Final = ("random", "easy", "medium", "hard")
"""The usual computer players, weakest first; a match counts for its strongest opponent."""


def _no_sides(options: Mapping[str, str], seats: int) -> Sequence[str]:
    """Return no side for each seat: everyone plays alone."""
    del options
    return ("",) * seats


@dataclass(frozen=True, slots=True)
class TallyRules:
    """The distinctions of a game in the tally.

    Attributes:
        modes: the options that make a mode or scenario. Names: ``option.<game>.<option>.<value>``.
        unnamed: values of these options that are left out of the mode's name.
        level: the option for the difficulty of the game itself, if it has one. Names: as for modes.
        figures: the figures to compare. Names: ``tally.<game>.<figure>``.
        sides: returns the side of each seat for the options and the number of seats, ``""`` for a seat without one;
            seats of one side are no opponents. Names: ``tally.side.<game>.<side>``.
    """

    modes: tuple[str, ...] = ()
    unnamed: frozenset[str] = frozenset()
    level: str = ""
    figures: tuple[Figure, ...] = ()
    sides: Callable[[Mapping[str, str], int], Sequence[str]] = _no_sides


@dataclass(frozen=True, slots=True)
class PersonResult:
    """The result of a finished match for one person.

    Attributes:
        match: number of the match, in the order in which they were played.
        game: id of the game.
        mode: names as message ids; empty if the game has one mode.
        side: the message id of the side, ``""`` for none.
        level: the message id of the level of difficulty, ``""`` for none.
        opponent: the message id of the strongest computer player among the opponents, or of people; ``""`` for none.
        person: the name, ``""`` for an unnamed person.
        won: whether the person's seat has won.
        points: the points of the seat; ``None`` if the game has none.
        turns: the progress of the match.
    """

    match: int
    game: str
    mode: tuple[str, ...]
    side: str
    level: str
    opponent: str
    person: str
    won: bool
    points: int | None
    turns: int

    def key(self, kind: Kind) -> tuple[str, ...]:
        """Return the name of the result's row in a section; empty for none."""
        match kind:
            case "mode":
                return self.mode
            case "side":
                return (self.side,) if self.side else ()
            case "level":
                return (self.level,) if self.level else ()
            case "opponent":
                return (self.opponent,) if self.opponent else ()
            case "person":
                return (self.person,)


@dataclass(frozen=True, slots=True)
class Tally:
    """The sum of some results.

    A match in which people both won and lost counts as won and as lost, and is left out of streaks.

    Attributes:
        played, won, lost: the numbers of matches.
        streak: the current series of won matches; below 0, of lost matches.
        best: the longest series of won matches.
        points: the most points of a person; ``None`` without points.
        turns: the most turns that a match took.
    """

    played: int
    won: int
    lost: int
    streak: int
    best: int
    points: int | None
    turns: int

    def figure(self, figure: Figure) -> int | None:
        return self.points if figure == "points" else self.turns


@dataclass(frozen=True, slots=True)
class Section:
    """Rows that group results by one criterion.

    Attributes:
        kind: the criterion.
        rows: the name of each row, as message ids or the name of a person, with its tally.
    """

    kind: Kind
    rows: tuple[tuple[tuple[str, ...], Tally], ...]


def person_results(entry: Recent, number: int, rules: TallyRules) -> list[PersonResult]:
    """Return the results of a match for each person in it; none if it is not over or too little is known of it.

    Args:
        entry: the match.
        number: its number in the order in which they were played.
        rules: the rules of its game.
    """
    result = entry.result
    if not entry.over or result is None or not {*rules.modes, rules.level} - {""} <= result.options.keys():
        return []
    seats = len(entry.names)
    sides = rules.sides(result.options, seats)
    mode = tuple(_option(entry, option) for option in rules.modes if result.options[option] not in rules.unnamed)
    return [
        PersonResult(
            number,
            entry.game,
            mode,
            f"tally.side.{entry.game}.{sides[seat]}" if sides[seat] else "",
            _option(entry, rules.level) if rules.level else "",
            _opponent(result.players, seat, sides),
            entry.names[seat],
            seat in (entry.winners or ()),
            result.scores[seat] if result.scores else None,
            entry.turn,
        )
        for seat in range(seats)
        if not (result.players and result.players[seat])
    ]


def tally_of(results: Sequence[PersonResult]) -> Tally:
    """Return the sum of results, given in the order of play."""
    outcomes = dict[int, set[bool]]()
    for one in results:
        outcomes.setdefault(one.match, set()).add(one.won)
    streak, best = 0, 0
    for known in outcomes.values():
        if len(known) == 1:
            step = 1 if True in known else -1
            streak = streak + step if streak * step > 0 else step
            best = max(best, streak)
    points = [one.points for one in results if one.points is not None]
    return Tally(
        len(outcomes),
        sum(True in known for known in outcomes.values()),
        sum(False in known for known in outcomes.values()),
        streak,
        best,
        max(points, default=None),
        max((one.turns for one in results), default=0),
    )


def is_mixed(results: Sequence[PersonResult]) -> bool:
    """Return whether people both won and lost the same match."""
    return len({one.match for one in results}) < len({(one.match, one.won) for one in results})


def sections(results: Sequence[PersonResult]) -> list[Section]:
    """Return the results grouped by each criterion, without criteria for which no result has a group."""
    made = (Section(kind, _rows(results, kind)) for kind in KINDS)
    return [section for section in made if section.rows]


def _rows(results: Sequence[PersonResult], kind: Kind) -> tuple[tuple[tuple[str, ...], Tally], ...]:
    """Return the rows of a section, the most played first."""
    groups = dict[tuple[str, ...], list[PersonResult]]()
    for one in results:
        if key := one.key(kind):
            groups.setdefault(key, []).append(one)
    rows = [(key, tally_of(group)) for key, group in groups.items()]
    return tuple(sorted(rows, key=lambda row: (-row[1].played, row[0])))


def _option(entry: Recent, option: str) -> str:
    """Return the name of the value that an option had."""
    return f"option.{entry.game}.{option}.{entry.result.options[option] if entry.result is not None else ''}"


def _opponent(players: Sequence[str], seat: Seat, sides: Sequence[str]) -> str:
    """Return the strongest computer against a seat, or people; ``""`` for a seat without opponents."""
    others = [
        other for other in range(len(sides)) if other != seat and (not sides[seat] or sides[other] != sides[seat])
    ]
    computers = {players[other] for other in others if players} - {""}
    if not computers:
        return PEOPLE if others else ""
    ranked = [level for level in _LEVELS if level in computers]
    return f"player.{ranked[-1] if ranked else min(computers)}"
