"""The whole state of a game, as flat lists of counts: plain, comparable, cheap to copy.

Units are counted, not objects: ``outer[place * 3 + kind]`` and ``inner[place * 3 + kind]`` (numberings: ``board.py``).
"""

from __future__ import annotations

from typing import Final, Literal, Self, get_args

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.flat import FlatPosition
from stronghold_gui.games.stronghold.board import Board
from stronghold_gui.games.stronghold.cards import Cards
from stronghold_gui.games.stronghold.pieces import DEFENDER_ACTIONS, GLORY_SOURCES
from stronghold_gui.games.stronghold.values import Values

Stage = Literal[
    "draft",
    "start",
    "phase",
    "dispatch",
    "pause",
    "cannons",
    "machines",
    "marksmen",
    "goblins",
    "cauldrons",
    "poles",
    "orders",
    "strength",
    "hospital",
    "barbican",
    "end",
    "over",
]
"""The stage of the game. ``draft`` before turn 1; ``start`` may flip cards; ``phase`` is ``Position.phase``;
``dispatch`` is one running dispatch of phase 6; ``cannons`` to ``barbican`` are the stages of the assault."""

STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
"""All stages; tasks name one by its index."""

Task = tuple[str, int, int, int]
"""A task to do before the stage continues: a kind and up to three figures.

Kinds with a decision (``QUESTIONS`` in ``flow.py``) wait for a move; the others run by themselves.
"""

Aiming = tuple[int, int, int]
"""(source, target, count or flag): a target named in an aiming stage; numbers as the stage says."""


class Invader:
    """The state of one Invader's seat, besides its pieces on the board.

    Attributes:
        hand: units of this turn's draw not spent yet, by kind.
        camp: units in the camp, by kind.
        paid: units paid this turn, by kind; they go to the discard at its end.
        resources: resource cubes.
        cards: the phase cards of phases 2 to 5, by id; "" while drafting.
        offer: cards on offer in the draft.
        flipped: bit ``phase - 1`` for each flipped card.
        used: bits of ``pieces.USED``, this turn.
        lent: those among ``used`` that the partner has taken (R-98).
        escapes: goblins that may still escape the knife by the action taken this turn.
        accurate_shots: accurate machines still to be named this turn (-1: all).
    """

    __slots__ = (
        "accurate_shots", "camp", "cards", "escapes", "flipped", "hand", "lent", "offer", "paid", "resources", "used",
    )  # fmt: skip

    def __init__(self) -> None:
        self.hand = [0, 0, 0]
        self.camp = [0, 0, 0]
        self.paid = [0, 0, 0]
        self.resources = 0
        self.cards: tuple[str, ...] = ("", "", "", "")
        self.offer: tuple[str, ...] = ()
        self.flipped = 0
        self.used = self.lent = 0
        self.escapes = 0
        self.accurate_shots = 0

    def copy(self) -> Invader:
        """Return an equal value that shares no mutable part."""
        twin = Invader.__new__(Invader)
        twin.hand = self.hand[:]
        twin.camp = self.camp[:]
        twin.paid = self.paid[:]
        twin.resources = self.resources
        twin.cards = self.cards
        twin.offer = self.offer
        twin.flipped = self.flipped
        twin.used = self.used
        twin.lent = self.lent
        twin.escapes = self.escapes
        twin.accurate_shots = self.accurate_shots
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Invader):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


class Defender:
    """The state of one Defender's seat, besides its pieces on the board.

    Attributes:
        hourglasses: to be spent in this pause.
        barricades: hourglasses of the barricades, for the workshop only, in this pause (R-39).
        stones: stone components to be placed in this pause (R-23).
        started: bits of the actions with this seat's hourglasses, whose colour closes them to the partner (R-100); 0
            without a partner.
        used: bits of the actions that this seat has used this turn; the marks bind both Defenders (R-99).
        barred: bits of the actions whose mark the partner took off with haste; still used up for this seat (R-99).
    """

    __slots__ = ("barred", "barricades", "hourglasses", "started", "stones", "used")

    def __init__(self) -> None:
        self.hourglasses = 0
        self.barricades = 0
        self.stones = 0
        self.started = self.used = self.barred = 0

    def copy(self) -> Defender:
        """Return an equal value."""
        twin = Defender.__new__(Defender)
        twin.hourglasses = self.hourglasses
        twin.barricades = self.barricades
        twin.stones = self.stones
        twin.started = self.started
        twin.used = self.used
        twin.barred = self.barred
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Defender):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


