<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Forecasts: what the next assault would do, and the odds of shots. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- a wall section: sums and verdict -->
    <message id="forecast.sums"><translation>{invader}:{defender}</translation></message>
    <message id="forecast.nobody">
        <translation>No Invader units here, so no fight.</translation>
    </message>
    <message id="forecast.nobody.poured"><translation>The cauldron leaves no Invader units to fight here.</translation></message>
    <message id="forecast.left_out"><translation>This section is skipped in the next assault.</translation></message>
    <message id="forecast.over"><translation>The fight here is over for this assault.</translation></message>
    <message id="forecast.tie"><translation>Equal strength: nobody wins, no losses.</translation></message>
    <message id="forecast.repelled">
        <translation>The Defender is stronger, but the Invader loses no units.</translation>
    </message>
    <message id="forecast.invader_loses">
        <translation>The Defender wins by {advantage}: the Invader loses {units}.</translation>
    </message>
    <message id="forecast.defender_loses">
        <translation>The Invader wins by {advantage}: the Defender holds, but {units} go to the hospital.</translation>
    </message>
    <message id="forecast.breach">
        <translation>Breach! The Invader wins by {advantage}, more than the Defender’s units here can cover.</translation>
    </message>
    <message id="forecast.breach.bare">
        <translation>Breach! The Invader wins by {advantage}, and no Defender units are here to cover it.</translation>
    </message>
    <message id="forecast.units" numerus="yes">
        <translation>
            <numerusform>{n} unit</numerusform>
            <numerusform>{n} units</numerusform>
        </translation>
    </message>
    <message id="forecast.units.range"><translation>{fewest} to {most} units</translation></message>
    <!-- how far from a breach -->
    <message id="forecast.distance" numerus="yes">
        <translation>
            <numerusform>{n} strength short of a breach.</numerusform>
            <numerusform>{n} strength short of a breach.</numerusform>
        </translation>
    </message>
    <message id="forecast.distance.nobody" numerus="yes">
        <translation>
            <numerusform>{n} strength would be enough for a breach.</numerusform>
            <numerusform>{n} strength would be enough for a breach.</numerusform>
        </translation>
    </message>
    <message id="forecast.distance.fallen" numerus="yes">
        <translation>
            <numerusform>The Defender needs {n} more strength to hold the wall.</numerusform>
            <numerusform>The Defender needs {n} more strength to hold the wall.</numerusform>
        </translation>
    </message>
    <!-- what goes with it -->
    <message id="forecast.poured"><translation>First, {piece_the} kills {units}.</translation></message>
    <message id="forecast.poured.accident">
        <translation>First, the accident at {piece_the} sends {units} to the hospital.</translation>
    </message>
    <message id="forecast.poison"><translation>First, poison removes a marksman, who then covers no losses.</translation></message>
    <message id="forecast.fury" numerus="yes">
        <translation>
            <numerusform>In any case, {n} furious goblin dies.</numerusform>
            <numerusform>In any case, {n} furious goblins die.</numerusform>
        </translation>
    </message>
    <message id="forecast.again"><translation>Second comparison without the goblins: Invader {invader}, Defender {defender}.</translation></message>
    <message id="forecast.again.shields"><translation>Second comparison with shields: Invader {invader}, Defender {defender}.</translation></message>
    <!-- what is open -->
    <message id="forecast.open"><translation>Not included, but possible (chance to hit):</translation></message>
    <message id="forecast.open.shot"><translation>{piece}, {place}: {percent}%</translation></message>
    <message id="forecast.open.shot.aimed"><translation>{piece}, {place}, aiming here: {percent}%</translation></message>
    <message id="forecast.open.hidden"><translation>a face-down order</translation></message>
    <message id="forecast.open.order"><translation>a face-up order: {piece}</translation></message>
    <message id="forecast.note"><translation>Current position, before anyone fires.</translation></message>
    <!-- odds of a shot -->
    <message id="forecast.odds"><translation>{percent}%</translation></message>
    <message id="forecast.odds.accurate"><translation>{percent}% · ◎ {accurate}%</translation></message>
    <message id="forecast.shot.pile"><translation>{good} of the {all} cards in its pile are hits: {percent}%.</translation></message>
    <message id="forecast.shot.accurate">
        <translation>With two cards drawn, it hits {percent}% of the time.</translation>
    </message>
    <message id="forecast.shot.empty"><translation>Its pile is empty: it can’t hit.</translation></message>
    <message id="forecast.shot.card"><translation>{unit}&#160;{percent}%</translation></message>
    <message id="forecast.shot.cards"><translation>Chance that a hit card shows: {list}.</translation></message>
    <!-- the barbican -->
    <message id="forecast.gate.quiet">
        <translation>The ram has no full crew: the gate is safe in the next assault.</translation>
    </message>
    <message id="forecast.gate.hit">
        <translation>The next assault takes {damage} toughness from gate {gate}; {left} left.</translation>
    </message>
    <message id="forecast.gate.fall"><translation>Gate {gate} falls in the next assault.</translation></message>
    <message id="forecast.gate.breach"><translation>The last gate falls in the next assault: a breach!</translation></message>
</context>
</TS>
