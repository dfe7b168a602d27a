<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The lines of the log: what happened before the siege and around it. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.event.game_began"><translation>{mode} : {first} est premier joueur.</translation></message>
    <message id="convicted.event.hero_taken"><translation>{seat} choisit {hero_the}.</translation></message>
    <message id="convicted.event.received.start"><translation>{seat} commence avec {resources}.</translation></message>
    <message id="convicted.event.received.handicap"><translation>Handicap&#160;: {seat} commence avec {resources} de plus.</translation></message>
    <message id="convicted.event.received.loot"><translation>{seat} reçoit {resources} du butin.</translation></message>
    <message id="convicted.event.received.wood"><translation>{seat} reçoit {resources} pour le nouveau tour.</translation></message>
    <message id="convicted.event.placed"><translation>{seat} déplace {piece_the} {start_of} vers {goal_the}.</translation></message>
    <message id="convicted.event.placed.new"><translation>{seat} place {piece_the} {goal_at}.</translation></message>
    <message id="convicted.event.placed.town"><translation>{seat} : {piece_the} attend en ville.</translation></message>
    <message id="convicted.event.waiting"><translation>{piece_the} n’a plus de place {post_at} et attend en ville.</translation></message>
    <message id="convicted.event.turn_began"><translation>Le tour {turn} commence ; {first} est premier joueur.</translation></message>
    <message id="convicted.event.sections_taken"><translation>{seat} défend {sections}.</translation></message>
    <message id="convicted.event.sections_taken.alone">
        <translation>{seat} reçoit les sections restantes&#160;: {sections}.</translation>
    </message>
    <message id="convicted.event.actions_dealt"><translation>Répartition des actions&#160;: {counts}.</translation></message>
    <message id="convicted.event.actions_began" numerus="yes"><translation><numerusform>{seat} dispose de {n} action.</numerusform><numerusform>{seat} dispose de {n} actions.</numerusform></translation></message>
    <message id="convicted.event.fortified"><translation>{seat} améliore {section_the} au niveau {level}&#160;: résistance {resistance}.</translation></message>
    <message id="convicted.event.built"><translation>{seat} construit {building_the}, niveau {level}.</translation></message>
    <message id="convicted.event.entrenched"><translation>{seat} aménage {obstacle} {ring_at}.</translation></message>
    <message id="convicted.event.researched"><translation>{seat} recherche une technologie&#160;: {technology}.</translation></message>
    <message id="convicted.event.collected"><translation>{seat} collecte {resource_counted}.</translation></message>
    <message id="convicted.event.trained.trained"><translation>{seat} entraîne {unit_a} {post_at}.</translation></message>
    <message id="convicted.event.trained.drilled"><translation>{seat} entraîne {unit_a} {post_at} (Discipline).</translation></message>
    <message id="convicted.event.trained.deserted"><translation>{seat}&#160;: un déserteur rejoint les rangs comme {unit} {post_at}, sans frais.</translation></message>
    <message id="convicted.event.trained.instead">
        <translation>{seat} entraîne {unit_a} {post_at}&#160;; {instead_the} cède sa place.</translation>
    </message>
    <message id="convicted.event.made"><translation>{seat} construit {engine_a} {post_at}.</translation></message>
    <message id="convicted.event.made.instead"><translation>{seat} construit {engine_a} {post_at} ; {instead_the} cède sa place.</translation></message>
    <message id="convicted.event.repaired"><translation>{seat} répare {target_the} : résistance {resistance}.</translation></message>
    <message id="convicted.event.forged"><translation>Faussaire ({seat})&#160;: {wanted_counted} contre {given}.</translation></message>
    <message id="convicted.event.given">
        <translation>{seat} fait un don ({partner})&#160;: {resource_counted}.</translation>
    </message>
    <message id="convicted.event.proposed">
        <translation>{seat} propose un échange ({partner})&#160;: {resource_counted} contre {wanted_counted}.</translation>
    </message>
    <message id="convicted.event.exchanged">
        <translation>{seat} échange {resource_counted} contre {wanted_counted} ({partner}).</translation>
    </message>
    <message id="convicted.event.declined"><translation>{seat} refuse l’échange.</translation></message>
    <message id="convicted.event.actions_ended" numerus="yes"><translation><numerusform>{seat} a terminé&#160;; {n} action perdue.</numerusform><numerusform>{seat} a terminé&#160;; {n} actions perdues.</numerusform></translation></message>
    <message id="convicted.event.actions_ended.all"><translation>{seat} a joué toutes ses actions.</translation></message>
    <message id="convicted.event.sabotaged"><translation>Sabotage&#160;: {target_the} tombe au niveau {level}.</translation></message>
    <message id="convicted.event.ring_sabotaged"><translation>Des saboteurs suppriment {obstacle} {ring_at}.</translation></message>
    <message id="convicted.event.loot_dealt"><translation>Le butin est réparti : {shares}.</translation></message>
    <message id="convicted.event.loot_dealt.none"><translation>Il n’y a pas de butin.</translation></message>
    <message id="convicted.event.turn_ended"><translation>Le tour {turn} est terminé.</translation></message>
    <message id="convicted.event.game_ended.held"><translation>La forteresse a tenu : les défenseurs ont gagné.</translation></message>
    <message id="convicted.event.game_ended.stormed"><translation>Les ennemis sont entrés et il ne reste aucun bâtiment&#160;: la forteresse est tombée.</translation></message>
    <message id="convicted.event.game_ended.ruined"><translation>La ville est en ruines : les défenseurs ont perdu.</translation></message>
    <message id="convicted.event.game_ended.fallen"><translation>Il ne reste aucun défenseur : la forteresse est tombée.</translation></message>
</context>
</TS>
