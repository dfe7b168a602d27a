<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What computer players tell of their reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.players.aim.train"><translation>Entraîne {unit_a} {post_at}, où son aide compte le plus.</translation></message>
    <message id="convicted.players.aim.make"><translation>Construit {engine_a} {post_at} : de quoi tirer à chaque siège à venir.</translation></message>
    <message id="convicted.players.aim.fortify"><translation>Élève {section_the} : plus haut, on arrête mieux et on tient plus nombreux.</translation></message>
    <message id="convicted.players.aim.repair"><translation>Répare {target_the}, ce qui ne coûte aucune action.</translation></message>
    <message id="convicted.players.aim.entrench"><translation>{obstacle} {ring_at} : moins d’ennemis passent, ou plus tard.</translation></message>
    <message id="convicted.players.aim.build"><translation>Élève {building_the}, l’étape suivante du plan.</translation></message>
    <message id="convicted.players.aim.research"><translation>Recherche : {technology}, l’étape suivante du plan.</translation></message>
    <message id="convicted.players.aim.collect"><translation>Collecte pour les prochaines dépenses : {resource}.</translation></message>
    <message id="convicted.players.aim.forge"><translation>Échange ce qui abonde contre ce qui manque : {wanted}.</translation></message>
    <message id="convicted.players.aim.offer"><translation>Donne à {partner}, qui joue ensuite, ce qui reste : {resource_counted}.</translation></message>
    <message id="convicted.players.aim.move"><translation>{piece} : vers {goal_the}, où il manque davantage.</translation></message>
    <message id="convicted.players.aim.inspire"><translation>L’hérétique inspire {section_the} : c’est là que sont le plus de tireurs.</translation></message>
    <message id="convicted.players.aim.cast"><translation>{power} : cela ne coûte rien, et le moment est bon.</translation></message>
    <message id="convicted.players.aim.cast.at"><translation>{power} : {target}, où l’effet est maintenant le plus grand.</translation></message>
    <message id="convicted.players.aim.aim"><translation>{piece} : vers {zone_the}, où un tir de plus abat le plus.</translation></message>
    <message id="convicted.players.aim.take"><translation>Retire ce qui nuirait le plus pour son endurance : {piece}.</translation></message>
    <message id="convicted.players.aim.face"><translation>{unit} face à l’escouade {squad} : c’est là que cela change le plus.</translation></message>
    <message id="convicted.players.aim.murder"><translation>Double les pertes de l’escouade {squad}, les plus lourdes.</translation></message>
    <message id="convicted.players.aim.direct"><translation>{piece} : vers {section_the}, où les tirs réunis abattent le plus.</translation></message>
    <message id="convicted.players.aim.storm"><translation>{piece} se joint à l’assaut ({direction}) : trop peu de défenseurs pour faire face à chaque escouade.</translation></message>
    <message id="convicted.players.aim.group"><translation>{piece} dans l’escouade {squad} : les plus forts mènent, les autres sont répartis.</translation></message>
    <message id="convicted.players.aim.carry"><translation>L’escouade {squad} porte le bélier : c’est la plus forte.</translation></message>
    <message id="convicted.players.aim.destroy"><translation>{building} : c’est ce qui manquerait le plus.</translation></message>
    <message id="convicted.players.aim.sabotage"><translation>Sabotage : {target}, où cela fait le plus mal.</translation></message>
    <message id="convicted.players.term.missing"><translation>Force qui manque {wall_at} face à ce qui vient, en moyenne</translation></message>
    <message id="convicted.players.term.fight"><translation>Avance sur l’escouade {squad}, sans les dés</translation></message>
    <message id="convicted.players.clock"><translation>Tour {turn} sur {turns}.</translation></message>
</context>
</TS>
