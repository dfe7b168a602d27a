"""Placing armies in their start zones (rules, section 4; RF-67, RF-81)."""

from __future__ import annotations

from collections.abc import Iterator

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.armies.reinforcements import is_unique_hero, needs_heroes
from stronghold_gui.games.fortress.chapter import not_asked, not_there
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.events import Event, FigurePlaced, LeftOut
from stronghold_gui.games.fortress.moving.reach import Place
from stronghold_gui.games.fortress.position import LEFT_OUT, NONE, NOWHERE, WAITING, Position, Task
from stronghold_gui.games.fortress.reasons import Reason, refuse


def wait_to_drop(position: Position, card: int) -> None:
    """Mark the figures of a squad with The Drop as waiting beside the battlefield."""
    if position.setting.has(card, "the_drop"):
        for figure in position.setting.cards.figures(card):
            position.where[figure] = WAITING


def to_place(position: Position, player: int, card: int) -> list[int]:
    """Return the figures that a player still has to place: of one card, or of all cards for ``NONE``."""
    cards = [card] if card != NONE else position.cards_of(player)
    figures = position.setting.cards.figures
    return [figure for one in cards for figure in figures(one) if position.where[figure] == NOWHERE]


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Wait while a figure can be placed; then leave out those without a free place."""
    _, player, card = task
    position.stage = "placing"
    left = to_place(position, player, card)
    if left and any(found for _, found in _possible(position, player, left)):
        return True
    for figure in left:
        position.where[figure] = LEFT_OUT
        out.append(LeftOut(position.setting.who(player), position.setting.cards.figure_ids[figure]))
    position.todo.pop()
    if position.todo and position.todo[-1][0] == "draft":
        position.stage = "armies"
    return False


def zone_of(position: Position, figure: int) -> frozenset[int]:
    """Return the start zone of a figure."""
    setting = position.setting
    card = setting.cards.card_of[figure]
    return setting.card_zones.get(card, setting.zones[position.owner[card]])


def places(position: Position, figure: int) -> list[Place]:
    """Return the free places for a figure in its start zone."""
    at, leaf, laid = position.at, position.leaf, position.setting.field.places
    if position.setting.cards.of(figure).spaces == 1:
        return [laid[spot] for spot in _fitting(position, figure) if at[spot] == NONE and spot != leaf]
    pairs = _fitting_pairs(position, figure)
    return [pair for pair in pairs if at[pair[0]] == at[pair[1]] == NONE and leaf not in pair]


def _fitting_pairs(position: Position, figure: int) -> list[Place]:
    """Return the pairs of spots in its start zone that have room for a double-space figure, in order; cached."""
    setting, field = position.setting, position.setting.field
    key = zone_of(position, figure), setting.cards.of(figure).height
    known = setting.fitting_pairs.get(key)
    if known is None:
        spots = set(_fitting(position, figure)).difference(field.door_spots[:1])
        known = setting.fitting_pairs[key] = [
            (spot, other)
            for spot in sorted(spots)
            for other in field.around[spot]
            if other > spot and other in spots and field.level[spot] == field.level[other]
        ]
    return known


def _fitting(position: Position, figure: int) -> list[int]:
    """Return the spots of a figure's start zone that have room for it, in order; cached."""
    setting = position.setting
    zone, height = zone_of(position, figure), setting.cards.of(figure).height
    known = setting.fitting.get((zone, height))
    if known is None:
        field = setting.field
        fits = (spot for spot in zone if field.level[spot] + height <= field.ceiling[spot] and field.ladder[spot] < 0)
        known = setting.fitting[zone, height] = sorted(fits)
    return known


def guard_due(position: Position, player: int, figures: list[int]) -> bool:
    """Return whether a player's next figure must stand on door space 4: the first one, if any can (RF-81)."""
    if position.setting.scenario.guard != player or not position.setting.field.door_spots:
        return False
    if any(position.owner_of(figure) == player for figure in position.standing()):
        return False
    four = position.setting.field.door_spots[3]
    return any(four in place for figure in figures for place in places(position, figure))


def _possible(position: Position, player: int, figures: list[int]) -> Iterator[tuple[int, list[Place]]]:
    """Yield the figures that may be placed next, one of each card, with their places."""
    guard, seen = guard_due(position, player, figures), set[int]()
    four = position.setting.field.door_spots[3] if guard else NONE
    for figure in figures:
        card = position.setting.cards.card_of[figure]
        if card in seen:
            continue
        seen.add(card)
        if _spaces_short(position, player, figure):
            continue
        found = places(position, figure)
        yield figure, [place for place in found if four in place] if guard else found


