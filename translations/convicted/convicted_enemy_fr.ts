<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why the enemy does what it does: the lines of the log that tell its reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.event.main_direction_found"><translation>Direction principale de l’assaut (scénario)&#160;: {direction} ({rule}).</translation></message>
    <message id="convicted.event.main_direction_found.dice"><translation>Dé ({dice})&#160;: direction principale de l’assaut, {direction} ({rule}).</translation></message>
    <message id="convicted.event.main_direction_found.dice.moats"><translation>Le dé décide ({dice}) ; direction principale de l’assaut : {direction}. Ce qui se trouve derrière des douves est évité : {avoided} ({rule}).</translation></message>
    <message id="convicted.event.main_direction_found.reckoned"><translation>Direction principale de l’assaut : {direction}, où le mur est le plus vulnérable ; {weights} ({rule}).</translation></message>
    <message id="convicted.event.main_direction_found.drawn"><translation>Direction principale de l’assaut : {direction}, tirée au sort entre les murs les plus vulnérables ; {weights} ({rule}).</translation></message>
    <message id="convicted.event.foe_target_rolled"><translation>Jet de cible pour {piece_the} ({direction}, {die})&#160;: {section_the} ({rule}).</translation></message>
    <message id="convicted.event.foe_target_rolled.die_left_5"><translation>Jet de cible pour {piece_the} ({direction}&#160;; 1–4 mur, 5 tour gauche, 6 tour droite)&#160;: {die}, {section_the} ({rule}).</translation></message>
    <message id="convicted.event.foe_target_rolled.die_right_5"><translation>Jet de cible pour {piece_the} ({direction}&#160;; 1–4 mur, 5 tour droite, 6 tour gauche)&#160;: {die}, {section_the} ({rule}).</translation></message>
    <message id="convicted.event.foes_directed" numerus="yes"><translation><numerusform>{n} ennemi ({direction}) vise {section_the}, au dé ({rule}).</numerusform><numerusform>{n} ennemis ({direction}) visent {section_the}, au dé ({rule}).</numerusform></translation></message>
    <message id="convicted.event.foes_directed.lowest_resistance" numerus="yes"><translation><numerusform>{n} ennemi ({direction}) vise {section_the}, la section défendue la moins résistante&#160;: {manned} ({rule}).</numerusform><numerusform>{n} ennemis ({direction}) visent {section_the}, la section défendue la moins résistante&#160;: {manned} ({rule}).</numerusform></translation></message>
    <message id="convicted.event.foes_directed.player" numerus="yes"><translation><numerusform>{n} ennemi ({direction}) reçoit l’ordre de viser {section_the} ({rule}).</numerusform><numerusform>{n} ennemis ({direction}) reçoivent l’ordre de viser {section_the} ({rule}).</numerusform></translation></message>
    <message id="convicted.event.no_foe_target"><translation>Pas de cible pour {piece_the} ({direction}, {rule}).</translation></message>
    <message id="convicted.event.shot_redirected.units">
        <translation>Aucune cible valable&#160;: le tir vise les défenseurs {section_of} ({rule}).</translation>
    </message>
    <message id="convicted.event.shot_redirected.section">
        <translation>Aucune cible valable&#160;: le tir vise {section_the} ({rule}).</translation>
    </message>
    <message id="convicted.event.engine_aimed.weak_wall"><translation>{engine_the} ({direction}) vise {section_the}, dont la résistance n’est plus que de {resistance} ({rule}).</translation></message>
    <message id="convicted.event.engine_aimed.weak_tower"><translation>{engine_the} ({direction}) vise {section_the} : le mur est solide, mais la résistance de cette tour n’est plus que de {resistance} ({rule}).</translation></message>
    <message id="convicted.event.squads_dealt">
        <translation>Côté {direction}, {units_count} en {squads_count}&#160;: les plus forts au front, les autres répartis par force ({rule}).</translation>
    </message>
    <message id="convicted.event.ram_given"><translation>L’escouade {squad} porte le bélier&#160;: aucune n’est plus forte au nord (force {strength}, {rule}).</translation></message>
    <message id="convicted.event.ram_given.chosen"><translation>L’escouade {squad} reçoit l’ordre de porter le bélier (force {strength}, {rule}).</translation></message>
    <message id="convicted.event.tower_given">
        <translation>L’escouade {squad} reçoit la tour de siège&#160;: c’est ici que force et soutien donnent le plus grand total, {worth} ({rule}).</translation>
    </message>
    <message id="convicted.enemy.units" numerus="yes"><translation><numerusform>{n} ennemi</numerusform><numerusform>{n} ennemis</numerusform></translation></message>
    <message id="convicted.enemy.squads" numerus="yes"><translation><numerusform>{n} escouade</numerusform><numerusform>{n} escouades</numerusform></translation></message>
    <message id="convicted.enemy.value"><translation>{section} {number}</translation></message>
    <message id="convicted.enemy.section"><translation>section {number}</translation></message>
</context>
</TS>
