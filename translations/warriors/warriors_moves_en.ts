<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Short labels of moves, for buttons and lists. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="warriors.move.keep"><translation>Keep: {cards}</translation></message>
    <message id="warriors.move.ward"><translation>Wizard on {faction}</translation></message>
    <message id="warriors.move.assign"><translation>Flame on {dragon_plain}</translation></message>
    <message id="warriors.move.shift"><translation>Move: {piece}, {start} → {goal}</translation></message>
    <message id="warriors.move.declare"><translation>Play as a {kind}</translation></message>
    <message id="warriors.move.attack"><translation>Attack: {side_plain} → {target_plain}</translation></message>
    <message id="warriors.move.band"><translation>Band: {members}</translation></message>
    <message id="warriors.move.target"><translation>Target: {target_plain}</translation></message>
    <message id="warriors.move.throw"><translation>Roll {dice_count}</translation></message>
    <message id="warriors.move.lose"><translation>Lose {card}</translation></message>
    <message id="warriors.move.flame.spend"><translation>Discard a flame from {dragon_plain}</translation></message>
    <message id="warriors.move.flame.give"><translation>Lose {dragon_the}</translation></message>
    <message id="warriors.move.again"><translation>Attack again</translation></message>
    <message id="warriors.move.charge"><translation>Charge: {camp} camps → {target_plain}</translation></message>
    <message id="warriors.move.end"><translation>End battle card</translation></message>
    <message id="warriors.move.end.keep"><translation>Confirm</translation></message>
    <message id="warriors.move.fire"><translation>Fire at {target}</translation></message>
    <message id="warriors.move.pass.window"><translation>Hold fire</translation></message>
    <message id="warriors.move.pass.card"><translation>Hold fire during this battle card</translation></message>
    <message id="warriors.move.pass.round"><translation>Hold fire this round</translation></message>
    <!-- several dragons together, as somebody might try -->
    <message id="warriors.move.together"><translation>{some} and {last}</translation></message>
</context>
</TS>
