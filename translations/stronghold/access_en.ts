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
    <message id="access.gate.now"><translation>attacked next, toughness {n}</translation></message>
    <message id="access.gate.whole"><translation>intact</translation></message>
    <message id="access.cards" numerus="yes">
        <translation>
            <numerusform>{n} hit in {cards} cards</numerusform>
            <numerusform>{n} hits in {cards} cards</numerusform>
        </translation>
    </message>
    <message id="access.accurate"><translation>accurate shot</translation></message>
    <message id="access.face_down"><translation>face down</translation></message>
    <message id="access.possessed"><translation>possessed</translation></message>
    <message id="access.acted"><translation>has acted</translation></message>
    <message id="access.used"><translation>used this turn</translation></message>
    <!-- typed orders, keys -->
    <message id="access.verb.done"><translation>End this step</translation></message>
    <message id="access.verb.draft"><translation>Keep a card</translation></message>
    <message id="access.verb.flip"><translation>Flip a phase card</translation></message>
    <message id="access.verb.gain"><translation>Trade units for resources</translation></message>
    <message id="access.verb.give"><translation>Give units to your partner</translation></message>
    <message id="access.verb.accurate_shot"><translation>Use an accurate shot</translation></message>
    <message id="access.verb.transfer"><translation>Move a tile</translation></message>
    <message id="access.verb.escape"><translation>Escape the knife: return a goblin</translation></message>
    <message id="access.verb.dispatch"><translation>Choose a dispatch</translation></message>
    <message id="access.verb.march"><translation>March</translation></message>
    <message id="access.verb.rope"><translation>Move along ropes</translation></message>
    <message id="access.verb.influence"><translation>Use an altar</translation></message>
    <message id="access.verb.order"><translation>Place an order</translation></message>
    <message id="access.verb.stone"><translation>Place the stone component</translation></message>
    <message id="access.verb.move"><translation>Move a unit or a hero</translation></message>
    <message id="access.verb.swap"><translation>Swap two places</translation></message>
    <message id="access.verb.pay"><translation>Place an hourglass on an action</translation></message>
    <message id="access.verb.finish"><translation>Choose where an action takes effect</translation></message>
    <message id="access.verb.speech"><translation>The Officer’s speech</translation></message>
    <message id="access.verb.excursion"><translation>The Warrior’s excursion</translation></message>
    <message id="access.verb.deed"><translation>Use a dishonourable deed</translation></message>
    <message id="access.verb.haste"><translation>Haste</translation></message>
    <message id="access.verb.aim"><translation>Choose a target</translation></message>
    <message id="access.verb.shoot"><translation>Shoot</translation></message>
    <message id="access.verb.keep"><translation>Choose the card that counts</translation></message>
    <message id="access.verb.smash"><translation>Choose what to destroy</translation></message>
    <message id="access.verb.remove"><translation>Remove a unit</translation></message>
    <message id="access.verb.obey"><translation>Carry out an order</translation></message>
    <message id="access.verb.detonate"><translation>Blow up an orc</translation></message>
    <message id="access.verb.call"><translation>Move a called troll</translation></message>
    <message id="access.verb.heal"><translation>Return a unit from the hospital</translation></message>
    <message id="access.verb.rise"><translation>Raise a lost unit</translation></message>
    <message id="access.verb.climb"><translation>Climb out of the siege tower</translation></message>
    <message id="access.word.own"><translation>own hourglasses</translation></message>
    <message id="access.word.barricades"><translation>barricade hourglasses</translation></message>
    <message id="access.word.open"><translation>face up</translation></message>
    <message id="access.word.face_down"><translation>face down</translation></message>
    <message id="access.word.hit"><translation>a hit</translation></message>
    <message id="access.word.miss"><translation>a miss</translation></message>
    <message id="access.word.accurate"><translation>accurate</translation></message>
    <message id="access.word.minor"><translation>minor dispatch</translation></message>
    <message id="access.word.major"><translation>major dispatch</translation></message>
</context>
</TS>
