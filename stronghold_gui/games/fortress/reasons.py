"""Why a move is refused: the closed set of reasons. Their sentences are ``fortress.reason.<id>`` in translations/."""

from __future__ import annotations

from enum import StrEnum

from stronghold_gui.core.refusal import Figure, Refusal


class Reason(StrEnum):
    """One reason; the comment names the fields of its refusal."""

    # who and when
    NOT_ASKED = "not_asked"  # what: the kind of decision that is due
    GAME_OVER = "game_over"
    NOT_THERE = "not_there"  # what: a figure, card or space that is not part of this match
    # armies and placing
    OVER_LIMIT = "over_limit"  # card, count: its points, limit: points left
    CARD_TAKEN = "card_taken"  # card
    REINFORCEMENTS_MISSING = "reinforcements_missing"  # count, limit: unique heroes, of them on foot
    HEROES_FIRST = "heroes_first"  # card
    NEEDED_FOR_REINFORCEMENTS = "needed_for_reinforcements"  # card
    MUST_PICK = "must_pick"
    NO_ARMY = "no_army"
    OUTSIDE_ZONE = "outside_zone"  # space
    OCCUPIED = "occupied"  # space, figure
    UNEVEN = "uneven"  # space, other
    NOT_FITTING = "not_fitting"  # figure, space
    DOOR_GUARD_FIRST = "door_guard_first"  # space
    HEROES_IN_BLUE = "heroes_in_blue"  # count: spaces still needed
    NEXT_OF_CARD = "next_of_card"  # figure: the one of the squad that is placed next
    PLACED_ALREADY = "placed_already"  # figure
    # The Drop and order markers
    NOT_FREE = "not_free"  # space
    ADJACENT = "adjacent"  # space, figure
    GLYPH = "glyph"  # space
    RUNG = "rung"  # space
    LEAF = "leaf"  # space
    NO_ROOM_FOR_ALL = "no_room_for_all"  # space
    DEAD_CARD = "dead_card"  # card
    NOT_OWN_CARD = "not_own_card"  # card
    ALL_FOUR = "all_four"  # count: markers that lie
    MARKER_LIES = "marker_lies"  # marker
    # moving
    NOT_THIS_CARD = "not_this_card"  # figure, card: the active one
    MOVED_ALREADY = "moved_already"  # figure
    FINISH_MOVE = "finish_move"  # figure: the one that is moving
    TOO_FAR = "too_far"  # count: points needed, limit: points left
    NOT_REACHED = "not_reached"  # space, limit: points left, ground: where those count
    TOO_HIGH = "too_high"  # count: levels, limit
    NO_ROOM = "no_room"  # space
    ENEMY_IN_WAY = "enemy_in_way"  # space, other: the figure
    ENGAGED_FRIEND = "engaged_friend"  # space, other
    WALL = "wall"  # space
    NOT_NEXT = "not_next"  # space: no neighbour of where the figure stands
    DOOR_CLOSED = "door_closed"
    DOOR_TOO_SMALL = "door_too_small"  # figure
    SIZE_ON_LADDER = "size_on_ladder"  # figure
    RUNG_TAKEN = "rung_taken"  # space, other
    RUNG_SKIPPED = "rung_skipped"  # space
    RUNG_TOO_FAR = "rung_too_far"  # space, count: levels apart
    RUNG_NO_FALL = "rung_no_fall"  # space
    PANEL = "panel"  # space
    WATER_STOP = "water_stop"
    GLYPH_STOP = "glyph_stop"
    UNEVEN_END = "uneven_end"
    MUST_END_FREE = "must_end_free"  # other: the figure on that place
    BONUS_OFF_WALK = "bonus_off_walk"  # count, limit
    BONUS_ON_LADDER = "bonus_on_ladder"  # count, limit
    NOT_FLYING = "not_flying"  # figure
    NO_SUCH_POWER = "no_such_power"  # figure, power
    ROOF = "roof"  # space
    TOO_MANY_LEVELS = "too_many_levels"  # count, limit
    NOT_MOVING = "not_moving"
    # powers
    USED = "used"  # power
    NOT_MOVED = "not_moved"  # card
    NOT_ADJACENT = "not_adjacent"  # figure, target
    NOT_UNIQUE = "not_unique"  # card
    OWN_CARD = "own_card"  # card
    TOO_LARGE = "too_large"  # target
    NOBODY_TO_RETURN = "nobody_to_return"
    OTHER_LEVEL = "other_level"  # space
    # attacking
    ALREADY_ATTACKED = "already_attacked"
    ATTACKED_ALREADY = "attacked_already"  # figure
    OUT_OF_RANGE = "out_of_range"  # count, limit
    NO_SIGHT = "no_sight"  # what, space, count: levels too high
    ENGAGED_WITH_OTHERS = "engaged_with_others"  # figure
    FRIEND = "friend"  # target
    MUST_BE_ADJACENT = "must_be_adjacent"  # target
    MAY_DESTROY = "may_destroy"
    NO_GRENADE = "no_grenade"
    LOB_TOO_HIGH = "lob_too_high"  # count, limit
    INDESTRUCTIBLE = "indestructible"
    NOBODY_HIT = "nobody_hit"
    NOT_A_TARGET = "not_a_target"  # target
    # door and flag
    NOT_CONTROLLER = "not_controller"
    NOBODY_ON_4 = "nobody_on_4"
    DOOR_SPACE_TAKEN = "door_space_taken"  # number: of the space, other: the figure
    DOOR_GONE = "door_gone"
    ENEMY_MOVING = "enemy_moving"
    NOTHING_CHANGED = "nothing_changed"
    NOT_ON_X = "not_on_x"
    ENGAGED = "engaged"  # figure, other
    NOT_AN_ATTACKER = "not_an_attacker"
    NO_FLAG = "no_flag"
    # spirits
    CARD_OUT = "card_out"  # card


def refuse(reason: Reason, source: str, **figures: Figure) -> Refusal:
    """Return a refusal; its fields are given by keyword."""
    return Refusal(reason, source, figures)
