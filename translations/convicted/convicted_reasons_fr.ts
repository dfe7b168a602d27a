<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why a move is refused. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.reason.not_asked">
        <translation>Pas maintenant&#160;: {seat} doit décider ({what}).</translation>
    </message>
    <message id="convicted.reason.not_your_turn">
        <translation>Pas maintenant&#160;: {seat} doit jouer.</translation>
    </message>
    <message id="convicted.reason.game_over"><translation>La partie est terminée.</translation></message>
    <message id="convicted.reason.not_there"><translation>Absent ici&#160;: {piece} ({place}).</translation></message>
    <message id="convicted.reason.first_closes"><translation>C’est {seat}, premier joueur, qui conclut cette étape.</translation></message>
    <message id="convicted.reason.hero_taken"><translation>Ce héros est déjà pris : {hero_the}.</translation></message>
    <message id="convicted.reason.sections_count"><translation>Murs à choisir&#160;: {walls}&#160;; tours&#160;: {towers}.</translation></message>
    <message id="convicted.reason.section_taken"><translation>Quelqu’un d’autre défend déjà {section_the}.</translation></message>
    <message id="convicted.reason.tower_not_adjacent"><translation>{section_the} ne touche aucun de ces murs.</translation></message>
    <message id="convicted.reason.leaves_nothing_for_the_next"><translation>Le joueur suivant n’aurait qu’un mur sans tour voisine.</translation></message>
    <message id="convicted.reason.no_room"><translation>Nombre maximal d’unités {post_at}&#160;: {limit}.</translation></message>
    <message id="convicted.reason.no_slot"><translation>Nombre maximal d’engins {post_at}&#160;: {limit}.</translation></message>
    <message id="convicted.reason.walls_only"><translation>Uniquement sur un mur&#160;: {piece}.</translation></message>
    <message id="convicted.reason.slots_only"><translation>Uniquement dans une tour ou au donjon&#160;: {piece}.</translation></message>
    <message id="convicted.reason.one_pile_per_wall"><translation>Il y a déjà des rochers {post_at}.</translation></message>
    <message id="convicted.reason.one_cauldron_per_wall"><translation>Il y a déjà un chaudron {post_at}.</translation></message>
    <message id="convicted.reason.keep_ranged_only">
        <translation>Seuls des tireurs peuvent être postés au donjon ({limit} au plus pour l’instant).</translation>
    </message>
    <message id="convicted.reason.same_place"><translation>L’unité s’y trouve déjà.</translation></message>
    <message id="convicted.reason.not_a_section"><translation>L’Oracle déplace des unités de murs et de tours vers des murs et des tours.</translation></message>
    <message id="convicted.reason.must_place_all">
        <translation>Il reste des pièces à placer ({count}), et de la place pour elles.</translation>
    </message>
    <message id="convicted.reason.room_elsewhere"><translation>Il y a encore de la place ailleurs ({post})&#160;: {piece_the} ne peut pas attendre en ville.</translation></message>
    <message id="convicted.reason.own_spearmen"><translation>Seules les unités en attente en ville peuvent être placées.</translation></message>
    <message id="convicted.reason.units_limit"><translation>Les {limit} pièces des défenseurs sont toutes en jeu.</translation></message>
    <message id="convicted.reason.pieces_limit"><translation>Les {limit} pièces de ce genre sont toutes en jeu : {piece}.</translation></message>
    <message id="convicted.reason.no_action_left"><translation>Il ne reste plus d’action ce tour-ci.</translation></message>
    <message id="convicted.reason.cannot_pay"><translation>Coût&#160;: {resources}.</translation></message>
    <message id="convicted.reason.top_level"><translation>Le niveau le plus haut est atteint : {place}.</translation></message>
    <message id="convicted.reason.keep_ends_at_3"><translation>Le donjon n’a que 3 niveaux.</translation></message>
    <message id="convicted.reason.technology_missing"><translation>Il manque une technologie : {technology}.</translation></message>
    <message id="convicted.reason.ring_taken"><translation>Il y a déjà {obstacle} {ring_at}.</translation></message>
    <message id="convicted.reason.moat_needs_ditch_or_stakes"><translation>Il faut d’abord un fossé ou des pieux&#160;: {ring}.</translation></message>
    <message id="convicted.reason.none_left"><translation>Il ne reste plus de pièce de ce genre : {obstacle}.</translation></message>
    <message id="convicted.reason.library_too_low"><translation>C’est une technologie de niveau {level} ; la bibliothèque est au niveau {have}.</translation></message>
    <message id="convicted.reason.known"><translation>Cette technologie est déjà connue : {technology}.</translation></message>
    <message id="convicted.reason.not_unlocked"><translation>Technologie requise pour collecter cette ressource ({resource})&#160;: {technology}.</translation></message>
    <message id="convicted.reason.barracks_too_low"><translation>La caserne doit être au niveau {level} ; elle est au niveau {have}.</translation></message>
    <message id="convicted.reason.same_type"><translation>C’est une unité d’un autre type qui doit céder sa place, pas {piece_a}.</translation></message>
    <message id="convicted.reason.workshop_too_low"><translation>L’atelier doit être au niveau {level} ; il est au niveau {have}.</translation></message>
    <message id="convicted.reason.not_drilled"><translation>La Discipline n’entraîne que des archers et des lanciers.</translation></message>
    <message id="convicted.reason.drill_count" numerus="yes">
        <translation>
            <numerusform>La Discipline entraîne {n} unité à la fois : il faut choisir {n} seule section.</numerusform>
            <numerusform>La Discipline entraîne {n} unités à la fois : il faut choisir {n} sections, ou plusieurs fois la même.</numerusform>
        </translation>
    </message>
    <message id="convicted.reason.nothing_to_repair"><translation>Rien n’y est endommagé : {target}.</translation></message>
    <message id="convicted.reason.hero_used"><translation>Héros déjà utilisé ce tour-ci&#160;: {hero_the}.</translation></message>
    <message id="convicted.reason.not_your_hero"><translation>Ce héros n’est pas à vous&#160;: {hero_the}.</translation></message>
    <message id="convicted.reason.same_kind">
        <translation>Il faut une ressource d’un autre type que celle-ci&#160;: {resource}.</translation>
    </message>
    <message id="convicted.reason.forge_three"><translation>Il faut exactement {limit} ressources au faussaire.</translation></message>
    <message id="convicted.reason.trade_used"><translation>Vous avez déjà lancé un échange ce tour-ci.</translation></message>
    <message id="convicted.reason.no_partner"><translation>Il faut un autre défenseur pour échanger.</translation></message>
    <message id="convicted.reason.not_enough"><translation>Ressource insuffisante&#160;: {resource} ({count}).</translation></message>
    <message id="convicted.reason.keep_is_safe"><translation>Le donjon ne perd jamais de niveau.</translation></message>
    <message id="convicted.reason.level_0"><translation>Il n’y a rien à endommager : {place}.</translation></message>
    <message id="convicted.reason.ring_empty"><translation>Il n’y a rien {ring_at}.</translation></message>
    <message id="convicted.reason.wrong_target"><translation>Cible attendue&#160;: {what}.</translation></message>
    <message id="convicted.reason.printed_level"><translation>Un niveau imprimé sur le plateau ne se perd pas : {place}.</translation></message>
    <message id="convicted.reason.same_building"><translation>Choisissez un autre bâtiment que {place_the}.</translation></message>
    <message id="convicted.reason.power_used"><translation>Pouvoir déjà utilisé ce tour-ci&#160;: {power}.</translation></message>
    <message id="convicted.reason.power_target"><translation>Ce pouvoir ({power}) {aim}.</translation></message>
    <message id="convicted.aim.section"><translation>vise un mur, une tour ou les portes de la ville</translation></message>
    <message id="convicted.aim.zone"><translation>vise une zone d’assaut</translation></message>
    <message id="convicted.aim.squad"><translation>vise une escouade déjà formée</translation></message>
    <message id="convicted.aim.nothing">
        <translation>s’utilise sans cible&#160;; vous en choisirez une ensuite</translation>
    </message>
    <message id="convicted.aim.unit"><translation>vise une unité qui va tomber</translation></message>
    <message id="convicted.aim.fallen"><translation>ramène des unités sur un mur ou une tour</translation></message>
    <message id="convicted.reason.building_too_low"><translation>{power}&#160;: niveau {level} {place_of} requis (actuel&#160;: {have}).</translation></message>
    <message id="convicted.reason.forestmen_no_blessings"><translation>Pas de bénédiction pendant le siège des Hommes des Bois.</translation></message>
    <message id="convicted.reason.immune_to_spells"><translation>Aucun sort n’agit sur ces ennemis.</translation></message>
    <message id="convicted.reason.immune_to_blinding"><translation>Les Bêtes ne peuvent pas être aveuglées.</translation></message>
    <message id="convicted.reason.not_now"><translation>Ce n’est pas le moment : {power}.</translation></message>
    <message id="convicted.reason.barrier"><translation>Il n’y a là aucun ouvrage à renforcer : {place}.</translation></message>
    <message id="convicted.reason.no_boss"><translation>Sans effet sur un chef&#160;: {piece}.</translation></message>
    <message id="convicted.reason.no_engines"><translation>Sans effet sur un engin&#160;: {piece}.</translation></message>
    <message id="convicted.reason.engines_only"><translation>Cela n’agit que sur les engins&#160;: {piece}.</translation></message>
    <message id="convicted.reason.units_only"><translation>Ces tirs ne peuvent pas toucher {piece_a}, seulement des unités.</translation></message>
    <message id="convicted.reason.engine"><translation>Impossible avec un engin&#160;: {piece}.</translation></message>
    <message id="convicted.reason.nobody_fell"><translation>Personne n’y est tombé pendant ce siège : {place}.</translation></message>
    <message id="convicted.reason.out_of_reach"><translation>Les tirs ne portent pas jusque-là ({post} → {zone}).</translation></message>
    <message id="convicted.reason.has_fought"><translation>Une unité qui a combattu en mêlée ne tire plus ce tour-ci&#160;: {piece}.</translation></message>
    <message id="convicted.reason.in_transit"><translation>{limit} unités au plus tirent depuis le donjon&#160;; les autres n’y font que passer.</translation></message>
    <message id="convicted.reason.does_not_shoot"><translation>Cette unité ne tire pas : {piece}.</translation></message>
    <message id="convicted.reason.has_aimed"><translation>Toutes ont déjà une cible ({piece}, {post}).</translation></message>
    <message id="convicted.reason.cannot_hit_there"><translation>Cet engin ({piece}) ne peut pas tirer sur cette zone&#160;: {zone}.</translation></message>
    <message id="convicted.reason.over_power"><translation>Retirer cette pièce ({piece_the}) demande une puissance de {count}&#160;; il reste {limit}.</translation></message>
    <message id="convicted.reason.over_number"><translation>Chaque tir retire au plus un ennemi.</translation></message>
    <message id="convicted.reason.no_target"><translation>Aucune cible pour&#160;: {piece}.</translation></message>
    <message id="convicted.reason.camouflaged"><translation>Invisible tant que la zone d’assaut n’est pas atteinte : {piece}.</translation></message>
    <message id="convicted.reason.not_this_side"><translation>Seuls le mur d’en face et ses tours peuvent être visés, pas cette section : {section_the}.</translation></message>
    <message id="convicted.reason.weakest_first"><translation>Les unités les moins endurantes tombent d’abord, pas {piece_the}.</translation></message>
    <message id="convicted.reason.on_the_wall"><translation>Impossible à toucher sur le mur : {piece}.</translation></message>
    <message id="convicted.reason.shaman_stays"><translation>Ce chef reste où il est : {piece}.</translation></message>
    <message id="convicted.reason.no_ranged_left"><translation>Il n’y reste aucun tireur de ce genre.</translation></message>
    <message id="convicted.reason.not_adjacent"><translation>C’est à plus d’un pas ({post} → {goal}).</translation></message>
    <message id="convicted.reason.fired"><translation>Une unité qui vient de tirer ne bouge pas&#160;: {piece}.</translation></message>
    <message id="convicted.reason.has_moved"><translation>Cette pièce a déjà bougé dans cette étape : {piece}.</translation></message>
    <message id="convicted.reason.over_capacity"><translation>Nombre maximal d’unités {post_at}&#160;: {limit}.</translation></message>
    <message id="convicted.reason.number_of_squads"><translation>Nombre d’escouades à former&#160;: {count}.</translation></message>
    <message id="convicted.reason.squad_empty"><translation>Il manque au moins une unité à l’escouade {squad}.</translation></message>
    <message id="convicted.reason.size_fixed"><translation>L’escouade {squad} est complète (unités&#160;: {limit}).</translation></message>
    <message id="convicted.reason.leads_from_wall"><translation>Cette unité mène une escouade depuis le mur : {piece}.</translation></message>
    <message id="convicted.reason.no_squad"><translation>Cette escouade n’existe pas ici : {squad}.</translation></message>
    <message id="convicted.reason.over_half"><translation>Endurance restante à retirer&#160;: {limit} ({piece}).</translation></message>
    <message id="convicted.reason.not_on_this_wall"><translation>Pas d’unité de ce genre sur ce mur : {piece}.</translation></message>
    <message id="convicted.reason.one_squad_each"><translation>Les unités de ce type ({piece}) font déjà toutes face à une escouade.</translation></message>
    <message id="convicted.reason.not_in_support"><translation>Cette unité n’est pas en soutien ici : {piece}.</translation></message>
    <message id="convicted.reason.over_difference"><translation>Endurance restante à retirer&#160;: {limit} ({piece}).</translation></message>
    <message id="convicted.reason.over_double">
        <translation>Endurance restante à retirer (pertes doublées)&#160;: {limit} ({piece}).</translation>
    </message>
    <message id="convicted.reason.other_squad"><translation>Choisissez dans l’escouade {squad}.</translation></message>
    <message id="convicted.reason.not_wounded"><translation>L’escouade {squad} n’a pas perdu de combat, ou personne ne peut y tomber.</translation></message>
</context>
</TS>
