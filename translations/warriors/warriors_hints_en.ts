<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Hints: what a decision is about, what is possible and what not, and what usually matters. No move is recommended. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- what the decision is about -->
    <message id="warriors.hints.about.keep">
        <translation>Choose which cards of your hand to keep; the others are discarded face down. All players choose at the same time.</translation>
    </message>
    <message id="warriors.hints.about.wizard">
        <translation>You must place each new wizard on one of your factions. That faction can then neither attack nor be attacked.</translation>
    </message>
    <message id="warriors.hints.about.flames">
        <translation>Place a flame on one of your dragons. Each flame lets the dragon survive one lost comparison.</translation>
    </message>
    <message id="warriors.hints.about.kind">
        <translation>A mixed battle is next: choose whether a dragon or a band of mercenaries fights it.</translation>
    </message>
    <message id="warriors.hints.about.attack">
        <translation>Your simple battle is next: choose one of your factions and its target. The target must be of the same people or its sworn enemy, or a dragon.</translation>
    </message>
    <message id="warriors.hints.about.band">
        <translation>Your mercenary battle is next: form a band from the infantry in your factions. You choose its target afterwards.</translation>
    </message>
    <message id="warriors.hints.about.dragon">
        <translation>Your draconic battle is next: choose one of your dragons and its target.</translation>
    </message>
    <message id="warriors.hints.about.target">
        <translation>The band is formed: choose its first target.</translation>
    </message>
    <message id="warriors.hints.about.retarget">
        <translation>A shot removed your target before the dice were rolled: choose another target for the same attackers.</translation>
    </message>
    <message id="warriors.hints.about.loss">
        <translation>You lost a comparison: choose which card goes to the winner’s victory pile.</translation>
    </message>
    <message id="warriors.hints.about.flame">
        <translation>Your dragon lost a comparison: discard one of its flames, or lose the dragon.</translation>
    </message>
    <message id="warriors.hints.about.go_on">
        <translation>The attack is over: attack the same target again, charge another target if possible, or end the battle card.</translation>
    </message>
    <message id="warriors.hints.about.catapult.card">
        <translation>A new battle card is next. You may fire a catapult before its owner declares anything.</translation>
    </message>
    <message id="warriors.hints.about.catapult.aim">
        <translation>An attack has been declared. You may fire a catapult before the dice are rolled.</translation>
    </message>
    <message id="warriors.hints.about.catapult.dice">
        <translation>The dice have been rolled. You may fire a catapult before bows are counted.</translation>
    </message>
    <message id="warriors.hints.about.catapult.after">
        <translation>Losses have been taken. You may fire a catapult before the attacker decides how to continue.</translation>
    </message>
    <message id="warriors.hints.about.catapult.last">
        <translation>No battle cards are left this round. You may fire a catapult before unused cards are discarded.</translation>
    </message>
    <!-- what is legal, a line for each group; head, things and places are names or lists of names -->
    <message id="warriors.hints.many" numerus="yes">
        <translation>
            <numerusform>{n} card or place</numerusform>
            <numerusform>{n} cards or places</numerusform>
        </translation>
    </message>
    <message id="warriors.hints.group.keep" numerus="yes">
        <translation>
            <numerusform>You can keep any one of these cards: {things}.</numerusform>
            <numerusform>You can keep any {n} of these cards: {things}.</numerusform>
        </translation>
    </message>
    <message id="warriors.hints.group.band" numerus="yes">
        <translation>
            <numerusform>A band of {n} from: {things}.</numerusform>
            <numerusform>A band of {n} from: {things}.</numerusform>
        </translation>
    </message>
    <message id="warriors.hints.group.ward"><translation>The wizard can protect: {places}.</translation></message>
    <message id="warriors.hints.group.assign"><translation>The flame can go to: {places}.</translation></message>
    <message id="warriors.hints.group.declare"><translation>You can play this battle as: {things}.</translation></message>
    <message id="warriors.hints.group.attack"><translation>{head} can attack: {places}.</translation></message>
    <message id="warriors.hints.group.attack.dragon"><translation>{head} can attack: {places}.</translation></message>
    <message id="warriors.hints.group.target"><translation>Possible targets: {places}.</translation></message>
    <message id="warriors.hints.group.lose"><translation>You can lose: {things}.</translation></message>
    <message id="warriors.hints.group.flame.spend">
        <translation>You can discard a flame to save the dragon.</translation>
    </message>
    <message id="warriors.hints.group.flame.give">
        <translation>You can lose the dragon along with all its flames.</translation>
    </message>
    <message id="warriors.hints.group.again"><translation>You can attack the same target again.</translation></message>
    <message id="warriors.hints.group.charge"><translation>{head} can camp to charge: {places}.</translation></message>
    <message id="warriors.hints.group.fire.warrior"><translation>You can shoot at warriors: {places}.</translation></message>
    <message id="warriors.hints.group.fire.wizard"><translation>You can shoot at wizards: {places}.</translation></message>
    <message id="warriors.hints.group.fire.dragon"><translation>You can shoot at dragons: {places}.</translation></message>
    <message id="warriors.hints.group.pass.card">
        <translation>You can hold fire until this battle card is over.</translation>
    </message>
    <message id="warriors.hints.group.pass.round"><translation>You can hold fire for the whole round.</translation></message>
    <!-- what cannot be done, and why -->
    <message id="warriors.hints.action.again"><translation>The same target again</translation></message>
    <message id="warriors.hints.action.charge"><translation>A charge</translation></message>
    <message id="warriors.hints.action.catapult"><translation>A shot</translation></message>
    <message id="warriors.hints.blocked.rule"><translation>{action} – {why}</translation></message>
    <message id="warriors.hints.blocked.nobody"><translation>{action}: there is nothing to attack.</translation></message>
    <message id="warriors.hints.blocked.wizard"><translation>{action}: a wizard prevents attacks.</translation></message>
    <!-- what usually matters: keeping and placing -->
    <message id="warriors.hints.advice.keep_no_battle">
        <translation>You have no battle card: this round you can only defend and fire catapults.</translation>
    </message>
    <message id="warriors.hints.advice.keep_draconic">
        <translation>A draconic battle needs a dragon and you have none: the card would be discarded unused.</translation>
    </message>
    <message id="warriors.hints.advice.keep_flames">
        <translation>Without a dragon, flames wait in front of you until you get one.</translation>
    </message>
    <message id="warriors.hints.advice.keep_growing">
        <translation>These would give you the lead, or a share of it: {things}. The largest faction gets the bonus at the end.</translation>
    </message>
    <message id="warriors.hints.advice.keep_last_round">
        <translation>This is the last round: bonuses depend on the cards you show now, minus your losses in battle.</translation>
    </message>
    <message id="warriors.hints.advice.keep_passing">
        <translation>Wizards and catapults are discarded at the end of the round, used or not; warriors, dragons and flames stay.</translation>
    </message>
    <message id="warriors.hints.advice.keep_low_first">
        <translation>Battle cards with low numbers act first; those with high numbers find weakened factions.</translation>
    </message>
    <message id="warriors.hints.advice.keep_secret">
        <translation>You see what others keep once everyone has chosen.</translation>
    </message>
    <message id="warriors.hints.advice.wizard_stops">
        <translation>You have a simple battle to fight: a faction under a wizard can’t attack with it.</translation>
    </message>
    <message id="warriors.hints.advice.wizard_danger">
        <translation>In these factions, losing a single card would change who gets the bonus: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.wizard_others">
        <translation>Check your opponents’ battle cards: in a simple battle, a faction can attack only its own people and its sworn enemy; bands and dragons can attack anyone.</translation>
    </message>
    <message id="warriors.hints.advice.wizard_band">
        <translation>Infantry under a wizard may still join a band.</translation>
    </message>
    <message id="warriors.hints.advice.wizard_round">
        <translation>A wizard stays in place until the end of the round; catapults can shoot it, and the warriors under it.</translation>
    </message>
    <message id="warriors.hints.advice.flames_bare">
        <translation>No flame: a single lost comparison would cost you these dragons: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.flames_fixed">
        <translation>A flame never moves once placed, and is lost with its dragon.</translation>
    </message>
    <message id="warriors.hints.advice.flames_stay">
        <translation>Flames stay from round to round but score no points.</translation>
    </message>
    <!-- what usually matters: the battles -->
    <message id="warriors.hints.advice.target_bonus">
        <translation>A single card decides a bonus here: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.own_bonus">
        <translation>A single card decides your own bonus here: {places}. If this faction fights, you may lose it.</translation>
    </message>
    <message id="warriors.hints.advice.attack_horse">
        <translation>Your battle card shows a horse: after the battle, this faction may charge another one.</translation>
    </message>
    <message id="warriors.hints.advice.archers_there">
        <translation>Count the bows on both sides. There are archers here: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.catapults_around" numerus="yes">
        <translation>
            <numerusform>Other players have {n} catapult that can still interfere.</numerusform>
            <numerusform>Other players have {n} catapults that can still interfere.</numerusform>
        </translation>
    </message>
    <message id="warriors.hints.advice.attack_first">
        <translation>Only the first attack is mandatory: you may stop after it.</translation>
    </message>
    <message id="warriors.hints.advice.odds_dock">
        <translation>The “Odds” panel shows the chances of each attack and what it is worth in points.</translation>
    </message>
    <message id="warriors.hints.advice.dragon_bare">
        <translation>No flame: a single lost comparison would cost you these dragons: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.kind_stays">
        <translation>Your choice applies until the card is over.</translation>
    </message>
    <message id="warriors.hints.advice.kind_same_targets">
        <translation>Both can attack any people: the difference is what you risk.</translation>
    </message>
    <message id="warriors.hints.advice.band_protected">
        <translation>Infantry under a wizard may still join the band.</translation>
    </message>
    <message id="warriors.hints.advice.band_bonus">
        <translation>Losses come from the band: check where losing a card would cost you a bonus.</translation>
    </message>
    <message id="warriors.hints.advice.band_no_bows">
        <translation>A band has no bows: against archers, your highest die is effectively one lower.</translation>
    </message>
    <message id="warriors.hints.advice.band_anybody">
        <translation>A band can attack any people and any dragon, but nothing under a wizard.</translation>
    </message>
    <message id="warriors.hints.advice.dragon_dice">
        <translation>A dragon always rolls two dice and adds one to each, attacking or defending.</translation>
    </message>
    <message id="warriors.hints.advice.dragon_bows">
        <translation>A dragon has no bows: a single enemy archer adds one to the enemy’s highest die.</translation>
    </message>
    <message id="warriors.hints.advice.retarget_free">
        <translation>Nothing is lost: you simply make the first attack against another target.</translation>
    </message>
    <message id="warriors.hints.advice.loss_band">
        <translation>You may lose a card of any people in the band: check where it would cost you a bonus.</translation>
    </message>
    <message id="warriors.hints.advice.loss_attacker">
        <translation>You are attacking: without a shield, the battle ends; without a horse, you can’t charge.</translation>
    </message>
    <message id="warriors.hints.advice.loss_types">
        <translation>Infantry give you dice, archers a better highest die, cavalry a later charge.</translation>
    </message>
    <message id="warriors.hints.advice.loss_points">
        <translation>For scoring, all types are equal: two points for the winner and one card fewer in your faction.</translation>
    </message>
    <message id="warriors.hints.advice.flame_bonus">
        <translation>Losing this dragon would cost you the bonus for most dragons, or make you share it.</translation>
    </message>
    <message id="warriors.hints.advice.flame_worth">
        <translation>A flame scores nothing; a lost dragon is worth two points to the winner.</translation>
    </message>
    <message id="warriors.hints.advice.flame_again">
        <translation>A flame covers one lost comparison; for the next one, you will be asked again.</translation>
    </message>
    <message id="warriors.hints.advice.few_shields" numerus="yes">
        <translation>
            <numerusform>Only {n} shield left for red dice: fewer dice, worse odds.</numerusform>
            <numerusform>Only {n} shields left for red dice: fewer dice, worse odds.</numerusform>
        </translation>
    </message>
    <message id="warriors.hints.advice.charge_camp">
        <translation>A camping card is out of play until the battle card is over: its shield, bow or horse doesn’t count, and it can’t be lost.</translation>
    </message>
    <message id="warriors.hints.advice.go_on_stop">
        <translation>Ties go to the defender: every further attack is a risk, and stopping costs nothing.</translation>
    </message>
    <!-- what usually matters: catapults -->
    <message id="warriors.hints.advice.shot_bonus">
        <translation>A single card decides a bonus here: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.shot_wizard">
        <translation>This is the time to remove a wizard that protects a target of the coming battle.</translation>
    </message>
    <message id="warriors.hints.advice.shot_odds">
        <translation>Warriors and wizards are hit on four or more, dragons only on a six. The catapult is discarded either way.</translation>
    </message>
    <message id="warriors.hints.advice.shot_rest">
        <translation>You will be asked at every step; you can hold fire for this battle card or for the whole round.</translation>
    </message>
    <message id="warriors.hints.advice.shot_use">
        <translation>Unused catapults are discarded at the end of the round.</translation>
    </message>
    <message id="warriors.hints.advice.shot_aim">
        <translation>It’s your fight: one shield fewer means one die fewer, and without a shield the attacker can’t roll at all.</translation>
    </message>
    <message id="warriors.hints.advice.shot_dice">
        <translation>The dice won’t be rerolled; only bows are still to be counted, and losses come from the remaining cards.</translation>
    </message>
    <message id="warriors.hints.advice.shot_after">
        <translation>A shot now could end the battle, or make the next attack harder.</translation>
    </message>
    <message id="warriors.hints.advice.shot_last">
        <translation>This is your last chance to fire catapults this round.</translation>
    </message>
</context>
</TS>
