"""The beginning of a game and of every turn (rules, sections 3 and 5)."""

from __future__ import annotations

from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.events import ActionsDealt, Event, Received, TurnBegan
from stronghold_gui.games.convicted.pieces import NONE, POSTS, SPEARMAN
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.resources import deal


def set_up(position: Position, out: list[Event]) -> None:
    """Deal the resources and pieces of the mode, and push the tasks for the first decisions."""
    start, defenders = position.mode.start, position.defenders
    army = start.armies[position.difficulty - 1]
    position.todo = [task("turn"), task("heroes")]
    shares = deal(position, start.stocks[defenders - 1])
    for seat, share in enumerate(shares):
        wood, *others = share
        given = (wood + start.wood_each[defenders - 1], others[0], others[1], others[2])
        position.receive(seat, given)
        out.append(Received(seat, given, "start"))
    if any(army):
        position.todo.insert(1, task("garrison", NONE))
        position.waiting = list(army)
    elif start.spearmen_each[defenders - 1]:
        position.todo[1:1] = [task("muster", seat) for seat in reversed(range(defenders))]


def give_wood(position: Position, amount: int, out: list[Event]) -> None:
    """Give every defender an amount of wood as a handicap; 0 gives nothing."""
    for seat in range(position.defenders if amount else 0):
        given = (amount, 0, 0, 0)
        position.receive(seat, given)
        out.append(Received(seat, given, "handicap"))


def muster(position: Position, task_: Task, out: list[Event]) -> bool:
    """Give a seat its spearmen, to be placed at once (RC-14)."""
    del out
    position.todo[-1] = task("garrison", task_[1])
    position.waiting[SPEARMAN] += position.mode.start.spearmen_each[position.defenders - 1]
    return False


def begin(position: Position, task_: Task, out: list[Event]) -> bool:
    """Begin a turn: reset markers, deal actions, and push the tasks of the turn."""
    del task_
    position.todo.pop()
    position.period = "preparation"
    position.heroes_used = position.powers_used = position.traded = position.closed = 0
    position.owner = [NONE] * len(POSTS)
    position.actions = shares_of_actions(position)
    out += [TurnBegan(position.turn, position.first), ActionsDealt(tuple(position.actions[: position.defenders]))]
    position.todo += [task("siege"), task("sabotage"), task("actions"), task("sections")]
    return False


def shares_of_actions(position: Position) -> list[int]:
    """Return the number of actions of each seat in this turn; the first player gets the remainder (RC-16)."""
    mode, defenders = position.mode, position.defenders
    count = mode.actions + (mode.extra_actions if position.turn in mode.extra_turns else 0)
    shares = [count // defenders] * defenders + [0] * mode.led
    shares[position.first] += count % defenders
    return shares


def sweep(position: Position) -> None:
    """Reset everything of the finished siege except damage to the fortress."""
    fresh = Position(position.values, position.mode, position.seats, 0)
    for name in (
        "aims", "arrived", "aura", "climbed", "closed", "dead", "demolished", "faction", "falling", "field", "gateway",
        "heretic", "main", "panic", "reinforced", "shot", "spent", "squads", "steps", "stormers", "baseline", "morale",
        "quiet", "stirred", "round", "stage",
    ):  # fmt: skip
        setattr(position, name, getattr(fresh, name))
