"""Where a move or an event is explained: what the buttons and the lines of the log are about."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.siege import events as s
from stronghold_gui.games.convicted.teaching.reference.topics import anchor_of

_MOVES: Final[dict[type, str]] = {
    m.Hero: "hero_choice",
    m.Place: "placing",
    m.Defend: "defend",
    m.Fortify: "fortify",
    m.Repair: "repair",
    m.Collect: "collect",
    m.Drill: "tech_discipline",
    m.Desert: "deserter",
    m.Forge: "forger",
    m.Offer: "trade",
    m.Want: "trade",
    m.Give: "trade",
    m.Answer: "trade",
    m.Sabotage: "sabotage",
    m.Inspire: "heretic",
    m.Direct: "enemy_player",
    m.Storm: "enemy_player",
    m.Group: "enemy_player",
    m.Carry: "enemy_player",
    m.Fall: "stage_2",
    m.Regroup: "stage_7",
    m.Recall: "stage_7",
    m.Guide: "oracle",
    m.Face: "stage_11",
    m.Withdraw: "stage_11",
    m.Absent: "king_of_the_wolves",
    m.Demolish: "giant",
    m.Murder: "murderer",
    m.Destroy: "stage_13",
}
_EVENTS: Final[dict[type, str]] = {
    e.GameBegan: "setup",
    e.HeroTaken: "hero_choice",
    e.Placed: "placing",
    e.Waiting: "RC-38",
    e.TurnBegan: "turn",
    e.SectionsTaken: "defend",
    e.ActionsDealt: "actions",
    e.ActionsBegan: "actions",
    e.Fortified: "fortify",
    e.Researched: "research",
    e.Collected: "collect",
    e.Repaired: "repair",
    e.Forged: "forger",
    e.Given: "trade",
    e.Proposed: "trade",
    e.Exchanged: "trade",
    e.Declined: "trade",
    e.ActionsEnded: "actions",
    e.Sabotaged: "sabotage",
    e.RingSabotaged: "sabotage",
    e.LootDealt: "loot",
    e.TurnEnded: "turn_end",
    e.GameEnded: "winning",
    s.SiegeBegan: "siege",
    s.MainDirectionFound: "main_direction",
    s.ArmyPlaced: "army",
    s.Inspired: "heretic",
    s.BaselineCounted: "baseline",
    s.RoundBegan: "rounds",
    s.Aimed: "stage_1",
    s.VolleyFired: "stage_1",
    s.SalvoFired: "stage_3",
    s.FoeTargetRolled: "foe_targets",
    s.FoesDirected: "foe_targets",
    s.EngineAimed: "foe_targets",
    s.NoFoeTarget: "foe_targets",
    s.FoeVolley: "stage_2",
    s.FoeShot: "stage_4",
    s.CatapultDie: "enemy_catapult",
    s.ShotRedirected: "RC-51",
    s.ResistanceLost: "resistance",
    s.Sheltered: "protective_aura",
    s.SectionFell: "RC-52",
    s.DefendersFell: "stage_2",
    s.Saved: "shield",
    s.Returned: "resurrection",
    s.FoesHeld: "stage_5",
    s.FoesLostAtRing: "casualties",
    s.FoesMovedUp: "stage_5",
    s.FoeStorms: "enemy_player",
    s.Regrouped: "stage_7",
    s.SquadFormed: "squads",
    s.SquadsDealt: "squads",
    s.RamGiven: "ram",
    s.TowerGiven: "siege_tower",
    s.Poured: "stage_10",
    s.StonesRained: "rain_of_stones",
    s.LeaderChanged: "stage_10",
    s.SquadGone: "squads",
    s.Blinded: "blinding",
    s.Guided: "oracle",
    s.Faced: "stage_11",
    s.Withdrawn: "stage_11",
    s.IllusionSeen: "king_of_the_wolves",
    s.RamStruck: "ram",
    s.RamDiscarded: "ram",
    s.GatewayEntered: "on_the_wall",
    s.GiantStruck: "giant",
    s.FightRolled: "pairs",
    s.FightTied: "blinding",
    s.FellBack: "pairs",
    s.Climbed: "on_the_wall",
    s.Panicked: "werewolf",
    s.Breathed: "dragon",
    s.Murdered: "murderer",
    s.LevelLost: "stage_13",
    s.MoraleTested: "stage_14",
    s.MoraleFell: "stage_14",
    s.NoTest: "RC-79",
    s.OthersFled: "RC-79",
    s.SiegeEnded: "turn_end",
}
_RECEIVED: Final = {"start": "setup", "loot": "loot", "wood": "loot"}
_CAME: Final = {"trained": "train", "drilled": "tech_discipline", "deserted": "deserter"}
_FLED: Final = {"melee": "RC-41", "morale": "stage_14", "standstill": "RC-80"}
_FELL: Final = {
    "fire": "stage_1",
    "engines": "stage_3",
    "boulders": "stage_10",
    "rain": "rain_of_stones",
    "earthquake": "earthquake",
    "paralysis": "paralysis",
    "ignition": "ignition",
    "ram": "ram",
    "melee": "pairs",
    "die": "RC-69",
}
"""What made enemies fall."""


def anchor_of_move(move: m.Move) -> str | None:
    """Return where a move is explained; ``None`` for one that only says that somebody is done."""
    match move:
        case m.Done():
            return None
        case m.Build(named) | m.Entrench(named) | m.Train(named) | m.Make(named) | m.Cast(named):
            return anchor_of(named)
        case m.Research(technology):
            return f"tech_{technology}"
        case m.Aim(piece) | m.Take(piece):
            return anchor_of(piece)
        case _:
            return _MOVES[type(move)]


def anchor_of_event(event: e.Event) -> str:
    """Return where an event is explained: the paragraph that a line of the log opens."""
    match event:
        case s.StageBegan(stage):
            return f"stage_{stage}"
        case s.CardDrawn(named) | e.Built(_, named) | e.Entrenched(_, named) | e.Made(_, named) | s.PowerCast(_, named):
            return anchor_of(named) or "turn"
        case e.Received(why=why):
            return _RECEIVED[why]
        case e.Trained(way=way):
            return _CAME[way]
        case s.Fled(why):
            return _FLED[why]
        case s.FoesFell(why=why):
            return _FELL.get(why, "pairs")
        case _:
            return _EVENTS[type(event)]
