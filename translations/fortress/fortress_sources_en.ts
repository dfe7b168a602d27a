<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Where a rule stands: sections and rulings of the rules document, with short titles. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="fortress.source.section"><translation>Rules, section {number}: {title}</translation></message>
    <message id="fortress.source.ruling"><translation>Ruling {number}: {title}</translation></message>
    <message id="fortress.section.0"><translation>two modes</translation></message>
    <message id="fortress.section.2.3"><translation>storeys</translation></message>
    <message id="fortress.section.3"><translation>armies</translation></message>
    <message id="fortress.section.4"><translation>setup</translation></message>
    <message id="fortress.section.5"><translation>a round</translation></message>
    <message id="fortress.section.6"><translation>moving</translation></message>
    <message id="fortress.section.6.1"><translation>a step</translation></message>
    <message id="fortress.section.6.4"><translation>ladders</translation></message>
    <message id="fortress.section.6.5"><translation>double-space figures</translation></message>
    <message id="fortress.section.6.6"><translation>flying</translation></message>
    <message id="fortress.section.7"><translation>the door</translation></message>
    <message id="fortress.section.9"><translation>range</translation></message>
    <message id="fortress.section.10"><translation>line of sight</translation></message>
    <message id="fortress.section.11"><translation>attacking</translation></message>
    <message id="fortress.section.12"><translation>powers</translation></message>
    <message id="fortress.section.13"><translation>ambush</translation></message>
    <message id="fortress.section.14"><translation>siege</translation></message>
    <message id="fortress.section.16"><translation>decisions, step by step</translation></message>
    <message id="fortress.ruling.RF-03"><translation>each card once</translation></message>
    <message id="fortress.ruling.RF-10"><translation>who fits through the door</translation></message>
    <message id="fortress.ruling.RF-17"><translation>room to stand</translation></message>
    <message id="fortress.ruling.RF-18"><translation>the bonus for wall walks and roads</translation></message>
    <message id="fortress.ruling.RF-25"><translation>figures on two spaces</translation></message>
    <message id="fortress.ruling.RF-27"><translation>onto a rung from the side</translation></message>
    <message id="fortress.ruling.RF-29"><translation>letting go of a ladder</translation></message>
    <message id="fortress.ruling.RF-30"><translation>passing figures on a ladder</translation></message>
    <message id="fortress.ruling.RF-31"><translation>no movement through a ladder</translation></message>
    <message id="fortress.ruling.RF-32"><translation>climbing behind a ladder</translation></message>
    <message id="fortress.ruling.RF-36"><translation>when the door can be operated</translation></message>
    <message id="fortress.ruling.RF-37"><translation>where the open door stands</translation></message>
    <message id="fortress.ruling.RF-41"><translation>what affects the door</translation></message>
    <message id="fortress.ruling.RF-42"><translation>the destroyed door</translation></message>
    <message id="fortress.ruling.RF-44"><translation>the door in discovery mode</translation></message>
    <message id="fortress.ruling.RF-55"><translation>engaged attackers</translation></message>
    <message id="fortress.ruling.RF-57"><translation>friends can’t be targets</translation></message>
    <message id="fortress.ruling.RF-59"><translation>where a squad can drop</translation></message>
    <message id="fortress.ruling.RF-60"><translation>the grapple gun</translation></message>
    <message id="fortress.ruling.RF-61"><translation>the path of grenades</translation></message>
    <message id="fortress.ruling.RF-62"><translation>the line of fire</translation></message>
    <message id="fortress.ruling.RF-64"><translation>the shackled card</translation></message>
    <message id="fortress.ruling.RF-65"><translation>spirits</translation></message>
    <message id="fortress.ruling.RF-67"><translation>start zones</translation></message>
    <message id="fortress.ruling.RF-68"><translation>heroes in a draft</translation></message>
    <message id="fortress.ruling.RF-74"><translation>taking the flag down</translation></message>
    <message id="fortress.ruling.RF-81"><translation>the figure behind the door</translation></message>
    <message id="fortress.ruling.RF-84"><translation>an army needs more than a dropped squad</translation></message>
</context>
</TS>
