<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What is said besides the sentence of a refusal. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="why.hourglass"><translation>An hourglass pays for an action: put it onto one in the panel “{dock}”.</translation></message>
    <message id="why.instead"><translation>Nearest place that works: {place}.</translation></message>
    <message id="why.elsewhere"><translation>One that can be taken: {place}.</translation></message>
    <message id="why.gates"><translation>the gates</translation></message>
</context>
</TS>
