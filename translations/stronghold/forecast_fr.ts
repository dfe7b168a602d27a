<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Forecasts: what the next assault would do, and the odds of shots. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- a wall section: sums and verdict -->
    <message id="forecast.sums"><translation>{invader}&#160;:&#160;{defender}</translation></message>
    <message id="forecast.nobody">
        <translation>Aucune unité de l’assaillant n’est ici&#160;: il n’y aura pas de combat.</translation>
    </message>
    <message id="forecast.nobody.poured"><translation>Le chaudron ne laisse personne pour combattre.</translation></message>
    <message id="forecast.left_out"><translation>Ce mur est ignoré au prochain assaut.</translation></message>
    <message id="forecast.over"><translation>Le combat est terminé ici pour cet assaut.</translation></message>
    <message id="forecast.tie">
        <translation>Les forces sont égales&#160;: personne ne l’emporte, et il n’y a pas de pertes.</translation>
    </message>
    <message id="forecast.repelled">
        <translation>Le défenseur est le plus fort, mais l’assaillant ne perd aucune unité au combat.</translation>
    </message>
    <message id="forecast.invader_loses">
        <translation>Le défenseur a un avantage de {advantage}&#160;: l’assaillant perd {units}.</translation>
    </message>
    <message id="forecast.defender_loses">
        <translation>L’assaillant a un avantage de {advantage}&#160;: le défenseur tient, mais perd {units} (hôpital).</translation>
    </message>
    <message id="forecast.breach">
        <translation>Brèche&#160;! L’assaillant a un avantage de {advantage}, plus que les unités présentes ne peuvent couvrir.</translation>
    </message>
    <message id="forecast.breach.bare">
        <translation>Brèche&#160;! L’assaillant a un avantage de {advantage}, et aucune unité ne peut le couvrir.</translation>
    </message>
    <message id="forecast.units" numerus="yes">
        <translation>
            <numerusform>{n} unité</numerusform>
            <numerusform>{n} unités</numerusform>
        </translation>
    </message>
    <message id="forecast.units.range"><translation>de {fewest} à {most} unités</translation></message>
    <!-- how far from a breach -->
    <message id="forecast.distance" numerus="yes">
        <translation>
            <numerusform>Encore {n} point de force pour une brèche.</numerusform>
            <numerusform>Encore {n} points de force pour une brèche.</numerusform>
        </translation>
    </message>
    <message id="forecast.distance.nobody" numerus="yes">
        <translation>
            <numerusform>Une force de {n} suffirait pour une brèche.</numerusform>
            <numerusform>Une force de {n} suffirait pour une brèche.</numerusform>
        </translation>
    </message>
    <message id="forecast.distance.fallen" numerus="yes">
        <translation>
            <numerusform>Il manque {n} point au défenseur pour tenir le mur.</numerusform>
            <numerusform>Il manque {n} points au défenseur pour tenir le mur.</numerusform>
        </translation>
    </message>
    <!-- what goes with it -->
    <message id="forecast.poured"><translation>D’abord, {piece_the} tue {units}.</translation></message>
    <message id="forecast.poured.accident">
        <translation>D’abord, un accident avec {piece_the} envoie {units} à l’hôpital.</translation>
    </message>
    <message id="forecast.poison"><translation>Le poison emporte d’abord un archer, qui ne couvre rien.</translation></message>
    <message id="forecast.fury" numerus="yes">
        <translation>
            <numerusform>Quoi qu’il arrive, {n} gobelin furieux meurt.</numerusform>
            <numerusform>Quoi qu’il arrive, {n} gobelins furieux meurent.</numerusform>
        </translation>
    </message>
    <message id="forecast.again">
        <translation>Nouvelle comparaison sans les gobelins&#160;: assaillant {invader}, défenseur {defender}.</translation>
    </message>
    <message id="forecast.again.shields">
        <translation>Nouvelle comparaison avec les boucliers&#160;: assaillant {invader}, défenseur {defender}.</translation>
    </message>
    <!-- what is open -->
    <message id="forecast.open"><translation>Non pris en compte, mais possible (chances de toucher)&#160;:</translation></message>
    <message id="forecast.open.shot"><translation>{piece}, {place}&#160;: {percent}&#160;%</translation></message>
    <message id="forecast.open.shot.aimed">
        <translation>{piece}, {place}, vise ici&#160;: {percent}&#160;%</translation>
    </message>
    <message id="forecast.open.hidden"><translation>un ordre face cachée</translation></message>
    <message id="forecast.open.order"><translation>un ordre face visible&#160;: {piece}</translation></message>
    <message id="forecast.note"><translation>D’après la situation actuelle, avant tout tir.</translation></message>
    <!-- odds of a shot -->
    <message id="forecast.odds"><translation>{percent}&#160;%</translation></message>
    <message id="forecast.odds.accurate"><translation>{percent}&#160;% · ◎ {accurate}&#160;%</translation></message>
    <message id="forecast.shot.pile">
        <translation>Cartes Touché dans sa pile&#160;: {good} sur {all} ({percent}&#160;%).</translation>
    </message>
    <message id="forecast.shot.accurate">
        <translation>En retournant deux cartes de sa pile, il touche dans {percent}&#160;% des cas.</translation>
    </message>
    <message id="forecast.shot.empty"><translation>Sa pile est vide&#160;: il ne peut pas toucher.</translation></message>
    <message id="forecast.shot.card"><translation>{unit} {percent}&#160;%</translation></message>
    <message id="forecast.shot.cards"><translation>Chances selon l’unité que montre la carte de tir&#160;: {list}.</translation></message>
    <!-- the barbican -->
    <message id="forecast.gate.quiet">
        <translation>Le bélier n’a pas d’équipe complète&#160;: le portail ne craint rien au prochain assaut.</translation>
    </message>
    <message id="forecast.gate.hit">
        <translation>Le prochain assaut enlève {damage} de résistance au portail {gate}&#160;; il lui en reste {left}.</translation>
    </message>
    <message id="forecast.gate.fall"><translation>Le portail {gate} tombe au prochain assaut.</translation></message>
    <message id="forecast.gate.breach">
        <translation>Le dernier portail tombe au prochain assaut&#160;: c’est la brèche&#160;!</translation>
    </message>
</context>
</TS>
