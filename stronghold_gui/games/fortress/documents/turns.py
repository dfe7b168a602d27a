"""Checks of a document's current turn against its tasks: the mover, the attacker, the rest of the way."""

from __future__ import annotations

from stronghold_gui.core.save.content import Faults
from stronghold_gui.games.fortress.fighting.targets import target_name
from stronghold_gui.games.fortress.moving.reach import Reach
from stronghold_gui.games.fortress.position import DEAD, DOOR_TARGET, NONE, Position
from stronghold_gui.games.fortress.problems import Impossible


def check_turn(position: Position, faults: Faults) -> None:
    """Report impossible values of the current turn."""
    if position.stage == "over":
        return
    kinds = {task[0] for task in position.todo}
    acts = "act" in kinds
    idle = "idle" in kinds
    if (position.player != NONE) != (acts or idle) or (position.card != NONE) != (acts or idle):
        faults.add(Impossible.NOT_SO, "turn", "player", value=str(position.player + 1))
        return
    if "clone" not in kinds and position.clones:
        faults.add(Impossible.NOT_SO, "turn", "clones", value=str(len(position.clones)))
    if "turns" in kinds or "draft" in kinds or "begin" in kinds:
        if position.order:
            faults.add(Impossible.NOT_SO, "order", value=str(len(position.order)))
    elif sorted(position.order) != list(range(position.setting.players)):
        faults.add(Impossible.NOT_SO, "order", value=str(len(position.order)))
    _check_taken(position, faults)
    if acts:
        _check_card(position, faults)
    if not faults.found:
        _check_move(position, "walk" in kinds, "land" in kinds, faults)
        _check_attack(position, "attacked" in kinds, faults)
        _check_clones(position, "clone" in kinds, faults)


def _check_taken(position: Position, faults: Faults) -> None:
    """Report impossible numbers of turns: none are counted in modes with rounds; in others players alternate."""
    if position.setting.mode.rounds:
        wrong = any(position.taken)
    else:
        most = position.setting.scenario.rounds * position.setting.pieces.turns
        turns = [position.taken[player] for player in position.order]
        wrong = any(turn > most for turn in turns) or turns != sorted(turns, reverse=True)
        wrong = wrong or bool(turns and turns[0] - turns[-1] > 1)
    if wrong:
        faults.add(Impossible.NOT_SO, "taken", value=str(sum(position.taken)))


def _check_card(position: Position, faults: Faults) -> None:
    setting = position.setting
    own = sum(1 << figure for figure in setting.cards.figures(position.card))
    name = setting.cards.ids[position.card]
    if position.owner[position.card] != position.player:
        faults.add(Impossible.NOT_SO, "turn", "card", value=name)
    if position.number >= setting.pieces.turns:
        faults.add(Impossible.NOT_SO, "turn", "number", value=str(position.number))
    for member in ("moved", "attacked", "again"):
        if getattr(position, member) & ~own:
            faults.add(Impossible.NOT_SO, "turn", member, value=name)
    if position.again & ~position.attacked:
        faults.add(Impossible.NOT_SO, "turn", "again", value=name)


def _check_move(position: Position, walks: bool, lands: bool, faults: Faults) -> None:
    """Check that the mover is of the active card and that the path belongs to a move under way."""
    setting, mover = position.setting, position.mover
    leftover = position.spent or position.entered >= 0 or position.walking or position.falls or position.path
    if mover == NONE:
        if leftover or walks or lands:
            faults.add(Impossible.NOT_SO, "turn", "mover", value="")
        return
    name = setting.cards.figure_ids[mover]
    dead_on_way = position.where[mover] == DEAD and (walks or lands)
    if setting.cards.card_of[mover] != position.card or (position.where[mover] < 0 and not dead_on_way):
        faults.add(Impossible.NOT_SO, "turn", "mover", value=name)
        return
    if position.entered >= 0 and position.entered not in position.spots(mover) and not dead_on_way:
        faults.add(Impossible.NOT_SO, "turn", "entered", value=name)
    if position.moved >> mover & 1 or position.fighting:
        faults.add(Impossible.NOT_SO, "turn", "moved", value=name)
    if bool(position.path) != (walks or lands):
        faults.add(Impossible.NOT_SO, "turn", "path", value=str(len(position.path) // 2))
    elif not dead_on_way and not _can_go(position, walks, lands):
        faults.add(Impossible.NOT_SO, "turn", "path", value=name)


def _can_go(position: Position, walks: bool, lands: bool) -> bool:
    """Return whether the rest of the way is possible: step by step, or through the air to a free place."""
    if walks:
        return _is_way(position)
    return not lands or Reach(position, position.mover).may_end(_places(position)[0])


def _places(position: Position) -> list[tuple[int, ...]]:
    pairs = zip(position.path[::2], position.path[1::2], strict=True)
    return [(first,) if second == NONE else (first, second) for first, second in pairs]


def _is_way(position: Position) -> bool:
    """Return whether each place of a path is one step from the one before."""
    reach = Reach(position, position.mover)
    place = reach.start
    for beyond in _places(position):
        if beyond not in [one for one, _ in reach.open_steps(place)]:
            return False
        place = beyond
    return True


def _check_attack(position: Position, runs: bool, faults: Faults) -> None:
    if not runs:
        if position.attacker != NONE or position.weapon or position.skulls or position.targets or position.stood:
            faults.add(Impossible.NOT_SO, "turn", "attacker", value=position.weapon)
        return
    attacker, setting = position.attacker, position.setting
    if (
        attacker == NONE
        or setting.cards.card_of[attacker] != position.card
        or not position.fighting
        or not position.weapon
    ):
        faults.add(Impossible.NOT_SO, "turn", "attacker", value=position.weapon)
        return
    if position.weapon != "normal" and not setting.figure_has(attacker, position.weapon):
        faults.add(Impossible.NOT_SO, "turn", "weapon", value=position.weapon)
    if not _may_have_stood(position):
        faults.add(Impossible.NOT_SO, "turn", "stood", value=str(len(position.stood)))
    for index, target in enumerate(position.targets):
        gone = position.leaf == NONE if target == DOOR_TARGET else position.where[target] < 0
        if gone or position.targets.index(target) != index:
            faults.add(Impossible.NOT_SO, "turn", "targets", index, value=target_name(position, target))


def _may_have_stood(position: Position) -> bool:
    """Return whether the stored place of the attacker is possible; an attacker that has fallen may have none."""
    attacker, stood, field = position.attacker, position.stood, position.setting.field
    if not position.setting.rulings.fallen_attackers:
        return not stood
    if position.where[attacker] >= 0:
        return stood == position.spots(attacker)
    if not stood or len(stood) != position.setting.cards.of(attacker).spaces:
        return not stood
    return len(stood) == 1 or (field.level[stood[0]] == field.level[stood[1]] and field.towards(*stood) >= 0)


def _check_clones(position: Position, runs: bool, faults: Faults) -> None:
    own = position.setting.cards.figures(position.card) if position.card != NONE else range(0)
    wrong = [figure for figure in position.clones if figure not in own or position.where[figure] < 0]
    if wrong or (runs and not position.setting.has(position.card, "water_clone")):
        faults.add(Impossible.NOT_SO, "turn", "clones", value=str(len(position.clones)))
