<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What actions, tiles, heroes and deeds do, in a sentence or two, with the figures of the edition in play. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- phase 1 -->
    <message id="effect.gain">
        <translation>Send one unit for resources: a goblin brings {gain_goblin}, an orc {gain_orc}, a troll {gain_troll}.</translation>
    </message>
    <message id="effect.all_charge">
        <translation>For the rest of the game, no resources any more, but {all_charge} more units each turn.</translation>
    </message>
    <message id="effect.troop_transfer">
        <translation>Your partner receives up to {transfer} units of one kind out of your draw of this turn.</translation>
    </message>
    <!-- machines -->
    <message id="effect.ballista">
        <translation>Fires at a wall section joined to its rampart. A hit kills one of the Defender’s units there, of your choice, and the strongest of yours. It must fire.</translation>
    </message>
    <message id="effect.ballista.may_hold">
        <translation>Fires at a wall section joined to its rampart. A hit kills one of the Defender’s units there, of your choice, and the strongest of yours. It may hold fire when no unit of the Defender is in range.</translation>
    </message>
    <message id="effect.catapult">
        <translation>Fires at a wall section joined to its rampart. A hit destroys 1 stone component and all wooden ones; if there is none, the cauldron there or the machine in the tower opposite.</translation>
    </message>
    <message id="effect.trebuchet">
        <translation>Fires at any wall section of its side. A hit destroys 1 stone component and all wooden ones; if there is none, the cauldron there. Scouts cannot damage it.</translation>
    </message>
    <message id="effect.altar">
        <translation>Stands on a foreground. Each turn your strength is 1 higher at one wall section of its side that you name in phase 6.</translation>
    </message>
    <message id="effect.altar.rampart">
        <translation>Stands on a rampart. Each turn your strength is 1 higher at one wall section of its side that you name in phase 6.</translation>
    </message>
    <message id="effect.cover">
        <translation>Marksmen cannot harm units on this rampart; cannons and the sharpshooter still can.</translation>
    </message>
    <message id="effect.battering_ram">
        <translation>One component of the ram. With two units to carry it, each component takes 1 off the gate’s toughness in every assault.</translation>
    </message>
    <message id="effect.siege_tower">
        <translation>Gives three more places at a wall section, filled straight from the camp.</translation>
    </message>
    <message id="effect.accurate_shot">
        <translation>One throwing machine, named when it fires, turns two cards this turn; you keep the one that suits you.</translation>
    </message>
    <message id="effect.accurate_shot.all">
        <translation>Every throwing machine turns two cards this turn; you keep the one that suits you.</translation>
    </message>
    <!-- equipment -->
    <message id="effect.banner"><translation>Your strength is 1 higher at this wall section.</translation></message>
    <message id="effect.ladder"><translation>One more of your units has a place at this wall section.</translation></message>
    <message id="effect.ropes">
        <translation>Once in each phase 6, one unit moves from here to an adjacent wall section.</translation>
    </message>
    <message id="effect.sap">
        <translation>In each dispatch, one unit from the camp comes straight to this wall section.</translation>
    </message>
    <message id="effect.bridge"><translation>No trap can be set on this path.</translation></message>
    <message id="effect.shields">
        <translation>If you lose the fight here, strength is compared again with 1 more for each of your units, to lessen your losses.</translation>
    </message>
    <message id="effect.poison">
        <translation>If you win the fight here, a marksman falls before the losses are counted.</translation>
    </message>
    <message id="effect.equipment_transfer"><translation>Move one equipment tile to another place on its side.</translation></message>
    <message id="effect.equipment_transfer.ladder_stays">
        <translation>Move one equipment tile to another place on its side; not a ladder a unit is standing on.</translation>
    </message>
    <!-- training -->
    <message id="effect.artilleryman">
        <translation>Adds a hit card to the pile of one machine. It may be done again in later turns.</translation>
    </message>
    <message id="effect.quartermaster">
        <translation>This rampart holds {room} more units, and a dispatch may bring {extra} more onto it than its number says.</translation>
    </message>
    <message id="effect.trench_master"><translation>Against marksmen, units on this rampart count double strength.</translation></message>
    <message id="effect.fire_master">
        <translation>Each goblin on this rampart can shoot one marksman on a joined wall section without melee, or in the tower opposite.</translation>
    </message>
    <message id="effect.drover">
        <translation>In a dispatch, units of this rampart may also go to an adjacent rampart or back to the foreground.</translation>
    </message>
    <message id="effect.saboteur">
        <translation>All actions in one building cost 1 hourglass more until he is tracked down.</translation>
    </message>
    <message id="effect.trainer">
        <translation>Two discarded units come to the camp: orcs if you pay goblins, trolls if you pay orcs.</translation>
    </message>
    <message id="effect.training_transfer">
        <translation>Move one training tile to another rampart of its side, or a saboteur to another building.</translation>
    </message>
    <!-- rituals -->
    <message id="effect.blood_stones">
        <translation>A hit of this catapult on a wall section this turn also kills one of the Defender’s units there, of your choice.</translation>
    </message>
    <message id="effect.possession"><translation>This hero cannot act this turn; his attribute stays.</translation></message>
    <message id="effect.fire"><translation>All actions in this building cost 1 hourglass more this turn.</translation></message>
    <message id="effect.spectres">
        <translation>Units that the hospital cannot save this turn rise on your foregrounds: marksmen as goblins, soldiers as orcs, veterans as trolls.</translation>
    </message>
    <message id="effect.panic"><translation>If more than one unit is in the courtyard, the weakest dies at once.</translation></message>
    <message id="effect.panic.lasts">
        <translation>All this turn, whenever more than one unit is in the courtyard, the weakest dies.</translation>
    </message>
    <message id="effect.gale">
        <translation>Sending a unit or a hero to this wall section costs 1 hourglass more this turn.</translation>
    </message>
    <message id="effect.accident">
        <translation>This turn the cauldron spares your units and strikes its owners: one veteran, one soldier or all marksmen of its wall section, according to its kind.</translation>
    </message>
    <message id="effect.blessing.everywhere">
        <translation>This turn, marksmen of one side who are not in melee may fire at any rampart of the fortress, those of the other side included.</translation>
    </message>
    <message id="effect.trainer.from_bag">
        <translation>Two units come to the camp: orcs if you pay goblins, trolls if you pay orcs. Discarded ones come first, then those of the bag.</translation>
    </message>
    <message id="effect.accident.about_to_strike">
        <translation>This turn the cauldron spares your units and, if one of them was about to be struck, strikes its owners instead: one veteran, one soldier or all marksmen of its wall section, according to its kind.</translation>
    </message>
    <message id="effect.escape_the_knife"><translation>Up to {escape} discarded goblins return to your foregrounds.</translation></message>
    <!-- dispatch and orders -->
    <message id="effect.minor">
        <translation>Up to {minor} units leave each rampart, then each foreground, then the camp for each side and for the barbican.</translation>
    </message>
    <message id="effect.major">
        <translation>Up to {major} units leave each rampart, then each foreground, then the camp for each side and for the barbican.</translation>
    </message>
    <message id="effect.open_order"><translation>Lay one order face up at a wall section.</translation></message>
    <message id="effect.classified"><translation>Lay any number of orders face down, one at a wall section.</translation></message>
    <message id="effect.goblins_fury">
        <translation>Goblins there count {fury} each in the fight; afterwards they die.</translation>
    </message>
    <message id="effect.orcs_detonation">
        <translation>Blow up one or more orcs: each destroys 1 stone component, and all wooden ones go too.</translation>
    </message>
    <message id="effect.trolls_call"><translation>One troll takes a step along a path towards this wall section.</translation></message>
    <message id="effect.bluff"><translation>Does nothing; it is there to deceive.</translation></message>
    <!-- the Defender's actions -->
    <message id="effect.cannon">
        <translation>In a free tower. In the assault it fires at its side’s foreground, at the ramparts opposite or adjacent, or at a siege tower at an adjacent wall section (next to the barbican, there too), and kills one unit of a kind its card shows.</translation>
    </message>
    <message id="effect.cauldron_troll">
        <translation>On a wall section with a free place for it. In each assault it kills 1 troll there.</translation>
    </message>
    <message id="effect.cauldron_orc">
        <translation>On a wall section with a free place for it. In each assault it kills 1 orc there.</translation>
    </message>
    <message id="effect.cauldron_goblin">
        <translation>On a wall section with a free place for it. In each assault it kills all goblins there.</translation>
    </message>
    <message id="effect.poles">
        <translation>In a free tower. In the assault they strike an adjacent wall section and kill the weakest unit there if the card shows its kind.</translation>
    </message>
    <message id="effect.platform"><translation>One more of your units has a place on a wall section marked for it.</translation></message>
    <message id="effect.gate"><translation>The gate under attack gains 1 toughness, up to what it had at first.</translation></message>
    <message id="effect.wall">
        <translation>A wooden component on a wall section: your strength is 1 higher there. No more than {wood} on each.</translation>
    </message>
    <message id="effect.goblin_trap"><translation>On a path without bridge or trap: kills all goblins that use it.</translation></message>
    <message id="effect.troll_trap">
        <translation>On a path without bridge or trap: kills 1 troll that uses it in each dispatch.</translation>
    </message>
    <message id="effect.damage"><translation>Adds a miss card to the pile of a catapult or ballista.</translation></message>
    <message id="effect.raid"><translation>Kills 1 unit in a siege tower, of your choice.</translation></message>
    <message id="effect.blessing">
        <translation>This turn, marksmen of one side who are not in melee may fire at any rampart of that side.</translation>
    </message>
    <message id="effect.glare"><translation>This turn, nothing of the assault is resolved at one wall section.</translation></message>
    <message id="effect.sharpshooter"><translation>Kills any one unit of the Invader on the board.</translation></message>
    <message id="effect.mix_up"><translation>Discards one order of the Invader without looking at it.</translation></message>
    <message id="effect.train_marksman"><translation>A marksman in the barracks becomes a soldier. May be repeated.</translation></message>
    <message id="effect.train_soldier"><translation>A soldier in the barracks becomes a veteran. May be repeated.</translation></message>
    <message id="effect.track"><translation>All saboteurs leave the fortress; a unit of the guards is lost.</translation></message>
    <!-- heroes -->
    <message id="effect.officer"><translation>Each of your units on his wall section is 1 stronger.</translation></message>
    <message id="effect.warrior"><translation>Your strength is {warrior} higher on his wall section.</translation></message>
    <message id="effect.speech">
        <translation>Your strength on the Officer’s wall section grows by 1 for each hourglass, from 1 to {speech_most}, this turn.</translation>
    </message>
    <message id="effect.excursion">
        <translation>The Warrior kills a unit on his wall section: a goblin for {excursion_goblin}, an orc for {excursion_orc}, a troll for {excursion_troll}.</translation>
    </message>
    <message id="effect.haste">
        <translation>Takes your partner’s used mark off an action: you may take it once more this turn.</translation>
    </message>
    <!-- deeds -->
    <message id="effect.barricades">
        <translation>{barricades_hourglasses} for the workshop only, where an action may then be taken twice this turn.</translation>
    </message>
    <message id="effect.negotiations"><translation>You receive {negotiations_hourglasses}.</translation></message>
    <message id="effect.last_legs">
        <translation>Clears the used marks of one building; its actions cost 1 hourglass less this turn, but at least 1.</translation>
    </message>
    <message id="effect.dungeons">
        <translation>A soldier and a veteran, if there are any left, come to the courtyard.</translation>
    </message>
    <message id="effect.troll_attack"><translation>{troll_attack} trolls on one wall section at the same time.</translation></message>
    <message id="effect.blood_rituals"><translation>{blood_rituals} goblins sacrificed to rituals.</translation></message>
    <message id="effect.great_siege"><translation>Units on {great_siege} wall sections at the same time.</translation></message>
    <message id="effect.ruined_walls"><translation>A wall section left without any component, {ruined_walls} times.</translation></message>
    <message id="effect.guard_of_honour">
        <translation>From turn {honour_turn} on: {honour_points} at the end of each turn with two soldiers there.</translation>
    </message>
    <message id="effect.guard_of_honour.original">
        <translation>From turn {honour_turn} on: {honour_points} at the end of each turn, as long as its two soldiers have never left.</translation>
    </message>
    <!-- prices -->
    <message id="price.both"><translation>{resources}, plus {units}</translation></message>
    <message id="price.given"><translation>{hourglasses} for the Defender</translation></message>
    <message id="price.free"><translation>nothing</translation></message>
    <message id="price.track"><translation>{hourglasses} and 1 unit of the guards</translation></message>
    <message id="price.excursion"><translation>{goblin} for a goblin, {orc} for an orc, {troll} for a troll</translation></message>
    <message id="price.speech"><translation>1 to {hourglasses}</translation></message>
    <message id="price.deed"><translation>its glory point</translation></message>
</context>
</TS>
