<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The log: what happened, a line each. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- preparation -->
    <message id="warriors.event.game_began"><translation>{dealer} deals.</translation></message>
    <message id="warriors.event.round_began"><translation>Round {round} begins.</translation></message>
    <message id="warriors.event.pile_shuffled" numerus="yes">
        <translation>
            <numerusform>The discard pile is shuffled back in: {n} card in the draw pile.</numerusform>
            <numerusform>The discard pile is shuffled back in: {n} cards in the draw pile.</numerusform>
        </translation>
    </message>
    <message id="warriors.event.hand_dealt"><translation>{seat} is dealt {cards}.</translation></message>
    <message id="warriors.event.battle_put_aside"><translation>{seat} sets {card_the} aside and draws another card.</translation></message>
    <message id="warriors.event.head_start" numerus="yes">
        <translation>
            <numerusform>Handicap: {seat} is dealt {n} extra card.</numerusform>
            <numerusform>Handicap: {seat} is dealt {n} extra cards.</numerusform>
        </translation>
    </message>
    <message id="warriors.event.hand_chosen"><translation>{seat} keeps {cards}.</translation></message>
    <message id="warriors.event.cards_shown"><translation>{seat} shows {cards}.</translation></message>
    <message id="warriors.event.wizard_placed"><translation>{seat} places a wizard on {faction_own}.</translation></message>
    <message id="warriors.event.wizard_placed.alone"><translation>{seat} places a wizard on {faction_own}, the only faction available.</translation></message>
    <message id="warriors.event.wizard_without_faction"><translation>{seat} has no faction: the wizard is discarded.</translation></message>
    <message id="warriors.event.flames_assigned" numerus="yes">
        <translation>
            <numerusform>{seat} places {n} flame on {dragon_plain}.</numerusform>
            <numerusform>{seat} places {n} flames on {dragon_plain}.</numerusform>
        </translation>
    </message>
    <message id="warriors.event.flames_assigned.alone" numerus="yes">
        <translation>
            <numerusform>{seat} has only one dragon: {n} flame goes to {dragon_the}.</numerusform>
            <numerusform>{seat} has only one dragon: {n} flames go to {dragon_the}.</numerusform>
        </translation>
    </message>
    <!-- battles -->
    <message id="warriors.event.card_taken_up"><translation>{seat} begins {card_the}.</translation></message>
    <message id="warriors.event.kind_declared"><translation>{seat} plays {card_the} as a {kind}.</translation></message>
    <message id="warriors.event.kind_declared.alone"><translation>{card_the} can only be played as a {kind}.</translation></message>
    <message id="warriors.event.card_unused"><translation>{seat} can’t attack: {card_the} is discarded.</translation></message>
    <message id="warriors.event.band_formed"><translation>{seat} forms a band: {members}.</translation></message>
    <message id="warriors.event.attack_declared.first"><translation>{seat} attacks: {side_people} against {target}.</translation></message>
    <message id="warriors.event.attack_declared"><translation>{seat} attacks {target} again.</translation></message>
    <message id="warriors.event.charged"><translation>{seat} charges {target}; {camp_a} camps ({side_people}).</translation></message>
    <message id="warriors.event.attack_void"><translation>The target is gone: {target}.</translation></message>
    <message id="warriors.event.dice_thrown"><translation>{seat} rolls {red}, {defender} rolls {black}.</translation></message>
    <message id="warriors.event.bows_counted"><translation>Bows: {red} against {black}. {better} adds 1 to the highest die.</translation></message>
    <message id="warriors.event.bows_counted.equal"><translation>Bows: {red} against {black}. No bonus.</translation></message>
    <message id="warriors.event.compared.1"><translation>Highest dice: {red} against {black}, {winner} wins.</translation></message>
    <message id="warriors.event.compared.2"><translation>Second dice: {red} against {black}, {winner} wins.</translation></message>
    <message id="warriors.event.card_lost.battle"><translation>{seat} loses {card_a} to {winner}’s victory pile.</translation></message>
    <message id="warriors.event.card_lost.shot"><translation>{seat} loses {card_a} to the shot; it goes to {winner}’s victory pile.</translation></message>
    <message id="warriors.event.nothing_to_lose"><translation>{seat} has nothing left to lose.</translation></message>
    <message id="warriors.event.flame_spent"><translation>{seat} discards a flame to save {dragon_the}.</translation></message>
    <message id="warriors.event.flames_discarded" numerus="yes">
        <translation>
            <numerusform>{n} flame from {dragon_plain} is discarded.</numerusform>
            <numerusform>{n} flames from {dragon_plain} are discarded.</numerusform>
        </translation>
    </message>
    <message id="warriors.event.wizards_discarded" numerus="yes">
        <translation>
            <numerusform>{n} wizard without a faction is discarded ({seat}).</numerusform>
            <numerusform>{n} wizards without a faction are discarded ({seat}).</numerusform>
        </translation>
    </message>
    <message id="warriors.event.campers_returned" numerus="yes">
        <translation>
            <numerusform>{seat} turns {n} camping card face up again.</numerusform>
            <numerusform>{seat} turns {n} camping cards face up again.</numerusform>
        </translation>
    </message>
    <message id="warriors.event.band_returned"><translation>The band disbands: {members}.</translation></message>
    <message id="warriors.event.card_done.ended"><translation>{seat} ends {card_the}.</translation></message>
    <message id="warriors.event.card_done.side_gone"><translation>{card_the} is over: the attacking side has no cards left.</translation></message>
    <message id="warriors.event.card_done.no_shield"><translation>{card_the} is over: the attacking side has no shield left.</translation></message>
    <message id="warriors.event.card_done.no_target"><translation>{card_the} is over: there is nothing left to attack.</translation></message>
    <!-- catapults -->
    <message id="warriors.event.shot.hit"><translation>{seat} fires a catapult at {target} and rolls {die}: a hit.</translation></message>
    <message id="warriors.event.shot.miss"><translation>{seat} fires a catapult at {target} and rolls {die}: a miss.</translation></message>
    <message id="warriors.event.wizard_killed"><translation>{seat} loses a wizard ({faction_people}) and discards it.</translation></message>
    <message id="warriors.event.rested.window"><translation>{seat} does not fire.</translation></message>
    <message id="warriors.event.rested.card"><translation>{seat} holds fire for the rest of this battle card.</translation></message>
    <message id="warriors.event.rested.round"><translation>{seat} holds fire for the rest of this round.</translation></message>
    <!-- end of a round and of the game -->
    <message id="warriors.event.cleaned_up"><translation>{seat} discards {catapults_count} and {wizards_count}.</translation></message>
    <message id="warriors.event.round_ended"><translation>Round {round} is over.</translation></message>
    <message id="warriors.event.pile_scored" numerus="yes">
        <translation>
            <numerusform>{seat}: {n} card in the victory pile, {points_count}.</numerusform>
            <numerusform>{seat}: {n} cards in the victory pile, {points_count}.</numerusform>
        </translation>
    </message>
    <message id="warriors.event.bonus_scored"><translation>{seat} has the largest faction: {people}, {points_count}.</translation></message>
    <message id="warriors.event.bonus_scored.dragon"><translation>{seat} has the most dragons: {points_count}.</translation></message>
    <message id="warriors.event.game_ended.points"><translation>{winners} wins.</translation></message>
    <message id="warriors.event.game_ended.pile"><translation>{winners} wins the tie-break with the larger victory pile.</translation></message>
    <message id="warriors.event.game_ended.shared"><translation>{winners} share the victory.</translation></message>
    <!-- what is counted -->
    <message id="warriors.count.points" numerus="yes">
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message id="warriors.count.catapults" numerus="yes">
        <translation>
            <numerusform>{n} catapult</numerusform>
            <numerusform>{n} catapults</numerusform>
        </translation>
    </message>
    <message id="warriors.count.wizards" numerus="yes">
        <translation>
            <numerusform>{n} wizard</numerusform>
            <numerusform>{n} wizards</numerusform>
        </translation>
    </message>
    <message id="warriors.count.cards" numerus="yes">
        <translation>
            <numerusform>{n} card</numerusform>
            <numerusform>{n} cards</numerusform>
        </translation>
    </message>
    <message id="warriors.count.dice" numerus="yes">
        <translation>
            <numerusform>{n} die</numerusform>
            <numerusform>{n} dice</numerusform>
        </translation>
    </message>
    <message id="warriors.count.infantry" numerus="yes">
        <translation>
            <numerusform>{n} infantry card</numerusform>
            <numerusform>{n} infantry cards</numerusform>
        </translation>
    </message>
    <message id="warriors.count.flames" numerus="yes">
        <translation>
            <numerusform>{n} flame</numerusform>
            <numerusform>{n} flames</numerusform>
        </translation>
    </message>
</context>
</TS>
