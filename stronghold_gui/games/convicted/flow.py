"""The flow of the game: the chapter that handles each decision, and the function that carries out each task."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.convicted import after_siege
from stronghold_gui.games.convicted.actions import course as actions
from stronghold_gui.games.convicted.actions import sabotage, trade
from stronghold_gui.games.convicted.chapter import Chapter, Step
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.preparation import heroes, placing, sections, turn
from stronghold_gui.games.convicted.siege import (
    aiming,
    carrying,
    casting,
    course,
    destruction,
    falling,
    fighting,
    firing,
    foe_engines,
    foe_fire,
    forming,
    grouping,
    guiding,
    illusions,
    matching,
    morale,
    moving_up,
    murder,
    pouring,
    ramming,
    regroup,
    removing_defenders,
    rescue,
    setup,
    striking,
)

CHAPTERS: Final[dict[str, Chapter]] = {
    "heroes": heroes,
    "garrison": placing,
    "sections": sections,
    "actions": actions,
    "want": trade,
    "answer": trade,
    "damage": sabotage,
    "heretic": setup,
    "placing": placing,
    "casting": casting,
    "paralysis": striking,
    "ignition": striking,
    "quake": striking,
    "aim": aiming,
    "taking": firing,
    "foe_fire": foe_fire,
    "foe_engines": foe_engines,
    "losses": falling,
    "rescue": rescue,
    "revive": removing_defenders,
    "storm": moving_up,
    "regroup": regroup,
    "grouping": grouping,
    "ram": carrying,
    "pour": pouring,
    "guiding": guiding,
    "matching": matching,
    "absent": illusions,
    "demolition": ramming,
    "won": fighting,
    "murderer": murder,
    "murder": fighting,
    "destroy": destruction,
}
"""The chapter for each kind of task that may ask a seat."""

STEPS: Final[dict[str, Step]] = {
    "heroes": heroes.step,
    "muster": turn.muster,
    "garrison": placing.garrison_step,
    "turn": turn.begin,
    "sections": sections.step,
    "actions": actions.step,
    "want": trade.want_step,
    "answer": trade.answer_step,
    "sabotage": sabotage.step,
    "damage": sabotage.damage,
    "unhouse": sabotage.unhouse,
    "siege": course.begin,
    "heretic": setup.heretic_step,
    "card": setup.card,
    "placing": placing.placing_step,
    "army": setup.army,
    "wave": setup.wave,
    "casting": casting.step,
    "paralysis": striking.step,
    "ignition": striking.step,
    "quake": striking.step,
    "baseline": course.baseline,
    "round": course.round_,
    "stage": course.stage,
    "aim": aiming.step,
    "clear_aims": aiming.clear,
    "volley": firing.volley,
    "salvo": firing.salvo,
    "taking": firing.taking_step,
    "foe_fire": foe_fire.step,
    "foe_volley": foe_fire.volley,
    "foe_engines": foe_engines.step,
    "foe_shot": foe_engines.shot,
    "losses": falling.step,
    "rescue": rescue.step,
    "revive": removing_defenders.step,
    "storm": moving_up.storm_step,
    "move_up": moving_up.move_up,
    "regroup": regroup.step,
    "disband": course.disband,
    "squads": forming.step,
    "grouping": grouping.step,
    "ram": forming.ram_step,
    "towers": pouring.towers,
    "boulders": pouring.boulders,
    "pour": pouring.step,
    "guiding": guiding.step,
    "matching": matching.step,
    "absent": illusions.step,
    "melee": course.melee,
    "end_check": ramming.end_check,
    "strike_gates": ramming.strike_gates,
    "demolition": ramming.demolition,
    "tire": fighting.tire,
    "fight": fighting.fight,
    "won": fighting.won_step,
    "weakest_own": fighting.weakest_own,
    "weakest_foe": fighting.weakest_foe,
    "panic": fighting.panic,
    "breath": fighting.breath,
    "climb": fighting.climb,
    "murderer": murder.step,
    "murder": fighting.won_step,
    "destruction": destruction.step,
    "destroy": destruction.destroy_step,
    "after_stages": course.after_stages,
    "morale": morale.step,
    "flight": course.flight,
    "fallen": course.fallen,
    "siege_end": course.end,
    "loot": after_siege.loot,
}
"""The function that carries out a task or reports that a seat must decide, by kind of task (``chapters.Step``)."""


def chapter_of(position: Position) -> Chapter:
    """Return the chapter of the next decision; the game must not be over."""
    return CHAPTERS[position.todo[-1][0]]


def advance(position: Position, out: list[Event]) -> None:
    """Carry out tasks until a seat has a decision or the game is over."""
    todo = position.todo
    while todo:
        task = todo[-1]
        if STEPS[task[0]](position, task, out):
            return
        todo = position.todo
