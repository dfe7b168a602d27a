<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Maps of one's own: the row that asks for one, and what cannot be built. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="option.fortress.map"><translation>Plan</translation></message>
    <message id="option.fortress.map.built_in"><translation>Plan intégré (reconstitué)</translation></message>
    <message id="option.fortress.map.choose"><translation>Mon &amp;plan…</translation></message>
    <message id="option.fortress.map.choose.words"><translation>Jouer sur votre propre plan, décrit dans un fichier.</translation></message>
    <message id="option.fortress.map.begin"><translation>E&amp;xporter le plan…</translation></message>
    <message id="option.fortress.map.begin.words"><translation>Enregistrer le plan du programme dans un fichier, pour en créer un autre.</translation></message>
    <message id="option.fortress.map.back.words"><translation>Jouer sur le plan fourni par le programme.</translation></message>
    <message id="option.fortress.map.files"><translation>Plans</translation></message>
    <message id="option.fortress.map.file"><translation>plan</translation></message>
    <message id="problem.fortress.map.too_large"><translation>un plan a au plus {limit} Kio</translation></message>
    <message id="problem.fortress.map.not_a_name"><translation>un nom doit tenir sur une ligne de 1 à {limit} caractères</translation></message>
    <message id="problem.fortress.map.name_twice"><translation>«&#160;{value}&#160;» figure deux fois</translation></message>
    <message id="problem.fortress.map.box_empty"><translation>il faut {count} pièces «&#160;{piece}&#160;», mais la boîte en a {limit}</translation></message>
    <message id="problem.fortress.map.lacks_space"><translation>le scénario commence en {value}, hexagone absent de ce plan</translation></message>
    <message id="problem.fortress.map.hexes">
        <translation>il y a {count} hexagones&#160;; de 1 à {limit} sont permis</translation>
    </message>
    <message id="problem.fortress.map.no_hex"><translation>le plan n’a pas d’hexagone {col},{row}</translation></message>
    <message id="problem.fortress.map.hex_twice"><translation>l’hexagone {col},{row} figure deux fois</translation></message>
    <message id="problem.fortress.map.too_low"><translation>«&#160;{terrain}&#160;» ajoute un niveau&#160;: il en faut au moins {least}</translation></message>
    <message id="problem.fortress.map.no_more_tiles"><translation>la boîte n’a plus de tuiles «&#160;{terrain}&#160;» de cette taille&#160;: {size}</translation></message>
    <message id="problem.fortress.map.tile_covers"><translation>il faut indiquer tous les hexagones que couvre la tuile, une seule fois chacun&#160;: {size}</translation></message>
    <message id="problem.fortress.map.two_tiles"><translation>deux tuiles d’une même couche sont posées sur {col},{row}</translation></message>
    <message id="problem.fortress.map.other_tiles"><translation>les tuiles sur {col},{row} ne correspondent pas au sol de l’hexagone</translation></message>
    <message id="problem.fortress.map.two_sections"><translation>deux sections occupent la même place</translation></message>
    <message id="problem.fortress.map.other_sides"><translation>une section «&#160;{shape}&#160;» ne se joint pas à d’autres de ces côtés</translation></message>
    <message id="problem.fortress.map.needs_base"><translation>une section du bas doit se poser sur une base ou sur l’embrasure de la porte</translation></message>
    <message id="problem.fortress.map.no_base"><translation>une base doit se poser sur l’herbe, le sable ou la roche, pas sur «&#160;{terrain}&#160;»</translation></message>
    <message id="problem.fortress.map.frame_there"><translation>il ne peut pas y avoir ici de section du bas&#160;: l’embrasure de la porte en tient lieu</translation></message>
    <message id="problem.fortress.map.on_frame"><translation>cette section doit se poser sur l’embrasure de la porte</translation></message>
    <message id="problem.fortress.map.section_floats"><translation>cette section flotte&#160;: il n’y en a aucune dessous</translation></message>
    <message id="problem.fortress.map.does_not_fit"><translation>une section «&#160;{shape}&#160;» ne tient pas sur une section «&#160;{below}&#160;»</translation></message>
    <message id="problem.fortress.map.joins_nothing"><translation>la section en {col},{row}, étage {tier}, ne se joint à rien d’un côté</translation></message>
    <message id="problem.fortress.map.walk_covers">
        <translation>il faut indiquer tous les hexagones que couvre «&#160;{piece}&#160;», une seule fois chacun&#160;: {count}</translation>
    </message>
    <message id="problem.fortress.map.walk_floats">
        <translation>ce chemin de ronde flotte&#160;: il n’est pas posé sur un mur et n’est pas non plus une route</translation>
    </message>
    <message id="problem.fortress.map.walk_blocked">
        <translation>en {col},{row}, quelque chose occupe la place de ce chemin de ronde</translation>
    </message>
    <message id="problem.fortress.map.wall_bare">
        <translation>le mur en {col},{row} reste nu&#160;: il lui faut un chemin de ronde au niveau {level}</translation>
    </message>
    <message id="problem.fortress.map.no_storey"><translation>au-dessus du niveau {level} de {col},{row}, il n’y a pas de place sous le chemin de ronde suivant</translation></message>
    <message id="problem.fortress.map.two_battlements"><translation>il y a deux remparts sur un même bord</translation></message>
    <message id="problem.fortress.map.battlement_on_nothing">
        <translation>un rempart doit se fixer sur un chemin de ronde, ou sur l’herbe, le sable, la roche ou une route de ce niveau</translation>
    </message>
    <message id="problem.fortress.map.flag_on_nothing"><translation>le drapeau doit se trouver sur un rempart</translation></message>
    <message id="problem.fortress.map.one_ladder">
        <translation>un hexagone palier ne peut avoir qu’une échelle</translation>
    </message>
    <message id="problem.fortress.map.rung_on_nothing"><translation>l’échelon du bas doit reposer directement sur un hexagone</translation></message>
    <message id="problem.fortress.map.landing_on_water">
        <translation>un hexagone palier ne peut pas être dans l’eau</translation>
    </message>
    <message id="problem.fortress.map.roof_over_ladder"><translation>un toit de l’hexagone barre l’échelle avant son sommet</translation></message>
    <message id="problem.fortress.map.top_elsewhere"><translation>le haut doit se trouver de l’autre côté du bord où s’appuie l’échelle</translation></message>
    <message id="problem.fortress.map.leans_on_nothing">
        <translation>l’échelon du haut doit toucher un chemin de ronde, un mur ou une tuile de terrain</translation>
    </message>
    <message id="problem.fortress.map.other_rungs"><translation>niveaux à monter&#160;: {levels}&#160;; échelons nécessaires&#160;: {rungs}</translation></message>
    <message id="problem.fortress.map.door_parts"><translation>une porte doit avoir quatre hexagones et deux pieds, dont un avec le gond</translation></message>
    <message id="problem.fortress.map.door_levels"><translation>tous les hexagones et les pieds de la porte doivent être au même niveau</translation></message>
    <message id="problem.fortress.map.door_on_water"><translation>la porte doit se dresser sur la terre, pas sur l’eau</translation></message>
    <message id="problem.fortress.map.door_in_line"><translation>un pied, l’hexagone 1 et l’autre pied doivent être trois hexagones alignés</translation></message>
    <message id="problem.fortress.map.door_spaces"><translation>les hexagones 2 et 3 doivent être voisins de l’hexagone 1 et l’un de l’autre</translation></message>
    <message id="problem.fortress.map.door_hinge"><translation>l’hexagone 3 doit toucher le pied qui porte le gond&#160;; l’hexagone 2 ne doit pas le toucher</translation></message>
    <message id="problem.fortress.map.door_space_4"><translation>l’hexagone 4 doit toucher les hexagones 2 et 3, mais pas l’hexagone 1</translation></message>
</context>
</TS>
