"""Effects and costs of actions in a sentence or two, with the numbers of the edition in play."""

from __future__ import annotations

from functools import cache

from stronghold_gui.games.stronghold.pieces import ACTION_INDEX, DEEDS, UNITS
from stronghold_gui.games.stronghold.values import Cost, Values
from stronghold_gui.games.stronghold.wording.nouns import counted, say, units
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact


@cache
def action_text(action: str, values: Values, texts: Catalogue) -> str:
    """Return what something does: an action of either camp, a special side, an order, a deed, the guard of honour.

    Docks request dozens of texts at every move; the cache saves 2 % of its time.

    Args:
        action: its id in ``pieces.py``: ``ballista``, ``all_charge``, ``cannon``, ``bluff``, ``speech``, ``last_legs``.
        values: the figures of the edition in play.
        texts: the language.

    Returns:
        One sentence or two; "" for an id that is none of these.
    """
    message = f"effect.{action}"
    if not texts.has(message):
        return ""
    variant = _variants(values).get(action)
    return say(texts, f"{message}.{variant}" if variant else message, _facts(values))


def price_text(action: str, values: Values, texts: Catalogue) -> str:
    """Return the price of an action: "6 resources, plus 1 troll or 2 orcs"; "" if it has none.

    The Defender's prices are the printed ones; a saboteur or a fire changes what an action costs now.
    """
    if action in values.costs:
        return _invader_price(values.costs[action], texts)
    if action in ACTION_INDEX:
        hourglasses = counted("count.hourglasses", values.action_cost[ACTION_INDEX[action]])
        return say(texts, "price.track", {"hourglasses": hourglasses}) if action == "track" else hourglasses.word(texts)
    return _special_price(action, values, texts)


def _invader_price(cost: Cost, texts: Catalogue) -> str:
    resources = counted("count.resources", cost.resources).word(texts) if cost.resources else ""
    paid = texts.join([units(UNITS[kind], number).word(texts) for kind, number in cost.pay], "or")
    given = say(texts, "price.given", {"hourglasses": counted("count.hourglasses", cost.hourglasses)})
    if resources and paid:
        return texts("price.both", resources=resources, units=paid)
    return resources or paid or (given if cost.hourglasses else texts("price.free"))


def _special_price(action: str, values: Values, texts: Catalogue) -> str:
    """Return the price of a hero's action or of a deed."""
    match action:
        case "speech":
            return say(texts, "price.speech", {"hourglasses": counted("count.hourglasses", values.speech_most)})
        case "excursion":
            prices = [counted("count.hourglasses", number) for number in values.excursion]
            return say(texts, "price.excursion", dict(zip(UNITS, prices, strict=True)))
        case "haste":
            return texts("price.free")
        case _:
            return texts("price.deed") if action in DEEDS else ""


def _variants(values: Values) -> dict[str, str]:
    """Return the actions with a different effect in this edition, each with the id of its sentence."""
    switches = {
        "ballista": (values.ballista_may_hold, "may_hold"),
        "altar": (values.altar_on_rampart, "rampart"),
        "accurate_shot": (values.accurate_all, "all"),
        "equipment_transfer": (values.ladder_stays, "ladder_stays"),
        "panic": (values.panic_lasts, "lasts"),
        "guard_of_honour": (values.honour_original, "original"),
        "blessing": (values.blessing_everywhere, "everywhere"),
        "trainer": (values.trainer_from_bag, "from_bag"),
        "accident": (values.accident_needs_invader, "about_to_strike"),
    }
    return {action: variant for action, (switched, variant) in switches.items() if switched}


def _facts(values: Values) -> dict[str, Fact]:
    """Return the figures for the texts of effects."""
    facts: dict[str, Fact] = {
        "all_charge": values.all_charge_units,
        "room": values.quartermaster_room,
        "transfer": values.transfer_units,
        "extra": values.quartermaster_dispatch,
        "escape": values.escape_goblins,
        "minor": values.dispatch["minor"],
        "major": values.dispatch["major"],
        "fury": values.fury_strength,
        "wood": values.wood_per_wall,
        "warrior": values.warrior_strength,
        "speech_most": values.speech_most,
        "barricades_hourglasses": counted("count.hourglasses", values.barricades),
        "negotiations_hourglasses": counted("count.hourglasses", values.negotiations),
        "troll_attack": values.troll_attack,
        "blood_rituals": values.blood_rituals,
        "great_siege": values.great_siege,
        "ruined_walls": values.ruined_walls,
        "honour_points": counted("count.points", values.glory["guard_of_honour"]),
        "honour_turn": values.glory["guard_of_honour_from_turn"],
    }
    for kind, unit in enumerate(UNITS):
        facts[f"gain_{unit}"] = values.gain[kind]
        facts[f"excursion_{unit}"] = values.excursion[kind]
    return facts
