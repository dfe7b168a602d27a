<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The dock of squads: pairs with sums and odds. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.docks.squads.none"><translation>There are no squads in front of the walls. They form in stage 9; defenders are assigned in stage 11.</translation></message>
    <message id="convicted.docks.squads.all" numerus="yes"><translation><numerusform>{n} squad in front of the walls.</numerusform><numerusform>{n} squads in front of the walls.</numerusform></translation></message>
    <message id="convicted.docks.squads.wall" numerus="yes"><translation><numerusform>{wall}: {n} squad. Assign units to it; the first one leads.</numerusform><numerusform>{wall}: {n} squads. Assign units to them; the first one leads.</numerusform></translation></message>
    <message id="convicted.docks.squads.free"><translation>Unassigned:</translation></message>
    <message id="convicted.docks.squads.free.none"><translation>All units are assigned.</translation></message>
    <message id="convicted.docks.squads.suggest"><translation>Suggest</translation></message>
    <message id="convicted.docks.squads.suggest.tip"><translation>Assign all units by a rule of thumb; you can change this before you confirm.</translation></message>
    <message id="convicted.docks.squads.clear"><translation>Clear</translation></message>
    <message id="convicted.docks.squads.clear.tip"><translation>Take back all units of this wall.</translation></message>
    <message id="convicted.docks.squads.agree"><translation>Confirm</translation></message>
    <message id="convicted.docks.squads.agree.tip"><translation>Confirm this defence; the melee begins when all walls are confirmed.</translation></message>
    <message id="convicted.docks.group.wall" numerus="yes"><translation><numerusform>{wall}: assign all units to {n} squad; the first one leads.</numerusform><numerusform>{wall}: assign all units to {n} squads; the first one in each leads.</numerusform></translation></message>
    <message id="convicted.docks.group.suggest.tip"><translation>Deal them out in order of strength, as the automatic enemy does.</translation></message>
    <message id="convicted.docks.group.empty"><translation>A leader is required.</translation></message>
    <message id="convicted.docks.pair.title"><translation>Squad {squad}</translation></message>
    <message id="convicted.docks.pair.ram"><translation>ram</translation></message>
    <message id="convicted.docks.pair.tower"><translation>siege tower</translation></message>
    <message id="convicted.docks.pair.enemy"><translation>{leader} + {supports} + d3 − {resistance} = {least} to {most}</translation></message>
    <message id="convicted.docks.pair.own"><translation>{leader} + {supports} + d3 = {least} to {most}</translation></message>
    <message id="convicted.docks.pair.nobody"><translation>unopposed</translation></message>
    <message id="convicted.docks.pair.odds"><translation>win {won}%, tie {tied}%, lose {lost}%</translation></message>
    <message id="convicted.docks.pair.blinded"><translation>Blinded: takes no part and does no harm.</translation></message>
    <message id="convicted.docks.pair.ramming"><translation>Rams the gates and does not fight.</translation></message>
    <message id="convicted.docks.pair.open"><translation>Unopposed: its leader climbs the wall.</translation></message>
    <message id="convicted.docks.pair.add"><translation>Add…</translation></message>
    <message id="convicted.docks.pair.add.tip"><translation>Assign a unit to this squad; you can also drag units here.</translation></message>
    <message id="convicted.docks.pair.back"><translation>Take back all units facing this squad</translation></message>
</context>
</TS>
