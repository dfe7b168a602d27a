<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What happens, as the log tells it. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="fortress.event.game_began"><translation>{scenario}: the game begins.</translation></message>
    <message id="fortress.event.rolled"><translation>{who} rolls {number}.</translation></message>
    <message id="fortress.event.begins_first.draft"><translation>{who} drafts first.</translation></message>
    <message id="fortress.event.begins_first.placing"><translation>{who} places first.</translation></message>
    <message id="fortress.event.begins_first.initiative"><translation>{who} has the initiative.</translation></message>
    <message id="fortress.event.begins_first.scenario"><translation>{who} begins, according to the scenario.</translation></message>
    <message id="fortress.event.begins_first.skulls"><translation>{who} rolled the most skulls and begins.</translation></message>
    <message id="fortress.event.combat_rolled"><translation>{who} rolls {skulls_count}.</translation></message>
    <message id="fortress.event.card_picked"><translation>{who} takes {card}.</translation></message>
    <message id="fortress.event.draft_passed"><translation>{who} can’t take a card now.</translation></message>
    <message id="fortress.event.draft_passed.done"><translation>{who} can’t take any more cards: the army is complete.</translation></message>
    <message id="fortress.event.figure_placed"><translation>{who} places {figure} on {space}.</translation></message>
    <message id="fortress.event.left_out"><translation>There is no room for {figure}.</translation></message>
    <message id="fortress.event.round_began"><translation>Round {round} begins.</translation></message>
    <message id="fortress.event.drop_rolled"><translation>{card} roll {number}: they keep waiting.</translation></message>
    <message id="fortress.event.drop_rolled.success"><translation>{card} roll {number}: they may drop.</translation></message>
    <message id="fortress.event.waits"><translation>{who} keeps {card} waiting.</translation></message>
    <message id="fortress.event.dropped"><translation>{figure} drops onto {space}.</translation></message>
    <message id="fortress.event.marker_laid"><translation>{who} places order marker {marker} on {card}.</translation></message>
    <message id="fortress.event.marker_laid.hidden"><translation>{who} places an order marker.</translation></message>
    <message id="fortress.event.marker_turned"><translation>{who} reveals marker {marker}: {card}.</translation></message>
    <message id="fortress.event.turn_lost"><translation>{who} loses a turn.</translation></message>
    <message id="fortress.event.turn_waits"><translation>{card} are still waiting: nothing happens.</translation></message>
    <message id="fortress.event.card_used"><translation>{who} acts with {card}.</translation></message>
    <message id="fortress.event.stepped"><translation>{figure} moves to {space} ({cost_count}).</translation></message>
    <message id="fortress.event.flew"><translation>{figure} {how} to {space}.</translation></message>
    <message id="fortress.event.move_ended"><translation>{figure} ends its move on {space}.</translation></message>
    <message id="fortress.event.struck_at.hit"><translation>{striker} strikes {figure}: hit.</translation></message>
    <message id="fortress.event.struck_at.miss"><translation>{striker} strikes {figure}: miss.</translation></message>
    <message id="fortress.event.spared"><translation>{striker} lets {figure} go.</translation></message>
    <message id="fortress.event.fell"><translation>{figure} {how}, {levels_count} down: {skulls_count}.</translation></message>
    <message id="fortress.event.fell_deep.unhurt"><translation>{figure} falls {levels_count} and rolls {number}: unhurt.</translation></message>
    <message id="fortress.event.fell_deep.dead"><translation>{figure} falls {levels_count} and rolls {number}.</translation></message>
    <message id="fortress.event.charge_rolled"><translation>{card} roll {number}: no second charge.</translation></message>
    <message id="fortress.event.charge_rolled.success"><translation>{card} roll {number}: all may move again.</translation></message>
    <message id="fortress.event.shackle_rolled"><translation>{who} tries to shackle {card} and rolls {number}.</translation></message>
    <message id="fortress.event.shackle_rolled.success"><translation>{who} rolls {number} and shackles {card}.</translation></message>
    <message id="fortress.event.card_changed"><translation>{who} now controls {card}.</translation></message>
    <message id="fortress.event.chomped"><translation>{figure} tries to devour {target} but fails.</translation></message>
    <message id="fortress.event.chomped.success"><translation>{figure} devours {target}.</translation></message>
    <message id="fortress.event.clone_rolled"><translation>{figure} rolls {number}: nobody returns.</translation></message>
    <message id="fortress.event.clone_rolled.success"><translation>{figure} rolls {number}: one may return.</translation></message>
    <message id="fortress.event.returned"><translation>{figure} returns on {space}.</translation></message>
    <message id="fortress.event.attack_rolled"><translation>{figure} attacks {target} with {dice_count}: {skulls_count}.</translation></message>
    <message id="fortress.event.attack_rolled.special"><translation>{figure} attacks with {weapon}, {dice_count}: {skulls_count}.</translation></message>
    <message id="fortress.event.defence_rolled"><translation>{target} defends with {dice_count}: {shields_count}, {unblocked_count}.</translation></message>
    <message id="fortress.event.defence_rolled.further"><translation>{target} defends with {dice_count}: {shields_count} plus {further} built in, {unblocked_count}.</translation></message>
    <message id="fortress.event.countered"><translation>{target} strikes back at {figure}: {wounds_count}.</translation></message>
    <message id="fortress.event.wounded"><translation>{target} now has {total} of {life} wounds.</translation></message>
    <message id="fortress.event.destroyed"><translation>{figure} is destroyed.</translation></message>
    <message id="fortress.event.card_out"><translation>{card} has no figures left.</translation></message>
    <message id="fortress.event.spirit_laid"><translation>{champion}’s spirit joins {card}.</translation></message>
    <message id="fortress.event.spirit_lost"><translation>{champion}’s spirit is lost.</translation></message>
    <message id="fortress.event.door_moved.open"><translation>{who} opens the door.</translation></message>
    <message id="fortress.event.door_moved.close"><translation>{who} closes the door.</translation></message>
    <message id="fortress.event.door_destroyed"><translation>The door is destroyed.</translation></message>
    <message id="fortress.event.door_taken"><translation>{who} now controls the door.</translation></message>
    <message id="fortress.event.door_left"><translation>{who} leaves the door to their partner.</translation></message>
    <message id="fortress.event.rested"><translation>{who} leaves the door alone.</translation></message>
    <message id="fortress.event.flag_taken"><translation>{figure} takes the flag down.</translation></message>
    <message id="fortress.event.turn_ended"><translation>The turn is over.</translation></message>
    <message id="fortress.event.round_ended"><translation>Round {round} is over.</translation></message>
    <message id="fortress.event.game_ended"><translation>{winners} won.</translation></message>
</context>
</TS>
