<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The table in text, as the command show prints it. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- the table in text (show) -->
    <message id="show.turn"><translation>tour {turn} sur {turns}</translation></message>
    <message id="show.pause"><translation>répit après la phase {n} ({name})</translation></message>
    <message id="show.score" numerus="yes"><translation><numerusform>{name}&#160;: {n} point</numerusform><numerusform>{name}&#160;: {n} points</numerusform></translation></message>
    <message id="show.walls"><translation>MURS</translation></message>
    <message id="show.ramparts"><translation>ABORDS ET REMPARTS</translation></message>
    <message id="show.barbican"><translation>BARBACANE</translation></message>
    <message id="show.inside"><translation>À L’INTÉRIEUR</translation></message>
    <message id="show.actions"><translation>BÂTIMENTS</translation></message>
    <message id="show.glory"><translation>GLOIRE</translation></message>
    <message id="show.aboard"><translation>tour de siège</translation></message>
    <message id="show.tiles"><translation>tuiles</translation></message>
    <message id="show.order"><translation>ordre</translation></message>
    <message id="show.components"><translation>composants</translation></message>
    <message id="show.built"><translation>constructions, marques</translation></message>
    <message id="show.units"><translation>unités</translation></message>
    <message id="show.machine"><translation>engin</translation></message>
    <message id="show.empty"><translation>vide</translation></message>
    <message id="show.nobody"><translation>personne</translation></message>
    <message id="show.open"><translation>{tile} (visible)</translation></message>
    <message id="show.face_down"><translation>{tile} (face cachée)</translation></message>
    <message id="show.breached"><translation>BRÈCHE</translation></message>
    <message id="show.pile"><translation>{machine} (cartes Touché&#160;: {hits}, cartes Manqué&#160;: {misses})</translation></message>
    <message id="show.paths"><translation>Sur les sentiers&#160;: {what}</translation></message>
    <message id="show.on_path"><translation>{piece} ({path})</translation></message>
    <message id="show.gates" numerus="yes"><translation><numerusform>{n} portail détruit, résistance du prochain&#160;: {toughness}</numerusform><numerusform>{n} portails détruits, résistance du prochain&#160;: {toughness}</numerusform></translation></message>
    <message id="show.at_rampart"><translation>sur le rempart&#160;: {units}</translation></message>
    <message id="show.ram" numerus="yes"><translation><numerusform>bélier de {n} composant&#160;: {crew}</numerusform><numerusform>bélier de {n} composants&#160;: {crew}</numerusform></translation></message>
    <message id="show.paid"><translation>sabliers&#160;: {paid} sur {cost}</translation></message>
    <message id="show.used"><translation>a servi ce tour-ci</translation></message>
    <message id="show.hand"><translation>Pioche&#160;: {what}</translation></message>
    <message id="show.camp"><translation>Camp&#160;: {what}</translation></message>
    <message id="show.units_paid"><translation>Payées&#160;: {what}</translation></message>
    <message id="show.resources"><translation>Ressources&#160;: {what}</translation></message>
    <message id="show.flipped"><translation>Cartes retournées&#160;: {what}</translation></message>
    <message id="show.offer"><translation>Cartes au choix&#160;: {what}</translation></message>
    <message id="show.used_actions"><translation>Utilisées ce tour-ci&#160;: {what}</translation></message>
    <message id="show.lent"><translation>Prises par le coéquipier&#160;: {what}</translation></message>
    <message id="show.bag"><translation>Sac&#160;: {what}</translation></message>
    <message id="show.discard"><translation>Défausse&#160;: {what}</translation></message>
    <message id="show.sacrificed"><translation>Gobelins sacrifiés&#160;: {what}</translation></message>
    <message id="show.hourglasses"><translation>Sabliers&#160;: {what}</translation></message>
    <message id="show.barricades"><translation>Sabliers pour l’atelier&#160;: {what}</translation></message>
    <message id="show.stones"><translation>Pierre à poser&#160;: {what}</translation></message>
    <message id="show.started"><translation>Sabliers posés&#160;: {what}</translation></message>
    <message id="show.seat_used"><translation>Déjà utilisé ce tour-ci&#160;: {what}</translation></message>
    <message id="show.barred"><translation>Marqueur enlevé par la rapidité&#160;: {what}</translation></message>
    <message id="show.haste"><translation>Rapidité&#160;: {what}</translation></message>
    <message id="show.ready"><translation>{name}, étape terminée</translation></message>
    <message id="show.deeds_left"><translation>Actes restants&#160;: {what}</translation></message>
    <message id="show.free"><translation>Unités en réserve&#160;: {what}</translation></message>
    <message id="show.deeds_done"><translation>Actes héroïques&#160;: {what}</translation></message>
    <message id="show.hero_possessed"><translation>{hero} (possédé)</translation></message>
    <message id="show.hero_acted"><translation>{hero} (a agi)</translation></message>
</context>
</TS>
