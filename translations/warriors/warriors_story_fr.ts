<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The page that tells the story of a match. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="warriors.story.title"><translation>Le récit de la partie</translation></message>
    <message id="warriors.story.file"><translation>guerriers</translation></message>
    <message id="warriors.story.points"><translation>Points, bataille par bataille</translation></message>
    <message id="warriors.story.sources"><translation>D’où viennent les points</translation></message>
    <message id="warriors.story.leaders"><translation>Les plus grandes factions, bataille par bataille</translation></message>
    <message id="warriors.story.luck"><translation>La chance face aux probabilités</translation></message>
    <message id="warriors.story.round"><translation>Round {number}</translation></message>
    <message id="warriors.story.key.sources"><translation>Plein&#160;: pile de victoire par round · lettres&#160;: bonus</translation></message>
    <message id="warriors.story.key.leaders"><translation>Lettres&#160;: la plus grande faction · deux teintes&#160;: partagée</translation></message>
    <message id="warriors.story.key.luck"><translation>En haut&#160;: dés · en bas&#160;: catapultes</translation></message>
    <message id="warriors.story.letter.dragon"><source>In place of a people’s letter: dragons.</source><translation>✦</translation></message>
    <message id="warriors.story.no_dice"><translation>Personne n’a encore lancé les dés.</translation></message>
    <message id="warriors.story.no_points"><translation>Pas encore de points.</translation></message>
    <message id="warriors.story.people"><source>A row of the picture: a people and its bonus.</source><translation>{people} {bonus}</translation></message>
    <message id="warriors.story.luck.row"><translation>{good} sur {tries}</translation></message>
    <message id="warriors.story.luck.over"><translation>{sign}{number}</translation></message>
    <message id="warriors.story.won"><translation>{winners} gagne avec {points_count}&#160;: {pile} pour la pile de victoire, {bonus} pour les majorités.</translation></message>
    <message id="warriors.story.won.together"><translation>{winners} gagnent ensemble, avec {points_count} chacun.</translation></message>
    <message id="warriors.story.won.pile"><translation>{winners} gagne avec {points_count}, grâce à la plus grande pile de victoire.</translation></message>
    <message id="warriors.story.leads"><translation>Si la partie s’arrêtait maintenant, {winners} gagnerait avec {points_count}.</translation></message>
    <message id="warriors.story.leads.together"><translation>Si la partie s’arrêtait maintenant, {winners} seraient en tête avec {points_count} chacun.</translation></message>
    <message id="warriors.story.since.battle"><translation>En tête depuis le round {round}, avec {card_the} ({owner})&#160;: {winners}.</translation></message>
    <message id="warriors.story.since.placed"><translation>En tête depuis le round {round}, à la pose des cartes&#160;: {winners}.</translation></message>
    <message id="warriors.story.since.shots"><translation>En tête depuis le round {round}, grâce aux derniers tirs&#160;: {winners}.</translation></message>
    <message id="warriors.story.longest" numerus="yes">
        <translation>
            <numerusform>La plus longue bataille&#160;: {card} ({owner}), round {round}, {n} attaque (pertes&#160;: {lost}).</numerusform>
            <numerusform>La plus longue bataille&#160;: {card} ({owner}), round {round}, {n} attaques (pertes&#160;: {lost}).</numerusform>
        </translation>
    </message>
    <message id="warriors.story.costliest">
        <translation>La bataille la plus coûteuse&#160;: {card} ({owner}), round {round} (pertes&#160;: {lost}).</translation>
    </message>
    <message id="warriors.story.luckiest"><translation>Le plus chanceux aux dés&#160;: {name}, {good} sur {tries} comparaisons (attendu&#160;: {expected}).</translation></message>
    <message id="warriors.story.unluckiest"><translation>Le moins chanceux&#160;: {name}, {good} sur {tries} (attendu&#160;: {expected}).</translation></message>
    <message id="warriors.story.shots" numerus="yes">
        <translation>
            <numerusform>Catapultes&#160;: {n} tir, {good} au but (attendu&#160;: {expected}).</numerusform>
            <numerusform>Catapultes&#160;: {n} tirs, {good} au but (attendu&#160;: {expected}).</numerusform>
        </translation>
    </message>
</context>
</TS>
