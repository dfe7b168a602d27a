"""Odds that machines and orders open a section in an assault.

A Defender can repair damage until the last pause, but not what machines or orders do after it. So the value of an
assault that is just held depends on the chance of the hits it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from stronghold_gui.games.stronghold.assault.machines import AIM_MACHINES
from stronghold_gui.games.stronghold.assault.sections import invader_at
from stronghold_gui.games.stronghold.orders import can_obey
from stronghold_gui.games.stronghold.pieces import BLUFF, NO_ORDER
from stronghold_gui.games.stronghold.players.clashes import Clash, after_clash, after_hit, beyond, clash_at
from stronghold_gui.games.stronghold.players.ruins import ruins_to_come
from stronghold_gui.games.stronghold.position import STAGES, Position

_BEFORE: Final = frozenset(STAGES[: STAGES.index("marksmen")])
"""The stages in which machines may still fire."""
_STEEP: Final = 0.7
"""The steepness of ``_nearly``: the change of the log-odds of a breach for each point nearer to it."""
_SHORT: Final = 0.2
"""The factor for each point of glory by which breaches miss a win, in ``Promise.near``."""
_EFFECTIVE: Final = 3.0
"""The likelihood of a face-down tile with an effect at its section, relative to a bluff."""
_MOST_KNOWN: Final = 1 << 14


class Gun(NamedTuple):
    """A throwing machine: its kind, chance of a hit, place, and the sections it reaches."""

    machine: int
    chance: float
    place: int
    reach: tuple[int, ...]


_Shot = tuple[int, float]
"""A machine that fires at a section: its kind and its chance of a hit."""


class Promise(NamedTuple):
    """The promise of an assault that begins.

    Attributes:
        won: the chance that it wins the game.
        held: the chance that no section falls, so that the game continues.
        near: a smoothed version of ``won``, to compare two assaults that fail. A section that is just held falls nearly
            half the time, one far from falling rarely, and missing points of glory only reduce the result.
    """

    won: float
    held: float
    near: float


_Ways = tuple[tuple[float, Clash], ...]
"""The possible fights at a section with their probabilities; only one if the order there is known."""


def promise(position: Position, *, unseen: bool = False) -> Promise:
    """Return the promise of an assault that begins. Each machine is assumed to fire at the best section it reaches.

    Args:
        position: at the beginning of an assault, or in the last pause before it.
        unseen: whether face-down orders are unknown, as to a Defender: each may be any tile left that units there could
            obey.
    """
    sections = {wall: _ways(position, wall, unseen=unseen) for wall in range(position.board.walls)}
    attacked = {
        wall: ways for wall, ways in sections.items() if any(clash.called or any(clash.invaders) for _, clash in ways)
    }
    guns = _guns(position) if position.stage in _BEFORE else []
    lead = _lead(position, unseen=unseen)
    won, held = _odds(position, attacked, guns, lead, _surely, 0.0)
    return Promise(won, held, _odds(position, attacked, guns, lead, _nearly, _SHORT)[0])


def _ways(position: Position, wall: int, *, unseen: bool) -> _Ways:
    order = position.orders[wall]
    if not unseen or order == NO_ORDER or position.open_orders >> wall & 1:
        return ((1.0, clash_at(position, wall, order)),)
    likely = _orders_there(position, wall)
    whole = sum(likely.values())
    return tuple((share / whole, clash_at(position, wall, kind)) for kind, share in likely.items())


def _orders_there(position: Position, wall: int) -> dict[int, float]:
    """Return the likelihood of each face-down order at a section, among those not seen open elsewhere."""
    left = list(position.cards.orders)
    for other, order in enumerate(position.orders):
        if order != NO_ORDER and position.open_orders >> other & 1:
            left[order] -= 1
    found = {
        kind: tiles * (1.0 if kind == BLUFF else _EFFECTIVE)
        for kind, tiles in enumerate(left)
        if tiles > 0 and can_obey(position, kind, wall)
    }
    # An order that no unit can obey any more stays there without effect.
    return found or {NO_ORDER: 1.0}


_Breach = Callable[[int], float]
"""Returns the probability that a section falls, by how far an attack exceeds what the defenders cover."""


def _surely(over: int) -> float:
    return float(over > 0)


def _nearly(over: int) -> float:
    return 1.0 / (1.0 + exp(_STEEP * (0.5 - over)))


def _odds(
    position: Position, sections: Mapping[int, _Ways], guns: Sequence[Gun], lead: int, breach: _Breach, short: float
) -> tuple[float, float]:
    """Return the chances that an assault wins (times ``short`` for each missing point) and that all sections hold."""
    falls = _falling(sections, guns, breach)
    again = _once_more(sections, guns, breach) if lead <= 0 else {}
    return _wins(position, falls, again, lead, short), _how_many(falls.values())[0]


def _lead(position: Position, *, unseen: bool) -> int:
    """Return the Invader's lead in glory after a single breach."""
    values = position.values.glory
    deed = values["deed"] * (ruins_to_come(position, unseen=unseen) >= 1)
    return position.invader_points() + deed + values["breach"] - position.defender_points()


