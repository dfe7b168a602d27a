"""The power The Drop: a squad that waits beside the battlefield lands on it (rules, sections 5 and 12; RF-59)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.chapter import not_asked, not_there
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.dice import d20
from stronghold_gui.games.fortress.door import stand_on_four
from stronghold_gui.games.fortress.engaged import adjacent_to
from stronghold_gui.games.fortress.events import Dropped, DropRolled, Event, Waits
from stronghold_gui.games.fortress.field.bits import bits_of
from stronghold_gui.games.fortress.moving.search_cache import keep
from stronghold_gui.games.fortress.position import NONE, WAITING, Position, Task
from stronghold_gui.games.fortress.reasons import Reason, refuse


def roll(position: Position, task: Task, out: list[Event]) -> bool:
    """Roll for a squad; if it may land, ask its player."""
    _, player, card = position.todo.pop()
    name = position.setting.cards.ids[card]
    number = d20(position, f"drop {name}")
    success = number >= position.setting.param("the_drop", "need")
    out.append(DropRolled(position.setting.who(player), name, number, success))
    if success and landings(position, card):
        position.todo.append(("dropping", player, card))
    return False


def _waiting(position: Position, card: int) -> list[int]:
    return [figure for figure in position.setting.cards.figures(card) if position.where[figure] == WAITING]


def spot_refusal(position: Position, figure: int, spot: int) -> Refusal | None:
    """Return why a figure cannot be dropped onto a spot now."""
    setting, field = position.setting, position.setting.field
    space = field.name(spot)
    if field.ladder[spot] >= 0:
        return refuse(Reason.RUNG, "RF-59", space=space)
    if spot == position.leaf:
        return refuse(Reason.LEAF, "RF-59", space=space)
    height = setting.cards.of(figure).height
    if position.at[spot] != NONE or field.level[spot] + height > field.ceiling[spot]:
        return refuse(Reason.NOT_FREE, "12", space=space)
    if setting.mode.glyphs and spot in setting.glyphs:
        return refuse(Reason.GLYPH, "12", space=space)
    beside = adjacent_to(position, (spot,), height)
    if beside:
        return refuse(Reason.ADJACENT, "12", space=space, figure=setting.cards.figure_ids[beside[0]])
    return None


def landings(position: Position, card: int) -> list[int]:
    """Return the spots for the next figure that leave room for all figures after it; cached."""
    waiting, memory = _waiting(position, card), position.setting.memory
    key = "drop", card, position.door, *position.where, *position.second
    found = memory.get(key)
    if not isinstance(found, list):
        free = _free(position, waiting[0])
        found = [spot for spot in free if _leaves_room(position, card, free, spot, len(waiting) - 1)]
        keep(memory, key, found)
    return found


def _free(position: Position, figure: int) -> list[int]:
    """Return the spots without a ``spot_refusal`` for a figure."""
    setting, field, leaf = position.setting, position.setting.field, position.leaf
    height = setting.cards.of(figure).height
    where = [spot for spot in (*position.where, *position.second) if spot >= 0]
    taken = position.held | (field.bits[leaf] if leaf >= 0 else 0)
    # Most spots have no figure beside them, so adjacency need not be checked.
    near = taken | bits_of(field.around_bits, where)
    return [
        spot
        for spot in setting.open_spots(height)
        if not near >> spot & 1 or (not taken >> spot & 1 and not adjacent_to(position, (spot,), height))
    ]


def _leaves_room(position: Position, card: int, free: list[int], spot: int, others: int) -> bool:
    """Return whether a number of other figures find spots adjacent neither to this spot nor to each other."""
    if not others:
        return True
    field, height = position.setting.field, position.setting.cards.cards[card].height
    # A figure blocks its own spot and at most all those around it.
    if len(free) > others * (field.most_around + 1):
        return True
    adjacent = position.setting.adjacency.adjacent
    left = [other for other in free if other != spot and not adjacent(spot, height, other, height)]
    return any(_leaves_room(position, card, left, other, others - 1) for other in left)


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the squad's player."""
    kind, player, card = position.todo[-1]
    name, seat = position.setting.cards.ids[card], position.seat(player)
    if kind == "dropping":
        return (Decision(seat, Kind.DROP, name),)
    return (Decision(seat, Kind.LAND, name, len(_waiting(position, card))),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return the moves to drop the squad or to wait; once it drops, each space for its next figure."""
    kind, _, card = position.todo[-1]
    if kind == "dropping":
        return [m.Drop(go=True), m.Drop(go=False)]
    laid, places = position.setting.placings[_waiting(position, card)[0]], position.setting.field.places
    return [laid[places[spot]] for spot in landings(position, card)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return why a figure cannot be dropped there."""
    kind, _, card = position.todo[-1]
    if kind == "dropping":
        return None if isinstance(move, m.Drop) else not_asked(Kind.DROP)
    if not isinstance(move, m.Place):
        return not_asked(Kind.LAND)
    figure = _waiting(position, card)[0]
    if move.figure not in position.setting.figure_index:
        return not_there(move.figure)
    if move.figure != position.setting.cards.figure_ids[figure] or move.second:
        return refuse(Reason.NEXT_OF_CARD, "12", figure=position.setting.cards.figure_ids[figure])
    spot = position.setting.field.by_name.get(move.space, NONE)
    if spot == NONE:
        return not_there(move.space)
    found = spot_refusal(position, figure, spot)
    if found is None and spot not in landings(position, card):
        return refuse(Reason.NO_ROOM_FOR_ALL, "12", space=move.space)
    return found


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Decide whether the squad drops, or put its next figure on a space."""
    _, player, card = position.todo[-1]
    who = position.setting.who(player)
    match move:
        case m.Drop(go):
            position.todo.pop()
            if go:
                position.todo.append(("landing", player, card))
            else:
                out.append(Waits(who, position.setting.cards.ids[card]))
        case m.Place(name, space):
            figure = position.setting.figure_index[name]
            position.put(figure, position.setting.field.by_name[space])
            out.append(Dropped(who, name, space))
            if not _waiting(position, card):
                position.todo.pop()
            position.todo.append(("check", 0, 0))
            stand_on_four(position, figure, out)
        case _:
            raise unexpected(move)
