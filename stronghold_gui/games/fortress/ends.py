"""The end of a match and its winners (rules, sections 13 to 15; RF-69 to RF-72, RF-77 to RF-79)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, get_args

from stronghold_gui.games.fortress.events import Event, GameEnded
from stronghold_gui.games.fortress.position import WAITING, Position, Task

Ending = Literal[
    "rescued", "heroes_lost", "guards_gone", "rescue_time", "flag_taken", "defenders_gone", "attackers_gone",
    "flag_time", "run_home", "runners_lost", "run_time",
]  # fmt: skip
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)

_PLAYED: Final = ("drop", "markers", "turns")


def check(position: Position, task: Task, out: list[Event]) -> bool:
    """End the match if a side has won, after each complete move, attack, power, drop or use of the door (RF-69)."""
    position.todo.pop()
    if position.stage in _PLAYED:
        found = _victory(position)
        if found is not None:
            finish(position, *found, out)
    return False


def finish(position: Position, side: int, how: Ending, out: list[Event]) -> None:
    """End the match with the victory of a side."""
    winners = {
        position.seat(player) for player in range(position.setting.players) if position.setting.side[player] == side
    }
    position.todo.clear()
    position.stage = "over"
    position.winners, position.ending = tuple(sorted(winners)), how
    out.append(GameEnded(position.winners, how))


def time_is_up(position: Position, out: list[Event]) -> None:
    """End the match after its last turn: the side wins that only had to hold out (RF-79)."""
    end = position.setting.scenario.end
    side = position.setting.side
    match end.kind:
        case "rescue":
            finish(position, 1 - side[end.figures["guards"]], "rescue_time", out)
        case "flag":
            finish(position, side[end.figures["defender"]], "flag_time", out)
        case "run":
            finish(position, 1 - side[end.figures["runner"]], "run_time", out)


def _victory(position: Position) -> tuple[int, Ending] | None:
    """Return the winning side and the kind of ending, if a side has won."""
    match position.setting.scenario.end.kind:
        case "rescue":
            return _rescue(position)
        case "flag":
            return _flag(position)
        case "run":
            return _run(position)


@dataclass(frozen=True, slots=True)
class Rescue:
    """The progress of a rescue.

    Attributes:
        inside, left, wanted: the numbers of the reinforcements' unique heroes that are inside, alive, and needed
            (RF-70).
        guarded: whether the guards have a figure inside.
        held: whether the guards have the door (RF-86).
    """

    inside: int
    left: int
    wanted: int
    guarded: bool
    held: bool


def rescue(position: Position) -> Rescue:
    """Return the progress of a rescue."""
    setting, figures = position.setting, position.setting.scenario.end.figures
    guards = figures["guards"]
    heroes = list(heroes_of(position, figures["rescued"]))
    inside = sum(_stands_in(position, hero, setting.homes[guards]) for hero in heroes)
    return Rescue(inside, len(heroes), figures["heroes"], _guarded(position), _held(position))


def _guarded(position: Position) -> bool:
    """Return whether the guards have a figure inside."""
    setting, guards = position.setting, position.setting.scenario.end.figures["guards"]
    return any(
        position.owner_of(figure) == guards and _stands_in(position, figure, setting.inside)
        for figure in position.standing()
    )


def _held(position: Position) -> bool:
    """Return whether the guards have the door card; without cards, whether their side has the door (RF-86)."""
    setting, guards = position.setting, position.setting.scenario.end.figures["guards"]
    if position.controller == guards:
        return True
    shared = setting.rulings.partners_hold_door and not setting.mode.door_card
    return shared and position.friends(position.controller, guards)


def _rescue(position: Position) -> tuple[int, Ending] | None:
    setting, figures = position.setting, position.setting.scenario.end.figures
    guards, wanted = figures["guards"], figures["heroes"]
    side, heroes = setting.side[guards], list(heroes_of(position, figures["rescued"]))
    if len(heroes) < wanted:
        return 1 - side, "heroes_lost"
    # Usually too few heroes are inside, and the other conditions need no check.
    inside = sum(_stands_in(position, hero, setting.homes[guards]) for hero in heroes)
    if inside >= wanted and _held(position) and _guarded(position):
        return side, "rescued"
    return None if position.has_figures(guards) else (1 - side, "guards_gone")


def heroes_of(position: Position, player: int) -> Iterator[int]:
    """Yield the unique heroes that a player placed at the start, still has and still controls (RF-70)."""
    owner, where, spans = position.owner, position.where, position.setting.cards.spans
    for card in position.setting.unique_heroes:
        if owner[card] == player:
            for figure in spans[card]:
                if where[figure] >= 0 and position.starters >> figure & 1:
                    yield figure


def _stands_in(position: Position, figure: int, spots: frozenset[int]) -> bool:
    return not spots.isdisjoint(position.spots(figure))


def _flag(position: Position) -> tuple[int, Ending] | None:
    side = position.setting.side[position.setting.scenario.end.figures["defender"]]
    if not position.flag and position.setting.plan.flag is not None:
        return 1 - side, "flag_taken"
    defends, attacks = _side_has_figures(position, side), _side_has_figures(position, 1 - side)
    if not defends and not attacks:
        # Both emptied by one attack: the side whose turn it is has won (RF-78).
        own = position.setting.side[position.player] == side
        return (side, "attackers_gone") if own else (1 - side, "defenders_gone")
    if not defends:
        return 1 - side, "defenders_gone"
    return None if attacks else (side, "attackers_gone")


def _side_has_figures(position: Position, side: int) -> bool:
    players = range(position.setting.players)
    return any(position.setting.side[player] == side and position.has_figures(player) for player in players)


@dataclass(frozen=True, slots=True)
class Run:
    """The progress of a run: runners inside, runners alive, the number wanted."""

    home: int
    left: int
    wanted: int


def run(position: Position) -> Run:
    """Return the progress of a run."""
    setting, figures = position.setting, position.setting.scenario.end.figures
    runners = [figure for card in setting.card_zones for figure in setting.cards.figures(card)]
    alive = [figure for figure in runners if position.where[figure] >= 0 or position.where[figure] == WAITING]
    home = sum(
        position.where[figure] >= 0 and _stands_in(position, figure, setting.homes[figures["runner"]])
        for figure in alive
    )
    return Run(home, len(alive), figures["runners"])


def _run(position: Position) -> tuple[int, Ending] | None:
    side, now = position.setting.side[position.setting.scenario.end.figures["runner"]], run(position)
    if now.home >= now.wanted:
        return side, "run_home"
    return (1 - side, "runners_lost") if now.left < now.wanted else None


def scores(position: Position) -> tuple[int, ...]:
    """Return for each seat the points of its cards that still have figures."""
    totals = [0] * position.setting.seats
    for card, owner in enumerate(position.owner):
        if owner >= 0 and position.alive(card):
            totals[position.seat(owner)] += position.setting.cards.cards[card].points
    return tuple(totals)
