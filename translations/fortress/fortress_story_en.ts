<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The page that tells the story of a match. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="fortress.story.title"><translation>Siege summary</translation></message>
    <message id="fortress.story.file"><translation>fortress</translation></message>
    <message id="fortress.story.points"><translation>Army points</translation></message>
    <message id="fortress.story.wounds"><translation>Wounds caused, by round</translation></message>
    <message id="fortress.story.wounds.deadly"><translation>Figures destroyed, by round</translation></message>
    <message id="fortress.story.wounds.turns"><translation>Wounds caused, every {turns} turns</translation></message>
    <message id="fortress.story.wounds.deadly.turns"><translation>Figures destroyed, every {turns} turns</translation></message>
    <message id="fortress.story.heights"><translation>Figures on the walls</translation></message>
    <message id="fortress.story.cards"><translation>Wounds by card</translation></message>
    <message id="fortress.story.cards.deadly"><translation>Figures destroyed, by card</translation></message>
    <message id="fortress.story.luck"><translation>Luck with dice</translation></message>
    <message id="fortress.story.key.cards"><translation>Right, filled: caused · left, outlined: taken</translation></message>
    <message id="fortress.story.key.cards.deadly"><translation>Right, filled: destroyed · left, outlined: lost</translation></message>
    <message id="fortress.story.key.luck"><translation>Above: attack skulls · below, hatched: shields</translation></message>
    <message id="fortress.story.no_wounds"><translation>No wounds yet.</translation></message>
    <message id="fortress.story.no_wounds.deadly"><translation>No figures destroyed yet.</translation></message>
    <message id="fortress.story.no_heights"><translation>No figure has been on a wall yet.</translation></message>
    <message id="fortress.story.no_dice"><translation>No dice have been rolled yet.</translation></message>
    <message id="fortress.story.luck.over"><translation>{sign}{number}</translation></message>
    <message id="fortress.story.luck.row"><translation>{good} of {dice} dice</translation></message>
    <message id="fortress.story.won"><translation>{winners} won. {how}</translation></message>
    <message id="fortress.story.army"><translation>{name} {points}</translation></message>
    <message id="fortress.story.armies"><translation>Points of cards still in play: {armies}.</translation></message>
    <message id="fortress.story.best" numerus="yes">
        <translation>
            <numerusform>{name}’s {card} caused the most wounds: {wounds_count}, {n} enemy destroyed.</numerusform>
            <numerusform>{name}’s {card} caused the most wounds: {wounds_count}, {n} enemies destroyed.</numerusform>
        </translation>
    </message>
    <message id="fortress.story.best.deadly" numerus="yes">
        <translation>
            <numerusform>{name}’s {card} destroyed the most: {n} enemy.</numerusform>
            <numerusform>{name}’s {card} destroyed the most: {n} enemies.</numerusform>
        </translation>
    </message>
    <message id="fortress.story.hit"><translation>{name}’s {card} took the most wounds: {wounds_count}.</translation></message>
    <message id="fortress.story.hit.deadly" numerus="yes">
        <translation>
            <numerusform>{name}’s {card} lost the most: {n} figure.</numerusform>
            <numerusform>{name}’s {card} lost the most: {n} figures.</numerusform>
        </translation>
    </message>
    <message id="fortress.story.luckiest"><translation>Luckiest with dice: {name}. Compared with the average, {number} more skulls and shields than {other}.</translation></message>
</context>
</TS>
