"""Forming the band of a mercenary battle (rules, section 7, RW-29). The next decision is about its target."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.battles.possible import infantry, targets
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.events import BandFormed, Event
from stronghold_gui.games.warriors.pieces import BAND, DRAGON_IDS, PEOPLES, PLACE_IDS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.reasons import Reason, refuse
from stronghold_gui.games.warriors.untimely import untimely


def size(position: Position, seat: int) -> int:
    """Return how many infantry the band must have: the card's number, or all infantry if there are fewer."""
    return min(position.cards.battles[position.card].band, sum(infantry(position, seat)))


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the battle card's owner."""
    seat = position.resolver
    return (Decision(seat, Kind.BAND, position.cards.battles[position.card].id, size(position, seat)),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return every mixture of peoples that makes a band of the right size."""
    return [m.Band(members) for members in _mixtures(infantry(position, seat), size(position, seat), 0)]


def _mixtures(have: list[int], wanted: int, people: int) -> Iterator[tuple[str, ...]]:
    if people == len(PEOPLES):
        if not wanted:
            yield ()
        return
    for count in range(min(have[people], wanted) + 1):
        for rest in _mixtures(have, wanted - count, people + 1):
            yield (*(PEOPLES[people],) * count, *rest)


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return why the band cannot be formed this way."""
    match move:
        case m.Band(members):
            return _band_refusal(position, seat, members)
        case m.End():
            first = targets(position, seat, BAND)[0]
            return refuse(Reason.MUST_ATTACK, "RW-16", place="band", target=PLACE_IDS[first])
        case m.Attack(side) if side in DRAGON_IDS:
            return refuse(Reason.DRAGON_NEEDS_DRACONIC, "10", card=position.cards.battles[position.card].id)
        case _:
            return untimely(position, seat, move, decisions(position)[0])


def _band_refusal(position: Position, seat: int, members: tuple[str, ...]) -> Refusal | None:
    for member in members:
        if member in DRAGON_IDS:
            return refuse(Reason.BAND_NO_DRAGON, "10", place=member)
        if member not in PEOPLES:
            return refuse(Reason.BAND_INFANTRY_ONLY, "7", card=member)
    have, wanted = infantry(position, seat), size(position, seat)
    for people, count in Counter(members).items():
        if count > have[PEOPLES.index(people)]:
            return refuse(Reason.BAND_TOO_FEW, "7", people=people, count=count, have=have[PEOPLES.index(people)])
    if len(members) != wanted:
        return refuse(Reason.BAND_SIZE, "7", count=len(members), limit=wanted, have=sum(have))
    return None


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Move the infantry from its factions into the band."""
    if not isinstance(move, m.Band):
        raise unexpected(move)
    position.todo.pop()
    position.side = BAND
    for member in move.members:
        people = PEOPLES.index(member)
        position.band[people] += 1
        position.army[3 * (seat * len(PEOPLES) + people)] -= 1
    out.append(BandFormed(seat, move.members))
    position.todo.append(("target", 0, 0))
