<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The dock of squads: pairs with sums and odds. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.docks.squads.none"><translation>No squads stand before the walls. They are formed in stage 9 and matched in stage 11.</translation></message>
    <message id="convicted.docks.squads.all" numerus="yes"><translation><numerusform>{n} squad stands before the walls.</numerusform><numerusform>{n} squads stand before the walls.</numerusform></translation></message>
    <message id="convicted.docks.squads.wall" numerus="yes"><translation><numerusform>{wall}: {n} squad. Set units against it; the first one leads.</numerusform><numerusform>{wall}: {n} squads. Set units against them; the first one leads.</numerusform></translation></message>
    <message id="convicted.docks.squads.free"><translation>Free:</translation></message>
    <message id="convicted.docks.squads.free.none"><translation>All units face a squad.</translation></message>
    <message id="convicted.docks.squads.suggest"><translation>Suggest</translation></message>
    <message id="convicted.docks.squads.suggest.tip"><translation>Set everybody by rule of thumb; it can be changed before you agree.</translation></message>
    <message id="convicted.docks.squads.clear"><translation>All back</translation></message>
    <message id="convicted.docks.squads.clear.tip"><translation>Take all units of this wall back.</translation></message>
    <message id="convicted.docks.squads.agree"><translation>Agree</translation></message>
    <message id="convicted.docks.squads.agree.tip"><translation>Leave it at these pairs: the melee begins when all walls have agreed.</translation></message>
    <message id="convicted.docks.group.wall" numerus="yes"><translation><numerusform>{wall}: put everybody into {n} squad; the first one leads.</numerusform><numerusform>{wall}: put everybody into {n} squads; the first one of each leads.</numerusform></translation></message>
    <message id="convicted.docks.group.suggest.tip"><translation>Deal them round in order of strength, as the automatic enemy would.</translation></message>
    <message id="convicted.docks.group.empty"><translation>It needs a leader.</translation></message>
    <message id="convicted.docks.pair.title"><translation>Squad {squad}</translation></message>
    <message id="convicted.docks.pair.ram"><translation>ram</translation></message>
    <message id="convicted.docks.pair.tower"><translation>siege tower</translation></message>
    <message id="convicted.docks.pair.enemy"><translation>{leader} + {supports} + d3 − {resistance} = {least} to {most}</translation></message>
    <message id="convicted.docks.pair.own"><translation>{leader} + {supports} + d3 = {least} to {most}</translation></message>
    <message id="convicted.docks.pair.nobody"><translation>nobody yet</translation></message>
    <message id="convicted.docks.pair.odds"><translation>won {won} %, tied {tied} %, lost {lost} %</translation></message>
    <message id="convicted.docks.pair.blinded"><translation>Blinded: it takes no part, and does nobody harm.</translation></message>
    <message id="convicted.docks.pair.ramming"><translation>It strikes the gates and does not fight.</translation></message>
    <message id="convicted.docks.pair.open"><translation>Nobody faces it: its leader climbs onto the wall.</translation></message>
    <message id="convicted.docks.pair.add"><translation>Add…</translation></message>
    <message id="convicted.docks.pair.add.tip"><translation>Set a unit against this squad; units can be dragged here, too.</translation></message>
    <message id="convicted.docks.pair.back"><translation>Take back all who face this squad</translation></message>
</context>
</TS>
