"""Reasons of refusals: a closed set. Their sentences are in translations/ under ``reason.<id>``."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from stronghold_gui.core.refusal import Figure, Refusal


class Reason(StrEnum):
    """One reason. The comment names the figures that come with it."""

    # who and when
    NOT_YOUR_DECISION = "not_your_decision"  # seat: who decides now
    NOT_NOW = "not_now"  # stage: what is being decided
    GAME_OVER = "game_over"
    UNKNOWN_PLACE = "unknown_place"  # place
    UNKNOWN_PIECE = "unknown_piece"  # piece
    WRONG_KIND_OF_PLACE = "wrong_kind_of_place"  # place, piece
    NOT_OFFERED = "not_offered"  # card
    MUST_CHOOSE = "must_choose"  # count: how many still; done is not possible yet
    # cards and payment
    ALREADY_FLIPPED = "already_flipped"  # phase
    CANNOT_FLIP = "cannot_flip"  # phase
    CARD_FLIPPED = "card_flipped"  # action, phase
    CARD_NOT_FLIPPED = "card_not_flipped"  # action, phase
    NOT_ON_CARD = "not_on_card"  # action, card
    ALREADY_USED = "already_used"  # action
    ONCE_EACH = "once_each"  # action: taken this turn; a partner's card does not give it once more
    LENT = "lent"  # action: the partner has taken it this turn
    TOO_MANY_TO_GIVE = "too_many_to_give"  # limit
    NO_PARTNER = "no_partner"
    NOT_A_PRICE = "not_a_price"  # action, unit
    TOO_FEW_RESOURCES = "too_few_resources"  # action, cost, have
    TOO_FEW_UNITS = "too_few_units"  # action, unit, cost, have; prices: all that would do, if none can be paid
    NONE_LEFT = "none_left"  # piece: all pieces of the box are in use
    NO_RESOURCES_LEFT = "no_resources_left"
    # places
    NO_ROOM = "no_room"  # place, limit
    FIELD_TAKEN = "field_taken"  # place, piece: what is there
    SAME_TILE_THERE = "same_tile_there"  # place, piece
    TWO_TILES_THERE = "two_tiles_there"  # place
    NOT_MARKED = "not_marked"  # place, piece: no field for it
    NO_PATH = "no_path"  # start, goal
    OTHER_SIDE = "other_side"  # start, goal
    SAME_PLACE = "same_place"  # place
    NOT_ADJACENT = "not_adjacent"  # start, goal
    NOT_THERE = "not_there"  # piece, place
    TOO_MANY_MACHINES = "too_many_machines"  # limit
    NO_MACHINE_THERE = "no_machine_there"  # place
    SOMEBODY_ON_LADDER = "somebody_on_ladder"  # place
    ALREADY_THERE = "already_there"  # piece, place
    # phase 6
    NUMBER_USED_UP = "number_used_up"  # place, number
    DISPATCH_FIRST = "dispatch_first"  # a unit marches in a dispatch, which must be taken
    NO_DISPATCH_LEFT = "no_dispatch_left"
    WRONG_STEP = "wrong_step"  # step
    NOBODY_LEAVES_WALL = "nobody_leaves_wall"  # place
    NO_RAM = "no_ram"
    ALREADY_MOVED = "already_moved"  # unit, place
    NO_SAP_LEFT = "no_sap_left"  # place
    NO_DROVER = "no_drover"  # place
    NO_ROPES_LEFT = "no_ropes_left"  # place
    NOBODY_TO_OBEY = "nobody_to_obey"  # piece (order), place
    ORDER_THERE = "order_there"  # place
    ORDER_USED_UP = "order_used_up"  # piece
    NO_ALTAR_THERE = "no_altar_there"  # place
    # the Defender
    NO_HOURGLASSES = "no_hourglasses"  # cost, have
    WORKSHOP_ONLY = "workshop_only"
    HOURGLASSES_LEFT = "hourglasses_left"  # count
    STONE_LEFT = "stone_left"
    UNITS_STAY_OUT = "units_stay_out"  # place
    WRONG_UNIT = "wrong_unit"  # unit, place
    HERO_THERE = "hero_there"  # place
    HEROES_NEVER_SWAP = "heroes_never_swap"
    HERO_WAY = "hero_way"  # start, goal
    HERO_ACTED = "hero_acted"  # hero
    HERO_POSSESSED = "hero_possessed"  # hero
    HERO_NOT_ON_WALL = "hero_not_on_wall"  # hero
    SAME_KIND = "same_kind"  # unit
    SWAP_ORDER = "swap_order"  # start, goal: as it must be written
    MACHINE_IN_TOWER = "machine_in_tower"  # place
    UNIT_IN_TOWER = "unit_in_tower"  # place
    NO_PLACE_FOR_IT = "no_place_for_it"  # action: it could not be carried out anywhere
    NOT_COVERED = "not_covered"  # action, paid, cost
    PARTNERS_COLOUR = "partners_colour"  # action: the partner's hourglasses are on it
    NOT_PARTNERS_MARK = "not_partners_mark"  # action: it has no used mark of the partner
    ONE_TILE = "one_tile"  # action: its only tile lies already
    HASTE_USED = "haste_used"
    ANOTHER_PURSE = "another_purse"  # action: its second taking is paid from the barricades only
    GATE_WHOLE = "gate_whole"  # toughness
    WALL_FULL = "wall_full"  # place, limit
    NO_SABOTEUR = "no_saboteur"
    NOBODY_IN_GUARDS = "nobody_in_guards"
    NO_TRAINEE = "no_trainee"  # unit
    TOO_EARLY = "too_early"  # turn: from which turn
    DEED_USED = "deed_used"  # deed
    ONE_DEED_A_TURN = "one_deed_a_turn"
    TOO_MUCH_SPEECH = "too_much_speech"  # limit
    # the assault
    OUT_OF_RANGE = "out_of_range"  # start, goal
    NO_TARGET = "no_target"  # goal: nothing there to hit
    NO_WEAPON = "no_weapon"  # place
    IN_MELEE = "in_melee"  # place
    GLARED = "glared"  # place
    COVERED = "covered"  # place
    MUST_FIRE = "must_fire"  # place
    ALREADY_AIMED = "already_aimed"  # place: all its shots have their target
    LEFT_OUT = "left_out"  # place: breached before, so it is left out of the extra assault
    NOT_ACCURATE = "not_accurate"
    DOES_NOT_FIT = "does_not_fit"  # unit, strength
    NOT_HIT = "not_hit"  # unit: the card shows other kinds
    NOT_THE_ONE = "not_the_one"  # unit, place: the rule names another
    MORE_THAN_NEEDED = "more_than_needed"  # unit, advantage
    NO_ORDER_THERE = "no_order_there"  # place
    CANNOT_STEP = "cannot_step"  # start, goal


def refuse(reason: Reason, source: str, figures: Mapping[str, Figure] | None = None, /, **more: Figure) -> Refusal:
    """Return a refusal with its figures, which are given as a mapping, by keyword, or both."""
    return Refusal(reason, source, {**(figures or {}), **more})
