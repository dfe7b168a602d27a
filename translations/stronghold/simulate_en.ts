<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What is counted besides, where many games are played. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- simulate -->
    <message id="simulate.stronghold.borrowed"><translation>actions borrowed per game</translation></message>
    <message id="simulate.stronghold.given"><translation>troop transfers per game</translation></message>
    <message id="simulate.stronghold.haste"><translation>uses of haste per game</translation></message>
</context>
</TS>
