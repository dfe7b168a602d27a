"""Where a move or an event is explained: what the buttons and the lines of the log are about."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.teaching.reference.topics import anchor_of

_ROUND: Final = "round"
_MOVES: Final[dict[type, str]] = {
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
}
_EVENTS: Final[dict[type, str]] = {
    e.GameBegan: "dealer",
    e.RoundBegan: _ROUND,
    e.PileShuffled: "discard",
    e.HandDealt: "deal",
    e.BattlePutAside: "setup_deal",
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
}
_OVER: Final[dict[e.Over, str]] = {
    "side_gone": "again",
    "no_shield": "RW-19",
    "no_target": "again",
    "ended": "again",
}
"""Why a battle card is over."""
_CAUSES: Final[dict[e.Cause, str]] = {"battle": "losses", "shot": "shot"}


def anchor_of_move(move: m.Move) -> str | None:
    """Return where a move is explained; ``None`` for one that only says that somebody is done."""
    match move:
        case m.Attack(side):
            return "draconic" if side.startswith("dragon") else "simple"
        case m.Target():
            return "targets"
        case m.End():
            return None
        case _:
            return _MOVES[type(move)]


def anchor_of_event(event: e.Event) -> str:
    """Return where an event is explained: the paragraph that a line of the log opens."""
    match event:
        case e.CardTakenUp(_, card):
            return anchor_of(card) or _ROUND
        case e.AttackDeclared(_, side):
            return "band_battle" if side == "band" else "draconic" if side.startswith("dragon") else "attack"
        case e.CardLost(cause=cause):
            return _CAUSES[cause]
        case e.CardDone(why=why):
            return _OVER[why]
        case _:
            return _EVENTS[type(event)]
