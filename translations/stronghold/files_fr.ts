<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What can be wrong with a position: ids of games/stronghold/documents/problems.py. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="problem.other_board"><translation>la position est faite pour le plateau «&#160;{value}&#160;»&#160;; celui-ci est «&#160;{board}&#160;»</translation></message>
    <message id="problem.no_field"><translation>il n’y a pas d’emplacement pour «&#160;{piece}&#160;»</translation></message>
    <message id="problem.wrong_place"><translation>«&#160;{value}&#160;» n’est pas un emplacement possible</translation></message>
    <message id="problem.needs"><translation>ce n’est pas possible sans «&#160;{piece}&#160;»</translation></message>
    <message id="problem.both"><translation>une tour abrite une unité ou un engin, pas les deux</translation></message>
    <message id="problem.not_the_cost"><translation>le coût y est de {limit}, pas de {count}</translation></message>
    <message id="problem.not_the_stage"><translation>le tour, la phase, le déploiement ou le vainqueur contredisent l’étape «&#160;{value}&#160;»</translation></message>
    <message id="problem.no_partner">
        <translation>seul un joueur qui a un coéquipier peut avoir cela</translation>
    </message>
    <message id="problem.not_waiting"><translation>la place {count} ne peut pas y attendre de coéquipier</translation></message>
    <message id="problem.not_shared"><translation>les deux coéquipiers choisissent parmi les mêmes cartes, au moins {count}</translation></message>
</context>
</TS>
