"""Wounds, and the effects of destroying a figure (rules, sections 11 and 12; RF-65)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.chapter import not_asked, not_there
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.events import (
    CardOut,
    Destroyed,
    DoorDestroyed,
    Event,
    SpiritLaid,
    SpiritLost,
    Wounded,
)
from stronghold_gui.games.fortress.moves import DOOR
from stronghold_gui.games.fortress.position import DEAD, DOOR_GONE, NONE, Position, Task
from stronghold_gui.games.fortress.reasons import Reason, refuse

SPIRITS: Final = ("attack_spirit_1", "armor_spirit_1")


def wound(position: Position, figure: int, wounds: int, out: list[Event]) -> None:
    """Give a figure wounds, and destroy it if they reach its life; in modes without wounds any wound destroys it."""
    if not wounds:
        return
    setting = position.setting
    life = setting.life(figure)
    position.wounds[figure] = min(life, position.wounds[figure] + wounds)
    total = position.wounds[figure]
    if life > 1:
        out.append(Wounded(setting.cards.figure_ids[figure], wounds, total, life))
    if total >= life:
        destroy(position, figure, out)


def destroy(position: Position, figure: int, out: list[Event]) -> None:
    """Destroy a figure; the spirit of a champion goes to a card."""
    setting = position.setting
    player, card = position.owner_of(figure), setting.cards.card_of[figure]
    position.lift(figure, DEAD)
    position.wounds[figure] = 0
    out.append(Destroyed(setting.who(player), setting.cards.figure_ids[figure]))
    if not position.alive(card):
        out.append(CardOut(setting.who(player), setting.cards.ids[card]))
        if any(setting.has(card, spirit) for spirit in SPIRITS):
            position.todo.append(("spirit", player, card))


def wound_door(position: Position, wounds: int, out: list[Event]) -> None:
    """Give the door wounds, and destroy it if they reach its life; its frame stays (RF-42)."""
    if not wounds:
        return
    life = position.setting.cards.door.life
    position.door_wounds = min(life, position.door_wounds + wounds)
    out.append(Wounded(DOOR, wounds, position.door_wounds, life))
    if position.door_wounds >= life:
        position.door = DOOR_GONE
        out.append(DoorDestroyed())


# -- the spirit of a champion ---------------------------------------------------------------------------------------


def _cards(position: Position) -> list[int]:
    return [card for card in range(len(position.owner)) if _refusal(position, card) is None]


def _refusal(position: Position, card: int) -> Refusal | None:
    name = position.setting.cards.ids[card]
    if position.owner[card] == NONE or not position.alive(card):
        return refuse(Reason.CARD_OUT, "RF-65", card=name)
    if not position.setting.cards.cards[card].unique:
        return refuse(Reason.NOT_UNIQUE, "RF-65", card=name)
    return None


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Wait for the choice of a card for the spirit; if there is none, the spirit is lost."""
    if _cards(position):
        return True
    _, player, card = position.todo.pop()
    out.append(SpiritLost(position.setting.who(player), position.setting.cards.ids[card]))
    return False


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the dead champion's player."""
    _, player, card = position.todo[-1]
    return (Decision(position.seat(player), Kind.SPIRIT, position.setting.cards.ids[card]),)


def moves(position: Position, seat: int) -> list[m.Move]:
    return [m.Spirit(position.setting.cards.ids[card]) for card in _cards(position)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return the refusal for laying the spirit on a card."""
    if not isinstance(move, m.Spirit):
        return not_asked(Kind.SPIRIT)
    card = position.setting.card_index.get(move.card, NONE)
    return not_there(move.card) if card == NONE else _refusal(position, card)


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Lay the spirit on a card, for the rest of the game."""
    if not isinstance(move, m.Spirit):
        raise unexpected(move)
    _, player, champion = position.todo.pop()
    setting, card = position.setting, position.setting.card_index[move.card]
    if setting.has(champion, "attack_spirit_1"):
        position.attack_spirits[card] += setting.param("attack_spirit_1", "attack")
    if setting.has(champion, "armor_spirit_1"):
        position.defence_spirits[card] += setting.param("armor_spirit_1", "defence")
    out.append(SpiritLaid(setting.who(player), setting.cards.ids[champion], move.card))
