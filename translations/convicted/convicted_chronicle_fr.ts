<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The chronicle: every turn in sentences. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.docks.chronicle.keep"><translation>Enregistrer…</translation></message>
    <message id="convicted.docks.chronicle.keep.tip"><translation>Enregistrer toute la chronique en HTML ou PDF.</translation></message>
    <message id="convicted.docks.chronicle.file"><translation>chronique</translation></message>
    <message id="convicted.docks.chronicle.pages"><translation>Pages</translation></message>
    <message id="convicted.chronicle.title"><translation>Chronique de la forteresse : {mode}</translation></message>
    <message id="convicted.chronicle.turn"><translation>Tour {turn}</translation></message>
    <message id="convicted.chronicle.turn.faction"><translation>Tour {turn} : {faction}, niveau {level}</translation></message>
    <message id="convicted.chronicle.head.built"><translation>Travaux.</translation></message>
    <message id="convicted.chronicle.head.siege"><translation>Siège.</translation></message>
    <message id="convicted.chronicle.head.walls"><translation>Murs.</translation></message>
    <message id="convicted.chronicle.head.fallen"><translation>Pertes.</translation></message>
    <message id="convicted.chronicle.head.town"><translation>Ville.</translation></message>
    <message id="convicted.chronicle.head.stock"><translation>Réserves.</translation></message>
    <message id="convicted.chronicle.head.killed"><translation>Ennemi.</translation></message>
    <message id="convicted.chronicle.head.broken"><translation>Dégâts.</translation></message>
    <message id="convicted.chronicle.head.loot"><translation>Butin.</translation></message>
    <message id="convicted.chronicle.no_foes"><translation>Aucun ennemi détruit.</translation></message>
    <message id="convicted.chronicle.whole"><translation>Rien n’a cédé.</translation></message>
    <message id="convicted.chronicle.loot"><translation>L’ennemi laisse {resources}.</translation></message>
    <message id="convicted.chronicle.no_loot"><translation>Pas de butin.</translation></message>
    <message id="convicted.chronicle.built"><translation>Construit&#160;: {what}.</translation></message>
    <message id="convicted.chronicle.fortified"><translation>Amélioré&#160;: {what}.</translation></message>
    <message id="convicted.chronicle.entrenched"><translation>Aménagé&#160;: {what}.</translation></message>
    <message id="convicted.chronicle.researched"><translation>Appris : {what}.</translation></message>
    <message id="convicted.chronicle.trained"><translation>Entraîné : {what}.</translation></message>
    <message id="convicted.chronicle.made"><translation>Fabriqué : {what}.</translation></message>
    <message id="convicted.chronicle.damaged"><translation>Endommagé par des saboteurs : {what}.</translation></message>
    <message id="convicted.chronicle.level"><translation>{what} au niveau {level}</translation></message>
    <message id="convicted.chronicle.times"><translation>{what} (× {count})</translation></message>
    <message id="convicted.chronicle.main" numerus="yes"><translation><numerusform>Direction principale&#160;: {direction}&#160;; {n} manche.</numerusform><numerusform>Direction principale&#160;: {direction}&#160;; {n} manches.</numerusform></translation></message>
    <message id="convicted.chronicle.going_on"><translation>Le siège continue.</translation></message>
    <message id="convicted.chronicle.ended.melee"><translation>Sans unités de mêlée, les ennemis ont fui.</translation></message>
    <message id="convicted.chronicle.ended.morale"><translation>Le moral des ennemis a cédé.</translation></message>
    <message id="convicted.chronicle.ended.standstill"><translation>Le siège s’est enlisé&#160;: les ennemis se sont retirés.</translation></message>
    <message id="convicted.chronicle.held" numerus="yes"><translation><numerusform>A tenu : {walls}.</numerusform><numerusform>Ont tenu : {walls}.</numerusform></translation></message>
    <message id="convicted.chronicle.stormed" numerus="yes"><translation><numerusform>Pris d’assaut&#160;: {walls}.</numerusform><numerusform>Pris d’assaut&#160;: {walls}.</numerusform></translation></message>
    <message id="convicted.chronicle.sections"><translation>Réduits à des barrières : {walls}.</translation></message>
    <message id="convicted.chronicle.fallen" numerus="yes"><translation><numerusform>{n} défenseur est tombé : {pieces}.</numerusform><numerusform>{n} défenseurs sont tombés : {pieces}.</numerusform></translation></message>
    <message id="convicted.chronicle.fallen.where"><translation>Lieux&#160;: {what}.</translation></message>
    <message id="convicted.chronicle.at"><translation>{place} {count}</translation></message>
    <message id="convicted.chronicle.nobody"><translation>Aucun défenseur n’est tombé.</translation></message>
    <message id="convicted.chronicle.foes" numerus="yes"><translation><numerusform>{n} ennemi a été détruit : {pieces}.</numerusform><numerusform>{n} ennemis ont été détruits : {pieces}.</numerusform></translation></message>
    <message id="convicted.chronicle.levels" numerus="yes"><translation><numerusform>{n} niveau de bâtiment perdu : {what}.</numerusform><numerusform>{n} niveaux de bâtiment perdus : {what}.</numerusform></translation></message>
    <message id="convicted.chronicle.stock"><translation>Total&#160;: {resources}.</translation></message>
</context>
</TS>
