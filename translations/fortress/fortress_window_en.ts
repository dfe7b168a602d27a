<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The battlefield in the window: its prompt, what stands where. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="seat.p1"><translation>Player 1</translation></message>
    <message id="seat.p2"><translation>Player 2</translation></message>
    <message id="seat.p3"><translation>Player 3</translation></message>
    <message id="seat.p4"><translation>Player 4</translation></message>
    <message id="fortress.log.drop"><translation>{name} drops the squad.</translation></message>
    <message id="fortress.log.end"><translation>{name} ends the turn.</translation></message>
    <message id="fortress.desk.anybody"><translation>{names}: operate the door?</translation></message>
    <message id="fortress.desk.half"><translation>{figure} occupies two spaces: click the second one, or choose a button.</translation></message>
    <message id="fortress.desk.half.other"><translation>Also on {space}</translation></message>
    <message id="fortress.desk.which"><translation>There are several ways to do this: which one?</translation></message>
    <message id="fortress.desk.hits" numerus="yes">
        <translation>
            <numerusform>{n} figure can hit here</numerusform>
            <numerusform>{n} figures can hit here</numerusform>
        </translation>
    </message>
    <message id="fortress.desk.hits.none"><translation>no figure can hit here</translation></message>
    <message id="fortress.desk.back"><translation>Back</translation></message>
    <message id="fortress.desk.placing"><translation>{name} drags figures onto the battlefield: {count} left.</translation></message>
    <message id="fortress.desk.placing.propose"><translation>Suggest placement</translation></message>
    <message id="fortress.desk.placing.look"><translation>Suggested places: accept, or drag figures elsewhere.</translation></message>
    <message id="fortress.desk.placing.agree"><translation>Accept</translation></message>
    <message id="fortress.desk.placing.alone"><translation>Place them myself</translation></message>
    <message id="fortress.desk.hint.place"><translation>Drag a figure onto a space, or click one, then the other.</translation></message>
    <message id="fortress.desk.hint.land"><translation>Drag the figures from the edge onto free spaces that are not next to any figure.</translation></message>
    <message id="fortress.desk.hint.act"><translation>Drag a figure onto a space to move it, or onto an enemy to attack.</translation></message>
    <message id="fortress.desk.hint.act.attack"><translation>Drag a figure onto an enemy to attack, or end the turn.</translation></message>
    <message id="fortress.desk.hint.act.buttons"><translation>This card’s figures can’t move or attack any more: choose an action or end the turn.</translation></message>
    <message id="fortress.desk.hint.act.done"><translation>This card can’t do anything more: end the turn.</translation></message>
    <message id="fortress.desk.hint.moving"><translation>Drag the figure further, or let it stay.</translation></message>
    <message id="fortress.desk.hint.return"><translation>Drag a figure of the squad onto an adjacent space: a destroyed one returns there.</translation></message>
    <message id="fortress.desk.hint.next"><translation>Click the figure that defends next.</translation></message>
    <message id="fortress.desk.field"><translation>On the battlefield</translation></message>
    <message id="fortress.desk.ladder"><translation>Ladder {name}</translation></message>
    <message id="fortress.desk.row"><translation>Row {number}</translation></message>
    <message id="fortress.desk.tray"><translation>Beside the battlefield: waiting figures</translation></message>
    <message id="fortress.desk.flag"><translation>The flag, {where}</translation></message>
    <message id="fortress.desk.glyph"><translation>A glyph, {where}</translation></message>
    <message id="fortress.desk.figure.only"><translation>{figure}, {player}; {where}</translation></message>
    <message id="fortress.desk.figure"><translation>{figure}, {player}, {left} of {life} life; {where}</translation></message>
    <message id="fortress.desk.figure.attacked"><translation>{figure}, {player}, {left} of {life} life, has attacked; {where}</translation></message>
    <message id="fortress.desk.space.grass"><translation>Grass, {place}</translation></message>
    <message id="fortress.desk.space.sand"><translation>Sand, {place}</translation></message>
    <message id="fortress.desk.space.rock"><translation>Rock, {place}</translation></message>
    <message id="fortress.desk.space.walk"><translation>Road, {place}</translation></message>
    <message id="fortress.desk.space.water"><translation>Water, {place}</translation></message>
    <message id="fortress.desk.space.wall"><translation>Wall walk, {place}</translation></message>
    <message id="fortress.desk.space.rung"><translation>Rung {number} of a ladder, {place}</translation></message>
    <message id="fortress.desk.space.door"><translation>Door space {number}, {place}</translation></message>
    <message id="fortress.desk.strip.turn_left"><translation>Rotate the battlefield left</translation></message>
    <message id="fortress.desk.strip.turn_right"><translation>Rotate the battlefield right</translation></message>
    <message id="fortress.desk.strip.from_above"><translation>View from above, with numbers</translation></message>
    <message id="fortress.desk.strip.see_through">
        <translation>Make walls and wall walks transparent</translation>
    </message>
    <message id="fortress.desk.strip.who_hits"><translation>Show who could hit a figure here</translation></message>
    <message id="fortress.desk.strip.by_hand"><translation>Draw the path by hand</translation></message>
    <message id="fortress.desk.strip.goal"><translation>Show the scenario’s goals</translation></message>
    <message id="fortress.goal.close"><translation>Close the goals</translation></message>
</context>
</TS>
