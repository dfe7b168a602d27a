"""The table kit: a board, pieces on it and hands that move them. It knows Qt and no game.

A game gives the kit a board picture (SVG), a folder of piece pictures (SVG), what lies where
(`TableContents`) and a client to ask (`TableClient`); the kit draws, zooms, drags, clicks,
listens to keys and says why something was refused. No rule is ever decided here.

Put together::

    geometry = BoardGeometry(resource("stronghold", "board.svg"))
    picture = BoardPicture(resource("stronghold", "board.svg"), user_cache_dir())
    pieces = PieceArt(resource("stronghold", "pieces"))
    hand = Hand(client)
    scene = TableScene(geometry, picture, pieces, hand, words)
    view = TableView(scene)
    scene.set_contents({"FW.units": (Pile("goblin", "goblin", 3),)})

Modules, in the order in which they build on each other:

`model` (no Qt)
    `Pile(key, art, count=1, badge="", owner="", tooltip_id="", marks=())`: pieces of one kind in
    one area. `TableContents = Mapping[area id, tuple[Pile, ...]]`. `changed_areas(old, new)` tells
    which areas changed. `TableClient` answers the kit's questions:

    * `sources() -> Collection[(area, pile key)]`: what can be taken now. On the board, `area` is
      an id of the SVG; for things in docks it is any other text, by custom `"card:..."`.
    * `targets(area, key) -> Collection[target area]`: where it may go.
    * `most(area, key) -> int`: how many of it can be taken in one go.
    * `drop(area, key, target, onto, count) -> None`: `count` pieces were put on `target`, there on the pile
      `onto` (`""`: beside all of them; None: unknown). Called only for a key of `targets`.
      The client plays its move and then calls `TableScene.set_contents` with the new table;
      when it wants to ask first (a dialog), it should do so after returning.
    * `why_not(area, key, target) -> ShownRefusal`: one sentence. `target` is the innermost area under
      the pointer (`"W3.invader"`, not `"W3"`), or `""` when the thing cannot be taken at all.

    `TableWords` returns the kit's texts, in the current language:
    `label(area)` (drawn on the board, `""` for none), `tooltip(area, key | None)`,
    `name(area, key | None)` (for screen readers). Call `TableScene.refresh_words()` when the
    language has changed.

`geometry`
    `BoardGeometry(path)`: every element of the SVG with an id below its `<g id="areas">`,
    as an `Area(id, path, rect, parent)` in scene units (the SVG's view box). `at(point)` lists
    the areas under a point, innermost first. `W1.invader` is a child of `W1` because of the dot.

`art`, `picture`
    `PieceArt(folder).pixmap(name, pixels)`: a piece, rendered once per size. Use it for docks,
    too (`icon(name)`). `BoardPicture(svg, cache_dir)`: the board, rasterised once per size in a
    thread, kept in memory and as pixels on disk; `pixmap` never waits, `pixmap_now` does.

`counting`
    How many pieces are held together (`hand.count` of `hand.most`): wheel, digits, + and -, Shift, and the sign that
    tells it.

`hand`
    `Hand(client)`: what the player holds now, taken by mouse, keys or from a dock. Methods
    `pick(area, key) -> bool`, `put(target) -> bool`, `cancel()`, `holds(area, key)`,
    `can_pick(area, key)`; properties `held`, `targets`.
    `hold(count)` sets how many pieces are held; `tell(source, target, refusal)` reports a refusal that a client
    meets only when it plays the move.
    Signals `picked(area, key)`, `emptied()`, `counted(count)`, `dropped(area, key, target)`,
    `refused(area, key, target, refusal)` (show it in the prompt line as well, if you like).
    `hand.client` may be exchanged (another match); call `hand.refresh()` after every change of
    position so that marks of what can be taken follow.

`board_scene`, `scene`
    `BoardScene` shows, `TableScene` adds the hand. Inside: `layout` and `arrangement` arrange the piles of an
    area, `pieces`, `areas`, `writing` and `overlay` are the items; `inscriptions` has the names and counters, `areas`
    the highlights. `targets` says what a point means for what is held, `key_focus` where the keys are,
    `refusal_note` why something was refused.
    `TableScene`: `set_contents(contents)`, `set_counters({area: text})` (badges such as gate
    toughness), `spotlight(area ids)` (log hover, forecasts; `()` ends it), `refresh_words()`,
    `motion` (off for reduced motion).
    `tooltip_at(point)`. Signals `keys.moved(area, key)`, `area_clicked(area)`.

`readouts`
    `scene.readouts.show({area: Readout(text, style, gauge)}, styles)`: signs that hang at areas and tell a figure, with
    a mark of shape. Keys stop at them as `(area, READOUT)`, whose words come from `TableWords.name`; the scene's
    signals `readout_pointed(area)` and `readout_clicked(area)` ask for details.

`by_hand`
    What games index legal moves by: `ByHand` (taken from where, put where), `Answers` (whose moves that can mean).

`gestures`
    One object per gesture of the mouse: `DragGesture`, `ClickGesture`, each with begin, move,
    done and cancelled.

`view`
    `TableView(scene)`: `zoom_in()`, `zoom_out()`, `fit()`; wheel, + and -, pinch; pan with the
    middle button or Space and drag; F or 0 fits. Keeps fitting on resize until zoomed by hand.

`stills`
    `shot(scene, size, ratio=1.0) -> QImage` paints a finished picture without a window.

`tiles`
    For docks: `TileDrag(widget, hand, area, key, pixmap)` makes any widget a source (drag,
    click, Enter), `TileDrop(widget, hand, area)` makes any widget a target (drop, click, Enter).
    Both frame their widget while it is held or may receive, and live as long as it does.
    `TileDrag.set_key(area, key)` follows a changing widget.
"""
