"""The prompt line of the game: who decides what, and how it is done by hand."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.desktop.play.seats import Camp
from stronghold_gui.desktop.play.shown import Prompt
from stronghold_gui.desktop.stronghold.bench import Bench
from stronghold_gui.desktop.stronghold.seats import partners_at
from stronghold_gui.games.stronghold.wording import (
    capital,
    decision_prompt,
    ending_name,
    phase_name,
    stage_name,
)

_HINTS: Final = {
    "draft": "draft", "flip": "flip", "phase": "cards", "dispatch": "march", "spend": "spend", "finish": "finish",
    "aim_cannons": "aim", "aim_machines": "aim", "aim_poles": "aim", "fire_marksmen": "shoot", "fire_goblins": "shoot",
    "call": "march", "climb": "march", "rise": "finish",
}  # fmt: skip
"""Which hint goes with which kind of decision; all others are choices: take what is chosen."""


def prompt(bench: Bench) -> Prompt:
    """Return who decides what now."""
    texts, controller = bench.texts, bench.match
    decision = bench.deciding
    if decision is None:
        words = f"{_winners(bench)} {ending_name(bench.table.ending, texts)}"
        return Prompt("none", "", words, _where(bench))
    role = bench.role(decision.seat)
    camp: Camp = "first" if bench.is_invader(decision.seat) else "second"
    partners = partners_at(bench, decision.seat)
    if controller.covered:
        return Prompt(camp, _called_role(bench), _called(bench), _where(bench))
    hint = "" if controller.still else texts(f"window.hint.{_hint(decision)}")
    # Of partners, the switch beside says who is who.
    who = role if bench.names[decision.seat] and not partners else ""
    return Prompt(camp, who, decision_prompt(decision, texts, bench.speakers), _where(bench), hint, partners)


def _hint(decision: Decision) -> str:
    """Return which hint goes with a decision; in the supplies nothing goes from a card to the board."""
    return "supplies" if decision.place == "supplies" else _HINTS.get(decision.kind, "choose")


def _called_role(bench: Bench) -> str:
    """Return who is to sit down, as seats."""
    return bench.texts.join([bench.role(seat) for seat in bench.match.deciding_team])


def _called(bench: Bench) -> str:
    """Return the sentence that calls somebody, or partners, to the screen."""
    called = [bench.called(seat) for seat in bench.match.deciding_team]
    message = "partner.prompt.covered" if len(called) > 1 else "window.prompt.covered"
    return bench.texts(message, name=bench.texts.join(called))


def _winners(bench: Bench) -> str:
    """Return the sentence that names who has won, with the points."""
    outcome = bench.match.game.outcome(bench.match.match.position)
    names = bench.texts.join([bench.called(seat) for seat in outcome.winners])
    points = sorted((bench.table.invader_points, bench.table.defender_points), reverse=True)
    family = "partner" if len(outcome.winners) > 1 else "window"
    if outcome.how == "glory":
        return bench.texts(f"{family}.prompt.won", winner=names, most=points[0], fewest=points[1])
    return bench.texts(f"{family}.prompt.won_without_points", winner=names)


def _where(bench: Bench) -> str:
    """Return turn, and phase or stage."""
    texts, table = bench.texts, bench.table
    if not table.turn:
        return capital(stage_name(table.stage, texts))
    turn = texts("window.glory.turn", n=table.turn, of=bench.values.turns)
    if table.stage in ("phase", "dispatch", "pause"):
        step = texts("window.where.phase", n=table.phase, name=phase_name(table.phase, texts))
    else:
        step = capital(stage_name(table.stage, texts))
    return f"{turn} · {step}"
