<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Without a mouse, without sight: places and pieces as lines, typed orders, what is announced, the keys. -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- places and pieces -->
    <message id="dock.places"><translation>Places</translation></message>
    <message id="access.places.keys">
        <translation>Enter takes a piece and puts it, Esc puts it back; Ctrl+Down goes to the next line that can be used.</translation>
    </message>
    <message id="access.docks"><translation>Yours to take</translation></message>
    <message id="access.inside"><translation>Inside the stronghold</translation></message>
    <message id="access.path"><translation>path to {goal_the}</translation></message>
    <message id="access.line"><translation>{place}: {what}</translation></message>
    <message id="access.nothing"><translation>nothing</translation></message>
    <message id="access.invader"><translation>Invader: {what}</translation></message>
    <message id="access.defender"><translation>Defender: {what}</translation></message>
    <message id="access.breached"><translation>breached</translation></message>
    <message id="access.gate.fallen"><translation>fallen</translation></message>
    <message id="access.gate.now"><translation>attacked next, still stands {n}</translation></message>
    <message id="access.gate.whole"><translation>whole</translation></message>
    <message id="access.cards" numerus="yes">
        <translation>
            <numerusform>{n} hit of {cards} cards</numerusform>
            <numerusform>{n} hits of {cards} cards</numerusform>
        </translation>
    </message>
    <message id="access.accurate"><translation>shoots accurately</translation></message>
    <message id="access.face_down"><translation>face down</translation></message>
    <message id="access.possessed"><translation>possessed</translation></message>
    <message id="access.acted"><translation>has acted</translation></message>
    <message id="access.used"><translation>used this turn</translation></message>
    <message id="access.mark.take"><translation>can be taken</translation></message>
    <message id="access.mark.put"><translation>can go here</translation></message>
    <message id="access.mark.held"><translation>in your hand</translation></message>
    <message id="access.mark.inside"><translation>something here can be used</translation></message>
    <!-- typed orders, keys -->
    <message id="action_name.type_order"><translation>T&amp;ype an order…</translation></message>
    <message id="action_tip.type_order">
        <translation>Type a move in its notation; every word is completed</translation>
    </message>
    <message id="action_name.keys"><translation>&amp;Keys…</translation></message>
    <message id="action_tip.keys"><translation>All keys on one page</translation></message>
    <message id="access.typed.placeholder"><translation>Type an order: march orc RW3 W4</translation></message>
    <message id="access.typed.name"><translation>Order</translation></message>
    <message id="access.typed.words"><translation>Words that may come next</translation></message>
    <message id="access.typed.unfinished"><translation>The order is not finished.</translation></message>
    <message id="access.typed.unknown"><translation>“{word}” does not fit here.</translation></message>
    <message id="access.typed.too_long"><translation>“{word}” is one word too many.</translation></message>
    <message id="access.typed.expected"><translation>What fits: {words}.</translation></message>
    <message id="access.said.undo"><translation>Taken back.</translation></message>
    <message id="access.said.redo"><translation>Played again.</translation></message>
    <message id="access.verb.done"><translation>End this part</translation></message>
    <message id="access.verb.draft"><translation>Keep a card</translation></message>
    <message id="access.verb.flip"><translation>Flip a phase card</translation></message>
    <message id="access.verb.gain"><translation>Trade units for resources</translation></message>
    <message id="access.verb.give"><translation>Give units to the partner</translation></message>
    <message id="access.verb.accurate_shot"><translation>Have a machine shoot accurately</translation></message>
    <message id="access.verb.transfer"><translation>Move a tile</translation></message>
    <message id="access.verb.escape"><translation>Escape the knife</translation></message>
    <message id="access.verb.dispatch"><translation>Choose the dispatch</translation></message>
    <message id="access.verb.march"><translation>March</translation></message>
    <message id="access.verb.rope"><translation>Move by ropes</translation></message>
    <message id="access.verb.influence"><translation>Let an altar help</translation></message>
    <message id="access.verb.order"><translation>Lay an order</translation></message>
    <message id="access.verb.stone"><translation>Place the stone component</translation></message>
    <message id="access.verb.move"><translation>Move a unit or a hero</translation></message>
    <message id="access.verb.swap"><translation>Swap two places</translation></message>
    <message id="access.verb.pay"><translation>Lay an hourglass on an action</translation></message>
    <message id="access.verb.finish"><translation>Say where an action works</translation></message>
    <message id="access.verb.speech"><translation>The Officer’s speech</translation></message>
    <message id="access.verb.excursion"><translation>The Warrior’s excursion</translation></message>
    <message id="access.verb.deed"><translation>Do a deed</translation></message>
    <message id="access.verb.haste"><translation>Haste</translation></message>
    <message id="access.verb.aim"><translation>Aim</translation></message>
    <message id="access.verb.shoot"><translation>Shoot</translation></message>
    <message id="access.verb.keep"><translation>Keep the card</translation></message>
    <message id="access.verb.smash"><translation>Smash</translation></message>
    <message id="access.verb.remove"><translation>Remove a unit</translation></message>
    <message id="access.verb.obey"><translation>Carry out an order</translation></message>
    <message id="access.verb.detonate"><translation>Blow up an orc</translation></message>
    <message id="access.verb.call"><translation>Call a troll</translation></message>
    <message id="access.verb.heal"><translation>Heal a unit</translation></message>
    <message id="access.verb.rise"><translation>Have a unit rise again</translation></message>
    <message id="access.verb.climb"><translation>Climb from the siege tower</translation></message>
    <message id="access.verb.undo"><translation>Take the last move back</translation></message>
    <message id="access.verb.redo"><translation>Play it again</translation></message>
    <message id="access.word.own"><translation>own hourglasses</translation></message>
    <message id="access.word.barricades"><translation>hourglasses of the barricades</translation></message>
    <message id="access.word.open"><translation>face up</translation></message>
    <message id="access.word.face_down"><translation>face down</translation></message>
    <message id="access.word.hit"><translation>a hit</translation></message>
    <message id="access.word.miss"><translation>a miss</translation></message>
    <message id="access.word.accurate"><translation>accurately</translation></message>
    <message id="access.word.minor"><translation>minor dispatch</translation></message>
    <message id="access.word.major"><translation>major dispatch</translation></message>
    <message id="access.keys"><translation>Keys</translation></message>
    <message id="access.keys.what"><translation>What it does</translation></message>
    <message id="access.keys.key"><translation>Key</translation></message>
    <message id="access.keys.prompt"><translation>Prompt and choices</translation></message>
    <message id="access.keys.prompt.choice">
        <translation>Press the first to ninth choice (1 to 9)</translation>
    </message>
    <message id="access.keys.prompt.next"><translation>Go to the next button</translation></message>
    <message id="access.keys.prompt.press"><translation>Press the button</translation></message>
    <message id="access.keys.board"><translation>Board</translation></message>
    <message id="access.keys.board.next"><translation>Go to the next thing that can be used</translation></message>
    <message id="access.keys.board.around"><translation>Go around on the board</translation></message>
    <message id="access.keys.board.take"><translation>Take what is there, or put what is held</translation></message>
    <message id="access.keys.board.back"><translation>Put back what is held</translation></message>
    <message id="access.keys.board.rule"><translation>Open its rule</translation></message>
    <message id="access.keys.board.zoom"><translation>Come nearer, go away</translation></message>
    <message id="access.keys.board.fit"><translation>Show the whole board</translation></message>
    <message id="access.keys.places"><translation>Places and pieces</translation></message>
    <message id="access.keys.places.lines"><translation>Go through the lines</translation></message>
    <message id="access.keys.places.fold"><translation>Fold and unfold</translation></message>
    <message id="access.keys.places.usable">
        <translation>Go to the next line that can be used, or the one before</translation>
    </message>
    <message id="access.keys.places.take"><translation>Take, put, unfold</translation></message>
    <message id="access.keys.places.back"><translation>Put back what is held</translation></message>
    <message id="access.keys.typed"><translation>Typed orders</translation></message>
    <message id="access.keys.typed.next">
        <translation>Complete the word, go on to the next that fits</translation>
    </message>
    <message id="access.keys.typed.play"><translation>Play the order</translation></message>
    <message id="access.keys.typed.before"><translation>Bring back older orders</translation></message>
    <message id="access.keys.typed.close"><translation>Close the line</translation></message>
    <message id="access.typed.several" numerus="yes">
        <translation>
            <numerusform>{what} (one order)</numerusform>
            <numerusform>{what} ({n} orders)</numerusform>
        </translation>
    </message>
    <message id="access.tabs"><translation>Panels</translation></message>
    <message id="action_name.places"><translation>Places an&amp;d pieces</translation></message>
    <message id="action_tip.places">
        <translation>Go to the tree of places and pieces, or back to the board</translation>
    </message>
</context>
</TS>
