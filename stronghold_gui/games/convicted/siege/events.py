"""What happens in a siege, in order and in terms of the table; a part of ``events.Event``.

Powers, numbers and dice are said as they were reckoned and rolled, so that a log can show how it came about. Squads
are named by direction and number (``N.2``), places of enemies by zone, ``wall_N`` or ``gateway``.
"""

from __future__ import annotations

from typing import Literal

from stronghold_gui.core.value import value

Pieces = tuple[tuple[str, int], ...]
"""Pieces by kind and how many, those of none left out."""


@value
class SiegeBegan:
    """The siege of a turn begins."""

    turn: int


@value
class CardDrawn:
    """An enemy card was drawn: this faction attacks."""

    faction: str
    level: int


@value
class MainDirectionFound:
    """Where the main assault comes, and why.

    Attributes:
        dice: the rolls that led there, none where it was not rolled.
        weights: how well each wall is held, in hundredths, where it was reckoned (RC-81).
        avoided: walls that the dice were not to name, behind their moats (section 10).
        drawn: whether a lot decided between walls that are equally weak.
    """

    direction: str
    dice: tuple[int, ...]
    weights: tuple[int, ...]
    avoided: tuple[str, ...] = ()
    drawn: bool = False


@value
class ArmyPlaced:
    """Enemy pieces came to the deployment zone of a direction."""

    direction: str
    pieces: Pieces


@value
class Inspired:
    """The heretic named a section."""

    seat: int
    section: str


@value
class PowerCast:
    """A blessing or spell was used; ``again``: by the sorcerer."""

    seat: int
    power: str
    target: str
    again: bool


@value
class BaselineCounted:
    """So many enemy pieces stand on the board before the assault."""

    count: int


@value
class RoundBegan:
    """A round of the siege begins; rounds count from 1."""

    round: int


@value
class StageBegan:
    """A stage begins, 1 to 14."""

    stage: int


@value
class Aimed:
    """A ranged unit or an engine of a post aims at a zone."""

    seat: int
    piece: str
    post: str
    zone: str


@value
class VolleyFired:
    """The defenders' ranged units fire at a zone.

    Attributes:
        power: what comes of it. ``shooters``: how many may fall at most.
        fire: the sum before anything is taken off. ``covers``, ``runes``, ``tower``: what covers, the level of the
            faction, and siege towers took off.
    """

    zone: str
    power: int
    shooters: int
    fire: int
    covers: int
    runes: int
    tower: int


@value
class SalvoFired:
    """The defenders' engines shoot at a zone; ``dice`` as rolled; ``tower``: what a siege tower took off."""

    zone: str
    dice: tuple[int, ...]
    power: int
    attacks: int
    engines_power: int
    engines_attacks: int
    tower: int


@value
class FoesFell:
    """Enemy pieces were removed from a place; ``why``: what did it."""

    place: str
    piece: str
    count: int
    why: str


@value
class FoeTargetRolled:
    """A die decided where enemies shoot; ``table``: by which table (``siege.aim_dice``)."""

    direction: str
    piece: str
    die: int
    section: str
    table: str = ""


@value
class FoesDirected:
    """Enemy ranged units of a direction aim at a section.

    Attributes:
        reason: the rule, by its name; ``player`` where a player leads them.
        manned: the sections of that side with defenders, and their resistance, where the lowest is aimed at (RC-54).
    """

    direction: str
    section: str
    count: int
    reason: str
    manned: Pieces = ()


@value
class EngineAimed:
    """An enemy engine shoots at a section because of its resistance, not by a die (RC-55)."""

    direction: str
    engine: str
    section: str
    resistance: int
    why: Literal["weak_wall", "weak_tower"]


@value
class NoFoeTarget:
    """Enemy fire of a direction has no target."""

    direction: str
    piece: str


@value
class FoeVolley:
    """Enemy ranged units fire at a section: the sum, what hoardings took off, its resistance, the power, attackers."""

    section: str
    fire: int
    hoardings: int
    resistance: int
    power: int
    shooters: int


@value
class FoeShot:
    """An enemy engine shoots; ``at``: ``units`` or ``section``; ``dice`` as rolled; ``power``: with what is added."""

    direction: str
    engine: str
    section: str
    at: Literal["units", "section"]
    dice: tuple[int, ...]
    power: int
    resistance: int


@value
class CatapultDie:
    """A die decided whether a catapult hits units or the section."""

    die: int
    at: Literal["units", "section"]


@value
class ShotRedirected:
    """A shot without a target goes elsewhere (RC-51)."""

    section: str
    at: Literal["units", "section"]


@value
class ResistanceLost:
    """A section or the gates lost points of resistance; ``why``: what did it."""

    target: str
    points: int
    left: int
    why: str


@value
class Sheltered:
    """A section took no damage, under the protective aura."""

    target: str


@value
class SectionFell:
    """A section is a barrier now; engines that stood on it are lost."""

    section: str
    engines: Pieces


@value
class DefendersFell:
    """Defenders, or engines of theirs, of a post were removed."""

    post: str
    pieces: Pieces


