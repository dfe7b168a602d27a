"""Conversion of a document's table to a position; unknown names are reported by their path."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.core.save.validation import joined
from stronghold_gui.games.fortress import table as t
from stronghold_gui.games.fortress.documents.maps import map_fault
from stronghold_gui.games.fortress.field.field import DOOR_STATES
from stronghold_gui.games.fortress.field.own_map import map_text
from stronghold_gui.games.fortress.field.unbuildable import MapFault
from stronghold_gui.games.fortress.moves import DOOR
from stronghold_gui.games.fortress.naming import PLAYERS, read_task
from stronghold_gui.games.fortress.position import DOOR_TARGET, MARKERS_EACH, NONE, Position
from stronghold_gui.games.fortress.problems import Impossible
from stronghold_gui.games.fortress.reading import POWER_BITS, STATES
from stronghold_gui.games.fortress.setting import Setting, scenarios, setting_of, setting_on

_MOST = 1000
"""Upper bound for counts on the table."""
_CODES = {state: code for code, state in STATES.items()}


def empty_position(table: t.Table, faults: Faults) -> Position | None:
    """Return an empty battlefield for a table, or ``None`` after reporting a wrong map or number of people."""
    seatings = scenarios()[table.scenario].seatings
    if table.people not in seatings:
        faults.add(Content.OTHER_SEATS, "people", count=table.people, expected=min(seatings))
        return None
    if table.map is None:
        return Position(setting_of(table.scenario, table.people, table.mode, table.rulings), table.armies, table.seed)
    setting = _own(table, faults)
    return Position(setting, table.armies, table.seed) if setting is not None else None


def _own(table: t.Table, faults: Faults) -> Setting | None:
    """Return the setting on the document's custom map, or ``None`` after reporting the fault of the map."""
    assert table.map is not None
    try:
        return setting_on(map_text(table.map), table.scenario, table.people, table.mode, table.rulings)
    except MapFault as fault:
        faults.found.append(map_fault(fault, joined(faults.path, "map")))
    return None


def lay(table: t.Table, position: Position, faults: Faults) -> None:
    """Copy everything from a table to an empty battlefield."""
    position.chance = Chance(table.seed, table.draws)
    position.round, position.stage = table.round, table.stage
    if not 1 <= table.round <= position.setting.scenario.rounds:
        faults.limit(table.round, position.setting.scenario.rounds, "round")
        if table.round < 1:
            faults.add(Impossible.NOT_SO, "round", value=str(table.round))
    _lay_cards(table, position, faults)
    position.starters = _bits(position, table.starters, faults, "starters")
    for name, markers in table.markers.items():
        player = _player(position, name, faults, "markers", name)
        if player != NONE:
            _lay_markers(position, player, markers, faults)
    faults.twice(table.order, "order")
    order = faults.numbers(table.order, PLAYERS[: position.setting.players], "order")
    position.order = tuple(player for player in order if player != NONE)
    for name, turns in table.taken.items():
        player = _player(position, name, faults, "taken", name)
        faults.limit(turns, _MOST, "taken", name)
        if player != NONE:
            position.taken[player] = turns
    _lay_door(table, position, faults)
    _lay_draft(table.draft, position, faults)
    _lay_turn(table.turn, position, faults)
    position.todo = faults.read_all(table.todo, lambda text: read_task(position, text), _MOST, "todo")
    position.winners = tuple(PLAYERS.index(name) for name in table.winners)
    position.ending = table.ending


def _player(position: Position, name: str, faults: Faults, *steps: str | int) -> int:
    return faults.known(name, PLAYERS[: position.setting.players], *steps)


def _figure(position: Position, name: str, faults: Faults, *steps: str | int) -> int:
    return faults.known_or_none(name, position.setting.cards.figure_ids, *steps)


def _card(position: Position, name: str, faults: Faults, *steps: str | int) -> int:
    return faults.known_or_none(name, position.setting.cards.ids, *steps)


def _target(position: Position, name: str, faults: Faults, *steps: str | int) -> int:
    return DOOR_TARGET if name == DOOR else _figure(position, name, faults, *steps)


def _bits(position: Position, names: Sequence[str], faults: Faults, *steps: str | int) -> int:
    """Return figures as a bit mask."""
    faults.twice(names, *steps)
    found = [_figure(position, name, faults, *steps, index) for index, name in enumerate(names)]
    return sum(1 << figure for figure in set(found) if figure != NONE)


def _lay_cards(table: t.Table, position: Position, faults: Faults) -> None:
    mover = table.turn.mover
    standing: list[tuple[int, tuple[int, ...]]] = []
    for name, card in table.cards.items():
        number = _card(position, name, faults, "cards", name)
        if number == NONE:
            continue
        player = _player(position, card.player, faults, "cards", name, "player")
        position.owner[number] = player
        position.attack_spirits[number] = faults.at_most(card.attack, _MOST, "cards", name, "attack")
        position.defence_spirits[number] = faults.at_most(card.defence, _MOST, "cards", name, "defence")
        position.grenades |= card.grenades << number
        own = [position.setting.cards.figure_ids[figure] for figure in position.setting.cards.figures(number)]
        for figure_name, figure in card.figures.items():
            if faults.known(figure_name, own, "cards", name, "figures", figure_name) != NONE:
                path = ("cards", name, "figures", figure_name)
                standing += _lay_figure(position, position.setting.figure_index[figure_name], figure, faults, path)
    # A mover may share a friend's space; it goes last so that the friend keeps the space.
    standing.sort(key=lambda one: position.setting.cards.figure_ids[one[0]] == mover)
    for number, spots in standing:
        position.put(number, *spots)


