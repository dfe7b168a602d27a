"""Advice while cards are kept, and wizards and flames are placed."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.warriors.ids import PEOPLES, SEATS
from stronghold_gui.games.warriors.pieces import ROUNDS
from stronghold_gui.games.warriors.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.rule import Rule, always, at, of, when


def _no_battle(situation: Situation) -> bool:
    return not situation.in_hand("battle")


def _last_round(situation: Situation) -> bool:
    return situation.table.round == ROUNDS


def _growing(situation: Situation) -> tuple[str, ...]:
    """Return the peoples in hand with which the seat would equal or exceed its largest rival."""
    seat, found = SEATS[situation.decision.seat], []
    for people in PEOPLES:
        more = sum(count for card, count in situation.own.hand.items() if card.startswith(f"{people}."))
        most = max(situation.size(other, people) for other in situation.others)
        if more and most and situation.size(seat, people) + more >= most:
            found.append(people)
    return tuple(found)


def _passing(situation: Situation) -> bool:
    """Return whether the hand has cards that last for this round only."""
    return bool(situation.in_hand("wizard") or situation.in_hand("catapult"))


def _idle_flames(situation: Situation) -> bool:
    return bool(situation.in_hand("flame")) and not situation.own.dragons and not situation.in_hand("dragon")


def _draconic_without_dragon(situation: Situation) -> bool:
    return (
        any(card.startswith("D") for card in situation.own.hand)
        and not situation.own.dragons
        and not situation.in_hand("dragon")
    )


def _in_danger(situation: Situation) -> tuple[str, ...]:
    """Return the seat's unprotected factions in which one card less changes the owner of a bonus."""
    factions = situation.own_factions()
    return tuple(place for place, faction in factions.items() if not faction.wizards and situation.hangs_on_one(place))


def _battles_of_others(situation: Situation) -> bool:
    return any(player.battles for player in situation.others.values())


def _wants_to_attack(situation: Situation) -> bool:
    return any(card.startswith("S") for card in situation.own.battles)


def _bare_dragons(situation: Situation) -> tuple[str, ...]:
    return tuple(dragon for dragon, flames in situation.own.dragons.items() if not flames)


RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {
    "keep": (
        when("keep_no_battle", _no_battle),
        when("keep_draconic", _draconic_without_dragon),
        when("keep_flames", _idle_flames),
        of("keep_growing", _growing),
        when("keep_last_round", _last_round),
        when("keep_passing", _passing),
        always("keep_low_first"),
        always("keep_secret"),
    ),
    "wizard": (
        when("wizard_stops", _wants_to_attack),
        at("wizard_danger", _in_danger),
        when("wizard_others", _battles_of_others),
        always("wizard_band"),
        always("wizard_round"),
    ),
    "flames": (at("flames_bare", _bare_dragons), always("flames_fixed"), always("flames_stay")),
}
"""Rules of advice by decision."""
