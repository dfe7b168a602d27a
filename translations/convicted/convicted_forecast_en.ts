<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The dock of the enemy: the forecast of a wave. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.docks.enemy.none"><translation>No enemy yet.</translation></message>
    <message id="convicted.docks.enemy.four"><translation>Card not drawn yet: each of the {n} factions has a chance of {chance}.</translation></message>
    <message id="convicted.docks.enemy.known"><translation>{faction} attack at level {level}.</translation></message>
    <message id="convicted.docks.enemy.here"><translation>{faction}, level {level}; morale {morale}.</translation></message>
    <message id="convicted.docks.enemy.morale"><translation>They flee on a roll above their morale (starts at {morale}).</translation></message>
    <message id="convicted.docks.enemy.weakest"><translation>They attack the weakest wall; the chances shown are as things stand now.</translation></message>
    <message id="convicted.docks.enemy.chance"><translation>{direction} {chance}</translation></message>
    <message id="convicted.docks.enemy.directions"><translation>Main direction: {what}.</translation></message>
    <message id="convicted.docks.enemy.loot"><translation>Loot: {loot}</translation></message>
    <message id="convicted.docks.enemy.beasts"><translation>Tactics {tactics}: they bring no engines, all attack from the main direction, and dodge fire.</translation></message>
    <message id="convicted.docks.enemy.barbarians"><translation>Tactics {tactics}: they aim by die roll.</translation></message>
    <message id="convicted.docks.enemy.wolfmen"><translation>Tactics {tactics}: they aim at the lowest resistance.</translation></message>
    <message id="convicted.docks.enemy.forestmen"><translation>Tactics {tactics}: they aim at the lowest resistance; no blessings against them.</translation></message>
    <message id="convicted.docks.enemy.own"><translation>Tactics {tactics}: as defined in your own values.</translation></message>
    <message id="convicted.docks.enemy.leaves"><translation>Loot:</translation></message>
    <message id="convicted.docks.wall.side"><translation>R {resistance} · units {units}</translation></message>
    <message id="convicted.docks.wall.main"><translation>If the main assault comes here ({chance})</translation></message>
    <message id="convicted.docks.wall.other"><translation>If it comes elsewhere ({chance})</translation></message>
    <message id="convicted.docks.wall.is_main"><translation>Main direction</translation></message>
    <message id="convicted.docks.wall.nobody"><translation>No enemies come here.</translation></message>
    <message id="convicted.docks.wall.held"><translation>Delayed one round by {obstacle}: {pieces}.</translation></message>
    <message id="convicted.docks.wall.lost"><translation>Lost crossing {obstacle}: {pieces}.</translation></message>
    <message id="convicted.docks.wall.squad"><translation>{squad}: {strength} + d3 − {resistance} = {least} to {most}</translation></message>
    <message id="convicted.docks.wall.ram"><translation>rams the gates</translation></message>
    <message id="convicted.docks.wall.nobody_faces"><translation>unopposed</translation></message>
    <message id="convicted.docks.wall.held_at"><translation>holds {share}%</translation></message>
    <message id="convicted.docks.unknown.card"><translation>Unknown: which card will be drawn.</translation></message>
    <message id="convicted.docks.unknown.direction"><translation>Unknown: where the main assault will come from, and who will be where by then.</translation></message>
    <message id="convicted.docks.unknown.sabotage"><translation>Unknown: what saboteurs will damage.</translation></message>
    <message id="convicted.docks.unknown.player"><translation>Unknown: what the enemy player will do.</translation></message>
    <message id="convicted.docks.unknown.dice"><translation>Not included: losses to fire before squads form, and powers.</translation></message>
    <message id="convicted.docks.sampled"><translation>Simulated sieges</translation></message>
    <message id="convicted.docks.sampled.done"><translation>{done} of {wanted}</translation></message>
    <message id="convicted.docks.sampled.begin"><translation>Simulate</translation></message>
    <message id="convicted.docks.sampled.stop"><translation>Stop</translation></message>
    <message id="convicted.docks.sampled.go_on"><translation>Continue</translation></message>
    <message id="convicted.docks.sampled.more"><translation>Simulate more</translation></message>
    <message id="convicted.docks.sampled.tip"><translation>Plays this siege many times from the current position, with different dice each time.</translation></message>
    <message id="convicted.docks.sampled.what"><translation>How the siege would go from here with no further actions and everyone playing by a simple rule of thumb; only the dice differ.</translation></message>
    <message id="convicted.docks.sampled.unharmed"><translation>Town unharmed: {share}% (± {error})</translation></message>
    <message id="convicted.docks.sampled.lost"><translation>Game lost: {share}% (± {error})</translation></message>
    <message id="convicted.docks.sampled.levels"><translation>Building levels lost: {number} (± {error})</translation></message>
    <message id="convicted.docks.sampled.fallen"><translation>Defenders lost: {number} (± {error})</translation></message>
    <message id="convicted.docks.sampled.rounds"><translation>Rounds: {number} (± {error})</translation></message>
    <message id="convicted.docks.sampled.wall"><translation>{wall} {share}% (± {error})</translation></message>
    <message id="convicted.docks.sampled.walls"><translation>Chance that enemies get in: {what}</translation></message>
</context>
</TS>
