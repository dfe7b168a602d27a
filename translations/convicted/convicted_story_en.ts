<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The story: its sentences and what is written on its pictures. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.story.title"><translation>Fortress summary</translation></message>
    <message id="convicted.story.file"><translation>fortress</translation></message>
    <message id="convicted.story.resources"><translation>Total resources, by turn</translation></message>
    <message id="convicted.story.losses"><translation>Losses by turn</translation></message>
    <message id="convicted.story.where"><translation>Where defenders fell</translation></message>
    <message id="convicted.story.luck"><translation>Luck with dice, by turn</translation></message>
    <message id="convicted.story.key.losses.plain"><translation>Left: defenders · right: enemies</translation></message>
    <message id="convicted.story.key.where"><translation>Numbers: fallen · framed: an enemy got in</translation></message>
    <message id="convicted.story.key.luck"><translation>Rolls above or below the average of 2 per die · plain: defenders · hatched: enemies</translation></message>
    <message id="convicted.story.no_losses"><translation>No losses yet.</translation></message>
    <message id="convicted.story.no_dice"><translation>No dice have been rolled yet.</translation></message>
    <message id="convicted.story.won" numerus="yes"><translation><numerusform>The fortress held for {n} turn.</numerusform><numerusform>The fortress held for all {n} turns.</numerusform></translation></message>
    <message id="convicted.story.lost"><translation>Defeat in turn {turn}: {ending}</translation></message>
    <message id="convicted.story.going"><translation>Turn {turn} in progress.</translation></message>
    <message id="convicted.story.sum"><translation>Defenders and engines lost: {lost}. Enemies destroyed: {slain}.</translation></message>
    <message id="convicted.story.costliest"><translation>Costliest siege: turn {turn} against {faction} ({lost} lost).</translation></message>
    <message id="convicted.story.held" numerus="yes"><translation><numerusform>No enemy got in during {n} siege.</numerusform><numerusform>No enemy got in during {n} sieges.</numerusform></translation></message>
    <message id="convicted.story.weakest" numerus="yes"><translation><numerusform>Stormed most often: {wall_the}, {n} time.</numerusform><numerusform>Stormed most often: {wall_the}, {n} times.</numerusform></translation></message>
    <message id="convicted.story.dice"><translation>Defenders’ dice: {own} (expected: {expected}); enemies’ dice: {foes} (expected: {foes_expected}).</translation></message>
</context>
</TS>
