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
    <message id="fortress.log.drop"><translation>{name} has the squad dropped.</translation></message>
    <message id="fortress.log.end"><translation>{name} leaves it at that.</translation></message>
    <message id="fortress.desk.anybody"><translation>{names}: work the door?</translation></message>
    <message id="fortress.desk.half"><translation>{figure} stands on two spaces: press the other one, or a button.</translation></message>
    <message id="fortress.desk.half.other"><translation>And {space}</translation></message>
    <message id="fortress.desk.which"><translation>That can be done in several ways: which one is meant?</translation></message>
    <message id="fortress.desk.hits" numerus="yes">
        <translation>
            <numerusform>{n} figure can hit here</numerusform>
            <numerusform>{n} figures can hit here</numerusform>
        </translation>
    </message>
    <message id="fortress.desk.hits.none"><translation>nobody can hit here</translation></message>
    <message id="fortress.desk.back"><translation>Back</translation></message>
    <message id="fortress.desk.placing"><translation>{name} drags figures onto the battlefield: {count} to go.</translation></message>
    <message id="fortress.desk.placing.propose"><translation>Propose places</translation></message>
    <message id="fortress.desk.placing.look"><translation>So they could stand. Agree, or drag one elsewhere.</translation></message>
    <message id="fortress.desk.placing.agree"><translation>Place them so</translation></message>
    <message id="fortress.desk.placing.alone"><translation>I place them myself</translation></message>
    <message id="fortress.desk.hint.place"><translation>Drag a figure onto a space, or press one and then the other.</translation></message>
    <message id="fortress.desk.hint.land"><translation>Drag the figures from the edge onto free spaces that are beside nobody.</translation></message>
    <message id="fortress.desk.hint.act"><translation>Drag a figure onto a space to move it, onto an enemy to attack.</translation></message>
    <message id="fortress.desk.hint.act.attack"><translation>Drag a figure onto an enemy to attack, or end the turn.</translation></message>
    <message id="fortress.desk.hint.act.done"><translation>All is done that this card can do now: end the turn.</translation></message>
    <message id="fortress.desk.hint.moving"><translation>Drag the figure on, or let it stay where it stands.</translation></message>
    <message id="fortress.desk.hint.return"><translation>Drag a figure of the squad onto the space beside it where one comes back.</translation></message>
    <message id="fortress.desk.hint.next"><translation>Press the figure that defends next.</translation></message>
    <message id="fortress.desk.field"><translation>On the battlefield</translation></message>
    <message id="fortress.desk.ladder"><translation>Ladder {name}</translation></message>
    <message id="fortress.desk.row"><translation>Row {number}</translation></message>
    <message id="fortress.desk.tray"><translation>Beside the battlefield: figures that wait</translation></message>
    <message id="fortress.desk.flag"><translation>The flag, {where}</translation></message>
    <message id="fortress.desk.glyph"><translation>A glyph, {where}</translation></message>
    <message id="fortress.desk.figure.only"><translation>{figure}, {player}; {where}</translation></message>
    <message id="fortress.desk.figure"><translation>{figure}, {player}, {left} of {life} life; {where}</translation></message>
    <message id="fortress.desk.space.grass"><translation>Grass, {place}</translation></message>
    <message id="fortress.desk.space.sand"><translation>Sand, {place}</translation></message>
    <message id="fortress.desk.space.rock"><translation>Rock, {place}</translation></message>
    <message id="fortress.desk.space.walk"><translation>Road, {place}</translation></message>
    <message id="fortress.desk.space.water"><translation>Water, {place}</translation></message>
    <message id="fortress.desk.space.wall"><translation>Walk, {place}</translation></message>
    <message id="fortress.desk.space.rung"><translation>Rung {number} of a ladder, {place}</translation></message>
    <message id="fortress.desk.space.door"><translation>Door space {number}, {place}</translation></message>
    <message id="fortress.desk.strip.turn_left"><translation>Turn the battlefield to the left</translation></message>
    <message id="fortress.desk.strip.turn_right"><translation>Turn the battlefield to the right</translation></message>
    <message id="fortress.desk.strip.from_above"><translation>Look straight from above, with numbers</translation></message>
    <message id="fortress.desk.strip.see_through"><translation>See through walls and walks</translation></message>
    <message id="fortress.desk.strip.who_hits"><translation>Show who can hit whoever stands where the pointer is</translation></message>
    <message id="fortress.desk.strip.by_hand"><translation>Draw ways by hand, from point to point</translation></message>
</context>
</TS>
