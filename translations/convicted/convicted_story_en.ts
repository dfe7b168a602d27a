<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The story: its sentences and what is written on its pictures. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.story.title"><translation>The story of the fortress</translation></message>
    <message id="convicted.story.file"><translation>fortress</translation></message>
    <message id="convicted.story.resources"><translation>Resources of all, turn by turn</translation></message>
    <message id="convicted.story.losses"><translation>Who fell, turn by turn</translation></message>
    <message id="convicted.story.where"><translation>Where defenders fell</translation></message>
    <message id="convicted.story.luck"><translation>Dice against expectation, turn by turn</translation></message>
    <message id="convicted.story.key.losses.plain"><translation>Left: defenders · right: enemies</translation></message>
    <message id="convicted.story.key.where"><translation>Figures: fallen · framed: an enemy got in</translation></message>
    <message id="convicted.story.key.luck"><translation>Above or below 2 a die · plain: defenders · hatched: enemies</translation></message>
    <message id="convicted.story.no_losses"><translation>Nobody has fallen yet.</translation></message>
    <message id="convicted.story.no_dice"><translation>No die has been rolled yet.</translation></message>
    <message id="convicted.story.won" numerus="yes"><translation><numerusform>The fortress held for {n} turn.</numerusform><numerusform>The fortress held for all {n} turns.</numerusform></translation></message>
    <message id="convicted.story.lost"><translation>{ending} It was turn {turn}.</translation></message>
    <message id="convicted.story.going"><translation>Turn {turn} is played.</translation></message>
    <message id="convicted.story.sum"><translation>{lost} defenders and engines were lost, {slain} enemies destroyed.</translation></message>
    <message id="convicted.story.costliest"><translation>The costliest siege: turn {turn} against {faction}, with {lost} lost.</translation></message>
    <message id="convicted.story.held" numerus="yes"><translation><numerusform>In {n} siege no enemy got in.</numerusform><numerusform>In {n} sieges no enemy got in.</numerusform></translation></message>
    <message id="convicted.story.weakest" numerus="yes"><translation><numerusform>Most often stormed: {wall_the}, {n} time.</numerusform><numerusform>Most often stormed: {wall_the}, {n} times.</numerusform></translation></message>
    <message id="convicted.story.dice"><translation>Dice of the defenders: {own} where {expected} were to be expected; of the enemies: {foes} where {foes_expected} were.</translation></message>
</context>
</TS>
