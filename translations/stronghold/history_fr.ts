<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What happened since one last sat here. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- since one last sat here -->
    <message id="history.since.lost"><translation>pertes : {what}</translation></message>
    <message id="history.since.hurt"><translation>à l’hôpital : {what}</translation></message>
    <message id="history.since.breached"><translation>brèche : {what}</translation></message>
    <message id="history.since.gates"><translation>portails tombés : {what}</translation></message>
    <message id="history.since.deeds"><translation>actes&#160;: {what}</translation></message>
    <message id="history.since.orders"><translation>ordres posés : {what}</translation></message>
    <message id="history.since.placed"><translation>posé&#160;: {what}</translation></message>
    <message id="history.since.actions"><translation>actions : {what}</translation></message>
    <message id="history.since.mended"><translation>renforcé&#160;: {what}</translation></message>
    <message id="history.since.moved"><translation>déplacements : {what}</translation></message>
    <message id="history.since.drawn"><translation>tirés du sac : {what}</translation></message>
    <message id="history.since.at"><translation>{what} {place_at}</translation></message>
    <message id="history.since.from"><translation>{what} {place_from}</translation></message>
    <message id="history.since.to"><translation>{what} vers {place_the}</translation></message>
    <message id="history.since.hourglasses" numerus="yes">
        <translation>
            <numerusform>{n} sablier reçu</numerusform>
            <numerusform>{n} sabliers reçus</numerusform>
        </translation>
    </message>
    <message id="history.since.face_down" numerus="yes">
        <translation>
            <numerusform>{n} face cachée</numerusform>
            <numerusform>{n} face cachée</numerusform>
        </translation>
    </message>
    <message id="log.done"><translation>{name} a terminé.</translation></message>
</context>
</TS>
