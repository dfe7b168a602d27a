"""Checks of the partners' marks in a document (rules, sections 10 and 11; R-96 to R-100, R-133).

In a camp of one seat these marks have no effect, so a document for two players has none of them.
"""

from __future__ import annotations

from collections.abc import Iterable

from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.games.stronghold import ids
from stronghold_gui.games.stronghold import table as t
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.problems import Impossible


def check_partners(table: t.Table, position: Position, faults: Faults) -> None:
    """Report every mark of partners that contradicts another, or that has no partner to refer to."""
    _check_lent(position, faults)
    _check_spectres(table, position, faults)
    _check_cards(position, faults)
    _check_ready(position, faults)
    _check_dispatch(table, position, faults)
    _check_marks(position, faults)
    _check_colours(position, faults)


def _names(bits: int, names: tuple[str, ...]) -> Iterable[str]:
    return (name for number, name in enumerate(names) if bits >> number & 1)


def _check_lent(position: Position, faults: Faults) -> None:
    """Check that actions taken by the partner count as used (R-98)."""
    for index, invader in enumerate(position.invaders):
        for action in _names(invader.lent & ~invader.used, ids.USED_IDS):
            faults.add(Impossible.NEEDS, "invaders", index, "lent", piece=action)
        if invader.lent and len(position.invaders) == 1:
            faults.add(Impossible.NO_PARTNER, "invaders", index, "lent")


def _check_spectres(table: t.Table, position: Position, faults: Faults) -> None:
    """Check that at most one Invader has the mark of spectres, and only if the tile lies and there are two (R-81)."""
    casters = [index for index, seat in enumerate(table.invaders) if seat.spectres]
    for index in casters:
        if len(position.invaders) == 1:
            faults.add(Impossible.NO_PARTNER, "invaders", index, "spectres")
        elif not table.spectres:
            faults.add(Impossible.NEEDS, "invaders", index, "spectres", piece="spectres")
    for index in casters[1:]:
        faults.add(Content.TWICE, "invaders", index, "spectres", value="spectres")


def _check_cards(position: Position, faults: Faults) -> None:
    """Check that no card belongs to both Invaders, who draft from one deck (R-132)."""
    if len(position.invaders) > 1 and not position.values.ready_set:
        first, second = (invader.cards for invader in position.invaders)
        for phase, card, other in zip(ids.PHASE_IDS[1:5], first, second, strict=True):
            if card and card == other:
                faults.add(Content.TWICE, "invaders", 1, "cards", phase, value=card)
    if len(position.invaders) > 1 and position.stage == "draft":
        _check_offers(position, faults)


def _check_offers(position: Position, faults: Faults) -> None:
    """Check that both Invaders see the same offer, with one card for each Invader who has none of the phase yet."""
    firsts = [invader.cards.index("") if "" in invader.cards else len(invader.cards) for invader in position.invaders]
    choosing = [index for index, first in enumerate(firsts) if first == min(firsts)]
    offers = [sorted(position.invaders[index].offer) for index in choosing]
    for index, offer in zip(choosing, offers, strict=True):
        # Before the first cards of a phase are drawn, offers are empty and the draw is still a task.
        if (offer or not position.todo) and (offer != offers[0] or len(offer) < len(choosing)):
            faults.add(Impossible.NOT_SHARED, "invaders", index, "offer", count=len(choosing))


def _check_ready(position: Position, faults: Faults) -> None:
    """Check that only partners wait for each other, and that one of them is not ready yet."""
    for index, seat in enumerate(seat for seat in range(position.seats) if position.ready >> seat & 1):
        camp = position.camp_of(seat)
        invaders_act = position.stage != "pause"
        if (
            len(camp) == 1
            or position.is_invader(seat) != invaders_act
            or all(position.ready >> mate & 1 for mate in camp)
        ):
            faults.add(Impossible.NOT_WAITING, "ready", index, count=seat)


def _check_dispatch(table: t.Table, position: Position, faults: Faults) -> None:
    """Check that the running dispatch belongs to an Invader who has not ended the phase (R-133)."""
    seat = table.dispatch.seat
    if not position.is_invader(seat):
        faults.limit(seat, len(position.invaders) - 1, "dispatch", "seat")
    elif seat and not position.size:
        faults.add(Impossible.NEEDS, "dispatch", "seat", piece="dispatch")
    elif position.size and position.ready >> seat & 1:
        faults.add(Impossible.NOT_WAITING, "dispatch", "seat", count=seat)


def _check_marks(position: Position, faults: Faults) -> None:
    """Check that haste took a mark off one Defender only, this turn, and that the mark is gone (R-99, R-136)."""
    alone = len(position.defenders) == 1
    if position.hasted and alone:
        faults.add(Impossible.NO_PARTNER, "haste")
    for index, defender in enumerate(position.defenders):
        path = ("defenders", index, "barred")
        if defender.barred and alone:
            faults.add(Impossible.NO_PARTNER, *path)
        elif defender.barred and not position.hasted:
            faults.add(Impossible.NEEDS, *path, piece="haste")
        faults.limit(defender.barred.bit_count(), 1, *path)
        # A second taking that waited when haste took the mark off was done after it.
        for action in _names(defender.barred & defender.used & ~position.again, ids.ACTION_IDS):
            faults.add(Content.TWICE, *path, value=action)


def _check_colours(position: Position, faults: Faults) -> None:
    """Check that an action with hourglasses has one colour at most, and one without them has none (R-100)."""
    alone = len(position.defenders) == 1
    seen = 0
    for index, defender in enumerate(position.defenders):
        path = ("defenders", index, "started")
        if defender.started and alone:
            faults.add(Impossible.NO_PARTNER, *path)
        for action in _names(defender.started & seen, ids.ACTION_IDS):
            faults.add(Content.TWICE, *path, value=action)
        for action in _names(defender.started & ~_paid(position), ids.ACTION_IDS):
            faults.add(Impossible.NEEDS, *path, piece=action)
        seen |= defender.started


def _paid(position: Position) -> int:
    """Return a bit for each action with hourglasses."""
    return sum(1 << number for number, paid in enumerate(position.paid) if paid)
