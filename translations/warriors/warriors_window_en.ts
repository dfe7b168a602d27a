<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The card table in the window: its prompt, what lies where, its docks. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="dock.odds"><translation>Odds</translation></message>
    <message id="dock.standings"><translation>Standings</translation></message>
    <message id="dock.round"><translation>Round</translation></message>
    <message id="game.warriors.progress"><translation>Round {n}</translation></message>
    <message id="warriors.log.end"><translation>{name} ends the battle.</translation></message>
    <!-- the letter on the cards of each people: draw others with tools/warriors_look.py -->
    <message id="warriors.letter.undead"><translation>U</translation></message>
    <message id="warriors.letter.dwarves"><translation>D</translation></message>
    <message id="warriors.letter.trolls"><translation>T</translation></message>
    <message id="warriors.letter.elves"><translation>E</translation></message>
    <message id="warriors.letter.goblins"><translation>G</translation></message>
    <message id="warriors.letter.barbarians"><translation>B</translation></message>
    <message id="warriors.desk.anybody"><translation>{when}. {names}: fire a catapult?</translation></message>
    <message id="warriors.desk.speak"><translation>{name}: fire or hold…</translation></message>
    <message id="warriors.desk.speak.brief"><translation>{name} …</translation></message>
    <message id="warriors.desk.fire" numerus="yes">
        <translation><numerusform>{name}: fire the catapult</numerusform><numerusform>{name}: fire 1 of {n} catapults</numerusform></translation>
    </message>
    <message id="warriors.desk.fire.brief" numerus="yes">
        <translation><numerusform>Fire</numerusform><numerusform>Fire 1/{n}</numerusform></translation>
    </message>
    <message id="warriors.desk.rest.window"><translation>{name}: not now</translation></message>
    <message id="warriors.desk.rest.window.brief"><translation>Not now</translation></message>
    <message id="warriors.desk.rest.attack"><translation>{name}: not in this attack</translation></message>
    <message id="warriors.desk.rest.attack.brief"><translation>Not this attack</translation></message>
    <message id="warriors.desk.rest.card"><translation>{name}: not during this battle</translation></message>
    <message id="warriors.desk.rest.card.brief"><translation>Not this battle</translation></message>
    <message id="warriors.desk.rest.round"><translation>{name}: not in this round</translation></message>
    <message id="warriors.desk.rest.round.brief"><translation>Not this round</translation></message>
    <message id="warriors.desk.nobody.card"><translation>Nobody during this battle</translation></message>
    <message id="warriors.desk.nobody.card.brief"><translation>Nobody this battle</translation></message>
    <message id="warriors.desk.nobody.round"><translation>Nobody in this round</translation></message>
    <message id="warriors.desk.nobody.round.brief"><translation>Nobody this round</translation></message>
    <message id="warriors.desk.done.attack"><translation>No shots this attack</translation></message>
    <message id="warriors.desk.done.window"><translation>No shots now</translation></message>
    <message id="warriors.desk.back"><translation>Back</translation></message>
    <message id="warriors.desk.open"><translation>Click to spread these cards.</translation></message>
    <message id="warriors.desk.middle"><translation>Centre of the table</translation></message>
    <message id="warriors.desk.hint.keep"><translation>Click the cards to keep, or drag them to the right.</translation></message>
    <message id="warriors.desk.hint.some"><translation>Click a chosen card to remove it.</translation></message>
    <message id="warriors.desk.hint.full"><translation>Click “{button}”, or a chosen card to remove it.</translation></message>
    <message id="warriors.desk.left.keep" numerus="yes">
        <translation><numerusform>{seat}: choose {n} more card to keep.</numerusform><numerusform>{seat}: choose {n} more cards to keep.</numerusform></translation>
    </message>
    <message id="warriors.desk.left.band" numerus="yes">
        <translation><numerusform>{seat}: choose {n} more infantry card for the band.</numerusform><numerusform>{seat}: choose {n} more infantry cards for the band.</numerusform></translation>
    </message>
    <message id="warriors.desk.full.keep"><translation>{seat}: all cards are chosen.</translation></message>
    <message id="warriors.desk.full.band"><translation>{seat}: the band is complete.</translation></message>
    <message id="warriors.desk.go_on.again"><translation>{seat}: attack again, or end the battle card?</translation></message>
    <message id="warriors.desk.go_on.charge"><translation>{seat}: charge another target, or end the battle card?</translation></message>
    <message id="warriors.desk.chosen"><translation>{seat}: choice made.</translation></message>
    <message id="warriors.desk.hint.chosen"><translation>Click cards to change your choice, or confirm.</translation></message>
    <message id="warriors.desk.hint.wizard"><translation>Drag the wizard onto a faction.</translation></message>
    <message id="warriors.desk.hint.flames"><translation>Drag the flame onto a dragon.</translation></message>
    <message id="warriors.desk.hint.attack"><translation>Drag a faction onto its target, or click one, then the other.</translation></message>
    <message id="warriors.desk.hint.dragon"><translation>Drag a dragon onto its target, or click one, then the other.</translation></message>
    <message id="warriors.desk.hint.band"><translation>Click the infantry for the band.</translation></message>
    <message id="warriors.desk.hint.target"><translation>Drag the band onto its target.</translation></message>
    <message id="warriors.desk.hint.retarget"><translation>Drag the attackers onto another target.</translation></message>
    <message id="warriors.desk.hint.go_on"><translation>To charge, drag the card that will camp onto the next target.</translation></message>
    <message id="warriors.desk.piles"><translation>Victory pile</translation></message>
    <message id="warriors.desk.red"><translation>Attacker’s dice: {dice}</translation></message>
    <message id="warriors.desk.black"><translation>Defender’s dice: {dice}</translation></message>
    <message id="warriors.desk.red.area"><translation>Attacker’s dice</translation></message>
    <message id="warriors.desk.black.area"><translation>Defender’s dice</translation></message>
    <message id="warriors.desk.card.area"><translation>Current battle card</translation></message>
    <message id="warriors.desk.band.area"><translation>Band</translation></message>
    <message id="warriors.desk.track.area"><translation>Upcoming battle cards</translation></message>
    <message id="warriors.desk.hand.area"><translation>Hand</translation></message>
    <message id="warriors.desk.kept.area"><translation>To keep</translation></message>
    <message id="warriors.desk.pile.area"><translation>Draw pile</translation></message>
    <message id="warriors.desk.discard.area"><translation>Discard pile</translation></message>
    <message id="warriors.desk.part.catapults"><translation>catapults</translation></message>
    <message id="warriors.desk.part.waiting"><translation>to be placed</translation></message>
    <message id="warriors.desk.victory" numerus="yes">
        <translation><numerusform>Victory pile: {n} card</numerusform><numerusform>Victory pile: {n} cards</numerusform></translation>
    </message>
    <message id="warriors.desk.pile" numerus="yes">
        <translation><numerusform>Draw pile: {n} card</numerusform><numerusform>Draw pile: {n} cards</numerusform></translation>
    </message>
    <message id="warriors.desk.discard" numerus="yes">
        <translation><numerusform>Discard pile: {n} card</numerusform><numerusform>Discard pile: {n} cards</numerusform></translation>
    </message>
    <message id="warriors.desk.done.keep" numerus="yes">
        <translation><numerusform>Keep {n} card</numerusform><numerusform>Keep {n} cards</numerusform></translation>
    </message>
    <message id="warriors.desk.done.band" numerus="yes">
        <translation><numerusform>Form band of {n}</numerusform><numerusform>Form band of {n}</numerusform></translation>
    </message>
    <message id="warriors.desk.price.flame" numerus="yes">
        <translation><numerusform>Discard its last flame</numerusform><numerusform>Discard 1 of its {n} flames</numerusform></translation>
    </message>
    <message id="warriors.desk.price.dragon" numerus="yes">
        <translation><numerusform>Lose the dragon: {n} point for {name}</numerusform><numerusform>Lose the dragon: {n} points for {name}</numerusform></translation>
    </message>
    <message id="warriors.desk.burn"><translation>Discard flames throughout this battle</translation></message>
    <message id="warriors.desk.burn.brief"><translation>Whole battle</translation></message>
    <message id="warriors.desk.stock"><translation>{where} · {name}: score {points}, victory pile {pile}</translation></message>
    <message id="warriors.desk.stock.hand"><translation>{where} · {name}: score {points}, victory pile {pile}, hand {hand}</translation></message>
    <!-- odds: how an attack or a shot can end, and what it is worth -->
    <message id="warriors.odds.nothing"><translation>When an attack or shot is possible, this panel shows its odds and what it is worth.</translation></message>
    <message id="warriors.odds.more" numerus="yes">
        <translation>
            <numerusform>{n} more option is possible. Pick up the card you want to play to see only its odds.</numerusform>
            <numerusform>{n} more options are possible. Pick up the card you want to play to see only its odds.</numerusform>
        </translation>
    </message>
    <message id="warriors.odds.settled"><translation>The dice are fixed here; these are the normal odds.</translation></message>
    <message id="warriors.odds.settled.dice"><translation>The dice are fixed here ({dice}); these are the normal odds.</translation></message>
    <message id="warriors.odds.settled.red"><translation>red {faces}</translation></message>
    <message id="warriors.odds.settled.black"><translation>black {faces}</translation></message>
    <message id="warriors.odds.settled.catapult"><translation>catapult {faces}</translation></message>
    <message id="warriors.odds.against"><translation>The dice are as bad as possible for you here; these are the normal odds.</translation></message>
    <message id="warriors.odds.title"><translation>{side} → {target}</translation></message>
    <message id="warriors.odds.again"><translation>Again → {target}</translation></message>
    <message id="warriors.odds.charge"><translation>Charge, {camp} camps → {target}</translation></message>
    <message id="warriors.odds.percent"><translation>{share}%</translation></message>
    <message id="warriors.odds.share"><translation>{what} {share}</translation></message>
    <message id="warriors.odds.attack"><translation>{won}–{lost}</translation></message>
    <message id="warriors.odds.hit"><translation>hit</translation></message>
    <message id="warriors.odds.miss"><translation>miss</translation></message>
    <message id="warriors.odds.worth"><translation>Points: {own} {own_points}, {other} {other_points}</translation></message>
    <!-- standings -->
    <message id="warriors.standings.people"><translation>{people} ({bonus})</translation></message>
    <message id="warriors.standings.points"><translation>Points now</translation></message>
    <message id="warriors.standings.words.leads"><translation>{people}: {name} leads by {by} and gets the bonus of {bonus}</translation></message>
    <message id="warriors.standings.words.shares"><translation>{people}: {name} shares the lead; each gets the bonus of {bonus}</translation></message>
    <message id="warriors.standings.words.behind"><translation>{people}: {name} is {by} behind; no bonus</translation></message>
    <message id="warriors.round.title"><translation>Round {round} is over</translation></message>
    <message id="warriors.round.none"><translation>After each round, this panel shows who won what.</translation></message>
    <message id="warriors.round.seat"><translation>{name}: score {points}</translation></message>
    <message id="warriors.round.won"><translation>Won: {cards}.</translation></message>
    <message id="warriors.round.won.none"><translation>Won nothing.</translation></message>
    <message id="warriors.round.lost" numerus="yes">
        <translation><numerusform>Lost {n} card.</numerusform><numerusform>Lost {n} cards.</numerusform></translation>
    </message>
    <message id="warriors.round.left" numerus="yes">
        <translation><numerusform>{n} card on the table, victory pile {pile}.</numerusform><numerusform>{n} cards on the table, victory pile {pile}.</numerusform></translation>
    </message>
    <message id="warriors.standings.words.pile" numerus="yes">
        <translation><numerusform>{name}: {n} point from the victory pile</numerusform><numerusform>{name}: {n} points from the victory pile</numerusform></translation>
    </message>
    <message id="warriors.standings.words.total" numerus="yes">
        <translation><numerusform>{name}: {n} point if the game ended now</numerusform><numerusform>{name}: {n} points if the game ended now</numerusform></translation>
    </message>
    <!-- a new match -->
    <message id="option.warriors.seats.2"><translation>2</translation></message>
    <message id="option.warriors.seats.3"><translation>3</translation></message>
    <message id="option.warriors.seats.4"><translation>4</translation></message>
    <message id="option.warriors.seats.5"><translation>5</translation></message>
    <message id="option.warriors.seats.6"><translation>6</translation></message>
    <message id="option.warriors.seats.2.words"><translation>Duel.</translation></message>
    <message id="option.warriors.seats.3.words"><translation>Three players, free-for-all.</translation></message>
    <message id="option.warriors.seats.4.words"><translation>The maximum for the base game.</translation></message>
    <message id="option.warriors.seats.5.words"><translation>Draconic Hordes required.</translation></message>
    <message id="option.warriors.seats.6.words"><translation>Draconic Hordes required.</translation></message>
    <message id="option.warriors.box.base.words"><translation>Six peoples, wizards and catapults: 110 cards.</translation></message>
    <message id="option.warriors.box.hordes.words"><translation>Dragons and their flames as well: 165 cards.</translation></message>
    <message id="option.warriors.dealer.lot.words"><translation>Random dealer.</translation></message>
    <message id="option.warriors.dealer.a.words"><translation>Player A deals; the player to the dealer’s left goes first.</translation></message>
    <message id="option.warriors.dealer.b.words"><translation>Player B deals; the player to the dealer’s left goes first.</translation></message>
    <message id="option.warriors.dealer.c.words"><translation>Player C deals; the player to the dealer’s left goes first.</translation></message>
    <message id="option.warriors.dealer.d.words"><translation>Player D deals; the player to the dealer’s left goes first.</translation></message>
    <message id="option.warriors.dealer.e.words"><translation>Player E deals; the player to the dealer’s left goes first.</translation></message>
    <message id="option.warriors.dealer.f.words"><translation>Player F deals; the player to the dealer’s left goes first.</translation></message>
    <message id="option.warriors.handicap.none.words"><translation>Every player starts with the same number of cards.</translation></message>
    <message id="option.warriors.handicap.a_1.words"><translation>Player A starts with 1 extra card.</translation></message>
    <message id="option.warriors.handicap.a_2.words"><translation>Player A starts with 2 extra cards.</translation></message>
    <message id="option.warriors.handicap.b_1.words"><translation>Player B starts with 1 extra card.</translation></message>
    <message id="option.warriors.handicap.b_2.words"><translation>Player B starts with 2 extra cards.</translation></message>
    <message id="option.warriors.handicap.c_1.words"><translation>Player C starts with 1 extra card.</translation></message>
    <message id="option.warriors.handicap.c_2.words"><translation>Player C starts with 2 extra cards.</translation></message>
    <message id="option.warriors.handicap.d_1.words"><translation>Player D starts with 1 extra card.</translation></message>
    <message id="option.warriors.handicap.d_2.words"><translation>Player D starts with 2 extra cards.</translation></message>
    <message id="option.warriors.handicap.e_1.words"><translation>Player E starts with 1 extra card.</translation></message>
    <message id="option.warriors.handicap.e_2.words"><translation>Player E starts with 2 extra cards.</translation></message>
    <message id="option.warriors.handicap.f_1.words"><translation>Player F starts with 1 extra card.</translation></message>
    <message id="option.warriors.handicap.f_2.words"><translation>Player F starts with 2 extra cards.</translation></message>
    <!-- how a battle is shown -->
    <message id="warriors.desk.pair.1"><translation>Highest die</translation></message>
    <message id="warriors.desk.pair.2"><translation>Second die</translation></message>
    <message id="warriors.desk.pair.bows"><translation>Bows</translation></message>
    <message id="warriors.desk.pair.dragon"><translation>Dragon</translation></message>
    <message id="warriors.desk.wins"><translation>{name} wins</translation></message>
    <message id="warriors.result.card"><translation>{red}:{black} – {winner} wins {card_a}</translation></message>
    <message id="warriors.result.flame"><translation>{red}:{black} – {winner} wins, {loser} discards a flame</translation></message>
    <message id="warriors.result.nothing"><translation>{red}:{black} – {winner} wins, but no card is left to take</translation></message>
    <message id="warriors.result.open"><translation>{red}:{black} – {winner} wins</translation></message>
    <message id="warriors.result.fight"><translation>{card_the}: {side_plain} against {target_plain}</translation></message>
    <message id="warriors.result.shot.card"><translation>Catapult {die}: a hit – {name} wins {card_a}</translation></message>
    <message id="warriors.result.shot.wizard"><translation>Catapult {die}: a hit – the wizard is discarded ({name})</translation></message>
    <message id="warriors.result.shot.miss"><translation>Catapult {die}: a miss ({name})</translation></message>
    <message id="warriors.desk.kept.count"><translation>To keep: {n} of {size}</translation></message>
</context>
</TS>
