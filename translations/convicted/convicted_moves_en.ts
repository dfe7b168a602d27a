<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Moves in a few words. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.move.hero"><translation>{hero}</translation></message>
    <message id="convicted.move.place"><translation>{piece}: {start} → {goal}</translation></message>
    <message id="convicted.move.defend"><translation>Defend {sections}</translation></message>
    <message id="convicted.move.fortify"><translation>Upgrade {section_the}</translation></message>
    <message id="convicted.move.build"><translation>Upgrade {building_the}</translation></message>
    <message id="convicted.move.entrench"><translation>{obstacle} {ring_at}</translation></message>
    <message id="convicted.move.research"><translation>Research: {technology}</translation></message>
    <message id="convicted.move.collect"><translation>Collect {resource}</translation></message>
    <message id="convicted.move.train"><translation>Train {unit_a} {post_at}</translation></message>
    <message id="convicted.move.train.instead"><translation>Replace {instead_a} {post_at} with {unit_a}</translation></message>
    <message id="convicted.move.drill"><translation>Train two at once: {unit} ({sections})</translation></message>
    <message id="convicted.move.make"><translation>Build {engine_a} {post_at}</translation></message>
    <message id="convicted.move.make.instead"><translation>Replace {instead_a} {post_at} with {engine_a}</translation></message>
    <message id="convicted.move.repair"><translation>Repair {target_the}</translation></message>
    <message id="convicted.move.desert"><translation>Deserter: {unit_a} {section_at}</translation></message>
    <message id="convicted.move.forge"><translation>Forger: {wanted} for {given}</translation></message>
    <message id="convicted.move.offer"><translation>Offer {partner} {resource_counted}</translation></message>
    <message id="convicted.move.want"><translation>For {resource_counted}</translation></message>
    <message id="convicted.move.give"><translation>As a gift</translation></message>
    <message id="convicted.move.answer.yes"><translation>Accept</translation></message>
    <message id="convicted.move.answer.no"><translation>Decline</translation></message>
    <message id="convicted.move.sabotage"><translation>Sabotage: {target}</translation></message>
    <message id="convicted.move.inspire"><translation>Inspire {section_the}</translation></message>
    <message id="convicted.move.cast"><translation>{power}</translation></message>
    <message id="convicted.move.cast.target"><translation>{power}: {target}</translation></message>
    <message id="convicted.move.aim"><translation>{piece} ({post}) at {zone_the}</translation></message>
    <message id="convicted.move.direct"><translation>{piece} ({direction}) at {section_the}</translation></message>
    <message id="convicted.move.storm"><translation>{piece} ({direction}) joins the assault</translation></message>
    <message id="convicted.move.take"><translation>{piece}, {place}</translation></message>
    <message id="convicted.move.fall"><translation>{piece}</translation></message>
    <message id="convicted.move.regroup"><translation>{unit}: {start} → {goal}</translation></message>
    <message id="convicted.move.recall"><translation>{unit} back to {start_the}</translation></message>
    <message id="convicted.move.group"><translation>{piece} to squad {squad}</translation></message>
    <message id="convicted.move.carry"><translation>Squad {squad} carries the ram</translation></message>
    <message id="convicted.move.guide"><translation>{unit}: {start} → {goal}</translation></message>
    <message id="convicted.move.face"><translation>{unit} against squad {squad}</translation></message>
    <message id="convicted.move.withdraw"><translation>Take back all units facing squad {squad}</translation></message>
    <message id="convicted.move.absent"><translation>{unit} (squad {squad})</translation></message>
    <message id="convicted.move.demolish"><translation>{piece} in squad {squad} strikes the wall</translation></message>
    <message id="convicted.move.murder"><translation>Double the wounds of squad {squad}</translation></message>
    <message id="convicted.move.destroy"><translation>{building}</translation></message>
    <message id="convicted.move.done"><translation>Done</translation></message>
</context>
</TS>
