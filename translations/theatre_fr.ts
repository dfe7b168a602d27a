<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the board says while it shows what happened. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="menu.animation"><translation>A&amp;nimation</translation></message>
    <message id="action_name.animation_off"><translation>&amp;Désactivée</translation></message>
    <message id="action_name.animation_normal"><translation>&amp;Normale</translation></message>
    <message id="action_name.animation_slow"><translation>&amp;Lente, pour bien suivre</translation></message>
    <message id="action_name.theatre_step"><translation>Pas à pas</translation></message>
    <message id="action_name.theatre_go_on"><translation>Continuer</translation></message>
    <message id="action_name.theatre_skip"><translation>Aller à la fin</translation></message>
    <message id="theatre.tip"><translation>{what} ({keys})</translation></message>
    <message id="theatre.hit"><translation>Touché</translation></message>
    <message id="theatre.miss"><translation>Manqué</translation></message>
    <message id="theatre.breach"><translation>Brèche&#160;!</translation></message>
    <message id="theatre.fallen"><translation>Abattue&#160;!</translation></message>
    <message id="theatre.tie"><translation>Égalité</translation></message>
    <message id="theatre.lead"><translation>{side} +{n}</translation></message>
</context>
</TS>
