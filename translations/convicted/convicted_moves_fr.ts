<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Moves in a few words. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.move.hero"><translation>{hero}</translation></message>
    <message id="convicted.move.place"><translation>{piece} : {start} → {goal}</translation></message>
    <message id="convicted.move.defend"><translation>Défendre {sections}</translation></message>
    <message id="convicted.move.fortify"><translation>Améliorer {section_the}</translation></message>
    <message id="convicted.move.build"><translation>Construire {building_the}</translation></message>
    <message id="convicted.move.entrench"><translation>{obstacle} {ring_at}</translation></message>
    <message id="convicted.move.research"><translation>Rechercher : {technology}</translation></message>
    <message id="convicted.move.collect"><translation>Collecter : {resource}</translation></message>
    <message id="convicted.move.train"><translation>Entraîner {unit_a} {post_at}</translation></message>
    <message id="convicted.move.train.instead"><translation>Remplacer {instead_a} par {unit_a} {post_at}</translation></message>
    <message id="convicted.move.drill"><translation>Entraîner deux unités&#160;: {unit} ({sections})</translation></message>
    <message id="convicted.move.make"><translation>Construire {engine_a} {post_at}</translation></message>
    <message id="convicted.move.make.instead"><translation>Remplacer {instead_a} par {engine_a} {post_at}</translation></message>
    <message id="convicted.move.repair"><translation>Réparer {target_the}</translation></message>
    <message id="convicted.move.desert"><translation>Déserteur : {unit_a} {section_at}</translation></message>
    <message id="convicted.move.forge"><translation>Faussaire : {wanted} contre {given}</translation></message>
    <message id="convicted.move.offer"><translation>Proposer {resource_counted} ({partner})</translation></message>
    <message id="convicted.move.want"><translation>Contre {resource_counted}</translation></message>
    <message id="convicted.move.give"><translation>Faire un don</translation></message>
    <message id="convicted.move.answer.yes"><translation>Accepter</translation></message>
    <message id="convicted.move.answer.no"><translation>Refuser</translation></message>
    <message id="convicted.move.sabotage"><translation>Sabotage : {target}</translation></message>
    <message id="convicted.move.inspire"><translation>Inspirer {section_the}</translation></message>
    <message id="convicted.move.cast"><translation>{power}</translation></message>
    <message id="convicted.move.cast.target"><translation>{power} : {target}</translation></message>
    <message id="convicted.move.aim"><translation>{piece} ({post}) vers {zone_the}</translation></message>
    <message id="convicted.move.direct"><translation>{piece} ({direction}) vers {section_the}</translation></message>
    <message id="convicted.move.storm"><translation>{piece} ({direction}) se joint à l’assaut</translation></message>
    <message id="convicted.move.take"><translation>{piece}, {place}</translation></message>
    <message id="convicted.move.fall"><translation>{piece}</translation></message>
    <message id="convicted.move.regroup"><translation>{unit} : {start} → {goal}</translation></message>
    <message id="convicted.move.recall"><translation>{unit}&#160;: retour ({start})</translation></message>
    <message id="convicted.move.group"><translation>{piece} dans l’escouade {squad}</translation></message>
    <message id="convicted.move.carry"><translation>L’escouade {squad} porte le bélier</translation></message>
    <message id="convicted.move.guide"><translation>{unit} : {start} → {goal}</translation></message>
    <message id="convicted.move.face"><translation>{unit} face à l’escouade {squad}</translation></message>
    <message id="convicted.move.withdraw"><translation>Reprendre toutes les unités affectées à l’escouade {squad}</translation></message>
    <message id="convicted.move.absent"><translation>{unit} (escouade {squad})</translation></message>
    <message id="convicted.move.demolish"><translation>Frapper le mur&#160;: {piece}, escouade {squad}</translation></message>
    <message id="convicted.move.murder"><translation>Doubler les pertes de l’escouade {squad}</translation></message>
    <message id="convicted.move.destroy"><translation>{building}</translation></message>
    <message id="convicted.move.done"><translation>Terminé</translation></message>
</context>
</TS>
