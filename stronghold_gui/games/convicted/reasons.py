"""Reasons for refusing a move: a closed set. Their sentences are ``convicted.reason.<id>`` in translations/."""

from __future__ import annotations

from enum import StrEnum

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Figure, Refusal
from stronghold_gui.games.convicted import moves as m


class Reason(StrEnum):
    """A reason; the comment names the fields of its refusal."""

    # who and when
    NOT_ASKED = "not_asked"  # seat: who decides now, what: the kind of decision
    NOT_YOUR_TURN = "not_your_turn"  # seat: whose actions are played
    GAME_OVER = "game_over"
    NOT_THERE = "not_there"  # piece, place
    FIRST_CLOSES = "first_closes"  # seat: the first player
    # preparation
    HERO_TAKEN = "hero_taken"  # hero
    SECTIONS_COUNT = "sections_count"  # walls, towers: how many of each are chosen
    SECTION_TAKEN = "section_taken"  # section
    TOWER_NOT_ADJACENT = "tower_not_adjacent"  # section
    LEAVES_NOTHING = "leaves_nothing_for_the_next"
    # places
    NO_ROOM = "no_room"  # post, limit
    NO_SLOT = "no_slot"  # post, limit
    WALLS_ONLY = "walls_only"  # piece
    SLOTS_ONLY = "slots_only"  # piece
    ONE_PILE = "one_pile_per_wall"  # post
    ONE_CAULDRON = "one_cauldron_per_wall"  # post
    KEEP_RANGED_ONLY = "keep_ranged_only"
    SAME_PLACE = "same_place"
    NOT_A_SECTION = "not_a_section"
    MUST_PLACE_ALL = "must_place_all"  # count: waiting pieces for which there is room
    ROOM_ELSEWHERE = "room_elsewhere"  # piece, post
    OWN_SPEARMEN = "own_spearmen"
    UNITS_LIMIT = "units_limit"  # limit
    PIECES_LIMIT = "pieces_limit"  # piece, limit
    # actions
    NO_ACTION_LEFT = "no_action_left"
    CANNOT_PAY = "cannot_pay"  # wood, stone, iron, gold: of the price
    TOP_LEVEL = "top_level"  # place
    KEEP_ENDS_AT_3 = "keep_ends_at_3"
    TECHNOLOGY_MISSING = "technology_missing"  # technology
    RING_TAKEN = "ring_taken"  # ring, obstacle: the one there
    MOAT_NEEDS = "moat_needs_ditch_or_stakes"  # ring
    NONE_LEFT = "none_left"  # obstacle
    LIBRARY_TOO_LOW = "library_too_low"  # level, have
    KNOWN = "known"  # technology
    NOT_UNLOCKED = "not_unlocked"  # resource, technology
    BARRACKS_TOO_LOW = "barracks_too_low"  # level, have
    SAME_TYPE = "same_type"  # piece
    WORKSHOP_TOO_LOW = "workshop_too_low"  # level, have
    NOT_DRILLED = "not_drilled"  # unit
    DRILL_COUNT = "drill_count"  # count: how many sections are named
    NOTHING_TO_REPAIR = "nothing_to_repair"  # target
    HERO_USED = "hero_used"  # hero
    NOT_YOUR_HERO = "not_your_hero"  # hero
    SAME_KIND = "same_kind"  # resource
    FORGE_THREE = "forge_three"  # limit
    TRADE_USED = "trade_used"
    NO_PARTNER = "no_partner"
    NOT_ENOUGH = "not_enough"  # resource, count: its amount in stock
    # sabotage and destruction
    KEEP_IS_SAFE = "keep_is_safe"
    LEVEL_0 = "level_0"  # place
    RING_EMPTY = "ring_empty"  # ring
    WRONG_TARGET = "wrong_target"  # what: the kind of target needed
    PRINTED_LEVEL = "printed_level"  # place
    SAME_BUILDING = "same_building"  # place
    # powers
    POWER_USED = "power_used"  # power
    POWER_TARGET = "power_target"  # power, aim: the kind of its targets
    BUILDING_TOO_LOW = "building_too_low"  # power, place, level, have
    NO_BLESSINGS = "forestmen_no_blessings"
    IMMUNE_TO_SPELLS = "immune_to_spells"
    IMMUNE_TO_BLINDING = "immune_to_blinding"
    NOT_NOW = "not_now"  # power
    BARRIER = "barrier"  # place
    NO_BOSS = "no_boss"  # piece
    NO_ENGINES = "no_engines"  # piece
    ENGINES_ONLY = "engines_only"  # piece
    UNITS_ONLY = "units_only"  # piece
    ENGINE = "engine"  # piece
    NOBODY_FELL = "nobody_fell"  # place
    # fire
    OUT_OF_REACH = "out_of_reach"  # post, zone
    HAS_FOUGHT = "has_fought"  # piece
    IN_TRANSIT = "in_transit"  # limit
    DOES_NOT_SHOOT = "does_not_shoot"  # piece
    HAS_AIMED = "has_aimed"  # piece, post
    CANNOT_HIT_THERE = "cannot_hit_there"  # piece, zone
    OVER_POWER = "over_power"  # piece, count, limit: its endurance and the power left
    OVER_NUMBER = "over_number"  # limit
    NO_TARGET = "no_target"  # piece
    CAMOUFLAGED = "camouflaged"  # piece
    NOT_THIS_SIDE = "not_this_side"  # section
    WEAKEST_FIRST = "weakest_first"  # piece
    ON_THE_WALL = "on_the_wall"  # piece
    # manoeuvre and melee
    SHAMAN_STAYS = "shaman_stays"  # piece
    NO_RANGED_LEFT = "no_ranged_left"
    NOT_ADJACENT = "not_adjacent"  # post, goal
    FIRED = "fired"  # piece
    HAS_MOVED = "has_moved"  # piece
    OVER_CAPACITY = "over_capacity"  # post, limit
    NUMBER_OF_SQUADS = "number_of_squads"  # count: how many are needed
    SQUAD_EMPTY = "squad_empty"  # squad
    SIZE_FIXED = "size_fixed"  # squad, limit
    LEADS_FROM_WALL = "leads_from_wall"  # piece
    NO_SQUAD = "no_squad"  # squad
    OVER_HALF = "over_half"  # piece, limit
    NOT_ON_THIS_WALL = "not_on_this_wall"  # piece
    ONE_SQUAD_EACH = "one_squad_each"
    NOT_IN_SUPPORT = "not_in_support"  # piece
    OVER_DIFFERENCE = "over_difference"  # piece, limit
    OTHER_SQUAD = "other_squad"  # squad
    NOT_WOUNDED = "not_wounded"  # squad
    OVER_DOUBLE = "over_double"  # piece, limit


def refuse(reason: Reason, source: str, **figures: Figure) -> Refusal:
    return Refusal(reason, source, figures)


def untimely(seat: int, move: m.Move, asked: tuple[Decision, ...]) -> Refusal:
    """Return the refusal for a move that does not belong to the current chapter.

    Args:
        seat: the seat that tries the move.
        move: the move that is tried.
        asked: the current decisions.
    """
    match move:
        case m.Cast(power):
            return refuse(Reason.NOT_NOW, "11", power=power)
        case m.Inspire() | m.Guide() | m.Murder() | m.Desert() | m.Forge():
            return refuse(Reason.NOT_NOW, "11", power=_POWERS[type(move)])
        case _:
            return not_asked(next((due for due in asked if due.seat == seat), asked[0]))


_POWERS: dict[type, str] = {
    m.Inspire: "heretic",
    m.Guide: "oracle",
    m.Murder: "murderer",
    m.Desert: "deserter",
    m.Forge: "forger",
}


def not_asked(due: Decision) -> Refusal:
    """Return the refusal for a move while another decision is due; it names the decision and its seat."""
    return refuse(Reason.NOT_ASKED, "14", seat=due.seat, what=due.kind)
