"""Advice in the Invader's phases."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.cards import load_cards
from stronghold_gui.games.stronghold.pieces import PHASES
from stronghold_gui.games.stronghold.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.hint import Advice
from stronghold_gui.teaching.hints.rule import Rule, always, at, counting, of, when

_EARLY: Final = 4
"""The last turn in which most of the game is still to come."""
_LATE: Final = 8
"""The first of the last turns."""
_CROWDED: Final = 6
"""The number of units from which a rampart for seven counts as full."""


def _offers_ram(situation: Situation) -> bool:
    cards = load_cards().actions
    return any("battering_ram" in cards.get(card, ()) for card in situation.invader.offer)


def _camp_gift(situation: Situation) -> Advice | None:
    """Return advice on the hourglasses that the Defender would get if all unspent units stayed in the camp."""
    invader, values = situation.invader, situation.values
    waiting = sum(invader.camp.values()) + (sum(invader.hand.values()) if situation.table.stage == "phase" else 0)
    gift = values.camp_hourglasses(waiting)
    return Advice("camp_gift", n=gift, units=waiting) if gift else None


def _no_gift(situation: Situation) -> Advice:
    """Return advice on how many units in the camp give the Defender no hourglasses."""
    return Advice("camp_free", units=next(most for most, gift in situation.values.camp if not gift))


def _blood_rituals(situation: Situation) -> int:
    """Return how many more goblins the deed needs."""
    done = "blood_rituals" in situation.table.deeds.done
    return 0 if done else max(0, situation.values.blood_rituals - situation.table.sacrificed)


def _crowded(situation: Situation) -> tuple[str, ...]:
    return tuple(place for place, site in situation.table.ramparts.items() if sum(site.units.values()) >= _CROWDED)


def _traps(situation: Situation) -> tuple[str, ...]:
    return tuple(path for path, lies in situation.table.fields.items() if lies.endswith("_trap"))


def _full_walls(situation: Situation) -> tuple[str, ...]:
    """Return the sections with own units that no other unit can enter."""
    reached = {move.goal for move in situation.moves if isinstance(move, m.March)}
    walls = situation.table.walls
    return tuple(name for name, wall in walls.items() if wall.invader and name not in reached)


def _poor(situation: Situation) -> bool:
    """Return whether the resources are too few for the cheapest action of the phase's card."""
    card = situation.invader.cards.get(situation.decision.place, "")  # type: ignore[call-overload]
    costs = [situation.values.costs[action].resources for action in load_cards().actions.get(card, ())]
    return bool(costs) and situation.invader.resources < min(costs)


def _no_goblins(situation: Situation) -> bool:
    return not situation.invader.hand.get("goblin")


def _unflipped_in(situation: Situation) -> tuple[str, ...]:
    return tuple(phase for phase in PHASES[:5] if phase not in situation.invader.flipped)


def _orders_possible(situation: Situation) -> bool:
    return any(isinstance(move, m.Command) for move in situation.moves)


def _late(situation: Situation) -> int:
    left = situation.values.turns - situation.table.turn
    return left + 1 if situation.table.turn >= _LATE else 0


_PRICE: Final = always("units_give_hourglasses")
_NEAR: Final = at("near_breach", Situation.near)
_FALLING: Final = at("falls_now", Situation.falling)

RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {
    "draft": (
        when("draft_ram", _offers_ram),
        always("draft_together"),
        always("draft_price"),
        always("draft_special"),
    ),
    "flip": (
        counting("few_turns_left", _late),
        of("flip_forever", _unflipped_in),
        when("flip_early", lambda situation: situation.table.turn <= _EARLY),
    ),
    "phase.supplies": (
        when("supplies_rich", lambda situation: situation.invader.resources >= 8),
        always("supplies_hourglasses"),
        always("supplies_plan"),
        always("supplies_cubes"),
    ),
    "phase.machines": (
        when("too_poor", _poor),
        when("machines_early", lambda situation: situation.table.turn <= _EARLY),
        counting("few_turns_left", _late),
        always("machines_odds"),
        _PRICE,
    ),
    "phase.equipment": (
        when("too_poor", _poor),
        _FALLING,
        _NEAR,
        always("equipment_stays"),
        always("equipment_strength"),
        _PRICE,
    ),
    "phase.training": (
        at("training_artillery", lambda situation: tuple(situation.machines())),
        at("training_crowded", _crowded),
        always("training_place"),
        _PRICE,
    ),
    "phase.rituals": (
        when("rituals_no_goblins", _no_goblins),
        always("rituals_this_turn"),
        _NEAR,
        counting("rituals_blood", _blood_rituals),
    ),
    "phase.dispatch": (
        _camp_gift,
        _no_gift,
        _NEAR,
        when("orders_open", _orders_possible),
        always("dispatch_price"),
        always("dispatch_stay"),
    ),
    "dispatch.a": (at("traps_on_paths", _traps), at("walls_full", _full_walls), _NEAR, always("step_a_room"),
                   always("nobody_returns")),
    "dispatch.b": (at("traps_on_paths", _traps), at("training_crowded", _crowded), always("step_b_next"),
                   always("step_b_strong")),
    "dispatch.c": (_camp_gift, at("traps_on_paths", _traps), _no_gift, always("step_c_far"),
                   always("step_c_tower")),
}  # fmt: skip
"""Rules of advice by decision."""
