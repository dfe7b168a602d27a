"""Where a move or an event is explained: what the buttons and the lines of the log are about."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold import events as ev
from stronghold_gui.games.stronghold import moves as mv
from stronghold_gui.games.stronghold.pieces import PHASES, SPECIAL
from stronghold_gui.games.stronghold.teaching.reference.topics import anchor_of, anchor_of_stage

_FLIPPED: Final = dict(zip(PHASES, SPECIAL, strict=False))
_MOVES: Final[dict[type, str]] = {
    mv.Draft: "draft",
    mv.Gain: "gain",
    mv.Give: "troop_transfer",
    mv.AccurateShot: "accurate_shot",
    mv.Escape: "escape_the_knife",
    mv.March: "steps",
    mv.Rope: "ropes",
    mv.Influence: "altar",
    mv.Stone: "place_stone",
    mv.Walk: "moves",
    mv.Swap: "swap",
    mv.Speech: "speech",
    mv.Excursion: "excursion",
    mv.Haste: "haste",
    mv.Aim: "targets",
    mv.Shoot: "targets",
    mv.Keep: "accurate_shot",
    mv.Smash: "catapult",
    mv.Remove: "losses",
    mv.Obey: "melee_orders",
    mv.Detonate: "orcs_detonation",
    mv.Call: "trolls_call",
    mv.Heal: "melee_hospital",
    mv.Rise: "spectres",
    mv.Climb: "climb",
}
_EVENTS: Final[dict[type, str]] = {
    ev.TurnBegan: "turn",
    ev.PauseBegan: "pause",
    ev.CardsOffered: "draft",
    ev.CardKept: "draft",
    ev.UnitsDrawn: "supplies",
    ev.ResourcesTaken: "supplies",
    ev.UnitsGiven: "troop_transfer",
    ev.ActionBorrowed: "borrowing",
    ev.HasteUsed: "haste",
    ev.HourglassesLost: "pause_end",
    ev.UnitTrained: "barracks",
    ev.OrderVoid: "order_leaves",
    ev.OrderReturned: "R-89",
    ev.Aimed: "targets",
    ev.ShotWasted: "R-47",
    ev.CardTurned: "pile",
    ev.ShotKept: "accurate_shot",
    ev.HitCardTurned: "hit_cards",
    ev.Volley: "ranged_marksmen",
    ev.Clash: "melee_strength",
    ev.Breached: "breach",
    ev.GateHit: "gates",
    ev.GateFell: "gates",
    ev.TurnEnded: "end_of_turn",
    ev.ExtraAssault: "extra_assault",
}
_WAYS: Final = {
    "march": "steps",
    "climb": "climb",
    "swap": "swap",
    "rope": "ropes",
    "call": "trolls_call",
    "escape": "escape_the_knife",
    "move": "moves",
    "hospital": "melee_hospital",
    "regroup": "R-84",
}
"""How a unit got somewhere (``events.Way``), where the word names no thing of the table."""
_DEATHS: Final = {"marksmen": "ranged_marksmen", "goblins": "ranged_goblins", "losses": "losses"}
"""What took a unit (``events.Death``), where the word names no thing of the table."""
_GLORY: Final = {
    "start": "glory_time",
    "time": "glory_time",
    "deeds": "glory",
    "gates": "gates",
    "breach": "breach_glory",
    "extra_assault": "extra_assault",
}
_GIVEN: Final = {"turn": "income"}
_ENDINGS: Final = {"glory": "who_wins", "extra_assault": "extra_assault", "time": "time_up"}

_NAMING: Final[dict[type, tuple[str, dict[str, str], str]]] = {
    ev.CardFlipped: ("phase", _FLIPPED, "flip"),
    ev.Paid: ("action", {}, "actions"),
    ev.HourglassesGiven: ("cause", _GIVEN, "hourglass"),
    ev.Placed: ("piece", {}, "pieces"),
    ev.Shifted: ("piece", {}, "pieces"),
    ev.TakenAway: ("piece", {}, "pieces"),
    ev.UnitMoved: ("how", _WAYS, "moves"),
    ev.UnitKilled: ("cause", _DEATHS, "losses"),
    ev.UnitHurt: ("cause", _DEATHS, "losses"),
    ev.HourglassLaid: ("action", {}, "defender_actions"),
    ev.ActionDone: ("action", {}, "defender_actions"),
    ev.HeroActed: ("action", {}, "heroes"),
    ev.OrderLaid: ("tile", {}, "orders"),
    ev.OrderTurned: ("tile", {}, "orders"),
    ev.OrderObeyed: ("tile", {}, "orders"),
    ev.InvaderDeed: ("deed", {}, "invader_deeds"),
    ev.DefenderDeed: ("deed", {}, "deeds"),
    ev.GloryGained: ("source", _GLORY, "glory"),
    ev.GameEnded: ("how", _ENDINGS, "glory"),
}
"""Events that name what they are about: the field, the words that are no things of the table, and the fallback."""


def anchor_of_move(move: mv.Move) -> str | None:
    """Return where a move is explained; None for one that only says that somebody is done."""
    match move:
        case mv.Machine(tile) | mv.Equip(tile) | mv.Train(tile) | mv.Ritual(tile):
            return anchor_of(tile)
        case mv.Pay(action) | mv.Finish(action) | mv.Dispatch(action) | mv.Deed(action):
            return anchor_of(action)
        case mv.Flip(phase):
            return _FLIPPED.get(phase, "flip")
        case mv.Transfer(tile):
            trained = tile in {"quartermaster", "trench_master", "fire_master", "drover", "saboteur"}
            return "training_transfer" if trained else "equipment_transfer"
        case mv.Command(tile):
            return anchor_of(tile)
        case _:
            return _MOVES.get(type(move))


def anchor_of_event(event: ev.Event) -> str:
    """Return where an event is explained: the paragraph that a line of the log opens."""
    if isinstance(event, ev.PhaseBegan):
        return PHASES[event.phase - 1]
    if isinstance(event, ev.StageBegan):
        return anchor_of_stage(event.stage)
    kind = type(event)
    if kind not in _NAMING:
        return _EVENTS.get(kind, "turn")
    field, words, otherwise = _NAMING[kind]
    named: str = getattr(event, field)
    return words.get(named) or anchor_of(named) or otherwise
