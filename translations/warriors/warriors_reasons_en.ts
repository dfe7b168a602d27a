<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why a move is refused: one sentence with its figures. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- who and when -->
    <message id="warriors.reason.not_asked"><translation>It is for {seat} to decide now: {what}.</translation></message>
    <message id="warriors.reason.game_over"><translation>The game is over.</translation></message>
    <message id="warriors.reason.not_there"><translation>There is nothing like that on the table: {place}.</translation></message>
    <!-- preparation -->
    <message id="warriors.reason.keep_count"><translation>You keep exactly {limit_cards}, not {count}.</translation></message>
    <message id="warriors.reason.not_in_hand"><translation>There is no such card in your hand: {card}.</translation></message>
    <message id="warriors.reason.already_final"><translation>What you keep is settled for this round.</translation></message>
    <message id="warriors.reason.wizard_on_dragon"><translation>A wizard cannot protect a dragon.</translation></message>
    <message id="warriors.reason.wizard_not_own"><translation>A wizard protects a faction of its owner; this is not yours: {place}.</translation></message>
    <message id="warriors.reason.wizard_not_own.nowhere"><translation>A wizard protects a faction of its owner.</translation></message>
    <message id="warriors.reason.wizard_empty_faction"><translation>You have no card of this faction: {place}.</translation></message>
    <message id="warriors.reason.wizard_fixed"><translation>A wizard stays where it was laid: {place}.</translation></message>
    <message id="warriors.reason.flames_left"><translation>All flames must be assigned: {count} of {limit} lie on your dragons.</translation></message>
    <message id="warriors.reason.flame_fixed"><translation>A flame stays with its dragon.</translation></message>
    <message id="warriors.reason.flame_not_own"><translation>Flames go to a dragon of yours; this is not one: {place}.</translation></message>
    <message id="warriors.reason.flame_not_own.nowhere"><translation>Flames go to a dragon of yours.</translation></message>
    <!-- battles -->
    <message id="warriors.reason.must_attack"><translation>Whoever can attack must: {place} can attack {target}.</translation></message>
    <message id="warriors.reason.side_not_own"><translation>Only factions and dragons of yours can attack for you, not {place}.</translation></message>
    <message id="warriors.reason.own_faction_protected" numerus="yes">
        <translation>
            <numerusform>This faction cannot attack under {n} wizard: {place}.</numerusform>
            <numerusform>This faction cannot attack under {n} wizards: {place}.</numerusform>
        </translation>
    </message>
    <message id="warriors.reason.target_protected" numerus="yes">
        <translation>
            <numerusform>This target lies under {n} wizard: {target}.</numerusform>
            <numerusform>This target lies under {n} wizards: {target}.</numerusform>
        </translation>
    </message>
    <message id="warriors.reason.no_shield"><translation>There is no shield in this faction or on the battle card: {place}.</translation></message>
    <message id="warriors.reason.wrong_people"><translation>{people_the} cannot be attacked by this faction, only {same_the} and {enemy_the}.</translation></message>
    <message id="warriors.reason.own_target"><translation>Targets belong to other players: {target}.</translation></message>
    <message id="warriors.reason.faction_fixed"><translation>With this battle card only one side attacks: {place}.</translation></message>
    <message id="warriors.reason.target_fixed"><translation>The target of this battle stays the same: {target}.</translation></message>
    <message id="warriors.reason.dragon_needs_draconic"><translation>A dragon attacks only with a draconic battle, not with {card_the}.</translation></message>
    <message id="warriors.reason.draconic_needs_dragon"><translation>Only a dragon fights with {card_the}.</translation></message>
    <message id="warriors.reason.one_dragon"><translation>Only one dragon at a time fights with {card_the}.</translation></message>
    <message id="warriors.reason.band_size"><translation>The band has exactly {limit_infantry}, not {count}; you have {have}.</translation></message>
    <message id="warriors.reason.band_too_few"><translation>You do not have {count} infantry cards of this people ({people}), but {have}.</translation></message>
    <message id="warriors.reason.band_infantry_only"><translation>Only infantry joins a band, not {card_a}.</translation></message>
    <message id="warriors.reason.band_no_dragon"><translation>A dragon never joins a band.</translation></message>
    <message id="warriors.reason.kind_fixed"><translation>It is settled what this mixed battle is fought as.</translation></message>
    <message id="warriors.reason.kind_no_attack"><translation>As a {kind} this card allows no attack.</translation></message>
    <message id="warriors.reason.all_dice"><translation>All dice are thrown, here {limit_dice}.</translation></message>
    <message id="warriors.reason.first_attack_due"><translation>The first attack of a battle must be made.</translation></message>
    <message id="warriors.reason.target_gone"><translation>The target is gone: {target}.</translation></message>
    <message id="warriors.reason.side_gone"><translation>Nobody of the attacking side is left: {place}.</translation></message>
    <!-- charge -->
    <message id="warriors.reason.charge_mercenary"><translation>A band never charges.</translation></message>
    <message id="warriors.reason.charge_dragon"><translation>A dragon never charges.</translation></message>
    <message id="warriors.reason.charge_no_horse"><translation>A charge needs a horse head in the faction or on the battle card: {place}.</translation></message>
    <message id="warriors.reason.camp_last_horse"><translation>The last cavalry card cannot camp unless the battle card shows a horse head.</translation></message>
    <message id="warriors.reason.camp_no_shield"><translation>No shield would be left to attack with: {place}.</translation></message>
    <message id="warriors.reason.camp_nobody_left"><translation>Nobody would be left face up to charge: {place}.</translation></message>
    <message id="warriors.reason.camp_not_a_warrior"><translation>Only warriors of the faction camp, not {card_a}.</translation></message>
    <message id="warriors.reason.camp_not_there"><translation>There is no such card in the faction to camp: {card}.</translation></message>
    <message id="warriors.reason.camp_already"><translation>All cards of this type camp already: {card}.</translation></message>
    <message id="warriors.reason.charge_same_target"><translation>A charge goes to another target than the one just left: {target}.</translation></message>
    <!-- catapults -->
    <message id="warriors.reason.no_window"><translation>No catapult can be fired at this moment: {what}.</translation></message>
    <message id="warriors.reason.no_catapult"><translation>You have no catapult.</translation></message>
    <message id="warriors.reason.not_your_turn_in_window"><translation>{seat} may fire before you.</translation></message>
    <message id="warriors.reason.last_window"><translation>Nothing comes after this moment to rest for.</translation></message>
    <message id="warriors.reason.target_catapult"><translation>A catapult cannot be hit by a catapult.</translation></message>
    <message id="warriors.reason.target_battle"><translation>A battle card cannot be hit by a catapult.</translation></message>
    <message id="warriors.reason.target_flame"><translation>A flame cannot be hit by a catapult.</translation></message>
    <message id="warriors.reason.target_camping"><translation>Cards that camp are out of play: {card}.</translation></message>
    <message id="warriors.reason.target_pile"><translation>A card of a victory pile cannot be hit.</translation></message>
    <message id="warriors.reason.target_own"><translation>Nobody fires at cards of their own: {card}.</translation></message>
    <!-- losses -->
    <message id="warriors.reason.loss_other_faction"><translation>Only the side that fought loses a card: {place}.</translation></message>
    <message id="warriors.reason.loss_event_or_battle"><translation>Only warriors are given to the winner.</translation></message>
    <message id="warriors.reason.loss_camping"><translation>A card that camps cannot be given: {card}.</translation></message>
    <message id="warriors.reason.loss_not_there"><translation>There is no such card to give: {card}.</translation></message>
    <message id="warriors.reason.no_flame"><translation>No flame lies on this dragon: {place}.</translation></message>
</context>
</TS>
