<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Where a rule stands: sections and rulings of the rules document, with short titles. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="fortress.source.section"><translation>Règles, section {number}&#160;: {title}</translation></message>
    <message id="fortress.source.ruling"><translation>Précision {number}&#160;: {title}</translation></message>
    <message id="fortress.section.0"><translation>deux modes</translation></message>
    <message id="fortress.section.2.3"><translation>étages</translation></message>
    <message id="fortress.section.3"><translation>armées</translation></message>
    <message id="fortress.section.4"><translation>mise en place</translation></message>
    <message id="fortress.section.5"><translation>un round</translation></message>
    <message id="fortress.section.6"><translation>déplacement</translation></message>
    <message id="fortress.section.6.1"><translation>un pas</translation></message>
    <message id="fortress.section.6.4"><translation>échelles</translation></message>
    <message id="fortress.section.6.5"><translation>figurines sur deux hexagones</translation></message>
    <message id="fortress.section.6.6"><translation>vol</translation></message>
    <message id="fortress.section.7"><translation>la porte</translation></message>
    <message id="fortress.section.9"><translation>portée</translation></message>
    <message id="fortress.section.10"><translation>ligne de vue</translation></message>
    <message id="fortress.section.11"><translation>attaquer</translation></message>
    <message id="fortress.section.12"><translation>capacités spéciales</translation></message>
    <message id="fortress.section.13"><translation>embuscade</translation></message>
    <message id="fortress.section.14"><translation>siège</translation></message>
    <message id="fortress.section.16"><translation>les décisions, étape par étape</translation></message>
    <message id="fortress.ruling.RF-03"><translation>chaque carte une fois</translation></message>
    <message id="fortress.ruling.RF-10"><translation>qui passe la porte</translation></message>
    <message id="fortress.ruling.RF-17"><translation>place pour tenir</translation></message>
    <message id="fortress.ruling.RF-18"><translation>le bonus des chemins de ronde et des routes</translation></message>
    <message id="fortress.ruling.RF-25"><translation>figurines sur deux hexagones</translation></message>
    <message id="fortress.ruling.RF-27"><translation>sur un échelon par le côté</translation></message>
    <message id="fortress.ruling.RF-29"><translation>lâcher l’échelle</translation></message>
    <message id="fortress.ruling.RF-30"><translation>croiser une figurine sur l’échelle</translation></message>
    <message id="fortress.ruling.RF-31"><translation>on ne traverse pas une échelle</translation></message>
    <message id="fortress.ruling.RF-32"><translation>monter derrière une échelle</translation></message>
    <message id="fortress.ruling.RF-36"><translation>quand manœuvrer la porte</translation></message>
    <message id="fortress.ruling.RF-37"><translation>où se tient le battant ouvert</translation></message>
    <message id="fortress.ruling.RF-41"><translation>ce qui agit sur la porte</translation></message>
    <message id="fortress.ruling.RF-42"><translation>la porte détruite</translation></message>
    <message id="fortress.ruling.RF-44"><translation>la porte en mode découverte</translation></message>
    <message id="fortress.ruling.RF-55"><translation>attaquants engagés</translation></message>
    <message id="fortress.ruling.RF-57"><translation>un ami n’est pas une cible</translation></message>
    <message id="fortress.ruling.RF-59"><translation>où une escouade est larguée</translation></message>
    <message id="fortress.ruling.RF-60"><translation>le grappin</translation></message>
    <message id="fortress.ruling.RF-61"><translation>le vol des grenades</translation></message>
    <message id="fortress.ruling.RF-62"><translation>la ligne de feu</translation></message>
    <message id="fortress.ruling.RF-64"><translation>la carte entravée</translation></message>
    <message id="fortress.ruling.RF-65"><translation>esprits</translation></message>
    <message id="fortress.ruling.RF-67"><translation>zones de départ</translation></message>
    <message id="fortress.ruling.RF-68"><translation>héros au recrutement</translation></message>
    <message id="fortress.ruling.RF-74"><translation>descendre le drapeau</translation></message>
    <message id="fortress.ruling.RF-81"><translation>la figurine derrière la porte</translation></message>
    <message id="fortress.ruling.RF-84"><translation>une escouade larguée ne suffit pas</translation></message>
</context>
</TS>
