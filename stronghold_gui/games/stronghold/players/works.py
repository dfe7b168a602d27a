"""Worth of each way to carry out a Defender's action: the action's own weight, and the danger that this way removes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stronghold_gui.games.stronghold.defence.buildings import WORKS
from stronghold_gui.games.stronghold.defence.ground import Ground
from stronghold_gui.games.stronghold.moves import Finish
from stronghold_gui.games.stronghold.pieces import (
    ACTION_INDEX,
    CAULDRONS,
    DEFENDER_INDEX,
    GOBLIN,
    GOBLIN_TRAP,
    SOLDIER,
    TROLL,
    TROLL_TRAP,
    UNIT_INDEX,
)
from stronghold_gui.games.stronghold.players.danger import Danger, fighting
from stronghold_gui.games.stronghold.players.fight_results import with_one
from stronghold_gui.games.stronghold.players.weights import WorkWeights

_LASTS_A_TURN: Final = frozenset({"blessing", "glare"})
"""Actions whose effect ends with the turn, so that they are useful only in the last pause."""


class Appraisal:
    """Rates the actions of one position."""

    def __init__(self, danger: Danger, weights: WorkWeights, ground: Ground) -> None:
        self.danger, self.weights, self.ground = danger, weights, ground
        self._best: dict[str, float] = {}

    def best(self, action: str) -> float:
        """Return the worth of the best way of doing an action now; 0 if there is none."""
        if action not in self._best:
            answers = WORKS[ACTION_INDEX[action]].answers(self.danger.position, self.ground)
            self._best[action] = max(map(self.of, answers), default=0.0)
        return self._best[action]

    def of(self, way: Finish) -> float:
        """Return the worth of one way of doing an action."""
        plain: float = getattr(self.weights, way.action)
        judge = _JUDGES.get(way.action)
        return plain + (judge(self.danger, way, plain) if judge is not None else 0.0)

    def in_time(self, action: str) -> bool:
        """Return whether the effect of the action lasts until the assault."""
        return action not in _LASTS_A_TURN or fighting(self.danger.position)


def _cauldron(danger: Danger, way: Finish, plain: float) -> float:
    """Rate a cauldron by the attackers that it would kill. Without possible attackers it is worth nothing."""
    wall, kind = danger.position.board.inner_index[way.place], CAULDRONS.index(way.action)
    held = danger.held[wall]
    without = TROLL + 1 if kind == GOBLIN else kind
    return danger.at(wall) - danger.of(wall, held.defenders, held.works, without)


def _component(danger: Danger, way: Finish, plain: float) -> float:
    wall = danger.position.board.inner_index[way.place]
    held = danger.held[wall]
    stone, wood, officer, speech, warrior = held.works
    return danger.at(wall) - danger.of(wall, held.defenders, (stone, wood + 1, officer, speech, warrior))


def _glare(danger: Danger, way: Finish, plain: float) -> float:
    return max(0.0, danger.at(danger.position.board.inner_index[way.place]))


def _platform(danger: Danger, way: Finish, plain: float) -> float:
    """Rate a platform: it counts only at a full section, where it lets one more unit come."""
    position = danger.position
    wall = position.board.inner_index[way.place]
    if position.inner_count(wall) < position.board.defender_places[wall]:
        return 0.0
    held = danger.held[wall]
    return 0.6 * (danger.at(wall) - danger.of(wall, with_one(held.defenders, SOLDIER), held.works))


def _strike(danger: Danger, way: Finish, plain: float) -> float:
    """Rate a kill by the unit's strength, and by the fear for the section where it fights."""
    position = danger.position
    board, kind = position.board, UNIT_INDEX[way.unit]
    place = board.outer_index[way.place]
    worth = 0.3 * plain * kind
    if place >= 2 * board.walls:
        return worth + max((_lighter(danger, wall, kind) for wall in board.joined[place]), default=0.0)
    return worth + _lighter(danger, board.wall_of(place), kind)


def _lighter(danger: Danger, wall: int, kind: int) -> float:
    held = danger.held[wall]
    return danger.at(wall) - danger.of(wall, held.defenders, held.works, kind)


def _mix_up(danger: Danger, way: Finish, plain: float) -> float:
    """Rate the removal of an order by the attacks that the order makes possible."""
    wall = danger.position.board.inner_index[way.place]
    held, attacks = danger.held[wall], danger.attacks[wall]
    open_one = danger.position.open_orders >> wall & 1
    plain_attack = attacks[0]
    worst = sum(attack.weight for attack in attacks[1:] if not attack.hit)
    fear = danger.of(wall, held.defenders, held.works) / (1.0 + worst)
    return fear * worst if any(plain_attack.invaders) and (worst or open_one) else -plain


def _damage(danger: Danger, way: Finish, plain: float) -> float:
    """Rate an added miss by the probability that the machine hits now."""
    position = danger.position
    place = position.board.outer_index[way.place]
    cards = position.hits[place] + position.misses[place]
    return 2.0 * plain * position.hits[place] / cards - plain if cards else -plain


def _trap(lies: int) -> Callable[[Danger, Finish, float], float]:
    kind = GOBLIN if lies == GOBLIN_TRAP else TROLL

    def judge(danger: Danger, way: Finish, plain: float) -> float:
        """Rate a trap by the units that wait before it."""
        position = danger.position
        start, _ = position.board.fields[position.board.field_index[way.place]]
        return 0.3 * min(3, position.outer[3 * start + kind])

    return judge


def _track(danger: Danger, way: Finish, plain: float) -> float:
    return plain * (danger.position.saboteurs.bit_count() - 1) - DEFENDER_INDEX[way.unit]


_JUDGES: Final[dict[str, Callable[[Danger, Finish, float], float]]] = {
    **dict.fromkeys(CAULDRONS, _cauldron),
    "wall": _component,
    "platform": _platform,
    "glare": _glare,
    "sharpshooter": _strike,
    "raid": _strike,
    "mix_up": _mix_up,
    "damage": _damage,
    "goblin_trap": _trap(GOBLIN_TRAP),
    "troll_trap": _trap(TROLL_TRAP),
    "track": _track,
}
