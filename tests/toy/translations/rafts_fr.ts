<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the rafts say. -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="seat.red"><translation>Radeau rouge</translation></message>
    <message id="seat.blue"><translation>Radeau bleu</translation></message>
    <message id="seat.green"><translation>Radeau vert</translation></message>
    <message id="seat.yellow"><translation>Radeau jaune</translation></message>
    <message id="seat.white"><translation>Radeau blanc</translation></message>
    <message id="seat.black"><translation>Radeau noir</translation></message>
    <message id="option.rafts.seats.2"><translation>2</translation></message>
    <message id="option.rafts.seats.2.words"><translation>2 radeaux.</translation></message>
    <message id="option.rafts.seats.3"><translation>3</translation></message>
    <message id="option.rafts.seats.3.words"><translation>3 radeaux.</translation></message>
    <message id="option.rafts.seats.4"><translation>4</translation></message>
    <message id="option.rafts.seats.4.words"><translation>4 radeaux.</translation></message>
    <message id="option.rafts.seats.5"><translation>5</translation></message>
    <message id="option.rafts.seats.5.words"><translation>5 radeaux.</translation></message>
    <message id="option.rafts.seats.6"><translation>6</translation></message>
    <message id="option.rafts.seats.6.words"><translation>6 radeaux.</translation></message>
    <message id="game.rafts.progress"><translation>manche {n}</translation></message>
    <message id="option.rafts.river"><translation>Rivière</translation></message>
    <message id="option.rafts.river.short"><translation>Courte</translation></message>
    <message id="option.rafts.river.short.words"><translation>8 cases jusqu’au débarcadère.</translation></message>
    <message id="option.rafts.river.long"><translation>Longue</translation></message>
    <message id="option.rafts.river.long.words"><translation>12 cases jusqu’au débarcadère.</translation></message>
    <message id="rafts.move.row"><translation>ramer à {effort}</translation></message>
    <message id="rafts.move.throw"><translation>lancer la corde</translation></message>
    <message id="rafts.move.keep"><translation>garder la corde</translation></message>
    <message id="rafts.decision.row"><translation>{seat} : choisissez votre effort.</translation></message>
    <message id="rafts.decision.rope"><translation>{seat} : lancez la corde, ou gardez-la.</translation></message>
    <message id="rafts.event.chose"><translation>{seat} a choisi.</translation></message>
    <message id="rafts.event.chose.seen"><translation>{seat} rame à {effort}.</translation></message>
    <message id="rafts.event.shown"><translation>Tous les efforts sont dévoilés : {efforts}.</translation></message>
    <message id="rafts.event.cast"><translation>Les rapides sont à {rapids}.</translation></message>
    <message id="rafts.event.answered.thrown"><translation>{seat} lance une corde.</translation></message>
    <message id="rafts.event.answered.kept"><translation>{seat} garde la corde.</translation></message>
    <message id="rafts.event.caught"><translation>{seat} perd la corde.</translation></message>
    <message id="rafts.event.moved"><translation>{seat} avance en {at}.</translation></message>
    <message id="rafts.event.tipped"><translation>{seat} chavire.</translation></message>
    <message id="rafts.event.rose"><translation>La crue monte à {to}.</translation></message>
    <message id="rafts.reason.game_over"><translation>La partie est finie.</translation></message>
    <message id="rafts.reason.not_asked"><translation>C’est à d’autres de décider.</translation></message>
    <message id="rafts.reason.not_now"><translation>Ce n’est pas le moment.</translation></message>
    <message id="rafts.source"><translation>règle {rule}</translation></message>
    <message id="rafts.ending.flood"><translation>La crue a emporté tout le monde.</translation></message>
    <message id="rafts.ending.landing"><translation>Le débarcadère est atteint.</translation></message>
    <message id="rafts.table.river"><translation>Tour {round} : débarcadère en {length}, crue en {flood}</translation></message>
    <message id="rafts.table.raft.open"><translation>{seat} en {at}, {rope}</translation></message>
    <message id="rafts.table.raft.chosen"><translation>{seat} en {at}, {rope}, rame à {effort}</translation></message>
    <message id="rafts.table.raft.hidden"><translation>{seat} en {at}, {rope}, a choisi</translation></message>
    <message id="rafts.table.rope"><translation>avec une corde</translation></message>
    <message id="rafts.table.no_rope"><translation>sans corde</translation></message>
    <message id="problem.rafts_stuck"><translation>tout le monde a déjà répondu</translation></message>
    <message id="simulate.rafts.tipped"><translation>radeaux chavirés par partie</translation></message>
    <message id="player.careful"><translation>Prudent</translation></message>
    <message id="rafts.aim"><translation>garde {lead} places d’avance sur la crue.</translation></message>
    <message id="rafts.aim.lead"><translation>Places d’avance sur la crue</translation></message>
    <message id="rafts.aim.hard"><translation>ramer à {effort}.</translation></message>
    <message id="rafts.aim.rapids"><translation>Les rapides&#160;: une face sur six, toutes égales.</translation></message>
    <message id="player.telling"><translation>Bavard</translation></message>
    <message id="player.secretive"><translation>Secret</translation></message>
    <message id="player.slow"><translation>Lent</translation></message>
    <message id="player.babbling"><translation>Bavard</translation></message>
    <message id="player.stubborn"><translation>Têtu</translation></message>
    <message id="player.dying"><translation>Mourant</translation></message>
    <message id="player.wrong"><translation>Fautif</translation></message>
</context>
</TS>
