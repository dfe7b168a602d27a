<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window says of this game: its docks, its options, its prompts. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- docks -->
    <message id="dock.phase_cards"><translation>Cards</translation></message>
    <message id="dock.buildings"><translation>Buildings</translation></message>
    <message id="dock.heroes"><translation>Heroes</translation></message>
    <message id="dock.report"><translation>Assault</translation></message>
    <message id="dock.glory"><translation>Glory</translation></message>
    <message id="dock.supply"><translation>Supply</translation></message>
    <!-- what Done leaves unused -->
    <message id="game.stronghold.unused.dispatch"><translation>You have not dispatched any troops this turn.</translation></message>
    <!-- new game -->
    <message id="option.stronghold.edition"><translation>Edition</translation></message>
    <message id="option.stronghold.edition.revised"><translation>Revised</translation></message>
    <message id="option.stronghold.edition.revised.words">
        <translation>The later rulebook, with community corrections.</translation>
    </message>
    <message id="option.stronghold.edition.first"><translation>First</translation></message>
    <message id="option.stronghold.edition.first.words">
        <translation>The rules as first printed: altars on the foregrounds, more expensive cauldrons, more wooden components.</translation>
    </message>
    <message id="option.stronghold.cards"><translation>Phase cards</translation></message>
    <message id="option.stronghold.cards.ready"><translation>Starter set</translation></message>
    <message id="option.stronghold.cards.ready.words">
        <translation>The Invader uses the starred cards: good for a first game.</translation>
    </message>
    <message id="option.stronghold.cards.draft"><translation>Draft</translation></message>
    <message id="option.stronghold.cards.draft.words">
        <translation>The Invader draws two cards for each phase and keeps one.</translation>
    </message>
    <message id="option.stronghold.handicap"><translation>Handicap</translation></message>
    <message id="option.stronghold.handicap.none"><translation>None</translation></message>
    <message id="option.stronghold.handicap.none.words">
        <translation>Both sides start without extra glory.</translation>
    </message>
    <message id="option.stronghold.handicap.invader_2"><translation>Invader +2</translation></message>
    <message id="option.stronghold.handicap.invader_2.words"><translation>The Invader starts with 2 extra glory points.</translation></message>
    <message id="option.stronghold.handicap.invader_4"><translation>Invader +4</translation></message>
    <message id="option.stronghold.handicap.invader_4.words"><translation>The Invader starts with 4 extra glory points.</translation></message>
    <message id="option.stronghold.handicap.defender_2"><translation>Defender +2</translation></message>
    <message id="option.stronghold.handicap.defender_2.words"><translation>The Defender starts with 2 extra glory points.</translation></message>
    <message id="option.stronghold.handicap.defender_4"><translation>Defender +4</translation></message>
    <message id="option.stronghold.handicap.defender_4.words"><translation>The Defender starts with 4 extra glory points.</translation></message>
    <!-- prompt -->
    <message id="window.where.phase"><translation>phase {n}, {name}</translation></message>
    <message id="window.hint.draft"><translation>Click the card you want to keep.</translation></message>
    <message id="window.hint.flip">
        <translation>Flip cards in the “Cards” panel, or begin the turn.</translation>
    </message>
    <message id="window.hint.cards">
        <translation>Drag a tile from its card to the board, or click a price, then a highlighted place.</translation>
    </message>
    <message id="window.hint.supplies">
        <translation>Click the unit on the card to trade it, or drag one from your hand.</translation>
    </message>
    <message id="window.hint.dispatch">
        <translation>Click a dispatch to move your troops; drag an order from the card to a wall section.</translation>
    </message>
    <message id="window.hint.dispatch.march"><translation>Click a dispatch to move your troops.</translation></message>
    <message id="window.hint.dispatch.orders"><translation>Drag an order from the card to a wall section.</translation></message>
    <message id="window.hint.march">
        <translation>Drag a highlighted unit to a highlighted place, or click one, then the other. Mouse wheel, number keys or Shift: move several.</translation>
    </message>
    <message id="window.hint.march.a"><translation>Drag a highlighted unit to a wall section, up to {number} from each rampart. Shift or mouse wheel: several.</translation></message>
    <message id="window.hint.march.b"><translation>Drag a highlighted unit to a rampart, up to {number} from each foreground. Shift or mouse wheel: several.</translation></message>
    <message id="window.hint.march.c"><translation>Drag units from the camp to a highlighted place, up to {number} per side. Shift or mouse wheel: several.</translation></message>
    <message id="window.hint.stone"><translation>Click a highlighted wall section, or drag the stone there.</translation></message>
    <message id="window.hint.spend">
        <translation>Drag an hourglass to an action or a unit to a place, or click one, then the other.</translation>
    </message>
    <message id="window.hint.finish"><translation>Click a highlighted place on the board.</translation></message>
    <message id="window.hint.aim">
        <translation>Drag a highlighted weapon to its target, or click the weapon, then the target.</translation>
    </message>
    <message id="window.hint.shoot">
        <translation>Drag a highlighted shooter to the target, or click one, then the other. Mouse wheel, number keys or Shift: several shooters.</translation>
    </message>
    <message id="window.hint.fire"><translation>The arrows show who shoots at what. Undo removes the last one.</translation></message>
    <message id="window.fire"><translation>Fire!</translation></message>
    <message id="window.hint.choose"><translation>Click a highlighted piece on the board.</translation></message>
    <message id="window.choice.stone" numerus="yes">
        <translation>
            <numerusform>Place the free stone</numerusform>
            <numerusform>Place a free stone ({n} left)</numerusform>
        </translation>
    </message>
    <message id="window.choice.priced"><translation>{what} ({more})</translation></message>
    <message id="window.choice.dispatch"><translation>up to {number} units, {price}</translation></message>
    <message id="window.board.barbican"><translation>Barbican</translation></message>
    <!-- cards -->
    <message id="window.card.flip"><translation>Flip to: {name}</translation></message>
    <message id="window.card.flip.tip">
        <translation>Flip this card to its special side “{name}” for the rest of the game; you lose its normal actions.</translation>
    </message>
    <message id="window.cards.draft"><translation>{phase}: choose a card to keep</translation></message>
    <message id="window.cards.draft.words">
        <translation>The other cards are removed from the game. Whichever you keep can be flipped later to “{special}”:</translation>
    </message>
    <message id="window.cards.draft.card"><translation>{phase}, card {number}</translation></message>
    <message id="window.cards.flip"><translation>Flip cards, or leave them as they are</translation></message>
    <message id="window.cards.flip.words">
        <translation>A flipped card shows its special side for the rest of the game and loses its normal actions. When you are ready, begin the turn.</translation>
    </message>
    <message id="window.cards.look"><translation>Phase cards</translation></message>
    <message id="window.cards.look.words">
        <translation>The actions on each card, their costs and their effects. Each can be used once per turn.</translation>
    </message>
    <message id="window.cards.only_here"><translation>Only on this card</translation></message>
    <message id="window.cards.other_side"><translation>If flipped, for the rest of the game:</translation></message>
    <message id="window.cards.keep"><translation>Keep this card</translation></message>
    <message id="window.cards.keep.brief"><translation>Keep</translation></message>
    <message id="window.cards.turn"><translation>Flip</translation></message>
    <message id="window.cards.away"><translation>Show board</translation></message>
    <message id="window.cards.show"><translation>Show all cards</translation></message>
    <message id="window.card.used"><translation>{used} of {of} used</translation></message>
    <message id="window.card.special"><translation>special side</translation></message>
    <message id="window.card.offer"><translation>Cards on offer</translation></message>
    <message id="window.hand.unit"><translation>In hand: {units}</translation></message>
    <message id="window.price.resources" numerus="yes">
        <translation>
            <numerusform>{n} resource</numerusform>
            <numerusform>{n} resources</numerusform>
        </translation>
    </message>
    <message id="window.price.hourglasses" numerus="yes">
        <translation>
            <numerusform>{n} hourglass</numerusform>
            <numerusform>{n} hourglasses</numerusform>
        </translation>
    </message>
    <message id="window.price.pay"><translation>Pay with {units}</translation></message>
    <message id="window.price.gain"><translation>Trade {units}: {resources}</translation></message>
    <message id="window.button.begin"><translation>Begin</translation></message>
    <message id="window.button.use"><translation>Use</translation></message>
    <!-- buildings -->
    <message id="window.building.saboteur"><translation>saboteur</translation></message>
    <message id="window.building.fire"><translation>fire</translation></message>
    <message id="window.building.last_legs"><translation>on its last legs</translation></message>
    <message id="window.action.paid"><translation>{paid} of {cost} hourglasses</translation></message>
    <message id="window.action.pay"><translation>Pay an hourglass</translation></message>
    <message id="window.action.where"><translation>Choose where it takes effect</translation></message>
    <message id="window.purse.own" numerus="yes">
        <translation>
            <numerusform>{n} hourglass to spend</numerusform>
            <numerusform>{n} hourglasses to spend</numerusform>
        </translation>
    </message>
    <message id="window.purse.barricades" numerus="yes">
        <translation>
            <numerusform>{n} hourglass (workshop only)</numerusform>
            <numerusform>{n} hourglasses (workshop only)</numerusform>
        </translation>
    </message>
    <message id="window.purse.stone" numerus="yes">
        <translation>
            <numerusform>{n} stone component to place</numerusform>
            <numerusform>{n} stone components to place</numerusform>
        </translation>
    </message>
    <!-- heroes and deeds -->
    <message id="window.heroes.heroes"><translation>Heroes</translation></message>
    <message id="window.heroes.dishonour"><translation>Dishonourable deeds</translation></message>
    <message id="window.heroes.glory"><translation>The Invader’s glorious deeds</translation></message>
    <message id="window.hero.action"><translation>{hero}: {action}</translation></message>
    <message id="window.hero.possessed"><translation>possessed</translation></message>
    <message id="window.hero.speech" numerus="yes">
        <translation>
            <numerusform>Speech for {n} hourglass</numerusform>
            <numerusform>Speech for {n} hourglasses</numerusform>
        </translation>
    </message>
    <message id="window.deed.use"><translation>Use</translation></message>
    <message id="window.deed.left"><translation>Worth 1 glory if unused</translation></message>
    <message id="window.deed.gone"><translation>Used</translation></message>
    <message id="window.deed.done"><translation>Done</translation></message>
    <message id="window.deed.progress"><translation>{have} of {need}</translation></message>
    <!-- glory, supply, log, assault -->
    <message id="window.glory.turn"><translation>Turn {n} of {of}</translation></message>
    <message id="window.supply.invader"><translation>Invader troops</translation></message>
    <message id="window.supply.defender"><translation>Defender units not in play</translation></message>
    <message id="window.supply.pieces"><translation>Pieces left in the supply</translation></message>
    <message id="window.heap.camp"><translation>Camp</translation></message>
    <message id="window.heap.bag"><translation>Bag</translation></message>
    <message id="window.heap.discard"><translation>Discard</translation></message>
    <message id="window.heap.paid"><translation>Paid this turn</translation></message>
    <message id="window.heap.sacrificed"><translation>Sacrificed</translation></message>
    <message id="window.heap.free"><translation>Available</translation></message>
    <message id="window.log.hidden"><translation>a face-down order</translation></message>
    <message id="window.report.none"><translation>No assault yet.</translation></message>
    <message id="window.report.begun"><translation>The assault has begun; nothing has happened yet.</translation></message>
    <message id="window.report.count"><translation>{n} of {of}</translation></message>
    <message id="window.report.side"><translation>{side}: {n}</translation></message>
    <message id="window.report.back"><translation>Back</translation></message>
    <message id="window.report.next"><translation>Next</translation></message>
    <message id="window.report.skip"><translation>Skip to the end</translation></message>
    <message id="tally.stronghold.points"><translation>Most glory</translation></message>
    <message id="tally.stronghold.turns"><translation>Longest siege</translation></message>
    <message id="tally.side.stronghold.invader"><translation>Invader</translation></message>
    <message id="tally.side.stronghold.defender"><translation>Defender</translation></message>
</context>
</TS>
