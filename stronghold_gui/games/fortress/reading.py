"""A converter from a position to the readable table (``table.py``); it runs after every move, so it must be fast."""

from __future__ import annotations

from typing import Literal

from stronghold_gui.core.save.tables import marked
from stronghold_gui.games.fortress import table as t
from stronghold_gui.games.fortress.fighting.targets import target_name
from stronghold_gui.games.fortress.naming import PLAYERS, task_text
from stronghold_gui.games.fortress.position import (
    DEAD,
    LEFT_OUT,
    MARKERS_EACH,
    NONE,
    NOWHERE,
    WAITING,
    Position,
)

STATES: dict[int, t.Waiting] = {NOWHERE: "to_place", WAITING: "waiting", DEAD: "dead", LEFT_OUT: "left_out"}
POWER_BITS = 15
"""All bits of powers used in a turn."""
_RESTS: dict[tuple[int, int], Literal["turn", "round", "both"]] = {(1, 0): "turn", (0, 1): "round", (1, 1): "both"}


def read_table(position: Position) -> t.Table:
    """Return the table of the whole position, including order markers and seed.

    Only documents need that much; use ``view.look`` elsewhere.
    """
    setting = position.setting
    players = range(setting.players)
    return t.Table(
        scenario=setting.scenario.id,
        people=setting.seats,
        map=setting.own.written if setting.own is not None else None,
        mode=setting.choice,
        rulings=setting.rulings.id,
        armies=position.armies,
        round=position.round,
        stage=position.stage,
        cards={
            setting.cards.ids[card]: _card(position, card) for card, owner in enumerate(position.owner) if owner >= 0
        },
        starters=marked(position.setting.cards.figure_ids, position.starters),
        markers={player_id(player): _markers(position, player) for player in players},
        order=[player_id(player) for player in position.order],
        taken={player_id(player): turns for player, turns in enumerate(position.taken) if turns},
        door=t.DoorPart(position.door_state, position.door_wounds, player_id(position.controller), position.toggled),
        flag=position.flag,
        resting=_resting(position),
        draft=t.Draft(_player(position.first), position.drafted, marked(PLAYERS, position.done)),
        turn=_turn(position),
        todo=[task_text(position, task) for task in position.todo],
        winners=[player_id(seat) for seat in position.winners],
        ending=position.ending,
        seed=position.chance.seed,
        draws=position.chance.count,
    )


def player_id(player: int) -> t.PlayerId:
    """Return the id of a player, or of a seat, from its number."""
    return PLAYERS[player]


def _player(player: int) -> str:
    return PLAYERS[player] if player >= 0 else ""


def _card(position: Position, card: int) -> t.ArmyCard:
    cards, field = position.setting.cards, position.setting.field
    figures: dict[str, t.Figure] = {}
    for figure in cards.figures(card):
        spot, second = position.where[figure], position.second[figure]
        figures[cards.figure_ids[figure]] = t.Figure(
            field.name(spot) if spot >= 0 else "",
            field.name(second) if second >= 0 else "",
            STATES.get(spot, ""),
            position.wounds[figure],
        )
    return t.ArmyCard(
        player_id(position.owner[card]),
        position.attack_spirits[card],
        position.defence_spirits[card],
        bool(position.grenades >> card & 1),
        figures,
    )


def _markers(position: Position, player: int) -> t.Markers:
    first = MARKERS_EACH * player
    one, two, three, x = (_card_name(position, card) for card in position.markers[first : first + MARKERS_EACH])
    turned = [number + 1 for number in range(MARKERS_EACH) if position.turned >> (first + number) & 1]
    return t.Markers(one, two, three, x, turned)


def _card_name(position: Position, card: int) -> str:
    return position.setting.cards.ids[card] if card >= 0 else ""


def _resting(position: Position) -> dict[t.PlayerId, Literal["turn", "round", "both"]]:
    found: dict[t.PlayerId, Literal["turn", "round", "both"]] = {}
    for player in range(position.setting.players if position.resting else 0):
        rests = _RESTS.get((position.resting >> player & 1, position.resting >> (4 + player) & 1))
        if rests is not None:
            found[player_id(player)] = rests
    return found


def _turn(position: Position) -> t.Turn:
    ids, name = position.setting.cards.figure_ids, position.setting.field.name

    def figure(number: int) -> str:
        return ids[number] if number >= 0 else ""

    def target(number: int) -> str:
        return target_name(position, number) if number >= 0 else ""

    fallen = position.attacker != NONE and position.where[position.attacker] < 0
    steps = zip(position.path[::2], position.path[1::2], strict=True)
    return t.Turn(
        player=_player(position.player),
        card=_card_name(position, position.card),
        number=position.number,
        moved=marked(ids, position.moved),
        attacked=marked(ids, position.attacked),
        again=marked(ids, position.again),
        fighting=position.fighting,
        used=position.used,
        throws=marked(position.setting.cards.ids, position.thrown),
        quarry=target(position.quarry),
        hunter=figure(position.hunter),
        mover=figure(position.mover),
        spent=position.spent,
        entered=name(position.entered) if position.entered >= 0 else "",
        walking=position.walking,
        falls=list(position.falls),
        path=[[name(first), *([name(second)] if second != NONE else [])] for first, second in steps],
        attacker=figure(position.attacker),
        weapon=position.weapon,
        skulls=position.skulls,
        targets=[target(number) for number in position.targets],
        stood=[name(spot) for spot in position.stood] if fallen else [],
        clones=[figure(number) for number in position.clones],
    )
