<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Short labels of moves, for buttons and lists. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="move.done"><translation>Done</translation></message>
    <message id="move.done.flip"><translation>Begin turn</translation></message>
    <message id="move.done.phase"><translation>End phase</translation></message>
    <message id="move.done.dispatch"><translation>End step</translation></message>
    <message id="move.done.spend"><translation>End pause</translation></message>
    <message id="move.done.aim"><translation>No more targets</translation></message>
    <message id="move.done.fire"><translation>Hold remaining fire</translation></message>
    <message id="move.done.detonate"><translation>No more explosions</translation></message>
    <message id="move.draft"><translation>Keep: {card}</translation></message>
    <message id="move.flip"><translation>Flip “{phase_title}”: {special}</translation></message>
    <message id="move.gain"><translation>Trade for resources: {unit}</translation></message>
    <message id="move.give"><translation>Troop transfer: {number_of}</translation></message>
    <message id="move.buy"><translation>{tile}: {place} (pay with {pay_many})</translation></message>
    <message id="move.ritual"><translation>{tile}: {place}</translation></message>
    <message id="move.accurate_shot"><translation>Accurate shot</translation></message>
    <message id="move.transfer"><translation>Transfer: {tile}, {start} → {goal}</translation></message>
    <message id="move.escape"><translation>Escape the knife: {unit}, {place}</translation></message>
    <message id="move.dispatch"><translation>{size}</translation></message>
    <message id="move.march"><translation>March: {unit}, {start} → {goal}</translation></message>
    <message id="move.rope"><translation>Ropes: {unit}, {start} → {goal}</translation></message>
    <message id="move.influence"><translation>Altar on {altar}: {wall}</translation></message>
    <message id="move.command.open"><translation>Open order: {tile}, {wall}</translation></message>
    <message id="move.command.face_down"><translation>Classified order: {tile}, {wall}</translation></message>
    <message id="move.stone"><translation>Stone component: {wall}</translation></message>
    <message id="move.walk"><translation>Move: {unit}, {start} → {goal}</translation></message>
    <message id="move.swap"><translation>Swap: {unit} ({start}) ↔ {other} ({goal})</translation></message>
    <message id="move.pay"><translation>1 hourglass: {action}</translation></message>
    <message id="move.pay.barricades"><translation>1 barricade hourglass: {action}</translation></message>
    <message id="move.finish"><translation>{action}: {place}</translation></message>
    <message id="move.finish.unit"><translation>{action}: {unit}, {place}</translation></message>
    <message id="move.speech"><translation>Speech: {hourglasses}</translation></message>
    <message id="move.excursion"><translation>Excursion: {unit}, {place}</translation></message>
    <message id="move.deed"><translation>Deed: {deed}</translation></message>
    <message id="move.deed.building"><translation>Deed: {deed}, {building}</translation></message>
    <message id="move.haste"><translation>Haste: {action}</translation></message>
    <message id="move.aim"><translation>Target: {start} → {goal}</translation></message>
    <message id="move.aim.accurate"><translation>Accurate shot: {start} → {goal}</translation></message>
    <message id="move.shoot"><translation>Shoot: {start} → {goal}</translation></message>
    <message id="move.keep.hit"><translation>Use the hit</translation></message>
    <message id="move.keep.miss"><translation>Use the miss</translation></message>
    <message id="move.smash.cauldron"><translation>Destroy the cauldron: {place}</translation></message>
    <message id="move.smash.machine"><translation>Destroy the machine: {place}</translation></message>
    <message id="move.remove"><translation>Remove: {unit}, {place}</translation></message>
    <message id="move.obey"><translation>Carry out the order: {wall}</translation></message>
    <message id="move.detonate"><translation>Blow up an orc: {place}</translation></message>
    <message id="move.call"><translation>Move troll: {start} → {goal}</translation></message>
    <message id="move.heal"><translation>Back to the courtyard: {unit}</translation></message>
    <message id="move.rise"><translation>Rise: {unit}, {place}</translation></message>
    <message id="move.climb"><translation>Climb: {unit}, {wall}</translation></message>
</context>
</TS>
