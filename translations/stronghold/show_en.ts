<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The table in text, as the command show prints it. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- the table in text (show) -->
    <message id="show.turn"><translation>turn {turn} of {turns}</translation></message>
    <message id="show.pause"><translation>pause after phase {n} ({name})</translation></message>
    <message id="show.score" numerus="yes"><translation><numerusform>{name}: {n} point</numerusform><numerusform>{name}: {n} points</numerusform></translation></message>
    <message id="show.walls"><translation>WALLS</translation></message>
    <message id="show.ramparts"><translation>FOREGROUNDS AND RAMPARTS</translation></message>
    <message id="show.barbican"><translation>BARBICAN</translation></message>
    <message id="show.inside"><translation>INSIDE</translation></message>
    <message id="show.actions"><translation>BUILDINGS</translation></message>
    <message id="show.glory"><translation>GLORY</translation></message>
    <message id="show.aboard"><translation>in the siege tower</translation></message>
    <message id="show.tiles"><translation>tiles</translation></message>
    <message id="show.order"><translation>order</translation></message>
    <message id="show.components"><translation>components</translation></message>
    <message id="show.built"><translation>built, markers</translation></message>
    <message id="show.units"><translation>units</translation></message>
    <message id="show.machine"><translation>machine</translation></message>
    <message id="show.empty"><translation>empty</translation></message>
    <message id="show.nobody"><translation>nobody</translation></message>
    <message id="show.open"><translation>{tile} (open)</translation></message>
    <message id="show.face_down"><translation>{tile} (face down)</translation></message>
    <message id="show.breached"><translation>BREACHED</translation></message>
    <message id="show.pile"><translation>{machine} (hits {hits}, misses {misses})</translation></message>
    <message id="show.paths"><translation>On the paths: {what}</translation></message>
    <message id="show.on_path"><translation>{piece} ({path})</translation></message>
    <message id="show.gates" numerus="yes"><translation><numerusform>{n} gate fallen, current gate has toughness {toughness}</numerusform><numerusform>{n} gates fallen, current gate has toughness {toughness}</numerusform></translation></message>
    <message id="show.at_rampart"><translation>on its rampart: {units}</translation></message>
    <message id="show.ram" numerus="yes"><translation><numerusform>ram with {n} component: {crew}</numerusform><numerusform>ram with {n} components: {crew}</numerusform></translation></message>
    <message id="show.paid"><translation>hourglasses: {paid} of {cost}</translation></message>
    <message id="show.used"><translation>used this turn</translation></message>
    <message id="show.hand"><translation>Drawn: {what}</translation></message>
    <message id="show.camp"><translation>Camp: {what}</translation></message>
    <message id="show.units_paid"><translation>Paid: {what}</translation></message>
    <message id="show.resources"><translation>Resources: {what}</translation></message>
    <message id="show.flipped"><translation>Flipped cards: {what}</translation></message>
    <message id="show.offer"><translation>Cards on offer: {what}</translation></message>
    <message id="show.used_actions"><translation>Used this turn: {what}</translation></message>
    <message id="show.lent"><translation>Borrowed by the partner: {what}</translation></message>
    <message id="show.bag"><translation>Bag: {what}</translation></message>
    <message id="show.discard"><translation>Discard: {what}</translation></message>
    <message id="show.sacrificed"><translation>Sacrificed goblins: {what}</translation></message>
    <message id="show.hourglasses"><translation>Hourglasses: {what}</translation></message>
    <message id="show.barricades"><translation>Hourglasses for the workshop: {what}</translation></message>
    <message id="show.stones"><translation>Stone to place: {what}</translation></message>
    <message id="show.started"><translation>Own hourglasses on: {what}</translation></message>
    <message id="show.seat_used"><translation>Used this turn: {what}</translation></message>
    <message id="show.barred"><translation>Mark removed by haste: {what}</translation></message>
    <message id="show.haste"><translation>Haste: {what}</translation></message>
    <message id="show.ready"><translation>{name}, finished</translation></message>
    <message id="show.deeds_left"><translation>Deeds left: {what}</translation></message>
    <message id="show.free"><translation>Units in supply: {what}</translation></message>
    <message id="show.deeds_done"><translation>Deeds done: {what}</translation></message>
    <message id="show.hero_possessed"><translation>{hero} (possessed)</translation></message>
    <message id="show.hero_acted"><translation>{hero} (has acted)</translation></message>
</context>
</TS>
