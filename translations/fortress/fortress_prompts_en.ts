<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Who decides what now. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="fortress.decision.choose"><translation>{seat} ({place}) chooses an army: {count_count} left.</translation></message>
    <message id="fortress.decision_alone.choose"><translation>{seat} chooses an army: {count_count} left.</translation></message>
    <message id="fortress.decision.draft"><translation>{seat} ({place}) drafts a card: {count_count} left to spend.</translation></message>
    <message id="fortress.decision_alone.draft"><translation>{seat} drafts a card: {count_count} left to spend.</translation></message>
    <message id="fortress.decision.place"><translation>{seat} ({place}) places figures: {count} left.</translation></message>
    <message id="fortress.decision_alone.place"><translation>{seat} places figures: {count} left.</translation></message>
    <message id="fortress.decision.drop"><translation>{seat}: drop {card} now?</translation></message>
    <message id="fortress.decision.land"><translation>{seat} drops {card}: {count} left.</translation></message>
    <message id="fortress.decision.mark"><translation>{seat} ({place}) places order marker {marker}.</translation></message>
    <message id="fortress.decision_alone.mark"><translation>{seat} places order marker {marker}.</translation></message>
    <message id="fortress.decision.use"><translation>{seat} ({place}) chooses a card to act with; turns left: {count}.</translation></message>
    <message id="fortress.decision_alone.use"><translation>{seat} chooses a card to act with; turns left: {count}.</translation></message>
    <message id="fortress.decision.act"><translation>{seat} acts with {card}, turn {count}.</translation></message>
    <message id="fortress.decision.moving"><translation>{seat} moves {figure}: {count_count} left.</translation></message>
    <message id="fortress.decision.moving.within">
        <translation>{seat} moves {figure}: {count_count} left ({within} if it keeps to wall walks and roads).</translation>
    </message>
    <message id="fortress.decision.strike"><translation>{seat}: does {figure} strike?</translation></message>
    <message id="fortress.decision.return"><translation>{seat} chooses where a figure of {card} returns.</translation></message>
    <message id="fortress.decision.next"><translation>{seat} chooses who defends next against {figure}.</translation></message>
    <message id="fortress.decision.door"><translation>{seat} may open or close the door.</translation></message>
    <message id="fortress.decision.take_card"><translation>{seat}: take the door card?</translation></message>
    <message id="fortress.decision.spirit"><translation>{seat} chooses a card for {card}’s spirit.</translation></message>
    <message id="fortress.due.choose"><translation>choosing an army</translation></message>
    <message id="fortress.due.draft"><translation>drafting</translation></message>
    <message id="fortress.due.place"><translation>placing figures</translation></message>
    <message id="fortress.due.drop"><translation>dropping the squad</translation></message>
    <message id="fortress.due.land"><translation>landing the squad</translation></message>
    <message id="fortress.due.mark"><translation>placing order markers</translation></message>
    <message id="fortress.due.use"><translation>choosing a card</translation></message>
    <message id="fortress.due.act"><translation>another player’s turn</translation></message>
    <message id="fortress.due.moving"><translation>moving a figure</translation></message>
    <message id="fortress.due.strike"><translation>a strike at a leaving figure</translation></message>
    <message id="fortress.due.return"><translation>returning a figure</translation></message>
    <message id="fortress.due.next"><translation>choosing who defends</translation></message>
    <message id="fortress.due.door"><translation>operating the door</translation></message>
    <message id="fortress.due.take_card"><translation>taking the door card</translation></message>
    <message id="fortress.due.spirit"><translation>placing a champion’s spirit</translation></message>
</context>
</TS>
