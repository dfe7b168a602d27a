"""Anchors of moves and events in the rules pages, for buttons and log lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.teaching.reference.of_game import Explained

_FIRST: Final = {"draft": "draft", "placing": "placing", "scenario": "ambush", "skulls": "small"}
_FLIGHTS: Final = {"fly": "flight", "leap": "stealth_leap", "grapple": "grapple_gun_25"}

MOVES: Final[Mapping[type, Explained]] = {
    m.Pick: "chosen",
    m.Place: "placing",
    m.Drop: "the_drop",
    m.Mark: "order_marker",
    m.Use: "small_turns",
    m.Step: "step",
    m.Go: "moving",
    m.Fly: "flight",
    m.Leap: "stealth_leap",
    m.Grapple: "grapple_gun_25",
    m.Stop: "moving",
    m.Strike: "leaving",
    m.Charge: "berserker_charge",
    m.Shackle: "mind_shackle_20",
    m.Chomp: "chomp",
    m.Clone: "water_clone",
    m.Return: "water_clone",
    m.Attack: "attack",
    m.Explode: "explosion",
    m.Throw: "grenade",
    m.Breathe: "fire_line",
    m.Next: "defence_order",
    m.TakeFlag: "flag_down",
    m.Door: "door_open",
    m.TakeCard: "door_control",
    m.Spirit: "spirits",
    m.Rest: "door_open",
}
"""The anchor at which each kind of move is explained."""
EVENTS: Final[Mapping[type, Explained]] = {
    e.GameBegan: "scenarios",
    e.CombatRolled: "small",
    e.CardPicked: "chosen",
    e.DraftPassed: "draft",
    e.FigurePlaced: "placing",
    e.LeftOut: "placing",
    e.RoundBegan: "round",
    e.DropRolled: "the_drop",
    e.Waits: "the_drop",
    e.Dropped: "the_drop",
    e.MarkerLaid: "order_marker",
    e.MarkerTurned: "turn",
    e.TurnLost: "turn",
    e.TurnWaits: "the_drop",
    e.CardUsed: "small_turns",
    e.Stepped: "step",
    e.MoveEnded: "moving",
    e.StruckAt: "leaving",
    e.Spared: "leaving",
    e.Fell: "falling",
    e.FellDeep: "falling",
    e.ChargeRolled: "berserker_charge",
    e.ShackleRolled: "mind_shackle_20",
    e.CardChanged: "RF-64",
    e.Chomped: "chomp",
    e.CloneRolled: "water_clone",
    e.Returned: "water_clone",
    e.DefenceRolled: "defending",
    e.Countered: "counter_strike",
    e.Destroyed: "wounds",
    e.CardOut: "wounds",
    e.SpiritLaid: "spirits",
    e.SpiritLost: "RF-65",
    e.DoorMoved: "door_open",
    e.DoorDestroyed: "door_gone",
    e.DoorTaken: "door_control",
    e.DoorLeft: "RF-35",
    e.Rested: "door_open",
    e.FlagTaken: "flag_down",
    e.TurnEnded: "turn",
    e.RoundEnded: "round_end",
    e.GameEnded: "scenarios",
    e.Rolled: lambda event: _FIRST.get(event.why, "initiative"),
    e.BeginsFirst: lambda event: _FIRST.get(event.why, "initiative"),
    e.Flew: lambda event: _FLIGHTS[event.how],
    e.AttackRolled: lambda event: "attack" if event.weapon == "normal" else event.weapon,
    e.Wounded: lambda event: "door_attack" if event.target == m.DOOR else "wounds",
}
"""The anchor at which each kind of event is explained."""
