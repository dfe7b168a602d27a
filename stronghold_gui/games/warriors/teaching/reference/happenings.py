"""Anchors of moves and events in the rules pages, for buttons and log lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.teaching.reference.topics import anchor_of
from stronghold_gui.teaching.reference.of_game import Explained

_ROUND: Final = "round"

_OVER: Final[dict[e.Over, str]] = {
    "side_gone": "again",
    "no_shield": "RW-19",
    "no_target": "again",
    "ended": "again",
}
"""Anchors of the reasons why a battle card is over."""
_CAUSES: Final[dict[e.Cause, str]] = {"battle": "losses", "shot": "shot"}


def _attack(side: str) -> str:
    """Return the anchor of an attack, by its attacker."""
    if side == "band":
        return "band_battle"
    return "draconic" if side.startswith("dragon") else "attack"


MOVES: Final[Mapping[type, Explained]] = {
    m.Keep: "keeping",
    m.Ward: "wizard_placing",
    m.Assign: "flame",
    m.Shift: "wizard_placing",
    m.Declare: "mixed",
    m.Band: "band",
    m.Throw: "dice",
    m.Lose: "losses",
    m.Flame: "flame",
    m.Again: "again",
    m.Charge: "charge",
    m.Fire: "shot",
    m.Pass: "passing",
    m.Attack: lambda move: "draconic" if move.side.startswith("dragon") else "simple",
    m.Target: "targets",
}
"""Where each kind of move is explained."""
EVENTS: Final[Mapping[type, Explained]] = {
    e.GameBegan: "dealer",
    e.RoundBegan: _ROUND,
    e.PileShuffled: "discard",
    e.HandDealt: "deal",
    e.BattlePutAside: "setup_deal",
    e.HeadStart: "setup_deal",
    e.HandChosen: "keeping",
    e.CardsShown: "placing",
    e.WizardPlaced: "wizard_placing",
    e.WizardWithoutFaction: "RW-12",
    e.FlamesAssigned: "flame",
    e.KindDeclared: "mixed",
    e.CardUnused: "RW-16",
    e.BandFormed: "band",
    e.Charged: "camping",
    e.AttackVoid: "RW-34",
    e.DiceThrown: "dice",
    e.BowsCounted: "bows",
    e.Compared: "comparing",
    e.NothingToLose: "losses",
    e.FlameSpent: "flame",
    e.FlamesDiscarded: "RW-43",
    e.WizardsDiscarded: "RW-38",
    e.CampersReturned: "charge_end",
    e.BandReturned: "band_battle",
    e.Shot: "shot",
    e.WizardKilled: "wizard_end",
    e.Rested: "passing",
    e.CleanedUp: "round_end",
    e.RoundEnded: "round_end",
    e.PileScored: "victory_points",
    e.BonusScored: "bonuses",
    e.GameEnded: "winning",
    e.CardTakenUp: lambda event: anchor_of(event.card) or _ROUND,
    e.AttackDeclared: lambda event: _attack(event.side),
    e.CardLost: lambda event: _CAUSES[event.cause],
    e.CardDone: lambda event: _OVER[event.why],
}
"""Where each kind of event is explained."""