def _falling(sections: Mapping[int, _Ways], guns: Sequence[Gun], breach: _Breach) -> dict[int, float]:
    """Return the probability that each section falls. Each machine fires at the likeliest section in its range."""
    odds = {wall: _falls(ways, _in_range(wall, guns), breach) for wall, ways in sections.items()}
    falls: dict[int, float] = {}
    while odds:
        best = max(odds, key=lambda wall: odds[wall])
        falls[best] = odds.pop(best)
        fired = [gun for gun in guns if best in gun.reach]
        if fired:
            guns = [gun for gun in guns if gun not in fired]
            for wall in {wall for gun in fired for wall in gun.reach if wall in odds}:
                odds[wall] = _falls(sections[wall], _in_range(wall, guns), breach)
    return falls


def _once_more(sections: Mapping[int, _Ways], guns: Sequence[Gun], breach: _Breach) -> dict[int, float]:
    """Return the probability that each section falls in an extra assault, if it held the first without machine hits."""
    worn = {
        wall: tuple((share, after) for share, clash in ways if any((after := after_clash(clash)).invaders))
        for wall, ways in sections.items()
    }
    return {wall: _falls(ways, _in_range(wall, guns), breach) for wall, ways in worn.items() if ways}


def _guns(position: Position) -> list[Gun]:
    """Return the machines that may hit."""
    found = []
    shots = [invader.accurate_shots for invader in position.invaders]
    for place in AIM_MACHINES.sources(position):
        hits = position.hits[place]
        if not hits:
            continue
        cards, seat = hits + position.misses[place], invader_at(position, place)
        chance = hits / cards
        if shots[seat]:
            shots[seat] -= shots[seat] > 0
            chance = 1 - (1 - chance) * (1 - hits / max(1, cards - 1))
        found.append(Gun(position.machine[place], chance, place, tuple(AIM_MACHINES.reach(position, place))))
    return found


def _in_range(wall: int, guns: Sequence[Gun]) -> tuple[_Shot, ...]:
    return tuple((gun.machine, gun.chance) for gun in guns if wall in gun.reach)


def _falls(ways: _Ways, shots: tuple[_Shot, ...], breach: _Breach) -> float:
    return sum(share * _opened(clash, shots, breach) for share, clash in ways)


@lru_cache(maxsize=_MOST_KNOWN)
def _opened(clash: Clash, shots: tuple[_Shot, ...], breach: _Breach) -> float:
    """Return the probability that a section is breached when all those machines fire at it."""
    if not shots:
        return breach(beyond(clash))
    (machine, chance), rest = shots[0], shots[1:]
    return chance * _opened(after_hit(machine, clash), rest, breach) + (1 - chance) * _opened(clash, rest, breach)


def _how_many(chances: Iterable[float]) -> list[float]:
    """Return the probabilities that none, exactly one, two and so on of several independent events happen."""
    odds = [1.0]
    for chance in chances:
        odds = [stay * (1 - chance) + come * chance for stay, come in zip([*odds, 0.0], [0.0, *odds], strict=True)]
    return odds


def _wins(position: Position, falls: Mapping[int, float], again: Mapping[int, float], lead: int, short: float) -> float:
    """Return the chance of a win: by glory, or after a tie by a further breach in the extra assault.

    An outcome that misses a win by points is not worth 0, but ``short`` for one point, its square for two, and so on.
    """
    further, found = position.values.glory["further_breach"], 0.0
    for number, chance in enumerate(_how_many(falls.values())):
        if number:
            more = lead + (number - 1) * further
            found += chance * (1.0 if more > 0 else _extra(number, falls, again) if more == 0 else short**-more)
    return found


def _extra(number: int, falls: Mapping[int, float], again: Mapping[int, float]) -> float:
    """Return the chance to win the extra assault once a number of the likeliest sections have fallen."""
    fallen = sorted(falls, key=lambda wall: -falls[wall])[:number]
    return 1.0 - _how_many(odds for wall, odds in again.items() if wall not in fallen)[0]
