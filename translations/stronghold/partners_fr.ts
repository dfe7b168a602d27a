<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window says where partners share a camp: three and four at the table. -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- new game -->
    <message id="option.stronghold.seats.2"><translation>2</translation></message>
    <message id="option.stronghold.seats.3"><translation>3</translation></message>
    <message id="option.stronghold.seats.4"><translation>4</translation></message>
    <message id="option.stronghold.seats.2.words"><translation>Un assaillant contre un défenseur.</translation></message>
    <message id="option.stronghold.seats.3.words">
        <translation>Deux assaillants, un de chaque côté, contre un défenseur.</translation>
    </message>
    <message id="option.stronghold.seats.4.words">
        <translation>Deux assaillants contre deux défenseurs, un de chaque côté.</translation>
    </message>
    <message id="team.stronghold.0" numerus="yes">
        <translation>
            <numerusform>Assaillant</numerusform>
            <numerusform>Assaillants</numerusform>
        </translation>
    </message>
    <message id="team.stronghold.1" numerus="yes">
        <translation>
            <numerusform>Défenseur</numerusform>
            <numerusform>Défenseurs</numerusform>
        </translation>
    </message>
    <message id="option.stronghold.cards.draft.words.3">
        <translation>Trois cartes de chaque phase sont proposées aux deux assaillants&#160;; chacun en garde une.</translation>
    </message>
    <message id="option.stronghold.cards.draft.words.4">
        <translation>Trois cartes de chaque phase sont proposées aux deux assaillants&#160;; chacun en garde une.</translation>
    </message>
    <!-- who decides -->
    <message id="partner.side.west"><translation>Ouest</translation></message>
    <message id="partner.side.east"><translation>Est</translation></message>
    <!-- cards -->
    <message id="partner.cards.of"><translation>Cartes&#160;: {name}</translation></message>
    <message id="partner.cards.look"><translation>Voir les cartes&#160;: {name}</translation></message>
    <message id="partner.borrow" numerus="yes">
        <translation>
            <numerusform>Carte du coéquipier ({name})&#160;: +{n} sablier</numerusform>
            <numerusform>Carte du coéquipier ({name})&#160;: +{n} sabliers</numerusform>
        </translation>
    </message>
    <message id="partner.borrow.tip">
        <translation>Votre coéquipier ne pourra plus utiliser ce tour-ci ce que vous prenez sur sa carte.</translation>
    </message>
    <message id="partner.borrow.own_first"><translation>Votre propre carte la propose pour moins cher.</translation></message>
    <message id="partner.borrow.mine"><translation>Vous l’avez prise</translation></message>
    <message id="partner.borrow.theirs"><translation>Déjà utilisée par {name}</translation></message>
    <message id="partner.lent"><translation>Prise par {name}</translation></message>
    <message id="partner.give.note" numerus="yes">
        <translation>
            <numerusform>Au plus {n} unité d’une seule sorte ({name})</numerusform>
            <numerusform>Au plus {n} unités d’une seule sorte ({name})</numerusform>
        </translation>
    </message>
    <message id="partner.give.unit"><translation>Donner ({name})&#160;: {unit}</translation></message>
    <!-- buildings -->
    <message id="partner.purse"><translation>{name}&#160;: {what}</translation></message>
    <message id="partner.purse.done"><translation>terminé</translation></message>
    <message id="partner.haste"><translation>Rapidité</translation></message>
    <message id="partner.haste.tip">
        <translation>Retirer le marqueur du coéquipier ({name}) pour utiliser vous-même cette action. Une fois par tour pour vous deux, gratuitement.</translation>
    </message>
    <message id="partner.used"><translation>Utilisée par {name}</translation></message>
    <message id="partner.barred"><translation>{name} a retiré votre marqueur&#160;: indisponible pour vous ce tour-ci</translation></message>
    <message id="partner.started"><translation>Sabliers&#160;: {name}</translation></message>
    <!-- the rest -->
    <message id="partner.heap.camp"><translation>Camp&#160;: {name}</translation></message>
    <message id="partner.heap.paid"><translation>Payé&#160;: {name}</translation></message>
    <message id="partner.hero.follows"><translation>suit&#160;: {name}</translation></message>
    <message id="partner.heroes.glory"><translation>Actes héroïques des assaillants</translation></message>
    <message id="partner.supply.invader"><translation>Troupes des assaillants</translation></message>
    <message id="partner.supply.defender"><translation>Unités des défenseurs en réserve</translation></message>
</context>
</TS>
