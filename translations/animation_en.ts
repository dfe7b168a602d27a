<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the board says while it shows what happened. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="menu.sound"><translation>So&amp;und</translation></message>
    <message id="action_name.sound_off"><translation>&amp;Off</translation></message>
    <message id="action_name.sound_quiet"><translation>&amp;Quiet</translation></message>
    <message id="action_name.sound_normal"><translation>&amp;Normal</translation></message>
    <message id="action_name.sound_loud"><translation>&amp;Loud</translation></message>
    <message id="menu.animation"><translation>A&amp;nimation</translation></message>
    <message id="action_name.animation_off"><translation>&amp;Off</translation></message>
    <message id="action_name.animation_normal"><translation>&amp;Normal</translation></message>
    <message id="action_name.animation_slow"><translation>&amp;Slow</translation></message>
    <message id="action_name.animation_step"><translation>Step by step</translation></message>
    <message id="action_name.animation_go_on"><translation>Continue</translation></message>
    <message id="action_name.animation_skip"><translation>Skip to the end</translation></message>
    <message id="animation.tip"><translation>{what} ({keys})</translation></message>
</context>
</TS>
