<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Names of cards, figures, powers and places. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="fortress.card.marro_warriors"><translation>Marro Warriors</translation></message>
    <message id="fortress.figure.marro_warriors"><translation>Marro Warrior {number}</translation></message>
    <message id="fortress.card.deathwalker_9000"><translation>Deathwalker 9000</translation></message>
    <message id="fortress.figure.deathwalker_9000"><translation>Deathwalker 9000</translation></message>
    <message id="fortress.card.izumi_samurai"><translation>Izumi Samurai</translation></message>
    <message id="fortress.figure.izumi_samurai"><translation>Izumi Samurai {number}</translation></message>
    <message id="fortress.card.drake"><translation>Sgt. Drake Alexander</translation></message>
    <message id="fortress.figure.drake"><translation>Sgt. Drake Alexander</translation></message>
    <message id="fortress.card.syvarris"><translation>Syvarris</translation></message>
    <message id="fortress.figure.syvarris"><translation>Syvarris</translation></message>
    <message id="fortress.card.krav_maga_agents"><translation>Krav Maga Agents</translation></message>
    <message id="fortress.figure.krav_maga_agents"><translation>Krav Maga Agent {number}</translation></message>
    <message id="fortress.card.tarn_vikings"><translation>Tarn Viking Warriors</translation></message>
    <message id="fortress.figure.tarn_vikings"><translation>Tarn Viking {number}</translation></message>
    <message id="fortress.card.agent_carr"><translation>Agent Carr</translation></message>
    <message id="fortress.figure.agent_carr"><translation>Agent Carr</translation></message>
    <message id="fortress.card.zettian_guards"><translation>Zettian Guards</translation></message>
    <message id="fortress.figure.zettian_guards"><translation>Zettian Guard {number}</translation></message>
    <message id="fortress.card.airborne_elite"><translation>Airborne Elite</translation></message>
    <message id="fortress.figure.airborne_elite"><translation>Airborne {number}</translation></message>
    <message id="fortress.card.finn"><translation>Finn</translation></message>
    <message id="fortress.figure.finn"><translation>Finn</translation></message>
    <message id="fortress.card.thorgrim"><translation>Thorgrim</translation></message>
    <message id="fortress.figure.thorgrim"><translation>Thorgrim</translation></message>
    <message id="fortress.card.raelin"><translation>Raelin</translation></message>
    <message id="fortress.figure.raelin"><translation>Raelin</translation></message>
    <message id="fortress.card.mimring"><translation>Mimring</translation></message>
    <message id="fortress.figure.mimring"><translation>Mimring</translation></message>
    <message id="fortress.card.ne_gok_sa"><translation>Ne-Gok-Sa</translation></message>
    <message id="fortress.figure.ne_gok_sa"><translation>Ne-Gok-Sa</translation></message>
    <message id="fortress.card.grimnak"><translation>Grimnak</translation></message>
    <message id="fortress.figure.grimnak"><translation>Grimnak</translation></message>
    <message id="fortress.power.water_clone"><translation>Water Clone</translation></message>
    <message id="fortress.power.explosion"><translation>Explosion</translation></message>
    <message id="fortress.power.berserker_charge"><translation>Berserker Charge</translation></message>
    <message id="fortress.power.grapple_gun_25"><translation>Grapple Gun</translation></message>
    <message id="fortress.power.stealth_leap"><translation>Stealth Leap</translation></message>
    <message id="fortress.power.mind_shackle_20"><translation>Mind Shackle</translation></message>
    <message id="fortress.power.chomp"><translation>Chomp</translation></message>
    <message id="fortress.power.grenade"><translation>Grenade</translation></message>
    <message id="fortress.power.fire_line"><translation>Fire Line</translation></message>
    <message id="fortress.card.hidden"><translation>a card</translation></message>
    <message id="fortress.piece.door"><translation>the door</translation></message>
    <message id="fortress.place"><translation>{column} at level {level}</translation></message>
    <message id="fortress.seat"><translation>Player {number}</translation></message>
    <message id="fortress.thing.wall"><translation>the wall</translation></message>
    <message id="fortress.thing.ground"><translation>the ground</translation></message>
    <message id="fortress.thing.lintel"><translation>the door frame</translation></message>
    <message id="fortress.thing.walk"><translation>a wall walk</translation></message>
    <message id="fortress.thing.leaf"><translation>the door</translation></message>
    <message id="fortress.thing.figure"><translation>a figure</translation></message>
    <message id="fortress.thing.battlement"><translation>a battlement</translation></message>
    <message id="fortress.thing.ladder"><translation>a ladder</translation></message>
    <message id="fortress.count.skulls" numerus="yes">
        <translation>
            <numerusform>{n} skull</numerusform>
            <numerusform>{n} skulls</numerusform>
        </translation>
    </message>
    <message id="fortress.count.unblocked" numerus="yes">
        <translation>
            <numerusform>{n} skull unblocked</numerusform>
            <numerusform>{n} skulls unblocked</numerusform>
        </translation>
    </message>
    <message id="fortress.count.wounds" numerus="yes">
        <translation>
            <numerusform>{n} wound</numerusform>
            <numerusform>{n} wounds</numerusform>
        </translation>
    </message>
    <message id="fortress.count.dice" numerus="yes">
        <translation>
            <numerusform>{n} die</numerusform>
            <numerusform>{n} dice</numerusform>
        </translation>
    </message>
    <message id="fortress.count.shields" numerus="yes">
        <translation>
            <numerusform>{n} shield</numerusform>
            <numerusform>{n} shields</numerusform>
        </translation>
    </message>
    <message id="fortress.count.levels" numerus="yes">
        <translation>
            <numerusform>{n} level</numerusform>
            <numerusform>{n} levels</numerusform>
        </translation>
    </message>
    <message id="fortress.count.steps" numerus="yes">
        <translation>
            <numerusform>{n} step</numerusform>
            <numerusform>{n} steps</numerusform>
        </translation>
    </message>
    <message id="fortress.count.flown" numerus="yes">
        <translation>
            <numerusform>{n} hex</numerusform>
            <numerusform>{n} hexes</numerusform>
        </translation>
    </message>
    <message id="fortress.count.cost" numerus="yes">
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message id="fortress.count.count" numerus="yes">
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message id="fortress.count.limit" numerus="yes">
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message id="fortress.how.fall"><translation>falls</translation></message>
    <message id="fortress.how.major"><translation>falls far</translation></message>
    <message id="fortress.how.fly"><translation>flies</translation></message>
    <message id="fortress.how.leap"><translation>leaps</translation></message>
    <message id="fortress.how.grapple"><translation>is pulled up</translation></message>
    <message id="fortress.scenario.siege"><translation>The siege of the West Barbican</translation></message>
    <message id="fortress.scenario.ambush"><translation>Ambush at the West Barbican</translation></message>
    <message id="fortress.scenario.small"><translation>Run for the gate</translation></message>
    <message id="fortress.weapon.normal"><translation>a normal attack</translation></message>
    <message id="fortress.weapon.explosion"><translation>an explosion</translation></message>
    <message id="fortress.weapon.grenade"><translation>a grenade</translation></message>
    <message id="fortress.weapon.fire_line"><translation>a line of fire</translation></message>
</context>
</TS>
