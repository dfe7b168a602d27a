<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Without a mouse, without sight: what lies where, the words of a typed order. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- places and pieces -->
    <message id="access.inside"><translation>Inside the stronghold</translation></message>
    <message id="access.path"><translation>path to {goal_the}</translation></message>
    <message id="access.invader"><translation>Invader: {what}</translation></message>
    <message id="access.defender"><translation>Defender: {what}</translation></message>
    <message id="access.breached"><translation>breached</translation></message>
    <message id="access.gate.fallen"><translation>fallen</translation></message>
    <message id="access.gate.now"><translation>attacked next, still stands {n}</translation></message>
    <message id="access.gate.whole"><translation>whole</translation></message>
    <message id="access.cards" numerus="yes">
        <translation>
            <numerusform>{n} hit of {cards} cards</numerusform>
            <numerusform>{n} hits of {cards} cards</numerusform>
        </translation>
    </message>
    <message id="access.accurate"><translation>shoots accurately</translation></message>
    <message id="access.face_down"><translation>face down</translation></message>
    <message id="access.possessed"><translation>possessed</translation></message>
    <message id="access.acted"><translation>has acted</translation></message>
    <message id="access.used"><translation>used this turn</translation></message>
    <!-- typed orders, keys -->
    <message id="access.verb.done"><translation>End this part</translation></message>
    <message id="access.verb.draft"><translation>Keep a card</translation></message>
    <message id="access.verb.flip"><translation>Flip a phase card</translation></message>
    <message id="access.verb.gain"><translation>Trade units for resources</translation></message>
    <message id="access.verb.give"><translation>Give units to the partner</translation></message>
    <message id="access.verb.accurate_shot"><translation>Have a machine shoot accurately</translation></message>
    <message id="access.verb.transfer"><translation>Move a tile</translation></message>
    <message id="access.verb.escape"><translation>Escape the knife</translation></message>
    <message id="access.verb.dispatch"><translation>Choose the dispatch</translation></message>
    <message id="access.verb.march"><translation>March</translation></message>
    <message id="access.verb.rope"><translation>Move by ropes</translation></message>
    <message id="access.verb.influence"><translation>Let an altar help</translation></message>
    <message id="access.verb.order"><translation>Lay an order</translation></message>
    <message id="access.verb.stone"><translation>Place the stone component</translation></message>
    <message id="access.verb.move"><translation>Move a unit or a hero</translation></message>
    <message id="access.verb.swap"><translation>Swap two places</translation></message>
    <message id="access.verb.pay"><translation>Lay an hourglass on an action</translation></message>
    <message id="access.verb.finish"><translation>Say where an action works</translation></message>
    <message id="access.verb.speech"><translation>The Officer’s speech</translation></message>
    <message id="access.verb.excursion"><translation>The Warrior’s excursion</translation></message>
    <message id="access.verb.deed"><translation>Do a deed</translation></message>
    <message id="access.verb.haste"><translation>Haste</translation></message>
    <message id="access.verb.aim"><translation>Aim</translation></message>
    <message id="access.verb.shoot"><translation>Shoot</translation></message>
    <message id="access.verb.keep"><translation>Keep the card</translation></message>
    <message id="access.verb.smash"><translation>Smash</translation></message>
    <message id="access.verb.remove"><translation>Remove a unit</translation></message>
    <message id="access.verb.obey"><translation>Carry out an order</translation></message>
    <message id="access.verb.detonate"><translation>Blow up an orc</translation></message>
    <message id="access.verb.call"><translation>Call a troll</translation></message>
    <message id="access.verb.heal"><translation>Heal a unit</translation></message>
    <message id="access.verb.rise"><translation>Have a unit rise again</translation></message>
    <message id="access.verb.climb"><translation>Climb from the siege tower</translation></message>
    <message id="access.word.own"><translation>own hourglasses</translation></message>
    <message id="access.word.barricades"><translation>hourglasses of the barricades</translation></message>
    <message id="access.word.open"><translation>face up</translation></message>
    <message id="access.word.face_down"><translation>face down</translation></message>
    <message id="access.word.hit"><translation>a hit</translation></message>
    <message id="access.word.miss"><translation>a miss</translation></message>
    <message id="access.word.accurate"><translation>accurately</translation></message>
    <message id="access.word.minor"><translation>minor dispatch</translation></message>
    <message id="access.word.major"><translation>major dispatch</translation></message>
</context>
</TS>
