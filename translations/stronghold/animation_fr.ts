<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Words that the board shows for a moment. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="animation.hit"><translation>Touché</translation></message>
    <message id="animation.miss"><translation>Manqué</translation></message>
    <message id="animation.breach"><translation>Brèche&#160;!</translation></message>
    <message id="animation.fallen"><translation>Abattue&#160;!</translation></message>
    <message id="animation.tie"><translation>Égalité</translation></message>
    <message id="animation.lead"><translation>{side} +{n}</translation></message>
</context>
</TS>