@value
class Saved:
    """The shield kept a unit that would have been removed."""

    seat: int
    unit: str
    post: str


@value
class Returned:
    """A unit came back to its section by resurrection."""

    unit: str
    section: str


@value
class FoesHeld:
    """Enemies wait before the ring of a direction."""

    direction: str
    obstacle: str
    pieces: Pieces


@value
class FoesLostAtRing:
    """Enemies fell while they crossed the ring."""

    direction: str
    obstacle: str
    pieces: Pieces


@value
class FoesMovedUp:
    """Enemies went from the deployment zone of a direction to its assault zone."""

    direction: str
    pieces: Pieces


@value
class FoeStorms:
    """A ranged enemy goes along with the others from now on."""

    direction: str
    piece: str


@value
class Regrouped:
    """A unit moved one step; ``back``: it took its step back."""

    seat: int
    unit: str
    start: str
    goal: str
    back: bool


@value
class SquadsDealt:
    """The automatic enemy divides those before a wall: how many there are, into how many squads (RC-60)."""

    direction: str
    units: int
    squads: int


@value
class SquadFormed:
    """The enemy formed a squad; ``place``: where its leader stands."""

    squad: str
    leader: str
    supports: Pieces
    place: str


@value
class RamGiven:
    """A squad carries the ram; ``chosen``: a player said so, else it is the one of the highest total strength."""

    squad: str
    strength: int
    chosen: bool = False


@value
class TowerGiven:
    """A squad has a siege tower: the one that is worth most, its leader's strength and its supports together."""

    squad: str
    worth: int = 0


@value
class Poured:
    """Boulders and a cauldron hit the assault zone before a wall; ``dice`` as rolled."""

    wall: str
    dice: tuple[int, ...]
    power: int
    tower: int


@value
class StonesRained:
    """The rain of stones hit a zone."""

    zone: str
    power: int


@value
class LeaderChanged:
    """The leader of a squad fell, and another leads it."""

    squad: str
    leader: str


@value
class SquadGone:
    """Nobody of a squad is left."""

    squad: str


@value
class Blinded:
    """A squad is blinded."""

    squad: str


@value
class Guided:
    """The oracle moved a unit."""

    seat: int
    unit: str
    start: str
    goal: str


@value
class Faced:
    """A unit of a wall was set against a squad; ``leads``: it leads."""

    seat: int
    unit: str
    squad: str
    leads: bool


@value
class Withdrawn:
    """Those set against a squad were taken back."""

    seat: int
    squad: str


@value
class IllusionSeen:
    """A unit adds nothing in its fight, under illusions."""

    unit: str
    squad: str


@value
class RamStruck:
    """The ram struck the gates: the strength of its squad, what the gates lost and have left."""

    squad: str
    strength: int
    lost: int
    left: int


@value
class RamDiscarded:
    """The squad with the ram was too weak to carry it, or there are no gates to strike."""

    squad: str
    strength: int


@value
class GatewayEntered:
    """The leader of a squad stands in the gateway."""

    squad: str
    leader: str


@value
class GiantStruck:
    """A giant in support struck the wall; ``die`` as rolled."""

    squad: str
    piece: str
    die: int
    power: int
    lost: int


@value
class FightRolled:
    """A pair fought.

    Attributes:
        squad: the enemy's. ``leader``, ``supports``, ``die``: what makes its sum; ``resistance``: what is taken off.
        enemy: the enemy's sum. ``own_leader``, ``own_supports``, ``own_die``: likewise for the defenders; ``own``.
    """

    squad: str
    leader: int
    supports: int
    die: int
    resistance: int
    enemy: int
    own_leader: int
    own_supports: int
    own_die: int
    own: int


@value
class FightTied:
    """A blinded squad and those who face it do each other no harm."""

    squad: str


@value
class FellBack:
    """A squad falls back to its assault zone."""

    squad: str


@value
class Climbed:
    """The leader of a squad stands on the wall; ``unopposed``: nobody faced it (RC-70)."""

    squad: str
    leader: str
    unopposed: bool


@value
class Panicked:
    """The defenders of a wall are in panic until the end of a round."""

    wall: str
    round: int


@value
class Breathed:
    """A dragon breathed fire at those it fought."""

    squad: str


@value
class Murdered:
    """The murderer doubles the wound of a squad."""

    seat: int
    squad: str


@value
class LevelLost:
    """A building lost a level; ``drawn``: by lot."""

    building: str
    level: int
    drawn: bool


@value
class MoraleTested:
    """The enemy's morale was tested."""

    morale: int
    die: int
    fled: bool


@value
class MoraleFell:
    """The enemy's morale fell to this."""

    morale: int


@value
class NoTest:
    """Morale is not tested: enemies hold a wall alone (RC-79)."""

    wall: str


@value
class Fled:
    """The enemies fled; ``why``: ``melee`` without melee units, ``morale``, ``standstill``."""

    why: Literal["melee", "morale", "standstill"]


@value
class SiegeEnded:
    """The siege is over, and no enemy is on the board."""

    rounds: int


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
    | Fled
    | SiegeEnded
)
"""Any event of a siege."""