def _spaces_short(position: Position, player: int, figure: int) -> int:
    """Return how many spaces would be missing for the heroes that the scenario wants if this figure were placed."""
    if not needs_heroes(position, player) or is_unique_hero(position, position.setting.cards.card_of[figure]):
        return 0
    waiting = [
        other
        for other in to_place(position, player, NONE)
        if is_unique_hero(position, position.setting.cards.card_of[other])
    ]
    free = sum(position.at[spot] == NONE for spot in zone_of(position, figure))
    taken = position.setting.cards.of(figure).spaces
    return max(0, sum(position.setting.cards.of(hero).spaces for hero in waiting) - (free - taken))


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the player who places figures."""
    _, player, card = position.todo[-1]
    return (Decision(position.seat(player), Kind.PLACE, f"p{player + 1}", len(to_place(position, player, card))),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return every figure that may be placed next, on each of its places."""
    _, player, card = position.todo[-1]
    laid = position.setting.placings
    moves: list[m.Move] = []
    for figure, found in _possible(position, player, to_place(position, player, card)):
        moves += map(laid[figure].__getitem__, found)
    return moves


def place_of(position: Position, space: str, second: str) -> Place | None:
    """Return the place that a move names, or ``None`` if the map does not have it."""
    by_name = position.setting.field.by_name
    if not second:
        return (by_name[space],) if space in by_name else None
    found = tuple(by_name.get(name, NONE) for name in (space, second) if name)
    return None if NONE in found else tuple(sorted(found))


def goal_of(position: Position, move: m.Step | m.Go | m.Fly | m.Leap | m.Grapple) -> Place | None:
    """Return the place that a movement leads to, or ``None`` if the map does not have it."""
    return place_of(position, move.space, "" if isinstance(move, m.Leap | m.Grapple) else move.second)


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return the refusal for placing a figure."""
    _, player, card = position.todo[-1]
    if not isinstance(move, m.Place):
        return not_asked(Kind.PLACE)
    figure = position.setting.figure_index.get(move.figure, NONE)
    left = to_place(position, player, card)
    if figure == NONE or position.owner_of(figure) == NONE:
        return not_there(move.figure)
    if position.owner_of(figure) != player:
        foreign = position.setting.cards.ids[position.setting.cards.card_of[figure]]
        return refuse(Reason.NOT_OWN_CARD, "4", card=foreign)
    if figure not in left:
        return refuse(Reason.PLACED_ALREADY, "4", figure=move.figure)
    own = position.setting.cards.card_of[figure]
    first = next(other for other in left if position.setting.cards.card_of[other] == own)
    if first != figure:
        return refuse(Reason.NEXT_OF_CARD, "4", figure=position.setting.cards.figure_ids[first])
    return _place_refusal(position, player, figure, move, left)


def _place_refusal(position: Position, player: int, figure: int, move: m.Place, left: list[int]) -> Refusal | None:
    place = place_of(position, move.space, move.second)
    if place is None:
        return not_there(move.space)
    problem = _spaces_refusal(position, figure, place)
    if problem is not None:
        return problem
    if short := _spaces_short(position, player, figure):
        return refuse(Reason.HEROES_IN_BLUE, "13", count=short)
    field = position.setting.field
    if guard_due(position, player, left) and field.door_spots[3] not in place:
        return refuse(Reason.DOOR_GUARD_FIRST, "RF-81", space=field.name(field.door_spots[3]))
    return None


def _spaces_refusal(position: Position, figure: int, place: Place) -> Refusal | None:
    field, name = position.setting.field, position.setting.cards.figure_ids[figure]
    zone = zone_of(position, figure)
    for spot in place:
        if spot not in zone:
            return refuse(Reason.OUTSIDE_ZONE, "RF-67", space=field.name(spot))
        if position.at[spot] != NONE:
            other = position.setting.cards.figure_ids[position.at[spot]]
            return refuse(Reason.OCCUPIED, "4", space=field.name(spot), figure=other)
    if place in set(places(position, figure)):
        return None
    if len(place) == 2 and field.level[place[0]] != field.level[place[1]]:
        return refuse(Reason.UNEVEN, "4", space=field.name(place[0]), other=field.name(place[1]))
    return refuse(Reason.NOT_FITTING, "4", figure=name, space=field.name(place[0]))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Place a figure."""
    player = position.todo[-1][1]
    if not isinstance(move, m.Place):
        raise unexpected(move)
    figure, place = position.setting.figure_index[move.figure], place_of(position, move.space, move.second)
    assert place is not None
    position.put(figure, *place)
    position.starters |= 1 << figure
    out.append(FigurePlaced(position.setting.who(player), move.figure, move.space))
