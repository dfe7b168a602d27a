<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What is written on the board, told by tooltips and said by screen readers. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.board.wall"><translation>R {left}/{whole} · FO {strength}</translation></message>
    <message id="convicted.board.barrier"><translation>FO {strength}</translation></message>
    <message id="convicted.board.tower"><translation>R {left}/{whole}</translation></message>
    <message id="convicted.board.zone"><translation>{n} · FO {strength}</translation></message>
    <message id="convicted.board.name.deployment_N"><translation>Déploiement nord</translation></message>
    <message id="convicted.board.name.deployment_E"><translation>Déploiement est</translation></message>
    <message id="convicted.board.name.deployment_S"><translation>Déploiement sud</translation></message>
    <message id="convicted.board.name.deployment_W"><translation>Déploiement ouest</translation></message>
    <message id="convicted.board.name.assault_N"><translation>Assaut nord</translation></message>
    <message id="convicted.board.name.assault_E"><translation>Assaut est</translation></message>
    <message id="convicted.board.name.assault_S"><translation>Assaut sud</translation></message>
    <message id="convicted.board.name.assault_W"><translation>Assaut ouest</translation></message>
    <message id="convicted.board.line.section"><translation>{place}, {level}&#160;: résistance {left} sur {whole}, places prises {count} sur {room}, force {strength}&#160;; {pieces}.</translation></message>
    <message id="convicted.board.line.section.over"><translation>{place}, {level}&#160;: résistance {left}, plus que les {whole} de son niveau, places prises {count} sur {room}, force {strength}&#160;; {pieces}.</translation></message>
    <message id="convicted.board.line.gates"><translation>{place}&#160;: résistance {left} sur {whole}.</translation></message>
    <message id="convicted.board.line.gates.over"><translation>{place}&#160;: résistance {left}, plus que les {whole} du niveau de leur mur.</translation></message>
    <message id="convicted.board.line.zone"><translation>{place}&#160;: force {strength}&#160;; {pieces}.</translation></message>
    <message id="convicted.board.line.ring"><translation>{place}&#160;: {obstacle}.</translation></message>
    <message id="convicted.board.line.building"><translation>{place}&#160;: niveau {level}.</translation></message>
    <message id="convicted.board.line.keep"><translation>{place}&#160;: niveau {level}&#160;; {pieces}.</translation></message>
    <message id="convicted.board.line.plain"><translation>{place}&#160;: {pieces}.</translation></message>
    <message id="convicted.board.head.section"><translation>{place}, {level} : {count}/{room} places occupées.</translation></message>
    <message id="convicted.board.head.full"><translation>{place}, {level}, complet : {count} sur {room}.</translation></message>
    <message id="convicted.board.fighter"><translation>Force {strength}, soutien {support}, endurance {endurance}</translation></message>
    <message id="convicted.board.shooter"><translation>Force {strength}, soutien {support}, endurance {endurance}, puissance de feu {fire}</translation></message>
    <message id="convicted.board.endurance"><translation>Endurance {endurance}</translation></message>
    <message id="convicted.fortification.wall.0"><translation>barrière</translation></message>
    <message id="convicted.fortification.wall.1"><translation>palissade</translation></message>
    <message id="convicted.fortification.wall.2"><translation>mur de bois</translation></message>
    <message id="convicted.fortification.wall.3"><translation>mur de pierre</translation></message>
    <message id="convicted.fortification.wall.4"><translation>mur à hourds</translation></message>
    <message id="convicted.fortification.wall.5"><translation>mur à mâchicoulis</translation></message>
    <message id="convicted.fortification.tower.0"><translation>barrière</translation></message>
    <message id="convicted.fortification.tower.1"><translation>plate-forme de bois</translation></message>
    <message id="convicted.fortification.tower.2"><translation>tour de bois</translation></message>
    <message id="convicted.fortification.tower.3"><translation>tour de pierre</translation></message>
    <message id="convicted.fortification.tower.4"><translation>tour à hourds</translation></message>
    <message id="convicted.fortification.tower.5"><translation>tour à mâchicoulis</translation></message>
</context>
</TS>
