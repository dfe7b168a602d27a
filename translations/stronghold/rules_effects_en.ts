<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What actions, tiles, heroes and deeds do, in a sentence or two, with the figures of the edition in play. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- phase 1 -->
    <message id="effect.gain">
        <translation>Trade one unit for resources: a goblin brings {gain_goblin}, an orc {gain_orc}, a troll {gain_troll}.</translation>
    </message>
    <message id="effect.all_charge">
        <translation>For the rest of the game: no more resources, but {all_charge} more units each turn.</translation>
    </message>
    <message id="effect.troop_transfer">
        <translation>Give your partner up to {transfer} units of one kind from this turn’s draw.</translation>
    </message>
    <!-- machines -->
    <message id="effect.ballista">
        <translation>Fires at a wall section connected to its rampart. A hit kills one Defender unit of your choice there, and your own strongest unit there. It must fire.</translation>
    </message>
    <message id="effect.ballista.may_hold">
        <translation>Fires at a wall section connected to its rampart. A hit kills one Defender unit of your choice there, and your own strongest unit there. It may hold fire if no Defender unit is in range.</translation>
    </message>
    <message id="effect.catapult">
        <translation>Fires at a wall section connected to its rampart. A hit destroys 1 stone component and all wooden ones; if there are none, it destroys the cauldron there or the machine in the tower opposite.</translation>
    </message>
    <message id="effect.trebuchet">
        <translation>Fires at any wall section on its side. A hit destroys 1 stone component and all wooden ones; if the section has no components, it destroys the cauldron there. Scouts cannot damage the trebuchet.</translation>
    </message>
    <message id="effect.altar">
        <translation>Placed on a foreground. Each turn in phase 6, choose a wall section on its side: +1 strength there.</translation>
    </message>
    <message id="effect.altar.rampart">
        <translation>Placed on a rampart. Each turn in phase 6, choose a wall section on its side: +1 strength there.</translation>
    </message>
    <message id="effect.cover">
        <translation>Marksmen cannot hit units on this rampart; cannons and the sharpshooter still can.</translation>
    </message>
    <message id="effect.battering_ram">
        <translation>One component of the ram. With a crew of two units, each component takes 1 off the gate’s toughness in every assault.</translation>
    </message>
    <message id="effect.siege_tower">
        <translation>Adds three places at a wall section, filled directly from the camp.</translation>
    </message>
    <message id="effect.accurate_shot">
        <translation>This turn, one throwing machine (you choose it when it fires) turns over two cards; you choose which counts.</translation>
    </message>
    <message id="effect.accurate_shot.all">
        <translation>This turn, every throwing machine turns over two cards; you choose which counts.</translation>
    </message>
    <!-- equipment -->
    <message id="effect.banner"><translation>+1 strength at this wall section.</translation></message>
    <message id="effect.ladder"><translation>One more of your units can fight at this wall section.</translation></message>
    <message id="effect.ropes">
        <translation>Once in each phase 6, one unit may move from here to an adjacent wall section.</translation>
    </message>
    <message id="effect.sap">
        <translation>In each dispatch, one unit may move directly from the camp to this wall section.</translation>
    </message>
    <message id="effect.bridge"><translation>No trap can be set on this path.</translation></message>
    <message id="effect.shields">
        <translation>If you lose the fight here, strength is compared again with +1 for each of your units, to reduce your losses.</translation>
    </message>
    <message id="effect.poison">
        <translation>If you win the fight here, a marksman falls before losses are counted.</translation>
    </message>
    <message id="effect.equipment_transfer"><translation>Move one equipment tile to another place on its side.</translation></message>
    <message id="effect.equipment_transfer.ladder_stays">
        <translation>Move one equipment tile to another place on its side, but not a ladder in use.</translation>
    </message>
    <!-- training -->
    <message id="effect.artilleryman">
        <translation>Adds a hit card to one machine’s pile. Can be repeated in later turns.</translation>
    </message>
    <message id="effect.quartermaster">
        <translation>This rampart holds {room} more units, and each dispatch may move {extra} units onto it beyond the dispatch’s limit.</translation>
    </message>
    <message id="effect.trench_master"><translation>Against marksmen, units on this rampart have double strength.</translation></message>
    <message id="effect.fire_master">
        <translation>Each goblin on this rampart can shoot one marksman on a connected wall section without melee, or in the tower opposite.</translation>
    </message>
    <message id="effect.drover">
        <translation>In a dispatch, units on this rampart may also move to an adjacent rampart or back to the foreground.</translation>
    </message>
    <message id="effect.saboteur">
        <translation>All actions in one building cost 1 more hourglass until the saboteur is tracked down.</translation>
    </message>
    <message id="effect.trainer">
        <translation>Take two discarded units into the camp: orcs if you pay goblins, trolls if you pay orcs.</translation>
    </message>
    <message id="effect.training_transfer">
        <translation>Move one training tile to another rampart of its side, or a saboteur to another building.</translation>
    </message>
    <!-- rituals -->
    <message id="effect.blood_stones">
        <translation>Each hit by this catapult on a wall section this turn also kills one Defender unit of your choice there.</translation>
    </message>
    <message id="effect.possession"><translation>This hero cannot act this turn; the hero’s attribute still works.</translation></message>
    <message id="effect.fire"><translation>All actions in this building cost 1 more hourglass this turn.</translation></message>
    <message id="effect.spectres">
        <translation>Units the hospital does not save this turn rise on your foregrounds: marksmen as goblins, soldiers as orcs, veterans as trolls.</translation>
    </message>
    <message id="effect.panic"><translation>If there is more than one unit in the courtyard, the weakest dies at once.</translation></message>
    <message id="effect.panic.lasts">
        <translation>For the rest of this turn, whenever there is more than one unit in the courtyard, the weakest dies.</translation>
    </message>
    <message id="effect.gale">
        <translation>Moving a unit or hero to this wall section costs 1 more hourglass this turn.</translation>
    </message>
    <message id="effect.accident">
        <translation>This turn, the cauldron spares your units and hits Defender units on its own wall section instead. Its kind decides whether it hits one veteran, one soldier or all marksmen.</translation>
    </message>
    <message id="effect.blessing.everywhere">
        <translation>Choose a side: this turn, its marksmen who are not in melee may shoot at any rampart of the fortress, even on the other side.</translation>
    </message>
    <message id="effect.trainer.from_bag">
        <translation>Take two units into the camp: orcs if you pay goblins, trolls if you pay orcs. Take discarded units first, then units from the bag.</translation>
    </message>
    <message id="effect.accident.about_to_strike">
        <translation>This turn, the cauldron spares your units. If it would have hit any, it hits Defender units on its own wall section instead: one veteran, one soldier or all marksmen, depending on the kind of cauldron.</translation>
    </message>
    <message id="effect.escape_the_knife"><translation>Return up to {escape} discarded goblins to your foregrounds.</translation></message>
    <!-- dispatch and orders -->
    <message id="effect.minor">
        <translation>Move up to {minor} units forward from each rampart, then from each foreground; then from the camp to each side and to the barbican.</translation>
    </message>
    <message id="effect.major">
        <translation>Move up to {major} units forward from each rampart, then from each foreground; then from the camp to each side and to the barbican.</translation>
    </message>
    <message id="effect.open_order"><translation>Place one order face up at a wall section.</translation></message>
    <message id="effect.classified"><translation>Place any number of orders face down, at most one at each wall section.</translation></message>
    <message id="effect.goblins_fury">
        <translation>Goblins there count {fury} each in the fight; afterwards, they die.</translation>
    </message>
    <message id="effect.orcs_detonation">
        <translation>Blow up one or more orcs: each destroys 1 stone component, and all wooden ones are destroyed too.</translation>
    </message>
    <message id="effect.trolls_call"><translation>One troll takes a step along a path towards this wall section.</translation></message>
    <message id="effect.bluff"><translation>Has no effect; use it to deceive.</translation></message>
    <!-- the Defender's actions -->
    <message id="effect.cannon">
        <translation>Placed in a free tower. In the assault, it fires at the foreground on its side, the rampart opposite or those adjacent to it, or a siege tower at an adjacent wall section (and at the barbican if next to it). It kills one unit of a kind shown on its card.</translation>
    </message>
    <message id="effect.cauldron_troll">
        <translation>Placed on a wall section with a free space for it. In each assault, it kills 1 troll there.</translation>
    </message>
    <message id="effect.cauldron_orc">
        <translation>Placed on a wall section with a free space for it. In each assault, it kills 1 orc there.</translation>
    </message>
    <message id="effect.cauldron_goblin">
        <translation>Placed on a wall section with a free space for it. In each assault, it kills all goblins there.</translation>
    </message>
    <message id="effect.poles">
        <translation>Placed in a free tower. In the assault, they strike an adjacent wall section and kill the weakest unit there if the card shows its kind.</translation>
    </message>
    <message id="effect.platform"><translation>One more of your units can stand on a wall section marked for it.</translation></message>
    <message id="effect.gate"><translation>The gate under attack regains 1 toughness, up to its starting value.</translation></message>
    <message id="effect.wall">
        <translation>Add a wooden component to a wall section: +1 strength there. At most {wood} on each section.</translation>
    </message>
    <message id="effect.goblin_trap"><translation>Placed on a path without a bridge or trap: kills all goblins that use the path.</translation></message>
    <message id="effect.troll_trap">
        <translation>Placed on a path without a bridge or trap: in each dispatch, kills 1 troll that uses the path.</translation>
    </message>
    <message id="effect.damage"><translation>Adds a miss card to the pile of a catapult or ballista.</translation></message>
    <message id="effect.raid"><translation>Kills 1 unit of your choice in a siege tower.</translation></message>
    <message id="effect.blessing">
        <translation>This turn, marksmen on one side who are not in melee may shoot at any rampart on that side.</translation>
    </message>
    <message id="effect.glare"><translation>This turn, one wall section takes no part in the assault.</translation></message>
    <message id="effect.sharpshooter"><translation>Kills any one Invader unit on the board.</translation></message>
    <message id="effect.mix_up"><translation>Discard one of the Invader’s orders without looking at it.</translation></message>
    <message id="effect.train_marksman"><translation>A marksman in the barracks becomes a soldier. Repeatable.</translation></message>
    <message id="effect.train_soldier"><translation>A soldier in the barracks becomes a veteran. Repeatable.</translation></message>
    <message id="effect.track"><translation>Removes all saboteurs from the fortress; you lose one unit from the guards.</translation></message>
    <!-- heroes -->
    <message id="effect.officer"><translation>Each of your units on the Officer’s wall section has +1 strength.</translation></message>
    <message id="effect.warrior"><translation>+{warrior} strength on the Warrior’s wall section.</translation></message>
    <message id="effect.speech">
        <translation>This turn, +1 strength on the Officer’s wall section for each hourglass, from 1 to {speech_most}.</translation>
    </message>
    <message id="effect.excursion">
        <translation>The Warrior kills a unit on the same wall section: a goblin costs {excursion_goblin}, an orc {excursion_orc}, a troll {excursion_troll}.</translation>
    </message>
    <message id="effect.haste">
        <translation>Remove your partner’s used mark from an action: you may use it once more this turn.</translation>
    </message>
    <!-- deeds -->
    <message id="effect.barricades">
        <translation>{barricades_hourglasses} for the workshop only; each action there may be used twice this turn.</translation>
    </message>
    <message id="effect.negotiations"><translation>You receive {negotiations_hourglasses}.</translation></message>
    <message id="effect.last_legs">
        <translation>Removes the used marks in one building; its actions cost 1 hourglass less this turn (minimum 1).</translation>
    </message>
    <message id="effect.dungeons">
        <translation>A soldier and a veteran, if available, come to the courtyard.</translation>
    </message>
    <message id="effect.troll_attack"><translation>{troll_attack} trolls on one wall section at the same time.</translation></message>
    <message id="effect.blood_rituals"><translation>{blood_rituals} goblins sacrificed to rituals.</translation></message>
    <message id="effect.great_siege"><translation>Units on {great_siege} wall sections at the same time.</translation></message>
    <message id="effect.ruined_walls"><translation>{ruined_walls} times: a wall section loses its last component.</translation></message>
    <message id="effect.guard_of_honour">
        <translation>From turn {honour_turn}: {honour_points} at the end of each turn if two soldiers are there.</translation>
    </message>
    <message id="effect.guard_of_honour.original">
        <translation>From turn {honour_turn}: {honour_points} at the end of each turn, provided its two original soldiers have never left.</translation>
    </message>
    <!-- prices -->
    <message id="price.both"><translation>{resources}, plus {units}</translation></message>
    <message id="price.given"><translation>{hourglasses} for the Defender</translation></message>
    <message id="price.free"><translation>free</translation></message>
    <message id="price.track"><translation>{hourglasses} and 1 unit from the guards</translation></message>
    <message id="price.excursion"><translation>{goblin} for a goblin, {orc} for an orc, {troll} for a troll</translation></message>
    <message id="price.speech"><translation>1 to {hourglasses}</translation></message>
    <message id="price.deed"><translation>its glory point</translation></message>
</context>
</TS>
