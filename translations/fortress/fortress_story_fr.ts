<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The page that tells the story of a match. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="fortress.story.title"><translation>L’histoire du siège</translation></message>
    <message id="fortress.story.file"><translation>forteresse</translation></message>
    <message id="fortress.story.points"><translation>Points des armées</translation></message>
    <message id="fortress.story.wounds"><translation>Blessures par round</translation></message>
    <message id="fortress.story.wounds.deadly"><translation>Figurines détruites, par round</translation></message>
    <message id="fortress.story.wounds.turns"><translation>Blessures, tous les {turns} tours</translation></message>
    <message id="fortress.story.wounds.deadly.turns"><translation>Détruites, tous les {turns} tours</translation></message>
    <message id="fortress.story.heights"><translation>Figurines en haut des murs</translation></message>
    <message id="fortress.story.cards"><translation>Blessures par carte</translation></message>
    <message id="fortress.story.cards.deadly"><translation>Figurines détruites, par carte</translation></message>
    <message id="fortress.story.luck"><translation>La chance face aux probabilités</translation></message>
    <message id="fortress.story.key.cards"><translation>À droite, plein&#160;: infligées · à gauche, contour&#160;: subies</translation></message>
    <message id="fortress.story.key.cards.deadly"><translation>À droite, plein&#160;: détruites · à gauche, contour&#160;: perdues</translation></message>
    <message id="fortress.story.key.luck"><translation>En haut&#160;: crânes en attaque · en bas, hachuré&#160;: boucliers</translation></message>
    <message id="fortress.story.no_wounds"><translation>Personne n’a encore été blessé.</translation></message>
    <message id="fortress.story.no_wounds.deadly"><translation>Aucune figurine n’a encore été détruite.</translation></message>
    <message id="fortress.story.no_heights"><translation>Personne n’est encore monté sur un mur.</translation></message>
    <message id="fortress.story.no_dice"><translation>Personne n’a encore lancé de dés.</translation></message>
    <message id="fortress.story.luck.over"><translation>{sign}{number}</translation></message>
    <message id="fortress.story.luck.row"><translation>{good} sur {dice} dés</translation></message>
    <message id="fortress.story.won"><translation>Victoire&#160;: {winners}. {how}</translation></message>
    <message id="fortress.story.army"><translation>{name} {points}</translation></message>
    <message id="fortress.story.armies"><translation>Points des cartes qui ont encore des figurines&#160;: {armies}.</translation></message>
    <message id="fortress.story.best" numerus="yes">
        <translation>
            <numerusform>Carte la plus efficace&#160;: {card} ({name}), {wounds_count} et {n} adversaire détruit.</numerusform>
            <numerusform>Carte la plus efficace&#160;: {card} ({name}), {wounds_count} et {n} adversaires détruits.</numerusform>
        </translation>
    </message>
    <message id="fortress.story.best.deadly" numerus="yes">
        <translation>
            <numerusform>Carte la plus efficace&#160;: {card} ({name}), {n} adversaire détruit.</numerusform>
            <numerusform>Carte la plus efficace&#160;: {card} ({name}), {n} adversaires détruits.</numerusform>
        </translation>
    </message>
    <message id="fortress.story.hit"><translation>Carte qui a le plus souffert&#160;: {card} ({name}), {wounds_count}.</translation></message>
    <message id="fortress.story.hit.deadly" numerus="yes">
        <translation>
            <numerusform>Carte qui a le plus souffert&#160;: {card} ({name}), {n} figurine perdue.</numerusform>
            <numerusform>Carte qui a le plus souffert&#160;: {card} ({name}), {n} figurines perdues.</numerusform>
        </translation>
    </message>
    <message id="fortress.story.luckiest"><translation>Le plus chanceux aux dés&#160;: {name}. Par rapport à la moyenne, {number} crânes et boucliers de plus que {other}.</translation></message>
</context>
</TS>
