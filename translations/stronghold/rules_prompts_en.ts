<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the prompt line says: who decides, and one sentence for every member of decisions.Kind. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="prompt.who"><translation>{who}: {what}</translation></message>
    <!-- the Invader's turn -->
    <message id="decision.draft"><translation>choose the card to keep for the phase “{phase_title}”.</translation></message>
    <message id="decision.flip">
        <translation>flip phase cards to their special side if you wish, then begin the turn.</translation>
    </message>
    <message id="decision.phase.supplies"><translation>trade a unit for resources if you wish, then end the phase.</translation></message>
    <message id="decision.phase.machines"><translation>build machines, then end the phase.</translation></message>
    <message id="decision.phase.equipment"><translation>equip wall sections and paths, then end the phase.</translation></message>
    <message id="decision.phase.training"><translation>train your troops, then end the phase.</translation></message>
    <message id="decision.phase.rituals"><translation>perform rituals by sacrificing goblins, then end the phase.</translation></message>
    <message id="decision.phase.dispatch">
        <translation>dispatch your troops and give your orders, then end the phase.</translation>
    </message>
    <message id="decision.dispatch.a"><translation>move up to {count_units} from each rampart, then end this step.</translation></message>
    <message id="decision.dispatch.b">
        <translation>move up to {count_units} from each foreground, then end this step.</translation>
    </message>
    <message id="decision.dispatch.c">
        <translation>send up to {count_units} from the camp to each side and to the barbican, then end the dispatch.</translation>
    </message>
    <message id="decision.dispatch.c.side">
        <translation>send up to {count_units} from the camp to your side and to the barbican, then end the dispatch.</translation>
    </message>
    <!-- the Defender -->
    <message id="decision.spend" numerus="yes">
        <translation>
            <numerusform>spend your last hourglass on a move or an action.</numerusform>
            <numerusform>spend your {n} hourglasses on moves and actions.</numerusform>
        </translation>
    </message>
    <message id="decision.spend.none"><translation>place your free stone, then end your pause.</translation></message>
    <!-- what is left to do -->
    <message id="prompt.left.nothing"><translation>nothing left to do here – click “{button}”.</translation></message>
    <message id="prompt.left.stone" numerus="yes">
        <translation>
            <numerusform>place your free stone on a wall.</numerusform>
            <numerusform>place your {n} free stones on walls.</numerusform>
        </translation>
    </message>
    <message id="prompt.left.spend" numerus="yes">
        <translation>
            <numerusform>spend your last hourglass, and place your free stone on a wall.</numerusform>
            <numerusform>spend your {n} hourglasses, and place your free stone on a wall.</numerusform>
        </translation>
    </message>
    <message id="prompt.left.march"><translation>dispatch your troops, then end the phase.</translation></message>
    <message id="prompt.left.orders"><translation>give your orders, then end the phase.</translation></message>
    <message id="prompt.left.a"><translation>move troops from your ramparts: {sides} can still go.</translation></message>
    <message id="prompt.left.b"><translation>move troops from your foregrounds: {sides} can still go.</translation></message>
    <message id="prompt.left.c"><translation>send troops from your camp: {sides} can still go.</translation></message>
    <message id="prompt.left.side.west"><translation>{n} in the west</translation></message>
    <message id="prompt.left.side.east"><translation>{n} in the east</translation></message>
    <message id="prompt.left.side.barbican"><translation>{n} at the barbican</translation></message>
    <message id="decision.finish.any"><translation>several actions are fully paid: choose one and where it takes effect.</translation></message>
    <message id="decision.finish"><translation>choose where to use “{action_title}”.</translation></message>
    <!-- the assault -->
    <message id="prompt.named"><translation>all targets chosen – fire!</translation></message>
    <message id="decision.aim_cannons" numerus="yes">
        <translation>
            <numerusform>choose your cannon’s target.</numerusform>
            <numerusform>choose your cannons’ targets ({n} left).</numerusform>
        </translation>
    </message>
    <message id="decision.aim_machines" numerus="yes">
        <translation>
            <numerusform>choose your machine’s target.</numerusform>
            <numerusform>choose your machines’ targets ({n} left).</numerusform>
        </translation>
    </message>
    <message id="decision.fire_marksmen" numerus="yes">
        <translation>
            <numerusform>choose a target for your last marksman, or hold fire.</numerusform>
            <numerusform>choose targets for your marksmen, or hold fire ({n} left).</numerusform>
        </translation>
    </message>
    <message id="decision.fire_goblins" numerus="yes">
        <translation>
            <numerusform>choose a target for your last goblin, or hold fire.</numerusform>
            <numerusform>choose targets for your goblins, or hold fire ({n} left).</numerusform>
        </translation>
    </message>
    <message id="decision.aim_poles" numerus="yes">
        <translation>
            <numerusform>choose the wall section your poles strike.</numerusform>
            <numerusform>choose the wall sections your poles strike ({n} left).</numerusform>
        </translation>
    </message>
    <message id="decision.cannon_kill"><translation>choose the unit your cannon kills {place_at}.</translation></message>
    <message id="decision.keep_card">
        <translation>accurate shot {place_at}: choose the card that counts.</translation>
    </message>
    <message id="decision.ballista_kill"><translation>choose the Defender unit that the ballista kills {place_at}.</translation></message>
    <message id="decision.strongest"><translation>choose which of your own strongest units the ballista kills {place_at}.</translation></message>
    <message id="decision.blood_kill"><translation>choose the Defender unit that the blood stones kill {place_at}.</translation></message>
    <message id="decision.smash">
        <translation>no components left {place_at}: choose what the catapult destroys instead.</translation>
    </message>
    <message id="decision.marksmen_losses">
        <translation>choose your losses {place_at} (volley strength left: {count}).</translation>
    </message>
    <message id="decision.cauldron_kill"><translation>choose the unit the cauldron kills {place_at}.</translation></message>
    <message id="decision.poles_kill"><translation>choose the unit the poles kill {place_at}.</translation></message>
    <message id="decision.obey" numerus="yes">
        <translation>
            <numerusform>choose the wall section whose order is carried out.</numerusform>
            <numerusform>choose the next order to carry out ({n} left).</numerusform>
        </translation>
    </message>
    <message id="decision.detonate"><translation>blow up an orc {place_at}; you may blow up more afterwards.</translation></message>
    <message id="decision.call"><translation>choose the troll that steps towards {place_the}.</translation></message>
    <message id="decision.losses"><translation>choose your losses {place_at} (strength still to cover: {count}).</translation></message>
    <message id="decision.hospital" numerus="yes">
        <translation>
            <numerusform>choose the unit that returns from the hospital.</numerusform>
            <numerusform>choose {n} units that return from the hospital.</numerusform>
        </translation>
    </message>
    <message id="decision.rise"><translation>choose a lost unit and the foreground where it joins you.</translation></message>
    <message id="decision.climb"><translation>choose the unit that climbs onto {place_the}.</translation></message>
</context>
</TS>
