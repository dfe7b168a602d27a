<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Without a mouse, without sight: places and pieces as lines, typed orders, what is announced, the keys. -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- places and pieces -->
    <message id="dock.places"><translation>Places</translation></message>
    <message id="access.places.keys">
        <translation>Enter takes a piece and puts it, Esc puts it back; Ctrl+Down goes to the next line that can be used.</translation>
    </message>
    <message id="access.docks"><translation>Yours to take</translation></message>
    <message id="access.inside"><translation>Inside the stronghold</translation></message>
    <message id="access.line"><translation>{place}: {what}</translation></message>
    <message id="access.nothing"><translation>nothing</translation></message>
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
    <message id="access.mark.take"><translation>can be taken</translation></message>
    <message id="access.mark.put"><translation>can go here</translation></message>
    <message id="access.mark.held"><translation>in your hand</translation></message>
    <message id="access.mark.inside"><translation>something here can be used</translation></message>
</context>
</TS>
