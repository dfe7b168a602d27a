<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Short labels of moves, for buttons and lists. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="fortress.move.pick"><translation>Take {card}</translation></message>
    <message id="fortress.move.place"><translation>{figure}: {space}</translation></message>
    <message id="fortress.move.drop.go"><translation>Drop now</translation></message>
    <message id="fortress.move.drop.stay"><translation>Wait</translation></message>
    <message id="fortress.move.mark"><translation>Marker {marker}: {card}</translation></message>
    <message id="fortress.move.use"><translation>Act with {card}</translation></message>
    <message id="fortress.move.step"><translation>{figure}: step to {space}</translation></message>
    <message id="fortress.move.go"><translation>{figure}: go to {space}</translation></message>
    <message id="fortress.move.fly"><translation>{figure}: fly to {space}</translation></message>
    <message id="fortress.move.leap"><translation>{figure}: leap to {space}</translation></message>
    <message id="fortress.move.grapple"><translation>{figure}: grapple to {space}</translation></message>
    <message id="fortress.move.stop"><translation>{figure}: stay here</translation></message>
    <message id="fortress.move.strike.yes"><translation>Strike</translation></message>
    <message id="fortress.move.strike.no"><translation>Don’t strike</translation></message>
    <message id="fortress.move.charge"><translation>Roll for a charge</translation></message>
    <message id="fortress.move.shackle"><translation>Shackle {figure}</translation></message>
    <message id="fortress.move.chomp"><translation>Devour {figure}</translation></message>
    <message id="fortress.move.clone"><translation>Roll to clone</translation></message>
    <message id="fortress.move.return"><translation>Return on {space}</translation></message>
    <message id="fortress.move.attack"><translation>{figure}: attack {target}</translation></message>
    <message id="fortress.move.explode"><translation>{figure}: explosion on {target}</translation></message>
    <message id="fortress.move.throw"><translation>{figure}: grenade at {target}</translation></message>
    <message id="fortress.move.breathe"><translation>{figure}: breathe fire from {space} to the {direction}</translation></message>
    <message id="fortress.move.breathe.door"><translation>{figure}: breathe fire from {space} to the {direction}, including the door</translation></message>
    <message id="fortress.move.next"><translation>{target} defends</translation></message>
    <message id="fortress.move.take_flag"><translation>{figure}: take the flag down</translation></message>
    <message id="fortress.move.door.open"><translation>Open the door</translation></message>
    <message id="fortress.move.door.close"><translation>Close the door</translation></message>
    <message id="fortress.move.take_card.yes"><translation>Take the door card</translation></message>
    <message id="fortress.move.take_card.no"><translation>Leave the door card</translation></message>
    <message id="fortress.move.spirit"><translation>Place the spirit on {card}</translation></message>
    <message id="fortress.move.rest.once"><translation>Leave the door</translation></message>
    <message id="fortress.move.rest.turn"><translation>Leave the door this turn</translation></message>
    <message id="fortress.move.rest.round"><translation>Leave the door this round</translation></message>
    <message id="fortress.move.end"><translation>End turn</translation></message>
    <message id="fortress.direction.E"><translation>east</translation></message>
    <message id="fortress.direction.SE"><translation>south-east</translation></message>
    <message id="fortress.direction.SW"><translation>south-west</translation></message>
    <message id="fortress.direction.W"><translation>west</translation></message>
    <message id="fortress.direction.NW"><translation>north-west</translation></message>
    <message id="fortress.direction.NE"><translation>north-east</translation></message>
</context>
</TS>
