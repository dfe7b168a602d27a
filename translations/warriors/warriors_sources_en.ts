<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Where a rule stands: sections and rulings of the rules document, with short titles. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="warriors.source.section"><translation>Rules, section {number}: {title}</translation></message>
    <message id="warriors.source.ruling"><translation>Ruling {number}: {title}</translation></message>
    <message id="warriors.section.2"><translation>what lies where</translation></message>
    <message id="warriors.section.3"><translation>set-up and dealing</translation></message>
    <message id="warriors.section.5"><translation>simple battle</translation></message>
    <message id="warriors.section.6"><translation>cavalry charge</translation></message>
    <message id="warriors.section.7"><translation>mercenary battle</translation></message>
    <message id="warriors.section.8"><translation>catapults</translation></message>
    <message id="warriors.section.9"><translation>wizards</translation></message>
    <message id="warriors.section.10"><translation>dragons</translation></message>
    <message id="warriors.section.11"><translation>end and points</translation></message>
    <message id="warriors.section.12"><translation>what each moment asks</translation></message>
    <message id="warriors.ruling.RW-08"><translation>keeping in secret</translation></message>
    <message id="warriors.ruling.RW-12"><translation>wizards are placed</translation></message>
    <message id="warriors.ruling.RW-16"><translation>whoever can attack must</translation></message>
    <message id="warriors.ruling.RW-17"><translation>targets are others’</translation></message>
    <message id="warriors.ruling.RW-18"><translation>one side a card</translation></message>
    <message id="warriors.ruling.RW-19"><translation>no shield left</translation></message>
    <message id="warriors.ruling.RW-20"><translation>the loser picks the card</translation></message>
    <message id="warriors.ruling.RW-24"><translation>a horse for every charge</translation></message>
    <message id="warriors.ruling.RW-25"><translation>after camping</translation></message>
    <message id="warriors.ruling.RW-26"><translation>another target</translation></message>
    <message id="warriors.ruling.RW-27"><translation>campers are out of play</translation></message>
    <message id="warriors.ruling.RW-31"><translation>five moments</translation></message>
    <message id="warriors.ruling.RW-32"><translation>priority</translation></message>
    <message id="warriors.ruling.RW-33"><translation>passing</translation></message>
    <message id="warriors.ruling.RW-37"><translation>other players’ cards</translation></message>
    <message id="warriors.ruling.RW-45"><translation>mixed battles</translation></message>
</context>
</TS>
