<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The docks of Fortress: army cards and order markers, odds, the course of the round. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="dock.armies"><translation>Army cards</translation></message>
    <message id="fortress.army.of_two"><translation>{name}, army {number}</translation></message>
    <message id="fortress.army.points"><translation>{points}/{all}</translation></message>
    <message id="fortress.army.whole"><translation>{name}: {left} of {life} points of life, cards worth {points} of {all} points</translation></message>
    <message id="fortress.army.stats"><translation>Move {move}, range {range}, attack {attack}, defence {defence}</translation></message>
    <message id="fortress.army.lives"><translation>{alive} of {figures} figures, {left} of {life} points of life</translation></message>
    <message id="fortress.army.marker.lies"><translation>Order marker {marker} lies on it.</translation></message>
    <message id="fortress.army.marker.now"><translation>Order marker {marker}: it is its turn.</translation></message>
    <message id="fortress.army.marker.spent"><translation>Order marker {marker} has had its turn.</translation></message>
    <message id="fortress.markers.title"><translation>{name}: order marker {marker}</translation></message>
    <message id="fortress.markers.how"><translation>Drag it onto one of your cards, or press the free place there.</translation></message>
    <message id="fortress.markers.held"><translation>Now press the card that has turn {marker}.</translation></message>
    <message id="fortress.markers.tip.next"><translation>Order marker {marker}: the next to be laid</translation></message>
    <message id="fortress.markers.tip.later"><translation>Order marker {marker}: to be laid later</translation></message>
    <message id="fortress.markers.tip.lies"><translation>Order marker {marker}: it lies on a card</translation></message>
</context>
</TS>
