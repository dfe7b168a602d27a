"""Anchors of moves and events in the rules pages, for buttons and log lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as ev
from stronghold_gui.games.stronghold import moves as mv
from stronghold_gui.games.stronghold.pieces import PHASES, SPECIAL
from stronghold_gui.games.stronghold.teaching.reference.topics import anchor_of, anchor_of_stage
from stronghold_gui.teaching.reference.of_game import Explained

_FLIPPED: Final = dict(zip(PHASES, SPECIAL, strict=False))
_TRAINED: Final = frozenset({"quartermaster", "trench_master", "fire_master", "drover", "saboteur"})
_WAYS: Final = {
    "march": "steps",
    "climb": "climb",
    "swap": "swap",
    "rope": "ropes",
    "call": "trolls_call",
    "escape": "escape_the_knife",
    "move": "moves",
    "hospital": "melee_hospital",
}
"""Anchors for ways of moving (``events.Way``) whose id is not an anchor itself."""
_DEATHS: Final = {"marksmen": "ranged_marksmen", "goblins": "ranged_goblins", "losses": "losses"}
"""Anchors for causes of death (``events.Death``) whose id is not an anchor itself."""
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


@dataclass(frozen=True, slots=True)
class Naming:
    """A lookup that explains events by the thing that they name.

    Attributes:
        named: the field that names the thing.
        otherwise: the anchor for other things.
        words: the anchors for field values that are not things of the table.
    """

    named: str
    otherwise: str
    words: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, event: ev.Event) -> str:
        """Return the anchor of an event."""
        thing: str = getattr(event, self.named)
        return self.words.get(thing) or anchor_of(thing) or self.otherwise


MOVES: Final[Mapping[type, Explained]] = {
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
    **dict.fromkeys((mv.Machine, mv.Equip, mv.Train, mv.Ritual, mv.Command), lambda move: anchor_of(move.tile)),
    mv.Pay: lambda move: anchor_of(move.action),
    mv.Finish: lambda move: anchor_of(move.action),
    mv.Dispatch: lambda move: anchor_of(move.size),
    mv.Deed: lambda move: anchor_of(move.deed),
    mv.Flip: lambda move: _FLIPPED.get(move.phase, "flip"),
    mv.Transfer: lambda move: "training_transfer" if move.tile in _TRAINED else "equipment_transfer",
}
"""Where each kind of move is explained."""
EVENTS: Final[Mapping[type, Explained]] = {
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
    a.Aimed: "targets",
    a.ShotWasted: "R-47",
    a.CardTurned: "pile",
    a.ShotKept: "accurate_shot",
    a.HitCardTurned: "hit_cards",
    a.Volley: "ranged_marksmen",
    a.Clash: "melee_strength",
    a.Breached: "breach",
    a.GateHit: "gates",
    a.GateFell: "gates",
    ev.TurnEnded: "end_of_turn",
    ev.ExtraAssault: "extra_assault",
    ev.PhaseBegan: lambda event: PHASES[event.phase - 1],
    ev.StageBegan: lambda event: anchor_of_stage(event.stage),
    ev.CardFlipped: Naming("phase", "flip", _FLIPPED),
    ev.Paid: Naming("action", "actions"),
    ev.HourglassesGiven: Naming("cause", "hourglass", _GIVEN),
    ev.Placed: Naming("piece", "pieces"),
    ev.Shifted: Naming("piece", "pieces"),
    ev.TakenAway: Naming("piece", "pieces"),
    ev.UnitMoved: Naming("how", "moves", _WAYS),
    ev.UnitKilled: Naming("cause", "losses", _DEATHS),
    ev.UnitHurt: Naming("cause", "losses", _DEATHS),
    ev.HourglassLaid: Naming("action", "defender_actions"),
    ev.ActionDone: Naming("action", "defender_actions"),
    ev.HeroActed: Naming("action", "heroes"),
    ev.OrderLaid: Naming("tile", "orders"),
    ev.OrderTurned: Naming("tile", "orders"),
    ev.OrderObeyed: Naming("tile", "orders"),
    ev.InvaderDeed: Naming("deed", "invader_deeds"),
    ev.DefenderDeed: Naming("deed", "deeds"),
    ev.GloryGained: Naming("source", "glory", _GLORY),
    ev.GameEnded: Naming("how", "glory", _ENDINGS),
}
"""Where each kind of event is explained."""
