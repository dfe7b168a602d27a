<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Who decides what now. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="fortress.decision.choose"><translation>{seat} ({place}) compose son armée&#160;: il reste {count_count} à dépenser.</translation></message>
    <message id="fortress.decision_alone.choose"><translation>{seat} compose son armée&#160;: il reste {count_count} à dépenser.</translation></message>
    <message id="fortress.decision.draft"><translation>{seat} ({place}) recrute une carte&#160;: il reste {count_count} à dépenser.</translation></message>
    <message id="fortress.decision_alone.draft"><translation>{seat} recrute une carte&#160;: il reste {count_count} à dépenser.</translation></message>
    <message id="fortress.decision.place"><translation>{seat} ({place}) place ses figurines&#160;: encore {count}.</translation></message>
    <message id="fortress.decision_alone.place"><translation>{seat} place ses figurines&#160;: encore {count}.</translation></message>
    <message id="fortress.decision.drop"><translation>{seat}&#160;: larguer {card} maintenant&#160;?</translation></message>
    <message id="fortress.decision.land"><translation>{seat} largue l’escouade {card}&#160;: encore {count}.</translation></message>
    <message id="fortress.decision.mark"><translation>{seat} ({place}) pose le marqueur d’ordre {marker}.</translation></message>
    <message id="fortress.decision_alone.mark"><translation>{seat} pose le marqueur d’ordre {marker}.</translation></message>
    <message id="fortress.decision.use"><translation>{seat} ({place}) choisit une carte pour agir&#160;; tours restants&#160;: {count}.</translation></message>
    <message id="fortress.decision_alone.use"><translation>{seat} choisit une carte pour agir&#160;; tours restants&#160;: {count}.</translation></message>
    <message id="fortress.decision.act"><translation>{seat} agit avec {card}, tour {count}.</translation></message>
    <message id="fortress.decision.moving"><translation>{seat} déplace {figure}&#160;: encore {count_count}.</translation></message>
    <message id="fortress.decision.moving.within"><translation>{seat} déplace {figure}&#160;: encore {count_count} ({within} sans quitter les chemins de ronde et les routes).</translation></message>
    <message id="fortress.decision.strike"><translation>{seat}&#160;: frapper avec {figure}&#160;?</translation></message>
    <message id="fortress.decision.return"><translation>{seat} choisit où revient une figurine de la carte {card}.</translation></message>
    <message id="fortress.decision.next"><translation>{seat} choisit qui se défend contre {figure}.</translation></message>
    <message id="fortress.decision.door"><translation>{seat} peut ouvrir ou fermer la porte.</translation></message>
    <message id="fortress.decision.take_card"><translation>{seat}&#160;: prendre la carte de porte&#160;?</translation></message>
    <message id="fortress.decision.spirit"><translation>{seat} attribue à une carte l’esprit de {card}.</translation></message>
    <message id="fortress.due.choose"><translation>le choix d’une armée</translation></message>
    <message id="fortress.due.draft"><translation>le recrutement</translation></message>
    <message id="fortress.due.place"><translation>le placement des figurines</translation></message>
    <message id="fortress.due.drop"><translation>un largage</translation></message>
    <message id="fortress.due.land"><translation>un largage</translation></message>
    <message id="fortress.due.mark"><translation>les marqueurs d’ordre</translation></message>
    <message id="fortress.due.use"><translation>le choix d’une carte</translation></message>
    <message id="fortress.due.act"><translation>le tour d’un autre</translation></message>
    <message id="fortress.due.moving"><translation>le déplacement d’une figurine</translation></message>
    <message id="fortress.due.strike"><translation>une frappe</translation></message>
    <message id="fortress.due.return"><translation>le retour d’une figurine</translation></message>
    <message id="fortress.due.next"><translation>l’ordre de défense</translation></message>
    <message id="fortress.due.door"><translation>la porte</translation></message>
    <message id="fortress.due.take_card"><translation>la carte de porte</translation></message>
    <message id="fortress.due.spirit"><translation>l’esprit d’un champion</translation></message>
</context>
</TS>
