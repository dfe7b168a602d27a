<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What is said besides the sentence of a refusal. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="why.hourglass"><translation>Hourglasses pay for actions: place this one on an action in the “{dock}” panel.</translation></message>
    <message id="why.instead"><translation>Nearest place you can use: {place}.</translation></message>
    <message id="why.elsewhere"><translation>You can use this one: {place}.</translation></message>
    <message id="why.gates"><translation>the gates</translation></message>
</context>
</TS>
