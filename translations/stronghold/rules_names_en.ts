<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What phases, stages, actions, deeds, editions and the like are called, as they stand in running text. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- seats; .the in running text -->
    <message id="seat.invader"><translation>Invader</translation></message>
    <message id="seat.invader.the"><translation>the Invader</translation></message>
    <message id="seat.defender"><translation>Defender</translation></message>
    <message id="seat.defender.the"><translation>the Defender</translation></message>
    <message id="seat.invader_west"><translation>Western Invader</translation></message>
    <message id="seat.invader_west.the"><translation>the western Invader</translation></message>
    <message id="seat.invader_east"><translation>Eastern Invader</translation></message>
    <message id="seat.invader_east.the"><translation>the eastern Invader</translation></message>
    <message id="seat.defender_west"><translation>Western Defender</translation></message>
    <message id="seat.defender_west.the"><translation>the western Defender</translation></message>
    <message id="seat.defender_east"><translation>Eastern Defender</translation></message>
    <message id="seat.defender_east.the"><translation>the eastern Defender</translation></message>
    <message id="seat.invaders"><translation>Invaders</translation></message>
    <message id="seat.invaders.the"><translation>the Invaders</translation></message>
    <message id="seat.defenders"><translation>Defenders</translation></message>
    <message id="seat.defenders.the"><translation>the Defenders</translation></message>
    <!-- editions -->
    <message id="edition.revised"><translation>revised edition</translation></message>
    <message id="edition.first"><translation>first edition</translation></message>
    <!-- the Invader's phases -->
    <message id="phase.supplies"><translation>supplies</translation></message>
    <message id="phase.machines"><translation>machines</translation></message>
    <message id="phase.equipment"><translation>equipment</translation></message>
    <message id="phase.training"><translation>training</translation></message>
    <message id="phase.rituals"><translation>rituals</translation></message>
    <message id="phase.dispatch"><translation>dispatch</translation></message>
    <message id="phase.title"><translation>phase {n}: {name}</translation></message>
    <message id="card.name"><translation>{actions}</translation></message>
    <!-- where the game stands; .now completes "not now:" -->
    <message id="stage.draft"><translation>choosing phase cards</translation></message>
    <message id="stage.draft.now"><translation>the phase cards are being chosen</translation></message>
    <message id="stage.start"><translation>start of the turn</translation></message>
    <message id="stage.start.now"><translation>the turn is starting, and phase cards may be flipped</translation></message>
    <message id="stage.phase"><translation>the Invader’s phase</translation></message>
    <message id="stage.phase.now"><translation>this is the Invader’s phase</translation></message>
    <message id="stage.phase.now.partners"><translation>this is the Invaders’ phase</translation></message>
    <message id="stage.dispatch"><translation>dispatch</translation></message>
    <message id="stage.dispatch.now"><translation>the dispatch is under way</translation></message>
    <message id="stage.pause"><translation>the Defender’s pause</translation></message>
    <message id="stage.pause.now"><translation>the Defender is spending hourglasses</translation></message>
    <message id="stage.pause.now.partners"><translation>the Defenders are spending hourglasses</translation></message>
    <message id="stage.cannons"><translation>ranged attack, 1: cannons</translation></message>
    <message id="stage.cannons.now"><translation>the cannons are firing</translation></message>
    <message id="stage.machines"><translation>ranged attack, 2: machines</translation></message>
    <message id="stage.machines.now"><translation>the machines are firing</translation></message>
    <message id="stage.marksmen"><translation>ranged attack, 3: marksmen</translation></message>
    <message id="stage.marksmen.now"><translation>the marksmen are shooting</translation></message>
    <message id="stage.goblins"><translation>ranged attack, 4: goblins</translation></message>
    <message id="stage.goblins.now"><translation>the goblins are shooting</translation></message>
    <message id="stage.cauldrons"><translation>melee, 1: cauldrons</translation></message>
    <message id="stage.cauldrons.now"><translation>the cauldrons are being emptied</translation></message>
    <message id="stage.poles"><translation>melee, 2: poles</translation></message>
    <message id="stage.poles.now"><translation>the poles are striking</translation></message>
    <message id="stage.orders"><translation>melee, 3: orders</translation></message>
    <message id="stage.orders.now"><translation>orders are being carried out</translation></message>
    <message id="stage.strength"><translation>melee, 4: comparing strength</translation></message>
    <message id="stage.strength.now"><translation>strength is being compared</translation></message>
    <message id="stage.hospital"><translation>melee, 5: hospital</translation></message>
    <message id="stage.hospital.now"><translation>the hospital is being resolved</translation></message>
    <message id="stage.barbican"><translation>barbican</translation></message>
    <message id="stage.barbican.now"><translation>the barbican is under attack</translation></message>
    <message id="stage.end"><translation>end of the turn</translation></message>
    <message id="stage.end.now"><translation>the turn is ending</translation></message>
    <message id="stage.over"><translation>end of the game</translation></message>
    <message id="stage.over.now"><translation>the game is over</translation></message>
    <!-- phases that no stage is named after -->
    <message id="stage.supplies.now"><translation>this is the supplies phase</translation></message>
    <message id="stage.equipment.now"><translation>this is the equipment phase</translation></message>
    <message id="stage.training.now"><translation>this is the training phase</translation></message>
    <message id="stage.rituals.now"><translation>this is the rituals phase</translation></message>
    <message id="stage.question.now"><translation>another choice must be made first</translation></message>
    <!-- actions that are not called after a piece -->
    <message id="action.gain"><translation>resource trade</translation></message>
    <message id="action.troop_transfer"><translation>troop transfer</translation></message>
    <message id="action.all_charge"><translation>all charge</translation></message>
    <message id="action.accurate_shot"><translation>accurate shot</translation></message>
    <message id="action.equipment_transfer"><translation>equipment transfer</translation></message>
    <message id="action.training_transfer"><translation>training transfer</translation></message>
    <message id="action.escape_the_knife"><translation>escape the knife</translation></message>
    <message id="action.minor"><translation>minor dispatch</translation></message>
    <message id="action.major"><translation>major dispatch</translation></message>
    <message id="action.open_order"><translation>open order</translation></message>
    <message id="action.classified"><translation>classified orders</translation></message>
    <message id="action.gate"><translation>gate reinforcement</translation></message>
    <message id="action.wall"><translation>wall reinforcement</translation></message>
    <message id="action.damage"><translation>machine damage</translation></message>
    <message id="action.raid"><translation>siege tower raid</translation></message>
    <message id="action.sharpshooter"><translation>sharpshooter</translation></message>
    <message id="action.mix_up"><translation>orders mix-up</translation></message>
    <message id="action.train_marksman"><translation>train a marksman into a soldier</translation></message>
    <message id="action.train_soldier"><translation>train a soldier into a veteran</translation></message>
    <message id="action.track"><translation>track saboteurs</translation></message>
    <message id="action.speech"><translation>speech</translation></message>
    <message id="action.excursion"><translation>excursion</translation></message>
    <message id="action.haste"><translation>haste</translation></message>
    <!-- deeds -->
    <message id="deed.barricades"><translation>barricades</translation></message>
    <message id="deed.negotiations"><translation>shameful negotiations</translation></message>
    <message id="deed.last_legs"><translation>on its last legs</translation></message>
    <message id="deed.dungeons"><translation>opening the dungeons</translation></message>
    <message id="deed.troll_attack"><translation>troll attack</translation></message>
    <message id="deed.blood_rituals"><translation>blood rituals</translation></message>
    <message id="deed.great_siege"><translation>great siege</translation></message>
    <message id="deed.ruined_walls"><translation>ruined walls</translation></message>
    <!-- where glory comes from -->
    <message id="glory.start"><translation>start of the game</translation></message>
    <message id="glory.time"><translation>passing of time</translation></message>
    <message id="glory.deeds"><translation>deeds</translation></message>
    <message id="glory.gates"><translation>gates</translation></message>
    <message id="glory.breach"><translation>breach</translation></message>
    <message id="glory.guard_of_honour"><translation>guard of honour</translation></message>
    <message id="glory.extra_assault"><translation>last assault</translation></message>
    <!-- how a game ends -->
    <message id="ending.glory"><translation>The fortress has fallen; glory decides.</translation></message>
    <message id="ending.extra_assault"><translation>Glory was tied; one more assault decided the game.</translation></message>
    <message id="ending.time"><translation>The fortress held for all turns.</translation></message>
    <!-- terms of a comparison of strength that are no pieces -->
    <message id="term.components"><translation>components</translation></message>
    <message id="term.stone"><translation>stone</translation></message>
    <message id="term.wood"><translation>wood</translation></message>
    <message id="term.goblins_fury"><translation>furious goblins</translation></message>
    <message id="term.fury"><translation>furious goblins</translation></message>
    <message id="term.officer"><translation>Officer</translation></message>
    <message id="term.warrior"><translation>Warrior</translation></message>
</context>
</TS>
