<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Forecasts: what the next assault would do, and the odds of shots. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- a wall section: sums and verdict -->
    <message id="forecast.sums"><translation>{invader}:{defender}</translation></message>
    <message id="forecast.head"><translation>{place}: {invader}:{defender}</translation></message>
    <message id="forecast.nobody">
        <translation>No unit of the Invader’s is here, so there will be no clash.</translation>
    </message>
    <message id="forecast.nobody.poured"><translation>The cauldron leaves nobody here for a clash.</translation></message>
    <message id="forecast.left_out"><translation>The next assault passes this section over.</translation></message>
    <message id="forecast.over"><translation>In this assault the clash here is over.</translation></message>
    <message id="forecast.tie"><translation>Both are equally strong: nobody wins, and nobody is lost.</translation></message>
    <message id="forecast.repelled">
        <translation>The Defender is stronger, but the Invader loses nobody to strength.</translation>
    </message>
    <message id="forecast.invader_loses">
        <translation>The Defender leads by {advantage}: the Invader loses {units}.</translation>
    </message>
    <message id="forecast.defender_loses">
        <translation>The Invader leads by {advantage}: the Defender holds, but loses {units} to the hospital.</translation>
    </message>
    <message id="forecast.breach">
        <translation>Breach! The Invader leads by {advantage}, more than all the units here can cover.</translation>
    </message>
    <message id="forecast.breach.bare">
        <translation>Breach! The Invader leads by {advantage}, and no unit is here to cover it.</translation>
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
            <numerusform>{n} more point of strength and the wall is breached.</numerusform>
            <numerusform>{n} more points of strength and the wall is breached.</numerusform>
        </translation>
    </message>
    <message id="forecast.distance.nobody" numerus="yes">
        <translation>
            <numerusform>Units of strength {n} would be enough for a breach.</numerusform>
            <numerusform>Units of strength {n} would be enough for a breach.</numerusform>
        </translation>
    </message>
    <message id="forecast.distance.fallen" numerus="yes">
        <translation>
            <numerusform>The Defender lacks {n} point to hold the wall.</numerusform>
            <numerusform>The Defender lacks {n} points to hold the wall.</numerusform>
        </translation>
    </message>
    <!-- what goes with it -->
    <message id="forecast.poured"><translation>First {piece_the} kills {units}.</translation></message>
    <message id="forecast.poured.accident">
        <translation>First the accident at {piece_the} sends {units} to the hospital.</translation>
    </message>
    <message id="forecast.poison"><translation>Poison takes a marksman first, who covers nothing.</translation></message>
    <message id="forecast.fury" numerus="yes">
        <translation>
            <numerusform>However it ends, {n} furious goblin dies.</numerusform>
            <numerusform>However it ends, {n} furious goblins die.</numerusform>
        </translation>
    </message>
    <message id="forecast.again"><translation>Compared again without the goblins: {invader}:{defender}.</translation></message>
    <message id="forecast.again.shields"><translation>Compared again with shields: {invader}:{defender}.</translation></message>
    <!-- what is open -->
    <message id="forecast.open"><translation>Not counted, but possible (odds of a hit):</translation></message>
    <message id="forecast.open.shot"><translation>{piece}, {place}: {percent}%</translation></message>
    <message id="forecast.open.shot.aimed"><translation>{piece}, {place}, aimed here: {percent}%</translation></message>
    <message id="forecast.open.hidden"><translation>a face-down order</translation></message>
    <message id="forecast.open.order"><translation>an order lying open: {piece}</translation></message>
    <message id="forecast.note"><translation>As everything lies now, before anybody fires.</translation></message>
    <!-- odds of a shot -->
    <message id="forecast.odds"><translation>{percent}%</translation></message>
    <message id="forecast.odds.accurate"><translation>{percent}% · ◎ {accurate}%</translation></message>
    <message id="forecast.shot.pile"><translation>{good} of its {all} cards hit: {percent}%.</translation></message>
    <message id="forecast.shot.accurate">
        <translation>Turning two cards of its pile, it hits in {percent}% of cases.</translation>
    </message>
    <message id="forecast.shot.empty"><translation>No card is left in its pile: it cannot hit.</translation></message>
    <message id="forecast.shot.card"><translation>{unit}&#160;{percent}%</translation></message>
    <message id="forecast.shot.cards"><translation>A hit card shows these: {list}.</translation></message>
    <!-- the barbican -->
    <message id="forecast.gate.quiet">
        <translation>The ram has no full crew: the gate is safe in the next assault.</translation>
    </message>
    <message id="forecast.gate.hit">
        <translation>The next assault takes {damage} from gate {gate}; it keeps {left}.</translation>
    </message>
    <message id="forecast.gate.fall"><translation>Gate {gate} falls in the next assault.</translation></message>
    <message id="forecast.gate.breach"><translation>The last gate falls in the next assault: a breach!</translation></message>
</context>
</TS>
