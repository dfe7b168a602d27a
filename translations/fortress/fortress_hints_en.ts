<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Hints. How to add a message: CONTRIBUTING.md, "Add or change a text"; advice is general and names no move to play. -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="fortress.hints.many" numerus="yes">
        <translation>
            <numerusform>{n} possibility</numerusform>
            <numerusform>{n} possibilities</numerusform>
        </translation>
    </message>
    <message id="fortress.hints.about.choose">
        <translation>Choose the cards of your army, up to your points.</translation>
    </message>
    <message id="fortress.hints.about.draft">
        <translation>Take a card; its figures are placed at once.</translation>
    </message>
    <message id="fortress.hints.about.place"><translation>Place your figures in your start zone.</translation></message>
    <message id="fortress.hints.about.drop">
        <translation>Your squad may drop now, or wait for another round.</translation>
    </message>
    <message id="fortress.hints.about.land"><translation>Say where the figures come down.</translation></message>
    <message id="fortress.hints.about.mark">
        <translation>Lay this order marker on one of your cards, in secret.</translation>
    </message>
    <message id="fortress.hints.about.use">
        <translation>Choose the card with which you take this turn.</translation>
    </message>
    <message id="fortress.hints.about.act">
        <translation>The figures of this card move, then they attack.</translation>
    </message>
    <message id="fortress.hints.about.moving"><translation>A figure is on its way, step by step.</translation></message>
    <message id="fortress.hints.about.strike">
        <translation>An enemy leaves your figure: it may strike.</translation>
    </message>
    <message id="fortress.hints.about.return"><translation>A dead figure comes back: say where.</translation></message>
    <message id="fortress.hints.about.next">
        <translation>The attack hits several: say who defends next.</translation>
    </message>
    <message id="fortress.hints.about.door"><translation>You may work the door now, or let it be.</translation></message>
    <message id="fortress.hints.about.take_card">
        <translation>Your figure stands at the bar of your partner’s door.</translation>
    </message>
    <message id="fortress.hints.about.spirit">
        <translation>A champion has fallen: his spirit goes to a card.</translation>
    </message>
    <message id="fortress.hints.group.pick"><translation>Cards that can be taken: {things}.</translation></message>
    <message id="fortress.hints.group.place"><translation>{head} can be placed on: {places}.</translation></message>
    <message id="fortress.hints.group.drop.yes"><translation>The squad can drop now.</translation></message>
    <message id="fortress.hints.group.drop.no"><translation>The squad can wait.</translation></message>
    <message id="fortress.hints.group.mark"><translation>Marker {head} can lie on: {things}.</translation></message>
    <message id="fortress.hints.group.use"><translation>Cards that can act: {things}.</translation></message>
    <message id="fortress.hints.group.step"><translation>{head} can step to: {places}.</translation></message>
    <message id="fortress.hints.group.go"><translation>{head} can go to: {places}.</translation></message>
    <message id="fortress.hints.group.fly"><translation>{head} can fly to: {places}.</translation></message>
    <message id="fortress.hints.group.leap"><translation>{head} can leap to: {places}.</translation></message>
    <message id="fortress.hints.group.grapple"><translation>{head} can be pulled up to: {places}.</translation></message>
    <message id="fortress.hints.group.stop"><translation>{head} can stay where it is.</translation></message>
    <message id="fortress.hints.group.strike.yes"><translation>The figure can strike.</translation></message>
    <message id="fortress.hints.group.strike.no"><translation>It can let the enemy go.</translation></message>
    <message id="fortress.hints.group.charge"><translation>The squad can roll for another charge.</translation></message>
    <message id="fortress.hints.group.shackle"><translation>Can be shackled: {things}.</translation></message>
    <message id="fortress.hints.group.chomp"><translation>Can be devoured: {things}.</translation></message>
    <message id="fortress.hints.group.clone">
        <translation>The squad can roll for its dead in place of attacking.</translation>
    </message>
    <message id="fortress.hints.group.return"><translation>The figure can come back on: {places}.</translation></message>
    <message id="fortress.hints.group.attack"><translation>{head} can attack: {things}.</translation></message>
    <message id="fortress.hints.group.explode">
        <translation>{head} can aim the explosion at: {things}.</translation>
    </message>
    <message id="fortress.hints.group.throw">
        <translation>{head} can throw the grenade at: {things}.</translation>
    </message>
    <message id="fortress.hints.group.breathe">
        <translation>{head} can breathe fire to the: {things}.</translation>
    </message>
    <message id="fortress.hints.group.next"><translation>Can defend next: {things}.</translation></message>
    <message id="fortress.hints.group.flag"><translation>{head} can take the flag down.</translation></message>
    <message id="fortress.hints.group.door.open"><translation>The door can be opened.</translation></message>
    <message id="fortress.hints.group.door.close"><translation>The door can be closed.</translation></message>
    <message id="fortress.hints.group.take.yes"><translation>The door card can be taken over.</translation></message>
    <message id="fortress.hints.group.take.no"><translation>It can be left where it is.</translation></message>
    <message id="fortress.hints.group.spirit"><translation>The spirit can go to: {things}.</translation></message>
    <message id="fortress.hints.group.rest">
        <translation>The door can be let be: once, for the turn, or for the round.</translation>
    </message>
    <message id="fortress.hints.action.door"><translation>The door</translation></message>
    <message id="fortress.hints.action.flag"><translation>The flag</translation></message>
    <message id="fortress.hints.action.stop"><translation>Staying here</translation></message>
    <message id="fortress.hints.blocked.rule"><translation>{action}: {why}</translation></message>
    <message id="fortress.hints.advice.choose_guards">
        <translation>Guards need somebody who holds the bar of the door, and somebody who shoots from the walls.</translation>
    </message>
    <message id="fortress.hints.advice.choose_ladders">
        <translation>Too large or too wide for ladders: {things}.</translation>
    </message>
    <message id="fortress.hints.advice.choose_mixed">
        <translation>Squads give you many figures for a turn, heroes last longer: have some of both.</translation>
    </message>
    <message id="fortress.hints.advice.choose_points">
        <translation>Points that are left over are worth nothing.</translation>
    </message>
    <message id="fortress.hints.advice.draft_others">
        <translation>What you leave, the others may take: look at their points, too.</translation>
    </message>
    <message id="fortress.hints.advice.draft_place">
        <translation>The figures are placed at once, and all see where.</translation>
    </message>
    <message id="fortress.hints.advice.place_bar">
        <translation>Whoever stands on door space four works the door: put somebody there who lasts.</translation>
    </message>
    <message id="fortress.hints.advice.place_shooters">
        <translation>Who shoots far belongs on a walk, behind a battlement: {things}.</translation>
    </message>
    <message id="fortress.hints.advice.place_neighbours">
        <translation>Auras reach those nearby only: put together who helps whom.</translation>
    </message>
    <message id="fortress.hints.advice.place_leave">
        <translation>Leave the ways free: friends who are engaged let nobody pass.</translation>
    </message>
    <message id="fortress.hints.advice.drop_wait">
        <translation>Who waits may roll again next round, and may fail.</translation>
    </message>
    <message id="fortress.hints.advice.drop_inside">
        <translation>The walls do not count: inside and on the walks one may land as well.</translation>
    </message>
    <message id="fortress.hints.advice.land_apart">
        <translation>All four come down apart from each other and from everybody else.</translation>
    </message>
    <message id="fortress.hints.advice.land_high">
        <translation>From a walk grenades and shots reach far, and height counts.</translation>
    </message>
    <message id="fortress.hints.advice.mark_engaged">
        <translation>Engaged figures of yours wait for a turn on: {places}.</translation>
    </message>
    <message id="fortress.hints.advice.mark_cards">
        <translation>Cards with engaged figures: {things}.</translation>
    </message>
    <message id="fortress.hints.advice.mark_alone">
        <translation>A card with a single figure left may be gone before its turn: then the turn is lost.</translation>
    </message>
    <message id="fortress.hints.advice.mark_same">
        <translation>Several markers may lie on one card: it then acts several times.</translation>
    </message>
    <message id="fortress.hints.advice.mark_x">
        <translation>The X does nothing, but the others do not know where it lies.</translation>
    </message>
    <message id="fortress.hints.advice.act_flag"><translation>The flag is within reach.</translation></message>
    <message id="fortress.hints.advice.act_engaged">
        <translation>Whoever leaves an engagement may be struck at; engaged on: {places}.</translation>
    </message>
    <message id="fortress.hints.advice.act_powers">
        <translation>Powers that can be used now: {things}.</translation>
    </message>
    <message id="fortress.hints.advice.act_first_move">
        <translation>After the first attack nobody of this card moves any more.</translation>
    </message>
    <message id="fortress.hints.advice.act_high">
        <translation>From the walls one throws a die more, or two; high up on: {places}.</translation>
    </message>
    <message id="fortress.hints.advice.act_bar">
        <translation>Your figure holds the bar: once it leaves door space four, nobody of yours works the door.</translation>
    </message>
    <message id="fortress.hints.advice.act_bar_free">
        <translation>Nobody is at the bar: whoever comes to stand on door space four gets the door.</translation>
    </message>
    <message id="fortress.hints.advice.act_see">
        <translation>What cannot be seen cannot be shot at: a step to the side often helps.</translation>
    </message>
    <message id="fortress.hints.advice.act_end">
        <translation>Nothing has to be done: End closes the turn.</translation>
    </message>
    <message id="fortress.hints.advice.moving_falls">
        <translation>A fall is already due: it is rolled when this move is over.</translation>
    </message>
    <message id="fortress.hints.advice.moving_leaving">
        <translation>The figure is engaged: a step that leaves an enemy lets him strike.</translation>
    </message>
    <message id="fortress.hints.advice.moving_walk">
        <translation>As long as the figure stays on walk and road, it has the bonus of the walk.</translation>
    </message>
    <message id="fortress.hints.advice.moving_go">
        <translation>Naming the goal is enough: the figure finds the safest way by itself.</translation>
    </message>
    <message id="fortress.hints.advice.moving_drop">
        <translation>A drop of the figure’s own height or more is a fall.</translation>
    </message>
    <message id="fortress.hints.advice.use_runners">
        <translation>Not all runners must get home: choose those who have the shortest way.</translation>
    </message>
    <message id="fortress.hints.advice.use_free">
        <translation>Any card may act, also the same one again.</translation>
    </message>
    <message id="fortress.hints.advice.use_skull">
        <translation>In this mode a single skull that is not blocked destroys.</translation>
    </message>
    <message id="fortress.hints.advice.strike_free">
        <translation>A strike costs nothing, and may wound.</translation>
    </message>
    <message id="fortress.hints.advice.strike_no_defence">
        <translation>Against a strike there is no defence.</translation>
    </message>
    <message id="fortress.hints.advice.return_water">
        <translation>In the water the next one comes back more easily.</translation>
    </message>
    <message id="fortress.hints.advice.return_place">
        <translation>Only the spaces next to the living one, on its level, are possible.</translation>
    </message>
    <message id="fortress.hints.advice.next_once">
        <translation>The attack was thrown once; each one defends with dice of its own.</translation>
    </message>
    <message id="fortress.hints.advice.next_first">
        <translation>Who falls first no longer helps the others with an aura.</translation>
    </message>
    <message id="fortress.hints.advice.door_enemy"><translation>Enemies stand before the doorway.</translation></message>
    <message id="fortress.hints.advice.door_open">
        <translation>The door is open: whoever fits may come in.</translation>
    </message>
    <message id="fortress.hints.advice.door_rest">
        <translation>Let it be for the turn or the round, and you are not asked again so soon.</translation>
    </message>
    <message id="fortress.hints.advice.door_friends">
        <translation>You may open for friends and close behind them.</translation>
    </message>
    <message id="fortress.hints.advice.take_partner">
        <translation>As long as your partner has the card and a figure at the bar, the door is in good hands.</translation>
    </message>
    <message id="fortress.hints.advice.take_ambush">
        <translation>In the Ambush the guards must have the card to win.</translation>
    </message>
    <message id="fortress.hints.advice.spirit_good">
        <translation>The spirit counts for good: name a card that will fight for long.</translation>
    </message>
    <message id="fortress.hints.advice.spirit_squad">
        <translation>For a squad it counts for each of its figures.</translation>
    </message>
</context>
</TS>
