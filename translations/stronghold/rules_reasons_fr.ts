<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why a move is refused: one sentence for every member of reasons.Reason. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- who and when -->
    <message id="reason.not_your_decision">
        <translation>Pas maintenant&#160;: {seat} doit décider.</translation>
    </message>
    <message id="reason.not_now"><translation>Pas maintenant : {stage}.</translation></message>
    <message id="reason.game_over"><translation>La partie est terminée.</translation></message>
    <message id="reason.unknown_place"><translation>Impossible ici&#160;: {place}.</translation></message>
    <message id="reason.unknown_piece"><translation>Impossible avec&#160;: {piece}.</translation></message>
    <message id="reason.wrong_kind_of_place"><translation>Impossible à cet endroit&#160;: {piece} ({place}).</translation></message>
    <message id="reason.not_offered"><translation>Cette carte n’est pas proposée : {card}.</translation></message>
    <message id="reason.must_choose" numerus="yes">
        <translation>
            <numerusform>Vous avez d’abord un choix à faire.</numerusform>
            <numerusform>Vous avez d’abord {n} choix à faire.</numerusform>
        </translation>
    </message>
    <!-- cards and payment -->
    <message id="reason.already_flipped"><translation>La carte « {phase_title} » montre déjà sa face spéciale.</translation></message>
    <message id="reason.cannot_flip"><translation>La carte « {phase_title} » n’a pas de face spéciale.</translation></message>
    <message id="reason.card_flipped">
        <translation>« {action_title} » n’est plus disponible : la carte « {phase_title} » montre sa face spéciale.</translation>
    </message>
    <message id="reason.card_not_flipped">
        <translation>« {action_title} » figure sur la face spéciale de la carte « {phase_title} », qui se retourne au début d’un tour.</translation>
    </message>
    <message id="reason.not_on_card"><translation>Votre carte de cette phase ne propose pas « {action_title} ».</translation></message>
    <message id="reason.already_used"><translation>«&#160;{action_title}&#160;»&#160;: action déjà utilisée ce tour-ci.</translation></message>
    <message id="reason.once_each"><translation>Chaque assaillant utilise «&#160;{action_title}&#160;» une fois par tour&#160;; la carte du coéquipier n’y change rien.</translation></message>
    <message id="reason.lent">
        <translation>Votre coéquipier a utilisé «&#160;{action_title}&#160;» sur votre carte&#160;: cette action n’est plus disponible ce tour-ci.</translation>
    </message>
    <message id="reason.too_many_to_give">
        <translation>Un transfert de troupe porte sur 1 à {limit_units} d’un même type.</translation>
    </message>
    <message id="reason.no_partner">
        <translation>Il faut un coéquipier, et vous n’en avez pas.</translation>
    </message>
    <message id="reason.not_a_price"><translation>« {action_title} » ne se paie pas en {unit_many}.</translation></message>
    <message id="reason.too_few_resources"><translation>« {action_title} » coûte {cost_resources}&#160;; vous en avez {have}.</translation></message>
    <message id="reason.too_few_units"><translation>« {action_title} » coûte {cost_of}&#160;; il vous en reste {have}.</translation></message>
    <message id="reason.too_few_units.any"><translation>« {action_title} » coûte {prices} ; vous ne pouvez payer aucun de ces prix.</translation></message>
    <message id="reason.none_left"><translation>Il n’y en a plus&#160;: {piece}.</translation></message>
    <message id="reason.no_resources_left"><translation>La réserve de ressources est vide.</translation></message>
    <!-- places -->
    <message id="reason.no_room"><translation>Il n’y a plus de place {place_at} (limite : {limit}).</translation></message>
    <message id="reason.field_taken"><translation>Case déjà occupée {place_at}&#160;: {piece}.</translation></message>
    <message id="reason.same_tile_there"><translation>La même tuile s’y trouve déjà : {piece} ({place}).</translation></message>
    <message id="reason.two_tiles_there">
        <translation>Il y a déjà deux tuiles {place_at}, le maximum.</translation>
    </message>
    <message id="reason.not_marked"><translation>Pas de case pour {piece_a} {place_at}.</translation></message>
    <message id="reason.no_path"><translation>Aucun sentier {start_from} vers {goal_the}.</translation></message>
    <message id="reason.other_side">
        <translation>{start_the} et {goal_the} sont de part et d’autre de la barbacane&#160;; rien ne passe d’un côté à l’autre.</translation>
    </message>
    <message id="reason.other_side.partner">
        <translation>{goal_the} se trouve du côté de votre coéquipier&#160;; vous n’agissez que du vôtre.</translation>
    </message>
    <message id="reason.other_side.crossing">
        <translation>Vous n’agissez que de votre côté : {start} → {goal} en sort.</translation>
    </message>
    <message id="reason.same_place"><translation>Le départ et l’arrivée sont au même endroit : {place}.</translation></message>
    <message id="reason.not_adjacent">
        <translation>Pas de passage direct {start_from} vers {goal_the}&#160;: les lieux ne sont pas voisins.</translation>
    </message>
    <message id="reason.not_there"><translation>Absent {place_at}&#160;: {piece}.</translation></message>
    <message id="reason.too_many_machines">
        <translation>{limit} engins de jet se trouvent déjà sur le plateau&#160;; c’est le maximum.</translation>
    </message>
    <message id="reason.no_machine_there"><translation>Il n’y a pas d’engin de siège {place_at}.</translation></message>
    <message id="reason.somebody_on_ladder">
        <translation>Une unité occupe les échelles {place_from}&#160;: elles ne peuvent pas être déplacées.</translation>
    </message>
    <message id="reason.already_there"><translation>Déjà en place {place_at} : {piece}.</translation></message>
    <!-- phase 6 -->
    <message id="reason.number_used_up">
        <translation>Ce déploiement a déjà déplacé ses {number_units} {place_from}.</translation>
    </message>
    <message id="reason.number_used_up.camp">
        <translation>Ce déploiement a déjà envoyé ses {number_units} du camp dans cette direction.</translation>
    </message>
    <message id="reason.dispatch_first">
        <translation>Choisissez d’abord un petit ou un grand déploiement.</translation>
    </message>
    <message id="reason.no_dispatch_left">
        <translation>Tous les déploiements de ce tour ont été faits.</translation>
    </message>
    <message id="reason.wrong_step"><translation>Ce n’est pas l’étape pour cela ({step}).</translation></message>
    <message id="reason.nobody_leaves_wall"><translation>Une unité sur un mur ne le quitte plus ({place}).</translation></message>
    <message id="reason.no_ram"><translation>La barbacane reste fermée tant que le bélier n’est pas commencé.</translation></message>
    <message id="reason.already_moved">
        <translation>Une unité arrivée {place_at} pendant ce déploiement ne va pas plus loin ({unit}).</translation>
    </message>
    <message id="reason.no_sap_left">
        <translation>Il n’y a plus de sape à utiliser {place_at} pendant ce déploiement.</translation>
    </message>
    <message id="reason.no_drover"><translation>Sans argousin {place_at}, impossible de reculer ou de passer à côté.</translation></message>
    <message id="reason.no_ropes_left"><translation>Cordes déjà utilisées {place_at} ce tour-ci.</translation></message>
    <message id="reason.nobody_to_obey">
        <translation>Aucune unité ne peut exécuter l’ordre «&#160;{piece}&#160;» ici ({place}).</translation>
    </message>
    <message id="reason.order_there"><translation>Un ordre se trouve déjà {place_at}&#160;; un seul est permis.</translation></message>
    <message id="reason.order_used_up"><translation>Il ne reste plus de tuile de cet ordre : {piece}.</translation></message>
    <message id="reason.no_altar_there"><translation>Il n’y a pas d’autel {place_at}.</translation></message>
    <!-- the Defender -->
    <message id="reason.no_hourglasses"><translation>Coût&#160;: {cost_hourglasses}&#160;; vous en avez {have}.</translation></message>
    <message id="reason.workshop_only"><translation>Les sabliers des barricades ne servent que dans l’atelier.</translation></message>
    <message id="reason.hourglasses_left" numerus="yes">
        <translation>
            <numerusform>Il reste un sablier à dépenser.</numerusform>
            <numerusform>Il reste {n} sabliers à dépenser.</numerusform>
        </translation>
    </message>
    <message id="reason.stone_left"><translation>Placez d’abord le composant en pierre de ce tour.</translation></message>
    <message id="reason.units_stay_out"><translation>Les unités ne vont jamais là&#160;: {place}.</translation></message>
    <message id="reason.wrong_unit"><translation>Il n’y a pas de place pour {unit_a} {place_at}.</translation></message>
    <message id="reason.hero_there"><translation>Un héros se trouve déjà {place_at}&#160;; il n’y a de place que pour un.</translation></message>
    <message id="reason.heroes_never_swap"><translation>Les héros n’échangent pas leur place.</translation></message>
    <message id="reason.hero_way">
        <translation>Les héros ne se déplacent que le long des murs et depuis ou vers la cour, pas {start_from} vers {goal_the}.</translation>
    </message>
    <message id="reason.hero_acted"><translation>{hero_the} a déjà agi ce tour-ci.</translation></message>
    <message id="reason.hero_possessed"><translation>{hero_the} est possédé et ne peut pas agir ce tour-ci.</translation></message>
    <message id="reason.hero_not_on_wall"><translation>{hero_the} ne peut agir que sur un mur.</translation></message>
    <message id="reason.same_kind"><translation>Échanger deux unités du même type ne changerait rien ({unit}).</translation></message>
    <message id="reason.machine_in_tower"><translation>Un engin occupe déjà {place_the}.</translation></message>
    <message id="reason.unit_in_tower">
        <translation>Une unité se trouve {place_at}&#160;; elle doit partir avant qu’un engin n’arrive.</translation>
    </message>
    <message id="reason.no_place_for_it"><translation>«&#160;{action_title}&#160;» est impossible pour l’instant.</translation></message>
    <message id="reason.another_purse">
        <translation>Un second « {action_title} » dans le même tour ne se paie qu’avec les sabliers des barricades.</translation>
    </message>
    <message id="reason.gate_whole">
        <translation>Le portail a sa résistance maximale ({toughness}).</translation>
    </message>
    <message id="reason.wall_full">
        <translation>Il y a déjà {limit} composants en bois {place_at}&#160;; c’est le maximum.</translation>
    </message>
    <message id="reason.no_saboteur"><translation>Il n’y a pas de saboteur dans la forteresse.</translation></message>
    <message id="reason.nobody_in_guards">
        <translation>La traque coûte une unité des gardes, et il n’y a personne parmi les gardes.</translation>
    </message>
    <message id="reason.no_trainee"><translation>Il n’y a personne à entraîner dans les baraquements ({unit}).</translation></message>
    <message id="reason.no_trainee.discard"><translation>Il n’y en a pas parmi les unités défaussées : {unit}.</translation></message>
    <message id="reason.too_early"><translation>Les actes déshonorants ne sont possibles qu’à partir du tour {turn}.</translation></message>
    <message id="reason.deed_used">
        <translation>« {deed_title} » a déjà servi&#160;; chaque acte ne sert qu’une fois par partie.</translation>
    </message>
    <message id="reason.one_deed_a_turn"><translation>Un seul acte par tour, et celui de ce tour est accompli.</translation></message>
    <message id="reason.too_much_speech"><translation>Un discours coûte 1 à {limit_hourglasses}.</translation></message>
    <message id="reason.swap_order">
        <translation>Un échange se note dans l’ordre du plateau&#160;: {start}, puis {goal}.</translation>
    </message>
    <message id="reason.not_covered"><translation>Il manque des sabliers pour « {action_title} » : {paid} sur {cost}.</translation></message>
    <message id="reason.partners_colour">
        <translation>Des sabliers de votre coéquipier sont posés sur «&#160;{action_title}&#160;»&#160;: attendez que l’action soit accomplie.</translation>
    </message>
    <message id="reason.not_partners_mark">
        <translation>Pas de marqueur de votre coéquipier sur «&#160;{action_title}&#160;»&#160;: la rapidité est sans effet.</translation>
    </message>
    <message id="reason.one_tile">
        <translation>La seule tuile «&#160;{action_title}&#160;» est déjà posée.</translation>
    </message>
    <message id="reason.haste_used"><translation>Rapidité déjà utilisée ce tour-ci.</translation></message>
    <!-- the assault -->
    <message id="reason.already_aimed"><translation>Tous les tirs {place_from} ont déjà une cible.</translation></message>
    <message id="reason.left_out"><translation>Brèche déjà ouverte {place_at}&#160;: pas de dernier assaut ici.</translation></message>
    <message id="reason.out_of_range"><translation>Hors de portée {start_from} : {goal}.</translation></message>
    <message id="reason.no_target"><translation>Il n’y a rien à toucher {goal_at}.</translation></message>
    <message id="reason.no_weapon"><translation>Aucune arme prête à tirer {place_at}.</translation></message>
    <message id="reason.in_melee"><translation>Corps à corps {place_at}&#160;: tir impossible.</translation></message>
    <message id="reason.glared">
        <translation>Éblouissement spirituel {place_at}&#160;: rien ne s’y passe ce tour-ci.</translation>
    </message>
    <message id="reason.covered"><translation>Le mantelet {place_from} arrête les flèches des archers.</translation></message>
    <message id="reason.must_fire"><translation>L’engin {place_from} a une cible et doit tirer.</translation></message>
    <message id="reason.not_accurate"><translation>Aucun tir de précision disponible.</translation></message>
    <message id="reason.does_not_fit">
        <translation>Il ne reste pas assez de force dans la volée ({strength}) pour {unit_a}.</translation>
    </message>
    <message id="reason.not_hit"><translation>La carte de tir ne désigne pas {unit_the}.</translation></message>
    <message id="reason.not_the_one"><translation>Choix impossible ici&#160;: {unit_the} {place_at}.</translation></message>
    <message id="reason.not_the_one.gate">
        <translation>Seul le portail attaqué peut être renforcé, et non {place_the}.</translation>
    </message>
    <message id="reason.more_than_needed">
        <translation>L’avantage de {advantage} est couvert sans {unit_the}&#160;; on ne perd personne pour rien.</translation>
    </message>
    <message id="reason.no_order_there"><translation>Il n’y a pas d’ordre {place_at}.</translation></message>
    <message id="reason.cannot_step"><translation>Le troll ne peut pas faire un pas {start_from} vers {goal_the}.</translation></message>
    <!-- in short, where the name of the action stands beside it: some twenty letters -->
    <message id="reason.not_now.brief"><translation>Pas maintenant</translation></message>
    <message id="reason.wrong_kind_of_place.brief"><translation>Emplacement inadapté</translation></message>
    <message id="reason.card_flipped.brief"><translation>La carte est retournée</translation></message>
    <message id="reason.card_not_flipped.brief"><translation>Sur la face spéciale</translation></message>
    <message id="reason.not_on_card.brief"><translation>Absente de votre carte</translation></message>
    <message id="reason.already_used.brief"><translation>Déjà utilisée ce tour</translation></message>
    <message id="reason.once_each.brief"><translation>Une fois par tour</translation></message>
    <message id="reason.one_tile.brief"><translation>Tuile déjà posée</translation></message>
    <message id="reason.lent.brief"><translation>Utilisée par le coéquipier</translation></message>
    <message id="reason.too_few_resources.brief"><translation>{cost_resources}, vous en avez {have}</translation></message>
    <message id="reason.too_few_units.brief"><translation>{cost_of}, il en reste {have}</translation></message>
    <message id="reason.too_few_units.any.brief"><translation>Coûte {prices}</translation></message>
    <message id="reason.none_left.brief"><translation>Il n’en reste plus</translation></message>
    <message id="reason.no_resources_left.brief"><translation>Aucune ressource en réserve</translation></message>
    <message id="reason.no_room.brief"><translation>Aucune place libre</translation></message>
    <message id="reason.field_taken.brief"><translation>Aucune case libre</translation></message>
    <message id="reason.same_tile_there.brief"><translation>Déjà présente</translation></message>
    <message id="reason.two_tiles_there.brief"><translation>Aucune place libre</translation></message>
    <message id="reason.not_marked.brief"><translation>Aucune case prévue</translation></message>
    <message id="reason.other_side.brief"><translation>De l’autre côté</translation></message>
    <message id="reason.other_side.partner.brief"><translation>Du côté du coéquipier</translation></message>
    <message id="reason.other_side.crossing.brief"><translation>Hors de votre côté</translation></message>
    <message id="reason.not_there.brief"><translation>Absent : {piece}</translation></message>
    <message id="reason.too_many_machines.brief"><translation>{limit} engins au plus</translation></message>
    <message id="reason.no_machine_there.brief"><translation>Aucun engin pour cela</translation></message>
    <message id="reason.already_there.brief"><translation>Déjà présent</translation></message>
    <message id="reason.no_hourglasses.brief"><translation>{cost_hourglasses}, vous en avez {have}</translation></message>
    <message id="reason.workshop_only.brief"><translation>Atelier seulement</translation></message>
    <message id="reason.hero_acted.brief"><translation>A déjà agi ce tour-ci</translation></message>
    <message id="reason.hero_possessed.brief"><translation>Possédé ce tour-ci</translation></message>
    <message id="reason.hero_not_on_wall.brief"><translation>Pas sur un mur</translation></message>
    <message id="reason.no_place_for_it.brief"><translation>Impossible maintenant</translation></message>
    <message id="reason.another_purse.brief"><translation>Barricades seulement</translation></message>
    <message id="reason.gate_whole.brief"><translation>Le portail est intact</translation></message>
    <message id="reason.wall_full.brief"><translation>Le mur est complet</translation></message>
    <message id="reason.no_saboteur.brief"><translation>Aucun saboteur</translation></message>
    <message id="reason.nobody_in_guards.brief"><translation>Aucun garde</translation></message>
    <message id="reason.no_trainee.brief"><translation>Personne à entraîner</translation></message>
    <message id="reason.no_trainee.discard.brief"><translation>Aucune dans la défausse</translation></message>
    <message id="reason.no_ram.brief"><translation>Aucun bélier commencé</translation></message>
    <message id="reason.too_early.brief"><translation>À partir du tour {turn}</translation></message>
    <message id="reason.deed_used.brief"><translation>Déjà utilisé</translation></message>
    <message id="reason.one_deed_a_turn.brief"><translation>Un acte par tour</translation></message>
    <message id="reason.partners_colour.brief"><translation>Commencée par le coéquipier</translation></message>
    <message id="reason.no_partner.brief"><translation>Pas de coéquipier</translation></message>
    <message id="reason.not_accurate.brief"><translation>Aucun tir de précision</translation></message>
    <!-- the running step of a dispatch, as it stands after a colon -->
    <message id="step.a"><translation>étape en cours&#160;: départ des remparts</translation></message>
    <message id="step.b"><translation>étape en cours&#160;: départ des abords</translation></message>
    <message id="step.c"><translation>étape en cours&#160;: départ du camp</translation></message>
</context>
</TS>
