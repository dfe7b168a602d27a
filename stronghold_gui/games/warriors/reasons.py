"""Why a move is refused: the closed set of reasons. Their sentences are ``warriors.reason.<id>`` in translations/."""

from __future__ import annotations

from enum import StrEnum

from stronghold_gui.core.refusal import Figure, Refusal


class Reason(StrEnum):
    """One reason; the comment names the figures that come with it."""

    # who and when
    NOT_ASKED = "not_asked"  # seat: who decides now, what: the kind of decision that is due
    GAME_OVER = "game_over"
    NOT_THERE = "not_there"  # place: no card of that name is on the table
    # preparation
    KEEP_COUNT = "keep_count"  # count, limit
    NOT_IN_HAND = "not_in_hand"  # card
    ALREADY_FINAL = "already_final"
    WIZARD_ON_DRAGON = "wizard_on_dragon"  # place
    WIZARD_NOT_OWN = "wizard_not_own"  # place
    WIZARD_EMPTY_FACTION = "wizard_empty_faction"  # place
    WIZARD_FIXED = "wizard_fixed"  # place
    FLAMES_LEFT = "flames_left"  # count, limit: assigned, all of them
    FLAME_FIXED = "flame_fixed"  # place
    FLAME_NOT_OWN = "flame_not_own"  # place
    # battles
    MUST_ATTACK = "must_attack"  # place, target: an attack that is possible
    SIDE_NOT_OWN = "side_not_own"  # place
    OWN_FACTION_PROTECTED = "own_faction_protected"  # place, count: wizards there
    TARGET_PROTECTED = "target_protected"  # target, count: wizards there
    NO_SHIELD = "no_shield"  # place
    WRONG_PEOPLE = "wrong_people"  # people, same, enemy: the target's, and the two allowed
    OWN_TARGET = "own_target"  # target
    FACTION_FIXED = "faction_fixed"  # place: the side that fights with this card
    TARGET_FIXED = "target_fixed"  # target: the one of this battle
    DRAGON_NEEDS_DRACONIC = "dragon_needs_draconic"  # card
    DRACONIC_NEEDS_DRAGON = "draconic_needs_dragon"  # card
    ONE_DRAGON = "one_dragon"  # card
    BAND_SIZE = "band_size"  # count, limit, have: chosen, wanted, owned
    BAND_TOO_FEW = "band_too_few"  # people, count, have: chosen and owned of a people
    BAND_INFANTRY_ONLY = "band_infantry_only"  # card
    BAND_NO_DRAGON = "band_no_dragon"  # place
    KIND_FIXED = "kind_fixed"  # kind
    KIND_NO_ATTACK = "kind_no_attack"  # kind
    ALL_DICE = "all_dice"  # count, limit: asked for, to be thrown
    FIRST_ATTACK_DUE = "first_attack_due"
    TARGET_GONE = "target_gone"  # target
    SIDE_GONE = "side_gone"  # place
    # charge
    CHARGE_MERCENARY = "charge_mercenary"  # card
    CHARGE_DRAGON = "charge_dragon"  # card
    CHARGE_NO_HORSE = "charge_no_horse"  # place
    CAMP_LAST_HORSE = "camp_last_horse"  # place
    CAMP_NO_SHIELD = "camp_no_shield"  # place
    CAMP_NOBODY_LEFT = "camp_nobody_left"  # place
    CAMP_NOT_A_WARRIOR = "camp_not_a_warrior"  # card
    CAMP_NOT_THERE = "camp_not_there"  # card, place
    CAMP_ALREADY = "camp_already"  # card
    CHARGE_SAME_TARGET = "charge_same_target"  # target
    # catapults
    NO_WINDOW = "no_window"  # what: the kind of decision that is due
    NO_CATAPULT = "no_catapult"
    NOT_YOUR_TURN_IN_WINDOW = "not_your_turn_in_window"  # seat: who is asked before
    LAST_WINDOW = "last_window"  # no further card or round to wait for
    TARGET_CATAPULT = "target_catapult"  # card
    TARGET_BATTLE = "target_battle"  # card
    TARGET_FLAME = "target_flame"  # card
    TARGET_CAMPING = "target_camping"  # card
    TARGET_PILE = "target_pile"  # card
    TARGET_OWN = "target_own"  # card
    # losses
    LOSS_OTHER_FACTION = "loss_other_faction"  # place: the faction that fought
    LOSS_EVENT_OR_BATTLE = "loss_event_or_battle"  # card
    LOSS_CAMPING = "loss_camping"  # card
    LOSS_NOT_THERE = "loss_not_there"  # card
    NO_FLAME = "no_flame"  # place


def refuse(reason: Reason, source: str, **figures: Figure) -> Refusal:
    """Return a refusal; figures by keyword."""
    return Refusal(reason, source, figures)
