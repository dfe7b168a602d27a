"""Checks of a position from a document against the rules: impossible values are reported by their path."""

from __future__ import annotations

from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.games.fortress.documents.tasks import check_tasks
from stronghold_gui.games.fortress.documents.turns import check_turn
from stronghold_gui.games.fortress.ends import ENDINGS
from stronghold_gui.games.fortress.flow import chapter_of
from stronghold_gui.games.fortress.moving.ground import covered
from stronghold_gui.games.fortress.naming import PLAYERS
from stronghold_gui.games.fortress.position import DEAD, DOOR_GONE, MARKERS_EACH, NONE, NOWHERE, WAITING, Position
from stronghold_gui.games.fortress.problems import Impossible


def check_all(position: Position, faults: Faults) -> None:
    """Report everything that no game can reach."""
    _check_armies(position, faults)
    for figure in position.standing():
        _check_place(position, figure, faults)
    _check_door(position, faults)
    _check_markers(position, faults)
    if not faults.found:
        check_tasks(position, faults)
    if not faults.found:
        check_turn(position, faults)
        _check_end(position, faults)
    if not faults.found:
        _check_asks(position, faults)


def path_of(position: Position, figure: int) -> tuple[str, ...]:
    """Return the path of a figure in a document."""
    cards = position.setting.cards
    return "cards", cards.ids[cards.card_of[figure]], "figures", cards.figure_ids[figure]


def _check_armies(position: Position, faults: Faults) -> None:
    setting = position.setting
    later = position.stage not in ("armies", "placing")
    for figure, spot in enumerate(position.where):
        owner = position.owner_of(figure)
        if owner == NONE:
            continue
        path = path_of(position, figure)
        if position.wounds[figure] >= setting.life(figure) or (position.wounds[figure] and spot < 0):
            faults.add(Impossible.NOT_SO, *path, "wounds", value=str(position.wounds[figure]))
        drops = setting.figure_has(figure, "the_drop")
        if (spot == WAITING and not drops) or (spot == NOWHERE and (later or drops)):
            faults.add(Impossible.NOT_SO, *path, "state", value="waiting" if spot == WAITING else "to_place")
        if spot == DEAD and not later:
            faults.add(Impossible.NOT_SO, *path, "state", value="dead")
        if position.starters >> figure & 1 and spot in (NOWHERE, WAITING):
            faults.add(Impossible.NOT_SO, "starters", value=setting.cards.figure_ids[figure])
    for number, owner in enumerate(position.owner):
        states = {position.where[figure] == WAITING for figure in setting.cards.figures(number)}
        landing = any(task[0] == "landing" and task[2] == number for task in position.todo)
        if owner != NONE and len(states) > 1 and not landing:
            faults.add(Impossible.NOT_SO, "cards", setting.cards.ids[number], "figures", value="waiting")


def _check_place(position: Position, figure: int, faults: Faults) -> None:
    """Report a figure that does not fit at its place or shares it with another."""
    setting, field, path = position.setting, position.setting.field, path_of(position, figure)
    card, spots = setting.cards.of(figure), position.spots(figure)
    if len(spots) != card.spaces or (len(spots) == 2 and not _is_pair(position, figure, spots)):
        faults.add(Impossible.NOT_A_PAIR, *path, "second", value=", ".join(map(field.name, spots)))
    for spot in spots:
        rung = field.ladder[spot] >= 0 and not card.climbs_ladders
        if field.level[spot] + card.height > field.ceiling[spot] or rung:
            faults.add(Impossible.NO_ROOM, *path, "space", value=field.name(spot))
        if spot == position.leaf:
            faults.add(Impossible.SPACE_TAKEN, *path, "space", value=field.name(spot), piece="door")
    others = [position.at[spot] for spot in spots]
    if any(map(field.on_ladder.__getitem__, spots)):
        others += [other for other in position.standing() if set(spots) & set(covered(position, figure, other))]
    for other in dict.fromkeys(others):
        if other not in (figure, NONE) and position.mover not in (figure, other):
            name = setting.cards.figure_ids[other]
            faults.add(Impossible.SPACE_TAKEN, *path, "space", value=field.name(spots[0]), piece=name)


def _is_pair(position: Position, figure: int, spots: tuple[int, ...]) -> bool:
    field = position.setting.field
    even = field.level[spots[0]] == field.level[spots[1]] or figure == position.mover
    return field.towards(*spots) >= 0 and even


def _check_door(position: Position, faults: Faults) -> None:
    setting = position.setting
    gone = position.door == DOOR_GONE
    if not setting.field.door_spots and not gone:
        faults.add(Impossible.NOT_SO, "door", "state", value=position.door_state)
    worn = position.door_wounds >= setting.cards.door.life
    if setting.field.door_spots and (gone != worn or (position.door_wounds and not setting.mode.door_destructible)):
        faults.add(Impossible.NOT_SO, "door", "wounds", value=str(position.door_wounds))
    if position.flag and setting.plan.flag is None:
        faults.add(Impossible.NOT_SO, "flag", value="true")


def _check_markers(position: Position, faults: Faults) -> None:
    members = ("one", "two", "three", "x")
    for number, card in enumerate(position.markers):
        player, which = divmod(number, MARKERS_EACH)
        if card != NONE and position.owner[card] != player:
            name = position.setting.cards.ids[card]
            faults.add(Impossible.NOT_SO, "markers", PLAYERS[player], members[which], value=name)
    if position.stage not in ("markers", "turns", "over") and any(card != NONE for card in position.markers):
        faults.add(Impossible.NOT_SO, "markers", value=position.stage)
    if position.stage == "markers":
        for player in range(position.setting.players):
            own = [card != NONE for card in position.markers[MARKERS_EACH * player : MARKERS_EACH * (player + 1)]]
            if own != sorted(own, reverse=True):
                faults.add(Impossible.NOT_SO, "markers", PLAYERS[player], value="x")
    if position.turned and position.stage not in ("turns", "over"):
        faults.add(Impossible.NOT_SO, "markers", value="turned")


def _check_end(position: Position, faults: Faults) -> None:
    over = position.stage == "over"
    if over != bool(position.winners) or (position.ending in ENDINGS) != over or (position.ending and not over):
        faults.add(Impossible.NOT_SO, "ending", value=position.ending)
    if any(seat >= position.setting.seats for seat in position.winners):
        faults.add(Impossible.NOT_SO, "winners", value=str(len(position.winners)))


def _check_asks(position: Position, faults: Faults) -> None:
    """Check that the position has a decision with at least one move, unless the match is over."""
    if position.stage == "over":
        return
    chapter = chapter_of(position)
    asked = chapter.decisions(position)
    if not asked or not all(chapter.moves(position, decision.seat) for decision in asked):
        faults.add(Content.CANNOT_GO_ON, stage=position.stage)
