<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The page that tells the story of a match. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="warriors.story.title"><translation>Game summary</translation></message>
    <message id="warriors.story.file"><translation>warriors</translation></message>
    <message id="warriors.story.points"><translation>Points (if counted), by battle</translation></message>
    <message id="warriors.story.sources"><translation>Sources of points</translation></message>
    <message id="warriors.story.leaders"><translation>Largest factions, by battle</translation></message>
    <message id="warriors.story.luck"><translation>Luck with dice</translation></message>
    <message id="warriors.story.round"><translation>Round {number}</translation></message>
    <message id="warriors.story.key.sources"><translation>Filled: victory pile by round · letters: bonuses</translation></message>
    <message id="warriors.story.key.leaders"><translation>Letters: sole lead · two shades: shared</translation></message>
    <message id="warriors.story.key.luck"><translation>Above: dice · below: catapults</translation></message>
    <message id="warriors.story.letter.dragon"><source>In place of a people’s letter: dragons.</source><translation>✦</translation></message>
    <message id="warriors.story.no_dice"><translation>No dice have been rolled yet.</translation></message>
    <message id="warriors.story.no_points"><translation>No points yet.</translation></message>
    <message id="warriors.story.people"><source>A row of the picture: a people and its bonus.</source><translation>{people} {bonus}</translation></message>
    <message id="warriors.story.luck.row"><translation>{good} of {tries}</translation></message>
    <message id="warriors.story.luck.over"><translation>{sign}{number}</translation></message>
    <message id="warriors.story.won"><translation>{winners} won with {points_count}: {pile} from the victory pile, {bonus} from bonuses.</translation></message>
    <message id="warriors.story.won.together"><translation>{winners} won together, with {points_count} each.</translation></message>
    <message id="warriors.story.won.pile"><translation>{winners} won with {points_count} and the larger victory pile.</translation></message>
    <message id="warriors.story.leads"><translation>If the game ended now, {winners} would win with {points_count}.</translation></message>
    <message id="warriors.story.leads.together"><translation>If the game ended now, {winners} would tie for the lead with {points_count} each.</translation></message>
    <message id="warriors.story.since.battle"><translation>{winners} took the lead in round {round}, with {card_the} ({owner}).</translation></message>
    <message id="warriors.story.since.placed"><translation>{winners} took the lead in round {round}, when the cards were placed.</translation></message>
    <message id="warriors.story.since.shots"><translation>{winners} took the lead in round {round}, with the last shots.</translation></message>
    <message id="warriors.story.longest" numerus="yes">
        <translation>
            <numerusform>Longest battle: {owner}’s {card} in round {round}: {n} attack, {lost} lost.</numerusform>
            <numerusform>Longest battle: {owner}’s {card} in round {round}: {n} attacks, {lost} lost.</numerusform>
        </translation>
    </message>
    <message id="warriors.story.costliest"><translation>Costliest battle: {owner}’s {card} in round {round}: {lost} lost.</translation></message>
    <message id="warriors.story.luckiest"><translation>Luckiest with dice: {name} won {good} of {tries} comparisons (expected: {expected}).</translation></message>
    <message id="warriors.story.unluckiest"><translation>Unluckiest: {name} won {good} of {tries} (expected: {expected}).</translation></message>
    <message id="warriors.story.shots" numerus="yes">
        <translation>
            <numerusform>Catapults hit with {good} of {n} shot (expected: {expected}).</numerusform>
            <numerusform>Catapults hit with {good} of {n} shots (expected: {expected}).</numerusform>
        </translation>
    </message>
</context>
</TS>
