<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The window: buttons of the prompt, the docks. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.window.group.hero"><translation>Heroes…</translation></message>
    <message id="convicted.window.group.place"><translation>Move…</translation></message>
    <message id="convicted.window.group.defend"><translation>Defend…</translation></message>
    <message id="convicted.window.group.fortify"><translation>Fortify…</translation></message>
    <message id="convicted.window.group.build"><translation>Build…</translation></message>
    <message id="convicted.window.group.entrench"><translation>Ring…</translation></message>
    <message id="convicted.window.group.research"><translation>Research…</translation></message>
    <message id="convicted.window.group.collect"><translation>Collect…</translation></message>
    <message id="convicted.window.group.train"><translation>Train…</translation></message>
    <message id="convicted.window.group.drill"><translation>Train two…</translation></message>
    <message id="convicted.window.group.make"><translation>Make engines…</translation></message>
    <message id="convicted.window.group.repair"><translation>Repair…</translation></message>
    <message id="convicted.window.group.desert"><translation>Deserter…</translation></message>
    <message id="convicted.window.group.forge"><translation>Forger…</translation></message>
    <message id="convicted.window.group.offer"><translation>Trade…</translation></message>
    <message id="convicted.window.group.want"><translation>In exchange…</translation></message>
    <message id="convicted.window.group.give"><translation>A gift</translation></message>
    <message id="convicted.window.group.answer"><translation>Answer…</translation></message>
    <message id="convicted.window.group.sabotage"><translation>Sabotage…</translation></message>
    <message id="convicted.window.group.inspire"><translation>Inspire…</translation></message>
    <message id="convicted.window.group.cast"><translation>Powers…</translation></message>
    <message id="convicted.window.group.aim"><translation>Aim…</translation></message>
    <message id="convicted.window.group.direct"><translation>Direct…</translation></message>
    <message id="convicted.window.group.storm"><translation>Send along…</translation></message>
    <message id="convicted.window.group.take"><translation>Remove…</translation></message>
    <message id="convicted.window.group.fall"><translation>Who falls…</translation></message>
    <message id="convicted.window.group.regroup"><translation>One step…</translation></message>
    <message id="convicted.window.group.recall"><translation>Take back a step…</translation></message>
    <message id="convicted.window.group.group"><translation>Squads…</translation></message>
    <message id="convicted.window.group.carry"><translation>The ram…</translation></message>
    <message id="convicted.window.group.guide"><translation>Oracle…</translation></message>
    <message id="convicted.window.group.face"><translation>Face a squad…</translation></message>
    <message id="convicted.window.group.withdraw"><translation>Withdraw…</translation></message>
    <message id="convicted.window.group.absent"><translation>Illusions…</translation></message>
    <message id="convicted.window.group.demolish"><translation>Demolish…</translation></message>
    <message id="convicted.window.group.murder"><translation>Murderer…</translation></message>
    <message id="convicted.window.group.destroy"><translation>Destroy…</translation></message>
    <message id="convicted.window.done.action"><translation>End the actions</translation></message>
    <message id="convicted.window.done.trade"><translation>No trade</translation></message>
    <message id="convicted.window.done.heretic"><translation>Inspire nobody</translation></message>
    <message id="convicted.window.done.placing"><translation>Close the placing</translation></message>
    <message id="convicted.window.done.setup_powers"><translation>No more powers</translation></message>
    <message id="convicted.window.done.aim"><translation>All have aimed</translation></message>
    <message id="convicted.window.done.aim_engines"><translation>All have aimed</translation></message>
    <message id="convicted.window.done.volley"><translation>Spare the rest</translation></message>
    <message id="convicted.window.done.salvo"><translation>Spare the rest</translation></message>
    <message id="convicted.window.done.boulders"><translation>Spare the rest</translation></message>
    <message id="convicted.window.done.rain"><translation>Spare the rest</translation></message>
    <message id="convicted.window.done.won"><translation>Spare the rest</translation></message>
    <message id="convicted.window.done.murder"><translation>Spare the rest</translation></message>
    <message id="convicted.window.done.quake"><translation>Spare the rest</translation></message>
    <message id="convicted.window.done.paralysis"><translation>Spare the rest</translation></message>
    <message id="convicted.window.done.fall"><translation>That is all</translation></message>
    <message id="convicted.window.done.rescue"><translation>Let them fall</translation></message>
    <message id="convicted.window.done.revive"><translation>That is all</translation></message>
    <message id="convicted.window.done.storm"><translation>Send nobody more</translation></message>
    <message id="convicted.window.done.regroup"><translation>End the regrouping</translation></message>
    <message id="convicted.window.done.melee_spells"><translation>No spell</translation></message>
    <message id="convicted.window.done.before_matching"><translation>On to the matching</translation></message>
    <message id="convicted.window.done.guide"><translation>No more moves</translation></message>
    <message id="convicted.window.done.matching"><translation>These face them</translation></message>
    <message id="convicted.window.done.demolition"><translation>Wait with the rest</translation></message>
    <message id="convicted.window.done.murderer"><translation>Not now</translation></message>
    <message id="convicted.window.group"><translation>{what}…</translation></message>
    <message id="convicted.window.back"><translation>Back</translation></message>
    <message id="convicted.window.more"><translation>More…</translation></message>
    <message id="convicted.window.log.done"><translation>{name} goes on.</translation></message>
    <message id="convicted.window.end.turn"><translation>The game ended in turn {turn}.</translation></message>
    <message id="convicted.window.places.walls"><translation>Walls and towers</translation></message>
    <message id="convicted.window.places.enemy"><translation>Enemy</translation></message>
    <message id="convicted.window.places.ring"><translation>Ring</translation></message>
    <message id="convicted.window.places.town"><translation>Town</translation></message>
    <message id="game.convicted.progress"><translation>Turn {n}</translation></message>
</context>
</TS>
