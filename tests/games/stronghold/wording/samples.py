"""One of everything that is worded: moves, events, refusals and decisions from games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Figure, Refusal
from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.cards import load_cards
from stronghold_gui.games.stronghold.data.board_file import load_board
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.position import STAGES
from stronghold_gui.games.stronghold.reasons import Reason

BOARD: Final = load_board()
PLACES: Final = tuple(
    dict.fromkeys((*BOARD.outer, *BOARD.inner, *BOARD.field_ids, *pc.ACTION_BUILDINGS, *pc.HEROES, "CAMP", "gate3"))
)
CARDS: Final = tuple(load_cards().actions)

MOVES: Final[tuple[m.Move, ...]] = (
    m.DONE,
    *(m.Draft(card) for card in CARDS),
    *(m.Flip(phase) for phase in pc.PHASES[:-1]),
    *(m.Gain(unit) for unit in pc.UNITS),
    *(m.Give(unit, number) for unit, number in zip(pc.UNITS, (1, 2, 3), strict=True)),
    *(m.Machine(tile, "RW2", "troll") for tile in pc.MACHINES),
    *(m.Equip(tile, "E4", "orc") for tile in pc.EQUIPMENT),
    m.Equip("bridge", "RW3-RW4", "goblin"),
    *(m.Train(tile, "RE1", "orc") for tile in pc.TRAINING),
    m.Train("trainer", "CAMP", "goblin"),
    m.Train("saboteur", "scouts", "orc"),
    *(m.Ritual(tile, "W1") for tile in pc.RITUALS),
    m.Ritual("possession", "officer"),
    m.AccurateShot(),
    m.Transfer("ropes", "W2", "W3"),
    m.Escape("FE"),
    m.Dispatch("minor"),
    m.Dispatch("major"),
    m.March("orc", "RW3", "W4"),
    m.March("goblin", "CAMP", "STW2"),
    m.March("troll", "RB", "RAM"),
    m.Rope("orc", "E2", "E3"),
    m.Influence("RW1", "W2"),
    *(m.Command(tile, "W3", is_open) for tile in pc.ORDERS for is_open in (True, False)),
    m.Stone("E1"),
    m.Walk("marksman", "W1", "TW1"),
    m.Walk("officer", "W3", "courtyard"),
    m.Swap("marksman", "W1", "soldier", "barracks"),
    *(m.Pay(action) for action in pc.DEFENDER_ACTIONS),
    m.Pay("wall", "barricades"),
    m.Finish("cannon", "TE3"),
    m.Finish("goblin_trap", "FW-RW2"),
    m.Finish("raid", "STE4", "orc"),
    m.Speech(1),
    m.Speech(3),
    m.Excursion("troll", "E2"),
    m.Deed("negotiations"),
    m.Deed("last_legs", "forge"),
    *(m.Haste(action) for action in pc.DEFENDER_ACTIONS),
    m.Aim("TW2", "RW2"),
    m.Aim("RW2", "W3", accurate=True),
    m.Shoot("W5", "RW4"),
    m.Keep(hit=True),
    m.Keep(hit=False),
    m.Smash("W3"),
    m.Smash("TW2"),
    m.Remove("orc", "RE2"),
    m.Obey("W4"),
    m.Detonate("STW4"),
    m.Call("FE", "RE1"),
    m.Heal("veteran"),
    m.Rise("soldier", "FW"),
    m.Climb("goblin", "E4"),
)

TABLES: Final = ((), ("", "", ""), ("", "", "", ""))
"""The tables at which everything is said: of two, three and four, nobody with a name."""
OF_PARTNERS: Final = (e.UnitsGiven, e.ActionBorrowed, e.HasteUsed)
"""Events that two players never see."""

_FIGURES: Final[dict[str, Figure]] = {
    "seat": 1,
    "stage": "pause",
    "place": "W3",
    "start": "RW3",
    "goal": "W5",
    "piece": "ropes",
    "card": "machines-2",
    "count": 2,
    "phase": "machines",
    "action": "ballista",
    "unit": "orc",
    "cost": 2,
    "have": 1,
    "paid": 1,
    "limit": 4,
    "number": 5,
    "step": "A",
    "hero": "officer",
    "deed": "barricades",
    "turn": 5,
    "toughness": 8,
    "strength": 2,
    "advantage": 3,
}


def refusals() -> Iterable[Refusal]:
    """Yield a refusal for every reason, and some more where places, pieces or units are worded in their own way."""
    for reason in Reason:
        yield Refusal(reason, "R-47", _FIGURES)
        inside = {"place": "courtyard", "start": "FW", "goal": "TE1", "unit": "soldier"}
        yield Refusal(reason, "8.I.2", {**_FIGURES, **inside})
        yield Refusal(reason, "6.A", {**_FIGURES, "place": "FW-RW1", "piece": "ladder", "count": 1, "seat": 0})
    yield from (Refusal(Reason.NOT_NOW, "4", {"stage": stage}) for stage in (*STAGES, *pc.PHASES, *Kind))
    yield from (Refusal(Reason.WRONG_STEP, "6", {"step": step}) for step in "ABC")
    yield from (Refusal(Reason.ALREADY_USED, "4", {"action": action}) for action in pc.INVADER_ACTIONS)
    yield from (Refusal(Reason.UNKNOWN_PIECE, "4", {"piece": piece}) for piece in (*pc.DEEDS, *pc.SUPPLY, "orc"))
    yield from (Refusal(Reason.NO_TRAINEE, "7", {"unit": unit}) for unit in (*pc.UNITS, *pc.DEFENDERS))
    for source in ("R-96", "R-99"):
        yield Refusal(Reason.OTHER_SIDE, source, {"start": "west", "goal": "E2"})
        yield Refusal(Reason.OTHER_SIDE, source, {"start": "W1", "goal": "TE2"})
    yield Refusal(Reason.NOT_THE_ONE, "R-84", {"place": "gate2", "unit": "gate"})


REFUSALS: Final = tuple(refusals())

EVENTS: Final[tuple[e.Event, ...]] = (
    e.TurnBegan(1),
    *(e.PhaseBegan(phase) for phase in range(1, 7)),
    e.PauseBegan(1, 1),
    e.PauseBegan(2, 7),
    *(e.StageBegan(stage) for stage in STAGES),
    e.CardsOffered(0, "machines", ("machines-1", "machines-2")),
    e.CardsOffered(0, "machines", ()),
    *(e.CardKept(0, "rituals", card) for card in CARDS),
    *(e.CardFlipped(0, phase) for phase in pc.PHASES[:-1]),
    e.UnitsDrawn(0, (5, 8, 1)),
    e.UnitsDrawn(0, (0, 1, 0)),
    e.UnitsDrawn(0, (0, 0, 0)),
    *(e.ResourcesTaken(0, count) for count in (0, 1, 5)),
    e.UnitsGiven(0, 1, "orc", 1),
    e.UnitsGiven(1, 0, "goblin", 3),
    *(e.ActionBorrowed(seat, 1 - seat, action) for seat in (0, 1) for action in pc.INVADER_ACTIONS),
    e.Paid(0, "ballista", 6, "orc", 2, 2),
    e.Paid(0, "trainer", 0, "goblin", 2, 2),
    e.Paid(0, "minor", 0, "", 0, 3),
    e.Paid(0, "open_order", 0, "", 0, 0),
    e.Paid(0, "ballista", 1, "troll", 1, 0),
    *(e.HourglassesGiven(1, 2, cause) for cause in ("turn", "setup", "camp", "major", *pc.DEEDS)),
    e.HourglassesLost(1, 1),
    e.HourglassesLost(1, 3),
    *(e.Placed(piece, "W3") for piece in pc.SUPPLY if piece != "possession"),
    e.Placed("possession", "officer"),
    *(e.Placed("saboteur", building) for building in pc.ACTION_BUILDINGS),
    *(e.Placed(piece, "west") for piece in ("blessing",)),
    *(e.Placed(piece, "W3") for piece in ("glare", "gate", "altar_influence")),
    e.Placed("spectres", "hospital"),
    e.Placed("panic", "courtyard"),
    e.Shifted("ladder", "W2", "W3"),
    e.Shifted("saboteur", "guards", "barracks"),
    *(e.TakenAway("stone", "W3", 1, cause) for cause in ("catapult", "trebuchet", "orcs_detonation", "elsewhere")),
    e.TakenAway("wood", "W3", 3, "catapult"),
    e.TakenAway("cauldron_orc", "W3", 1, "catapult"),
    e.TakenAway("poles", "TW3", 1, "catapult"),
    *(e.TakenAway("order", "W3", 1, cause) for cause in ("mix_up", "void")),
    *(e.TakenAway("saboteur", building, 1, "track") for building in pc.ACTION_BUILDINGS),
    *(e.UnitMoved("orc", "RW3", "W4", how) for how in get_args(e.Way)),
    e.UnitMoved("troll", "CAMP", "STE2", "march"),
    e.UnitMoved("orc", "discard", "CAMP", "trainer"),
    e.UnitMoved("officer", "W3", "courtyard", "move"),
    *(e.UnitMoved("marksman", "guards", house, "move") for house in ("barracks", "guard_of_honour", "TW2")),
    *(e.UnitKilled("orc", "RW3", cause) for cause in get_args(e.Death)),
    e.UnitKilled("goblin", "FW-RW1", "goblin_trap"),
    e.UnitKilled("soldier", "guards", "track"),
    *(e.UnitHurt("marksman", "W3", cause) for cause in get_args(e.Death)),
    e.UnitTrained("marksman", "soldier"),
    *(e.HourglassLaid(1, action, 1, 4) for action in pc.DEFENDER_ACTIONS),
    *(e.ActionDone(1, action) for action in pc.DEFENDER_ACTIONS),
    *(e.HasteUsed(1, action) for action in pc.DEFENDER_ACTIONS),
    e.HeroActed("officer", "speech", 1),
    e.HeroActed("warrior", "excursion", 3),
    *(e.OrderLaid(tile, "W3", is_open) for tile in pc.ORDERS for is_open in (True, False)),
    e.OrderLaid(e.HIDDEN, "W3", False),
    *(
        event(tile, "W3")
        for tile in pc.ORDERS
        for event in (e.OrderTurned, e.OrderObeyed, e.OrderVoid, e.OrderReturned)
    ),
    a.Aimed("TW2", "RW1"),
    a.ShotWasted("RW2", "W3"),
    a.CardTurned("RW2", "W3", hit=True),
    a.CardTurned("FE", "E1", hit=False),
    a.ShotKept("RW2", "W3", hit=True),
    a.ShotKept("RW2", "W3", hit=False),
    a.HitCardTurned("TW2", "RW1", ("goblin", "orc", "troll")),
    a.HitCardTurned("TW2", "FW", ()),
    a.Volley("RW4", 4),
    *(
        a.Clash(
            "W3",
            (("goblin", 3), ("orc", 4), ("banner", 1), ("altar", 1), ("shields", 2)),
            (("soldier", 4), ("stone", 2), ("wood", 1), ("officer", 2), ("speech", 3), ("warrior", 2)),
            3 if winner != "nobody" else 0,
            winner,
            again,
        )
        for winner in ("invader", "defender", "nobody")
        for again in (False, True)
    ),
    a.Clash("W3", (("orc", 2),), (), 2, "invader", again=False),
    a.Breached("W3"),
    a.Breached("gate3"),
    a.GateHit(1, 2, 6),
    a.GateFell(2),
    *(e.InvaderDeed(deed) for deed in pc.INVADER_DEEDS),
    e.DefenderDeed("negotiations", ""),
    *(e.DefenderDeed("last_legs", building) for building in pc.ACTION_BUILDINGS),
    *(
        e.GloryGained(camp, points, source)
        for camp in get_args(e.Camp)
        for points in (3, 1, -1)
        for source in pc.GLORY_SOURCES
    ),
    e.TurnEnded(4),
    e.ExtraAssault(9),
    e.GameEnded("invader", "glory", 12, 9),
    e.GameEnded("invader", "extra_assault", 10, 9),
    e.GameEnded("defender", "glory", 8, 9),
    e.GameEnded("defender", "extra_assault", 9, 9),
    e.GameEnded("defender", "time", 0, 14),
)

_PLACE_OF: Final[dict[Kind, tuple[str, ...]]] = {
    Kind.DRAFT: pc.PHASES[1:5],
    Kind.FLIP: ("",),
    Kind.PHASE: pc.PHASES,
    Kind.DISPATCH: ("A", "B", "C"),
    Kind.FINISH: ("", "cannon", "troll_trap"),
    Kind.MARKSMEN_LOSSES: ("RW3", "RB"),
    Kind.CANNON_KILL: ("FW", "STW2", "RB", "RAM"),
    Kind.KEEP_CARD: ("RW2", "FE"),
}
DECISIONS: Final = tuple(
    Decision(seat, kind, place, count)
    for kind in Kind
    for place in _PLACE_OF.get(kind, ("W3",))
    for seat, count in ((0, 5), (1, 1), (1, 0))
)
