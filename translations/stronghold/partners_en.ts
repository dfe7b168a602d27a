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
        <translation>Two Invaders against two Defenders, each on a side of their own.</translation>
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
        <translation>Three cards of each phase lie before both Invaders; each keeps one.</translation>
    </message>
    <message id="option.stronghold.cards.draft.words.4">
        <translation>Three cards of each phase lie before both Invaders; each keeps one.</translation>
    </message>
    <!-- who decides -->
    <message id="partner.side.west"><translation>West</translation></message>
    <message id="partner.side.east"><translation>East</translation></message>
    <!-- cards -->
    <message id="partner.cards.of"><translation>Cards of {name}</translation></message>
    <message id="partner.cards.look"><translation>Look at the cards of {name}</translation></message>
    <message id="partner.borrow" numerus="yes">
        <translation>
            <numerusform>On the card of {name}: {n} hourglass more</numerusform>
            <numerusform>On the card of {name}: {n} hourglasses more</numerusform>
        </translation>
    </message>
    <message id="partner.borrow.tip">
        <translation>What you take from your partner’s card, your partner cannot use this turn.</translation>
    </message>
    <message id="partner.borrow.own_first"><translation>Your own card offers it for less.</translation></message>
    <message id="partner.borrow.mine"><translation>You have taken it</translation></message>
    <message id="partner.borrow.theirs"><translation>{name} has used it</translation></message>
    <message id="partner.lent"><translation>{name} has taken it</translation></message>
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
        <translation>Take the mark of {name} off, to use this action yourself. Once a turn for both of you, free.</translation>
    </message>
    <message id="partner.used"><translation>Used by {name}</translation></message>
    <message id="partner.barred"><translation>{name} took your mark off: closed to you this turn</translation></message>
    <message id="partner.started"><translation>Hourglasses of {name}</translation></message>
    <!-- the rest -->
    <message id="partner.heap.camp"><translation>Camp of {name}</translation></message>
    <message id="partner.heap.paid"><translation>Paid by {name}</translation></message>
    <message id="partner.hero.follows"><translation>follows {name}</translation></message>
    <message id="partner.heroes.glory"><translation>Glorious deeds of the Invaders</translation></message>
    <message id="partner.supply.invader"><translation>Troops of the Invaders</translation></message>
    <message id="partner.supply.defender"><translation>Units of the Defenders not in play</translation></message>
</context>
</TS>
