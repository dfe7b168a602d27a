<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What happened since one last sat here. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- since one last sat here -->
    <message id="history.since.lost"><translation>lost: {what}</translation></message>
    <message id="history.since.hurt"><translation>sent to the hospital: {what}</translation></message>
    <message id="history.since.breached"><translation>breached: {what}</translation></message>
    <message id="history.since.gates"><translation>gates fallen: {what}</translation></message>
    <message id="history.since.deeds"><translation>deeds: {what}</translation></message>
    <message id="history.since.orders"><translation>orders placed: {what}</translation></message>
    <message id="history.since.placed"><translation>new on the board: {what}</translation></message>
    <message id="history.since.actions"><translation>actions: {what}</translation></message>
    <message id="history.since.mended"><translation>walls reinforced: {what}</translation></message>
    <message id="history.since.moved"><translation>moved: {what}</translation></message>
    <message id="history.since.drawn"><translation>drawn from the bag: {what}</translation></message>
    <message id="history.since.at"><source>Things, and the place where they are or happened.</source><translation>{what} {place_at}</translation></message>
    <message id="history.since.from"><translation>{what} {place_from}</translation></message>
    <message id="history.since.to"><translation>{what} to {place_the}</translation></message>
    <message id="history.since.hourglasses" numerus="yes">
        <translation>
            <numerusform>{n} hourglass received</numerusform>
            <numerusform>{n} hourglasses received</numerusform>
        </translation>
    </message>
    <message id="history.since.face_down" numerus="yes">
        <translation>
            <numerusform>{n} face down</numerusform>
            <numerusform>{n} face down</numerusform>
        </translation>
    </message>
    <message id="log.done"><translation>{name} is done.</translation></message>
</context>
</TS>
