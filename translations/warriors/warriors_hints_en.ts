<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Hints: what a decision is about, what is possible and what not, and what usually matters. No move is recommended. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- what the decision is about -->
    <message id="warriors.hints.about.keep">
        <translation>You choose which cards of your hand you keep; the others are laid away unseen. All choose at the same time.</translation>
    </message>
    <message id="warriors.hints.about.wizard">
        <translation>A new wizard must be laid on one of your factions: it can then neither be attacked nor attack.</translation>
    </message>
    <message id="warriors.hints.about.flames">
        <translation>A flame is to be assigned to one of your dragons. Each lets the dragon survive a lost comparison.</translation>
    </message>
    <message id="warriors.hints.about.kind">
        <translation>A mixed battle has come up: you say whether a dragon or a band of mercenaries fights it.</translation>
    </message>
    <message id="warriors.hints.about.attack">
        <translation>Your simple battle has come up: you name one of your factions and its target, of the same people, of its sworn enemy, or a dragon.</translation>
    </message>
    <message id="warriors.hints.about.band">
        <translation>Your mercenary battle has come up: you form a band of infantry of your factions. Its target is named next.</translation>
    </message>
    <message id="warriors.hints.about.dragon">
        <translation>Your draconic battle has come up: you name one of your dragons and its target.</translation>
    </message>
    <message id="warriors.hints.about.target">
        <translation>The band is formed: you name whom it attacks first.</translation>
    </message>
    <message id="warriors.hints.about.retarget">
        <translation>A shot has taken your target before the dice: the same side attacks another one.</translation>
    </message>
    <message id="warriors.hints.about.loss">
        <translation>A comparison is lost: you choose which card goes to the winner’s victory pile.</translation>
    </message>
    <message id="warriors.hints.about.flame">
        <translation>Your dragon has lost a comparison: you discard one of its flames, or give the dragon.</translation>
    </message>
    <message id="warriors.hints.about.go_on">
        <translation>The attack is over: you may attack the same target again, charge another one where that is possible, or end the battle card.</translation>
    </message>
    <message id="warriors.hints.about.catapult.card">
        <translation>A battle card has come up. Before its owner declares anything, you may fire a catapult.</translation>
    </message>
    <message id="warriors.hints.about.catapult.aim">
        <translation>An attack is declared. Before its dice, you may fire a catapult.</translation>
    </message>
    <message id="warriors.hints.about.catapult.dice">
        <translation>The dice are on the table. Before bows are counted, you may fire a catapult.</translation>
    </message>
    <message id="warriors.hints.about.catapult.after">
        <translation>The losses have been given. Before the attacker decides how to go on, you may fire a catapult.</translation>
    </message>
    <message id="warriors.hints.about.catapult.last">
        <translation>The round has no battle card left. Before the table is cleaned up, you may fire a catapult.</translation>
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
            <numerusform>Any card of your hand: {things}.</numerusform>
            <numerusform>Any {n} of these cards: {things}.</numerusform>
        </translation>
    </message>
    <message id="warriors.hints.group.band" numerus="yes">
        <translation>
            <numerusform>A band of {n}, out of: {things}.</numerusform>
            <numerusform>A band of {n}, out of: {things}.</numerusform>
        </translation>
    </message>
    <message id="warriors.hints.group.ward"><translation>The wizard can protect: {places}.</translation></message>
    <message id="warriors.hints.group.assign"><translation>The flame can go to: {places}.</translation></message>
    <message id="warriors.hints.group.declare"><translation>The battle can be: {things}.</translation></message>
    <message id="warriors.hints.group.attack"><translation>{head} can attack: {places}.</translation></message>
    <message id="warriors.hints.group.attack.dragon"><translation>{head} can attack: {places}.</translation></message>
    <message id="warriors.hints.group.target"><translation>Possible targets: {places}.</translation></message>
    <message id="warriors.hints.group.lose"><translation>Can be given: {things}.</translation></message>
    <message id="warriors.hints.group.flame.spend">
        <translation>A flame can be discarded instead of the dragon.</translation>
    </message>
    <message id="warriors.hints.group.flame.give">
        <translation>The dragon can be given, and all its flames with it.</translation>
    </message>
    <message id="warriors.hints.group.again"><translation>The same target can be attacked again.</translation></message>
    <message id="warriors.hints.group.charge"><translation>{head} can camp for a charge on: {places}.</translation></message>
    <message id="warriors.hints.group.fire.warrior"><translation>Warriors that can be shot at: {places}.</translation></message>
    <message id="warriors.hints.group.fire.wizard"><translation>Wizards that can be shot at: {places}.</translation></message>
    <message id="warriors.hints.group.fire.dragon"><translation>Dragons that can be shot at: {places}.</translation></message>
    <message id="warriors.hints.group.pass.card">
        <translation>The catapults can rest until this battle card is over.</translation>
    </message>
    <message id="warriors.hints.group.pass.round"><translation>The catapults can rest for the whole round.</translation></message>
    <!-- what cannot be done, and why -->
    <message id="warriors.hints.action.again"><translation>The same target again</translation></message>
    <message id="warriors.hints.action.charge"><translation>A charge</translation></message>
    <message id="warriors.hints.action.catapult"><translation>A shot</translation></message>
    <message id="warriors.hints.blocked.rule"><translation>{action}: {why}</translation></message>
    <message id="warriors.hints.blocked.nobody"><translation>{action}: nobody is there to be attacked.</translation></message>
    <message id="warriors.hints.blocked.wizard"><translation>{action}: a wizard keeps attacks away.</translation></message>
    <!-- what usually matters: keeping and placing -->
    <message id="warriors.hints.advice.keep_no_battle">
        <translation>You hold no battle card: in this round you will only defend yourself, and fire catapults.</translation>
    </message>
    <message id="warriors.hints.advice.keep_draconic">
        <translation>A draconic battle needs a dragon, and you have none: it would be discarded unused.</translation>
    </message>
    <message id="warriors.hints.advice.keep_flames">
        <translation>Without a dragon, flames wait before you until one comes.</translation>
    </message>
    <message id="warriors.hints.advice.keep_growing">
        <translation>With these you would have as many as anybody else, or more: {things}. The largest faction gets the bonus in the end.</translation>
    </message>
    <message id="warriors.hints.advice.keep_last_round">
        <translation>This is the last round: what you show now is what the bonuses are counted by, less what the battles take.</translation>
    </message>
    <message id="warriors.hints.advice.keep_passing">
        <translation>Wizards and catapults are discarded at the end of the round, used or not; warriors, dragons and flames stay.</translation>
    </message>
    <message id="warriors.hints.advice.keep_low_first">
        <translation>Battle cards with low numbers strike first, before others have struck; high ones find weakened factions.</translation>
    </message>
    <message id="warriors.hints.advice.keep_secret">
        <translation>What others keep you see when all have chosen; until then you may change your mind.</translation>
    </message>
    <message id="warriors.hints.advice.wizard_stops">
        <translation>You have a simple battle to fight: a faction under a wizard cannot attack with it.</translation>
    </message>
    <message id="warriors.hints.advice.wizard_danger">
        <translation>In these factions a single lost card changes who would get the bonus: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.wizard_others">
        <translation>Look at the battle cards of others: simple ones reach their own people and its sworn enemy, bands and dragons reach everybody.</translation>
    </message>
    <message id="warriors.hints.advice.wizard_band">
        <translation>Infantry under a wizard may still join a band.</translation>
    </message>
    <message id="warriors.hints.advice.wizard_round">
        <translation>A wizard stays where it lies until the end of the round; catapults can shoot at it, and at the warriors below it.</translation>
    </message>
    <message id="warriors.hints.advice.flames_bare">
        <translation>Without a flame, a single lost comparison costs the dragon: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.flames_fixed">
        <translation>An assigned flame never moves, and leaves the table with its dragon.</translation>
    </message>
    <message id="warriors.hints.advice.flames_stay">
        <translation>Flames stay from round to round, but are worth no points themselves.</translation>
    </message>
    <!-- what usually matters: the battles -->
    <message id="warriors.hints.advice.target_bonus">
        <translation>There a single card decides who would get a bonus: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.own_bonus">
        <translation>A bonus of your own hangs on a single card: {places}. Whoever fights may lose it.</translation>
    </message>
    <message id="warriors.hints.advice.attack_horse">
        <translation>Your battle card shows a horse: when the battle is over, its faction may charge somebody else.</translation>
    </message>
    <message id="warriors.hints.advice.archers_there">
        <translation>Count the bows of both sides: there are archers here: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.catapults_around" numerus="yes">
        <translation>
            <numerusform>Others have {n} catapult that may still interfere.</numerusform>
            <numerusform>Others have {n} catapults that may still interfere.</numerusform>
        </translation>
    </message>
    <message id="warriors.hints.advice.attack_first">
        <translation>Only the first attack is compulsory: you may stop after it.</translation>
    </message>
    <message id="warriors.hints.advice.odds_dock">
        <translation>The odds of each attack, and what it is worth in points, stand in “Odds”.</translation>
    </message>
    <message id="warriors.hints.advice.dragon_bare">
        <translation>Without a flame, a single lost comparison costs the dragon: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.kind_stays">
        <translation>What you declare holds until the card is over.</translation>
    </message>
    <message id="warriors.hints.advice.kind_same_targets">
        <translation>Both kinds attack any people: what differs is what you put at risk.</translation>
    </message>
    <message id="warriors.hints.advice.band_protected">
        <translation>Infantry under a wizard may join the band as well.</translation>
    </message>
    <message id="warriors.hints.advice.band_bonus">
        <translation>Losses come from the band: look in which of your factions a card less would cost a bonus.</translation>
    </message>
    <message id="warriors.hints.advice.band_no_bows">
        <translation>A band has no bows: against archers its best die is worth one less than it seems.</translation>
    </message>
    <message id="warriors.hints.advice.band_anybody">
        <translation>A band attacks any people and any dragon, but nobody under a wizard.</translation>
    </message>
    <message id="warriors.hints.advice.dragon_dice">
        <translation>A dragon always throws two dice and adds one to each, in attack and in defence.</translation>
    </message>
    <message id="warriors.hints.advice.dragon_bows">
        <translation>A dragon has no bows: a single archer on the other side adds one to its best die.</translation>
    </message>
    <message id="warriors.hints.advice.retarget_free">
        <translation>Nothing has been lost yet: the first attack is simply made against somebody else.</translation>
    </message>
    <message id="warriors.hints.advice.loss_band">
        <translation>Of a band you may give any people: look where a card less would cost a bonus.</translation>
    </message>
    <message id="warriors.hints.advice.loss_attacker">
        <translation>You attack: without a shield the battle is over, without a horse there is no charge.</translation>
    </message>
    <message id="warriors.hints.advice.loss_types">
        <translation>Infantry are dice, archers are the better die, cavalry is a charge to come.</translation>
    </message>
    <message id="warriors.hints.advice.loss_points">
        <translation>For the points all types are alike: two for the winner, and one card less in your faction.</translation>
    </message>
    <message id="warriors.hints.advice.flame_bonus">
        <translation>With this dragon you would lose, or share, the bonus for most dragons.</translation>
    </message>
    <message id="warriors.hints.advice.flame_worth">
        <translation>A flame scores nothing; a dragon that is given is worth two points to the winner.</translation>
    </message>
    <message id="warriors.hints.advice.flame_again">
        <translation>One flame answers one lost comparison; the next one asks again.</translation>
    </message>
    <message id="warriors.hints.advice.few_shields" numerus="yes">
        <translation>
            <numerusform>Only {n} shield is left for red dice: fewer dice, worse odds.</numerusform>
            <numerusform>Only {n} shields are left for red dice: fewer dice, worse odds.</numerusform>
        </translation>
    </message>
    <message id="warriors.hints.advice.charge_camp">
        <translation>Who camps is out of play until the card is over: its shield, bow or horse does not count, and it cannot be lost.</translation>
    </message>
    <message id="warriors.hints.advice.go_on_stop">
        <translation>Equal dice go to the defender: every further attack is a risk, and stopping costs nothing.</translation>
    </message>
    <!-- what usually matters: catapults -->
    <message id="warriors.hints.advice.shot_bonus">
        <translation>There a single card decides who would get a bonus: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.shot_wizard">
        <translation>Now is the moment to clear a wizard out of the way of the battle that comes.</translation>
    </message>
    <message id="warriors.hints.advice.shot_odds">
        <translation>A warrior or wizard is hit by four or more, a dragon by a six alone. The catapult is gone either way.</translation>
    </message>
    <message id="warriors.hints.advice.shot_rest">
        <translation>You will be asked again at every step; your catapults can rest for this battle card or for the round.</translation>
    </message>
    <message id="warriors.hints.advice.shot_use">
        <translation>Catapults that are left at the end of the round are discarded.</translation>
    </message>
    <message id="warriors.hints.advice.shot_aim">
        <translation>It is your fight: a shield less is a die less, and without a shield the attacker cannot throw at all.</translation>
    </message>
    <message id="warriors.hints.advice.shot_dice">
        <translation>The dice stay as they lie; only bows are still to be counted, and losses take what is left.</translation>
    </message>
    <message id="warriors.hints.advice.shot_after">
        <translation>A shot now may end the battle, or make the next attack harder.</translation>
    </message>
    <message id="warriors.hints.advice.shot_last">
        <translation>This is the last moment of the round for your catapults.</translation>
    </message>
</context>
</TS>
