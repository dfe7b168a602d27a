<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the commands without a screen say; command.<name>.* is the help of a command. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- the help page of the whole program -->
    <message id="command.overview"><translation>Without a command the window opens, with the match in FILE if one is given.</translation></message>
    <message id="command.list"><translation>commands (COMMAND --help tells more):</translation></message>
    <message id="command.language"><translation>language of the answers (default: the system’s)</translation></message>
    <message id="command.version"><translation>print the program’s version</translation></message>
    <message id="command.help"><translation>print this help</translation></message>
    <message id="exit.title"><translation>exit codes:</translation></message>
    <message id="exit.ok"><translation>done</translation></message>
    <message id="exit.refused"><translation>refused: the move is not legal, or a file would have been overwritten</translation></message>
    <message id="exit.usage"><translation>the command was called wrongly</translation></message>
    <message id="exit.bad_file"><translation>a file is missing, damaged or not one of ours</translation></message>
    <message id="exit.system"><translation>the system does not allow it (full disk, no screen, missing library)</translation></message>
    <message id="exit.fault"><translation>the program made a mistake (its log has the details)</translation></message>
    <message id="command.unknown"><translation>There is no command “{command}”; there are: {commands}.</translation></message>
    <message id="command.no_seat"><translation>There is no seat “{seat}”; there are: {seats}.</translation></message>
    <message id="command.no_option"><translation>--{option} {value} is not for {seats} seats; possible: {values}.</translation></message>
    <message id="command.seat"><translation>{name} ({role})</translation></message>
    <message id="command.because"><translation>{sentence} ({source})</translation></message>
    <message id="command.over"><translation>The game is over: {winners} won ({scores}).</translation></message>
    <message id="command.over.nobody"><translation>The game is over: nobody has won ({scores}).</translation></message>
    <message id="command.over.pointless"><translation>The game is over: {winners} won.</translation></message>
    <message id="command.over.nobody.pointless"><translation>The game is over: nobody has won.</translation></message>
    <message id="command.game"><translation>which game (default: {game})</translation></message>
    <message id="command.option"><translation>{title} (default: the first that goes with so many players)</translation></message>
    <message id="command.own_cards"><translation>play with the cards or figures in this table (“stronghold cards” writes one to begin with)</translation></message>
    <message id="command.move.unreadable"><translation>“{text}” is not a move: instead of “{word}”, {expected} was expected.</translation></message>
    <message id="command.move.unfinished"><translation>“{text}” is not a whole move: {expected} was expected after it.</translation></message>
    <message id="command.move.unknown"><translation>“{text}” is not a move: nothing is called “{word}”; `stronghold moves` lists what can be played.</translation></message>
    <message id="command.move.too_long"><translation>“{text}” is not a move: “{word}” is one word too many.</translation></message>
    <!-- arguments in general -->
    <message id="argument.usage"><translation>usage:</translation></message>
    <message id="argument.given"><translation>arguments</translation></message>
    <message id="argument.options"><translation>options</translation></message>
    <message id="argument.hint"><translation>See {command} --help.</translation></message>
    <message id="argument.about"><translation>{name}: {what}.</translation></message>
    <message id="argument.needs_one"><translation>a value must follow</translation></message>
    <message id="argument.needs_some"><translation>at least one value must follow</translation></message>
    <message id="argument.needs_number"><translation>{number} values must follow</translation></message>
    <message id="argument.invalid"><translation>{value} cannot be read</translation></message>
    <message id="argument.choice"><translation>{value} is none of {choices}</translation></message>
    <message id="argument.number"><translation>a whole number from {least} to {most} is expected</translation></message>
    <message id="argument.required"><translation>Still needed: {names}.</translation></message>
    <message id="argument.unrecognized"><translation>Not understood: {names}.</translation></message>
    <message id="argument.ambiguous"><translation>{option} could mean {matches}</translation></message>
    <message id="argument.ignored"><translation>no value belongs there, but {value} is given</translation></message>
    <!-- new -->
    <message id="command.new.summary"><translation>begin a match and write it to a file</translation></message>
    <message id="command.new.about"><translation>Begin a match and write it to FILE, which the window and the other commands open.</translation></message>
    <message id="command.new.file"><translation>the match file to write, by custom *.stronghold</translation></message>
    <message id="command.new.seats"><translation>number of seats (default: as many as names are given, else {seats})</translation></message>
    <message id="command.new.names"><translation>names of the players, in the order of the seats</translation></message>
    <message id="command.new.seed"><translation>seed of chance; the same seed gives the same draws (default: a random one)</translation></message>
    <message id="command.new.from"><translation>begin with the position in this file (a position document, or the end of a match)</translation></message>
    <message id="command.new.force"><translation>overwrite FILE if it exists (the old one is kept as FILE.bak)</translation></message>
    <message id="command.new.exists"><translation>“{file}” exists already; --force overwrites it.</translation></message>
    <message id="command.new.bad_name"><translation>A name has at most {limit} characters, all of them visible.</translation></message>
    <message id="command.new.how_many_names" numerus="yes"><translation><numerusform>{n} name is given; there must be one a seat: {ids}.</numerusform><numerusform>{n} names are given; there must be one a seat: {ids}.</numerusform></translation></message>
    <message id="command.new.other_game"><translation>“{file}” is a match of the game {game}.</translation></message>
    <message id="command.new.other_seats"><translation>“{file}” is a match of {seats} seats.</translation></message>
    <message id="command.new.done"><translation>{file}: new match with seed {seed}</translation></message>
    <message id="command.cards.summary"><translation>print the table of cards or figures, to put in your own</translation></message>
    <message id="command.cards.about"><translation>Print the table of those cards or figures that come with the program without being the printed ones. Put in what your own game shows, and play with the table: “stronghold new FILE --game GAME --cards TABLE”.</translation></message>
    <message id="command.cards.game"><translation>which game (default: the first that takes such tables)</translation></message>
    <message id="command.cards.write"><translation>write the table to this file</translation></message>
    <message id="command.cards.force"><translation>overwrite the file if it exists</translation></message>
    <message id="command.cards.exists"><translation>“{file}” exists already; --force overwrites it.</translation></message>
    <message id="command.cards.done"><translation>{file}: the table of {game}</translation></message>
    <message id="command.cards.none"><translation>No game takes a table of your own.</translation></message>
    <!-- moves -->
    <message id="command.moves.summary"><translation>list the legal moves</translation></message>
    <message id="command.moves.about"><translation>List the legal moves: in notation, as do and why take it, and in words.</translation></message>
    <message id="command.moves.file"><translation>match file, position document or table of cards</translation></message>
    <message id="command.moves.seat"><translation>whose moves: the id of a seat (default: who decides now)</translation></message>
    <message id="command.moves.plain"><translation>notation only</translation></message>
    <message id="command.moves.whose"><translation>— {title} (--seat {seat}):</translation></message>
    <!-- do -->
    <message id="command.do.summary"><translation>play moves and save</translation></message>
    <message id="command.do.about"><translation>Play moves one after the other and save the match. Nothing is written unless all of them are legal. Computers play for their seats before and after them, until a person must decide.</translation></message>
    <message id="command.do.file"><translation>match file, or a position document together with --output</translation></message>
    <message id="command.do.move"><translation>a move in notation, in quotes if it has several words; a single move needs none; without any, computers play until a person must decide</translation></message>
    <message id="command.do.seat"><translation>who plays: the id of a seat (default: who decides then)</translation></message>
    <message id="command.do.output"><translation>write the match there instead of to FILE</translation></message>
    <message id="command.do.quiet"><translation>do not tell what happens</translation></message>
    <message id="command.do.force"><translation>with --output: overwrite a file that is not a match of this program</translation></message>
    <message id="command.do.refused"><translation>“{text}” is refused: {reason}</translation></message>
    <message id="command.do.position"><translation>“{file}” is a position, not a match; --output names the match file to write.</translation></message>
    <message id="command.foreign"><translation>“{file}” is not a match of this program; --force overwrites it.</translation></message>
    <message id="command.longer" numerus="yes">
        <translation><numerusform>A crash has left a longer match of “{file}”: {n} move more. Open the file in the window to go on there.</numerusform><numerusform>A crash has left a longer match of “{file}”: {n} moves more. Open the file in the window to go on there.</numerusform></translation>
    </message>
    <message id="command.saved" numerus="yes">
        <translation><numerusform>“{file}” is saved, with {n} move.</numerusform><numerusform>“{file}” is saved, with {n} moves.</numerusform></translation>
    </message>
    <message id="command.unlocked"><translation>The disk of “{file}” has no locks: somebody who saves there in the same moment would not be noticed.</translation></message>
    <message id="command.unheard"><translation>The answer cannot be printed (the system says: {reason}).</translation></message>
    <!-- show -->
    <message id="command.show.summary"><translation>print the table</translation></message>
    <message id="command.show.about"><translation>Print the table as everybody may see it, or one seat with --seat.</translation></message>
    <message id="command.show.file"><translation>match file, position document or table of cards</translation></message>
    <message id="command.show.seat"><translation>print what this seat may see: the id of a seat</translation></message>
    <message id="command.show.json"><translation>print everything, hidden things too, as a position document</translation></message>
    <!-- why -->
    <message id="command.why.summary"><translation>tell why a move is not legal</translation></message>
    <message id="command.why.about"><translation>Tell whether a move is legal now, and if not, which rule stops it.</translation></message>
    <message id="command.why.file"><translation>match file, position document or table of cards</translation></message>
    <message id="command.why.move"><translation>the move in notation</translation></message>
    <message id="command.why.seat"><translation>whose move: the id of a seat (default: who decides now)</translation></message>
    <message id="command.why.legal"><translation>“{text}” is legal.</translation></message>
    <!-- check -->
    <message id="command.check.summary"><translation>check match files, positions and tables of cards</translation></message>
    <message id="command.check.about"><translation>Check files: their form, every value, and every move of a match by the rules. All faults are told with their places.</translation></message>
    <message id="command.check.file"><translation>match file, position document or table of cards</translation></message>
    <message id="command.check.good" numerus="yes"><translation><numerusform>{file}: sound, {n} move. {now}</numerusform><numerusform>{file}: sound, {n} moves. {now}</numerusform></translation></message>
    <message id="command.check.cards"><translation>{file}: a sound table.</translation></message>
    <!-- simulate -->
    <message id="command.new.players"><translation>who has the seats: computers by seat and level, as invader=hard,defender=medium; “all” names all other seats (default: people)</translation></message>
    <message id="command.do.nothing"><translation>No move is given, and no computer must decide.</translation></message>
    <message id="command.do.computer"><translation>A computer has the seat {seat}; it plays by itself.</translation></message>
    <message id="command.players.seat"><translation>“{word}” does not name a seat and a level with “=” between them; the seats are: {seats}.</translation></message>
    <message id="command.players.level"><translation>“{word}”: there is no such level; there are: {levels}.</translation></message>
    <message id="command.players.none"><translation>none in this game</translation></message>
    <message id="command.simulate.summary"><translation>have computers play many games and tell what they were like</translation></message>
    <message id="command.simulate.about"><translation>Play games with random moves in all seats: lengths, winners, endings, and moves per second. With --out, computers of any level play (--players), on several processes or machines; the run can be broken off with Ctrl+C and gone on with, and its report is a page with pictures.</translation></message>
    <message id="command.simulate.seats"><translation>number of seats (default: {seats})</translation></message>
    <message id="command.simulate.games"><translation>how many games (default: 100)</translation></message>
    <message id="command.simulate.seed"><translation>seed of the first game; the next ones have the next numbers (default: 1)</translation></message>
    <message id="command.simulate.json"><translation>print the figures as JSON</translation></message>
    <message id="command.simulate.quiet"><translation>no words on how far it is</translation></message>
    <message id="command.simulate.progress"><translation>{done} of {games} games, {speed} moves a second</translation></message>
    <message id="command.simulate.players"><translation>who plays, as invader=hard,defender=medium; “all” names all other seats (default: random moves); needs --out</translation></message>
    <message id="command.simulate.workers"><translation>processes that play side by side, with --out: a number, or auto, one for each processor (default)</translation></message>
    <message id="command.simulate.out"><translation>folder of a run: a line for each game, and report.html; the same command goes on with a run that was broken off</translation></message>
    <message id="command.simulate.scheduler"><translation>play on the Dask cluster with this address (such as tcp://host:8786), with --out; needs the extra “lab”</translation></message>
    <message id="command.simulate.where"><translation>--players and --scheduler need --out, the folder in which the games are kept.</translation></message>
    <message id="command.simulate.nobody"><translation>This game has no computer players.</translation></message>
    <message id="command.lab.other_run"><translation>The folder “{folder}” has another run or something else in it; another folder is needed, or the options of that run. Nothing was changed.</translation></message>
    <message id="command.lab.busy"><translation>Somebody else is playing in the folder “{folder}”.</translation></message>
    <message id="command.lab.folder"><translation>The folder “{folder}” cannot be used: {reason}.</translation></message>
    <message id="command.lab.broken_off"><translation>Broken off; {done} of {games} games are kept. The same command goes on.</translation></message>
    <message id="command.lab.failed"><translation>The run has stopped, and what was played is kept: {reason}</translation></message>
    <message id="command.lab.no_library"><translation>--scheduler needs the library “distributed”, which comes with the extra “lab” (pip install “.[lab]” in the program’s folder).</translation></message>
    <message id="command.lab.no_cluster"><translation>No scheduler answers at “{address}”; what was played is kept.</translation></message>
    <message id="command.lab.progress"><translation>{done} of {games} games, {left} left</translation></message>
    <message id="lab.title"><translation>{game}: games played by computers</translation></message>
    <message id="lab.games"><translation>Games</translation></message>
    <message id="lab.games.of"><translation>{done} of {games}</translation></message>
    <message id="lab.seeds"><translation>Seeds</translation></message>
    <message id="lab.moves"><translation>Moves a game</translation></message>
    <message id="lab.program"><translation>Version of the program</translation></message>
    <message id="lab.wins"><translation>Who won</translation></message>
    <message id="lab.wins.words"><translation>The line through the end of a bar is the 95 % interval: the true share lies in it, nineteen times out of twenty.</translation></message>
    <message id="lab.endings"><translation>How it ended</translation></message>
    <message id="lab.endings.words"><translation>All endings that came about, with their 95 % intervals.</translation></message>
    <message id="lab.lengths"><translation>How long it took</translation></message>
    <message id="lab.lengths.words"><translation>How many games ended in which turn or round.</translation></message>
    <message id="lab.points"><translation>Where the points came from</translation></message>
    <message id="lab.points.words"><translation>Points a game on average, by source. Those who share one sum stand together.</translation></message>
    <message id="lab.effects"><translation>What goes with winning</translation></message>
    <message id="lab.effects.words"><translation>Kinds of move, in notation, which a seat made more often a turn than in half of its games: how much more often it won then. What goes together need not come of each other: who is winning may have time for other things.</translation></message>
    <message id="lab.effects.none"><translation>No kind of move goes clearly with winning or losing in so many games.</translation></message>
    <message id="lab.axis.turns"><translation>turns or rounds</translation></message>
    <message id="lab.axis.games"><translation>games</translation></message>
    <message id="lab.axis.points"><translation>points a game</translation></message>
    <message id="lab.share"><translation>{share} % [{low}–{high}], {n}</translation></message>
    <message id="lab.effect"><translation>{often} % against {seldom} %</translation></message>
    <message id="command.lab.goes_on" numerus="yes"><translation><numerusform>{n} game of {games} is there already.</numerusform><numerusform>{n} games of {games} are there already.</numerusform></translation></message>
    <message id="command.lab.done" numerus="yes"><translation><numerusform>{n} game is over; the report: {report}</numerusform><numerusform>{n} games are over; the report: {report}</numerusform></translation></message>
    <message id="simulate.games"><translation>games</translation></message>
    <message id="simulate.moves"><translation>moves</translation></message>
    <message id="simulate.per_game"><translation>moves per game (least–most)</translation></message>
    <message id="simulate.speed"><translation>moves per second</translation></message>
    <message id="simulate.turns" numerus="yes"><translation><numerusform>over in turn {n}</numerusform><numerusform>over in turn {n}</numerusform></translation></message>
    <message id="simulate.nobody"><translation>nobody</translation></message>
    <message id="simulate.points"><translation>points on average, {seat}</translation></message>
    <!-- rules -->
    <message id="command.rules.summary"><translation>look something up in the rules</translation></message>
    <message id="command.rules.about"><translation>Print a paragraph of the rules, by the name of a thing as moves have it, of a ruling or an example, or by words it speaks of. Without words: the table of contents.</translation></message>
    <message id="command.rules.words"><translation>a thing’s name, or words to look for</translation></message>
    <message id="command.rules.seats"><translation>figures for so many players (default: {seats})</translation></message>
    <message id="command.rules.no_book"><translation>There is no book of rules for {game}.</translation></message>
    <message id="command.rules.nothing"><translation>The rules do not speak of “{words}”.</translation></message>
    <message id="command.rules.more"><translation>Name one of them to read it: stronghold rules NAME</translation></message>
    <!-- shot -->
    <message id="command.shot.summary"><translation>paint a picture of the table</translation></message>
    <message id="command.shot.about"><translation>Paint a picture of the table as everybody may see it, or one seat with --seat. No screen is needed.</translation></message>
    <message id="command.shot.file"><translation>match file, position document or table of cards</translation></message>
    <message id="command.shot.png"><translation>the picture to write</translation></message>
    <message id="command.shot.seat"><translation>paint what this seat may see: the id of a seat</translation></message>
    <message id="command.shot.width"><translation>width in pixels (default: 1600)</translation></message>
    <message id="command.shot.no_table"><translation>There is no picture of a table for the game “{game}” yet.</translation></message>
    <message id="command.shot.failed"><translation>The picture “{file}” cannot be written (the system says: {reason}).</translation></message>
    <message id="command.shot.other"><translation>“{file}” is there already and is no picture; it stays as it is.</translation></message>
    <!-- schema -->
    <message id="command.schema.summary"><translation>print the JSON schemas of the files</translation></message>
    <message id="command.schema.about"><translation>Print the JSON schema of a kind of file; each game has positions and puzzles of its own.</translation></message>
    <message id="command.schema.kind"><translation>match, position, lesson, puzzle or cards (default: match)</translation></message>
    <message id="command.schema.none"><translation>There are no {kind} documents of {game}.</translation></message>
    <message id="command.schema.write"><translation>write all schemas into this folder, those of each game below it</translation></message>
</context>
</TS>
