<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window says where partners share a camp: three and four at the table. -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- new game -->
    <message id="option.stronghold.seats.2"><translation>2</translation></message>
    <message id="option.stronghold.seats.3"><translation>3</translation></message>
    <message id="option.stronghold.seats.4"><translation>4</translation></message>
    <message id="option.stronghold.seats.2.words"><translation>One Invader against one Defender.</translation></message>
    <message id="option.stronghold.seats.3.words">
        <translation>Two Invaders, one on each side, against one Defender.</translation>
    </message>
    <message id="option.stronghold.seats.4.words">
        <translation>Two Invaders against two Defenders, one on each side.</translation>
    </message>
    <message id="team.stronghold.0" numerus="yes">
        <translation>
            <numerusform>Invader</numerusform>
            <numerusform>Invaders</numerusform>
        </translation>
    </message>
    <message id="team.stronghold.1" numerus="yes">
        <translation>
            <numerusform>Defender</numerusform>
            <numerusform>Defenders</numerusform>
        </translation>
    </message>
    <message id="option.stronghold.cards.draft.words.3">
        <translation>Both Invaders choose from three cards for each phase; each keeps one.</translation>
    </message>
    <message id="option.stronghold.cards.draft.words.4">
        <translation>Both Invaders choose from three cards for each phase; each keeps one.</translation>
    </message>
    <!-- who decides -->
    <message id="partner.side.west"><translation>West</translation></message>
    <message id="partner.side.east"><translation>East</translation></message>
    <!-- cards -->
    <message id="partner.cards.of"><translation>{name}’s cards</translation></message>
    <message id="partner.cards.look"><translation>View {name}’s cards</translation></message>
    <message id="partner.borrow" numerus="yes">
        <translation>
            <numerusform>From {name}’s card: {n} extra hourglass</numerusform>
            <numerusform>From {name}’s card: {n} extra hourglasses</numerusform>
        </translation>
    </message>
    <message id="partner.borrow.tip">
        <translation>An action you borrow from your partner’s card is not available to your partner this turn.</translation>
    </message>
    <message id="partner.borrow.own_first"><translation>Your own card offers this for less.</translation></message>
    <message id="partner.borrow.mine"><translation>Borrowed by you</translation></message>
    <message id="partner.borrow.theirs"><translation>Used by {name}</translation></message>
    <message id="partner.lent"><translation>Borrowed by {name}</translation></message>
    <message id="partner.give.note" numerus="yes">
        <translation>
            <numerusform>Up to {n} unit of one kind for {name}</numerusform>
            <numerusform>Up to {n} units of one kind for {name}</numerusform>
        </translation>
    </message>
    <message id="partner.give.unit"><translation>Give {name}: {unit}</translation></message>
    <!-- buildings -->
    <message id="partner.purse"><translation>{name}: {what}</translation></message>
    <message id="partner.purse.done"><translation>done</translation></message>
    <message id="partner.haste"><translation>Haste</translation></message>
    <message id="partner.haste.tip">
        <translation>Free, once per turn for the two of you: remove {name}’s used mark so that you can use this action yourself.</translation>
    </message>
    <message id="partner.used"><translation>Used by {name}</translation></message>
    <message id="partner.barred"><translation>{name} removed your mark: you cannot use this action this turn</translation></message>
    <message id="partner.started"><translation>{name}’s hourglasses</translation></message>
    <!-- the rest -->
    <message id="partner.heap.camp"><translation>{name}’s camp</translation></message>
    <message id="partner.heap.paid"><translation>Paid by {name}</translation></message>
    <message id="partner.hero.follows"><translation>follows {name}</translation></message>
    <message id="partner.heroes.glory"><translation>The Invaders’ glorious deeds</translation></message>
    <message id="partner.supply.invader"><translation>Invader troops</translation></message>
    <message id="partner.supply.defender"><translation>Defender units not in play</translation></message>
</context>
</TS>
