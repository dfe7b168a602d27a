"""Choosing the cards of armies, one player after the other or in a draft (rules, section 3; RF-68)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.armies.placing import wait_to_drop
from stronghold_gui.games.fortress.armies.reinforcements import (
    can_complete,
    is_unique_hero,
    missing,
    needs_heroes,
    points_left,
    walks,
)
from stronghold_gui.games.fortress.chapter import not_asked, not_there
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.events import CardPicked, DraftPassed, Event
from stronghold_gui.games.fortress.position import NONE, Position, Task
from stronghold_gui.games.fortress.reasons import Reason, refuse


def drafter(position: Position) -> int:
    """Return the player of the current turn of the draft, who may be done (rules, section 3)."""
    players, number = position.setting.players, position.drafted
    if players == 2:
        # One, then two, then one each.
        way = 0 if number == 0 else 1 if number < 3 else (number - 3) % 2
    else:
        lap, step = divmod(number, players)
        way = step if lap % 2 == 0 else players - 1 - step
    return (position.first + way) % players


def draft_step(position: Position, task: Task, out: list[Event]) -> bool:
    """Skip players who are done or can take nothing now; ask the next; end the draft when all are done."""
    everybody = (1 << position.setting.players) - 1
    while position.done != everybody:
        player = drafter(position)
        if not position.done >> player & 1:
            if moves(position, position.seat(player)):
                return True
            over = not _fits_any(position, player)
            position.done |= over << player
            out.append(DraftPassed(position.setting.who(player), over))
        position.drafted += 1
        if all(position.done >> one & 1 or not _can_pick(position, one) for one in range(position.setting.players)):
            break
    position.todo.pop()
    return False


def _can_pick(position: Position, player: int) -> bool:
    cards = range(len(position.owner))
    return any(_pick_refusal(position, player, card) is None for card in cards)


def _fits_any(position: Position, player: int) -> bool:
    left = points_left(position, player, position.cards_of(player))
    return any(
        owner == NONE and position.setting.cards.cards[card].points <= left for card, owner in enumerate(position.owner)
    )


def _chooser(position: Position) -> int:
    kind, player, _ = position.todo[-1]
    return player if kind == "choose" else drafter(position)


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the player who takes a card."""
    player = _chooser(position)
    kind = Kind.CHOOSE if position.todo[-1][0] == "choose" else Kind.DRAFT
    left = points_left(position, player, position.cards_of(player))
    return (Decision(position.seat(player), kind, f"p{player + 1}", left),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each card that may be taken, and the end of the choice if the army may stay as it is."""
    player, ids = _chooser(position), position.setting.cards.ids
    cards: list[m.Move] = [
        m.Pick(ids[card]) for card in range(len(ids)) if _pick_refusal(position, player, card) is None
    ]  # fmt: skip
    if position.todo[-1][0] == "choose" and _end_refusal(position, player) is None:
        cards.append(m.END)
    return cards


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return why a card cannot be taken, or why the army cannot stay as it is."""
    player, kind = _chooser(position), position.todo[-1][0]
    match move:
        case m.Pick(card):
            number = position.setting.card_index.get(card, NONE)
            return not_there(card) if number == NONE else _pick_refusal(position, player, number)
        case m.End() if kind == "choose":
            return _end_refusal(position, player)
        case m.End():
            return refuse(Reason.MUST_PICK, "3")
        case _:
            return not_asked(Kind.CHOOSE if kind == "choose" else Kind.DRAFT)


def _pick_refusal(position: Position, player: int, card: int) -> Refusal | None:
    name = position.setting.cards.ids[card]
    if position.owner[card] != NONE:
        return refuse(Reason.CARD_TAKEN, "RF-03", card=name)
    points = position.setting.cards.cards[card].points
    left = points_left(position, player, position.cards_of(player))
    if points > left:
        return refuse(Reason.OVER_LIMIT, "3", card=name, count=points, limit=left)
    if not _somebody_to_place(position, player, card):
        return refuse(Reason.NO_ARMY, "RF-84")
    if needs_heroes(position, player):
        return _own_heroes(position, player, card)
    return _others_heroes(position, player, card)


def _somebody_to_place(position: Position, player: int, more: int) -> bool:
    """Return whether an army with one more card has, or can still afford, a figure to place at the start (RF-84)."""
    own = [*position.cards_of(player), more]
    left = points_left(position, player, own)
    setting = position.setting
    return any(
        not setting.has(card, "the_drop")
        and (card in own or (owner == NONE and setting.cards.cards[card].points <= left))
        for card, owner in enumerate(position.owner)
    )


def _own_heroes(position: Position, player: int, card: int) -> Refusal | None:
    """Return the refusal for a card that would keep a player from bringing the heroes that the scenario wants.

    In a draft, every card that is no such hero is refused until the player has them all.
    """
    name, own = position.setting.cards.ids[card], position.cards_of(player)
    heroes, on_foot = missing(position, own)
    helps = is_unique_hero(position, card) and (walks(position, card) or heroes > on_foot)
    if position.armies == "draft" and (heroes or on_foot) and not helps:
        return refuse(Reason.HEROES_FIRST, "RF-68", card=name)
    if not can_complete(position, player, more=card):
        return refuse(Reason.REINFORCEMENTS_MISSING, "13", count=heroes, limit=on_foot)
    return None


def _others_heroes(position: Position, player: int, card: int) -> Refusal | None:
    """Return the refusal for a hero without whom another player could not bring the heroes that the scenario wants."""
    if not is_unique_hero(position, card):
        return None
    for other in range(position.setting.players):
        if needs_heroes(position, other) and not can_complete(position, other, without=card):
            return refuse(Reason.NEEDED_FOR_REINFORCEMENTS, "RF-68", card=position.setting.cards.ids[card])
    return None


def _end_refusal(position: Position, player: int) -> Refusal | None:
    own = position.cards_of(player)
    if all(position.setting.has(card, "the_drop") for card in own):
        return refuse(Reason.NO_ARMY, "3")
    if needs_heroes(position, player):
        heroes, on_foot = missing(position, own)
        if heroes or on_foot:
            return refuse(Reason.REINFORCEMENTS_MISSING, "13", count=heroes, limit=on_foot)
    return None


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Take a card, whose figures are placed at once in a draft; or end the choice."""
    player = _chooser(position)
    match move:
        case m.Pick(name):
            card = position.setting.card_index[name]
            position.owner[card] = player
            wait_to_drop(position, card)
            out.append(CardPicked(position.setting.who(player), name))
            if position.todo[-1][0] == "draft":
                position.drafted += 1
                position.todo.append(("place", player, card))
        case m.End():
            position.todo.pop()
        case _:
            raise unexpected(move)
