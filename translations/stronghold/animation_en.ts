<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Words that the board shows for a moment. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="animation.hit"><translation>Hit</translation></message>
    <message id="animation.miss"><translation>Miss</translation></message>
    <message id="animation.breach"><translation>Breach!</translation></message>
    <message id="animation.fallen"><translation>Fallen!</translation></message>
    <message id="animation.tie"><translation>Tie</translation></message>
    <message id="animation.lead"><translation>{side} +{n}</translation></message>
</context>
</TS>
