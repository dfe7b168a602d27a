<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The page that tells the story of a siege. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="story.title"><translation>Le récit du siège</translation></message>
    <message id="story.points"><translation>La gloire, tour après tour</translation></message>
    <message id="story.sources"><translation>D’où vient la gloire</translation></message>
    <message id="story.walls"><translation>Force qui manquait pour faire une brèche</translation></message>
    <message id="story.losses"><translation>Unités perdues</translation></message>
    <message id="story.turn"><translation>Tour</translation></message>
    <message id="story.nobody"><translation>On ne s’est pas battu sur les murs.</translation></message>
    <message id="story.no_losses"><translation>Aucune perte.</translation></message>
    <message id="story.key"><translation>✕ brèche · ◆ il manquait deux points au plus · vide&#160;: pas de combat</translation></message>
    <message id="story.broke_in"><translation>L’assaillant est entré {place} au tour {turn}.</translation></message>
    <message id="story.third_gate"><translation>par le troisième portail</translation></message>
    <message id="story.lost"><translation>L’assaillant a perdu {invader} unités, le défenseur {defender}.</translation></message>
    <message id="story.save_picture"><translation>Enregistrer l’&amp;image…</translation></message>
    <message id="story.save_page"><translation>Enregistrer une p&amp;age…</translation></message>
    <message id="story.pictures"><translation>Images</translation></message>
    <message id="story.pages"><translation>Pages à imprimer</translation></message>
    <message id="story.cannot_save"><translation>{file} n’a pas pu être écrit&#160;: {why}. Choisissez un autre endroit.</translation></message>
    <message id="story.file"><translation>siege</translation></message>
    <message id="story.lost_by"><translation>{camp}&#160;: {cause}</translation></message>
    <message id="story.held" numerus="yes">
        <translation>
            <numerusform>La forteresse a tenu {n} tour.</numerusform>
            <numerusform>La forteresse a tenu {n} tours.</numerusform>
        </translation>
    </message>
    <message id="story.nearly" numerus="yes">
        <translation>
            <numerusform>Au tour {turn}, il ne manquait que {n} point de force pour une brèche {place}.</numerusform>
            <numerusform>Au tour {turn}, il ne manquait que {n} points de force pour une brèche {place}.</numerusform>
        </translation>
    </message>
    <message id="story.luck.machines" numerus="yes">
        <translation>
            <numerusform>Les engins ont tiré {n} fois et touché {hits}&#160;; on pouvait en attendre {expected}.</numerusform>
            <numerusform>Les engins ont tiré {n} fois et touché {hits}&#160;; on pouvait en attendre {expected}.</numerusform>
        </translation>
    </message>
    <message id="story.luck.hit_cards" numerus="yes">
        <translation>
            <numerusform>Canons et crochets ont retourné {n} carte dont {hits} montrant une cible&#160;; on pouvait en attendre {expected}.</numerusform>
            <numerusform>Canons et crochets ont retourné {n} cartes dont {hits} montrant une cible&#160;; on pouvait en attendre {expected}.</numerusform>
        </translation>
    </message>
    <message id="story.cause.goblin_trap"><translation>piège à gobelin</translation></message>
    <message id="story.cause.troll_trap"><translation>piège à troll</translation></message>
    <message id="story.cause.cannon"><translation>canons</translation></message>
    <message id="story.cause.ballista"><translation>balistes</translation></message>
    <message id="story.cause.blood_stones"><translation>pierres de sang</translation></message>
    <message id="story.cause.marksmen"><translation>archers</translation></message>
    <message id="story.cause.goblins"><translation>tirs des gobelins</translation></message>
    <message id="story.cause.cauldron"><translation>chaudrons</translation></message>
    <message id="story.cause.accident"><translation>accident</translation></message>
    <message id="story.cause.poles"><translation>crochets</translation></message>
    <message id="story.cause.goblins_fury"><translation>fureur</translation></message>
    <message id="story.cause.orcs_detonation"><translation>orques explosifs</translation></message>
    <message id="story.cause.losses"><translation>mêlée</translation></message>
    <message id="story.cause.poison"><translation>poison</translation></message>
    <message id="story.cause.sharpshooter"><translation>tireur d’élite</translation></message>
    <message id="story.cause.raid"><translation>raid</translation></message>
    <message id="story.cause.excursion"><translation>le guerrier</translation></message>
    <message id="story.cause.panic"><translation>terreur</translation></message>
    <message id="story.cause.track"><translation>traque des saboteurs</translation></message>
    <message id="story.cause.hospital"><translation>morts à l’hôpital</translation></message>
</context>
</TS>
