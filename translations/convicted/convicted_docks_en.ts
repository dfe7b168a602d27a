<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The docks: town, technologies, powers, turns. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="dock.town"><translation>Town</translation></message>
    <message id="dock.knowledge"><translation>Technologies</translation></message>
    <message id="dock.powers"><translation>Powers</translation></message>
    <message id="dock.squads"><translation>Squads</translation></message>
    <message id="dock.turns"><translation>Turns</translation></message>
    <message id="dock.enemy"><translation>Enemy</translation></message>
    <message id="dock.chronicle"><translation>Chronicle</translation></message>
    <message id="convicted.docks.card.buildings"><translation>Buildings</translation></message>
    <message id="convicted.docks.card.units"><translation>Units</translation></message>
    <message id="convicted.docks.card.engines"><translation>Engines</translation></message>
    <message id="convicted.docks.card.collect"><translation>Collect</translation></message>
    <message id="convicted.docks.card.trade"><translation>Trade</translation></message>
    <message id="convicted.docks.card.heroes"><translation>Heroes</translation></message>
    <message id="convicted.docks.card.blessings"><translation>Blessings</translation></message>
    <message id="convicted.docks.card.spells"><translation>Spells</translation></message>
    <message id="convicted.docks.stock"><translation>In stock: {resources}</translation></message>
    <message id="convicted.docks.actions_left" numerus="yes"><translation><numerusform>{n} action left</numerusform><numerusform>{n} actions left</numerusform></translation></message>
    <message id="convicted.docks.first_player"><translation>First player</translation></message>
    <message id="convicted.docks.opens.resource"><translation>collecting {resource}</translation></message>
    <message id="convicted.docks.opens.building"><translation>{building} {level}</translation></message>
    <message id="convicted.docks.opens.library"><translation>technologies of level {level}</translation></message>
    <message id="convicted.docks.opens.walls"><translation>walls of level {level}</translation></message>
    <message id="convicted.docks.opens.towers"><translation>towers of level {level}</translation></message>
    <message id="convicted.docks.opens.collect"><translation>more from collecting</translation></message>
    <message id="convicted.docks.opens.militia"><translation>enemies inside hit one building, not two</translation></message>
    <message id="convicted.docks.opens.discipline"><translation>two archers or two spearmen for one action</translation></message>
    <message id="convicted.docks.gives.keep.1"><translation>passage for units that regroup</translation></message>
    <message id="convicted.docks.gives.keep.2"><translation>a post for ranged units, who shoot in all directions</translation></message>
    <message id="convicted.docks.gives.keep.3"><translation>places for two engines, and +2 fire for those posted there</translation></message>
    <message id="convicted.docks.needs"><translation>Needs {what}</translation></message>
    <message id="convicted.docks.needs.building"><translation>Needs: {building} {level}</translation></message>
    <message id="convicted.docks.free"><translation>Costs nothing</translation></message>
    <message id="convicted.docks.costs"><translation>Costs {resources}</translation></message>
    <message id="convicted.docks.waiting"><translation>Waiting in the town: {pieces}.</translation></message>
    <message id="convicted.docks.open_now" numerus="yes"><translation><numerusform>{n} possible</numerusform><numerusform>{n} possible</numerusform></translation></message>
    <message id="convicted.docks.usable_now" numerus="yes"><translation><numerusform>{n} now</numerusform><numerusform>{n} now</numerusform></translation></message>
    <message id="convicted.docks.building"><translation>{building} {level}</translation></message>
    <message id="convicted.docks.building.none"><translation>{building}: not built</translation></message>
    <message id="convicted.docks.top_level"><translation>Highest level</translation></message>
    <message id="convicted.docks.gives.now"><translation>Gives: {what}</translation></message>
    <message id="convicted.docks.gives.next"><translation>Level {level}: {what}</translation></message>
    <message id="convicted.docks.build"><translation>Build</translation></message>
    <message id="convicted.docks.train"><translation>Train</translation></message>
    <message id="convicted.docks.make"><translation>Make</translation></message>
    <message id="convicted.docks.use"><translation>Use</translation></message>
    <message id="convicted.docks.stock.count"><translation>{name} ({count})</translation></message>
    <message id="convicted.docks.unit"><translation>str {strength} · sup {support} · end {endurance} · fire {fire}</translation></message>
    <message id="convicted.docks.unit.long"><translation>Strength {strength}, support {support}, endurance {endurance}, fire {fire}</translation></message>
    <message id="convicted.docks.engine.power"><translation>{attacks} × ({plus} + d3)</translation></message>
    <message id="convicted.docks.engine.dice"><translation>{attacks} × d3</translation></message>
    <message id="convicted.docks.engine.wall"><translation>{power}, below the wall</translation></message>
    <message id="convicted.docks.engine.both"><translation>{power}, near and far</translation></message>
    <message id="convicted.docks.engine.far"><translation>{power}, deployment zones</translation></message>
    <message id="convicted.docks.engine.tip"><translation>Power {power}; endurance {endurance}</translation></message>
    <message id="convicted.docks.collect.note"><translation>{amount} for an action</translation></message>
    <message id="convicted.docks.trade"><translation>Everybody may begin one gift or exchange a turn, of one kind of resource.</translation></message>
    <message id="convicted.docks.trade.gift"><translation>As a gift</translation></message>
    <message id="convicted.docks.trade.yes"><translation>Accept</translation></message>
    <message id="convicted.docks.trade.no"><translation>Decline</translation></message>
    <message id="convicted.docks.trade.partner"><translation>With whom</translation></message>
    <message id="convicted.docks.trade.resource"><translation>Resource</translation></message>
    <message id="convicted.docks.trade.count"><translation>How much</translation></message>
    <message id="convicted.docks.trade.want"><translation>Ask for it</translation></message>
    <message id="convicted.docks.trade.offer"><translation>Offer</translation></message>
    <message id="convicted.docks.level"><translation>Level {level}</translation></message>
    <message id="convicted.docks.level.open"><translation>the library reaches it</translation></message>
    <message id="convicted.docks.level.closed"><translation>needs library {level} (now {have})</translation></message>
    <message id="convicted.docks.technology.known"><translation>known</translation></message>
    <message id="convicted.docks.technology.open"><translation>can be researched</translation></message>
    <message id="convicted.docks.technology.closed"><translation>library too low</translation></message>
    <message id="convicted.docks.powers.now"><translation>Can be used now: {what}.</translation></message>
    <message id="convicted.docks.powers.none"><translation>Nothing can be used at this moment.</translation></message>
    <message id="convicted.docks.power.used"><translation>Used this turn</translation></message>
    <message id="convicted.docks.no_blessings"><translation>None during a siege of Forestmen</translation></message>
    <message id="convicted.docks.percent"><translation>{share} %</translation></message>
    <message id="convicted.docks.period.setup"><translation>set-up</translation></message>
    <message id="convicted.docks.period.preparation"><translation>preparation</translation></message>
    <message id="convicted.docks.period.actions"><translation>actions</translation></message>
    <message id="convicted.docks.period.siege"><translation>siege</translation></message>
    <message id="convicted.docks.period.over"><translation>the game is over</translation></message>
    <message id="convicted.docks.turns.where"><translation>Turn {turn} of {turns}: {period}.</translation></message>
    <message id="convicted.docks.turns.siege"><translation>Turn {turn} of {turns}, siege, round {round}, stage {stage}: {what}.</translation></message>
    <message id="convicted.docks.turns.actions" numerus="yes"><translation><numerusform>Turn {turn}: {n} action in all.</numerusform><numerusform>Turn {turn}: {n} actions in all.</numerusform></translation></message>
    <message id="convicted.docks.turns.bosses"><translation>Barbarians, Wolfmen and Forestmen come with their bosses.</translation></message>
    <message id="convicted.docks.turns.sabotage"><translation>Saboteurs come before the siege.</translation></message>
    <message id="convicted.docks.turns.last"><translation>It is the last one.</translation></message>
    <message id="convicted.docks.turns.loot"><translation>Loot of {faction}:</translation></message>
    <message id="convicted.docks.turns.loot.none"><translation>Loot of {faction}: nothing</translation></message>
    <message id="convicted.docks.when.oracle"><translation>Start of stage 11</translation></message>
    <message id="convicted.docks.does.oracle"><translation>Moves up to 3 units between any sections.</translation></message>
    <message id="convicted.docks.when.heretic"><translation>Start of the siege, before the card</translation></message>
    <message id="convicted.docks.does.heretic"><translation>Ranged units on one wall or tower fire with one more this turn.</translation></message>
    <message id="convicted.docks.when.murderer"><translation>End of stage 12</translation></message>
    <message id="convicted.docks.does.murderer"><translation>A squad that lost takes double wounds.</translation></message>
    <message id="convicted.docks.when.deserter"><translation>Own actions</translation></message>
    <message id="convicted.docks.does.deserter"><translation>One more unit of a type open at the barracks, for nothing.</translation></message>
    <message id="convicted.docks.when.forger"><translation>Own actions</translation></message>
    <message id="convicted.docks.does.forger"><translation>Three resources for three of another kind.</translation></message>
    <message id="convicted.docks.when.sorcerer"><translation>When the spell may be cast</translation></message>
    <message id="convicted.docks.does.sorcerer"><translation>One more spell of level 1 to 3, even one used this turn.</translation></message>
    <message id="convicted.docks.when.shield"><translation>Whenever defenders would fall</translation></message>
    <message id="convicted.docks.does.shield"><translation>One unit that would be removed stays.</translation></message>
    <message id="convicted.docks.when.reinforcement"><translation>Set-up step of the siege</translation></message>
    <message id="convicted.docks.does.reinforcement"><translation>One section has one more resistance this turn.</translation></message>
    <message id="convicted.docks.when.renewal"><translation>Stage 11</translation></message>
    <message id="convicted.docks.does.renewal"><translation>One section regains 3 resistance.</translation></message>
    <message id="convicted.docks.when.protective_aura"><translation>Set-up step of the siege</translation></message>
    <message id="convicted.docks.does.protective_aura"><translation>One section takes no damage this turn.</translation></message>
    <message id="convicted.docks.when.resurrection"><translation>Whenever defenders fall</translation></message>
    <message id="convicted.docks.does.resurrection"><translation>All units lost on one section in this siege return to it.</translation></message>
    <message id="convicted.docks.when.rain_of_stones"><translation>Stage 10, after boulders and cauldrons</translation></message>
    <message id="convicted.docks.does.rain_of_stones"><translation>One more attack like boulders, on any assault zone.</translation></message>
    <message id="convicted.docks.when.blinding"><translation>Start of stage 11</translation></message>
    <message id="convicted.docks.does.blinding"><translation>One squad takes no part in stages 11 to 13.</translation></message>
    <message id="convicted.docks.when.paralysis"><translation>Set-up step of the siege</translation></message>
    <message id="convicted.docks.does.paralysis"><translation>Two enemy units are removed.</translation></message>
    <message id="convicted.docks.when.ignition"><translation>Set-up step of the siege</translation></message>
    <message id="convicted.docks.does.ignition"><translation>One enemy engine is removed.</translation></message>
    <message id="convicted.docks.when.earthquake"><translation>Stage 10, after the rain of stones</translation></message>
    <message id="convicted.docks.does.earthquake"><translation>Half of one squad, by endurance, is removed.</translation></message>
</context>
</TS>
