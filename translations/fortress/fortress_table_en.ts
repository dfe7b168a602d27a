<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The table as lines on a terminal, and how a match ends. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="fortress.ending.rescued"><translation>Three heroes are behind the walls: the guards and their reinforcements win.</translation></message>
    <message id="fortress.ending.heroes_lost"><translation>The reinforcements can no longer save three heroes: the ambushers win.</translation></message>
    <message id="fortress.ending.guards_gone"><translation>The guards have no figures left: the ambushers win.</translation></message>
    <message id="fortress.ending.rescue_time"><translation>The last round is over: the ambushers win.</translation></message>
    <message id="fortress.ending.flag_taken"><translation>The flag is down: the attackers win.</translation></message>
    <message id="fortress.ending.defenders_gone"><translation>The guards have no figures left: the attackers win.</translation></message>
    <message id="fortress.ending.attackers_gone"><translation>The attackers have no figures left: the guards win.</translation></message>
    <message id="fortress.ending.flag_time"><translation>The flag is still up after the last round: the guards win.</translation></message>
    <message id="fortress.ending.run_home"><translation>Two runners are inside: the runners win.</translation></message>
    <message id="fortress.ending.runners_lost"><translation>Fewer than two runners are left: the hunters win.</translation></message>
    <message id="fortress.ending.run_time"><translation>The last turn is over: the hunters win.</translation></message>
    <message id="fortress.table.round"><translation>{scenario}, round {round}</translation></message>
    <message id="fortress.table.door"><translation>The door is {state}, wounds {wounds}, controlled by {who}</translation></message>
    <message id="fortress.table.flag.up"><translation>The flag is up</translation></message>
    <message id="fortress.table.flag.down"><translation>The flag is down</translation></message>
    <message id="fortress.table.card"><translation>{who}, {card}: {figures}</translation></message>
    <message id="fortress.table.markers"><translation>{who}, order markers: {markers}</translation></message>
    <message id="fortress.table.figure"><translation>{figure} on {space}</translation></message>
    <message id="fortress.table.figure.wounded"><translation>{figure} on {space} (wounds {wounds})</translation></message>
    <message id="fortress.table.state.to_place"><translation>{figure} to be placed</translation></message>
    <message id="fortress.table.state.waiting"><translation>{figure} (waiting)</translation></message>
    <message id="fortress.table.state.dead"><translation>{figure} (destroyed)</translation></message>
    <message id="fortress.table.state.left_out"><translation>{figure} (left out)</translation></message>
    <message id="fortress.table.marker"><translation>{marker} on {card}</translation></message>
    <message id="fortress.table.unseen"><translation>{count} hidden on {card}</translation></message>
    <message id="fortress.doorway.closed"><translation>closed</translation></message>
    <message id="fortress.doorway.open"><translation>open</translation></message>
    <message id="fortress.doorway.gone"><translation>destroyed</translation></message>
</context>
</TS>
