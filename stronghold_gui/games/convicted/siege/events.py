"""Events of a siege; a part of ``events.Event``.

Events hold the powers, numbers and dice of a result, so that a log can explain it. Squads are named by direction and
number (``N.2``), places of enemies by zone, ``wall_N`` or ``gateway``.
"""

from __future__ import annotations

from stronghold_gui.games.convicted.siege.course_events import (
    ArmyPlaced,
    BaselineCounted,
    CardDrawn,
    Fled,
    FlightCause,
    Inspired,
    LevelLost,
    MainDirectionFound,
    MoraleFell,
    MoraleTested,
    NoTest,
    OthersFled,
    Pieces,
    PowerCast,
    RoundBegan,
    SiegeBegan,
    SiegeEnded,
    StageBegan,
)
from stronghold_gui.games.convicted.siege.fire_events import (
    Aimed,
    CatapultDie,
    DefendersFell,
    EngineAimed,
    FoesDirected,
    FoesFell,
    FoeShot,
    FoeTargetRolled,
    FoeVolley,
    NoFoeTarget,
    ResistanceLost,
    Returned,
    SalvoFired,
    Saved,
    SectionFell,
    Sheltered,
    ShotRedirected,
    VolleyFired,
)
from stronghold_gui.games.convicted.siege.melee_events import (
    Breathed,
    Climbed,
    FellBack,
    FightRolled,
    FightTied,
    GatewayEntered,
    GiantStruck,
    Murdered,
    Panicked,
    RamDiscarded,
    RamStruck,
)
from stronghold_gui.games.convicted.siege.squad_events import (
    Blinded,
    Faced,
    FoesHeld,
    FoesLostAtRing,
    FoesMovedUp,
    FoeStorms,
    Guided,
    IllusionSeen,
    LeaderChanged,
    Poured,
    RamGiven,
    Regrouped,
    SquadFormed,
    SquadGone,
    SquadsDealt,
    StonesRained,
    TowerGiven,
    Withdrawn,
)

__all__ = [
    "Aimed",
    "ArmyPlaced",
    "BaselineCounted",
    "Blinded",
    "Breathed",
    "CardDrawn",
    "CatapultDie",
    "Climbed",
    "DefendersFell",
    "EngineAimed",
    "Faced",
    "FellBack",
    "FightRolled",
    "FightTied",
    "Fled",
    "FlightCause",
    "FoeShot",
    "FoeStorms",
    "FoeTargetRolled",
    "FoeVolley",
    "FoesDirected",
    "FoesFell",
    "FoesHeld",
    "FoesLostAtRing",
    "FoesMovedUp",
    "GatewayEntered",
    "GiantStruck",
    "Guided",
    "IllusionSeen",
    "Inspired",
    "LeaderChanged",
    "LevelLost",
    "MainDirectionFound",
    "MoraleFell",
    "MoraleTested",
    "Murdered",
    "NoFoeTarget",
    "NoTest",
    "OthersFled",
    "Panicked",
    "Pieces",
    "Poured",
    "PowerCast",
    "RamDiscarded",
    "RamGiven",
    "RamStruck",
    "Regrouped",
    "ResistanceLost",
    "Returned",
    "RoundBegan",
    "SalvoFired",
    "Saved",
    "SectionFell",
    "Sheltered",
    "ShotRedirected",
    "SiegeBegan",
    "SiegeEnded",
    "SiegeEvent",
    "SquadFormed",
    "SquadGone",
    "SquadsDealt",
    "StageBegan",
    "StonesRained",
    "TowerGiven",
    "VolleyFired",
    "Withdrawn",
]

SiegeEvent = (
    SiegeBegan
    | CardDrawn
    | MainDirectionFound
    | ArmyPlaced
    | Inspired
    | PowerCast
    | BaselineCounted
    | RoundBegan
    | StageBegan
    | Aimed
    | VolleyFired
    | SalvoFired
    | FoesFell
    | FoeTargetRolled
    | FoesDirected
    | EngineAimed
    | NoFoeTarget
    | FoeVolley
    | FoeShot
    | CatapultDie
    | ShotRedirected
    | ResistanceLost
    | Sheltered
    | SectionFell
    | DefendersFell
    | Saved
    | Returned
    | FoesHeld
    | FoesLostAtRing
    | FoesMovedUp
    | FoeStorms
    | Regrouped
    | SquadsDealt
    | SquadFormed
    | RamGiven
    | TowerGiven
    | Poured
    | StonesRained
    | LeaderChanged
    | SquadGone
    | Blinded
    | Guided
    | Faced
    | Withdrawn
    | IllusionSeen
    | RamStruck
    | RamDiscarded
    | GatewayEntered
    | GiantStruck
    | FightRolled
    | FightTied
    | FellBack
    | Climbed
    | Panicked
    | Breathed
    | Murdered
    | LevelLost
    | MoraleTested
    | MoraleFell
    | NoTest
    | OthersFled
    | Fled
    | SiegeEnded
)
"""Any event of a siege."""
