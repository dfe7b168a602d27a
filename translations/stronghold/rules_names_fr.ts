<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What phases, stages, actions, deeds, editions and the like are called, as they stand in running text. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- seats; .the in running text -->
    <message id="seat.invader"><translation>Assaillant</translation></message>
    <message id="seat.invader.the"><translation>l’assaillant</translation></message>
    <message id="seat.defender"><translation>Défenseur</translation></message>
    <message id="seat.defender.the"><translation>le défenseur</translation></message>
    <message id="seat.invader_west"><translation>Assaillant de l’ouest</translation></message>
    <message id="seat.invader_west.the"><translation>l’assaillant de l’ouest</translation></message>
    <message id="seat.invader_east"><translation>Assaillant de l’est</translation></message>
    <message id="seat.invader_east.the"><translation>l’assaillant de l’est</translation></message>
    <message id="seat.defender_west"><translation>Défenseur de l’ouest</translation></message>
    <message id="seat.defender_west.the"><translation>le défenseur de l’ouest</translation></message>
    <message id="seat.defender_east"><translation>Défenseur de l’est</translation></message>
    <message id="seat.defender_east.the"><translation>le défenseur de l’est</translation></message>
    <message id="seat.invaders"><translation>Assaillants</translation></message>
    <message id="seat.invaders.the"><translation>les assaillants</translation></message>
    <message id="seat.defenders"><translation>Défenseurs</translation></message>
    <message id="seat.defenders.the"><translation>les défenseurs</translation></message>
    <!-- editions -->
    <message id="edition.revised"><translation>édition révisée</translation></message>
    <message id="edition.first"><translation>première édition</translation></message>
    <!-- the Invader's phases -->
    <message id="phase.supplies"><translation>ravitaillement</translation></message>
    <message id="phase.machines"><translation>engins</translation></message>
    <message id="phase.equipment"><translation>équipement</translation></message>
    <message id="phase.training"><translation>entraînement</translation></message>
    <message id="phase.rituals"><translation>rituels</translation></message>
    <message id="phase.dispatch"><translation>déploiement</translation></message>
    <message id="phase.title"><translation>phase {n} : {name}</translation></message>
    <message id="card.name"><translation>{actions}</translation></message>
    <!-- where the game stands; .now completes "not now:" -->
    <message id="stage.draft"><translation>choix des cartes de phase</translation></message>
    <message id="stage.draft.now"><translation>c’est le moment de choisir les cartes de phase</translation></message>
    <message id="stage.start"><translation>début du tour</translation></message>
    <message id="stage.start.now"><translation>c’est le début du tour, où l’on peut retourner des cartes de phase</translation></message>
    <message id="stage.phase"><translation>phase de l’assaillant</translation></message>
    <message id="stage.phase.now"><translation>l’assaillant joue sa phase</translation></message>
    <message id="stage.phase.now.partners"><translation>les assaillants jouent leur phase</translation></message>
    <message id="stage.dispatch"><translation>déploiement</translation></message>
    <message id="stage.dispatch.now"><translation>c’est le moment du déploiement</translation></message>
    <message id="stage.pause"><translation>répit du défenseur</translation></message>
    <message id="stage.pause.now"><translation>le défenseur dépense ses sabliers</translation></message>
    <message id="stage.pause.now.partners"><translation>les défenseurs dépensent leurs sabliers</translation></message>
    <message id="stage.cannons"><translation>attaque à distance, 1 : canons</translation></message>
    <message id="stage.cannons.now"><translation>c’est le tour des canons</translation></message>
    <message id="stage.machines"><translation>attaque à distance, 2&#160;: engins</translation></message>
    <message id="stage.machines.now"><translation>c’est le tour des engins</translation></message>
    <message id="stage.marksmen"><translation>attaque à distance, 3 : archers</translation></message>
    <message id="stage.marksmen.now"><translation>c’est le tour des archers</translation></message>
    <message id="stage.goblins"><translation>attaque à distance, 4 : gobelins</translation></message>
    <message id="stage.goblins.now"><translation>c’est le tour des tirs de gobelins</translation></message>
    <message id="stage.cauldrons"><translation>corps à corps, 1 : chaudrons</translation></message>
    <message id="stage.cauldrons.now"><translation>c’est le tour des chaudrons</translation></message>
    <message id="stage.poles"><translation>corps à corps, 2 : crochets</translation></message>
    <message id="stage.poles.now"><translation>c’est le tour des crochets</translation></message>
    <message id="stage.orders"><translation>corps à corps, 3 : ordres</translation></message>
    <message id="stage.orders.now"><translation>c’est le moment des ordres</translation></message>
    <message id="stage.strength"><translation>corps à corps, 4 : comparaison des forces</translation></message>
    <message id="stage.strength.now"><translation>on compare les forces</translation></message>
    <message id="stage.hospital"><translation>corps à corps, 5 : hôpital</translation></message>
    <message id="stage.hospital.now"><translation>c’est le moment de l’hôpital</translation></message>
    <message id="stage.barbican"><translation>barbacane</translation></message>
    <message id="stage.barbican.now"><translation>la barbacane est attaquée</translation></message>
    <message id="stage.end"><translation>fin du tour</translation></message>
    <message id="stage.end.now"><translation>le tour se termine</translation></message>
    <message id="stage.over"><translation>fin de la partie</translation></message>
    <message id="stage.over.now"><translation>la partie est terminée</translation></message>
    <!-- phases that no stage is named after -->
    <message id="stage.supplies.now"><translation>c’est le moment du ravitaillement</translation></message>
    <message id="stage.equipment.now"><translation>c’est le moment de l’équipement</translation></message>
    <message id="stage.training.now"><translation>c’est le moment de l’entraînement</translation></message>
    <message id="stage.rituals.now"><translation>c’est le moment des rituels</translation></message>
    <message id="stage.question.now"><translation>un autre choix doit d’abord être fait</translation></message>
    <!-- actions that are not called after a piece -->
    <message id="action.gain"><translation>gain de ressources</translation></message>
    <message id="action.troop_transfer"><translation>transfert de troupe</translation></message>
    <message id="action.all_charge"><translation>tous à l’assaut</translation></message>
    <message id="action.accurate_shot"><translation>tir de précision</translation></message>
    <message id="action.equipment_transfer"><translation>transfert d’équipement</translation></message>
    <message id="action.training_transfer"><translation>transfert d’entraînement</translation></message>
    <message id="action.escape_the_knife"><translation>trompe la mort</translation></message>
    <message id="action.minor"><translation>petit déploiement</translation></message>
    <message id="action.major"><translation>grand déploiement</translation></message>
    <message id="action.open_order"><translation>ordre général</translation></message>
    <message id="action.classified"><translation>ordres secrets</translation></message>
    <message id="action.gate"><translation>renforcement du portail</translation></message>
    <message id="action.wall"><translation>renforcement du mur</translation></message>
    <message id="action.damage"><translation>engin endommagé</translation></message>
    <message id="action.raid"><translation>raid sur la tour de siège</translation></message>
    <message id="action.sharpshooter"><translation>tireur d’élite</translation></message>
    <message id="action.mix_up"><translation>ordres contradictoires</translation></message>
    <message id="action.train_marksman"><translation>transformer un archer en soldat</translation></message>
    <message id="action.train_soldier"><translation>transformer un soldat en vétéran</translation></message>
    <message id="action.track"><translation>traquer les saboteurs</translation></message>
    <message id="action.speech"><translation>discours</translation></message>
    <message id="action.excursion"><translation>raid</translation></message>
    <message id="action.haste"><translation>rapidité</translation></message>
    <!-- deeds -->
    <message id="deed.barricades"><translation>barricades</translation></message>
    <message id="deed.negotiations"><translation>parole de tromperie</translation></message>
    <message id="deed.last_legs"><translation>jusqu’au dernier</translation></message>
    <message id="deed.dungeons"><translation>libérez les prisonniers</translation></message>
    <message id="deed.troll_attack"><translation>attaque des trolls</translation></message>
    <message id="deed.blood_rituals"><translation>rituels sanglants</translation></message>
    <message id="deed.great_siege"><translation>invasion en masse</translation></message>
    <message id="deed.ruined_walls"><translation>remparts démantelés</translation></message>
    <!-- where glory comes from -->
    <message id="glory.start"><translation>début de la partie</translation></message>
    <message id="glory.time"><translation>temps écoulé</translation></message>
    <message id="glory.deeds"><translation>actes héroïques</translation></message>
    <message id="glory.gates"><translation>portails</translation></message>
    <message id="glory.breach"><translation>brèche</translation></message>
    <message id="glory.guard_of_honour"><translation>garde d’honneur</translation></message>
    <message id="glory.extra_assault"><translation>dernier assaut</translation></message>
    <!-- how a game ends -->
    <message id="ending.glory"><translation>La forteresse est prise&#160;; la gloire désigne le vainqueur.</translation></message>
    <message id="ending.extra_assault"><translation>La gloire était à égalité&#160;; un dernier assaut a tranché.</translation></message>
    <message id="ending.time"><translation>La forteresse a tenu jusqu’au dernier tour.</translation></message>
    <!-- terms of a comparison of strength that are no pieces -->
    <message id="term.components"><translation>composants</translation></message>
    <message id="term.stone"><translation>pierre</translation></message>
    <message id="term.wood"><translation>bois</translation></message>
    <message id="term.goblins_fury"><translation>gobelins furieux</translation></message>
    <message id="term.fury"><translation>fureur gobeline</translation></message>
    <message id="term.officer"><translation>officier</translation></message>
    <message id="term.warrior"><translation>guerrier</translation></message>
</context>
</TS>
