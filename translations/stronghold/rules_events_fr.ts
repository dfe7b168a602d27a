<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The log: one line for every kind of event, and for each of its causes. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- the turn -->
    <message id="event.turn_began"><translation>Le tour {turn} commence.</translation></message>
    <message id="event.phase_began"><translation>Phase {number} : {phase}.</translation></message>
    <message id="event.pause_began" numerus="yes">
        <translation>
            <numerusform>Répit du défenseur : {n} sablier à dépenser.</numerusform>
            <numerusform>Répit du défenseur : {n} sabliers à dépenser.</numerusform>
        </translation>
    </message>
    <message id="event.pause_began.partners" numerus="yes">
        <translation>
            <numerusform>Répit des défenseurs : {n} sablier à dépenser.</numerusform>
            <numerusform>Répit des défenseurs : {n} sabliers à dépenser à eux deux.</numerusform>
        </translation>
    </message>
    <message id="event.stage_began"><translation>{stage}.</translation></message>
    <message id="event.cards_offered"><translation>{seat} choisit une carte pour la phase « {phase_title} ».</translation></message>
    <message id="event.cards_offered.partners">
        <translation>Les assaillants choisissent leurs cartes pour la phase « {phase_title} ».</translation>
    </message>
    <message id="event.cards_offered.seen"><translation>Au choix pour la phase « {phase_title} » : {cards}.</translation></message>
    <message id="event.cards_offered.card"><translation>« {card} »</translation></message>
    <message id="event.card_kept"><translation>{seat} garde pour la phase « {phase_title} » : {card}.</translation></message>
    <message id="event.card_flipped">
        <translation>{seat} retourne la carte « {phase_title} »&#160;; elle offre désormais « {special_title} ».</translation>
    </message>
    <message id="event.units_drawn"><translation>{seat} tire {units} du sac.</translation></message>
    <message id="event.units_drawn.none"><translation>{seat} trouve le sac vide.</translation></message>
    <message id="event.resources_taken" numerus="yes">
        <translation>
            <numerusform>{seat} prend {n} ressource.</numerusform>
            <numerusform>{seat} prend {n} ressources.</numerusform>
        </translation>
    </message>
    <message id="event.resources_taken.none"><translation>{seat} ne prend pas de ressources : la réserve est vide.</translation></message>
    <message id="event.units_given"><translation>{seat} donne {number_of} à {partner}.</translation></message>
    <message id="event.action_borrowed">
        <translation>{seat} emprunte «&#160;{action_title}&#160;» à {owner}, qui ne peut plus s’en servir ce tour-ci.</translation>
    </message>
    <message id="event.paid"><translation>{seat} paie {price} pour « {action_title} »&#160;; {whom} reçoit {hourglasses}.</translation></message>
    <message id="event.paid.price"><translation>{resources} et {units}</translation></message>
    <message id="event.paid.plain"><translation>{seat} paie {price} pour « {action_title} ».</translation></message>
    <message id="event.paid.time"><translation>{seat} utilise «&#160;{action_title}&#160;»&#160;; {whom} reçoit {hourglasses}.</translation></message>
    <message id="event.paid.free"><translation>{seat} utilise «&#160;{action_title}&#160;» (gratuit).</translation></message>
    <message id="event.hourglasses_given"><translation>{who} reçoit {count_hourglasses} ({cause}).</translation></message>
    <message id="event.hourglasses_given.turn"><translation>{who} reçoit {count_hourglasses} pour le nouveau tour.</translation></message>
    <message id="event.hourglasses_given.camp">
        <translation>Le camp de l’assaillant donne {count_hourglasses} au défenseur.</translation>
    </message>
    <message id="event.hourglasses_given.camp.partners">
        <translation>{who} reçoit {count_hourglasses} pour les unités restées dans un camp.</translation>
    </message>
    <message id="event.hourglasses_lost" numerus="yes">
        <translation>
            <numerusform>{n} sablier est perdu, faute d’emploi.</numerusform>
            <numerusform>{n} sabliers sont perdus, faute d’emploi.</numerusform>
        </translation>
    </message>
    <message id="event.hourglasses_lost.partners" numerus="yes">
        <translation>
            <numerusform>{seat} perd {n} sablier, faute d’emploi.</numerusform>
            <numerusform>{seat} perd {n} sabliers, faute d’emploi.</numerusform>
        </translation>
    </message>
    <!-- tiles and components -->
    <message id="event.placed"><translation>{who} place {piece_a} {place_at}.</translation></message>
    <message id="event.placed.battering_ram"><translation>Un composant de plus s’ajoute au bélier.</translation></message>
    <message id="event.placed.siege_tower"><translation>Une tour de siège est poussée contre {place_the}.</translation></message>
    <message id="event.placed.saboteur"><translation>Un saboteur s’introduit {place_at}.</translation></message>
    <message id="event.placed.hit">
        <translation>Un artilleur entraîné rejoint l’engin {place_from}&#160;: une carte Touché de plus dans sa pile.</translation>
    </message>
    <message id="event.placed.miss">
        <translation>L’engin {place_from} est endommagé&#160;: une carte Manqué de plus dans sa pile.</translation>
    </message>
    <message id="event.placed.blood_stones">
        <translation>La catapulte {place_from} est chargée de pierres de sang.</translation>
    </message>
    <message id="event.placed.possession"><translation>{place_the} est possédé pour ce tour.</translation></message>
    <message id="event.placed.fire"><translation>Un feu prend {place_at}.</translation></message>
    <message id="event.placed.spectres"><translation>Des spectres rôdent {place_at}.</translation></message>
    <message id="event.placed.panic"><translation>La terreur se répand {place_at}.</translation></message>
    <message id="event.placed.gale"><translation>Une tempête balaie {place_the}.</translation></message>
    <message id="event.placed.accident"><translation>Un accident se prépare au chaudron {place_from}.</translation></message>
    <message id="event.placed.altar_influence"><translation>L’autel soutient l’assaillant {place_at} ce tour-ci.</translation></message>
    <message id="event.placed.blessing"><translation>Les archers {place_at} sont bénis ce tour-ci.</translation></message>
    <message id="event.placed.glare"><translation>Un éblouissement spirituel embrase {place_the}.</translation></message>
    <message id="event.placed.gate"><translation>Le portail est renforcé.</translation></message>
    <message id="event.shifted"><translation>{who} déplace {piece_the} {start_from} vers {goal_the}.</translation></message>
    <message id="event.taken_away"><translation>Retiré {place_at} : {pieces}.</translation></message>
    <message id="event.taken_away.catapult"><translation>La catapulte détruit {pieces_the} {place_at}.</translation></message>
    <message id="event.taken_away.trebuchet"><translation>Le trébuchet détruit {pieces_the} {place_at}.</translation></message>
    <message id="event.taken_away.orcs_detonation"><translation>L’explosion détruit {pieces_the} {place_at}.</translation></message>
    <message id="event.taken_away.mix_up"><translation>L’ordre donné {place_at} se perd dans la confusion.</translation></message>
    <message id="event.taken_away.void">
        <translation>Personne ne peut exécuter l’ordre secret donné {place_at}&#160;; il est retiré.</translation>
    </message>
    <message id="event.taken_away.track"><translation>Le saboteur caché {place_at} est débusqué.</translation></message>
    <!-- units come and go -->
    <message id="event.unit_moved" numerus="yes">
        <translation>
            <numerusform>{unit_a} arrive {goal_at}.</numerusform>
            <numerusform>{units} arrivent {goal_at}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.march" numerus="yes">
        <translation>
            <numerusform>{unit_a} avance {start_from} vers {goal_the}.</numerusform>
            <numerusform>{units} avancent {start_from} vers {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.sap" numerus="yes">
        <translation>
            <numerusform>{unit_a} rampe dans la sape et surgit {goal_at}.</numerusform>
            <numerusform>{units} rampent dans la sape et surgissent {goal_at}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.drover" numerus="yes">
        <translation>
            <numerusform>L’argousin pousse {unit_a} {start_from} vers {goal_the}.</numerusform>
            <numerusform>L’argousin pousse {units} {start_from} vers {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.rope" numerus="yes">
        <translation>
            <numerusform>{unit_a} va {start_from} vers {goal_the} par les cordes.</numerusform>
            <numerusform>{units} vont {start_from} vers {goal_the} par les cordes.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.call" numerus="yes">
        <translation>
            <numerusform>{unit_a} répond à l’appel et va {start_from} vers {goal_the}.</numerusform>
            <numerusform>{units} répondent à l’appel et vont {start_from} vers {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.climb" numerus="yes">
        <translation>
            <numerusform>{unit_a} grimpe {start_from} {goal_at}.</numerusform>
            <numerusform>{units} grimpent {start_from} {goal_at}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.trainer" numerus="yes">
        <translation>
            <numerusform>Le dresseur envoie {unit_a} vers {goal_the}.</numerusform>
            <numerusform>Le dresseur envoie {units} vers {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.escape" numerus="yes">
        <translation>
            <numerusform>{unit_a} trompe la mort et reparaît {goal_at}.</numerusform>
            <numerusform>{units} trompent la mort et reparaissent {goal_at}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.spectres" numerus="yes">
        <translation>
            <numerusform>Relevé par les spectres, {unit_a} rejoint {whom} {goal_at}.</numerusform>
            <numerusform>Relevés par les spectres, {units} rejoignent {whom} {goal_at}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.move" numerus="yes">
        <translation>
            <numerusform>{unit_a} va {start_from} vers {goal_the}.</numerusform>
            <numerusform>{units} vont {start_from} vers {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.swap" numerus="yes">
        <translation>
            <numerusform>Échange de places : {unit_a} va {start_from} vers {goal_the}.</numerusform>
            <numerusform>Échange de places : {units} vont {start_from} vers {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.hospital" numerus="yes">
        <translation>
            <numerusform>{unit_a} quitte l’hôpital pour {goal_the}.</numerusform>
            <numerusform>{units} quittent l’hôpital pour {goal_the}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_moved.dungeons" numerus="yes">
        <translation>
            <numerusform>Libéré, {unit_a} arrive {goal_at}.</numerusform>
            <numerusform>Libérés, {units} arrivent {goal_at}.</numerusform>
        </translation>
    </message>
    <message id="event.unit_killed"><translation>Pertes {place_at} : {units}.</translation></message>
    <message id="event.unit_killed.goblin_trap"><translation>Le piège à gobelin {place_at} tue {units_a}.</translation></message>
    <message id="event.unit_killed.troll_trap"><translation>Le piège à troll {place_at} tue {units_a}.</translation></message>
    <message id="event.unit_killed.cannon"><translation>Le canon tue {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.ballista"><translation>La baliste tue {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.blood_stones"><translation>Les pierres de sang tuent {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.marksmen"><translation>Les flèches des archers tuent {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.goblins"><translation>Les flèches des gobelins tuent {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.cauldron"><translation>Le chaudron tue {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.accident"><translation>L’accident du chaudron tue {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.poles"><translation>Le crochet abat {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.goblins_fury"><translation>La fureur consume {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.orcs_detonation"><translation>L’explosion emporte {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.losses"><translation>Le combat tue {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.poison"><translation>Le poison tue {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.sharpshooter"><translation>Le tireur d’élite abat {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.raid"><translation>Le raid tue {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.excursion"><translation>Le guerrier terrasse {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.panic"><translation>La terreur tue {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.track"><translation>La traque des saboteurs coûte {units_a} {place_at}.</translation></message>
    <message id="event.unit_killed.hospital" numerus="yes">
        <translation>
            <numerusform>{unit_a} succombe à ses blessures à l’hôpital.</numerusform>
            <numerusform>{units} succombent à leurs blessures à l’hôpital.</numerusform>
        </translation>
    </message>
    <message id="event.unit_hurt" numerus="yes">
        <translation>
            <numerusform>{unit_a} tombe {place_at} et part à l’hôpital.</numerusform>
            <numerusform>{units} tombent {place_at} et partent à l’hôpital.</numerusform>
        </translation>
    </message>
    <message id="event.unit_hurt.losses" numerus="yes">
        <translation>
            <numerusform>{unit_a} tombe au combat {place_at} et part à l’hôpital.</numerusform>
            <numerusform>{units} tombent au combat {place_at} et partent à l’hôpital.</numerusform>
        </translation>
    </message>
    <message id="event.unit_hurt.poison" numerus="yes">
        <translation>
            <numerusform>Empoisonné {place_at}, {unit_a} part à l’hôpital.</numerusform>
            <numerusform>Empoisonnés {place_at}, {units} partent à l’hôpital.</numerusform>
        </translation>
    </message>
    <message id="event.unit_hurt.accident" numerus="yes">
        <translation>
            <numerusform>Brûlé par son propre chaudron {place_at}, {unit_a} part à l’hôpital.</numerusform>
            <numerusform>Brûlés par leur propre chaudron {place_at}, {units} partent à l’hôpital.</numerusform>
        </translation>
    </message>
    <message id="event.unit_trained"><translation>Dans les baraquements, {unit_a} devient {into_a}.</translation></message>
    <!-- the Defender -->
    <message id="event.hourglass_laid"><translation>{action} : {paid} sur {cost_hourglasses}.</translation></message>
    <message id="event.hourglass_laid.partners">
        <translation>{seat} : {action}, {paid} sur {cost_hourglasses}.</translation>
    </message>
    <message id="event.action_done"><translation>Action accomplie : {action}.</translation></message>
    <message id="event.action_done.partners"><translation>{seat} accomplit : {action}.</translation></message>
    <message id="event.haste_used">
        <translation>{seat} utilise la rapidité&#160;: «&#160;{action_title}&#160;» est de nouveau disponible.</translation>
    </message>
    <message id="event.hero_acted"><translation>{hero_the} agit ({action}, {hourglasses}).</translation></message>
    <message id="event.hero_acted.speech"><translation>{hero_the} prononce un discours ({hourglasses}).</translation></message>
    <message id="event.hero_acted.excursion"><translation>{hero_the} lance un raid ({hourglasses}).</translation></message>
    <!-- orders -->
    <message id="event.order_laid.open"><translation>Ordre général {wall_at} : {tile}.</translation></message>
    <message id="event.order_laid.hidden"><translation>Un ordre secret est posé {wall_at}.</translation></message>
    <message id="event.order_laid.known"><translation>Ordre secret {wall_at} : {tile}.</translation></message>
    <message id="event.order_turned"><translation>L’ordre donné {wall_at} est dévoilé : {tile}.</translation></message>
    <message id="event.order_obeyed"><translation>L’ordre donné {wall_at} est exécuté : {tile}.</translation></message>
    <message id="event.order_obeyed.goblins_fury"><translation>Les gobelins {wall_from} se battent avec fureur.</translation></message>
    <message id="event.order_obeyed.orcs_detonation"><translation>Les orques {wall_from} allument leurs mèches.</translation></message>
    <message id="event.order_obeyed.trolls_call"><translation>Appel des trolls&#160;: vers {wall_the}&#160;!</translation></message>
    <message id="event.order_obeyed.bluff"><translation>L’ordre donné {wall_at} n’était qu’un bluff.</translation></message>
    <message id="event.order_returned">
        <translation>L’ordre {wall_from} est de nouveau disponible&#160;: {tile}.</translation>
    </message>
    <message id="event.order_void">
        <translation>Personne {wall_at} ne peut exécuter l’ordre « {tile} »&#160;; il est retiré.</translation>
    </message>
    <!-- the assault -->
    <message id="event.aimed"><translation>Cible désignée : {start} → {goal}.</translation></message>
    <message id="event.shot_wasted">
        <translation>Le tir {start_from} est perdu&#160;: sa cible a disparu {goal_at}.</translation>
    </message>
    <message id="event.card_turned.hit"><translation>Touché&#160;! L’engin {start_from} frappe {goal_the}.</translation></message>
    <message id="event.card_turned.miss"><translation>Manqué&#160;: l’engin {start_from} n’atteint pas {goal_the}.</translation></message>
    <message id="event.shot_kept.hit">
        <translation>Tir de précision {start_from} sur {goal_the} : la carte Touché compte.</translation>
    </message>
    <message id="event.shot_kept.miss">
        <translation>Tir de précision {start_from} sur {goal_the} : la carte Manqué compte.</translation>
    </message>
    <message id="event.hit_card_turned"><translation>Carte de tir pour {start_the} contre {goal_the} : {kinds}.</translation></message>
    <message id="event.hit_card_turned.miss"><translation>Carte de tir pour {start_the} contre {goal_the} : manqué.</translation></message>
    <message id="event.volley"><translation>Une volée de force {strength} s’abat sur {goal_the}.</translation></message>
    <message id="event.clash.invader">
        <translation>{wall} : assaillant {invader_sum} ({invader}), défenseur {defender_sum} ({defender})&#160;; avantage de {advantage} pour l’assaillant.</translation>
    </message>
    <message id="event.clash.defender">
        <translation>{wall} : assaillant {invader_sum} ({invader}), défenseur {defender_sum} ({defender})&#160;; avantage de {advantage} pour le défenseur.</translation>
    </message>
    <message id="event.clash.nobody">
        <translation>{wall} : assaillant {invader_sum} ({invader}), défenseur {defender_sum} ({defender})&#160;; personne ne l’emporte.</translation>
    </message>
    <message id="event.clash.again.invader">
        <translation>{wall}, nouvelle comparaison : assaillant {invader_sum} ({invader}), défenseur {defender_sum} ({defender})&#160;; avantage de {advantage} pour l’assaillant.</translation>
    </message>
    <message id="event.clash.again.defender">
        <translation>{wall}, nouvelle comparaison : assaillant {invader_sum} ({invader}), défenseur {defender_sum} ({defender})&#160;; avantage de {advantage} pour le défenseur.</translation>
    </message>
    <message id="event.clash.again.nobody">
        <translation>{wall}, nouvelle comparaison : assaillant {invader_sum} ({invader}), défenseur {defender_sum} ({defender})&#160;; personne ne l’emporte.</translation>
    </message>
    <message id="event.clash.term"><translation>{what} {strength}</translation></message>
    <message id="event.clash.nothing"><translation>rien</translation></message>
    <message id="event.breached"><translation>Brèche&#160;! {who} pénètre dans la forteresse par {place_the}.</translation></message>
    <message id="event.breached.gate">
        <translation>Brèche&#160;! {who} pénètre dans la forteresse par le dernier portail.</translation>
    </message>
    <message id="event.gate_hit">
        <translation>Le bélier frappe le portail {gate} : dégâts {damage}, résistance restante {left}.</translation>
    </message>
    <message id="event.gate_fell"><translation>Le portail {gate} tombe&#160;!</translation></message>
    <!-- glory and the end -->
    <message id="event.invader_deed"><translation>Acte héroïque : {deed}.</translation></message>
    <message id="event.defender_deed"><translation>Acte déshonorant : {deed}.</translation></message>
    <message id="event.defender_deed.building"><translation>Acte déshonorant : {deed}, {building}.</translation></message>
    <message id="event.glory_gained.handicap.invader" numerus="yes">
        <translation>
            <numerusform>Handicap&#160;: l’assaillant commence avec {n} point de gloire de plus.</numerusform>
            <numerusform>Handicap&#160;: l’assaillant commence avec {n} points de gloire de plus.</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.handicap.defender" numerus="yes">
        <translation>
            <numerusform>Handicap&#160;: le défenseur commence avec {n} point de gloire de plus.</numerusform>
            <numerusform>Handicap&#160;: le défenseur commence avec {n} points de gloire de plus.</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.invader.gain" numerus="yes">
        <translation>
            <numerusform>L’assaillant gagne {n} point de gloire ({source}).</numerusform>
            <numerusform>L’assaillant gagne {n} points de gloire ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.invader.gain.partners" numerus="yes">
        <translation>
            <numerusform>Les assaillants gagnent {n} point de gloire ({source}).</numerusform>
            <numerusform>Les assaillants gagnent {n} points de gloire ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.invader.loss" numerus="yes">
        <translation>
            <numerusform>L’assaillant perd {n} point de gloire ({source}).</numerusform>
            <numerusform>L’assaillant perd {n} points de gloire ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.invader.loss.partners" numerus="yes">
        <translation>
            <numerusform>Les assaillants perdent {n} point de gloire ({source}).</numerusform>
            <numerusform>Les assaillants perdent {n} points de gloire ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.defender.gain" numerus="yes">
        <translation>
            <numerusform>Le défenseur gagne {n} point de gloire ({source}).</numerusform>
            <numerusform>Le défenseur gagne {n} points de gloire ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.defender.gain.partners" numerus="yes">
        <translation>
            <numerusform>Les défenseurs gagnent {n} point de gloire ({source}).</numerusform>
            <numerusform>Les défenseurs gagnent {n} points de gloire ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.defender.loss" numerus="yes">
        <translation>
            <numerusform>Le défenseur perd {n} point de gloire ({source}).</numerusform>
            <numerusform>Le défenseur perd {n} points de gloire ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.glory_gained.defender.loss.partners" numerus="yes">
        <translation>
            <numerusform>Les défenseurs renoncent à {n} point de gloire ({source}).</numerusform>
            <numerusform>Les défenseurs renoncent à {n} points de gloire ({source}).</numerusform>
        </translation>
    </message>
    <message id="event.turn_ended"><translation>Le tour {turn} s’achève&#160;; la forteresse tient bon.</translation></message>
    <message id="event.extra_assault"><translation>Égalité de gloire ({points} partout)&#160;: un dernier assaut décidera.</translation></message>
    <message id="event.game_ended.invader.glory">
        <translation>L’assaillant a pris la forteresse et gagne à la gloire, {invader} à {defender}.</translation>
    </message>
    <message id="event.game_ended.invader.glory.partners">
        <translation>Les assaillants ont pris la forteresse et gagnent à la gloire, {invader} à {defender}.</translation>
    </message>
    <message id="event.game_ended.invader.extra_assault">
        <translation>Le dernier assaut réussit&#160;: l’assaillant gagne, {invader} à {defender}.</translation>
    </message>
    <message id="event.game_ended.invader.extra_assault.partners">
        <translation>Le dernier assaut réussit&#160;: les assaillants gagnent, {invader} à {defender}.</translation>
    </message>
    <message id="event.game_ended.defender.glory">
        <translation>La forteresse est tombée, mais le défenseur gagne à la gloire, {defender} à {invader}.</translation>
    </message>
    <message id="event.game_ended.defender.glory.partners">
        <translation>La forteresse est tombée, mais les défenseurs gagnent à la gloire, {defender} à {invader}.</translation>
    </message>
    <message id="event.game_ended.defender.extra_assault">
        <translation>Le dernier assaut est repoussé&#160;: le défenseur gagne (gloire&#160;: {defender} à {invader}).</translation>
    </message>
    <message id="event.game_ended.defender.extra_assault.partners">
        <translation>Le dernier assaut est repoussé&#160;: les défenseurs gagnent (gloire&#160;: {defender} à {invader}).</translation>
    </message>
    <message id="event.game_ended.defender.time">
        <translation>La forteresse a tenu jusqu’au dernier tour&#160;: le défenseur gagne (gloire&#160;: {defender} à {invader}).</translation>
    </message>
    <message id="event.game_ended.defender.time.partners">
        <translation>La forteresse a tenu jusqu’au dernier tour&#160;: les défenseurs gagnent (gloire&#160;: {defender} à {invader}).</translation>
    </message>
</context>
</TS>
