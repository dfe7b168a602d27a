"""Checks of a position from a document against the rules; each impossible fact is reported by its path."""

from __future__ import annotations

from collections import Counter

from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.games.warriors import ids
from stronghold_gui.games.warriors.documents.fights import check_fight
from stronghold_gui.games.warriors.documents.tasks import check_tasks
from stronghold_gui.games.warriors.flow import advance
from stronghold_gui.games.warriors.pieces import NONE, ROUNDS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.problems import Impossible
from stronghold_gui.games.warriors.scoring import winners


def check_all(position: Position, faults: Faults) -> None:
    """Report everything impossible."""
    for seat in range(position.seats):
        _check_hand(position, seat, faults)
        _check_laid(position, seat, faults)
        _check_table(position, seat, faults)
    _check_passed(position, faults)
    check_tasks(position, faults)
    if not faults.found:
        check_fight(position, faults)
        _check_end(position, faults)
    if not faults.found:
        _check_asks(position, faults)


def _check_hand(position: Position, seat: int, faults: Faults) -> None:
    """Check that a hand has as many cards as are dealt, none outside keeping, and the chosen ones (RW-08)."""
    path = ("players", ids.SEATS[seat])
    hand, chosen = position.hands[seat], position.chosen[seat]
    dealt, kept = position.dealt_and_kept() if position.stage == "keep" else (0, 0)
    if len(hand) != dealt:
        faults.add(Impossible.HAND_SIZE, *path, "hand", count=len(hand), limit=dealt)
    if chosen and len(chosen) != kept:
        faults.add(Impossible.HAND_SIZE, *path, "kept", count=len(chosen), limit=kept)
    if position.content >> seat & 1 and not chosen:
        faults.add(Impossible.NEEDS, "content", piece="kept")
    for kind in Counter(chosen) - Counter(hand):
        faults.add(Impossible.NOT_IN_HAND, *path, "kept", position.cards.ids[kind], piece=position.cards.ids[kind])


def _check_laid(position: Position, seat: int, faults: Faults) -> None:
    """Check the cards laid away: the rest of each hand, shuffled back before the last round (RW-09, RW-10)."""
    rounds = position.deal.rounds
    shown = position.round if position.stage in ("place", "battles", "over") else position.round - 1
    first = ROUNDS - 1 if position.round == ROUNDS else 0
    most = sum(dealt - kept for dealt, kept in rounds[first:shown])
    faults.limit(len(position.laid[seat]), most, "players", ids.SEATS[seat], "laid")


def _check_table(position: Position, seat: int, faults: Faults) -> None:
    path = ("players", ids.SEATS[seat])
    fights = position.stage in ("setup", "place")
    asked = {task[0] for task in position.todo if task[1] == seat}
    if position.new_wizards[seat] and not (fights and "wizards" in asked):
        faults.add(Impossible.NOT_NOW, *path, "wizards", piece="wizard", stage=position.stage)
    if position.waiting[seat] and position.dragons(seat) and not (fights and "flames" in asked):
        faults.add(Impossible.NOT_NOW, *path, "flames", piece="flame", stage=position.stage)
    first = seat * len(ids.PEOPLES)
    for faction, people in enumerate(ids.PEOPLES, first):
        away = seat == position.resolver and position.kind == "mercenary"
        # A faction with all its cards in the running band keeps its wizards until the band returns (RW-30).
        if position.wizards[faction] and not position.warriors(faction) and not away:
            faults.add(Impossible.NEEDS, *path, "factions", people, "wizards", piece=people)
    if position.stage in ("setup", "keep"):
        for index, card in enumerate(card for card, holder in enumerate(position.holder) if holder == seat):
            name = position.cards.battles[card].id
            faults.add(Impossible.NOT_NOW, *path, "battles", index, piece=name, stage=position.stage)


def _check_passed(position: Position, faults: Faults) -> None:
    """Check that only seats with catapults pass, during battles, and for a card only while one is resolved (RW-33)."""
    for member, bits in (("card_passed", position.card_passed), ("round_passed", position.round_passed)):
        for seat in range(position.seats):
            if bits >> seat & 1 and not position.catapults[seat]:
                faults.add(Impossible.CANNOT_PASS, member, value=ids.SEATS[seat])
        if bits and (position.stage != "battles" or (member == "card_passed" and position.card == NONE)):
            faults.add(Impossible.NOT_NOW, member, piece="catapult", stage=position.stage)


def _check_end(position: Position, faults: Faults) -> None:
    """Check that a finished game has the winners that the rules give, and a running one has none (section 11)."""
    if position.stage != "over":
        if position.winners or position.ending:
            faults.add(Impossible.NOT_NOW, "winners", piece="winners", stage=position.stage)
        return
    expected = winners(position)
    if (position.winners, position.ending) != expected:
        faults.add(Impossible.WRONG_END, "winners", value=expected[1])
    if position.round != ROUNDS:
        faults.add(Impossible.NOT_NOW, "stage", piece="winners", stage=position.stage)
    for seat in range(position.seats):
        if position.catapults[seat]:
            path = ("players", ids.SEATS[seat], "catapults")
            faults.add(Impossible.NOT_NOW, *path, piece="catapult", stage=position.stage)


def _check_asks(position: Position, faults: Faults) -> None:
    """Check that the position has a decision: the flow must not advance any further without a move."""
    if position.stage == "over":
        return
    twin = position.copy()
    advance(twin, [])
    if twin != position:
        faults.add(Content.CANNOT_GO_ON, "todo", stage=position.stage)
