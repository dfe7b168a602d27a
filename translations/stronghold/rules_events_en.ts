<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The log: one line for every kind of event, and for each of its causes. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- the turn -->
    <message id="event.turn_began"><translation>Turn {turn} begins.</translation></message>
    <message id="event.phase_began"><translation>Phase {number}: {phase}.</translation></message>
    <message id="event.pause_began" numerus="yes">
        <translation>
            <numerusform>The Defender’s pause: {n} hourglass to spend.</numerusform>
            <numerusform>The Defender’s pause: {n} hourglasses to spend.</numerusform>
        </translation>
    </message>
    <message id="event.pause_began.partners" numerus="yes">
        <translation>
            <numerusform>The Defenders’ pause: {n} hourglass to spend.</numerusform>
            <numerusform>The Defenders’ pause: {n} hourglasses to spend between them.</numerusform>
        </translation>
    </message>
    <message id="event.stage_began"><translation>{stage}.</translation></message>
    <message id="event.cards_offered"><translation>{seat} is choosing a card for the phase “{phase_title}”.</translation></message>
    <message id="event.cards_offered.partners">
        <translation>The Invaders are choosing their cards for the phase “{phase_title}”.</translation>
    </message>
    <message id="event.cards_offered.seen"><translation>On offer for the phase “{phase_title}”: {cards}.</translation></message>
    <message id="event.cards_offered.card"><translation>“{card}”</translation></message>
    <message id="event.card_kept"><translation>{seat} keeps for the phase “{phase_title}”: {card}.</translation></message>
    <message id="event.card_flipped"><translation>{seat} flips the card “{phase_title}”; from now on it offers “{special_title}”.</translation></message>
    <message id="event.units_drawn"><translation>{seat} draws {units} from the bag.</translation></message>
    <message id="event.units_drawn.none"><translation>The bag is empty: {seat} draws no units.</translation></message>
    <message id="event.resources_taken" numerus="yes">
        <translation>
            <numerusform>{seat} takes {n} resource.</numerusform>
            <numerusform>{seat} takes {n} resources.</numerusform>
        </translation>
    </message>
    <message id="event.resources_taken.none"><translation>The supply is empty: {seat} takes no resources.</translation></message>
    <message id="event.units_given"><translation>{seat} gives {number_of} to {partner}.</translation></message>
    <message id="event.action_borrowed">
        <translation>{seat} borrows “{action_title}” from {owner}, who can’t use it this turn.</translation>
    </message>
    <message id="event.paid"><translation>{seat} pays {price} for “{action_title}”; {whom} receives {hourglasses}.</translation></message>
    <message id="event.paid.price"><translation>{resources} and {units}</translation></message>
    <message id="event.paid.plain"><translation>{seat} pays {price} for “{action_title}”.</translation></message>
    <message id="event.paid.time"><translation>{seat} uses “{action_title}”; {whom} receives {hourglasses}.</translation></message>
    <message id="event.paid.free"><translation>{seat} uses “{action_title}” for free.</translation></message>
    <message id="event.hourglasses_given"><translation>{who} receives {count_hourglasses} ({cause}).</translation></message>
    <message id="event.hourglasses_given.turn"><translation>{who} receives {count_hourglasses} for the new turn.</translation></message>
    <message id="event.hourglasses_given.camp"><translation>The Defender receives {count_hourglasses} for units left in the camp.</translation></message>
    <message id="event.hourglasses_given.camp.partners">
        <translation>{who} receives {count_hourglasses} for units left in a camp.</translation>
    </message>
    <message id="event.hourglasses_lost" numerus="yes">
        <translation>
            <numerusform>{n} unused hourglass is lost.</numerusform>
            <numerusform>{n} unused hourglasses are lost.</numerusform>
        </translation>
    </message>
    <message id="event.hourglasses_lost.partners" numerus="yes">
        <translation>
            <numerusform>{seat} loses {n} unused hourglass.</numerusform>
            <numerusform>{seat} loses {n} unused hourglasses.</numerusform>
        </translation>
    </message>
    <!-- tiles and components -->
    <message id="event.placed"><translation>{who} places {piece_a} {place_at}.</translation></message>
    <message id="event.placed.battering_ram"><translation>The battering ram gains a component.</translation></message>
    <message id="event.placed.siege_tower"><translation>A siege tower is rolled up to {place_the}.</translation></message>
    <message id="event.placed.saboteur"><translation>A saboteur hides {place_at}.</translation></message>
    <message id="event.placed.hit">
        <translation>An artilleryman joins the machine {place_at}: one more hit card in its pile.</translation>
    </message>
    <message id="event.placed.miss"><translation>The machine {place_at} is damaged: one more miss card in its pile.</translation></message>
    <message id="event.placed.blood_stones"><translation>The catapult {place_at} is loaded with blood stones.</translation></message>
    <message id="event.placed.possession"><translation>{place_the} is possessed this turn.</translation></message>
    <message id="event.placed.fire"><translation>A fire breaks out {place_at}.</translation></message>
    <message id="event.placed.spectres"><translation>Spectres gather {place_at}.</translation></message>
    <message id="event.placed.panic"><translation>Panic spreads {place_at}.</translation></message>
    <message id="event.placed.gale"><translation>A gale sweeps {place_the}.</translation></message>
    <message id="event.placed.accident"><translation>An accident threatens the cauldron {place_at}.</translation></message>
    <message id="event.placed.altar_influence"><translation>The altar supports the Invader {place_at} this turn.</translation></message>
    <message id="event.placed.blessing"><translation>The marksmen {place_at} are blessed this turn.</translation></message>
    <message id="event.placed.glare"><translation>An unearthly glare envelops {place_the}.</translation></message>
    <message id="event.placed.gate"><translation>The gate is reinforced.</translation></message>
    <message id="event.shifted"><translation>{who} moves {piece_the} {start_from} to {goal_the}.</translation></message>
    <message id="event.taken_away"><translation>Removed {place_at}: {pieces}.</translation></message>
    <message id="event.taken_away.catapult"><translation>The catapult destroys {pieces_the} {place_at}.</translation></message>
    <message id="event.taken_away.trebuchet"><translation>The trebuchet destroys {pieces_the} {place_at}.</translation></message>
    <message id="event.taken_away.orcs_detonation"><translation>The explosion destroys {pieces_the} {place_at}.</translation></message>
    <message id="event.taken_away.mix_up"><translation>The order {place_at} is lost in the confusion.</translation></message>
    <message id="event.taken_away.void"><translation>Nobody can obey the face-down order {place_at}; it is removed.</translation></message>
    <message id="event.taken_away.track"><translation>The saboteur {place_at} is tracked down.</translation></message>
    <!-- units come and go -->
    <message id="event.unit_moved" numerus="yes">
        <translation>
            <numerusform>{unit_a} arrives {goal_at}.</numerusform>
            <numerusform>{units} arrive {goal_at}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.march" numerus="yes">
        <translation>
            <numerusform>{unit_a} marches {start_from} to {goal_the}.</numerusform>
            <numerusform>{units} march {start_from} to {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.sap" numerus="yes">
        <translation>
            <numerusform>{unit_a} crawls through the sap and comes out {goal_at}.</numerusform>
            <numerusform>{units} crawl through the sap and come out {goal_at}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.drover" numerus="yes">
        <translation>
            <numerusform>The drover drives {unit_a} {start_from} to {goal_the}.</numerusform>
            <numerusform>The drover drives {units} {start_from} to {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.rope" numerus="yes">
        <translation>
            <numerusform>{unit_a} swings along the ropes {start_from} to {goal_the}.</numerusform>
            <numerusform>{units} swing along the ropes {start_from} to {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.call" numerus="yes">
        <translation>
            <numerusform>{unit_a} answers the call and goes {start_from} to {goal_the}.</numerusform>
            <numerusform>{units} answer the call and go {start_from} to {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.climb" numerus="yes">
        <translation>
            <numerusform>{unit_a} climbs {start_from} onto {goal_the}.</numerusform>
            <numerusform>{units} climb {start_from} onto {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.trainer" numerus="yes">
        <translation>
            <numerusform>The trainer brings {unit_a} to {goal_the}.</numerusform>
            <numerusform>The trainer brings {units} to {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.escape" numerus="yes">
        <translation>
            <numerusform>{unit_a} escapes the knife and reappears {goal_at}.</numerusform>
            <numerusform>{units} escape the knife and reappear {goal_at}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.spectres" numerus="yes">
        <translation>
            <numerusform>Raised by the spectres, {unit_a} joins {whom} {goal_at}.</numerusform>
            <numerusform>Raised by the spectres, {units} join {whom} {goal_at}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.move" numerus="yes">
        <translation>
            <numerusform>{unit_a} goes {start_from} to {goal_the}.</numerusform>
            <numerusform>{units} go {start_from} to {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.swap" numerus="yes">
        <translation>
            <numerusform>Swap: {unit_a} goes {start_from} to {goal_the}.</numerusform>
            <numerusform>Swap: {units} go {start_from} to {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.hospital" numerus="yes">
        <translation>
            <numerusform>{unit_a} leaves the hospital for {goal_the}.</numerusform>
            <numerusform>{units} leave the hospital for {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.dungeons" numerus="yes">
        <translation>
            <numerusform>Freed from the dungeons: {unit_a} {goal_at}.</numerusform>
            <numerusform>Freed from the dungeons: {units} {goal_at}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_killed"><translation>Lost {place_at}: {units}.</translation></message>
    <message id="event.unit_killed.goblin_trap"><translation>The goblin trap {place_at} kills {units_a}.</translation></message>
    <message id="event.unit_killed.troll_trap"><translation>The troll trap {place_at} kills {units_a}.</translation></message>
    <message id="event.unit_killed.cannon"><translation>The cannon kills {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.ballista"><translation>The ballista kills {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.blood_stones"><translation>The blood stones kill {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.marksmen"><translation>The marksmen’s arrows kill {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.goblins"><translation>The goblins’ arrows kill {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.cauldron"><translation>The cauldron kills {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.accident"><translation>The accident at the cauldron kills {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.poles"><translation>The poles kill {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.goblins_fury"><translation>Their own fury kills {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.orcs_detonation"><translation>The explosion tears {units_a} apart {place_at}.</translation></message>
    <message id="event.unit_killed.losses"><translation>The fight kills {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.poison"><translation>The poison kills {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.sharpshooter"><translation>The sharpshooter picks off {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.raid"><translation>The raid kills {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.excursion"><translation>The Warrior cuts down {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.panic"><translation>Panic kills {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.track"><translation>Tracking saboteurs costs {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.hospital" numerus="yes">
        <translation>
            <numerusform>{unit_a} dies of wounds in the hospital.</numerusform>
            <numerusform>{units} die of wounds in the hospital.</numerusform>
        </translation>
    </message>
    <message id="event.unit_hurt" numerus="yes">
        <translation>
            <numerusform>{unit_a} falls {place_at} and is carried to the hospital.</numerusform>
            <numerusform>{units} fall {place_at} and are carried to the hospital.</numerusform>
        </translation>
    </message>
    <message id="event.unit_hurt.losses" numerus="yes">
        <translation>
            <numerusform>{unit_a} falls in the fight {place_at} and is carried to the hospital.</numerusform>
            <numerusform>{units} fall in the fight {place_at} and are carried to the hospital.</numerusform>
        </translation>
    </message>
    <message id="event.unit_hurt.poison" numerus="yes">
        <translation>
            <numerusform>Poisoned {place_at}, {unit_a} is carried to the hospital.</numerusform>
            <numerusform>Poisoned {place_at}, {units} are carried to the hospital.</numerusform>
        </translation>
    </message>
    <message id="event.unit_hurt.accident" numerus="yes">
        <translation>
            <numerusform>Scalded by their own cauldron {place_at}: {unit_a} is taken to the hospital.</numerusform>
            <numerusform>Scalded by their own cauldron {place_at}: {units} are taken to the hospital.</numerusform>
        </translation>
    </message>
    <message id="event.unit_trained"><translation>In the barracks, {unit_a} becomes {into_a}.</translation></message>
    <!-- the Defender -->
    <message id="event.hourglass_laid"><translation>{action}: {paid} of {cost_hourglasses}.</translation></message>
    <message id="event.hourglass_laid.partners">
        <translation>{seat}: {action}, {paid} of {cost_hourglasses}.</translation>
    </message>
    <message id="event.action_done"><translation>Action carried out: {action}.</translation></message>
    <message id="event.action_done.partners"><translation>{seat} carries out: {action}.</translation></message>
    <message id="event.haste_used">
        <translation>{seat} uses haste: “{action_title}” can be used once more.</translation>
    </message>
    <message id="event.hero_acted"><translation>{hero_the} acts ({action}, {hourglasses}).</translation></message>
    <message id="event.hero_acted.speech"><translation>{hero_the} gives a speech ({hourglasses}).</translation></message>
    <message id="event.hero_acted.excursion"><translation>{hero_the} makes an excursion ({hourglasses}).</translation></message>
    <!-- orders -->
    <message id="event.order_laid.open"><translation>Open order {wall_at}: {tile}.</translation></message>
    <message id="event.order_laid.hidden"><translation>A classified order is placed {wall_at}.</translation></message>
    <message id="event.order_laid.known"><translation>Classified order {wall_at}: {tile}.</translation></message>
    <message id="event.order_turned"><translation>The order {wall_at} is revealed: {tile}.</translation></message>
    <message id="event.order_obeyed"><translation>The order {wall_at} is carried out: {tile}.</translation></message>
    <message id="event.order_obeyed.goblins_fury"><translation>The goblins {wall_at} fight in a fury.</translation></message>
    <message id="event.order_obeyed.orcs_detonation"><translation>The orcs {wall_at} light their fuses.</translation></message>
    <message id="event.order_obeyed.trolls_call"><translation>The call goes out to the trolls: come to {wall_the}!</translation></message>
    <message id="event.order_obeyed.bluff"><translation>The order {wall_at} was a bluff.</translation></message>
    <message id="event.order_returned"><translation>The order {wall_at} is available again: {tile}.</translation></message>
    <message id="event.order_void">
        <translation>Nobody {wall_at} can carry out the order “{tile}”; it is removed.</translation>
    </message>
    <!-- the assault -->
    <message id="event.aimed"><translation>Target: {start} → {goal}.</translation></message>
    <message id="event.shot_wasted"><translation>The shot {start_from} is wasted: the target {goal_at} is gone.</translation></message>
    <message id="event.card_turned.hit"><translation>Hit! The machine {start_at} hits {goal_the}.</translation></message>
    <message id="event.card_turned.miss"><translation>Miss! The machine {start_at} misses {goal_the}.</translation></message>
    <message id="event.shot_kept.hit"><translation>Accurate shot {start_from} at {goal_the}: the hit counts.</translation></message>
    <message id="event.shot_kept.miss"><translation>Accurate shot {start_from} at {goal_the}: the miss counts.</translation></message>
    <message id="event.hit_card_turned"><translation>Hit card for {start_the} against {goal_the}: {kinds}.</translation></message>
    <message id="event.hit_card_turned.miss"><translation>Hit card for {start_the} against {goal_the}: a miss.</translation></message>
    <message id="event.volley"><translation>A volley of strength {strength} hits {goal_the}.</translation></message>
    <message id="event.clash.invader">
        <translation>{wall}: Invader {invader_sum} ({invader}), Defender {defender_sum} ({defender}); the Invader wins by {advantage}.</translation>
    </message>
    <message id="event.clash.defender">
        <translation>{wall}: Invader {invader_sum} ({invader}), Defender {defender_sum} ({defender}); the Defender wins by {advantage}.</translation>
    </message>
    <message id="event.clash.nobody">
        <translation>{wall}: Invader {invader_sum} ({invader}), Defender {defender_sum} ({defender}); a tie.</translation>
    </message>
    <message id="event.clash.again.invader">
        <translation>{wall}, second comparison: Invader {invader_sum} ({invader}), Defender {defender_sum} ({defender}); the Invader wins by {advantage}.</translation>
    </message>
    <message id="event.clash.again.defender">
        <translation>{wall}, second comparison: Invader {invader_sum} ({invader}), Defender {defender_sum} ({defender}); the Defender wins by {advantage}.</translation>
    </message>
    <message id="event.clash.again.nobody">
        <translation>{wall}, second comparison: Invader {invader_sum} ({invader}), Defender {defender_sum} ({defender}); a tie.</translation>
    </message>
    <message id="event.clash.term"><translation>{what} {strength}</translation></message>
    <message id="event.clash.nothing"><translation>nothing</translation></message>
    <message id="event.breached"><translation>Breach! {who} storms into the fortress over {place_the}.</translation></message>
    <message id="event.breached.gate">
        <translation>Breach! {who} storms into the fortress through the last gate.</translation>
    </message>
    <message id="event.gate_hit"><translation>The ram hits gate {gate}: {damage} damage, {left} toughness left.</translation></message>
    <message id="event.gate_fell"><translation>Gate {gate} falls!</translation></message>
    <!-- glory and the end -->
    <message id="event.invader_deed"><translation>Glorious deed: {deed}.</translation></message>
    <message id="event.defender_deed"><translation>Dishonourable deed: {deed}.</translation></message>
    <message id="event.defender_deed.building"><translation>Dishonourable deed: {deed}, {building}.</translation></message>
    <message id="event.glory_gained.handicap.invader" numerus="yes">
        <translation>
            <numerusform>Handicap: the Invader starts with {n} extra glory point.</numerusform>
            <numerusform>Handicap: the Invader starts with {n} extra glory points.</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.handicap.defender" numerus="yes">
        <translation>
            <numerusform>Handicap: the Defender starts with {n} extra glory point.</numerusform>
            <numerusform>Handicap: the Defender starts with {n} extra glory points.</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.invader.gain" numerus="yes">
        <translation>
            <numerusform>The Invader gains {n} glory point ({source}).</numerusform>
            <numerusform>The Invader gains {n} glory points ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.invader.gain.partners" numerus="yes">
        <translation>
            <numerusform>The Invaders gain {n} glory point ({source}).</numerusform>
            <numerusform>The Invaders gain {n} glory points ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.invader.loss" numerus="yes">
        <translation>
            <numerusform>The Invader loses {n} glory point ({source}).</numerusform>
            <numerusform>The Invader loses {n} glory points ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.invader.loss.partners" numerus="yes">
        <translation>
            <numerusform>The Invaders lose {n} glory point ({source}).</numerusform>
            <numerusform>The Invaders lose {n} glory points ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.defender.gain" numerus="yes">
        <translation>
            <numerusform>The Defender gains {n} glory point ({source}).</numerusform>
            <numerusform>The Defender gains {n} glory points ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.defender.gain.partners" numerus="yes">
        <translation>
            <numerusform>The Defenders gain {n} glory point ({source}).</numerusform>
            <numerusform>The Defenders gain {n} glory points ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.defender.loss" numerus="yes">
        <translation>
            <numerusform>The Defender gives up {n} glory point ({source}).</numerusform>
            <numerusform>The Defender gives up {n} glory points ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.defender.loss.partners" numerus="yes">
        <translation>
            <numerusform>The Defenders give up {n} glory point ({source}).</numerusform>
            <numerusform>The Defenders give up {n} glory points ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.turn_ended"><translation>Turn {turn} ends; the fortress holds.</translation></message>
    <message id="event.extra_assault"><translation>Glory is tied at {points}: one last assault decides.</translation></message>
    <message id="event.game_ended.invader.glory">
        <translation>The Invader has taken the fortress and wins on glory, {invader} to {defender}.</translation>
    </message>
    <message id="event.game_ended.invader.glory.partners">
        <translation>The Invaders have taken the fortress and win on glory, {invader} to {defender}.</translation>
    </message>
    <message id="event.game_ended.invader.extra_assault">
        <translation>The last assault breaks through: the Invader wins, {invader} to {defender}.</translation>
    </message>
    <message id="event.game_ended.invader.extra_assault.partners">
        <translation>The last assault breaks through: the Invaders win, {invader} to {defender}.</translation>
    </message>
    <message id="event.game_ended.defender.glory">
        <translation>The fortress has fallen, but the Defender wins on glory, {defender} to {invader}.</translation>
    </message>
    <message id="event.game_ended.defender.glory.partners">
        <translation>The fortress has fallen, but the Defenders win on glory, {defender} to {invader}.</translation>
    </message>
    <message id="event.game_ended.defender.extra_assault">
        <translation>The last assault is beaten back: the Defender wins, glory {defender} to {invader}.</translation>
    </message>
    <message id="event.game_ended.defender.extra_assault.partners">
        <translation>The last assault is beaten back: the Defenders win, glory {defender} to {invader}.</translation>
    </message>
    <message id="event.game_ended.defender.time">
        <translation>The fortress has held until the last turn: the Defender wins, glory {defender} to {invader}.</translation>
    </message>
    <message id="event.game_ended.defender.time.partners">
        <translation>The fortress has held until the last turn: the Defenders win, glory {defender} to {invader}.</translation>
    </message>
</context>
</TS>
