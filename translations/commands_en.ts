<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the commands without a screen say; command.<name>.* is the help of a command. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- the help page of the whole program -->
    <message id="command.overview"><translation>Without a command, the window opens (with FILE, if one is given).</translation></message>
    <message id="command.list"><translation>commands (COMMAND --help shows more):</translation></message>
    <message id="command.language"><translation>language of the output (default: the system’s)</translation></message>
    <message id="command.version"><translation>print the program’s version</translation></message>
    <message id="command.help"><translation>print this help</translation></message>
    <message id="exit.title"><translation>exit codes:</translation></message>
    <message id="exit.ok"><translation>done</translation></message>
    <message id="exit.refused"><translation>refused: the move is not legal, or a file would be overwritten</translation></message>
    <message id="exit.usage"><translation>the command line is wrong</translation></message>
    <message id="exit.bad_file"><translation>a file is missing, damaged or not a file of this program</translation></message>
    <message id="exit.system"><translation>the system does not allow it (full disk, no screen, missing library)</translation></message>
    <message id="exit.fault"><translation>something went wrong in the program (details are in its log)</translation></message>
    <message id="command.unknown"><translation>Unknown command “{command}”. Available commands: {commands}.</translation></message>
    <message id="command.no_seat"><translation>Unknown seat “{seat}”. Available seats: {seats}.</translation></message>
    <message id="command.no_option"><translation>--{option} {value} is not available for {seats} seats. Possible values: {values}.</translation></message>
    <message id="command.seat"><translation>{name} ({role})</translation></message>
    <message id="command.because"><translation>{sentence} ({source})</translation></message>
    <message id="command.over"><translation>The game is over: {winners} won ({scores}).</translation></message>
    <message id="command.over.nobody"><translation>The game is over: nobody won ({scores}).</translation></message>
    <message id="command.over.pointless"><translation>The game is over: {winners} won.</translation></message>
    <message id="command.over.nobody.pointless"><translation>The game is over: nobody won.</translation></message>
    <message id="command.game"><translation>which game (default: {game})</translation></message>
    <message id="command.option"><translation>{title} (default: the first option available for this number of players)</translation></message>
    <message id="command.own_cards"><translation>play with the cards or values from this table (“stronghold cards” writes a template)</translation></message>
    <message id="command.move.unreadable"><translation>“{text}” is not a move: expected {expected} instead of “{word}”.</translation></message>
    <message id="command.move.unfinished"><translation>“{text}” is not a complete move: expected {expected} next.</translation></message>
    <message id="command.move.unknown"><translation>“{text}” is not a move: “{word}” is unknown; `stronghold moves` lists the legal moves.</translation></message>
    <message id="command.move.too_long"><translation>“{text}” is not a move: unexpected extra word “{word}”.</translation></message>
    <!-- arguments in general -->
    <message id="argument.usage"><translation>usage:</translation></message>
    <message id="argument.given"><translation>arguments:</translation></message>
    <message id="argument.options"><translation>options:</translation></message>
    <message id="argument.hint"><translation>See {command} --help.</translation></message>
    <message id="argument.about"><translation>{name}: {what}.</translation></message>
    <message id="argument.needs_one"><translation>expected one value</translation></message>
    <message id="argument.needs_some"><translation>expected at least one value</translation></message>
    <message id="argument.needs_number"><translation>expected {number} values</translation></message>
    <message id="argument.invalid"><translation>invalid value: {value}</translation></message>
    <message id="argument.choice"><translation>{value} is not one of {choices}</translation></message>
    <message id="argument.number"><translation>expected a whole number from {least} to {most}</translation></message>
    <message id="argument.required"><translation>Missing: {names}.</translation></message>
    <message id="argument.unrecognized"><translation>Unknown arguments: {names}.</translation></message>
    <message id="argument.ambiguous"><translation>{option} could mean {matches}</translation></message>
    <message id="argument.ignored"><translation>takes no value, but got {value}</translation></message>
    <!-- new -->
    <message id="command.new.summary"><translation>start a game and write it to a file</translation></message>
    <message id="command.new.about"><translation>Start a game and write it to FILE, which the window and the other commands can open.</translation></message>
    <message id="command.new.file"><translation>the game file to write, usually *.stronghold</translation></message>
    <message id="command.new.seats"><translation>number of seats (default: as many as names are given, else {seats})</translation></message>
    <message id="command.new.names"><translation>names of the players, in the order of the seats</translation></message>
    <message id="command.new.seed"><translation>random seed; the same seed gives the same draws (default: random)</translation></message>
    <message id="command.new.from"><translation>start from the position in this file (a position document, or the end of a game)</translation></message>
    <message id="command.new.force"><translation>overwrite FILE if it exists (the old one is kept as FILE.bak)</translation></message>
    <message id="command.new.exists"><translation>“{file}” already exists; use --force to overwrite it.</translation></message>
    <message id="command.new.bad_name"><translation>A name can have at most {limit} characters, all of them printable.</translation></message>
    <message id="command.new.how_many_names" numerus="yes"><translation><numerusform>{n} name given; one is needed for each seat: {ids}.</numerusform><numerusform>{n} names given; one is needed for each seat: {ids}.</numerusform></translation></message>
    <message id="command.new.other_game"><translation>“{file}” is a game of {game}.</translation></message>
    <message id="command.new.other_seats"><translation>“{file}” is a game with another number of players: {seats}.</translation></message>
    <message id="command.new.done"><translation>{file}: new game, seed {seed}</translation></message>
    <message id="command.cards.summary"><translation>print the table of cards or values as a template for your own</translation></message>
    <message id="command.cards.about"><translation>Print the table of reconstructed cards or values. Replace its entries with those of your own copy of the game, then play with your table: “stronghold new FILE --game GAME --cards TABLE”.</translation></message>
    <message id="command.cards.game"><translation>which game (default: the first that accepts such tables)</translation></message>
    <message id="command.cards.write"><translation>write the table to this file</translation></message>
    <message id="command.cards.force"><translation>overwrite the file if it exists</translation></message>
    <message id="command.cards.exists"><translation>“{file}” already exists; use --force to overwrite it.</translation></message>
    <message id="command.cards.done"><translation>{file}: table for {game}</translation></message>
    <message id="command.cards.none"><translation>None of the games accepts a table of your own.</translation></message>
    <!-- moves -->
    <message id="command.moves.summary"><translation>list the legal moves</translation></message>
    <message id="command.moves.about"><translation>List the legal moves, both in notation (as used by “do” and “why”) and in words.</translation></message>
    <message id="command.moves.file"><translation>game file, position document or table of cards</translation></message>
    <message id="command.moves.seat"><translation>whose moves: a seat id (default: the player to decide)</translation></message>
    <message id="command.moves.plain"><translation>notation only</translation></message>
    <message id="command.moves.whose"><translation>— {title} (--seat {seat}):</translation></message>
    <!-- do -->
    <message id="command.do.summary"><translation>play moves and save</translation></message>
    <message id="command.do.about"><translation>Play one or more moves in order and save the game. Nothing is written unless all of them are legal. Computer players play before and after them until a person must decide.</translation></message>
    <message id="command.do.file">
        <translation>game file, or a position document together with --output</translation>
    </message>
    <message id="command.do.move"><translation>a move in notation; put quotes around each move if you give several; with no moves, computers play until a person must decide</translation></message>
    <message id="command.do.seat"><translation>who plays: a seat id (default: the player to decide)</translation></message>
    <message id="command.do.output"><translation>write the game to this file instead of FILE</translation></message>
    <message id="command.do.quiet"><translation>print no events</translation></message>
    <message id="command.do.force"><translation>with --output: overwrite a file that is not a game file</translation></message>
    <message id="command.do.refused"><translation>“{text}” was refused. {reason}</translation></message>
    <message id="command.do.position"><translation>“{file}” is a position, not a game; use --output to name the game file to write.</translation></message>
    <message id="command.foreign"><translation>“{file}” is not a game file; use --force to overwrite it.</translation></message>
    <message id="command.longer" numerus="yes">
        <translation><numerusform>After a crash, a longer version of “{file}” was kept, with {n} more move. Open the file in the window to continue from there.</numerusform><numerusform>After a crash, a longer version of “{file}” was kept, with {n} more moves. Open the file in the window to continue from there.</numerusform></translation>
    </message>
    <message id="command.saved" numerus="yes">
        <translation><numerusform>“{file}” saved, {n} move.</numerusform><numerusform>“{file}” saved, {n} moves.</numerusform></translation>
    </message>
    <message id="command.unlocked"><translation>The disk holding “{file}” doesn’t support file locks: another program saving at the same moment would go unnoticed.</translation></message>
    <message id="command.unheard"><translation>The output cannot be printed (the system says: {reason}).</translation></message>
    <!-- show -->
    <message id="command.show.summary"><translation>print the board</translation></message>
    <message id="command.show.about"><translation>Print the board as everyone may see it, or as one seat sees it with --seat.</translation></message>
    <message id="command.show.file"><translation>game file, position document or table of cards</translation></message>
    <message id="command.show.seat"><translation>print what this seat may see: a seat id</translation></message>
    <message id="command.show.json"><translation>print everything, including hidden information, as a position document</translation></message>
    <!-- why -->
    <message id="command.why.summary"><translation>explain why a move is not legal</translation></message>
    <message id="command.why.about"><translation>Say whether a move is legal now and, if not, which rule forbids it.</translation></message>
    <message id="command.why.file"><translation>game file, position document or table of cards</translation></message>
    <message id="command.why.move"><translation>the move in notation</translation></message>
    <message id="command.why.seat"><translation>whose move: a seat id (default: the player to decide)</translation></message>
    <message id="command.why.legal"><translation>“{text}” is legal.</translation></message>
    <!-- check -->
    <message id="command.check.summary"><translation>check game files, positions and tables of cards</translation></message>
    <message id="command.check.about"><translation>Check files: their structure, every value and, for games, every move against the rules. All errors are listed with their location.</translation></message>
    <message id="command.check.file"><translation>game file, position document or table of cards</translation></message>
    <message id="command.check.good" numerus="yes"><translation><numerusform>{file}: OK, {n} move. {now}</numerusform><numerusform>{file}: OK, {n} moves. {now}</numerusform></translation></message>
    <message id="command.check.cards"><translation>{file}: table OK.</translation></message>
    <!-- simulate -->
    <message id="command.new.players"><translation>computer players by seat and level, such as invader=hard,defender=medium; “all” means all remaining seats (default: all seats are people)</translation></message>
    <message id="command.do.nothing"><translation>No move given, and no computer player has to decide.</translation></message>
    <message id="command.do.computer"><translation>The seat {seat} is played by a computer.</translation></message>
    <message id="command.players.seat"><translation>“{word}” is not of the form SEAT=LEVEL; seats: {seats}.</translation></message>
    <message id="command.players.level"><translation>“{word}”: unknown level; levels: {levels}.</translation></message>
    <message id="command.players.none"><translation>none in this game</translation></message>
    <message id="command.simulate.summary"><translation>let computer players play many games and report statistics</translation></message>
    <message id="command.simulate.about"><translation>Play games with random moves in all seats, and report their lengths, winners, endings and moves per second. With --out, computer players of any level play (--players), using several processes or machines. You can interrupt the run with Ctrl+C and continue it later; the report is a page with charts.</translation></message>
    <message id="command.simulate.seats"><translation>number of seats (default: {seats})</translation></message>
    <message id="command.simulate.games"><translation>number of games (default: 100)</translation></message>
    <message id="command.simulate.seed"><translation>seed of the first game; later games use the following numbers (default: 1)</translation></message>
    <message id="command.simulate.json"><translation>print the statistics as JSON</translation></message>
    <message id="command.simulate.quiet"><translation>print no progress messages</translation></message>
    <message id="command.simulate.progress" numerus="yes"><translation><numerusform>{n} of {games} games, {speed} moves per second</numerusform><numerusform>{n} of {games} games, {speed} moves per second</numerusform></translation></message>
    <message id="command.simulate.players"><translation>who plays, such as invader=hard,defender=medium; “all” means all remaining seats (default: random moves); needs --out</translation></message>
    <message id="command.simulate.workers"><translation>number of parallel processes, with --out: a number, or auto for one per processor (default)</translation></message>
    <message id="command.simulate.out"><translation>folder for the run: one line per game, and report.html; repeating the command continues an interrupted run</translation></message>
    <message id="command.simulate.scheduler"><translation>run on the Dask cluster at this address (such as tcp://host:8786), with --out; needs the “lab” extra</translation></message>
    <message id="command.simulate.where"><translation>--players and --scheduler need --out, the folder that stores the games.</translation></message>
    <message id="command.simulate.nobody"><translation>This game has no computer players.</translation></message>
    <message id="command.lab.other_run"><translation>The folder “{folder}” contains a different run or other files; choose another folder, or use the options of that run. Nothing was changed.</translation></message>
    <message id="command.lab.busy"><translation>Another process is using the folder “{folder}”.</translation></message>
    <message id="command.lab.folder"><translation>The folder “{folder}” cannot be used: {reason}.</translation></message>
    <message id="command.lab.broken_off" numerus="yes"><translation><numerusform>Interrupted; {n} of {games} games is kept. Run the same command to continue.</numerusform><numerusform>Interrupted; {n} of {games} games are kept. Run the same command to continue.</numerusform></translation></message>
    <message id="command.lab.failed"><translation>The run stopped; the games played so far are kept: {reason}</translation></message>
    <message id="command.lab.no_library"><translation>--scheduler needs the library “distributed” from the “lab” extra (run pip install “.[lab]” in the program’s folder).</translation></message>
    <message id="command.lab.no_cluster"><translation>No scheduler responds at “{address}”; the games played so far are kept.</translation></message>
    <message id="command.lab.progress" numerus="yes"><translation><numerusform>{n} of {games} games, {left} left</numerusform><numerusform>{n} of {games} games, {left} left</numerusform></translation></message>
    <message id="lab.title"><translation>{game}: games played by computers</translation></message>
    <message id="lab.games"><translation>Games</translation></message>
    <message id="lab.games.of"><translation>{done} of {games}</translation></message>
    <message id="lab.seeds"><translation>Seeds</translation></message>
    <message id="lab.moves"><translation>Moves per game</translation></message>
    <message id="lab.program"><translation>Version of the program</translation></message>
    <message id="lab.wins"><translation>Who won</translation></message>
    <message id="lab.wins.words"><translation>The line at the end of each bar is the 95% confidence interval.</translation></message>
    <message id="lab.endings"><translation>How it ended</translation></message>
    <message id="lab.endings.words"><translation>All endings that occurred, with 95% confidence intervals.</translation></message>
    <message id="lab.lengths"><translation>Game length</translation></message>
    <message id="lab.lengths.words"><translation>Number of games that ended in each turn or round.</translation></message>
    <message id="lab.points"><translation>Sources of points</translation></message>
    <message id="lab.points.words"><translation>Average points per game, by source. Players who share a total are grouped together.</translation></message>
    <message id="lab.effects"><translation>What correlates with winning</translation></message>
    <message id="lab.effects.words">
        <translation>For each type of move (in notation): how often players won when they used it more often per turn than in the median game, and when they used it less often. Correlation is not causation: a player who is winning may simply have time for other things.</translation>
    </message>
    <message id="lab.effects.none"><translation>With this many games, no type of move clearly correlates with winning or losing.</translation></message>
    <message id="lab.axis.turns"><translation>turns or rounds</translation></message>
    <message id="lab.axis.games"><translation>games</translation></message>
    <message id="lab.axis.points"><translation>points per game</translation></message>
    <message id="lab.share"><translation>{share}% [{low}–{high}], {n}</translation></message>
    <message id="lab.effect"><translation>{often}% against {seldom}%</translation></message>
    <message id="command.lab.goes_on" numerus="yes"><translation><numerusform>{n} of {games} games has already been played.</numerusform><numerusform>{n} of {games} games have already been played.</numerusform></translation></message>
    <message id="command.lab.done" numerus="yes"><translation><numerusform>{n} game finished; report: {report}</numerusform><numerusform>{n} games finished; report: {report}</numerusform></translation></message>
    <message id="simulate.games"><translation>games</translation></message>
    <message id="simulate.moves"><translation>moves</translation></message>
    <message id="simulate.per_game"><translation>moves per game (min–max)</translation></message>
    <message id="simulate.speed"><translation>moves per second</translation></message>
    <message id="simulate.turns" numerus="yes"><translation><numerusform>ended in turn {n}</numerusform><numerusform>ended in turn {n}</numerusform></translation></message>
    <message id="simulate.share"><translation>{count} ({percent}%)</translation></message>
    <message id="simulate.nobody"><translation>nobody</translation></message>
    <message id="simulate.points"><translation>average points, {seat}</translation></message>
    <!-- rules -->
    <message id="command.review.summary"><translation>show where a finished game was won and lost</translation></message>
    <message id="command.review.about">
        <translation>Review a game that is over: the prospects of each side during the game, the effect of luck, and for each seat up to five costly choices, with better ones. The review is saved next to the game file and read from there next time. Ctrl+C stops it and shows the results so far.</translation>
    </message>
    <message id="command.review.file"><translation>the game file</translation></message>
    <message id="command.review.json"><translation>print the review as JSON</translation></message>
    <message id="command.review.html"><translation>also write it to this file as a page</translation></message>
    <message id="command.review.again"><translation>redo the review even if one exists</translation></message>
    <message id="command.review.quiet"><translation>print no progress messages</translation></message>
    <message id="command.review.seed"><translation>seed of the imagined worlds (default: 0)</translation></message>
    <message id="command.review.progress"><translation>{n}% done</translation></message>
    <message id="command.review.page"><translation>Page saved: {file}</translation></message>
    <message id="command.rules.summary"><translation>look something up in the rules</translation></message>
    <message id="command.rules.about"><translation>Print a section of the rules, found by the name of a piece or place (as used in moves), by ruling or example number, or by words in the text. With no words, print the table of contents.</translation></message>
    <message id="command.rules.words"><translation>the name of a piece or place, or words to search for</translation></message>
    <message id="command.rules.seats"><translation>use the numbers for this many players (default: {seats})</translation></message>
    <message id="command.rules.no_book"><translation>There are no rules for {game}.</translation></message>
    <message id="command.rules.nothing"><translation>Nothing found in the rules for “{words}”.</translation></message>
    <message id="command.rules.more"><translation>To read one of them: stronghold rules NAME</translation></message>
    <!-- shot -->
    <message id="command.shot.summary"><translation>save a picture of the board</translation></message>
    <message id="command.shot.about"><translation>Save a picture of the board as everyone may see it, or as one seat sees it with --seat. No screen is needed.</translation></message>
    <message id="command.shot.file"><translation>game file, position document or table of cards</translation></message>
    <message id="command.shot.png"><translation>the picture file to write</translation></message>
    <message id="command.shot.seat"><translation>show what this seat may see: a seat id</translation></message>
    <message id="command.shot.width"><translation>width in pixels (default: 1600)</translation></message>
    <message id="command.shot.no_table"><translation>Pictures of the board are not available for “{game}” yet.</translation></message>
    <message id="command.shot.failed"><translation>The picture “{file}” cannot be written (the system says: {reason}).</translation></message>
    <message id="command.shot.other"><translation>“{file}” already exists and is not a picture; it was not changed.</translation></message>
    <!-- schema -->
    <message id="command.schema.summary"><translation>print the JSON schemas of the file formats</translation></message>
    <message id="command.schema.about"><translation>Print the JSON schema of a file type; positions and puzzles have one schema per game.</translation></message>
    <message id="command.schema.kind"><translation>match, position, lesson, puzzle, practice or cards (default: match)</translation></message>
    <message id="command.schema.none"><translation>There are no {kind} documents of {game}.</translation></message>
    <message id="command.schema.write"><translation>write all schemas to this folder, with a subfolder for each game</translation></message>
    <message id="command.record.summary"><translation>show wins, losses and streaks of finished games</translation></message>
    <message id="command.record.about">
        <translation>Show wins and losses in the finished saved games, by game, mode, side, opponent and player.</translation>
    </message>
    <message id="command.record.game"><translation>only this game</translation></message>
    <message id="command.record.csv"><translation>write the whole record to this file as a table for spreadsheets (CSV)</translation></message>
</context>
</TS>
