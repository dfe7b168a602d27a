<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What computer players tell of their reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.players.aim.train"><translation>Entraîne {unit_a} {post_at}, où c’est le plus utile.</translation></message>
    <message id="convicted.players.aim.make"><translation>Construit {engine_a} {post_at} pour tirer à chaque siège.</translation></message>
    <message id="convicted.players.aim.fortify"><translation>Améliore {section_the}&#160;: plus de résistance et plus de place.</translation></message>
    <message id="convicted.players.aim.repair"><translation>Répare {target_the}, ce qui ne coûte aucune action.</translation></message>
    <message id="convicted.players.aim.entrench"><translation>{obstacle} {ring_at}&#160;: moins d’ennemis passent, ou ils passent plus tard.</translation></message>
    <message id="convicted.players.aim.build">
        <translation>Construit {building_the}, l’étape suivante du plan.</translation>
    </message>
    <message id="convicted.players.aim.research"><translation>Recherche : {technology}, l’étape suivante du plan.</translation></message>
    <message id="convicted.players.aim.collect"><translation>Collecte pour les prochaines dépenses : {resource}.</translation></message>
    <message id="convicted.players.aim.forge"><translation>Échange un surplus contre ce qui manque&#160;: {wanted}.</translation></message>
    <message id="convicted.players.aim.offer"><translation>Donne son surplus à qui joue ensuite ({partner})&#160;: {resource_counted}.</translation></message>
    <message id="convicted.players.aim.move"><translation>{piece}&#160;: vers {goal_the}, où la menace est plus grande.</translation></message>
    <message id="convicted.players.aim.inspire">
        <translation>L’hérétique inspire {section_the}, qui a le plus de tireurs.</translation>
    </message>
    <message id="convicted.players.aim.cast"><translation>{power}&#160;: gratuit, et utile maintenant.</translation></message>
    <message id="convicted.players.aim.cast.at"><translation>{power} : {target}, où l’effet est maintenant le plus grand.</translation></message>
    <message id="convicted.players.aim.aim">
        <translation>{piece}&#160;: vers {zone_the}, où le tir abat le plus d’ennemis.</translation>
    </message>
    <message id="convicted.players.aim.take"><translation>Retire la pièce la plus dangereuse&#160;: {piece}.</translation></message>
    <message id="convicted.players.aim.face"><translation>{unit} face à l’escouade {squad}&#160;: c’est le plus efficace.</translation></message>
    <message id="convicted.players.aim.murder"><translation>Double les pertes de l’escouade {squad}, qui a le plus perdu.</translation></message>
    <message id="convicted.players.aim.direct">
        <translation>{piece}&#160;: vers {section_the}, où les tirs réunis font le plus de dégâts.</translation>
    </message>
    <message id="convicted.players.aim.storm"><translation>{piece} se joint à l’assaut ({direction}) : trop peu de défenseurs pour faire face à chaque escouade.</translation></message>
    <message id="convicted.players.aim.group">
        <translation>{piece} dans l’escouade {squad}&#160;: les plus forts au front, les autres répartis.</translation>
    </message>
    <message id="convicted.players.aim.carry"><translation>L’escouade {squad} porte le bélier : c’est la plus forte.</translation></message>
    <message id="convicted.players.aim.destroy"><translation>{building}&#160;: la perte la plus gênante.</translation></message>
    <message id="convicted.players.aim.sabotage"><translation>Sabotage : {target}, où cela fait le plus mal.</translation></message>
    <message id="convicted.players.term.missing"><translation>Force manquante {wall_at} face aux ennemis attendus</translation></message>
    <message id="convicted.players.term.fight"><translation>Avance sur l’escouade {squad}, sans les dés</translation></message>
    <message id="convicted.players.clock"><translation>Tour {turn} sur {turns}.</translation></message>
</context>
</TS>
