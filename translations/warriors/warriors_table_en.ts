<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The table as lines on a terminal. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="warriors.stage.setup"><translation>Round {round}: placing the starting cards</translation></message>
    <message id="warriors.stage.keep"><translation>Round {round}: keeping cards</translation></message>
    <message id="warriors.stage.place"><translation>Round {round}: placing cards</translation></message>
    <message id="warriors.stage.battles"><translation>Round {round}: battles</translation></message>
    <message id="warriors.stage.over"><translation>The game is over</translation></message>
    <message id="warriors.table.piles"><translation>Draw pile {pile}, face-up discards {discard}</translation></message>
    <message id="warriors.table.track"><translation>Upcoming battle cards: {battles}</translation></message>
    <message id="warriors.table.player"><translation>{name}, victory pile {pile}</translation></message>
    <message id="warriors.table.faction"><translation>{people}: infantry {infantry}, archers {archers}, cavalry {cavalry}</translation></message>
    <message id="warriors.table.wizards" numerus="yes">
        <translation>
            <numerusform>{faction}, protected by {n} wizard</numerusform>
            <numerusform>{faction}, protected by {n} wizards</numerusform>
        </translation>
    </message>
    <message id="warriors.table.dragon" numerus="yes">
        <translation>
            <numerusform>dragon {number}, {n} flame</numerusform>
            <numerusform>dragon {number}, {n} flames</numerusform>
        </translation>
    </message>
    <message id="warriors.table.catapults"><translation>catapults: {count}</translation></message>
    <message id="warriors.table.flames"><translation>flames waiting: {count}</translation></message>
    <message id="warriors.table.battles"><translation>battle cards: {cards}</translation></message>
    <message id="warriors.table.hand"><translation>hand: {cards}</translation></message>
    <message id="warriors.table.kept"><translation>kept: {cards}</translation></message>
    <message id="warriors.table.laid"><translation>discarded face down: {cards}</translation></message>
    <message id="warriors.table.fight"><translation>{card_the}: {side_plain} against {target}</translation></message>
    <message id="warriors.table.card"><translation>Current battle card: {card}</translation></message>
    <message id="warriors.table.camp"><translation>camping: {cards}</translation></message>
    <message id="warriors.table.band"><translation>band: {members}</translation></message>
    <message id="warriors.table.dice"><translation>dice: {red} against {black}</translation></message>
</context>
</TS>
