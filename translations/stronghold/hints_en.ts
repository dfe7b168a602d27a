<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Hints at the table: what a decision is about, what is possible, what usually matters. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- what the decision is about: one or two sentences for each kind -->
    <message id="hints.about.draft">
        <translation>You choose the phase card that you keep for the whole game; it decides which actions of this phase you have. The others leave the game.</translation>
    </message>
    <message id="hints.about.flip">
        <translation>Before the turn begins, you may flip phase cards to their special side. A flipped card loses its normal actions for good.</translation>
    </message>
    <message id="hints.about.phase.supplies">
        <translation>Your units and resources of the turn have just come in. You may send one unit away for more resources.</translation>
    </message>
    <message id="hints.about.phase.machines">
        <translation>You may build what your card of this phase offers, each thing once this turn. What is built stays for the rest of the game.</translation>
    </message>
    <message id="hints.about.phase.equipment">
        <translation>You may lay equipment on wall sections, and bridges on paths, each kind on your card once this turn.</translation>
    </message>
    <message id="hints.about.phase.training">
        <translation>You may train troops: most tiles lie on a rampart and help whoever stands there.</translation>
    </message>
    <message id="hints.about.phase.rituals">
        <translation>You may sacrifice goblins to rituals, which hinder the Defender until the end of this turn.</translation>
    </message>
    <message id="hints.about.phase.dispatch">
        <translation>You bring your troops forward with a minor and a major dispatch, each once, and give your orders. Units that you do not dispatch wait in the camp.</translation>
    </message>
    <message id="hints.about.dispatch.a"><translation>First step of the dispatch: units go from the ramparts onto the walls.</translation></message>
    <message id="hints.about.dispatch.b"><translation>Second step of the dispatch: units go from the foregrounds to the ramparts.</translation></message>
    <message id="hints.about.dispatch.c"><translation>Last step of the dispatch: units leave the camp.</translation></message>
    <message id="hints.about.spend">
        <translation>The Invader has ended a phase, and you spend the hourglasses it gave you: on moves, on actions in your buildings and on your heroes.</translation>
    </message>
    <message id="hints.about.finish"><translation>The hourglasses on an action cover its cost, so it happens now; you choose where.</translation></message>
    <message id="hints.about.aim_cannons">
        <translation>Each of your cannons may fire at one place in its range. One hit card is dealt for each.</translation>
    </message>
    <message id="hints.about.aim_machines">
        <translation>Each of your throwing machines gets a target; then each turns the top card of its own pile.</translation>
    </message>
    <message id="hints.about.fire_marksmen">
        <translation>Your marksmen who are not in melee may shoot at the Invader’s ramparts. Those who shoot at the same place add up.</translation>
    </message>
    <message id="hints.about.fire_goblins">
        <translation>Goblins on the rampart of a fire master may shoot: each kills one marksman on a wall section without melee, or in the tower opposite.</translation>
    </message>
    <message id="hints.about.aim_poles">
        <translation>Each of your poles may strike at one adjacent wall section. One hit card is dealt for each.</translation>
    </message>
    <message id="hints.about.cannon_kill">
        <translation>Your cannon has hit: you choose the unit that falls, of a kind that the card shows.</translation>
    </message>
    <message id="hints.about.keep_card">
        <translation>Accurate shot: two cards of the machine’s pile are turned up, and you choose the one that counts.</translation>
    </message>
    <message id="hints.about.ballista_kill">
        <translation>The ballista has hit: you choose which of the Defender’s units on the section it kills.</translation>
    </message>
    <message id="hints.about.strongest">
        <translation>The ballista’s bolt also kills the strongest of your own units there. Several are equally strong, so you choose.</translation>
    </message>
    <message id="hints.about.blood_kill">
        <translation>The catapult with the blood stones has hit: you choose the Defender’s unit that dies with the wall.</translation>
    </message>
    <message id="hints.about.smash"><translation>The section has no component left, so the hit goes further: you choose what it smashes.</translation></message>
    <message id="hints.about.marksmen_losses">
        <translation>Marksmen have hit one of your places: you choose your losses as long as a unit there fits into the strength of the volley.</translation>
    </message>
    <message id="hints.about.cauldron_kill">
        <translation>The cauldron pours and kills a unit of its kind; several can be meant, so you choose.</translation>
    </message>
    <message id="hints.about.poles_kill">
        <translation>The poles have hit and the weakest of your units there falls; several are equally weak, so you choose.</translation>
    </message>
    <message id="hints.about.obey"><translation>Several orders are to be carried out: you choose their sequence.</translation></message>
    <message id="hints.about.detonate">
        <translation>Orcs’ detonation: at least one orc must be blown up here, and you may blow up more. Each takes 1 stone component with it, and all wood goes.</translation>
    </message>
    <message id="hints.about.call">
        <translation>Trolls’ call: one troll takes one step along a path towards this section; you choose which.</translation>
    </message>
    <message id="hints.about.losses">
        <translation>You have lost the comparison of strength here and choose units whose strength covers the difference.</translation>
    </message>
    <message id="hints.about.hospital">
        <translation>Those who fell in the melee lie in the hospital. Some of them return to the courtyard, the others are lost.</translation>
    </message>
    <message id="hints.about.rise">
        <translation>Spectres: the Defender’s lost units join you. You choose the foreground on which each of them rises.</translation>
    </message>
    <message id="hints.about.climb">
        <translation>At the end of the turn, units climb from the siege tower onto the wall while there is room. You choose who goes first.</translation>
    </message>
    <!-- how many moves there are -->
    <message id="hints.places" numerus="yes">
        <translation>
            <numerusform>{n} place</numerusform>
            <numerusform>{n} places</numerusform>
        </translation>
    </message>
    <!-- what is legal, a line for each group; head, things and places are names or lists of names -->
    <message id="hints.group.draft"><translation>The card with {card}.</translation></message>
    <message id="hints.group.flip"><translation>Cards that can be flipped: {things}.</translation></message>
    <message id="hints.group.gain"><translation>One unit can be sent for resources: {things}.</translation></message>
    <message id="hints.group.give"><translation>Your partner can be given: {things}.</translation></message>
    <message id="hints.group.buy"><translation>{head} for {price}: {places}.</translation></message>
    <message id="hints.group.buy.ram"><translation>{head} for {price}.</translation></message>
    <message id="hints.group.accurate_shot"><translation>Accurate shot: {price}.</translation></message>
    <message id="hints.group.transfer"><translation>{head} can be moved from {things} to {places}.</translation></message>
    <message id="hints.group.escape"><translation>A goblin can return from the discard: {places}.</translation></message>
    <message id="hints.group.dispatch"><translation>A dispatch can begin: {things}.</translation></message>
    <message id="hints.group.march"><translation>{head}: {things} → {places}.</translation></message>
    <message id="hints.group.rope"><translation>Ropes on {head}: {things} → {places}.</translation></message>
    <message id="hints.group.influence"><translation>The altar on {head} can help: {places}.</translation></message>
    <message id="hints.group.command"><translation>The order “{head}”: {places}.</translation></message>
    <message id="hints.group.stone"><translation>The stone component of this turn: {places}.</translation></message>
    <message id="hints.group.walk"><translation>{head} can move from: {things}.</translation></message>
    <message id="hints.group.walk_hero"><translation>{head} can go to: {places}.</translation></message>
    <message id="hints.group.swap" numerus="yes">
        <translation>
            <numerusform>{n} pair of neighbours can change places.</numerusform>
            <numerusform>{n} pairs of neighbours can change places.</numerusform>
        </translation>
    </message>
    <message id="hints.group.pay"><translation>{head}, 1 hourglass towards: {things}.</translation></message>
    <message id="hints.group.pay_barricades"><translation>{head}, 1 hourglass of the barricades towards: {things}.</translation></message>
    <message id="hints.group.finish"><translation>{head}: {places}.</translation></message>
    <message id="hints.group.speech" numerus="yes">
        <translation>
            <numerusform>The Officer can speak for {n} hourglass.</numerusform>
            <numerusform>The Officer can speak for 1 to {n} hourglasses.</numerusform>
        </translation>
    </message>
    <message id="hints.group.excursion"><translation>The Warrior can kill {unit_a}: {places}.</translation></message>
    <message id="hints.group.deed"><translation>The dishonourable deed “{head}”.</translation></message>
    <message id="hints.group.haste"><translation>Haste can free: {things}.</translation></message>
    <message id="hints.group.aim"><translation>{head} can be aimed at: {places}.</translation></message>
    <message id="hints.group.shoot"><translation>From {head}, shots at: {places}.</translation></message>
    <message id="hints.group.keep.hit"><translation>The hit can be kept.</translation></message>
    <message id="hints.group.keep.miss"><translation>The miss can be kept.</translation></message>
    <message id="hints.group.smash"><translation>Can be smashed: what stands on {places}.</translation></message>
    <message id="hints.group.remove"><translation>{unit_a}: {places}.</translation></message>
    <message id="hints.group.obey"><translation>Orders waiting on: {places}.</translation></message>
    <message id="hints.group.detonate"><translation>An orc can be blown up: {places}.</translation></message>
    <message id="hints.group.call"><translation>The troll on {head} can step to: {places}.</translation></message>
    <message id="hints.group.heal"><translation>Can return to the courtyard: {things}.</translation></message>
    <message id="hints.group.rise"><translation>{unit_a} can rise on: {places}.</translation></message>
    <message id="hints.group.climb"><translation>Onto {head}: {things}.</translation></message>
    <!-- what cannot be done, and why -->
    <message id="hints.blocked.used"><translation>{action}: used this turn already.</translation></message>
    <message id="hints.blocked.units"><translation>{action} costs {price}; what is left of this turn’s draw cannot pay that.</translation></message>
    <message id="hints.blocked.nowhere"><translation>{action}: there is no place for it, or nothing it could act on.</translation></message>
    <message id="hints.blocked.rule"><translation>{action}: {why}</translation></message>
    <!-- what usually matters: before and in the Invader's phases -->
    <message id="hints.advice.draft_ram">
        <translation>The battering ram is what opens the barbican: without it no game is won there, with it a third way in has to be watched.</translation>
    </message>
    <message id="hints.advice.draft_together">
        <translation>The cards of the phases work together: artillerymen need throwing machines, a quartermaster needs many units, rituals need goblins.</translation>
    </message>
    <message id="hints.advice.draft_price">
        <translation>Every unit paid gives the Defender an hourglass. A card with dear actions is used rarely, one with cheap actions nearly every turn.</translation>
    </message>
    <message id="hints.advice.draft_special"><translation>All cards of a phase have the same special side.</translation></message>
    <message id="hints.advice.few_turns_left" numerus="yes">
        <translation>
            <numerusform>This is the last turn: what does not help this assault comes too late.</numerusform>
            <numerusform>{n} turns are left, this one included; what pays off slowly may come too late.</numerusform>
        </translation>
    </message>
    <message id="hints.advice.flip_forever">
        <translation>Not flipped yet: {things}. What lies built stays and goes on working after a flip; only the normal actions are gone.</translation>
    </message>
    <message id="hints.advice.flip_early"><translation>Early in the game the normal actions still have many turns to pay off.</translation></message>
    <message id="hints.advice.supplies_rich"><translation>You have many resources already; more may lie idle.</translation></message>
    <message id="hints.advice.supplies_hourglasses">
        <translation>A unit sent for resources counts as paid: it gives the Defender 1 hourglass and ends up in the discard.</translation>
    </message>
    <message id="hints.advice.supplies_plan">
        <translation>Before you send somebody, reckon what you want to buy in the next two phases: machines and equipment are all that resources pay for.</translation>
    </message>
    <message id="hints.advice.supplies_cubes">
        <translation>The strongest unit brings most resources, but it is also the one that fights best.</translation>
    </message>
    <message id="hints.advice.too_poor">
        <translation>Your resources do not reach for anything on this card; what you save is there next turn.</translation>
    </message>
    <message id="hints.advice.machines_early">
        <translation>A throwing machine fires in every assault from now on, so one built early fires most often.</translation>
    </message>
    <message id="hints.advice.machines_odds">
        <translation>A machine’s pile gets better by itself: a miss leaves it, a hit is shuffled back in.</translation>
    </message>
    <message id="hints.advice.units_give_hourglasses">
        <translation>Every unit paid is an hourglass for the Defender. One strong unit gives him one, two weak ones give him two.</translation>
    </message>
    <message id="hints.advice.falls_now">
        <translation>As everything lies now, this would be breached: {places}. The Defender sees it, too.</translation>
    </message>
    <message id="hints.advice.near_breach"><translation>Little is lacking for a breach: {places}.</translation></message>
    <message id="hints.advice.equipment_stays">
        <translation>Equipment is never destroyed and works in every assault; but two different kinds at most lie on a section.</translation>
    </message>
    <message id="hints.advice.equipment_strength">
        <translation>A ladder makes room for more units, a banner adds strength at once; sap and ropes bring units where no path leads quickly.</translation>
    </message>
    <message id="hints.advice.training_artillery">
        <translation>Throwing machines stand on: {places}. Every artilleryman makes the odds of one pile better for the rest of the game.</translation>
    </message>
    <message id="hints.advice.training_crowded">
        <translation>Nearly full: {places}. Units that find no room stay behind in the foreground.</translation>
    </message>
    <message id="hints.advice.training_place">
        <translation>A tile helps its own rampart only; look which wall sections that rampart leads to.</translation>
    </message>
    <message id="hints.advice.rituals_no_goblins"><translation>Rituals are paid in goblins of this turn’s draw, and you have none left.</translation></message>
    <message id="hints.advice.rituals_this_turn">
        <translation>A ritual lasts until the end of the turn. Worth most is what takes from the Defender what he was about to do.</translation>
    </message>
    <message id="hints.advice.rituals_blood" numerus="yes">
        <translation>
            <numerusform>{n} more goblin sacrificed is the deed of the blood rituals.</numerusform>
            <numerusform>{n} more goblins sacrificed are the deed of the blood rituals.</numerusform>
        </translation>
    </message>
    <message id="hints.advice.camp_gift">
        <translation>{units} are not dispatched yet; if they stay in the camp, the Defender gets {hourglasses} for it.</translation>
    </message>
    <message id="hints.advice.camp_free"><translation>Up to {units} may stay in the camp for nothing.</translation></message>
    <message id="hints.advice.orders_open">
        <translation>An open order costs nothing, but the Defender can act on it. A classified one costs an hourglass, and he must guess.</translation>
    </message>
    <message id="hints.advice.dispatch_price">
        <translation>A dispatch gives the Defender hourglasses however many units march, so one with few marchers is dear.</translation>
    </message>
    <message id="hints.advice.dispatch_stay">
        <translation>Nobody leaves a wall again, except by ropes. Many units at one section break through; many sections at once stretch the defence.</translation>
    </message>
    <message id="hints.advice.traps_on_paths">
        <translation>Traps lie on: {places}. A goblin trap kills all goblins that pass, a troll trap one troll in each dispatch.</translation>
    </message>
    <message id="hints.advice.walls_full"><translation>Your units stand there, but nobody can follow now: {places}.</translation></message>
    <message id="hints.advice.step_a_room"><translation>Whoever leaves a rampart now makes room for the next step.</translation></message>
    <message id="hints.advice.nobody_returns">
        <translation>A wall section has few places: strong units in them break through sooner than many weak ones.</translation>
    </message>
    <message id="hints.advice.step_b_next">
        <translation>A unit on a rampart reaches the wall sections of that rampart only in a later dispatch; choose the rampart by where it is to fight.</translation>
    </message>
    <message id="hints.advice.step_b_strong"><translation>Ramparts are in range of marksmen and cannons; a crowd there invites them.</translation></message>
    <message id="hints.advice.step_c_far">
        <translation>The way from the camp to a wall takes three steps: foreground, rampart, wall. Siege tower and sap are the short cuts.</translation>
    </message>
    <message id="hints.advice.step_c_tower"><translation>A siege tower is filled from the camp only.</translation></message>
    <!-- what usually matters: the Defender's pause -->
    <message id="hints.advice.falls_for_defender"><translation>As everything lies now, this would fall in the assault: {places}.</translation></message>
    <message id="hints.advice.near_for_defender"><translation>This holds for now, but little more would break it: {places}.</translation></message>
    <message id="hints.advice.stone_to_place" numerus="yes">
        <translation>
            <numerusform>{n} stone component is still to be placed, for nothing.</numerusform>
            <numerusform>{n} stone components are still to be placed, for nothing.</numerusform>
        </translation>
    </message>
    <message id="hints.advice.nobody_there">
        <translation>The Invader stands there and none of yours does: {places}. Components and cauldrons alone rarely hold for long.</translation>
    </message>
    <message id="hints.advice.last_pause">
        <translation>This is the last pause before the assault: the Invader moves no more unit before it.</translation>
    </message>
    <message id="hints.advice.begun_actions">
        <translation>Hourglasses lie already on: {things}. They stay there until the cost is reached, in this turn or a later one.</translation>
    </message>
    <message id="hints.advice.dearer_buildings">
        <translation>Actions cost more in: {places}. A fire goes out at the end of the turn, a saboteur stays until he is tracked down.</translation>
    </message>
    <message id="hints.advice.idle_heroes"><translation>In the courtyard, where heroes add nothing to a wall’s strength: {things}.</translation></message>
    <message id="hints.advice.deeds_cost_glory">
        <translation>A dishonourable deed gives up its glory point, and only one is possible each turn: {things}.</translation>
    </message>
    <message id="hints.advice.spend_all"><translation>All hourglasses must be spent; a part payment on a dear action is never lost.</translation></message>
    <message id="hints.advice.spend_moves">
        <translation>A move costs 1 hourglass and can be repeated; an action can be taken once in a turn.</translation>
    </message>
    <message id="hints.advice.finish_now"><translation>What is paid cannot be saved up: it takes effect now.</translation></message>
    <message id="hints.advice.finish_stays"><translation>What is built stays, so look at the turns to come as well as at this assault.</translation></message>
    <!-- what usually matters: the assault -->
    <message id="hints.advice.targets_first">
        <translation>All targets are named before the first card is turned; a shot whose target is gone by then is wasted.</translation>
    </message>
    <message id="hints.advice.targets_near"><translation>Where the clash may go either way: {places}.</translation></message>
    <message id="hints.advice.cannon_odds"><translation>Most hit cards show goblins, fewer show orcs, and only one shows a troll.</translation></message>
    <message id="hints.advice.cannon_crowds"><translation>Where several kinds of units stand, more of the cards hit.</translation></message>
    <message id="hints.advice.ballista_own">
        <translation>Your own units stand there, and a ballista that hits kills the strongest of them, too: {places}.</translation>
    </message>
    <message id="hints.advice.catapult_bare">
        <translation>Without any component: {places}. A catapult can only smash there what else stands in reach.</translation>
    </message>
    <message id="hints.advice.machine_misses">
        <translation>A miss is no loss for good: the card leaves the pile, and the next shot has better odds.</translation>
    </message>
    <message id="hints.advice.marksmen_covered">
        <translation>A cover protects from marksmen, and a trench master doubles the strength they need: {places}.</translation>
    </message>
    <message id="hints.advice.marksmen_together">
        <translation>One marksman kills a goblin; an orc takes two at the same target, a troll three.</translation>
    </message>
    <message id="hints.advice.marksmen_hold">
        <translation>Shooting costs nothing: whoever does not fight in the melee loses nothing by it.</translation>
    </message>
    <message id="hints.advice.goblins_one">
        <translation>One goblin is enough for one marksman; more goblins than marksmen at a place are wasted.</translation>
    </message>
    <message id="hints.advice.poles_weakest"><translation>Poles take the weakest unit of a section, if the card shows its kind.</translation></message>
    <message id="hints.advice.strong_first"><translation>The stronger the unit that falls, the more strength is missing afterwards.</translation></message>
    <message id="hints.advice.keep_pile"><translation>A miss that you keep leaves the pile; a hit is shuffled back in.</translation></message>
    <message id="hints.advice.keep_other"><translation>The other card goes back into the pile either way.</translation></message>
    <message id="hints.advice.strongest_order">
        <translation>Equal strength is not equal use: look who of them an order of this turn needs.</translation>
    </message>
    <message id="hints.advice.strongest_orders"><translation>Units in the siege tower count as being on the section.</translation></message>
    <message id="hints.advice.smash_cauldron">
        <translation>A cauldron pours in every assault; without it the section kills nobody before the clash.</translation>
    </message>
    <message id="hints.advice.smash_tower"><translation>A cannon or poles strike at several places, in every assault to come.</translation></message>
    <message id="hints.advice.volley_fit"><translation>You are done when no unit left there fits into what remains of the strength.</translation></message>
    <message id="hints.advice.volley_order">
        <translation>One strong unit can cover as much as several weak ones: choose who is to climb the wall later.</translation>
    </message>
    <message id="hints.advice.cauldron_equal"><translation>Those who can fall here are equally strong; what differs is where they stand.</translation></message>
    <message id="hints.advice.cauldron_orders">
        <translation>A unit in the siege tower leaves a place there that only the camp can fill; one on the wall makes room to climb.</translation>
    </message>
    <message id="hints.advice.obey_order">
        <translation>An order that can be obeyed must be; the sequence matters where one changes what another finds.</translation>
    </message>
    <message id="hints.advice.obey_fury">
        <translation>A troll that arrives by a call fights at once; components blown up count no more in the clash.</translation>
    </message>
    <message id="hints.advice.detonate_price"><translation>A blown-up orc takes 1 stone component along, but no longer fights here.</translation></message>
    <message id="hints.advice.detonate_enough">
        <translation>A component counts 1 for the Defender, an orc 2 for you; what stays gone is the stone.</translation>
    </message>
    <message id="hints.advice.call_traps"><translation>Traps strike on this step, too.</translation></message>
    <message id="hints.advice.call_room">
        <translation>A troll that comes onto the wall fights in this assault; one that comes onto a rampart is nearer next time.</translation>
    </message>
    <message id="hints.advice.losses_no_choice"><translation>There is only one way to choose.</translation></message>
    <message id="hints.advice.losses_defender"><translation>Your losses go to the hospital first, and some of them return this turn.</translation></message>
    <message id="hints.advice.losses_invader">
        <translation>Your losses are gone for good. Look who is needed here next turn, and who holds a place that others could take.</translation>
    </message>
    <message id="hints.advice.losses_exact">
        <translation>Nobody may be lost beyond what is needed: if the others already cover the difference, one unit stays.</translation>
    </message>
    <message id="hints.advice.losses_trolls"><translation>One troll can cover as much as three goblins.</translation></message>
    <message id="hints.advice.hospital_spectres">
        <translation>Spectres lie in the hospital: whoever is not brought back may join the Invader.</translation>
    </message>
    <message id="hints.advice.hospital_strong">
        <translation>Marksmen shoot from afar, veterans count 3 in a melee: what will the next turn need?</translation>
    </message>
    <message id="hints.advice.hospital_courtyard"><translation>From the courtyard it is one move to a wall, a tower or the barracks.</translation></message>
    <message id="hints.advice.rise_side"><translation>What rises on a foreground stays on that side for good.</translation></message>
    <message id="hints.advice.rise_room"><translation>Room on the foreground is limited, and the next dispatch needs it, too.</translation></message>
    <message id="hints.advice.climb_strong"><translation>Nobody leaves the wall again: whoever climbs fights there in the next assault.</translation></message>
    <message id="hints.advice.climb_room">
        <translation>The places that become free in the tower are filled from the camp in the next dispatch.</translation>
    </message>
</context>
</TS>
