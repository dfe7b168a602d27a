<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Hints at the table: what a decision is about, what is possible, what usually matters. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- what the decision is about: one or two sentences for each kind -->
    <message id="hints.about.draft">
        <translation>Choose the phase card you keep for the whole game: it decides which actions you have in this phase. The others are removed from the game.</translation>
    </message>
    <message id="hints.about.flip">
        <translation>Before the turn begins, you may flip phase cards to their special side. A flipped card permanently loses its normal actions.</translation>
    </message>
    <message id="hints.about.phase.supplies">
        <translation>You have just received this turn’s units and resources. You may trade one unit for more resources.</translation>
    </message>
    <message id="hints.about.phase.machines">
        <translation>You may build what your machines card offers, each item once this turn. Machines stay for the rest of the game.</translation>
    </message>
    <message id="hints.about.phase.equipment">
        <translation>You may place equipment on wall sections and bridges on paths, each kind on your card once this turn.</translation>
    </message>
    <message id="hints.about.phase.training">
        <translation>You may train troops. Most training tiles go on a rampart and help the units there.</translation>
    </message>
    <message id="hints.about.phase.rituals">
        <translation>You may sacrifice goblins for rituals, which hinder the Defender until the end of this turn.</translation>
    </message>
    <message id="hints.about.phase.dispatch">
        <translation>Move your troops forward with a minor and a major dispatch, each once, and give your orders. Units you don’t dispatch stay in the camp.</translation>
    </message>
    <message id="hints.about.dispatch.a"><translation>First step of the dispatch: units move from the ramparts onto the walls.</translation></message>
    <message id="hints.about.dispatch.b"><translation>Second step of the dispatch: units move from the foregrounds to the ramparts.</translation></message>
    <message id="hints.about.dispatch.c"><translation>Last step of the dispatch: units leave the camp.</translation></message>
    <message id="hints.about.spend">
        <translation>The Invader has ended a phase. Spend the hourglasses you received: on moves, on actions in your buildings and on your heroes.</translation>
    </message>
    <message id="hints.about.finish"><translation>This action is fully paid, so it happens now. Choose where.</translation></message>
    <message id="hints.about.aim_cannons">
        <translation>Each of your cannons may fire at one place in its range. You draw one hit card for each.</translation>
    </message>
    <message id="hints.about.aim_machines">
        <translation>Choose a target for each of your throwing machines. Then each one turns over the top card of its own pile.</translation>
    </message>
    <message id="hints.about.fire_marksmen">
        <translation>Your marksmen who are not in melee may shoot at the Invader’s ramparts. Shots at the same place are added together.</translation>
    </message>
    <message id="hints.about.fire_goblins">
        <translation>Goblins on a rampart with a fire master may shoot: each kills one marksman on a wall section without melee or in the tower opposite.</translation>
    </message>
    <message id="hints.about.aim_poles">
        <translation>Each of your poles may strike one adjacent wall section. You draw one hit card for each.</translation>
    </message>
    <message id="hints.about.cannon_kill">
        <translation>Your cannon hit. Choose a unit to kill, of a kind shown on the card.</translation>
    </message>
    <message id="hints.about.keep_card">
        <translation>Accurate shot: the machine turned over two cards. Choose the one that counts.</translation>
    </message>
    <message id="hints.about.ballista_kill">
        <translation>The ballista hit. Choose which Defender unit on the section it kills.</translation>
    </message>
    <message id="hints.about.strongest">
        <translation>The ballista also kills your own strongest unit there. Several are equally strong, so choose one.</translation>
    </message>
    <message id="hints.about.blood_kill">
        <translation>The catapult with the blood stones hit. Choose the Defender unit it also kills.</translation>
    </message>
    <message id="hints.about.smash"><translation>The section has no components left, so the hit goes further. Choose what it destroys.</translation></message>
    <message id="hints.about.marksmen_losses">
        <translation>Marksmen have hit one of your places. Choose your losses until the remaining strength of the volley is too low for any unit there.</translation>
    </message>
    <message id="hints.about.cauldron_kill">
        <translation>The cauldron kills one unit of its kind. Choose which.</translation>
    </message>
    <message id="hints.about.poles_kill">
        <translation>The poles hit your weakest unit there. Several are equally weak, so choose one.</translation>
    </message>
    <message id="hints.about.obey"><translation>Several orders are to be carried out. Choose which comes first.</translation></message>
    <message id="hints.about.detonate">
        <translation>Orcs’ detonation: you must blow up at least one orc here and may blow up more. Each destroys 1 stone component, and all wood is destroyed.</translation>
    </message>
    <message id="hints.about.call">
        <translation>Trolls’ call: one troll takes one step along a path towards this section. Choose which.</translation>
    </message>
    <message id="hints.about.losses">
        <translation>You lost the fight here. Choose units whose combined strength covers the difference.</translation>
    </message>
    <message id="hints.about.hospital">
        <translation>Units that fell in melee are in the hospital. Choose which return to the courtyard; the rest are lost.</translation>
    </message>
    <message id="hints.about.rise">
        <translation>Spectres: the Defender’s lost units join you. Choose the foreground where each one rises.</translation>
    </message>
    <message id="hints.about.climb">
        <translation>At the end of the turn, units climb from the siege tower onto the wall while there is room. Choose who goes first.</translation>
    </message>
    <!-- how many moves there are -->
    <message id="hints.many" numerus="yes">
        <translation>
            <numerusform>{n} place</numerusform>
            <numerusform>{n} places</numerusform>
        </translation>
    </message>
    <!-- what is legal, a line for each group; head, things and places are names or lists of names -->
    <message id="hints.group.draft"><translation>Card with {card}.</translation></message>
    <message id="hints.group.flip"><translation>You can flip: {things}.</translation></message>
    <message id="hints.group.gain"><translation>You can trade for resources: {things}.</translation></message>
    <message id="hints.group.give"><translation>You can give your partner: {things}.</translation></message>
    <message id="hints.group.buy"><translation>{head} for {price}: {places}.</translation></message>
    <message id="hints.group.buy.ram"><translation>{head} for {price}.</translation></message>
    <message id="hints.group.accurate_shot"><translation>Accurate shot: {price}.</translation></message>
    <message id="hints.group.transfer"><translation>You can move {head} from {things} to {places}.</translation></message>
    <message id="hints.group.escape"><translation>A goblin can return from the discard to: {places}.</translation></message>
    <message id="hints.group.dispatch"><translation>You can start: {things}.</translation></message>
    <message id="hints.group.march"><translation>{head}: {things} → {places}.</translation></message>
    <message id="hints.group.rope"><translation>Ropes on {head}: {things} → {places}.</translation></message>
    <message id="hints.group.influence"><translation>The altar on {head} can be used for: {places}.</translation></message>
    <message id="hints.group.command"><translation>You can place the order “{head}”: {places}.</translation></message>
    <message id="hints.group.stone"><translation>You can place this turn’s stone component: {places}.</translation></message>
    <message id="hints.group.walk"><translation>{head} can move from: {things}.</translation></message>
    <message id="hints.group.walk_hero"><translation>{head} can move to: {places}.</translation></message>
    <message id="hints.group.swap" numerus="yes">
        <translation>
            <numerusform>{n} pair of neighbouring units can swap.</numerusform>
            <numerusform>{n} pairs of neighbouring units can swap.</numerusform>
        </translation>
    </message>
    <message id="hints.group.pay"><translation>{head}: 1 hourglass towards {things}.</translation></message>
    <message id="hints.group.pay_barricades"><translation>{head}: 1 barricade hourglass towards {things}.</translation></message>
    <message id="hints.group.finish"><translation>{head}: {places}.</translation></message>
    <message id="hints.group.speech" numerus="yes">
        <translation>
            <numerusform>The Officer’s speech can use {n} hourglass.</numerusform>
            <numerusform>The Officer’s speech can use 1 to {n} hourglasses.</numerusform>
        </translation>
    </message>
    <message id="hints.group.excursion"><translation>The Warrior can kill {unit_a}: {places}.</translation></message>
    <message id="hints.group.deed"><translation>Dishonourable deed: “{head}”.</translation></message>
    <message id="hints.group.haste"><translation>Haste can free up: {things}.</translation></message>
    <message id="hints.group.aim"><translation>{head} can target: {places}.</translation></message>
    <message id="hints.group.shoot"><translation>From {head}, you can shoot at: {places}.</translation></message>
    <message id="hints.group.keep.hit"><translation>You can choose the hit.</translation></message>
    <message id="hints.group.keep.miss"><translation>You can choose the miss.</translation></message>
    <message id="hints.group.smash"><translation>You can destroy what is on {places}.</translation></message>
    <message id="hints.group.remove"><translation>You can remove {unit_a}: {places}.</translation></message>
    <message id="hints.group.obey"><translation>Orders waiting on: {places}.</translation></message>
    <message id="hints.group.detonate"><translation>You can blow up an orc: {places}.</translation></message>
    <message id="hints.group.call"><translation>The troll on {head} can step to: {places}.</translation></message>
    <message id="hints.group.heal"><translation>These can return to the courtyard: {things}.</translation></message>
    <message id="hints.group.rise"><translation>{unit_a} can rise on: {places}.</translation></message>
    <message id="hints.group.climb"><translation>These can climb onto {head}: {things}.</translation></message>
    <!-- what cannot be done, and why -->
    <message id="hints.blocked.used"><translation>{action}: already used this turn.</translation></message>
    <message id="hints.blocked.units"><translation>{action} costs {price}; you don’t have enough units left from this turn’s draw.</translation></message>
    <message id="hints.blocked.nowhere"><translation>{action}: nowhere to place it, or nothing it would affect.</translation></message>
    <message id="hints.blocked.rule"><translation>{action} – {why}</translation></message>
    <!-- what usually matters: before and in the Invader's phases -->
    <message id="hints.advice.draft_ram">
        <translation>Only the battering ram can open the barbican. With it, the Defender has a third way in to guard.</translation>
    </message>
    <message id="hints.advice.draft_together">
        <translation>Phase cards work in combination: artillerymen need throwing machines, a quartermaster needs many units, rituals need goblins.</translation>
    </message>
    <message id="hints.advice.draft_price">
        <translation>Each unit you pay gives the Defender an hourglass. You will rarely use expensive actions, and cheap ones almost every turn.</translation>
    </message>
    <message id="hints.advice.draft_special"><translation>All cards of a phase have the same special side.</translation></message>
    <message id="hints.advice.few_turns_left" numerus="yes">
        <translation>
            <numerusform>This is the last turn: anything that doesn’t help this assault comes too late.</numerusform>
            <numerusform>{n} turns left, including this one; slow investments may come too late.</numerusform>
        </translation>
    </message>
    <message id="hints.advice.flip_forever">
        <translation>Not flipped yet: {things}. Pieces you already built stay and keep working after a flip; you lose only the normal actions.</translation>
    </message>
    <message id="hints.advice.flip_early"><translation>Early in the game, the normal actions still have many turns to pay off.</translation></message>
    <message id="hints.advice.supplies_rich"><translation>You already have many resources; more might go unused.</translation></message>
    <message id="hints.advice.supplies_hourglasses">
        <translation>A traded unit counts as paid: it gives the Defender 1 hourglass and goes to the discard.</translation>
    </message>
    <message id="hints.advice.supplies_plan">
        <translation>Plan your next two phases before you trade a unit: resources pay only for machines and equipment.</translation>
    </message>
    <message id="hints.advice.supplies_cubes">
        <translation>Your strongest units bring the most resources, but they are also your best fighters.</translation>
    </message>
    <message id="hints.advice.too_poor">
        <translation>You can’t afford anything on this card. Unspent resources stay for next turn.</translation>
    </message>
    <message id="hints.advice.machines_early">
        <translation>Throwing machines fire in every assault, so those you build early fire most often.</translation>
    </message>
    <message id="hints.advice.machines_odds">
        <translation>A machine’s odds improve over time: misses leave its pile, hits are shuffled back in.</translation>
    </message>
    <message id="hints.advice.units_give_hourglasses">
        <translation>Each unit you pay gives the Defender an hourglass: one strong unit gives 1, two weak units give 2.</translation>
    </message>
    <message id="hints.advice.falls_now">
        <translation>In the current position, these would be breached: {places}. The Defender can see this too.</translation>
    </message>
    <message id="hints.advice.near_breach"><translation>Close to a breach: {places}.</translation></message>
    <message id="hints.advice.equipment_stays">
        <translation>Equipment is never destroyed and works in every assault, but each section holds at most two different kinds.</translation>
    </message>
    <message id="hints.advice.equipment_strength">
        <translation>A ladder makes room for one more unit; a banner adds strength at once; a sap and ropes bring units where paths are slow.</translation>
    </message>
    <message id="hints.advice.training_artillery">
        <translation>Throwing machines: {places}. Each artilleryman permanently improves the odds of one pile.</translation>
    </message>
    <message id="hints.advice.training_crowded">
        <translation>Nearly full: {places}. Units without room stay behind on the foreground.</translation>
    </message>
    <message id="hints.advice.training_place">
        <translation>A tile helps only its own rampart; check which wall sections that rampart leads to.</translation>
    </message>
    <message id="hints.advice.rituals_no_goblins"><translation>Rituals are paid with goblins from this turn’s draw, and you have none left.</translation></message>
    <message id="hints.advice.rituals_this_turn">
        <translation>Rituals last until the end of the turn. The best one spoils what the Defender is about to do.</translation>
    </message>
    <message id="hints.advice.rituals_blood" numerus="yes">
        <translation>
            <numerusform>Sacrifice {n} more goblin for the blood rituals deed.</numerusform>
            <numerusform>Sacrifice {n} more goblins for the blood rituals deed.</numerusform>
        </translation>
    </message>
    <message id="hints.advice.camp_gift">
        <translation>{units} not dispatched yet; if they stay in the camp, the Defender gets {hourglasses}.</translation>
    </message>
    <message id="hints.advice.camp_free"><translation>Up to {units} may stay in the camp for free.</translation></message>
    <message id="hints.advice.orders_open">
        <translation>An open order is free, but the Defender can react to it. Classified orders cost one hourglass in all, and the Defender must guess.</translation>
    </message>
    <message id="hints.advice.dispatch_price">
        <translation>A dispatch costs the same however many units move, so moving only a few is expensive.</translation>
    </message>
    <message id="hints.advice.dispatch_stay">
        <translation>Units never leave a wall, except by ropes. Many units on one section break through; attacks on many sections spread the defence thin.</translation>
    </message>
    <message id="hints.advice.traps_on_paths">
        <translation>Traps on: {places}. A goblin trap kills all goblins that pass; a troll trap kills one troll in each dispatch.</translation>
    </message>
    <message id="hints.advice.walls_full"><translation>You have units there but no room for more: {places}.</translation></message>
    <message id="hints.advice.step_a_room"><translation>Units that leave a rampart now make room for the next step.</translation></message>
    <message id="hints.advice.nobody_returns">
        <translation>A wall section has few places: strong units break through sooner than weak ones.</translation>
    </message>
    <message id="hints.advice.step_b_next">
        <translation>From a rampart, units reach its wall sections only in a later dispatch, so choose the rampart by where you want them to fight.</translation>
    </message>
    <message id="hints.advice.step_b_strong"><translation>Ramparts are within range of marksmen and cannons; crowded ones attract fire.</translation></message>
    <message id="hints.advice.step_c_far">
        <translation>Getting from the camp to a wall takes three steps: foreground, rampart, wall. A siege tower or a sap is a shortcut.</translation>
    </message>
    <message id="hints.advice.step_c_tower"><translation>A siege tower is filled from the camp only.</translation></message>
    <!-- what usually matters: the Defender's pause -->
    <message id="hints.advice.falls_for_defender"><translation>In the current position, these would be breached: {places}.</translation></message>
    <message id="hints.advice.near_for_defender"><translation>These hold for now, but only just: {places}.</translation></message>
    <message id="hints.advice.stone_to_place" numerus="yes">
        <translation>
            <numerusform>You still have {n} free stone component to place.</numerusform>
            <numerusform>You still have {n} free stone components to place.</numerusform>
        </translation>
    </message>
    <message id="hints.advice.nobody_there">
        <translation>Invaders here, but no defenders: {places}. Components and cauldrons alone rarely hold for long.</translation>
    </message>
    <message id="hints.advice.last_pause">
        <translation>This is your last pause before the assault: the Invader moves no more units before it.</translation>
    </message>
    <message id="hints.advice.begun_actions">
        <translation>Partly paid: {things}. The hourglasses stay there until the cost is covered, this turn or later.</translation>
    </message>
    <message id="hints.advice.dearer_buildings">
        <translation>Actions cost more in: {places}. A fire goes out at the end of the turn; a saboteur stays until tracked down.</translation>
    </message>
    <message id="hints.advice.idle_heroes"><translation>Heroes in the courtyard add nothing to any wall: {things}.</translation></message>
    <message id="hints.advice.deeds_cost_glory">
        <translation>A dishonourable deed costs you its glory point, and you can use only one each turn: {things}.</translation>
    </message>
    <message id="hints.advice.spend_all"><translation>You must spend all hourglasses; a partial payment on an expensive action is never lost.</translation></message>
    <message id="hints.advice.spend_moves">
        <translation>A move costs 1 hourglass and can be repeated; each action can be used once per turn.</translation>
    </message>
    <message id="hints.advice.finish_now"><translation>A paid action can’t be saved for later: it takes effect now.</translation></message>
    <message id="hints.advice.finish_stays"><translation>What you build stays, so think of later turns as well as this assault.</translation></message>
    <!-- what usually matters: the assault -->
    <message id="hints.advice.targets_first">
        <translation>All targets are chosen before the first card is turned; if a target is gone by then, the shot is wasted.</translation>
    </message>
    <message id="hints.advice.targets_near"><translation>Close fights: {places}.</translation></message>
    <message id="hints.advice.cannon_odds"><translation>Most hit cards show goblins, fewer show orcs, and only one shows a troll.</translation></message>
    <message id="hints.advice.cannon_crowds"><translation>The more kinds of units at the target, the more cards hit.</translation></message>
    <message id="hints.advice.ballista_own">
        <translation>You have units there too, and a ballista hit kills the strongest of them: {places}.</translation>
    </message>
    <message id="hints.advice.catapult_bare">
        <translation>No components left: {places}. There, a catapult can only destroy a cauldron, or a cannon or pole in the tower opposite.</translation>
    </message>
    <message id="hints.advice.machine_misses">
        <translation>A miss isn’t all bad: the card leaves the pile, and the next shot has better odds.</translation>
    </message>
    <message id="hints.advice.marksmen_covered">
        <translation>A cover protects against marksmen, and a trench master doubles the strength they need: {places}.</translation>
    </message>
    <message id="hints.advice.marksmen_together">
        <translation>One marksman kills a goblin; an orc takes two at the same target, a troll three.</translation>
    </message>
    <message id="hints.advice.marksmen_hold">
        <translation>Shooting is free: marksmen who are not in melee lose nothing by it.</translation>
    </message>
    <message id="hints.advice.goblins_one">
        <translation>One goblin is enough for each marksman; extra goblins are wasted.</translation>
    </message>
    <message id="hints.advice.poles_weakest"><translation>Poles hit the weakest unit on a section if the card shows its kind.</translation></message>
    <message id="hints.advice.strong_first"><translation>The stronger the unit you remove, the weaker the enemy in melee.</translation></message>
    <message id="hints.advice.keep_pile"><translation>If you choose the miss, it leaves the pile; if you choose the hit, it is shuffled back in.</translation></message>
    <message id="hints.advice.keep_other"><translation>The other card goes back into the pile either way.</translation></message>
    <message id="hints.advice.strongest_order">
        <translation>Equal strength doesn’t mean equal value: check which of them your orders need this turn.</translation>
    </message>
    <message id="hints.advice.strongest_orders"><translation>Units in the siege tower count as being on the section.</translation></message>
    <message id="hints.advice.smash_cauldron">
        <translation>A cauldron strikes in every assault; without it, this section kills nobody before the fight.</translation>
    </message>
    <message id="hints.advice.smash_tower"><translation>A cannon or poles can strike several places, in every assault to come.</translation></message>
    <message id="hints.advice.volley_fit"><translation>You are done when the remaining strength is too low to hit any unit still there.</translation></message>
    <message id="hints.advice.volley_order">
        <translation>One strong unit can cover as much as several weak ones: decide who should climb the wall later.</translation>
    </message>
    <message id="hints.advice.cauldron_equal"><translation>All these units are equally strong; the only difference is where they stand.</translation></message>
    <message id="hints.advice.cauldron_orders">
        <translation>Losing a unit in the siege tower frees a place that only units from the camp can fill; losing one on the wall makes room to climb.</translation>
    </message>
    <message id="hints.advice.obey_order">
        <translation>Orders that can be obeyed must be obeyed; the sequence matters when one order affects another.</translation>
    </message>
    <message id="hints.advice.obey_fury">
        <translation>A troll that arrives by a call fights at once; destroyed components no longer count in the fight.</translation>
    </message>
    <message id="hints.advice.detonate_price"><translation>An exploding orc destroys 1 stone component but no longer fights here.</translation></message>
    <message id="hints.advice.detonate_enough">
        <translation>A component counts 1 for the Defender, an orc 2 for you – but the stone stays destroyed.</translation>
    </message>
    <message id="hints.advice.call_traps"><translation>Traps also affect this step.</translation></message>
    <message id="hints.advice.call_room">
        <translation>A troll that reaches the wall fights in this assault; one that reaches a rampart is closer next turn.</translation>
    </message>
    <message id="hints.advice.losses_no_choice"><translation>There is only one way to choose.</translation></message>
    <message id="hints.advice.losses_defender"><translation>Your losses go to the hospital first, and some of them return this turn.</translation></message>
    <message id="hints.advice.losses_invader">
        <translation>Your losses are permanent. Consider who you need here next turn, and who takes up room.</translation>
    </message>
    <message id="hints.advice.losses_exact">
        <translation>You lose no more than necessary: a unit survives if the others you chose already cover the difference.</translation>
    </message>
    <message id="hints.advice.losses_trolls"><translation>One troll can cover as much as three goblins.</translation></message>
    <message id="hints.advice.hospital_spectres">
        <translation>There are spectres in the hospital: units you don’t save may join the Invader.</translation>
    </message>
    <message id="hints.advice.hospital_strong">
        <translation>Marksmen shoot from a distance, veterans count 3 in melee: which will you need next turn?</translation>
    </message>
    <message id="hints.advice.hospital_courtyard"><translation>From the courtyard, a unit can reach any wall, tower or the barracks in one move.</translation></message>
    <message id="hints.advice.rise_side"><translation>Units that rise on a foreground stay on that side for good.</translation></message>
    <message id="hints.advice.rise_room"><translation>The foreground has limited room, and the next dispatch needs it too.</translation></message>
    <message id="hints.advice.climb_strong"><translation>Units never leave the wall: those that climb now fight there in the next assault.</translation></message>
    <message id="hints.advice.climb_room">
        <translation>Places freed in the tower can be refilled from the camp in the next dispatch.</translation>
    </message>
</context>
</TS>
