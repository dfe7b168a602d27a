<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Hints. How to add a message: CONTRIBUTING.md, "Add or change a text"; advice is general and names no move to play. -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="fortress.hints.many" numerus="yes">
        <translation>
            <numerusform>{n} option</numerusform>
            <numerusform>{n} options</numerusform>
        </translation>
    </message>
    <message id="fortress.hints.about.choose">
        <translation>Choose cards for your army, up to your points limit.</translation>
    </message>
    <message id="fortress.hints.about.draft">
        <translation>Choose a card; you place its figures right away.</translation>
    </message>
    <message id="fortress.hints.about.place"><translation>Place your figures in your start zone.</translation></message>
    <message id="fortress.hints.about.drop">
        <translation>Your squad may drop now, or wait for another round.</translation>
    </message>
    <message id="fortress.hints.about.land"><translation>Choose where the figures land.</translation></message>
    <message id="fortress.hints.about.mark">
        <translation>Place this order marker on one of your cards, in secret.</translation>
    </message>
    <message id="fortress.hints.about.use">
        <translation>Choose the card that acts this turn.</translation>
    </message>
    <message id="fortress.hints.about.act">
        <translation>The figures on this card move first, then they attack.</translation>
    </message>
    <message id="fortress.hints.about.moving"><translation>A figure is moving, step by step.</translation></message>
    <message id="fortress.hints.about.strike">
        <translation>An enemy is leaving your figure: it may strike.</translation>
    </message>
    <message id="fortress.hints.about.return"><translation>A destroyed figure returns: choose where.</translation></message>
    <message id="fortress.hints.about.next">
        <translation>The attack hits several figures: choose who defends next.</translation>
    </message>
    <message id="fortress.hints.about.door"><translation>You may operate the door now, or leave it.</translation></message>
    <message id="fortress.hints.about.take_card">
        <translation>Your figure is on door space 4 of your partner’s door.</translation>
    </message>
    <message id="fortress.hints.about.spirit">
        <translation>A champion has been destroyed: choose a card for its spirit.</translation>
    </message>
    <message id="fortress.hints.group.pick"><translation>Cards you can take: {things}.</translation></message>
    <message id="fortress.hints.group.place"><translation>{head} can be placed on: {places}.</translation></message>
    <message id="fortress.hints.group.drop.yes"><translation>The squad can drop now.</translation></message>
    <message id="fortress.hints.group.drop.no"><translation>The squad can wait.</translation></message>
    <message id="fortress.hints.group.mark"><translation>Marker {head} can go on: {things}.</translation></message>
    <message id="fortress.hints.group.use"><translation>Cards that can act: {things}.</translation></message>
    <message id="fortress.hints.group.step"><translation>{head} can step to: {places}.</translation></message>
    <message id="fortress.hints.group.go"><translation>{head} can go to: {places}.</translation></message>
    <message id="fortress.hints.group.fly"><translation>{head} can fly to: {places}.</translation></message>
    <message id="fortress.hints.group.leap"><translation>{head} can leap to: {places}.</translation></message>
    <message id="fortress.hints.group.grapple"><translation>{head} can grapple up to: {places}.</translation></message>
    <message id="fortress.hints.group.stop"><translation>{head} can stay where it is.</translation></message>
    <message id="fortress.hints.group.strike.yes"><translation>The figure can strike.</translation></message>
    <message id="fortress.hints.group.strike.no"><translation>It can let the enemy go.</translation></message>
    <message id="fortress.hints.group.charge"><translation>The squad can roll for another charge.</translation></message>
    <message id="fortress.hints.group.shackle"><translation>You can shackle: {things}.</translation></message>
    <message id="fortress.hints.group.chomp"><translation>You can devour: {things}.</translation></message>
    <message id="fortress.hints.group.clone">
        <translation>The squad can roll to return destroyed figures instead of attacking.</translation>
    </message>
    <message id="fortress.hints.group.return"><translation>The figure can return on: {places}.</translation></message>
    <message id="fortress.hints.group.attack"><translation>{head} can attack: {things}.</translation></message>
    <message id="fortress.hints.group.explode">
        <translation>{head} can aim the explosion at: {things}.</translation>
    </message>
    <message id="fortress.hints.group.throw">
        <translation>{head} can throw the grenade at: {things}.</translation>
    </message>
    <message id="fortress.hints.group.breathe">
        <translation>{head} can breathe fire towards: {things}.</translation>
    </message>
    <message id="fortress.hints.group.next"><translation>Who can defend next: {things}.</translation></message>
    <message id="fortress.hints.group.flag"><translation>{head} can take the flag down.</translation></message>
    <message id="fortress.hints.group.door.open"><translation>The door can be opened.</translation></message>
    <message id="fortress.hints.group.door.close"><translation>The door can be closed.</translation></message>
    <message id="fortress.hints.group.take.yes"><translation>You can take the door card.</translation></message>
    <message id="fortress.hints.group.take.no"><translation>You can leave it with your partner.</translation></message>
    <message id="fortress.hints.group.spirit"><translation>The spirit can go to: {things}.</translation></message>
    <message id="fortress.hints.group.rest">
        <translation>You can leave the door: once, for the turn or for the round.</translation>
    </message>
    <message id="fortress.hints.action.door"><translation>The door</translation></message>
    <message id="fortress.hints.action.flag"><translation>The flag</translation></message>
    <message id="fortress.hints.action.stop"><translation>Staying here</translation></message>
    <message id="fortress.hints.blocked.rule"><translation>{action} – {why}</translation></message>
    <message id="fortress.hints.advice.choose_guards">
        <translation>Guards need someone to hold door space 4, and someone to shoot from the walls.</translation>
    </message>
    <message id="fortress.hints.advice.choose_ladders">
        <translation>Too large for ladders: {things}.</translation>
    </message>
    <message id="fortress.hints.advice.choose_mixed">
        <translation>Squads give you many figures per turn, heroes last longer: take some of each.</translation>
    </message>
    <message id="fortress.hints.advice.choose_points">
        <translation>Unspent points are worth nothing.</translation>
    </message>
    <message id="fortress.hints.advice.draft_others">
        <translation>Your opponents can take what you leave: keep an eye on their points too.</translation>
    </message>
    <message id="fortress.hints.advice.draft_place">
        <translation>You place the figures right away, and everyone sees where.</translation>
    </message>
    <message id="fortress.hints.advice.place_bar">
        <translation>A figure on door space 4 operates the door: put someone sturdy there.</translation>
    </message>
    <message id="fortress.hints.advice.place_shooters">
        <translation>Long-range figures belong on a wall walk, behind a battlement: {things}.</translation>
    </message>
    <message id="fortress.hints.advice.place_neighbours">
        <translation>Auras affect only adjacent figures: place figures that help each other together.</translation>
    </message>
    <message id="fortress.hints.advice.place_leave">
        <translation>Keep paths open: figures can’t pass through engaged friends.</translation>
    </message>
    <message id="fortress.hints.advice.drop_wait">
        <translation>If you wait, you may roll again next round, but the roll may fail.</translation>
    </message>
    <message id="fortress.hints.advice.drop_inside">
        <translation>Walls don’t matter: you may also land inside and on the wall walks.</translation>
    </message>
    <message id="fortress.hints.advice.land_apart">
        <translation>No figure can land next to another one: the four must also stay apart from each other.</translation>
    </message>
    <message id="fortress.hints.advice.land_high">
        <translation>From a wall walk, grenades and shots reach far, and height gives a bonus.</translation>
    </message>
    <message id="fortress.hints.advice.mark_engaged">
        <translation>You have engaged figures here: {places}.</translation>
    </message>
    <message id="fortress.hints.advice.mark_cards">
        <translation>Cards with engaged figures: {things}.</translation>
    </message>
    <message id="fortress.hints.advice.mark_alone">
        <translation>A card with a single figure may lose it before its turn: then the turn is lost.</translation>
    </message>
    <message id="fortress.hints.advice.mark_same">
        <translation>You can place several markers on one card: it then acts several times.</translation>
    </message>
    <message id="fortress.hints.advice.mark_x">
        <translation>The X does nothing, but your opponents don’t know where it is.</translation>
    </message>
    <message id="fortress.hints.advice.act_flag"><translation>You can reach the flag.</translation></message>
    <message id="fortress.hints.advice.act_engaged">
        <translation>Figures that leave an engagement may be struck. You have engaged figures on: {places}.</translation>
    </message>
    <message id="fortress.hints.advice.act_powers">
        <translation>Powers you can use now: {things}.</translation>
    </message>
    <message id="fortress.hints.advice.act_first_move">
        <translation>After the first attack, no figure of this card can move.</translation>
    </message>
    <message id="fortress.hints.advice.act_high">
        <translation>From the walls you roll one or two extra dice; high up on: {places}.</translation>
    </message>
    <message id="fortress.hints.advice.act_bar">
        <translation>Your figure holds door space 4: if it leaves, you can no longer operate the door.</translation>
    </message>
    <message id="fortress.hints.advice.act_bar_free">
        <translation>Door space 4 is empty: the next figure to stop there takes control of the door.</translation>
    </message>
    <message id="fortress.hints.advice.act_see">
        <translation>You can’t shoot what you can’t see: a step to the side often helps.</translation>
    </message>
    <message id="fortress.hints.advice.act_end">
        <translation>You don’t have to do anything else: “End turn” ends the turn.</translation>
    </message>
    <message id="fortress.hints.advice.moving_falls">
        <translation>This move already includes a fall; it is rolled when the move is over.</translation>
    </message>
    <message id="fortress.hints.advice.moving_leaving">
        <translation>The figure is engaged: if it steps away from an enemy, that enemy may strike.</translation>
    </message>
    <message id="fortress.hints.advice.moving_walk">
        <translation>As long as the figure stays on wall walks and roads, it gets their movement bonus.</translation>
    </message>
    <message id="fortress.hints.advice.moving_go">
        <translation>Just choose the destination: the figure takes the safest path by itself.</translation>
    </message>
    <message id="fortress.hints.advice.moving_drop">
        <translation>A drop equal to or greater than the figure’s height is a fall.</translation>
    </message>
    <message id="fortress.hints.advice.use_runners">
        <translation>Not all runners have to get inside: choose those closest to the gate.</translation>
    </message>
    <message id="fortress.hints.advice.use_free">
        <translation>Any of your cards may act, even the same one again.</translation>
    </message>
    <message id="fortress.hints.advice.use_skull">
        <translation>In this mode, a single unblocked skull destroys.</translation>
    </message>
    <message id="fortress.hints.advice.strike_free">
        <translation>Striking is free and may wound.</translation>
    </message>
    <message id="fortress.hints.advice.strike_no_defence">
        <translation>There is no defence against a strike.</translation>
    </message>
    <message id="fortress.hints.advice.return_water">
        <translation>On water, the next one returns more easily.</translation>
    </message>
    <message id="fortress.hints.advice.return_place">
        <translation>You can use only spaces next to the living figure, on its level.</translation>
    </message>
    <message id="fortress.hints.advice.next_once">
        <translation>The attack is rolled once; each figure defends with its own dice.</translation>
    </message>
    <message id="fortress.hints.advice.next_first">
        <translation>A figure that is destroyed first no longer helps the others with its aura.</translation>
    </message>
    <message id="fortress.hints.advice.door_enemy"><translation>There are enemies in front of the doorway.</translation></message>
    <message id="fortress.hints.advice.door_open">
        <translation>The door is open: any figure that fits may come in.</translation>
    </message>
    <message id="fortress.hints.advice.door_rest">
        <translation>Leave the door for the turn or the round to be asked less often.</translation>
    </message>
    <message id="fortress.hints.advice.door_friends">
        <translation>You can open the door for friends and close it behind them.</translation>
    </message>
    <message id="fortress.hints.advice.take_partner">
        <translation>If your partner has the card and a figure on door space 4, the door is in good hands.</translation>
    </message>
    <message id="fortress.hints.advice.take_ambush">
        <translation>In the Ambush, the guards need the door card to win.</translation>
    </message>
    <message id="fortress.hints.advice.spirit_good">
        <translation>The spirit is permanent: choose a card that will keep fighting.</translation>
    </message>
    <message id="fortress.hints.advice.spirit_squad">
        <translation>On a squad, it counts for each figure.</translation>
    </message>
</context>
</TS>
