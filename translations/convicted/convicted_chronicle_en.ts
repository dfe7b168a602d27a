<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The chronicle: every turn in sentences. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.docks.chronicle.keep"><translation>Save…</translation></message>
    <message id="convicted.docks.chronicle.keep.tip"><translation>Save the whole chronicle as HTML or PDF.</translation></message>
    <message id="convicted.docks.chronicle.file"><translation>chronicle</translation></message>
    <message id="convicted.docks.chronicle.pages"><translation>Pages</translation></message>
    <message id="convicted.chronicle.title"><translation>Chronicle of the fortress: {mode}</translation></message>
    <message id="convicted.chronicle.turn"><translation>Turn {turn}</translation></message>
    <message id="convicted.chronicle.turn.faction"><translation>Turn {turn}: {faction}, level {level}</translation></message>
    <message id="convicted.chronicle.head.built"><translation>Construction.</translation></message>
    <message id="convicted.chronicle.head.siege"><translation>Siege.</translation></message>
    <message id="convicted.chronicle.head.walls"><translation>Walls.</translation></message>
    <message id="convicted.chronicle.head.fallen"><translation>Losses.</translation></message>
    <message id="convicted.chronicle.head.town"><translation>Town.</translation></message>
    <message id="convicted.chronicle.head.stock"><translation>Resources.</translation></message>
    <message id="convicted.chronicle.head.killed"><translation>Enemy.</translation></message>
    <message id="convicted.chronicle.head.broken"><translation>Damage.</translation></message>
    <message id="convicted.chronicle.head.loot"><translation>Loot.</translation></message>
    <message id="convicted.chronicle.no_foes"><translation>No enemies were destroyed.</translation></message>
    <message id="convicted.chronicle.whole"><translation>Nothing broke.</translation></message>
    <message id="convicted.chronicle.loot"><translation>The enemy left {resources}.</translation></message>
    <message id="convicted.chronicle.no_loot"><translation>No loot.</translation></message>
    <message id="convicted.chronicle.built"><translation>Built: {what}.</translation></message>
    <message id="convicted.chronicle.fortified"><translation>Upgraded: {what}.</translation></message>
    <message id="convicted.chronicle.entrenched"><translation>Obstacles built: {what}.</translation></message>
    <message id="convicted.chronicle.researched"><translation>Researched: {what}.</translation></message>
    <message id="convicted.chronicle.trained"><translation>Trained: {what}.</translation></message>
    <message id="convicted.chronicle.made"><translation>Engines built: {what}.</translation></message>
    <message id="convicted.chronicle.damaged"><translation>Damaged by saboteurs: {what}.</translation></message>
    <message id="convicted.chronicle.level"><translation>{what} to level {level}</translation></message>
    <message id="convicted.chronicle.times"><translation>{what} (× {count})</translation></message>
    <message id="convicted.chronicle.main" numerus="yes"><translation><numerusform>Main direction: {direction}; {n} round.</numerusform><numerusform>Main direction: {direction}; {n} rounds.</numerusform></translation></message>
    <message id="convicted.chronicle.going_on"><translation>The siege is still going on.</translation></message>
    <message id="convicted.chronicle.ended.melee"><translation>The enemies fled: they had no melee units left.</translation></message>
    <message id="convicted.chronicle.ended.morale"><translation>Their morale broke.</translation></message>
    <message id="convicted.chronicle.ended.standstill"><translation>The siege reached a standstill, and the enemies withdrew.</translation></message>
    <message id="convicted.chronicle.held" numerus="yes"><translation><numerusform>Held: {walls}.</numerusform><numerusform>Held: {walls}.</numerusform></translation></message>
    <message id="convicted.chronicle.stormed" numerus="yes"><translation><numerusform>Stormed by the enemy: {walls}.</numerusform><numerusform>Stormed by the enemy: {walls}.</numerusform></translation></message>
    <message id="convicted.chronicle.sections"><translation>Reduced to barriers: {walls}.</translation></message>
    <message id="convicted.chronicle.fallen" numerus="yes"><translation><numerusform>{n} defender fell: {pieces}.</numerusform><numerusform>{n} defenders fell: {pieces}.</numerusform></translation></message>
    <message id="convicted.chronicle.fallen.where"><translation>Where: {what}.</translation></message>
    <message id="convicted.chronicle.at"><translation>{place} {count}</translation></message>
    <message id="convicted.chronicle.nobody"><translation>No defenders fell.</translation></message>
    <message id="convicted.chronicle.foes" numerus="yes"><translation><numerusform>{n} enemy was destroyed: {pieces}.</numerusform><numerusform>{n} enemies were destroyed: {pieces}.</numerusform></translation></message>
    <message id="convicted.chronicle.levels" numerus="yes"><translation><numerusform>{n} building level was lost: {what}.</numerusform><numerusform>{n} building levels were lost: {what}.</numerusform></translation></message>
    <message id="convicted.chronicle.stock"><translation>Total: {resources}.</translation></message>
</context>
</TS>
