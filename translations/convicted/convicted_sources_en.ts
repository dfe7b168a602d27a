<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Where a rule stands: sections, moments and rulings of the rules document, with short titles. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.source.section"><translation>Rules, section {number}: {title}</translation></message>
    <message id="convicted.source.moment"><translation>Rules, decision {number}: {title}</translation></message>
    <message id="convicted.source.ruling"><translation>Ruling {number}: {title}</translation></message>
    <message id="convicted.section.1"><translation>pieces and numbers</translation></message>
    <message id="convicted.section.6"><translation>actions</translation></message>
    <message id="convicted.section.6.1"><translation>walls and towers</translation></message>
    <message id="convicted.section.6.2"><translation>the ring</translation></message>
    <message id="convicted.section.6.3"><translation>buildings</translation></message>
    <message id="convicted.section.6.4"><translation>technologies</translation></message>
    <message id="convicted.section.6.5"><translation>training</translation></message>
    <message id="convicted.section.6.6"><translation>engines</translation></message>
    <message id="convicted.section.6.7"><translation>collecting, trading, repairing</translation></message>
    <message id="convicted.section.8"><translation>the assault</translation></message>
    <message id="convicted.section.9"><translation>end of the game</translation></message>
    <message id="convicted.section.10"><translation>enemies</translation></message>
    <message id="convicted.section.10.2"><translation>Barbarians</translation></message>
    <message id="convicted.section.10.4"><translation>Forestmen</translation></message>
    <message id="convicted.section.11"><translation>blessings, spells, heroes</translation></message>
    <message id="convicted.section.14"><translation>decisions, step by step</translation></message>
    <message id="convicted.moment.M-14"><translation>sabotage</translation></message>
    <message id="convicted.moment.M-16"><translation>placing</translation></message>
    <message id="convicted.moment.M-21"><translation>enemy fire</translation></message>
    <message id="convicted.moment.M-26"><translation>enemy engines</translation></message>
    <message id="convicted.ruling.RC-06"><translation>limits of pieces</translation></message>
    <message id="convicted.ruling.RC-07"><translation>who decides</translation></message>
    <message id="convicted.ruling.RC-10"><translation>reach</translation></message>
    <message id="convicted.ruling.RC-11"><translation>the keep</translation></message>
    <message id="convicted.ruling.RC-12"><translation>choice of heroes</translation></message>
    <message id="convicted.ruling.RC-14"><translation>the starting army</translation></message>
    <message id="convicted.ruling.RC-15"><translation>choice of sections</translation></message>
    <message id="convicted.ruling.RC-17"><translation>separate resources</translation></message>
    <message id="convicted.ruling.RC-21"><translation>building the ring</translation></message>
    <message id="convicted.ruling.RC-24"><translation>building requirements</translation></message>
    <message id="convicted.ruling.RC-27"><translation>replacing</translation></message>
    <message id="convicted.ruling.RC-28"><translation>engine requirements</translation></message>
    <message id="convicted.ruling.RC-29"><translation>slots</translation></message>
    <message id="convicted.ruling.RC-30"><translation>boulders and cauldrons</translation></message>
    <message id="convicted.ruling.RC-32"><translation>trade</translation></message>
    <message id="convicted.ruling.RC-33"><translation>repair</translation></message>
    <message id="convicted.ruling.RC-34"><translation>the deserter</translation></message>
    <message id="convicted.ruling.RC-35"><translation>the forger</translation></message>
    <message id="convicted.ruling.RC-38"><translation>placing</translation></message>
    <message id="convicted.ruling.RC-44"><translation>leftover power</translation></message>
    <message id="convicted.ruling.RC-46"><translation>forced losses</translation></message>
    <message id="convicted.ruling.RC-47"><translation>mixed engines</translation></message>
    <message id="convicted.ruling.RC-58"><translation>regrouping</translation></message>
    <message id="convicted.ruling.RC-59"><translation>ranged units that join the assault</translation></message>
    <message id="convicted.ruling.RC-61"><translation>who carries the ram</translation></message>
    <message id="convicted.ruling.RC-64"><translation>assigning defenders</translation></message>
    <message id="convicted.ruling.RC-68"><translation>demolition</translation></message>
    <message id="convicted.ruling.RC-72"><translation>the murderer</translation></message>
    <message id="convicted.ruling.RC-73"><translation>illusions</translation></message>
    <message id="convicted.ruling.RC-76"><translation>blinding</translation></message>
    <message id="convicted.ruling.RC-77"><translation>destruction</translation></message>
    <message id="convicted.ruling.RC-84"><translation>camouflage</translation></message>
    <message id="convicted.ruling.RC-86"><translation>casting</translation></message>
    <message id="convicted.ruling.RC-87"><translation>the shield</translation></message>
    <message id="convicted.ruling.RC-88"><translation>reinforcement</translation></message>
    <message id="convicted.ruling.RC-89"><translation>renewal</translation></message>
    <message id="convicted.ruling.RC-91"><translation>resurrection</translation></message>
    <message id="convicted.ruling.RC-92"><translation>rain of stones</translation></message>
    <message id="convicted.ruling.RC-93"><translation>earthquake</translation></message>
    <message id="convicted.ruling.RC-105"><translation>seven levels</translation></message>
    <message id="convicted.ruling.RC-107"><translation>squads formed by the enemy player</translation></message>
    <message id="convicted.ruling.RC-109"><translation>sabotage</translation></message>
    <message id="convicted.ruling.RC-110"><translation>sabotaging the ring</translation></message>
    <message id="convicted.ruling.RC-117"><translation>each piece is placed once</translation></message>
</context>
</TS>
