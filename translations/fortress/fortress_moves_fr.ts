<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Short labels of moves, for buttons and lists. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="fortress.move.pick"><translation>Prendre {card}</translation></message>
    <message id="fortress.move.place"><translation>{figure}&#160;: {space}</translation></message>
    <message id="fortress.move.drop.go"><translation>Larguer maintenant</translation></message>
    <message id="fortress.move.drop.stay"><translation>Attendre</translation></message>
    <message id="fortress.move.mark"><translation>Marqueur {marker}&#160;: {card}</translation></message>
    <message id="fortress.move.use"><translation>Agir avec {card}</translation></message>
    <message id="fortress.move.step"><translation>{figure}, un pas → {space}</translation></message>
    <message id="fortress.move.go"><translation>{figure} → {space}</translation></message>
    <message id="fortress.move.fly"><translation>{figure}, vol → {space}</translation></message>
    <message id="fortress.move.leap"><translation>{figure}, saut → {space}</translation></message>
    <message id="fortress.move.grapple"><translation>{figure}, grappin → {space}</translation></message>
    <message id="fortress.move.stop"><translation>{figure}&#160;: rester ici</translation></message>
    <message id="fortress.move.strike.yes"><translation>Frapper</translation></message>
    <message id="fortress.move.strike.no"><translation>Épargner</translation></message>
    <message id="fortress.move.charge"><translation>Tenter la charge</translation></message>
    <message id="fortress.move.shackle"><translation>Entraver {figure}</translation></message>
    <message id="fortress.move.chomp"><translation>Dévorer {figure}</translation></message>
    <message id="fortress.move.clone"><translation>Cloner</translation></message>
    <message id="fortress.move.return"><translation>Revenir ici&#160;: {space}</translation></message>
    <message id="fortress.move.attack"><translation>{figure}&#160;: attaquer {target}</translation></message>
    <message id="fortress.move.explode"><translation>{figure}&#160;: explosion sur {target}</translation></message>
    <message id="fortress.move.throw"><translation>{figure}&#160;: grenade sur {target}</translation></message>
    <message id="fortress.move.breathe"><translation>{figure}&#160;: feu depuis {space}, direction {direction}</translation></message>
    <message id="fortress.move.breathe.door"><translation>{figure}&#160;: feu depuis {space}, direction {direction}, porte comprise</translation></message>
    <message id="fortress.move.next"><translation>Défense&#160;: {target}</translation></message>
    <message id="fortress.move.take_flag"><translation>{figure}&#160;: descendre le drapeau</translation></message>
    <message id="fortress.move.door.open"><translation>Ouvrir la porte</translation></message>
    <message id="fortress.move.door.close"><translation>Fermer la porte</translation></message>
    <message id="fortress.move.take_card.yes"><translation>Prendre la carte de porte</translation></message>
    <message id="fortress.move.take_card.no"><translation>Laisser la carte de porte</translation></message>
    <message id="fortress.move.spirit"><translation>Esprit sur {card}</translation></message>
    <message id="fortress.move.rest.once"><translation>Ne pas toucher à la porte</translation></message>
    <message id="fortress.move.rest.turn"><translation>Ne pas toucher à la porte ce tour-ci</translation></message>
    <message id="fortress.move.rest.round"><translation>Ne pas toucher à la porte pendant ce round</translation></message>
    <message id="fortress.move.end"><translation>Terminer</translation></message>
    <message id="fortress.direction.E"><translation>est</translation></message>
    <message id="fortress.direction.SE"><translation>sud-est</translation></message>
    <message id="fortress.direction.SW"><translation>sud-ouest</translation></message>
    <message id="fortress.direction.W"><translation>ouest</translation></message>
    <message id="fortress.direction.NW"><translation>nord-ouest</translation></message>
    <message id="fortress.direction.NE"><translation>nord-est</translation></message>
</context>
</TS>
