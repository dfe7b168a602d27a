"""The Defender's buildings: actions whose cost is covered happen at once, in any phase (R-14, R-36, R-37)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.refusal import Figure, Refusal
from stronghold_gui.games.stronghold.defence import barracks, cathedral, forge, scouts, workshop
from stronghold_gui.games.stronghold.defence.costs import covered
from stronghold_gui.games.stronghold.defence.ground import ground_of
from stronghold_gui.games.stronghold.defence.marks import mark, partner_started
from stronghold_gui.games.stronghold.defence.work import Work
from stronghold_gui.games.stronghold.events import ActionDone, Event
from stronghold_gui.games.stronghold.moves import Finish
from stronghold_gui.games.stronghold.pieces import ACTION_INDEX, DEFENDER_ACTIONS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_BY_NAME: Final[dict[str, Work]] = {
    work.action: work for building in (forge, workshop, scouts, cathedral, barracks) for work in building.WORKS
}
WORKS: Final[tuple[Work, ...]] = tuple(_BY_NAME[action] for action in DEFENDER_ACTIONS)
"""Every action, by index of ``pieces.DEFENDER_ACTIONS``."""

FINISH: Final = "finish"
"""The task that asks a seat which covered action is done next, and how: (``finish``, seat, 0, 0)."""


def ways(position: Position, seat: int) -> list[Finish]:
    """Return every way in which a seat can carry out an action that its hourglasses cover now (R-100)."""
    ground, foreign = ground_of(position, seat), partner_started(position, seat)
    return [
        answer
        for action in covered(position)
        if not foreign >> action & 1
        for answer in WORKS[action].answers(position, ground)
    ]


def costs_fell(position: Position, out: list[Event]) -> None:
    """Do the covered actions. It is called after each change that may lower a cost, pay for an action, or free a place.

    If there is only one way, it is taken at once; a choice of sequence or of place becomes a question to the Defender
    (``finish``), in any seat's phase. An action that cannot be done waits for the next call (R-37).
    """
    while covered(position):
        choices = ((seat, ways(position, seat)) for seat in position.defender_seats)
        seat, answers = next(((seat, answers) for seat, answers in choices if answers), (0, []))
        if not answers:
            return
        if len(answers) > 1:
            position.todo.append((FINISH, seat, 0, 0))
            return
        carry_out(position, seat, answers[0], out)


def carry_out(position: Position, seat: int, move: Finish, out: list[Event]) -> None:
    """Do a covered action: all its hourglasses go, surplus ones too, and it counts as used (R-37)."""
    action = ACTION_INDEX[move.action]
    mark(position, seat, action)
    out.append(ActionDone(seat, move.action))
    WORKS[action].carry_out(position, move, out)


def cannot_be_done(position: Position, seat: int, action: int) -> Refusal | None:
    """Return why the seat cannot do an action now at any place."""
    reason = WORKS[action].obstacle(position, ground_of(position, seat))
    if reason is None:
        return None
    name = DEFENDER_ACTIONS[action]
    figures: dict[Reason, tuple[str, dict[str, Figure]]] = {
        Reason.NONE_LEFT: ("1", {"piece": _PIECES.get(name, name)}),
        Reason.NO_TRAINEE: ("7", {"unit": name.removeprefix("train_")}),
        Reason.GATE_WHOLE: ("R-84", {"toughness": position.toughness}),
        Reason.NO_RAM: ("R-61", {}),
        Reason.NO_SABOTEUR: ("7", {}),
        Reason.NOBODY_IN_GUARDS: ("7", {}),
    }
    source, more = figures.get(reason, ("R-35", {"action": name}))
    return refuse(reason, source, more)


_PIECES: Final = {"wall": "wood", "damage": "miss", "train_marksman": "soldier", "train_soldier": "veteran"}
"""The piece that an action uses up, where its id differs from the action's."""