def _lay_figure(
    position: Position, number: int, figure: t.Figure, faults: Faults, path: tuple[str, ...]
) -> list[tuple[int, tuple[int, ...]]]:
    """Set state and wounds of a figure; return number and place in a list, empty if it is off the battlefield."""
    position.wounds[number] = faults.at_most(figure.wounds, _MOST, *path, "wounds")
    if bool(figure.space) == bool(figure.state):
        if figure.space:
            faults.add(Impossible.NOT_SO, *path, "state", value=figure.state)
        return []
    if not figure.space:
        position.where[number] = _CODES[figure.state]
        return []
    spots = [
        faults.known(name, list(position.setting.field.by_name), *path, member)
        for member, name in (("space", figure.space), ("second", figure.second))
        if name
    ]
    return [] if NONE in spots else [(number, tuple(spots))]


def _lay_markers(position: Position, player: int, markers: t.Markers, faults: Faults) -> None:
    first, name = MARKERS_EACH * player, PLAYERS[player]
    for number, member in enumerate(("one", "two", "three", "x")):
        card = getattr(markers, member)
        position.markers[first + number] = _card(position, card, faults, "markers", name, member)
    for index, number in enumerate(markers.turned):
        if not 1 <= number < MARKERS_EACH:
            faults.add(Impossible.NOT_SO, "markers", name, "turned", index, value=str(number))
        else:
            position.turned |= 1 << (first + number - 1)
    if markers.unseen or markers.laid:
        faults.add(Content.HIDDEN_THING, "markers", name)


def _lay_door(table: t.Table, position: Position, faults: Faults) -> None:
    position.door = DOOR_STATES.index(table.door.state)
    position.door_wounds = min(table.door.wounds, _MOST)
    faults.limit(table.door.wounds, position.setting.cards.door.life, "door", "wounds")
    player = _player(position, table.door.controller, faults, "door", "controller")
    position.controller = max(0, player)
    position.toggled, position.flag = table.door.toggled, table.flag
    for name, rest in table.resting.items():
        player = _player(position, name, faults, "resting", name)
        if player != NONE:
            position.resting |= ((rest != "round") << player) | ((rest != "turn") << (4 + player))


def _lay_draft(draft: t.Draft, position: Position, faults: Faults) -> None:
    position.first = faults.known_or_none(draft.first, PLAYERS[: position.setting.players], "draft", "first")
    position.drafted = faults.at_most(draft.drafted, _MOST, "draft", "drafted")
    position.done = faults.bits(draft.done, PLAYERS[: position.setting.players], "draft", "done")


def _lay_turn(turn: t.Turn, position: Position, faults: Faults) -> None:
    position.player = faults.known_or_none(turn.player, PLAYERS[: position.setting.players], "turn", "player")
    position.card = _card(position, turn.card, faults, "turn", "card")
    for member, most in (("number", 8), ("used", POWER_BITS), ("spent", _MOST), ("skulls", _MOST)):
        setattr(position, member, faults.at_most(getattr(turn, member), most, "turn", member))
    for member in ("moved", "attacked", "again"):
        setattr(position, member, _bits(position, getattr(turn, member), faults, "turn", member))
    position.fighting, position.walking = turn.fighting, turn.walking
    position.entered = faults.known_or_none(turn.entered, list(position.setting.field.by_name), "turn", "entered")
    throws = [_card(position, name, faults, "turn", "throws", index) for index, name in enumerate(turn.throws)]
    position.thrown = sum(1 << card for card in set(throws) if card != NONE)
    position.quarry = _target(position, turn.quarry, faults, "turn", "quarry")
    for member in ("hunter", "mover", "attacker"):
        setattr(position, member, _figure(position, getattr(turn, member), faults, "turn", member))
    position.falls = tuple(
        faults.at_most(drop, _MOST, "turn", "falls", index) for index, drop in enumerate(turn.falls)
    )[:_MOST]
    position.path = _path(position, turn.path, faults)
    if turn.weapon:
        faults.known(turn.weapon, ("normal", "explosion", "grenade", "fire_line"), "turn", "weapon")
    position.weapon = turn.weapon
    found = [_target(position, name, faults, "turn", "targets", index) for index, name in enumerate(turn.targets)]
    position.targets = tuple(found)
    position.stood = _stood(position, turn, faults)
    clones = [_figure(position, name, faults, "turn", "clones", index) for index, name in enumerate(turn.clones)]
    position.clones = tuple(clones)


def _stood(position: Position, turn: t.Turn, faults: Faults) -> tuple[int, ...]:
    """Return the attacker's place; a document states it only for an attacker that has fallen since."""
    known = list(position.setting.field.by_name)
    named = faults.numbers(turn.stood[:_MOST], known, "turn", "stood")
    faults.limit(len(turn.stood), _MOST, "turn", "stood")
    attacker = position.attacker
    stands = attacker != NONE and position.where[attacker] >= 0
    return position.spots(attacker) if stands and position.setting.rulings.fallen_attackers and not named else named


def _path(position: Position, places: Sequence[Sequence[str]], faults: Faults) -> tuple[int, ...]:
    known, found = list(position.setting.field.by_name), list[int]()
    for index, place in enumerate(places[:_MOST]):
        if not 1 <= len(place) <= 2:
            faults.add(Impossible.NOT_SO, "turn", "path", index, value=str(len(place)))
            continue
        spots = [faults.known(name, known, "turn", "path", index, number) for number, name in enumerate(place)]
        found += [spots[0], spots[1] if len(spots) == 2 else NONE]
    faults.limit(len(places), _MOST, "turn", "path")
    return tuple(found)
