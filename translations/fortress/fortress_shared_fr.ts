<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What commands and files ask of the game. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="game.fortress.progress"><translation>Round {n}</translation></message>
    <message id="option.fortress.scenario"><translation>Scénario</translation></message>
    <message id="option.fortress.scenario.siege"><translation>Siège</translation></message>
    <message id="option.fortress.scenario.ambush"><translation>Embuscade</translation></message>
    <message id="option.fortress.scenario.small"><translation>Course</translation></message>
    <message id="option.fortress.scenario.siege.words"><translation>Le joueur 1 garde le drapeau pendant douze rounds&#160;; les autres veulent le descendre.</translation></message>
    <message id="option.fortress.scenario.ambush.words">
        <translation>Les joueurs 1 et 2 doivent mettre trois héros à l’abri des murs&#160;; les autres tendent une embuscade.</translation>
    </message>
    <message id="option.fortress.scenario.ambush.words.2">
        <translation>Le joueur 1 doit mettre trois héros à l’abri des murs&#160;; le joueur 2 tend une embuscade.</translation>
    </message>
    <message id="option.fortress.scenario.small.words">
        <translation>Pour débuter, sans capacités ni blessures&#160;: le joueur 1 doit faire entrer deux coureurs, le joueur 2 les chasse.</translation>
    </message>
    <message id="option.fortress.mode"><translation>Mode</translation></message>
    <message id="option.fortress.mode.usual"><translation>Celui du scénario</translation></message>
    <message id="option.fortress.mode.expert"><translation>Expert</translation></message>
    <message id="option.fortress.mode.discovery"><translation>Découverte</translation></message>
    <message id="option.fortress.mode.usual.words"><translation>Siège et embuscade sont faits pour le mode expert, la course pour le mode découverte.</translation></message>
    <message id="option.fortress.mode.expert.words"><translation>Tout y est&#160;: blessures, capacités spéciales, chutes, engagement, marqueurs d’ordre secrets, porte destructible.</translation></message>
    <message id="option.fortress.mode.discovery.words"><translation>Pour débuter&#160;: tout crâne non bloqué détruit&#160;; ni capacités ni chutes&#160;; chacun son tour, avec la carte de son choix.</translation></message>
    <message id="option.fortress.armies"><translation>Armées</translation></message>
    <message id="option.fortress.armies.given"><translation>Proposées</translation></message>
    <message id="option.fortress.armies.chosen"><translation>Composées</translation></message>
    <message id="option.fortress.armies.draft"><translation>Recrutées</translation></message>
    <message id="option.fortress.armies.given.words"><translation>Chacun reçoit l’armée que propose le scénario.</translation></message>
    <message id="option.fortress.armies.chosen.words"><translation>Chacun choisit ses cartes ouvertement, dans la limite de points.</translation></message>
    <message id="option.fortress.armies.draft.words"><translation>Les joueurs prennent des cartes à tour de rôle et placent aussitôt leurs figurines.</translation></message>
    <message id="option.fortress.seats.2"><translation>2</translation></message>
    <message id="option.fortress.seats.3"><translation>3</translation></message>
    <message id="option.fortress.seats.4"><translation>4</translation></message>
    <message id="option.fortress.seats.2.words"><translation>Un contre un&#160;; dans l’embuscade, un seul joueur mène gardes et renforts.</translation></message>
    <message id="option.fortress.seats.3.words"><translation>Un contre deux.</translation></message>
    <message id="option.fortress.seats.4.words"><translation>Deux contre deux, dans l’embuscade seulement.</translation></message>
    <message id="simulate.fortress.attacks"><translation>attaques par partie</translation></message>
    <message id="simulate.fortress.destroyed"><translation>figurines détruites par partie</translation></message>
    <message id="simulate.fortress.doors"><translation>manœuvres de la porte par partie</translation></message>
    <message id="problem.fortress.space_taken"><translation>«&#160;{piece}&#160;» occupe déjà {value}</translation></message>
    <message id="problem.fortress.no_room"><translation>la figurine ne tient pas en {value}</translation></message>
    <message id="problem.fortress.not_a_pair">
        <translation>cette figurine ne peut pas occuper ces deux hexagones&#160;: {value}</translation>
    </message>
    <message id="problem.fortress.not_so">
        <translation>«&#160;{value}&#160;» contredit le reste de la position</translation>
    </message>
    <message id="problem.fortress.bad_tasks">
        <translation>ces décisions ne sont pas possibles à l’étape «&#160;{stage}&#160;»</translation>
    </message>
    <message id="tally.fortress.points"><translation>Record de points</translation></message>
    <message id="tally.fortress.turns"><translation>Combat le plus long</translation></message>
    <message id="tally.side.fortress.siege.first"><translation>Siège&#160;: défenseur</translation></message>
    <message id="tally.side.fortress.siege.second"><translation>Siège&#160;: attaquant</translation></message>
    <message id="tally.side.fortress.ambush.first"><translation>Embuscade&#160;: héros</translation></message>
    <message id="tally.side.fortress.ambush.second"><translation>Embuscade&#160;: gardes</translation></message>
    <message id="tally.side.fortress.small.first"><translation>Course&#160;: coureurs</translation></message>
    <message id="tally.side.fortress.small.second"><translation>Course&#160;: chasseurs</translation></message>
</context>
</TS>
