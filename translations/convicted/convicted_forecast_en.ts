<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The dock of the enemy: the forecast of a wave. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.docks.enemy.none"><translation>There is no enemy yet.</translation></message>
    <message id="convicted.docks.enemy.four"><translation>The card is not drawn: each of {n} factions comes with chance {chance}.</translation></message>
    <message id="convicted.docks.enemy.known"><translation>{faction} attack, level {level}.</translation></message>
    <message id="convicted.docks.enemy.here"><translation>{faction}, level {level}; morale {morale}.</translation></message>
    <message id="convicted.docks.enemy.morale"><translation>They flee when a die is above their morale, {morale} at first.</translation></message>
    <message id="convicted.docks.enemy.weakest"><translation>They go for the wall that is held worst, as it stands now.</translation></message>
    <message id="convicted.docks.enemy.chance"><translation>{direction} {chance}</translation></message>
    <message id="convicted.docks.enemy.directions"><translation>Main direction: {what}.</translation></message>
    <message id="convicted.docks.enemy.loot"><translation>Loot: {loot}</translation></message>
    <message id="convicted.docks.enemy.beasts"><translation>Tactics {tactics}: everything comes to the main direction, no engines; they dodge fire.</translation></message>
    <message id="convicted.docks.enemy.barbarians"><translation>Tactics {tactics}: dice say where they aim.</translation></message>
    <message id="convicted.docks.enemy.wolfmen"><translation>Tactics {tactics}: they aim at the lowest resistance.</translation></message>
    <message id="convicted.docks.enemy.forestmen"><translation>Tactics {tactics}: they aim at the lowest resistance; no blessings against them.</translation></message>
    <message id="convicted.docks.enemy.own"><translation>Tactics {tactics}: what this faction does stands in your own figures.</translation></message>
    <message id="convicted.docks.enemy.leaves"><translation>They leave:</translation></message>
    <message id="convicted.docks.wall.side"><translation>R {resistance} · units {units}</translation></message>
    <message id="convicted.docks.wall.main"><translation>If the main assault comes here ({chance})</translation></message>
    <message id="convicted.docks.wall.other"><translation>If it comes elsewhere ({chance})</translation></message>
    <message id="convicted.docks.wall.is_main"><translation>The main direction</translation></message>
    <message id="convicted.docks.wall.nobody"><translation>Nobody comes here.</translation></message>
    <message id="convicted.docks.wall.held"><translation>{obstacle}: these wait for a round, {pieces}.</translation></message>
    <message id="convicted.docks.wall.lost"><translation>{obstacle}: these fall as they cross, {pieces}.</translation></message>
    <message id="convicted.docks.wall.squad"><translation>{squad}: {strength} + d3 − {resistance} = {least} to {most}</translation></message>
    <message id="convicted.docks.wall.ram"><translation>strikes the gates</translation></message>
    <message id="convicted.docks.wall.nobody_faces"><translation>nobody to face it</translation></message>
    <message id="convicted.docks.wall.held_at"><translation>held {share} %</translation></message>
    <message id="convicted.docks.unknown.card"><translation>Not known: which card is drawn.</translation></message>
    <message id="convicted.docks.unknown.direction"><translation>Not known: where the main assault comes, and who stands where by then.</translation></message>
    <message id="convicted.docks.unknown.sabotage"><translation>Not known: what saboteurs will damage.</translation></message>
    <message id="convicted.docks.unknown.player"><translation>Not known: what the player who leads the enemy will do.</translation></message>
    <message id="convicted.docks.unknown.dice"><translation>Not in it: who falls to fire before the squads are formed, and powers.</translation></message>
    <message id="convicted.docks.sampled"><translation>Sieges tried out</translation></message>
    <message id="convicted.docks.sampled.done"><translation>{done} of {wanted}</translation></message>
    <message id="convicted.docks.sampled.begin"><translation>Try out</translation></message>
    <message id="convicted.docks.sampled.stop"><translation>Stop</translation></message>
    <message id="convicted.docks.sampled.go_on"><translation>Go on</translation></message>
    <message id="convicted.docks.sampled.more"><translation>More</translation></message>
    <message id="convicted.docks.sampled.tip"><translation>Plays this siege many times from what is seen, each with other dice.</translation></message>
    <message id="convicted.docks.sampled.what"><translation>How the siege goes if it went on from here without another action and everybody decided by a plain rule of thumb; only the dice differ.</translation></message>
    <message id="convicted.docks.sampled.unharmed"><translation>The town unharmed: {share} % (± {error})</translation></message>
    <message id="convicted.docks.sampled.lost"><translation>The game lost: {share} % (± {error})</translation></message>
    <message id="convicted.docks.sampled.levels"><translation>Building levels lost: {number} (± {error})</translation></message>
    <message id="convicted.docks.sampled.fallen"><translation>Defenders who fall: {number} (± {error})</translation></message>
    <message id="convicted.docks.sampled.rounds"><translation>Rounds: {number} (± {error})</translation></message>
    <message id="convicted.docks.sampled.wall"><translation>{wall} {share} % (± {error})</translation></message>
    <message id="convicted.docks.sampled.walls"><translation>An enemy gets in: {what}</translation></message>
</context>
</TS>
