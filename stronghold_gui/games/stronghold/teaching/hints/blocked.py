"""Blocked choices of a decision, with the refusal of the rules.

The rules check the seat's view, laid out as a position (``forecast.imagined``): hidden things are left out, so no
answer can reveal them. Only the two decisions with a list of actions have blocked choices: a phase of the Invader and
the Defender's pause.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.cards import load_cards
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.forecast.imagined import known_position
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.reasons import Reason
from stronghold_gui.games.stronghold.table import Table
from stronghold_gui.games.stronghold.teaching.hints.situation import Situation
from stronghold_gui.games.stronghold.values import Values
from stronghold_gui.teaching.hints.hint import Blocked

_TELLING: Final = frozenset({
    Reason.CARD_FLIPPED, Reason.LENT, Reason.ALREADY_USED, Reason.TOO_FEW_RESOURCES, Reason.NONE_LEFT,
    Reason.NO_RESOURCES_LEFT, Reason.TOO_MANY_MACHINES, Reason.NO_TRAINEE, Reason.TOO_FEW_UNITS,
    Reason.ONCE_EACH,
})  # fmt: skip
"""Reasons that hold at every place; other reasons depend on the place."""
_SPECIAL_PHASE: Final = {action: phase for phase, action in enumerate(pc.SPECIAL, 1)}


def blocked(situation: Situation) -> tuple[Blocked, ...]:
    """Return the actions of the decision that cannot be taken, in the order of the card or the buildings."""
    match situation.decision.kind:
        case Kind.PHASE:
            wanted, values = _phase_actions(situation), situation.values
            trials = {action: tuple(_tries(action, values, situation.table)) for action in wanted}
        case Kind.SPEND if situation.defender.hourglasses:
            trials = {action: (m.Pay(action),) for action in pc.DEFENDER_ACTIONS}
        case _:
            return ()
    playable = {name for move in situation.moves for name in _actions_of(move)}
    position = known_position(situation.view)
    seat = situation.decision.seat
    used = frozenset(situation.invader.used) if situation.is_invader else frozenset()
    found = []
    for action, tries in trials.items():
        if action in playable:
            continue
        if action in used:
            found.append(Blocked(action, "used"))
        else:
            refusals = [answer for move in tries if (answer := STRONGHOLD.refusal(position, seat, move)) is not None]
            found.append(_explained(action, refusals))
    return tuple(found)


def _phase_actions(situation: Situation) -> tuple[str, ...]:
    """Return the actions on the seat's card of this phase: the normal ones, or the special one."""
    phase = situation.decision.place
    number = pc.PHASES.index(phase) + 1
    if phase in situation.invader.flipped:
        return tuple(action for action, of in _SPECIAL_PHASE.items() if of == number and action != "all_charge")
    if phase == "supplies":
        return ("gain",)
    if phase == "dispatch":
        return ("minor", "major")
    return load_cards().actions.get(situation.invader.cards.get(phase, ""), ())  # type: ignore[call-overload]


def _actions_of(move: m.Move) -> Iterator[str]:
    """Yield the action that a move takes."""
    match move:
        case m.Machine(tile) | m.Equip(tile) | m.Train(tile) | m.Ritual(tile):
            yield tile
        case m.Pay(action):
            yield action
        case m.Dispatch(size):
            yield size
        case m.Gain():
            yield "gain"
        case m.AccurateShot():
            yield "accurate_shot"
        case m.Escape():
            yield "escape_the_knife"
        case m.Transfer():
            yield from ("equipment_transfer", "training_transfer")
        case _:
            return


def _tries(action: str, values: Values, table: Table) -> Iterator[m.Move]:
    """Yield moves that would take an action, at every place and with every price."""
    places = (
        *table.ramparts, *table.foregrounds, *table.walls, "RAM", *table.fields, *table.buildings, *pc.HEROES,
        "hospital", "courtyard", "CAMP",
    )  # fmt: skip
    prices = [pc.UNITS[unit] for unit, _ in values.costs[action].pay] if action in values.costs else []
    match action:
        case "gain":
            yield from (m.Gain(unit) for unit in pc.UNITS)
        case "minor" | "major":
            yield m.Dispatch(action)
        case "accurate_shot":
            yield m.AccurateShot()
        case "escape_the_knife":
            yield from (m.Escape(place) for place in table.foregrounds)
        case _ if action in pc.RITUALS:
            yield from (m.Ritual(action, place) for place in places)
        case _ if action in pc.MACHINES:
            yield from (m.Machine(action, place, pay) for place in places for pay in prices)
        case _ if action in pc.TRAINING:
            yield from (m.Train(action, place, pay) for place in places for pay in prices)
        case _ if action in (*pc.EQUIPMENT, "bridge"):
            yield from (m.Equip(action, place, pay) for place in places for pay in prices)
        case _:
            return


def _explained(action: str, refusals: Iterable[Refusal]) -> Blocked:
    """Return the blocked action with the refusal that explains most."""
    answers = list(refusals)
    telling = next((answer for answer in answers if answer.reason in _TELLING), None)
    if len(answers) == 1:
        telling = answers[0]
    if telling is None:
        return Blocked(action, "nowhere")
    if telling.reason == Reason.TOO_FEW_UNITS:
        return Blocked(action, "units")
    if telling.reason == Reason.ALREADY_USED:
        return Blocked(action, "used")
    return Blocked(action, "rule", telling)
