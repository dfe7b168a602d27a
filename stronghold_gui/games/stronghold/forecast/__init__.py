"""Forecasts of the next assault from what a seat may know. No Qt; nothing is changed.

    forecast = foresee(game.view(position, seat), game.decisions(position))
    forecast.section("W3").verdict          # "breach"
    forecast.section("W3").to_breach        # strength that the Invader lacks for one
    shots_from(view, "RW2")[0].odds         # Odds(2, 7)

What "the next assault" means
-----------------------------
The forecast assumes that the assault comes with the table *as it is now*: no unit moves, nothing is built, no card is
turned and no open choice is made. Then, section by section, in the order of the rules:

1. The cauldrons pour (8.II.1), or have their accident: no choice of victims is made, since equal units add the same to
   every sum.
2. Both sides are compared (8.II.4). Fury counts where its order lies face up. Banner, altar, Officer, speech, Warrior,
   shields and poison count as they do in the clash, because the forecast uses the clash's own reckoning
   (``assault.reckoning``).
3. At the barbican the ram strikes with the crew it has (8.III).

A section left out of the assault (glare; one breached already, in the extra assault) has no clash. While an assault
runs, the forecast leaves out its past: cauldrons that have poured, sections that have been fought over. After the last
clash of a turn the forecast is about the next turn's assault, again with the table as it is.

The forecast never guesses choices or cards. ``Section.open`` lists those that may still change the section:
machines, cannons and poles that may be fired there, each with its odds; a face-down order, without its kind even for
the seat that laid it, so that both sides read the same figures; an order to blow up orcs or to call a troll. Marksmen
and goblins do not appear there: they fire at ramparts, and at sections where nobody fights.

Several figures measure the danger. ``advantage`` is the strength that the loser must cover with units of their choice;
``fewest`` and ``most`` are the limits of how many units the loser may have to give up. ``to_breach`` is how much more
strength the Invader needs there for a breach, everything else being equal. At 0 or less the section falls: at 0 the
Defender would need 1 more point to hold it, at -1 it would need 2.

Where it comes from
-------------------
``imagined.known_position`` lays the view out as a position, and the rules' own functions are applied to it. A
view holds nothing that its seat may not know, so neither does a forecast. ``tests/games/stronghold/forecast`` compares
forecasts with assaults that the rules play, over thousands of positions.
"""

from stronghold_gui.games.stronghold.forecast.foreseen import Forecast, Gate, foresee
from stronghold_gui.games.stronghold.forecast.sections import Poured, Section, Verdict
from stronghold_gui.games.stronghold.forecast.shots import Odds, Shot, hit_cards, shots_from
from stronghold_gui.games.stronghold.forecast.unsettled import Open

__all__ = [
    "Forecast",
    "Gate",
    "Odds",
    "Open",
    "Poured",
    "Section",
    "Shot",
    "Verdict",
    "foresee",
    "hit_cards",
    "shots_from",
]
