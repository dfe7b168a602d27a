<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The page that tells the story of a match. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="fortress.story.title"><translation>The story of the siege</translation></message>
    <message id="fortress.story.file"><translation>fortress</translation></message>
    <message id="fortress.story.points"><translation>Points of the armies</translation></message>
    <message id="fortress.story.wounds"><translation>Wounds given, by round</translation></message>
    <message id="fortress.story.wounds.deadly"><translation>Figures destroyed, by round</translation></message>
    <message id="fortress.story.wounds.turns"><translation>Wounds, every {turns} turns each</translation></message>
    <message id="fortress.story.wounds.deadly.turns"><translation>Destroyed, every {turns} turns each</translation></message>
    <message id="fortress.story.heights"><translation>Figures up on the walls</translation></message>
    <message id="fortress.story.cards"><translation>Wounds by card</translation></message>
    <message id="fortress.story.cards.deadly"><translation>Figures destroyed, by card</translation></message>
    <message id="fortress.story.luck"><translation>Luck against the odds</translation></message>
    <message id="fortress.story.key.cards"><translation>Right, filled: given · left, outlined: taken</translation></message>
    <message id="fortress.story.key.cards.deadly"><translation>Right, filled: destroyed · left, outlined: lost</translation></message>
    <message id="fortress.story.key.luck"><translation>Above: skulls in attack · below, hatched: shields</translation></message>
    <message id="fortress.story.no_wounds"><translation>Nobody has been wounded yet.</translation></message>
    <message id="fortress.story.no_wounds.deadly"><translation>Nobody has been destroyed yet.</translation></message>
    <message id="fortress.story.no_heights"><translation>Nobody has stood on a wall yet.</translation></message>
    <message id="fortress.story.no_dice"><translation>Nobody has thrown dice yet.</translation></message>
    <message id="fortress.story.luck.over"><translation>{sign}{number}</translation></message>
    <message id="fortress.story.luck.row"><translation>{good} of {dice} dice</translation></message>
    <message id="fortress.story.won"><translation>{winners} won. {how}</translation></message>
    <message id="fortress.story.army"><translation>{name} {points}</translation></message>
    <message id="fortress.story.armies"><translation>Points of the cards that still have figures: {armies}.</translation></message>
    <message id="fortress.story.best" numerus="yes">
        <translation>
            <numerusform>{card} of {name} gave the most: {wounds_count}, and {n} enemy destroyed.</numerusform>
            <numerusform>{card} of {name} gave the most: {wounds_count}, and {n} enemies destroyed.</numerusform>
        </translation>
    </message>
    <message id="fortress.story.best.deadly" numerus="yes">
        <translation>
            <numerusform>{card} of {name} destroyed the most: {n} enemy.</numerusform>
            <numerusform>{card} of {name} destroyed the most: {n} enemies.</numerusform>
        </translation>
    </message>
    <message id="fortress.story.hit"><translation>{card} of {name} suffered the most: {wounds_count}.</translation></message>
    <message id="fortress.story.hit.deadly" numerus="yes">
        <translation>
            <numerusform>{card} of {name} lost the most: {n} figure.</numerusform>
            <numerusform>{card} of {name} lost the most: {n} figures.</numerusform>
        </translation>
    </message>
    <message id="fortress.story.luckiest"><translation>The dice liked {name} best: {number} skulls and shields more above expectation than {other}.</translation></message>
</context>
</TS>
