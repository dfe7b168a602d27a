<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The table as lines for a terminal. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.table.period.setup"><translation>The game is being set up.</translation></message>
    <message id="convicted.table.period.preparation"><translation>Turn {turn}: preparation.</translation></message>
    <message id="convicted.table.period.actions"><translation>Turn {turn}: actions.</translation></message>
    <message id="convicted.table.period.siege"><translation>Turn {turn}: siege, round {round}.</translation></message>
    <message id="convicted.table.period.over"><translation>The game is over (turn {turn}).</translation></message>
    <message id="convicted.table.enemy"><translation>Enemy: {faction}, main direction {direction}, morale {morale}.</translation></message>
    <message id="convicted.table.player"><translation>{name}: {resources}.</translation></message>
    <message id="convicted.table.player.hero"><translation>{name} ({hero}): {resources}.</translation></message>
    <message id="convicted.table.nobody"><translation>nobody</translation></message>
    <message id="convicted.table.section"><translation>{section}: level {level}, resistance {resistance}; {pieces}.</translation></message>
    <message id="convicted.table.keep"><translation>Keep: {pieces}.</translation></message>
    <message id="convicted.table.gates"><translation>City gates: resistance {resistance}.</translation></message>
    <message id="convicted.table.ring"><translation>Ring: {obstacles}.</translation></message>
    <message id="convicted.table.ring.section"><translation>{obstacle} {ring_at}</translation></message>
    <message id="convicted.table.ring.empty"><translation>Ring: open.</translation></message>
    <message id="convicted.table.buildings"><translation>Town: {buildings}.</translation></message>
    <message id="convicted.table.building"><translation>{building} {level}</translation></message>
    <message id="convicted.table.buildings.none"><translation>Town: no buildings.</translation></message>
    <message id="convicted.table.technologies"><translation>Technologies: {technologies}.</translation></message>
    <message id="convicted.table.waiting"><translation>Waiting in the town: {pieces}.</translation></message>
    <message id="convicted.table.share"><translation>{name}: {resources}</translation></message>
    <message id="convicted.table.zone"><translation>{zone}: {pieces}.</translation></message>
    <message id="convicted.table.climbed"><translation>On {wall_the}: {pieces}.</translation></message>
    <message id="convicted.table.gateway"><translation>In the gateway: {leader}.</translation></message>
    <message id="convicted.table.squad"><translation>Squad {squad}: {pieces}.</translation></message>
    <message id="convicted.table.squad.faced"><translation>Squad {squad}: {pieces}; faced by {units}.</translation></message>
</context>
</TS>
