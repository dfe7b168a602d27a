<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why a move is refused: one sentence with its figures. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- who and when -->
    <message id="warriors.reason.not_asked"><translation>It’s {seat}’s turn to decide: {what}.</translation></message>
    <message id="warriors.reason.game_over"><translation>The game is over.</translation></message>
    <message id="warriors.reason.not_there"><translation>That isn’t on the table: {place}.</translation></message>
    <!-- preparation -->
    <message id="warriors.reason.keep_count"><translation>Keep exactly {limit_cards}, not {count}.</translation></message>
    <message id="warriors.reason.not_in_hand"><translation>You don’t have this card in your hand: {card}.</translation></message>
    <message id="warriors.reason.already_final"><translation>Your choice for this round is final.</translation></message>
    <message id="warriors.reason.wizard_on_dragon"><translation>A wizard cannot protect a dragon.</translation></message>
    <message id="warriors.reason.wizard_not_own"><translation>You can place wizards only on your own factions: {place}.</translation></message>
    <message id="warriors.reason.wizard_not_own.nowhere"><translation>You can place wizards only on your own factions.</translation></message>
    <message id="warriors.reason.wizard_empty_faction"><translation>You have no card of this faction: {place}.</translation></message>
    <message id="warriors.reason.wizard_fixed"><translation>A wizard can’t be moved once placed: {place}.</translation></message>
    <message id="warriors.reason.flames_left"><translation>You must place all flames: {count} of {limit} placed so far.</translation></message>
    <message id="warriors.reason.flame_fixed"><translation>A flame can’t be moved once placed.</translation></message>
    <message id="warriors.reason.flame_not_own"><translation>You can place flames only on your own dragons: {place}.</translation></message>
    <message id="warriors.reason.flame_not_own.nowhere"><translation>You can place flames only on your own dragons.</translation></message>
    <!-- battles -->
    <message id="warriors.reason.must_attack"><translation>You must attack if you can: {place} can attack {target}.</translation></message>
    <message id="warriors.reason.side_not_own"><translation>You can attack only with your own factions and dragons, not with {place}.</translation></message>
    <message id="warriors.reason.own_faction_protected" numerus="yes">
        <translation>
            <numerusform>This faction is under {n} wizard and can’t attack: {place}.</numerusform>
            <numerusform>This faction is under {n} wizards and can’t attack: {place}.</numerusform>
        </translation>
    </message>
    <message id="warriors.reason.target_protected" numerus="yes">
        <translation>
            <numerusform>This target is protected by {n} wizard: {target}.</numerusform>
            <numerusform>This target is protected by {n} wizards: {target}.</numerusform>
        </translation>
    </message>
    <message id="warriors.reason.no_shield"><translation>Neither this faction nor the battle card has a shield: {place}.</translation></message>
    <message id="warriors.reason.wrong_people"><translation>This faction can’t attack {people_the}, only {same_the} and {enemy_the}.</translation></message>
    <message id="warriors.reason.own_target"><translation>You can’t target your own cards: {target}.</translation></message>
    <message id="warriors.reason.faction_fixed"><translation>Only one side attacks with this battle card: {place}.</translation></message>
    <message id="warriors.reason.target_fixed"><translation>You can’t change the target of this battle: {target}.</translation></message>
    <message id="warriors.reason.dragon_needs_draconic"><translation>Dragons attack only in draconic battles, not with {card_the}.</translation></message>
    <message id="warriors.reason.draconic_needs_dragon"><translation>Only a dragon can attack with {card_the}.</translation></message>
    <message id="warriors.reason.one_dragon"><translation>Only one dragon can attack with {card_the}.</translation></message>
    <message id="warriors.reason.band_size"><translation>The band needs exactly {limit_infantry}, not {count}; you have {have}.</translation></message>
    <message id="warriors.reason.band_too_few"><translation>Not enough infantry of this people ({people}): you have {have}, not {count}.</translation></message>
    <message id="warriors.reason.band_infantry_only"><translation>Only infantry can join a band, not {card_a}.</translation></message>
    <message id="warriors.reason.band_no_dragon"><translation>A dragon can’t join a band.</translation></message>
    <message id="warriors.reason.kind_fixed"><translation>The type of this mixed battle has already been chosen.</translation></message>
    <message id="warriors.reason.kind_no_attack"><translation>This card can’t attack as a {kind}.</translation></message>
    <message id="warriors.reason.all_dice"><translation>You must roll all your dice: {limit_dice}.</translation></message>
    <message id="warriors.reason.first_attack_due"><translation>The first attack of a battle is mandatory.</translation></message>
    <message id="warriors.reason.target_gone"><translation>The target is gone: {target}.</translation></message>
    <message id="warriors.reason.side_gone"><translation>The attacking side has no cards left: {place}.</translation></message>
    <!-- charge -->
    <message id="warriors.reason.charge_mercenary"><translation>A band can’t charge.</translation></message>
    <message id="warriors.reason.charge_dragon"><translation>A dragon can’t charge.</translation></message>
    <message id="warriors.reason.charge_no_horse"><translation>To charge, you need a horse in the faction or on the battle card: {place}.</translation></message>
    <message id="warriors.reason.camp_last_horse"><translation>The last cavalry card can’t camp unless the battle card shows a horse.</translation></message>
    <message id="warriors.reason.camp_no_shield"><translation>You would have no shield left to attack with: {place}.</translation></message>
    <message id="warriors.reason.camp_nobody_left"><translation>You would have no face-up card left to charge with: {place}.</translation></message>
    <message id="warriors.reason.camp_not_a_warrior"><translation>Only warriors in the faction can camp, not {card_a}.</translation></message>
    <message id="warriors.reason.camp_not_there"><translation>This faction has no such card to camp: {card}.</translation></message>
    <message id="warriors.reason.camp_already"><translation>All cards of this type are already camping: {card}.</translation></message>
    <message id="warriors.reason.charge_same_target"><translation>A charge needs a different target from the last one: {target}.</translation></message>
    <!-- catapults -->
    <message id="warriors.reason.no_window"><translation>You can’t fire a catapult at this point: {what}.</translation></message>
    <message id="warriors.reason.no_catapult"><translation>You have no catapult.</translation></message>
    <message id="warriors.reason.not_your_turn_in_window"><translation>{seat} may fire first.</translation></message>
    <message id="warriors.reason.last_window"><translation>This is the last chance to fire: there is nothing to wait for.</translation></message>
    <message id="warriors.reason.target_catapult"><translation>You can’t shoot at a catapult.</translation></message>
    <message id="warriors.reason.target_battle"><translation>You can’t shoot at a battle card.</translation></message>
    <message id="warriors.reason.target_flame"><translation>You can’t shoot at a flame.</translation></message>
    <message id="warriors.reason.target_camping"><translation>Camping cards are out of play: {card}.</translation></message>
    <message id="warriors.reason.target_pile"><translation>You can’t shoot at a card in a victory pile.</translation></message>
    <message id="warriors.reason.target_own"><translation>You can’t shoot at your own cards: {card}.</translation></message>
    <!-- losses -->
    <message id="warriors.reason.loss_other_faction"><translation>Only the side that fought loses cards: {place}.</translation></message>
    <message id="warriors.reason.loss_event_or_battle"><translation>Only warriors can be lost to the winner.</translation></message>
    <message id="warriors.reason.loss_camping"><translation>A camping card can’t be lost: {card}.</translation></message>
    <message id="warriors.reason.loss_not_there"><translation>You have no such card to lose: {card}.</translation></message>
    <message id="warriors.reason.no_flame"><translation>This dragon has no flame: {place}.</translation></message>
</context>
</TS>
