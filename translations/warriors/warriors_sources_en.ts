<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Where a rule stands: sections and rulings of the rules document, with short titles. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="warriors.source.section"><translation>Rules, section {number}: {title}</translation></message>
    <message id="warriors.source.ruling"><translation>Ruling {number}: {title}</translation></message>
    <message id="warriors.section.2"><translation>the table</translation></message>
    <message id="warriors.section.3"><translation>setup and dealing</translation></message>
    <message id="warriors.section.5"><translation>simple battle</translation></message>
    <message id="warriors.section.6"><translation>cavalry charge</translation></message>
    <message id="warriors.section.7"><translation>mercenary battle</translation></message>
    <message id="warriors.section.8"><translation>catapults</translation></message>
    <message id="warriors.section.9"><translation>wizards</translation></message>
    <message id="warriors.section.10"><translation>dragons</translation></message>
    <message id="warriors.section.11"><translation>end and points</translation></message>
    <message id="warriors.section.12"><translation>decisions, step by step</translation></message>
    <message id="warriors.ruling.RW-01"><translation>numbers of the battle cards</translation></message>
    <message id="warriors.ruling.RW-02"><translation>symbols of simple battles</translation></message>
    <message id="warriors.ruling.RW-03"><translation>sizes of bands</translation></message>
    <message id="warriors.ruling.RW-04"><translation>dragons in victory piles</translation></message>
    <message id="warriors.ruling.RW-05"><translation>which boxes for how many players</translation></message>
    <message id="warriors.ruling.RW-06"><translation>the dealer</translation></message>
    <message id="warriors.ruling.RW-07"><translation>dealing</translation></message>
    <message id="warriors.ruling.RW-08"><translation>secret choice of cards</translation></message>
    <message id="warriors.ruling.RW-09"><translation>cards that were not kept</translation></message>
    <message id="warriors.ruling.RW-10"><translation>one discard pile</translation></message>
    <message id="warriors.ruling.RW-11"><translation>open and hidden information</translation></message>
    <message id="warriors.ruling.RW-12"><translation>placing wizards</translation></message>
    <message id="warriors.ruling.RW-13"><translation>order of placing</translation></message>
    <message id="warriors.ruling.RW-14"><translation>wizards at setup</translation></message>
    <message id="warriors.ruling.RW-15"><translation>flames are kept</translation></message>
    <message id="warriors.ruling.RW-16"><translation>a player who can attack must</translation></message>
    <message id="warriors.ruling.RW-17"><translation>only other players’ cards are targets</translation></message>
    <message id="warriors.ruling.RW-18"><translation>one side per card</translation></message>
    <message id="warriors.ruling.RW-19"><translation>no shield left</translation></message>
    <message id="warriors.ruling.RW-20"><translation>the loser chooses the card</translation></message>
    <message id="warriors.ruling.RW-21"><translation>both comparisons together</translation></message>
    <message id="warriors.ruling.RW-22"><translation>when dice and bows are counted</translation></message>
    <message id="warriors.ruling.RW-23"><translation>when only one choice is possible</translation></message>
    <message id="warriors.ruling.RW-24"><translation>a horse for every charge</translation></message>
    <message id="warriors.ruling.RW-25"><translation>after camping</translation></message>
    <message id="warriors.ruling.RW-26"><translation>another target</translation></message>
    <message id="warriors.ruling.RW-27"><translation>camping cards are out of play</translation></message>
    <message id="warriors.ruling.RW-28"><translation>a charge is a new battle</translation></message>
    <message id="warriors.ruling.RW-29"><translation>the band</translation></message>
    <message id="warriors.ruling.RW-30"><translation>in the band until the end</translation></message>
    <message id="warriors.ruling.RW-31"><translation>five moments to fire</translation></message>
    <message id="warriors.ruling.RW-32"><translation>priority</translation></message>
    <message id="warriors.ruling.RW-33"><translation>passing</translation></message>
    <message id="warriors.ruling.RW-34"><translation>a shot before the dice</translation></message>
    <message id="warriors.ruling.RW-35"><translation>a shot after the roll</translation></message>
    <message id="warriors.ruling.RW-36"><translation>when nobody fires</translation></message>
    <message id="warriors.ruling.RW-37"><translation>other players’ cards</translation></message>
    <message id="warriors.ruling.RW-38"><translation>wizards without a faction</translation></message>
    <message id="warriors.ruling.RW-39"><translation>the last wizard is gone</translation></message>
    <message id="warriors.ruling.RW-40"><translation>anyone may attack dragons</translation></message>
    <message id="warriors.ruling.RW-41"><translation>bows against dragons</translation></message>
    <message id="warriors.ruling.RW-42"><translation>flames are optional</translation></message>
    <message id="warriors.ruling.RW-43"><translation>flames of a lost dragon</translation></message>
    <message id="warriors.ruling.RW-44"><translation>two dice without shields</translation></message>
    <message id="warriors.ruling.RW-45"><translation>mixed battles</translation></message>
    <message id="warriors.ruling.RW-46"><translation>the dragons’ bonus</translation></message>
    <message id="warriors.ruling.RW-47"><translation>who gets a bonus</translation></message>
    <message id="warriors.ruling.RW-48"><translation>ties at the end</translation></message>
    <message id="warriors.ruling.RW-49"><translation>no player elimination</translation></message>
    <message id="warriors.ruling.RW-50"><translation>no variants</translation></message>
    <message id="warriors.ruling.RW-51"><translation>everyone is asked together</translation></message>
    <message id="warriors.ruling.RW-52"><translation>holding fire for the round</translation></message>
    <message id="warriors.ruling.RW-53"><translation>changing your choice</translation></message>
    <message id="warriors.ruling.RW-54"><translation>first the band, then its target</translation></message>
    <message id="warriors.ruling.RW-55"><translation>flames one by one</translation></message>
    <message id="warriors.ruling.RW-56"><translation>what is known about the discard pile</translation></message>
    <message id="warriors.ruling.RW-57"><translation>the pile has no order</translation></message>
    <message id="warriors.ruling.RW-58"><translation>numbers of dragons</translation></message>
    <message id="warriors.ruling.RW-59"><translation>using your own printed cards</translation></message>
</context>
</TS>
