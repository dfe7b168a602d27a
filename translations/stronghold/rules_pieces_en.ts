<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the pieces, cards and units are called. Forms: .a and .the in running text, .many, .count with a number. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- units and heroes -->
    <message id="unit.goblin"><translation>goblin</translation></message>
    <message id="unit.goblin.a"><translation>a goblin</translation></message>
    <message id="unit.goblin.the"><translation>the goblin</translation></message>
    <message id="unit.goblin.many"><translation>goblins</translation></message>
    <message id="unit.goblin.count" numerus="yes">
        <translation>
            <numerusform>{n} goblin</numerusform>
            <numerusform>{n} goblins</numerusform>
        </translation>
    </message>
    <message id="unit.orc"><translation>orc</translation></message>
    <message id="unit.orc.a"><translation>an orc</translation></message>
    <message id="unit.orc.the"><translation>the orc</translation></message>
    <message id="unit.orc.many"><translation>orcs</translation></message>
    <message id="unit.orc.count" numerus="yes">
        <translation>
            <numerusform>{n} orc</numerusform>
            <numerusform>{n} orcs</numerusform>
        </translation>
    </message>
    <message id="unit.troll"><translation>troll</translation></message>
    <message id="unit.troll.a"><translation>a troll</translation></message>
    <message id="unit.troll.the"><translation>the troll</translation></message>
    <message id="unit.troll.many"><translation>trolls</translation></message>
    <message id="unit.troll.count" numerus="yes">
        <translation>
            <numerusform>{n} troll</numerusform>
            <numerusform>{n} trolls</numerusform>
        </translation>
    </message>
    <message id="unit.marksman"><translation>marksman</translation></message>
    <message id="unit.marksman.a"><translation>a marksman</translation></message>
    <message id="unit.marksman.the"><translation>the marksman</translation></message>
    <message id="unit.marksman.many"><translation>marksmen</translation></message>
    <message id="unit.marksman.count" numerus="yes">
        <translation>
            <numerusform>{n} marksman</numerusform>
            <numerusform>{n} marksmen</numerusform>
        </translation>
    </message>
    <message id="unit.soldier"><translation>soldier</translation></message>
    <message id="unit.soldier.a"><translation>a soldier</translation></message>
    <message id="unit.soldier.the"><translation>the soldier</translation></message>
    <message id="unit.soldier.many"><translation>soldiers</translation></message>
    <message id="unit.soldier.count" numerus="yes">
        <translation>
            <numerusform>{n} soldier</numerusform>
            <numerusform>{n} soldiers</numerusform>
        </translation>
    </message>
    <message id="unit.veteran"><translation>veteran</translation></message>
    <message id="unit.veteran.a"><translation>a veteran</translation></message>
    <message id="unit.veteran.the"><translation>the veteran</translation></message>
    <message id="unit.veteran.many"><translation>veterans</translation></message>
    <message id="unit.veteran.count" numerus="yes">
        <translation>
            <numerusform>{n} veteran</numerusform>
            <numerusform>{n} veterans</numerusform>
        </translation>
    </message>
    <message id="unit.officer"><translation>Officer</translation></message>
    <message id="unit.officer.a"><translation>the Officer</translation></message>
    <message id="unit.officer.the"><translation>the Officer</translation></message>
    <message id="unit.warrior"><translation>Warrior</translation></message>
    <message id="unit.warrior.a"><translation>the Warrior</translation></message>
    <message id="unit.warrior.the"><translation>the Warrior</translation></message>
    <!-- components, cards and cubes -->
    <message id="piece.stone"><translation>stone component</translation></message>
    <message id="piece.stone.a"><translation>a stone component</translation></message>
    <message id="piece.stone.the"><translation>the stone component</translation></message>
    <message id="piece.stone.count" numerus="yes">
        <translation>
            <numerusform>{n} stone component</numerusform>
            <numerusform>{n} stone components</numerusform>
        </translation>
    </message>
    <message id="piece.wood"><translation>wooden component</translation></message>
    <message id="piece.wood.a"><translation>a wooden component</translation></message>
    <message id="piece.wood.the"><translation>the wooden component</translation></message>
    <message id="piece.wood.count" numerus="yes">
        <translation>
            <numerusform>{n} wooden component</numerusform>
            <numerusform>{n} wooden components</numerusform>
        </translation>
    </message>
    <message id="piece.resource"><translation>resource</translation></message>
    <message id="piece.resource.a"><translation>a resource</translation></message>
    <message id="piece.resource.the"><translation>the resource</translation></message>
    <message id="piece.hit"><translation>hit card</translation></message>
    <message id="piece.hit.a"><translation>a hit card</translation></message>
    <message id="piece.hit.the"><translation>the hit card</translation></message>
    <message id="piece.miss"><translation>miss card</translation></message>
    <message id="piece.miss.a"><translation>a miss card</translation></message>
    <message id="piece.miss.the"><translation>the miss card</translation></message>
    <!-- machines -->
    <message id="piece.ballista"><translation>ballista</translation></message>
    <message id="piece.ballista.a"><translation>a ballista</translation></message>
    <message id="piece.ballista.the"><translation>the ballista</translation></message>
    <message id="piece.catapult"><translation>catapult</translation></message>
    <message id="piece.catapult.a"><translation>a catapult</translation></message>
    <message id="piece.catapult.the"><translation>the catapult</translation></message>
    <message id="piece.trebuchet"><translation>trebuchet</translation></message>
    <message id="piece.trebuchet.a"><translation>a trebuchet</translation></message>
    <message id="piece.trebuchet.the"><translation>the trebuchet</translation></message>
    <message id="piece.altar"><translation>altar</translation></message>
    <message id="piece.altar.a"><translation>an altar</translation></message>
    <message id="piece.altar.the"><translation>the altar</translation></message>
    <message id="piece.altar_influence"><translation>influence of the altar</translation></message>
    <message id="piece.altar_influence.a"><translation>an altar’s influence</translation></message>
    <message id="piece.altar_influence.the"><translation>the influence of the altar</translation></message>
    <message id="piece.cover"><translation>cover</translation></message>
    <message id="piece.cover.a"><translation>a cover</translation></message>
    <message id="piece.cover.the"><translation>the cover</translation></message>
    <message id="piece.battering_ram"><translation>battering ram</translation></message>
    <message id="piece.battering_ram.a"><translation>a component of the battering ram</translation></message>
    <message id="piece.battering_ram.the"><translation>the battering ram</translation></message>
    <message id="piece.siege_tower"><translation>siege tower</translation></message>
    <message id="piece.siege_tower.a"><translation>a siege tower</translation></message>
    <message id="piece.siege_tower.the"><translation>the siege tower</translation></message>
    <!-- equipment -->
    <message id="piece.banner"><translation>banner</translation></message>
    <message id="piece.banner.a"><translation>a banner</translation></message>
    <message id="piece.banner.the"><translation>the banner</translation></message>
    <message id="piece.ladder"><translation>ladder</translation></message>
    <message id="piece.ladder.a"><translation>a ladder</translation></message>
    <message id="piece.ladder.the"><translation>the ladder</translation></message>
    <message id="piece.ropes"><translation>ropes</translation></message>
    <message id="piece.ropes.a"><translation>ropes</translation></message>
    <message id="piece.ropes.the"><translation>the ropes</translation></message>
    <message id="piece.sap"><translation>sap</translation></message>
    <message id="piece.sap.a"><translation>a sap</translation></message>
    <message id="piece.sap.the"><translation>the sap</translation></message>
    <message id="piece.shields"><translation>shields</translation></message>
    <message id="piece.shields.a"><translation>shields</translation></message>
    <message id="piece.shields.the"><translation>the shields</translation></message>
    <message id="piece.poison"><translation>poison</translation></message>
    <message id="piece.poison.a"><translation>poison</translation></message>
    <message id="piece.poison.the"><translation>the poison</translation></message>
    <message id="piece.bridge"><translation>bridge</translation></message>
    <message id="piece.bridge.a"><translation>a bridge</translation></message>
    <message id="piece.bridge.the"><translation>the bridge</translation></message>
    <!-- training -->
    <message id="piece.artilleryman"><translation>artilleryman</translation></message>
    <message id="piece.artilleryman.a"><translation>an artilleryman</translation></message>
    <message id="piece.artilleryman.the"><translation>the artilleryman</translation></message>
    <message id="piece.quartermaster"><translation>quartermaster</translation></message>
    <message id="piece.quartermaster.a"><translation>a quartermaster</translation></message>
    <message id="piece.quartermaster.the"><translation>the quartermaster</translation></message>
    <message id="piece.trench_master"><translation>trench master</translation></message>
    <message id="piece.trench_master.a"><translation>a trench master</translation></message>
    <message id="piece.trench_master.the"><translation>the trench master</translation></message>
    <message id="piece.fire_master"><translation>fire master</translation></message>
    <message id="piece.fire_master.a"><translation>a fire master</translation></message>
    <message id="piece.fire_master.the"><translation>the fire master</translation></message>
    <message id="piece.drover"><translation>drover</translation></message>
    <message id="piece.drover.a"><translation>a drover</translation></message>
    <message id="piece.drover.the"><translation>the drover</translation></message>
    <message id="piece.saboteur"><translation>saboteur</translation></message>
    <message id="piece.saboteur.a"><translation>a saboteur</translation></message>
    <message id="piece.saboteur.the"><translation>the saboteur</translation></message>
    <message id="piece.trainer"><translation>trainer</translation></message>
    <message id="piece.trainer.a"><translation>a trainer</translation></message>
    <message id="piece.trainer.the"><translation>the trainer</translation></message>
    <!-- rituals -->
    <message id="piece.blood_stones"><translation>blood stones</translation></message>
    <message id="piece.blood_stones.a"><translation>blood stones</translation></message>
    <message id="piece.blood_stones.the"><translation>the blood stones</translation></message>
    <message id="piece.possession"><translation>possession</translation></message>
    <message id="piece.possession.a"><translation>possession</translation></message>
    <message id="piece.possession.the"><translation>the possession</translation></message>
    <message id="piece.fire"><translation>fire</translation></message>
    <message id="piece.fire.a"><translation>fire</translation></message>
    <message id="piece.fire.the"><translation>the fire</translation></message>
    <message id="piece.spectres"><translation>spectres</translation></message>
    <message id="piece.spectres.a"><translation>spectres</translation></message>
    <message id="piece.spectres.the"><translation>the spectres</translation></message>
    <message id="piece.panic"><translation>panic</translation></message>
    <message id="piece.panic.a"><translation>panic</translation></message>
    <message id="piece.panic.the"><translation>the panic</translation></message>
    <message id="piece.gale"><translation>gale</translation></message>
    <message id="piece.gale.a"><translation>a gale</translation></message>
    <message id="piece.gale.the"><translation>the gale</translation></message>
    <message id="piece.accident"><translation>accident</translation></message>
    <message id="piece.accident.a"><translation>an accident</translation></message>
    <message id="piece.accident.the"><translation>the accident</translation></message>
    <!-- orders -->
    <message id="piece.goblins_fury"><translation>goblins’ fury</translation></message>
    <message id="piece.goblins_fury.a"><translation>the goblins’ fury</translation></message>
    <message id="piece.goblins_fury.the"><translation>the goblins’ fury</translation></message>
    <message id="piece.orcs_detonation"><translation>orcs’ detonation</translation></message>
    <message id="piece.orcs_detonation.a"><translation>the orcs’ detonation</translation></message>
    <message id="piece.orcs_detonation.the"><translation>the orcs’ detonation</translation></message>
    <message id="piece.trolls_call"><translation>trolls’ call</translation></message>
    <message id="piece.trolls_call.a"><translation>the trolls’ call</translation></message>
    <message id="piece.trolls_call.the"><translation>the trolls’ call</translation></message>
    <message id="piece.bluff"><translation>bluff</translation></message>
    <message id="piece.bluff.a"><translation>a bluff</translation></message>
    <message id="piece.bluff.the"><translation>the bluff</translation></message>
    <message id="piece.order"><translation>order</translation></message>
    <message id="piece.order.a"><translation>an order</translation></message>
    <message id="piece.order.the"><translation>the order</translation></message>
    <message id="piece.hidden"><translation>face-down order</translation></message>
    <message id="piece.hidden.a"><translation>a face-down order</translation></message>
    <message id="piece.hidden.the"><translation>the face-down order</translation></message>
    <!-- the Defender's pieces -->
    <message id="piece.cauldron"><translation>cauldron</translation></message>
    <message id="piece.cauldron.a"><translation>a cauldron</translation></message>
    <message id="piece.cauldron.the"><translation>the cauldron</translation></message>
    <message id="piece.cannon"><translation>cannon</translation></message>
    <message id="piece.cannon.a"><translation>a cannon</translation></message>
    <message id="piece.cannon.the"><translation>the cannon</translation></message>
    <message id="piece.poles"><translation>poles</translation></message>
    <message id="piece.poles.a"><translation>poles</translation></message>
    <message id="piece.poles.the"><translation>the poles</translation></message>
    <message id="piece.platform"><translation>platform</translation></message>
    <message id="piece.platform.a"><translation>a platform</translation></message>
    <message id="piece.platform.the"><translation>the platform</translation></message>
    <message id="piece.cauldron_goblin"><translation>goblin cauldron</translation></message>
    <message id="piece.cauldron_goblin.a"><translation>a goblin cauldron</translation></message>
    <message id="piece.cauldron_goblin.the"><translation>the goblin cauldron</translation></message>
    <message id="piece.cauldron_orc"><translation>orc cauldron</translation></message>
    <message id="piece.cauldron_orc.a"><translation>an orc cauldron</translation></message>
    <message id="piece.cauldron_orc.the"><translation>the orc cauldron</translation></message>
    <message id="piece.cauldron_troll"><translation>troll cauldron</translation></message>
    <message id="piece.cauldron_troll.a"><translation>a troll cauldron</translation></message>
    <message id="piece.cauldron_troll.the"><translation>the troll cauldron</translation></message>
    <message id="piece.goblin_trap"><translation>goblin trap</translation></message>
    <message id="piece.goblin_trap.a"><translation>a goblin trap</translation></message>
    <message id="piece.goblin_trap.the"><translation>the goblin trap</translation></message>
    <message id="piece.troll_trap"><translation>troll trap</translation></message>
    <message id="piece.troll_trap.a"><translation>a troll trap</translation></message>
    <message id="piece.troll_trap.the"><translation>the troll trap</translation></message>
    <message id="piece.blessing"><translation>marksmen’s blessing</translation></message>
    <message id="piece.blessing.a"><translation>the marksmen’s blessing</translation></message>
    <message id="piece.blessing.the"><translation>the marksmen’s blessing</translation></message>
    <message id="piece.glare"><translation>unearthly glare</translation></message>
    <message id="piece.glare.a"><translation>the unearthly glare</translation></message>
    <message id="piece.glare.the"><translation>the unearthly glare</translation></message>
    <message id="piece.gate"><translation>gate</translation></message>
    <message id="piece.gate_marker"><translation>gate marker</translation></message>
    <message id="piece.gate_marker.a"><translation>a gate marker</translation></message>
    <message id="piece.gate_marker.the"><translation>the gate marker</translation></message>
    <message id="piece.gate.a"><translation>a gate</translation></message>
    <message id="piece.gate.the"><translation>the gate</translation></message>
    <!-- whatever a file names that this list does not -->
    <message id="piece.other"><translation>{id}</translation></message>
    <message id="piece.other.a"><translation>{id}</translation></message>
    <message id="piece.other.the"><translation>{id}</translation></message>
    <!-- numbers of things -->
    <message id="count.hourglasses" numerus="yes">
        <translation>
            <numerusform>{n} hourglass</numerusform>
            <numerusform>{n} hourglasses</numerusform>
        </translation>
    </message>
    <message id="count.resources" numerus="yes">
        <translation>
            <numerusform>{n} resource</numerusform>
            <numerusform>{n} resources</numerusform>
        </translation>
    </message>
    <message id="count.units" numerus="yes">
        <translation>
            <numerusform>{n} unit</numerusform>
            <numerusform>{n} units</numerusform>
        </translation>
    </message>
    <message id="count.points" numerus="yes">
        <translation>
            <numerusform>{n} glory point</numerusform>
            <numerusform>{n} glory points</numerusform>
        </translation>
    </message>
    <message id="count.turns" numerus="yes">
        <translation>
            <numerusform>{n} turn</numerusform>
            <numerusform>{n} turns</numerusform>
        </translation>
    </message>
</context>
</TS>
