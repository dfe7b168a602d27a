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
    <message id="access.line"><translation>{place}: {what}</translation></message>
    <message id="access.nothing"><translation>nothing</translation></message>
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
    <message id="access.typed.placeholder"><translation>Type an order, word by word</translation></message>
    <message id="access.typed.name"><translation>Order</translation></message>
    <message id="access.typed.words"><translation>Words that may come next</translation></message>
    <message id="access.typed.unfinished"><translation>The order is not finished.</translation></message>
    <message id="access.typed.unknown"><translation>“{word}” does not fit here.</translation></message>
    <message id="access.typed.too_long"><translation>“{word}” is one word too many.</translation></message>
    <message id="access.typed.expected"><translation>What fits: {words}.</translation></message>
    <message id="access.said.undo"><translation>Taken back.</translation></message>
    <message id="access.said.redo"><translation>Played again.</translation></message>
    <message id="access.verb.undo"><translation>Take the last move back</translation></message>
    <message id="access.verb.redo"><translation>Play it again</translation></message>
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
    <message id="access.keys.board.count"><translation>Hold so many of what is held (2 to 9)</translation></message>
    <message id="access.keys.board.more"><translation>Hold one more, or one less</translation></message>
    <message id="access.keys.board.all"><translation>Take all of what is there</translation></message>
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
    <message id="access.keys.log"><translation>Log</translation></message>
    <message id="access.keys.log.lines"><translation>Go through the lines</translation></message>
    <message id="access.keys.log.moment"><translation>Show the table after the move</translation></message>
    <message id="access.keys.log.rule"><translation>Open its rule</translation></message>
    <message id="access.keys.log.copy"><translation>Copy the move in notation</translation></message>
    <message id="access.keys.matches"><translation>Saved games</translation></message>
    <message id="access.keys.matches.lines"><translation>Go from game to game</translation></message>
    <message id="access.keys.matches.open"><translation>Open the game</translation></message>
    <message id="access.keys.matches.rename"><translation>Give it another name</translation></message>
    <message id="access.keys.matches.delete"><translation>Delete it</translation></message>
    <message id="access.keys.matches.undo"><translation>Put back what was deleted last</translation></message>
    <message id="access.keys.matches.back"><translation>Back to the first page</translation></message>
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
