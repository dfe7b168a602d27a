<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The page that tells the story of a siege. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="story.title"><translation>Le récit du siège</translation></message>
    <message id="story.points"><translation>La gloire, tour après tour</translation></message>
    <message id="story.sources"><translation>D’où vient la gloire</translation></message>
    <message id="story.walls"><translation>La force sur les murs, tour après tour</translation></message>
    <message id="story.losses"><translation>Unités perdues</translation></message>
    <message id="story.turn"><translation>Tour</translation></message>
    <message id="story.nobody"><translation>Aucun combat sur les murs.</translation></message>
    <message id="story.no_losses"><translation>Aucune perte.</translation></message>
    <message id="story.key"><translation>assaillant&#160;:&#160;défenseur · ✕ brèche · ◆ à deux points près</translation></message>
    <message id="story.key.extra"><translation>assaillant&#160;:&#160;défenseur · ✕ brèche · ◆ à deux points près · +&#160;: dernier assaut</translation></message>
    <message id="story.extra"><source>In place of a turn's number: the extra assault after a draw.</source><translation>+</translation></message>
    <message id="story.broke_in"><translation>L’assaillant a ouvert une brèche {place} au tour {turn}.</translation></message>
    <message id="story.broke_in.extra"><translation>L’assaillant a ouvert une brèche {place} au dernier assaut.</translation></message>
    <message id="story.broke_in.partners"><translation>Les assaillants ont ouvert une brèche {place} au tour {turn}.</translation></message>
    <message id="story.broke_in.partners.extra"><translation>Les assaillants ont ouvert une brèche {place} au dernier assaut.</translation></message>
    <message id="story.third_gate"><translation>au troisième portail</translation></message>
    <message id="story.lost"><translation>Unités perdues&#160;: assaillant {invader}, défenseur {defender}.</translation></message>
    <message id="story.lost.camp"><translation>{camp}, unités perdues&#160;: {number}.</translation></message>
    <message id="story.lost.shared"><translation>{camp}, unités perdues&#160;: {number} ({parts}).</translation></message>
    <message id="story.share"><translation>{who} {number}</translation></message>
    <message id="story.share.elsewhere"><translation>{number} ailleurs</translation></message>
    <message id="story.elsewhere"><translation>Ailleurs</translation></message>
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
            <numerusform>Au tour {turn}, à {n} point d’une brèche {place}.</numerusform>
            <numerusform>Au tour {turn}, à {n} points d’une brèche {place}.</numerusform>
        </translation>
    </message>
    <message id="story.nearly.extra" numerus="yes">
        <translation>
            <numerusform>Au dernier assaut, à {n} point d’une brèche {place}.</numerusform>
            <numerusform>Au dernier assaut, à {n} points d’une brèche {place}.</numerusform>
        </translation>
    </message>
    <message id="story.luck.share"><source>The hits of one of two partners; the last figure was to be expected.</source><translation>{who} {hits} sur {shots} ({expected})</translation></message>
    <message id="story.luck.machines.partners" numerus="yes">
        <translation>
            <numerusform>Engins&#160;: {n} tir, {hits} au but (attendu&#160;: {expected})&#160;: {shares}.</numerusform>
            <numerusform>Engins&#160;: {n} tirs, {hits} au but (attendu&#160;: {expected})&#160;: {shares}.</numerusform>
        </translation>
    </message>
    <message id="story.luck.hit_cards.partners" numerus="yes">
        <translation>
            <numerusform>Canons et crochets&#160;: {n} carte, {hits} au but (attendu&#160;: {expected})&#160;: {shares}.</numerusform>
            <numerusform>Canons et crochets&#160;: {n} cartes, {hits} au but (attendu&#160;: {expected})&#160;: {shares}.</numerusform>
        </translation>
    </message>
    <message id="story.luck.machines" numerus="yes">
        <translation>
            <numerusform>Engins&#160;: {n} tir, {hits} au but (attendu&#160;: {expected}).</numerusform>
            <numerusform>Engins&#160;: {n} tirs, {hits} au but (attendu&#160;: {expected}).</numerusform>
        </translation>
    </message>
    <message id="story.luck.hit_cards" numerus="yes">
        <translation>
            <numerusform>Canons et crochets&#160;: {n} carte, {hits} au but (attendu&#160;: {expected}).</numerusform>
            <numerusform>Canons et crochets&#160;: {n} cartes, {hits} au but (attendu&#160;: {expected}).</numerusform>
        </translation>
    </message>
    <message id="story.cause.goblin_trap"><translation>par les pièges à gobelin</translation></message>
    <message id="story.cause.troll_trap"><translation>par les pièges à troll</translation></message>
    <message id="story.cause.cannon"><translation>par les canons</translation></message>
    <message id="story.cause.ballista"><translation>par les balistes</translation></message>
    <message id="story.cause.blood_stones"><translation>par les pierres de sang</translation></message>
    <message id="story.cause.marksmen"><translation>par les archers</translation></message>
    <message id="story.cause.goblins"><translation>par les gobelins</translation></message>
    <message id="story.cause.cauldron"><translation>par les chaudrons</translation></message>
    <message id="story.cause.accident"><translation>par accident</translation></message>
    <message id="story.cause.poles"><translation>par les crochets</translation></message>
    <message id="story.cause.goblins_fury"><translation>par leur fureur</translation></message>
    <message id="story.cause.orcs_detonation"><translation>par explosion</translation></message>
    <message id="story.cause.losses"><translation>au corps à corps</translation></message>
    <message id="story.cause.poison"><translation>par le poison</translation></message>
    <message id="story.cause.sharpshooter"><translation>par le tireur d’élite</translation></message>
    <message id="story.cause.raid"><translation>lors de raids</translation></message>
    <message id="story.cause.excursion"><translation>par le guerrier</translation></message>
    <message id="story.cause.panic"><translation>de terreur</translation></message>
    <message id="story.cause.track"><translation>lors de la traque</translation></message>
    <message id="story.cause.hospital"><translation>à l’hôpital</translation></message>
</context>
</TS>
