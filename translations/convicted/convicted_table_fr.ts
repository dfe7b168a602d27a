<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The table as lines for a terminal. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.table.period.setup"><translation>Mise en place.</translation></message>
    <message id="convicted.table.period.preparation"><translation>Tour {turn} : préparation.</translation></message>
    <message id="convicted.table.period.actions"><translation>Tour {turn} : actions.</translation></message>
    <message id="convicted.table.period.siege"><translation>Tour {turn} : siège, manche {round}.</translation></message>
    <message id="convicted.table.period.over"><translation>La partie est terminée (tour {turn}).</translation></message>
    <message id="convicted.table.enemy"><translation>L’ennemi : {faction}, direction principale {direction}, moral {morale}.</translation></message>
    <message id="convicted.table.player"><translation>{name} : {resources}.</translation></message>
    <message id="convicted.table.player.hero"><translation>{name} ({hero}) : {resources}.</translation></message>
    <message id="convicted.table.nobody"><translation>personne</translation></message>
    <message id="convicted.table.section"><translation>{section} : niveau {level}, résistance {resistance} ; {pieces}.</translation></message>
    <message id="convicted.table.keep"><translation>Donjon : {pieces}.</translation></message>
    <message id="convicted.table.gates"><translation>Portes de la ville : résistance {resistance}.</translation></message>
    <message id="convicted.table.ring"><translation>Anneau&#160;: {obstacles}.</translation></message>
    <message id="convicted.table.ring.section"><translation>{obstacle} {ring_at}</translation></message>
    <message id="convicted.table.ring.empty"><translation>Anneau&#160;: ouvert.</translation></message>
    <message id="convicted.table.buildings"><translation>Ville : {buildings}.</translation></message>
    <message id="convicted.table.building"><translation>{building} {level}</translation></message>
    <message id="convicted.table.buildings.none"><translation>Ville : aucun bâtiment.</translation></message>
    <message id="convicted.table.technologies"><translation>Technologies : {technologies}.</translation></message>
    <message id="convicted.table.waiting"><translation>En attente en ville : {pieces}.</translation></message>
    <message id="convicted.table.share"><translation>{name} : {resources}</translation></message>
    <message id="convicted.table.zone"><translation>{zone} : {pieces}.</translation></message>
    <message id="convicted.table.climbed"><translation>Montés sur {wall_the}&#160;: {pieces}.</translation></message>
    <message id="convicted.table.gateway"><translation>Dans le passage des portes : {leader}.</translation></message>
    <message id="convicted.table.squad"><translation>Escouade {squad} : {pieces}.</translation></message>
    <message id="convicted.table.squad.faced"><translation>Escouade {squad} : {pieces} ; face à elle {units}.</translation></message>
</context>
</TS>
