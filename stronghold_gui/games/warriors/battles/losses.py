"""Losses after a comparison of dice: a card that its owner chooses, or a dragon's flame (rules, sections 5, 7, 10)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.battles.throw import is_dragon
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.events import (
    CardLost,
    Cause,
    Event,
    FlamesDiscarded,
    FlameSpent,
    NothingToLose,
)
from stronghold_gui.games.warriors.pieces import (
    ARMY_CARDS,
    BAND,
    BAND_TARGET,
    DRAGON,
    DRAGON_IDS,
    DRAGON_PLACE,
    FLAME,
    NONE,
    PLACE_IDS,
    PRIZES,
    TARGET_IDS,
    TARGET_INDEX,
    WARRIORS,
)
from stronghold_gui.games.warriors.position import Position, Task
from stronghold_gui.games.warriors.reasons import Reason, refuse
from stronghold_gui.games.warriors.untimely import untimely


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Wait if the loser can choose; otherwise take the only possible loss (RW-20, RW-23, RW-42)."""
    place, loser, winner = _parties(position, task)
    if is_dragon(place):
        return _dragon_step(position, place - DRAGON_PLACE, loser, winner, out)
    cards = _cards(position, place)
    if len(cards) > 1:
        return True
    position.todo.pop()
    if cards:
        take(position, cards[0], winner, "battle", out)
    else:
        out.append(NothingToLose(loser, PLACE_IDS[place]))
    return False


def _dragon_step(position: Position, dragon: int, loser: int, winner: int, out: list[Event]) -> bool:
    if position.flames[dragon]:
        return True
    position.todo.pop()
    if position.dragon_of[dragon] == NONE:
        out.append(NothingToLose(loser, DRAGON_IDS[dragon]))
    else:
        take_dragon(position, dragon, winner, "battle", out)
    return False


def _parties(position: Position, task: Task) -> tuple[int, int, int]:
    """Return the place that loses, its owner and the winner; the first figure of the task is 1 if the target loses."""
    if task[1]:
        return position.target, position.defender, position.resolver
    return position.side, position.resolver, position.defender


def _cards(position: Position, place: int) -> list[int]:
    """Return the cards that a faction or the band can lose, as targets (``pieces.TARGET_IDS``)."""
    if place == BAND:
        return [BAND_TARGET + people for people, count in enumerate(position.band) if count]
    return [card for card in range(3 * place, 3 * place + 3) if position.army[card]]


def take(position: Position, card: int, winner: int, cause: Cause, out: list[Event]) -> None:
    """Move a warrior of a faction or of the band to the winner's victory pile."""
    if card < ARMY_CARDS:
        position.army[card] -= 1
        loser, kind = divmod(card, len(WARRIORS))
        place = PLACE_IDS[card // 3]
    else:
        people = card - BAND_TARGET
        position.band[people] -= 1
        loser, kind, place = position.resolver, 3 * people, PLACE_IDS[BAND]
    position.victory[PRIZES * winner + kind] += 1
    out.append(CardLost(loser, place, WARRIORS[kind], winner, cause))


def take_dragon(position: Position, dragon: int, winner: int, cause: Cause, out: list[Event]) -> None:
    """Move a dragon to the winner's victory pile; its flames are discarded (RW-43)."""
    loser, flames = position.dragon_of[dragon], position.flames[dragon]
    position.dragon_of[dragon] = NONE
    position.flames[dragon] = 0
    position.victory[PRIZES * winner + DRAGON] += 1
    out.append(CardLost(loser, DRAGON_IDS[dragon], "dragon", winner, cause))
    if flames:
        position.discard[FLAME] += flames
        out.append(FlamesDiscarded(loser, DRAGON_IDS[dragon], flames))


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the loser's decision about a card or a flame."""
    place, loser, _ = _parties(position, position.todo[-1])
    if is_dragon(place):
        return (Decision(loser, Kind.FLAME, PLACE_IDS[place], position.flames[place - DRAGON_PLACE]),)
    return (Decision(loser, Kind.LOSS, PLACE_IDS[place]),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each card that the loser can give; for a dragon, discarding a flame and giving the dragon."""
    place = _parties(position, position.todo[-1])[0]
    if is_dragon(place):
        return [m.Flame(PLACE_IDS[place], True), m.Flame(PLACE_IDS[place], False)]
    return [m.Lose(TARGET_IDS[card]) for card in _cards(position, place)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return why this card cannot be given, or why this dragon's flame cannot be discarded."""
    place = _parties(position, position.todo[-1])[0]
    match move:
        case m.Flame(dragon) if is_dragon(place):
            return _flame_refusal(position, place, dragon)
        case m.Lose(card) if not is_dragon(place):
            return _card_refusal(position, place, card)
        case _:
            return untimely(position, seat, move, decisions(position)[0])


def _flame_refusal(position: Position, place: int, dragon: str) -> Refusal | None:
    if dragon == PLACE_IDS[place]:
        return None
    if dragon in DRAGON_IDS and position.flames[DRAGON_IDS.index(dragon)]:
        return refuse(Reason.LOSS_OTHER_FACTION, "10", place=PLACE_IDS[place])
    return refuse(Reason.NO_FLAME, "10", place=dragon)


def _card_refusal(position: Position, place: int, card: str) -> Refusal | None:
    number = TARGET_INDEX.get(card, NONE)
    stem, _, kind = card.rpartition(".")
    if kind == "wizard" or number == NONE:
        return refuse(Reason.LOSS_EVENT_OR_BATTLE, "5", card=card)
    if number in _cards(position, place):
        return None
    if stem != PLACE_IDS[place]:
        return refuse(Reason.LOSS_OTHER_FACTION, "RW-20", place=PLACE_IDS[place])
    if place == position.side and place != BAND and position.camp[number % 3]:
        return refuse(Reason.LOSS_CAMPING, "RW-27", card=card)
    return refuse(Reason.LOSS_NOT_THERE, "RW-20", card=card)


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Give the card, discard the flame, or give the dragon."""
    place, loser, winner = _parties(position, position.todo.pop())
    match move:
        case m.Lose(card):
            take(position, TARGET_INDEX[card], winner, "battle", out)
        case m.Flame(dragon, True):
            position.flames[place - DRAGON_PLACE] -= 1
            position.discard[FLAME] += 1
            out.append(FlameSpent(loser, dragon))
        case m.Flame():
            take_dragon(position, place - DRAGON_PLACE, winner, "battle", out)
        case _:
            raise unexpected(move)
