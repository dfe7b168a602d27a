<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What computer players tell of their reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="fortress.players.aim.mark"><translation>Fait agir {card} tôt&#160;: c’est ce qui rapporte le plus maintenant.</translation></message>
    <message id="fortress.players.aim.decoy">
        <translation>Pose un marqueur sur {card} pour tromper.</translation>
    </message>
    <message id="fortress.players.aim.use"><translation>Agit avec {card}&#160;: c’est là qu’il y a le plus à gagner.</translation></message>
    <message id="fortress.players.aim.pick"><translation>Prend {card} dans son armée.</translation></message>
    <message id="fortress.players.aim.place"><translation>Place {figure} là où c’est utile&#160;: {space}.</translation></message>
    <message id="fortress.players.aim.go"><translation>{figure} va en {space}, où il y a davantage à gagner.</translation></message>
    <message id="fortress.players.aim.clone"><translation>Essaie de faire revenir des figurines ({card}) au lieu d’attaquer.</translation></message>
    <message id="fortress.players.aim.inside">
        <translation>{figure} entre dans la forteresse&#160;: {space}.</translation>
    </message>
    <message id="fortress.players.aim.hold"><translation>{figure} va en {space}, qu’il faut tenir.</translation></message>
    <message id="fortress.players.aim.strike"><translation>{figure} va en {space}, pour attaquer de là.</translation></message>
    <message id="fortress.players.aim.nearer"><translation>{figure} va en {space}, plus près de son but.</translation></message>
    <message id="fortress.players.aim.follow"><translation>{figure} va en {space}, plus près de l’ennemi.</translation></message>
    <message id="fortress.players.aim.safer"><translation>{figure} va en {space}, où la menace est moindre.</translation></message>
    <message id="fortress.players.aim.higher"><translation>{figure} monte en {space}&#160;: de haut, on tire mieux.</translation></message>
    <message id="fortress.players.aim.flag"><translation>{figure} va derrière le drapeau.</translation></message>
    <message id="fortress.players.aim.attack"><translation>{figure} attaque {target}.</translation></message>
    <message id="fortress.players.aim.fire"><translation>{figure} crache le feu là où cela fait le plus mal.</translation></message>
    <message id="fortress.players.aim.take_flag"><translation>{figure} descend le drapeau.</translation></message>
    <message id="fortress.players.aim.power"><translation>Utilise une capacité spéciale contre {target}.</translation></message>
    <message id="fortress.players.aim.open"><translation>Ouvre la porte aux siens.</translation></message>
    <message id="fortress.players.aim.close"><translation>Ferme la porte avant que l’ennemi n’arrive.</translation></message>
    <message id="fortress.players.aim.again"><translation>Tente une capacité gratuite ({card}).</translation></message>
    <message id="fortress.players.aim.end">
        <translation>Termine le tour&#160;: plus rien à gagner.</translation>
    </message>
    <message id="fortress.players.aim.rest"><translation>Ne touche pas à la porte.</translation></message>
    <message id="fortress.players.term.wounds"><translation>Blessures en moyenne, {attack} dés contre {defence}</translation></message>
    <message id="fortress.players.term.destroyed"><translation>Chances de détruire (%)</translation></message>
    <message id="fortress.players.term.lost"><translation>Risque de perte en chemin (%)</translation></message>
    <message id="fortress.players.clock"><translation>Round {round} sur {last}.</translation></message>
    <message id="fortress.players.turns"><translation>Tour {turn} sur {last}.</translation></message>
</context>
</TS>
