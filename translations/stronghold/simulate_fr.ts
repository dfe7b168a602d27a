<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What is counted besides, where many games are played. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- simulate -->
    <message id="simulate.stronghold.borrowed"><translation>actions empruntées par partie</translation></message>
    <message id="simulate.stronghold.given"><translation>transferts de troupe par partie</translation></message>
    <message id="simulate.stronghold.haste"><translation>recours à la rapidité par partie</translation></message>
</context>
</TS>