class Position(FlatPosition):
    """The whole state of a game.

    Attributes:
        board, values, cards: what the match is played with; shared, never changed.
        chance: seed and number of draws so far.
        seats: number of seats; Invaders come first, then Defenders.
        turn, phase, stage: the moment of the game; ``phase`` 1 to 6 also names the pause after it.
        ready: bit of each seat that has ended its part of a stage in which partners act at the same time.
        todo: tasks still to be done, the next one last.
        aims: targets named in the running aiming stage; in a dispatch, arrivals at quartermasters (``dispatch.py``).
        invaders, defenders: the state of each seat.
        bag, discard: units by kind.
        sacrificed: goblins on the glory board, out for good (R-21).
        free: the Defender's units that are not on the board, by kind (supply).
        supply: pieces left, by ``pieces.SUPPLY``.
        outer, inner: units on the board, ``place * 3 + kind``.
        machine, hits, misses: machine (``pieces.SITED``) and its pile, by outer place.
        blood: bit of each outer place with blood stones.
        accurate: bit of each accurate machine this turn.
        covers: bit of each outer place with a cover.
        training: bits by outer place.
        altar_at: wall section each altar helps this turn, by outer place, -1 for none.
        ram: ram components.
        gate: number of fallen gates.
        toughness: strength left of the current gate.
        field: what lies on each trap field (``pieces.FIELD``).
        stone, wood, cauldron, equipment: by wall section.
        platforms, siege_towers, gales, accidents, breached: bit of each wall section that has one.
        roped: bit of each wall section whose ropes were used this turn.
        orders: order tile by wall section, or -1.
        open_orders: bit of each wall section with a face-up order.
        orders_left: order tiles not laid, by kind.
        orders_out: order tiles mixed up or carried out this turn, by kind.
        obeyed: by wall section, 1 + the order tile carried out in this assault, or 0. The tile is also among
            ``orders_out``; it lies on its section again if one more assault must decide (R-89).
        towers: what stands in each tower (``pieces.TOWER``).
        heroes: inner place of each hero.
        acted, possessed: bits by hero, this turn.
        speech: strength of the Officer's speech this turn.
        saboteurs, fires: bits by building.
        last_legs: building that is cheaper this turn, or -1.
        panic: 1 if the tile lies this turn, else 0.
        spectres: 1 + the seat that cast them this turn, or 0.
        glare: wall section under a glare, or -1.
        blessing: side blessed, or -1.
        paid: hourglasses lying on each of the Defender's actions (used marks: ``Defender.used``).
        again: bit of each workshop action in its second taking (R-39).
        hasted: 1 if the tile of haste was used this turn.
        honour_kept: whether no soldier has ever left the guard of honour.
        deeds_left: bits of the Defender's deeds not used yet.
        deed_turn: 1 if a deed of the Defender was used this turn.
        deeds_done: bits of the Invader's deeds.
        ruins: how often a section was left bare.
        ruin_mark: the component that marks the first time: 0 none, 1 stone, 2 wood (R-24).
        invader_glory, defender_glory: points by source (``pieces.GLORY_SOURCES``).
        marcher: seat of the running dispatch; 0 while none runs.
        size: number of the running dispatch: how many units may leave each place.
        step: its step, 0 to 2 (A to C).
        moved: units that left in it, by outer place (where those from the camp are counted: ``dispatch.py``).
        arrived: units that came in it and so do not move again, ``place * 3 + kind``.
        saps: bits of saps used in it.
        trapped: bits of troll traps that have killed in it.
        extra: 1 in the assault that breaks a tie.
        deck: by hit card, 1 if it was not dealt in this volley.
        winner: "", "invader" or "defender".
        ending: how the game ended.
    """

    __slots__ = (
        "accidents", "accurate", "acted", "again", "aims", "altar_at", "arrived", "bag", "blessing", "blood", "board",
        "breached", "cards", "cauldron", "covers", "deck", "deed_turn", "deeds_done", "deeds_left",
        "defender_glory", "defenders", "discard", "ending", "equipment", "extra", "field", "fires", "free", "gales",
        "gate", "glare", "hasted", "heroes", "hits", "honour_kept", "inner", "invader_glory", "invaders", "last_legs",
        "machine", "marcher", "misses", "moved", "obeyed", "open_orders", "orders", "orders_left", "orders_out",
        "outer", "paid", "panic", "phase", "platforms", "possessed", "ram", "ready", "roped", "ruin_mark", "ruins",
        "saboteurs", "sacrificed", "saps", "seats", "siege_towers", "size", "spectres", "speech", "stage", "step",
        "stone", "supply", "todo", "toughness", "towers", "training", "trapped", "turn", "values", "winner", "wood",
    )  # fmt: skip
    LISTS = (
        "todo", "aims", "bag", "discard", "free", "supply", "outer", "inner", "machine", "hits", "misses", "training",
        "altar_at", "field", "stone", "wood", "cauldron", "equipment", "obeyed", "orders", "orders_left", "orders_out",
        "towers", "heroes", "paid", "invader_glory", "defender_glory", "moved", "arrived", "deck",
    )  # fmt: skip

    def __init__(self, board: Board, values: Values, cards: Cards, seed: int) -> None:
        """Make an empty table before the set-up."""
        self.board, self.values, self.cards = board, values, cards
        self.chance = Chance(seed)
        self.seats = values.seats
        self.turn = self.phase = self.ready = 0
        self.stage: Stage = "start"
        self.todo: list[Task] = []
        self.aims: list[Aiming] = []
        self.invaders = [Invader() for _ in range(1 if values.seats == 2 else 2)]
        self.defenders = [Defender() for _ in range(values.seats - len(self.invaders))]
        self.bag = [0, 0, 0]
        self.discard = [0, 0, 0]
        self.sacrificed = 0
        self.free = list(values.defenders)
        self.supply = list(values.supply)
        outer, walls = len(board.outer), board.walls
        self.outer = [0] * (3 * outer)
        self.inner = [0] * (3 * len(board.inner))
        self.machine = [0] * outer
        self.hits = [0] * outer
        self.misses = [0] * outer
        self.blood = self.accurate = self.covers = 0
        self.training = [0] * outer
        self.altar_at = [-1] * outer
        self.ram = self.gate = 0
        self.toughness = board.gate_toughness[0]
        self.field = [0] * len(board.fields)
        self.stone = [0] * walls
        self.wood = [0] * walls
        self.cauldron = [-1] * walls
        self.equipment = [0] * walls
        self.platforms = self.siege_towers = self.gales = self.accidents = self.breached = self.roped = 0
        self.orders = [-1] * walls
        self.obeyed = [0] * walls
        self.open_orders = 0
        self.orders_left = list(cards.orders)
        self.orders_out = [0] * len(cards.orders)
        self.towers = [0] * board.towers
        self.heroes = list(board.start_heroes)
        self.acted = self.possessed = self.speech = 0
        self.saboteurs = self.fires = 0
        self.last_legs = self.glare = self.blessing = -1
        self.panic = self.spectres = 0
        self.paid = [0] * len(DEFENDER_ACTIONS)
        self.again = self.hasted = 0
        self.honour_kept = True
        self.deeds_left = 0
        self.deed_turn = 0
        self.deeds_done = self.ruins = self.ruin_mark = 0
        self.invader_glory = [0] * len(GLORY_SOURCES)
        self.defender_glory = [0] * len(GLORY_SOURCES)
        self.marcher = self.size = self.step = 0
        self.moved = [0] * outer
        self.arrived = [0] * (3 * outer)
        self.saps = self.trapped = 0
        self.extra = 0
        self.deck = [1] * len(cards.hit_cards)
        self.winner: Literal["", "invader", "defender"] = ""
        self.ending = ""

    def copy(self) -> Self:
        """Return an equal position that shares no mutable part."""
        twin = super().copy()
        twin.invaders = [invader.copy() for invader in self.invaders]
        twin.defenders = [defender.copy() for defender in self.defenders]
        return twin

    # -- seats -------------------------------------------------------------------------------------------------------

    def is_invader(self, seat: int) -> bool:
        """Return whether the seat belongs to the Invader's camp."""
        return seat < len(self.invaders)

    @property
    def invader_seats(self) -> range:
        """The Invader's seats."""
        return range(len(self.invaders))

    @property
    def defender_seats(self) -> range:
        """The Defender's seats."""
        return range(len(self.invaders), self.seats)

    def invader_of(self, side: int) -> int:
        """Return the seat that commands the Invader's pieces of a side (0 west, 1 east)."""
        return side if len(self.invaders) > 1 else 0

    def defender_of(self, side: int) -> int:
        """Return the seat that commands the Defender's pieces of a side."""
        return len(self.invaders) + (side if len(self.defenders) > 1 else 0)

    def camp_of(self, seat: int) -> range:
        """Return the seats that play together with a seat, itself included."""
        return self.invader_seats if self.is_invader(seat) else self.defender_seats

    def partner_of(self, seat: int) -> int | None:
        """Return the other seat of a seat's camp, or ``None`` where there is none."""
        for other in self.camp_of(seat):
            if other != seat:
                return other
        return None

    # -- counting ----------------------------------------------------------------------------------------------------

    def outer_count(self, place: int) -> int:
        """Return the number of the Invader's units at an outer place."""
        at = 3 * place
        outer = self.outer
        return outer[at] + outer[at + 1] + outer[at + 2]

    def inner_count(self, place: int) -> int:
        """Return the number of the Defender's units at an inner place (heroes are no units)."""
        at = 3 * place
        inner = self.inner
        return inner[at] + inner[at + 1] + inner[at + 2]

    def in_melee(self, wall: int) -> bool:
        """Return whether Invader units are at the section, its siege tower included (R-54)."""
        outer, at, above = self.outer, 3 * wall, 3 * (wall + self.board.walls)
        return bool(outer[at] or outer[at + 1] or outer[at + 2] or outer[above] or outer[above + 1] or outer[above + 2])

    def invader_points(self) -> int:
        """Return the glory of the Invader's camp."""
        return sum(self.invader_glory)

    def defender_points(self) -> int:
        """Return the glory of the Defender's camp."""
        return sum(self.defender_glory)
