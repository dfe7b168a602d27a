<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the rafts say. -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="seat.red"><translation>Red raft</translation></message>
    <message id="seat.blue"><translation>Blue raft</translation></message>
    <message id="seat.green"><translation>Green raft</translation></message>
    <message id="seat.yellow"><translation>Yellow raft</translation></message>
    <message id="seat.white"><translation>White raft</translation></message>
    <message id="seat.black"><translation>Black raft</translation></message>
    <message id="option.rafts.seats.2"><translation>2</translation></message>
    <message id="option.rafts.seats.2.words"><translation>2 rafts.</translation></message>
    <message id="option.rafts.seats.3"><translation>3</translation></message>
    <message id="option.rafts.seats.3.words"><translation>3 rafts.</translation></message>
    <message id="option.rafts.seats.4"><translation>4</translation></message>
    <message id="option.rafts.seats.4.words"><translation>4 rafts.</translation></message>
    <message id="option.rafts.seats.5"><translation>5</translation></message>
    <message id="option.rafts.seats.5.words"><translation>5 rafts.</translation></message>
    <message id="option.rafts.seats.6"><translation>6</translation></message>
    <message id="option.rafts.seats.6.words"><translation>6 rafts.</translation></message>
    <message id="game.rafts.progress"><translation>round {n}</translation></message>
    <message id="option.rafts.river"><translation>River</translation></message>
    <message id="option.rafts.river.short"><translation>Short</translation></message>
    <message id="option.rafts.river.short.words"><translation>8 places to the landing.</translation></message>
    <message id="option.rafts.river.long"><translation>Long</translation></message>
    <message id="option.rafts.river.long.words"><translation>12 places to the landing.</translation></message>
    <message id="rafts.move.row"><translation>row with {effort}</translation></message>
    <message id="rafts.move.throw"><translation>throw the rope</translation></message>
    <message id="rafts.move.keep"><translation>keep the rope</translation></message>
    <message id="rafts.decision.row"><translation>{seat}: choose how hard to row.</translation></message>
    <message id="rafts.decision.rope"><translation>{seat}: throw the rope, or keep it.</translation></message>
    <message id="rafts.event.chose"><translation>{seat} has chosen.</translation></message>
    <message id="rafts.event.chose.seen"><translation>{seat} rows with {effort}.</translation></message>
    <message id="rafts.event.shown"><translation>All efforts are shown: {efforts}.</translation></message>
    <message id="rafts.event.cast"><translation>The rapids are {rapids}.</translation></message>
    <message id="rafts.event.answered.thrown"><translation>{seat} throws a rope.</translation></message>
    <message id="rafts.event.answered.kept"><translation>{seat} keeps the rope.</translation></message>
    <message id="rafts.event.caught"><translation>{seat} loses the rope.</translation></message>
    <message id="rafts.event.moved"><translation>{seat} goes to {at}.</translation></message>
    <message id="rafts.event.tipped"><translation>{seat} tips over.</translation></message>
    <message id="rafts.event.rose"><translation>The flood rises to {to}.</translation></message>
    <message id="rafts.reason.game_over"><translation>The game is over.</translation></message>
    <message id="rafts.reason.not_asked"><translation>Others decide now.</translation></message>
    <message id="rafts.reason.not_now"><translation>This cannot be answered now.</translation></message>
    <message id="rafts.source"><translation>rule {rule}</translation></message>
    <message id="rafts.ending.flood"><translation>The flood has taken everybody.</translation></message>
    <message id="rafts.ending.landing"><translation>The landing is reached.</translation></message>
    <message id="rafts.table.river"><translation>Round {round}: landing at {length}, flood at {flood}</translation></message>
    <message id="rafts.table.raft.open"><translation>{seat} at {at}, {rope}</translation></message>
    <message id="rafts.table.raft.chosen"><translation>{seat} at {at}, {rope}, rows with {effort}</translation></message>
    <message id="rafts.table.raft.hidden"><translation>{seat} at {at}, {rope}, has chosen</translation></message>
    <message id="rafts.table.rope"><translation>with a rope</translation></message>
    <message id="rafts.table.no_rope"><translation>without a rope</translation></message>
    <message id="problem.rafts_stuck"><translation>everybody has answered already</translation></message>
    <message id="simulate.rafts.tipped"><translation>rafts tipped over per game</translation></message>
    <message id="player.careful"><translation>Careful</translation></message>
    <message id="rafts.aim"><translation>keeps {lead} places before the flood.</translation></message>
    <message id="rafts.aim.lead"><translation>Places before the flood</translation></message>
    <message id="rafts.aim.hard"><translation>row with {effort}.</translation></message>
    <message id="rafts.aim.rapids"><translation>The rapids: any of six, each as likely.</translation></message>
    <message id="player.telling"><translation>Telling</translation></message>
    <message id="player.secretive"><translation>Secretive</translation></message>
    <message id="player.slow"><translation>Slow</translation></message>
    <message id="player.babbling"><translation>Babbling</translation></message>
    <message id="player.stubborn"><translation>Stubborn</translation></message>
    <message id="player.dying"><translation>Dying</translation></message>
    <message id="player.wrong"><translation>Wrong</translation></message>
</context>
</TS>
