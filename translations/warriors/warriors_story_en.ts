<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The page that tells the story of a match. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="warriors.story.title"><translation>The story of the game</translation></message>
    <message id="warriors.story.file"><translation>warriors</translation></message>
    <message id="warriors.story.points"><translation>Points if it were counted, battle by battle</translation></message>
    <message id="warriors.story.sources"><translation>Where the points came from</translation></message>
    <message id="warriors.story.leaders"><translation>Who led which people, battle by battle</translation></message>
    <message id="warriors.story.luck"><translation>Luck against the odds</translation></message>
    <message id="warriors.story.round"><translation>Round {number}</translation></message>
    <message id="warriors.story.key.sources"><translation>Filled: pile by round · letters: bonuses</translation></message>
    <message id="warriors.story.key.leaders"><translation>Letters: the largest faction · two shades: shared</translation></message>
    <message id="warriors.story.key.luck"><translation>Above: dice · below: catapults</translation></message>
    <message id="warriors.story.letter.dragon"><source>In place of a people’s letter: dragons.</source><translation>✦</translation></message>
    <message id="warriors.story.no_dice"><translation>Nobody has thrown dice yet.</translation></message>
    <message id="warriors.story.no_points"><translation>Nobody would get points yet.</translation></message>
    <message id="warriors.story.people"><source>A row of the picture: a people and its bonus.</source><translation>{people} {bonus}</translation></message>
    <message id="warriors.story.luck.row"><translation>{good} of {tries}</translation></message>
    <message id="warriors.story.luck.over"><translation>{sign}{number}</translation></message>
    <message id="warriors.story.won"><translation>{winners} won with {points_count}: {pile} from the victory pile, {bonus} from majorities.</translation></message>
    <message id="warriors.story.won.together"><translation>{winners} won together, with {points_count} each.</translation></message>
    <message id="warriors.story.won.pile"><translation>{winners} won with {points_count}, by the larger victory pile.</translation></message>
    <message id="warriors.story.leads"><translation>If it were counted now, {winners} would win with {points_count}.</translation></message>
    <message id="warriors.story.leads.together"><translation>If it were counted now, {winners} would have most: {points_count} each.</translation></message>
    <message id="warriors.story.since.battle"><translation>{winners} took the lead in round {round}, with {card_the} of {owner}.</translation></message>
    <message id="warriors.story.since.placed"><translation>{winners} took the lead in round {round}, when the cards were placed.</translation></message>
    <message id="warriors.story.since.shots"><translation>{winners} took the lead in round {round}, with the last shots.</translation></message>
    <message id="warriors.story.longest" numerus="yes">
        <translation>
            <numerusform>The longest battle: {card} of {owner} in round {round}, with {n} attack and {lost} lost.</numerusform>
            <numerusform>The longest battle: {card} of {owner} in round {round}, with {n} attacks and {lost} lost.</numerusform>
        </translation>
    </message>
    <message id="warriors.story.costliest"><translation>The costliest battle: {card} of {owner} in round {round}, with {lost} lost.</translation></message>
    <message id="warriors.story.luckiest"><translation>Luckiest with dice: {name} won {good} of {tries} comparisons; {expected} were to be expected.</translation></message>
    <message id="warriors.story.unluckiest"><translation>Unluckiest: {name} with {good} of {tries}; {expected} were to be expected.</translation></message>
    <message id="warriors.story.shots" numerus="yes">
        <translation>
            <numerusform>Catapults fired {n} shot and hit {good}; {expected} was to be expected.</numerusform>
            <numerusform>Catapults fired {n} shots and hit {good}; {expected} were to be expected.</numerusform>
        </translation>
    </message>
</context>
</TS>
