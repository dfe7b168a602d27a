<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why a move is refused, in one sentence. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="fortress.reason.not_asked"><translation>Pas maintenant. D’abord&#160;: {what}.</translation></message>
    <message id="fortress.reason.game_over"><translation>La partie est terminée.</translation></message>
    <message id="fortress.reason.not_there"><translation>Rien ne correspond à «&#160;{what}&#160;» dans cette partie.</translation></message>
    <message id="fortress.reason.over_limit"><translation>La carte {card} coûte {count_count}, il reste {limit_count}.</translation></message>
    <message id="fortress.reason.card_taken"><translation>La carte {card} est déjà prise.</translation></message>
    <message id="fortress.reason.reinforcements_missing"><translation>Héros uniques encore à trouver&#160;: {count}, dont {limit} sans la capacité Vol.</translation></message>
    <message id="fortress.reason.heroes_first">
        <translation>Prenez d’abord les héros que demande le scénario&#160;; {card} n’en fait pas partie.</translation>
    </message>
    <message id="fortress.reason.needed_for_reinforcements"><translation>La carte {card} est nécessaire aux renforts pour réunir leurs héros.</translation></message>
    <message id="fortress.reason.must_pick"><translation>Vous devez prendre une carte si vous le pouvez.</translation></message>
    <message id="fortress.reason.no_army"><translation>Choisissez au moins une carte dont les figurines peuvent être placées.</translation></message>
    <message id="fortress.reason.outside_zone"><translation>{space} est hors de la zone de départ.</translation></message>
    <message id="fortress.reason.occupied"><translation>{figure} occupe {space}.</translation></message>
    <message id="fortress.reason.uneven"><translation>{space} et {other_place} sont à des niveaux différents.</translation></message>
    <message id="fortress.reason.not_fitting"><translation>{figure} ne tient pas en {space}.</translation></message>
    <message id="fortress.reason.door_guard_first"><translation>La première figurine se place en {space}, derrière la porte.</translation></message>
    <message id="fortress.reason.heroes_in_blue"><translation>Il ne resterait pas assez d’hexagones pour les héros (il en manquerait {count}).</translation></message>
    <message id="fortress.reason.next_of_card"><translation>Prochaine figurine de l’escouade&#160;: {figure}.</translation></message>
    <message id="fortress.reason.placed_already"><translation>La figurine {figure} est déjà placée.</translation></message>
    <message id="fortress.reason.not_free"><translation>{space} n’est pas libre.</translation></message>
    <message id="fortress.reason.adjacent"><translation>{space} est adjacent à {figure}.</translation></message>
    <message id="fortress.reason.glyph"><translation>Un glyphe se trouve en {space}.</translation></message>
    <message id="fortress.reason.rung"><translation>{space} est un échelon&#160;: impossible d’y placer une figurine.</translation></message>
    <message id="fortress.reason.leaf"><translation>Le battant de la porte occupe {space}.</translation></message>
    <message id="fortress.reason.no_room_for_all"><translation>Si {space} est pris, les autres n’auront plus de place.</translation></message>
    <message id="fortress.reason.dead_card"><translation>Il ne reste aucune figurine de la carte {card}.</translation></message>
    <message id="fortress.reason.not_own_card"><translation>La carte {card} appartient à un autre joueur.</translation></message>
    <message id="fortress.reason.all_four"><translation>Il faut poser les quatre marqueurs d’ordre&#160;; posés&#160;: {count}.</translation></message>
    <message id="fortress.reason.marker_lies"><translation>Le prochain marqueur est le {marker}.</translation></message>
    <message id="fortress.reason.not_this_card">
        <translation>C’est le tour de la carte {card}&#160;; {figure} ne peut pas agir.</translation>
    </message>
    <message id="fortress.reason.moved_already"><translation>{figure} a déjà bougé.</translation></message>
    <message id="fortress.reason.finish_move"><translation>{figure} doit d’abord terminer son déplacement.</translation></message>
    <message id="fortress.reason.too_far"><translation>Il faut {count_count}, il reste {limit_count}.</translation></message>
    <message id="fortress.reason.not_reached"><translation>{space} est hors d’atteinte avec {limit_count}.</translation></message>
    <message id="fortress.reason.not_reached.walk"><translation>{space} est hors d’atteinte avec {limit_count} par chemins de ronde et routes.</translation></message>
    <message id="fortress.reason.not_reached.off"><translation>{space} est hors d’atteinte avec {limit_count} hors des chemins de ronde et des routes.</translation></message>
    <message id="fortress.reason.too_high"><translation>{levels_count} à monter&#160;; {limit} au plus.</translation></message>
    <message id="fortress.reason.no_room"><translation>Pas assez de place pour passer en {space}.</translation></message>
    <message id="fortress.reason.enemy_in_way"><translation>{other} barre le passage en {space}.</translation></message>
    <message id="fortress.reason.engaged_friend"><translation>La figurine {other}, en {space}, est engagée et ne laisse passer personne.</translation></message>
    <message id="fortress.reason.wall"><translation>{space} est à l’intérieur du mur.</translation></message>
    <message id="fortress.reason.not_next"><translation>{space} n’est pas à côté.</translation></message>
    <message id="fortress.reason.door_closed"><translation>La porte est fermée.</translation></message>
    <message id="fortress.reason.door_too_small"><translation>{figure} ne passe pas la porte.</translation></message>
    <message id="fortress.reason.size_on_ladder"><translation>{figure} ne peut pas utiliser les échelles.</translation></message>
    <message id="fortress.reason.rung_taken"><translation>Une figurine sur l’échelle empêche d’aller en {space}.</translation></message>
    <message id="fortress.reason.rung_skipped"><translation>On ne saute pas d’échelon, et l’on monte depuis l’hexagone palier.</translation></message>
    <message id="fortress.reason.rung_too_far"><translation>L’échelon est à {levels_count}&#160;; un seul est permis.</translation></message>
    <message id="fortress.reason.rung_no_fall"><translation>Impossible de tomber sur un échelon.</translation></message>
    <message id="fortress.reason.panel"><translation>Une échelle barre le passage.</translation></message>
    <message id="fortress.reason.water_stop"><translation>Le déplacement s’arrête dans l’eau.</translation></message>
    <message id="fortress.reason.glyph_stop"><translation>Le déplacement s’arrête sur le glyphe.</translation></message>
    <message id="fortress.reason.uneven_end"><translation>Les deux moitiés de la figurine doivent finir au même niveau.</translation></message>
    <message id="fortress.reason.must_end_free"><translation>{other} s’y trouve&#160;: un déplacement doit finir sur un hexagone libre.</translation></message>
    <message id="fortress.reason.bonus_off_walk"><translation>Le bonus ne vaut que sur les chemins de ronde et les routes&#160;; il faut {count_count}, il reste {limit_count}.</translation></message>
    <message id="fortress.reason.bonus_on_ladder"><translation>Le bonus ne vaut pas sur les échelles&#160;; il faut {count_count}, il reste {limit_count}.</translation></message>
    <message id="fortress.reason.not_flying"><translation>{figure} ne sait pas voler.</translation></message>
    <message id="fortress.reason.no_such_power"><translation>{figure} n’a pas cette capacité&#160;: {power}.</translation></message>
    <message id="fortress.reason.roof"><translation>Un toit bloque le passage en {space}.</translation></message>
    <message id="fortress.reason.too_many_levels"><translation>Cela fait {levels_count}&#160;; {limit} au plus sont possibles.</translation></message>
    <message id="fortress.reason.not_moving"><translation>Aucune figurine n’est en déplacement.</translation></message>
    <message id="fortress.reason.used"><translation>Capacité déjà utilisée ce tour-ci&#160;: {power}.</translation></message>
    <message id="fortress.reason.not_moved"><translation>La carte {card} n’a pas encore bougé.</translation></message>
    <message id="fortress.reason.not_adjacent"><translation>{figure} et {target} ne sont pas côte à côte.</translation></message>
    <message id="fortress.reason.not_unique"><translation>La carte {card} n’est pas unique.</translation></message>
    <message id="fortress.reason.own_card"><translation>Vous commandez déjà la carte {card}.</translation></message>
    <message id="fortress.reason.too_large"><translation>Cible trop grande&#160;: {target}.</translation></message>
    <message id="fortress.reason.nobody_to_return"><translation>Aucune figurine de l’escouade n’a été détruite.</translation></message>
    <message id="fortress.reason.other_level"><translation>{space} est à un autre niveau.</translation></message>
    <message id="fortress.reason.already_attacked"><translation>Une attaque a eu lieu&#160;: plus personne ne bouge ensuite.</translation></message>
    <message id="fortress.reason.attacked_already"><translation>{figure} a déjà attaqué.</translation></message>
    <message id="fortress.reason.out_of_range"><translation>Distance {count}, portée {limit}.</translation></message>
    <message id="fortress.reason.no_sight"><translation>Ligne de vue coupée en {space}&#160;: {what}.</translation></message>
    <message id="fortress.reason.no_sight.levels"><translation>En {space}, {what} coupe la ligne de vue&#160;: {levels_count} de trop.</translation></message>
    <message id="fortress.reason.no_sight.nowhere"><translation>Aucune ligne de vue n’est dégagée.</translation></message>
    <message id="fortress.reason.engaged_with_others"><translation>La figurine {figure} est engagée et n’attaque que ses adversaires.</translation></message>
    <message id="fortress.reason.friend"><translation>{target} est du même camp.</translation></message>
    <message id="fortress.reason.must_be_adjacent"><translation>On n’attaque {target} que depuis un hexagone adjacent.</translation></message>
    <message id="fortress.reason.may_destroy"><translation>Une capacité qui détruit d’un coup est sans effet sur la porte.</translation></message>
    <message id="fortress.reason.no_grenade"><translation>Les grenades sont épuisées.</translation></message>
    <message id="fortress.reason.lob_too_high"><translation>Il faudrait lancer {levels_count} plus haut&#160;; {limit} au plus sont possibles.</translation></message>
    <message id="fortress.reason.indestructible"><translation>Dans ce mode, la porte est indestructible.</translation></message>
    <message id="fortress.reason.nobody_hit"><translation>Aucune cible sur cette ligne.</translation></message>
    <message id="fortress.reason.not_a_target"><translation>«&#160;{target}&#160;» n’est pas une cible valable.</translation></message>
    <message id="fortress.reason.not_controller"><translation>Un autre joueur contrôle la porte.</translation></message>
    <message id="fortress.reason.nobody_on_4"><translation>Le joueur qui contrôle la porte n’a pas de figurine sur son hexagone 4.</translation></message>
    <message id="fortress.reason.door_space_taken"><translation>{other} occupe l’hexagone {number} de la porte.</translation></message>
    <message id="fortress.reason.door_gone"><translation>La porte est détruite.</translation></message>
    <message id="fortress.reason.enemy_moving"><translation>Un ennemi est en déplacement.</translation></message>
    <message id="fortress.reason.nothing_changed">
        <translation>La porte est déjà dans cet état, ou vient d’être manœuvrée.</translation>
    </message>
    <message id="fortress.reason.not_on_x"><translation>La figurine n’est pas derrière le drapeau.</translation></message>
    <message id="fortress.reason.engaged"><translation>La figurine {figure} est engagée avec {other}.</translation></message>
    <message id="fortress.reason.not_an_attacker"><translation>Seul un assaillant descend le drapeau.</translation></message>
    <message id="fortress.reason.no_flag"><translation>Il n’y a pas de drapeau à descendre.</translation></message>
    <message id="fortress.reason.card_out"><translation>Il ne reste aucune figurine de la carte {card}.</translation></message>
</context>
</TS>
