"""The battle cards of a round, lowest number first, and the end of each (rules, section 4 step 4)."""

from __future__ import annotations

from stronghold_gui.games.warriors.battles.possible import can_fight
from stronghold_gui.games.warriors.events import (
    BandReturned,
    CampersReturned,
    CardDone,
    CardTakenUp,
    CardUnused,
    Event,
    KindDeclared,
    Over,
    WizardsDiscarded,
)
from stronghold_gui.games.warriors.pieces import (
    BAND,
    CARD_WINDOW,
    FACTION_IDS,
    FIRST_BATTLE,
    LAST_WINDOW,
    MIXED_AS,
    NONE,
    PEOPLES,
    WIZARD,
)
from stronghold_gui.games.warriors.position import Position, Task


def next_card(position: Position, task: Task, out: list[Event]) -> bool:
    """Take up the lowest battle card on the table; after the last, catapults may be fired again (RW-31)."""
    position.todo.pop()
    position.stage = "battles"
    lowest = next((card for card, seat in enumerate(position.holder) if seat != NONE), NONE)
    if lowest == NONE:
        position.todo += [("clean_up", 0, 0), ("window", LAST_WINDOW, 0)]
        return False
    battle = position.cards.battles[lowest]
    position.card, position.resolver = lowest, position.holder[lowest]
    position.kind = "" if battle.kind == "mixed" else battle.kind
    out.append(CardTakenUp(position.resolver, battle.id))
    position.todo += [("declare", 0, 0), ("window", CARD_WINDOW, 0)]
    return False


def declare(position: Position, task: Task, out: list[Event]) -> bool:
    """Ask for the mandatory attack (RW-16), or first for the kind of a mixed card (RW-45).

    A card with which no attack is possible is discarded unused.
    """
    position.todo.pop()
    seat, card = position.resolver, position.cards.battles[position.card]
    kinds = [kind for kind in ([position.kind] if position.kind else MIXED_AS) if can_fight(position, seat, kind)]
    if not kinds:
        out.append(CardUnused(seat, card.id))
        put_away(position)
    elif len(kinds) > 1:
        position.todo.append(("kind", 0, 0))
    else:
        if not position.kind:
            out.append(KindDeclared(seat, card.id, kinds[0], True))
        fight(position, kinds[0])
    return False


def fight(position: Position, kind: str) -> None:
    """Let the resolver declare an attack in a battle of this kind."""
    position.kind = kind
    position.todo.append(("band" if kind == "mercenary" else "attack", 0, 0))


def end_card(position: Position, why: Over, out: list[Event]) -> None:
    """End the battle card: turn campers face up, send the band home, discard the card (sections 6, 7)."""
    seat = position.resolver
    if any(position.camp):
        _turn_up(position, out)
    if position.side == BAND:
        _send_home(position, out)
    out.append(CardDone(seat, position.cards.battles[position.card].id, why))
    put_away(position)


def _turn_up(position: Position, out: list[Event]) -> None:
    for kind, count in enumerate(position.camp):
        position.army[3 * position.side + kind] += count
    out.append(CampersReturned(position.resolver, FACTION_IDS[position.side], sum(position.camp)))
    position.camp = [0] * len(position.camp)


def _send_home(position: Position, out: list[Event]) -> None:
    """Return the band's infantry to its factions; a faction without cards then loses its wizards (RW-30)."""
    first = position.resolver * len(PEOPLES)
    members = tuple(name for name, count in zip(PEOPLES, position.band, strict=True) for _ in range(count))
    for people, count in enumerate(position.band):
        position.army[3 * (first + people)] += count
    position.band = [0] * len(position.band)
    if members:
        out.append(BandReturned(position.resolver, members))
    for faction in range(first, first + len(PEOPLES)):
        drop_wizards(position, faction, out)


def drop_wizards(position: Position, faction: int, out: list[Event]) -> None:
    """Discard the wizards of a faction without cards; cards that are away in the band still count (RW-38, RW-30)."""
    count = position.wizards[faction]
    if not count or position.warriors(faction):
        return
    seat, people = divmod(faction, len(PEOPLES))
    if seat == position.resolver and position.band[people]:
        return
    position.wizards[faction] = 0
    position.discard[WIZARD] += count
    out.append(WizardsDiscarded(seat, FACTION_IDS[faction], count))


def put_away(position: Position) -> None:
    """Discard the battle card and clear the state of its battle."""
    position.holder[position.card] = NONE
    position.discard[FIRST_BATTLE + position.card] += 1
    position.card = position.side = position.target = position.left = position.defender = NONE
    position.kind = ""
    position.thrown = False
    position.red = position.black = ()
    position.card_passed = 0
    position.todo.append(("battle", 0, 0))
