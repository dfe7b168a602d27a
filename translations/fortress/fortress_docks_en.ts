<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The docks of Fortress: army cards and order markers, odds, the course of the round. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="dock.armies"><translation>Army cards</translation></message>
    <message id="fortress.army.of_two"><translation>{name}, army {number}</translation></message>
    <message id="fortress.army.life"><translation>♥ {left}/{life}</translation></message>
    <message id="fortress.army.whole"><translation>{name}: {left} of {life} life, {points} of {all} points left</translation></message>
    <message id="fortress.army.stats"><translation>Move&#160;{move}, range&#160;{range}, attack&#160;{attack}, defence&#160;{defence}</translation></message>
    <message id="fortress.army.lives"><translation>{alive} of {figures} figures, {left} of {life} life</translation></message>
    <message id="fortress.army.marker.lies"><translation>Order marker {marker} is on this card.</translation></message>
    <message id="fortress.army.marker.now"><translation>Order marker {marker}: this card acts now.</translation></message>
    <message id="fortress.army.marker.spent"><translation>Order marker {marker}: turn finished.</translation></message>
    <message id="fortress.markers.title"><translation>{name}: order marker {marker}</translation></message>
    <message id="fortress.markers.how"><translation>Drag it onto one of your cards, or click the empty slot on it.</translation></message>
    <message id="fortress.markers.held"><translation>Now click the card for turn {marker}.</translation></message>
    <message id="fortress.markers.tip.next"><translation>Order marker {marker}: place this one next</translation></message>
    <message id="fortress.markers.tip.later"><translation>Order marker {marker}: place it later</translation></message>
    <message id="fortress.markers.tip.lies"><translation>Order marker {marker}: placed</translation></message>
    <message id="dock.chances"><translation>Odds</translation></message>
    <message id="fortress.odds.nothing">
        <translation>There is nothing to attack now. Pick up a figure and point at a space to see the risks on the way: strikes (!) and falls (↓).</translation>
    </message>
    <message id="fortress.odds.held">
        <translation>It can’t attack anything from here. Point at a space to see the risks on the way: strikes (!) and falls (↓).</translation>
    </message>
    <message id="fortress.odds.more" numerus="yes">
        <translation>
            <numerusform>{n} more attack is possible.</numerusform>
            <numerusform>{n} more attacks are possible.</numerusform>
        </translation>
    </message>
    <message id="fortress.odds.title"><translation>{figure} against {target}</translation></message>
    <message id="fortress.odds.title.special"><translation>{figure}, {weapon}, against {target}</translation></message>
    <message id="fortress.odds.row"><translation>{attack} dice against {defence}, {mean} wounds on average</translation></message>
    <message id="fortress.odds.row.deadly"><translation>{attack} dice against {defence}, destroyed: {percent}</translation></message>
    <message id="fortress.odds.aim"><translation>{attack} dice against {defence}: wounded {hit}, destroyed {percent}</translation></message>
    <message id="fortress.odds.share.none"><translation>nothing</translation></message>
    <message id="fortress.odds.share.wounded"><translation>wounded</translation></message>
    <message id="fortress.odds.share.destroyed"><translation>destroyed</translation></message>
    <message id="fortress.odds.percent"><translation>{n}%</translation></message>
    <message id="fortress.odds.column.less"><translation>&lt;1%</translation></message>
    <message id="fortress.odds.column.more"><translation>&gt;99%</translation></message>
    <message id="fortress.odds.percent.less"><translation>under 1%</translation></message>
    <message id="fortress.odds.percent.more"><translation>over 99%</translation></message>
    <message id="fortress.odds.attack"><translation>Attack {dice}: {terms}</translation></message>
    <message id="fortress.odds.defence"><translation>Defence {dice}: {terms}</translation></message>
    <message id="fortress.odds.further"><translation>Plus {shields_count} (built in)</translation></message>
    <message id="fortress.odds.term"><translation>{count} for {what}</translation></message>
    <message id="fortress.odds.result"><translation>Destroyed: {percent}. On average {mean} wounds, life left: {left}.</translation></message>
    <message id="fortress.odds.result.deadly"><translation>Destroyed: {percent}. One unblocked skull is enough.</translation></message>
    <message id="fortress.odds.twice"><translation>With both attacks, destroyed: {percent}.</translation></message>
    <message id="fortress.odds.back"><translation>It strikes back: {percent} to wound {figure}, {dead} to destroy it.</translation></message>
    <message id="fortress.odds.also"><translation>Also hits {target}, {dice} defence dice; destroyed: {percent}.</translation></message>
    <message id="fortress.odds.way"><translation>{figure} goes to {place}</translation></message>
    <message id="fortress.odds.way.safe"><translation>No strikes and no falls on the way.</translation></message>
    <message id="fortress.odds.cost.foot"><translation>{cost_count} of {limit}: {steps_count}</translation></message>
    <message id="fortress.odds.cost.foot.up"><translation>{cost_count} of {limit}: {steps_count}, {levels_count} up</translation></message>
    <message id="fortress.odds.cost.walk"><translation>{cost_count} of {limit} on wall walks and roads: {steps_count}</translation></message>
    <message id="fortress.odds.cost.walk.up"><translation>{cost_count} of {limit} on wall walks and roads: {steps_count}, {levels_count} up</translation></message>
    <message id="fortress.odds.cost.flown"><translation>{cost_count} of {limit}: {steps_count} flying (levels cost nothing)</translation></message>
    <message id="fortress.odds.way.result"><translation>Unhurt: {none}. Destroyed: {percent}, life left: {left}.</translation></message>
    <message id="fortress.odds.hazard.strike"><translation>(!) {striker} strikes as the figure leaves: one die</translation></message>
    <message id="fortress.odds.hazard.fall"><translation>(↓) A fall of {levels_count}: {dice_count}</translation></message>
    <message id="fortress.odds.hazard.major"><translation>(↓↓) A major fall of {levels_count}: {dice_count}</translation></message>
    <message id="fortress.odds.hazard.extreme"><translation>(†) An extreme fall of {levels_count}: survives only on {need} or more on the d20</translation></message>
    <message id="fortress.odds.try"><translation>{power}: {need} or more on the d20 ({percent}).</translation></message>
    <message id="fortress.odds.try.target"><translation>{power}, {target}: {need} or more on the d20 ({percent}).</translation></message>
    <message id="fortress.odds.clones"><translation>{power}: at least one returns ({percent}), {mean} on average.</translation></message>
    <message id="fortress.script.no_wound"><translation>no wound</translation></message>
    <message id="fortress.script.destroyed"><translation>destroyed</translation></message>
    <message id="fortress.script.unharmed"><translation>unharmed</translation></message>
    <message id="fortress.script.success"><translation>success</translation></message>
    <message id="fortress.script.failure"><translation>failure</translation></message>
    <message id="fortress.script.broken"><translation>Destroyed!</translation></message>
    <message id="fortress.drafting.title"><translation>{name}: choose a card ({points} points left)</translation></message>
    <message id="fortress.drafting.words"><translation>There is one copy of each card. Click a card’s button to add it to your army.</translation></message>
    <message id="fortress.drafting.own"><translation>Your army: {cards}.</translation></message>
    <message id="fortress.drafting.away"><translation>Show battlefield</translation></message>
    <message id="fortress.drafting.again"><translation>Show available cards</translation></message>
    <message id="fortress.drafting.taken"><translation>Taken by {name}</translation></message>
    <message id="fortress.drafting.take"><translation>Take ({points})</translation></message>
    <message id="fortress.drafting.take_card"><translation>Take {card}</translation></message>
    <message id="fortress.drafting.life" numerus="yes">
        <translation>
            <numerusform>{n} life</numerusform>
            <numerusform>{n} life</numerusform>
        </translation>
    </message>
    <message id="dock.course"><translation>Round</translation></message>
    <message id="fortress.course.round"><translation>Round {round} of {rounds}</translation></message>
    <message id="fortress.course.turn"><translation>Turn {turn} of {turns}</translation></message>
    <message id="fortress.course.cell.now"><translation>marker {marker}, current: {card}</translation></message>
    <message id="fortress.course.cell.now.unknown"><translation>marker {marker}, current</translation></message>
    <message id="fortress.course.cell.spent"><translation>marker {marker}, done: {card}</translation></message>
    <message id="fortress.course.cell.spent.unknown"><translation>marker {marker}, done, no card</translation></message>
    <message id="fortress.course.cell.to_come"><translation>marker {marker}, upcoming: {card}</translation></message>
    <message id="fortress.course.cell.to_come.unknown"><translation>marker {marker}, upcoming, face down</translation></message>
    <message id="fortress.aim.flag.defender"><translation>{name} guards the fortress and wins if the flag is still up after {rounds} rounds.</translation></message>
    <message id="fortress.aim.flag.others"><translation>{name} attacks and wins by taking down the flag or destroying all guards.</translation></message>
    <message id="fortress.aim.guards.defender"><translation>{name} guards the fortress and wins if a guard survives {rounds} rounds.</translation></message>
    <message id="fortress.aim.guards.others"><translation>{name} attacks and wins by destroying all guards.</translation></message>
    <message id="fortress.aim.rescue.guards"><translation>{name} guards the gate: keep a figure inside and control of the door until the heroes arrive.</translation></message>
    <message id="fortress.aim.rescue.rescued"><translation>{name} leads the reinforcements: get {heroes} heroes behind the walls within {rounds} rounds.</translation></message>
    <message id="fortress.aim.rescue.others"><translation>{name} lies in ambush and wins if the heroes don’t get there in time.</translation></message>
    <message id="fortress.aim.run.runner"><translation>{name} runs for the gate and wins once {runners} runners are inside.</translation></message>
    <message id="fortress.aim.run.others"><translation>{name} hunts the runners and wins if too few are left or time runs out.</translation></message>
    <message id="fortress.course.flag.up"><translation>The flag is up: {name} wins if it stays up through the last round.</translation></message>
    <message id="fortress.course.flag.down"><translation>The flag is down.</translation></message>
    <message id="fortress.course.rescue"><translation>Heroes inside: {inside} of {wanted}; {left} can still make it.</translation></message>
    <message id="fortress.course.guard.in"><translation>{name} has a figure inside, as required.</translation></message>
    <message id="fortress.course.guard.out"><translation>{name} has no figure inside: at least one is required.</translation></message>
    <message id="fortress.course.run"><translation>Runners inside: {home} of {wanted}; {left} alive.</translation></message>
    <message id="fortress.course.door"><translation>Door: {state}, {left} of {life} life, controlled by {name}.</translation></message>
    <message id="fortress.course.door.plain"><translation>Door: {state}.</translation></message>
</context>
</TS>
