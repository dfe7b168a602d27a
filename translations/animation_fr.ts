<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the board says while it shows what happened. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="menu.sound"><translation>S&amp;on</translation></message>
    <message id="action_name.sound_off"><translation>&amp;Désactivé</translation></message>
    <message id="action_name.sound_quiet"><translation>&amp;Faible</translation></message>
    <message id="action_name.sound_normal"><translation>&amp;Normal</translation></message>
    <message id="action_name.sound_loud"><translation>&amp;Fort</translation></message>
    <message id="menu.animation"><translation>A&amp;nimation</translation></message>
    <message id="action_name.animation_off"><translation>&amp;Désactivée</translation></message>
    <message id="action_name.animation_normal"><translation>&amp;Normale</translation></message>
    <message id="action_name.animation_slow"><translation>&amp;Lente</translation></message>
    <message id="action_name.animation_step"><translation>Pas à pas</translation></message>
    <message id="action_name.animation_go_on"><translation>Continuer</translation></message>
    <message id="action_name.animation_skip"><translation>Aller à la fin</translation></message>
    <message id="animation.tip"><translation>{what} ({keys})</translation></message>
</context>
</TS>
