<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The dock of squads: pairs with sums and odds. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.docks.squads.none">
        <translation>Aucune escouade devant les murs. Elles se forment au stade 9&#160;; les défenseurs leur sont opposés au stade 11.</translation>
    </message>
    <message id="convicted.docks.squads.all" numerus="yes"><translation><numerusform>{n} escouade devant les murs.</numerusform><numerusform>{n} escouades devant les murs.</numerusform></translation></message>
    <message id="convicted.docks.squads.wall" numerus="yes"><translation><numerusform>{wall}&#160;: {n} escouade. Placez des unités en face&#160;; la première passe au front.</numerusform><numerusform>{wall}&#160;: {n} escouades. Placez des unités en face&#160;; la première passe au front.</numerusform></translation></message>
    <message id="convicted.docks.squads.free"><translation>Libres :</translation></message>
    <message id="convicted.docks.squads.free.none"><translation>Toutes les unités font face à une escouade.</translation></message>
    <message id="convicted.docks.squads.suggest"><translation>Proposer</translation></message>
    <message id="convicted.docks.squads.suggest.tip"><translation>Répartit les unités selon une règle simple&#160;; modifiable avant de confirmer.</translation></message>
    <message id="convicted.docks.squads.clear"><translation>Tout retirer</translation></message>
    <message id="convicted.docks.squads.clear.tip"><translation>Reprendre toutes les unités de ce mur.</translation></message>
    <message id="convicted.docks.squads.agree"><translation>Confirmer</translation></message>
    <message id="convicted.docks.squads.agree.tip"><translation>Confirmer cette défense&#160;: la mêlée commence quand tous les murs sont confirmés.</translation></message>
    <message id="convicted.docks.group.wall" numerus="yes"><translation><numerusform>{wall}&#160;: répartissez les ennemis en {n} escouade&#160;; le premier passe au front.</numerusform><numerusform>{wall}&#160;: répartissez les ennemis en {n} escouades&#160;; le premier de chacune passe au front.</numerusform></translation></message>
    <message id="convicted.docks.group.suggest.tip"><translation>Les répartir tour à tour par ordre de force, comme le ferait l’ennemi automatique.</translation></message>
    <message id="convicted.docks.group.empty"><translation>Il manque une unité de front.</translation></message>
    <message id="convicted.docks.pair.title"><translation>Escouade {squad}</translation></message>
    <message id="convicted.docks.pair.ram"><translation>bélier</translation></message>
    <message id="convicted.docks.pair.tower"><translation>tour de siège</translation></message>
    <message id="convicted.docks.pair.enemy"><translation>{leader} + {supports} + d3 − {resistance} = {least} à {most}</translation></message>
    <message id="convicted.docks.pair.own"><translation>{leader} + {supports} + d3 = {least} à {most}</translation></message>
    <message id="convicted.docks.pair.nobody"><translation>personne pour l’instant</translation></message>
    <message id="convicted.docks.pair.odds"><translation>victoire {won} %, égalité {tied} %, défaite {lost} %</translation></message>
    <message id="convicted.docks.pair.blinded"><translation>Aveuglée&#160;: elle ne combat pas.</translation></message>
    <message id="convicted.docks.pair.ramming"><translation>Elle frappe les portes et ne se bat pas.</translation></message>
    <message id="convicted.docks.pair.open"><translation>Sans adversaire : son unité de front monte sur le mur.</translation></message>
    <message id="convicted.docks.pair.add"><translation>Ajouter…</translation></message>
    <message id="convicted.docks.pair.add.tip"><translation>Placer une unité face à cette escouade, ou en faire glisser une ici.</translation></message>
    <message id="convicted.docks.pair.back"><translation>Reprendre toutes ces unités</translation></message>
</context>
</TS>
