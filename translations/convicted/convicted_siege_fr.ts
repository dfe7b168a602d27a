<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The lines of the log: what happens in a siege. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.event.siege_began"><translation>Le siège du tour {turn} commence.</translation></message>
    <message id="convicted.event.card_drawn"><translation>Carte ennemie&#160;: {faction}, niveau {level}.</translation></message>
    <message id="convicted.event.army_placed"><translation>Côté {direction}, arrivée&#160;: {pieces}.</translation></message>
    <message id="convicted.event.inspired"><translation>Hérétique ({seat})&#160;: +1 en puissance de feu pour les tireurs {section_at}.</translation></message>
    <message id="convicted.event.power_cast"><translation>{seat} utilise un pouvoir : {power}.</translation></message>
    <message id="convicted.event.power_cast.target"><translation>{seat} utilise un pouvoir&#160;: {power} ({target}).</translation></message>
    <message id="convicted.event.power_cast.again"><translation>Sorcier ({seat})&#160;: un sort de plus, {power}.</translation></message>
    <message id="convicted.event.baseline_counted" numerus="yes"><translation><numerusform>{n} pièce ennemie est arrivée.</numerusform><numerusform>{n} pièces ennemies sont arrivées.</numerusform></translation></message>
    <message id="convicted.event.round_began"><translation>La manche {round} du siège commence.</translation></message>
    <message id="convicted.event.stage_began"><translation>Stade {stage} : {what}.</translation></message>
    <message id="convicted.stage.1"><translation>tir des défenseurs</translation></message>
    <message id="convicted.stage.2"><translation>tir des ennemis</translation></message>
    <message id="convicted.stage.3"><translation>engins des défenseurs</translation></message>
    <message id="convicted.stage.4"><translation>engins des ennemis</translation></message>
    <message id="convicted.stage.5"><translation>avancée des ennemis</translation></message>
    <message id="convicted.stage.6"><translation>second tir des défenseurs</translation></message>
    <message id="convicted.stage.7"><translation>regroupement des défenseurs</translation></message>
    <message id="convicted.stage.8"><translation>second tir des ennemis</translation></message>
    <message id="convicted.stage.9"><translation>formation des escouades</translation></message>
    <message id="convicted.stage.10"><translation>rochers et chaudrons</translation></message>
    <message id="convicted.stage.11"><translation>appariement</translation></message>
    <message id="convicted.stage.12"><translation>mêlée</translation></message>
    <message id="convicted.stage.13"><translation>destruction</translation></message>
    <message id="convicted.stage.14"><translation>moral</translation></message>
    <message id="convicted.event.aimed"><translation>{seat}&#160;: {piece_the} {post_of} vise {zone_the}.</translation></message>
    <message id="convicted.event.volley_fired" numerus="yes"><translation><numerusform>Tir d’un défenseur sur {zone_the}&#160;: puissance de feu {fire}, puissance {power}.</numerusform><numerusform>Tir de {shooters} défenseurs sur {zone_the}&#160;: puissance de feu {fire}, puissance {power}.</numerusform></translation></message>
    <message id="convicted.event.salvo_fired"><translation>Les engins tirent sur {zone_the} ({dice}) : puissance {power}.</translation></message>
    <message id="convicted.event.foes_fell"><translation>{piece_the} tombe {place_at}.</translation></message>
    <message id="convicted.event.foe_volley" numerus="yes"><translation><numerusform>Tir d’un ennemi sur {section_the}&#160;: puissance de feu {fire}, −{resistance} (résistance), donc puissance {power}.</numerusform><numerusform>Tir de {shooters} ennemis sur {section_the}&#160;: puissance de feu {fire}, −{resistance} (résistance), donc puissance {power}.</numerusform></translation></message>
    <message id="convicted.event.foe_volley.hoardings" numerus="yes"><translation><numerusform>Tir d’un ennemi sur {section_the}&#160;: puissance de feu {fire}, −{hoardings} (hourds), −{resistance} (résistance), donc puissance {power}.</numerusform><numerusform>Tir de {shooters} ennemis sur {section_the}&#160;: puissance de feu {fire}, −{hoardings} (hourds), −{resistance} (résistance), donc puissance {power}.</numerusform></translation></message>
    <message id="convicted.event.foe_shot.units"><translation>{engine_the} ({direction}) tire sur les défenseurs {section_of} ({dice})&#160;: puissance {power} contre résistance {resistance}.</translation></message>
    <message id="convicted.event.foe_shot.section"><translation>{engine_the} ({direction}) tire sur {section_the} ({dice})&#160;: puissance {power} contre résistance {resistance}.</translation></message>
    <message id="convicted.event.catapult_die.units"><translation>Dé de la catapulte ({die}) : elle vise les défenseurs.</translation></message>
    <message id="convicted.event.catapult_die.section"><translation>Dé de la catapulte ({die}) : elle vise la section.</translation></message>
    <message id="convicted.event.resistance_lost"><translation>{target_the}&#160;: {points} de résistance en moins (reste {left}).</translation></message>
    <message id="convicted.event.sheltered"><translation>L’aura protège {target_the}.</translation></message>
    <message id="convicted.event.section_fell"><translation>{section_the}&#160;: il ne reste qu’une barrière.</translation></message>
    <message id="convicted.event.section_fell.engines"><translation>{section_the}&#160;: il ne reste qu’une barrière&#160;; engins perdus&#160;: {engines}.</translation></message>
    <message id="convicted.event.defenders_fell"><translation>Les défenseurs perdent {pieces} {post_at}.</translation></message>
    <message id="convicted.event.saved"><translation>{seat} sauve {unit_a} {post_at}.</translation></message>
    <message id="convicted.event.returned"><translation>{unit_a} revient {section_at}.</translation></message>
    <message id="convicted.event.foes_held"><translation>Côté {direction}, retenus par l’anneau&#160;: {pieces}.</translation></message>
    <message id="convicted.event.foes_lost_at_ring"><translation>Côté {direction}, pertes à l’anneau&#160;: {pieces}.</translation></message>
    <message id="convicted.event.foes_moved_up"><translation>Côté {direction}, avancée&#160;: {pieces}.</translation></message>
    <message id="convicted.event.foe_storms"><translation>{piece_the} se joint à l’assaut ({direction}).</translation></message>
    <message id="convicted.event.regrouped"><translation>{seat} déplace {unit_the} {start_of} vers {goal_the}.</translation></message>
    <message id="convicted.event.regrouped.back"><translation>{seat} : {unit_the} retourne à son poste ({goal_the}).</translation></message>
    <message id="convicted.event.squad_formed">
        <translation>Escouade {squad}&#160;: {leader_a} au front.</translation>
    </message>
    <message id="convicted.event.squad_formed.supports">
        <translation>Escouade {squad}&#160;: au front, {leader_a}&#160;; en soutien, {supports}.</translation>
    </message>
    <message id="convicted.event.poured"><translation>Rochers et poix tombent devant {wall_the} ({dice}) : puissance {power}.</translation></message>
    <message id="convicted.event.stones_rained"><translation>Des pierres pleuvent sur {zone_the} : puissance {power}.</translation></message>
    <message id="convicted.event.leader_changed">
        <translation>Escouade {squad}&#160;: {leader_a} passe au front.</translation>
    </message>
    <message id="convicted.event.squad_gone"><translation>Il ne reste personne de l’escouade {squad}.</translation></message>
    <message id="convicted.event.blinded"><translation>L’escouade {squad} est aveuglée.</translation></message>
    <message id="convicted.event.guided"><translation>Oracle ({seat})&#160;: {unit_a} va {start_of} vers {goal_the}.</translation></message>
    <message id="convicted.event.faced"><translation>{seat} oppose {unit_a} à l’escouade {squad}, en soutien.</translation></message>
    <message id="convicted.event.faced.leads"><translation>{seat} place {unit_a} au front contre l’escouade {squad}.</translation></message>
    <message id="convicted.event.withdrawn"><translation>{seat} reprend toutes les unités affectées à l’escouade {squad}.</translation></message>
    <message id="convicted.event.illusion_seen"><translation>Sous l’effet des illusions, {unit_a} ne compte pas face à l’escouade {squad}.</translation></message>
    <message id="convicted.event.ram_struck">
        <translation>Le bélier frappe les portes, force {strength}&#160;: {lost} de résistance en moins, reste {left}.</translation>
    </message>
    <message id="convicted.event.ram_discarded"><translation>L’escouade est trop faible pour le bélier (force {strength}) : il est abandonné.</translation></message>
    <message id="convicted.event.gateway_entered"><translation>{leader_the} se tient dans le passage des portes.</translation></message>
    <message id="convicted.event.giant_struck">
        <translation>{piece_the} frappe le mur ({die})&#160;: puissance {power}, {lost} de résistance en moins.</translation>
    </message>
    <message id="convicted.event.fight_rolled"><translation>Escouade {squad} : {leader} + {supports} + {die} − {resistance} = {enemy} contre {own_leader} + {own_supports} + {own_die} = {own}.</translation></message>
    <message id="convicted.event.fight_tied"><translation>Escouade {squad} aveuglée&#160;: personne ne tombe.</translation></message>
    <message id="convicted.event.fell_back"><translation>L’escouade {squad} se replie.</translation></message>
    <message id="convicted.event.climbed"><translation>{leader_the} monte sur le mur&#160;: plus aucun défenseur face à l’escouade {squad}.</translation></message>
    <message id="convicted.event.climbed.unopposed"><translation>Personne ne fait face à l’escouade {squad} : {leader_the} prend pied sur le mur.</translation></message>
    <message id="convicted.event.panicked"><translation>Panique {wall_at} : force −1 jusqu’à la fin de la manche {round}.</translation></message>
    <message id="convicted.event.breathed"><translation>Souffle de feu sur les adversaires de l’escouade {squad}.</translation></message>
    <message id="convicted.event.murdered"><translation>Meurtrier ({seat})&#160;: pertes de l’escouade {squad} doublées.</translation></message>
    <message id="convicted.event.level_lost"><translation>{building_the} perd un niveau (il en reste {level}).</translation></message>
    <message id="convicted.event.level_lost.gone"><translation>Bâtiment détruit&#160;: {building_the}.</translation></message>
    <message id="convicted.event.morale_tested.fled"><translation>Moral {morale}, dé {die} : les ennemis fuient.</translation></message>
    <message id="convicted.event.morale_tested"><translation>Moral {morale}, dé {die} : les ennemis restent.</translation></message>
    <message id="convicted.event.morale_fell"><translation>Le moral des ennemis tombe à {morale}.</translation></message>
    <message id="convicted.event.no_test"><translation>Des ennemis tiennent seuls {wall_the} : ils n’ont pas à tester leur moral.</translation></message>
    <message id="convicted.event.others_fled"><translation>Tous fuient, sauf ceux qui se tiennent seuls sur {walls}.</translation></message>
    <message id="convicted.event.fled.melee"><translation>Sans unités de mêlée, les ennemis fuient.</translation></message>
    <message id="convicted.event.fled.morale"><translation>Les ennemis quittent le champ de bataille.</translation></message>
    <message id="convicted.event.fled.standstill"><translation>Plus rien ne bouge : les ennemis se retirent.</translation></message>
    <message id="convicted.event.siege_ended"><translation>Le siège est terminé.</translation></message>
</context>
</TS>
