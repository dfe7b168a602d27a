<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The review of a match that is over. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="review.title"><translation>Review: {game}</translation></message>
    <message id="review.head"><translation>Review</translation></message>
    <message id="review.look"><translation>Look at this moment</translation></message>
    <message id="review.try"><translation>Try it from here</translation></message>
    <message id="review.practise"><translation>Practise this</translation></message>
    <message id="review.practice.title"><translation>{where}, {date}</translation></message>
    <message id="review.practice.task"><translation>In one of your games, this was played: {moves}. Find a better move.</translation></message>
    <message id="review.practice.task.also"><translation>In one of your games, a chance was missed here. Find a better move.</translation></message>
    <message id="review.practice.hint"><translation>Compare what each possible move changes for you and for the others.</translation></message>
    <message id="review.practice.impossible"><translation>This moment can’t be practised: there is no better first move.</translation></message>
    <message id="review.stop"><translation>Stop</translation></message>
    <message id="review.start"><translation>Start again</translation></message>
    <message id="review.working"><translation>Progress of the review</translation></message>
    <message id="review.begins">
        <translation>The computer continues the game from many different points, which takes a few minutes. You can close this page meanwhile; the review goes on.</translation>
    </message>
    <message id="review.point"><translation>{where} ({gain})</translation></message>
    <message id="review.searching"><translation>Turning points appear here as they are found.</translation></message>
    <message id="review.failed">
        <translation>The review has stopped unexpectedly. The results so far are shown.</translation>
    </message>
    <message id="review.ready"><translation>The review of this game is ready.</translation></message>
    <message id="review.show"><translation>Show</translation></message>
    <message id="review.side"><translation>{who} {what}</translation></message>
    <message id="review.luck.sum"><translation>Luck in total: {sides}</translation></message>
    <message id="review.turn"><translation>Turn {n}</translation></message>
    <message id="review.percent"><translation>{n}%</translation></message>
    <message id="review.turns" numerus="yes"><translation><numerusform>{number} turn</numerusform><numerusform>{number} turns</numerusform></translation></message>
    <message id="review.times"><translation>{what} (×{n})</translation></message>
    <message id="review.luck"><translation>Luck</translation></message>
    <message id="review.luck.words"><translation>What dice and draws have gained or cost each side since the start, compared with the average for the same choices.</translation></message>
    <message id="review.give_or_take"><translation>{change} (±{half})</translation></message>
    <message id="review.turning"><translation>Turning points</translation></message>
    <message id="review.turning.words">
        <translation>Choices that cost something, judged only by what the player could know at that time. Each alternative was compared many times with the moves played, with the same luck for both.</translation>
    </message>
    <message id="review.measure.win"><translation>Chance to win</translation></message>
    <message id="review.measure.win.words">
        <translation>The chance to win as the computer estimates it: it plays the rest of the game many times, each time with different luck and another guess at what is hidden.</translation>
    </message>
    <message id="review.measure.turns"><translation>Turns held</translation></message>
    <message id="review.measure.turns.words">
        <translation>How many of the {most} turns the computer expects the defenders to hold, based on many continuations of the game.</translation>
    </message>
    <message id="review.played"><translation>Played: {moves}.</translation></message>
    <message id="review.better"><translation>Better: {moves}.</translation></message>
    <message id="review.better.also"><translation>Better to add: {moves}.</translation></message>
    <message id="review.without"><translation>Better to leave it out.</translation></message>
    <message id="review.gain.win" numerus="yes"><translation><numerusform>This would have raised the chance of winning by about {gain} percentage point ({low} to {high}).</numerusform><numerusform>This would have raised the chance of winning by about {gain} percentage points ({low} to {high}).</numerusform></translation></message>
    <message id="review.gain.win.unsure" numerus="yes"><translation><numerusform>This might have raised the chance of winning by about {gain} percentage point ({low} to {high}), but that is not certain.</numerusform><numerusform>This might have raised the chance of winning by about {gain} percentage points ({low} to {high}), but that is not certain.</numerusform></translation></message>
    <message id="review.gain.turns"><translation>This would have gained about {gain} turns ({low} to {high}).</translation></message>
    <message id="review.gain.turns.unsure"><translation>This might have gained about {gain} turns ({low} to {high}), but that is not certain.</translation></message>
    <message id="review.aim"><translation>The idea: {aim}</translation></message>
    <message id="review.none"><translation>No choice clearly cost anything.</translation></message>
    <message id="review.partial"><translation>The review was stopped early: what you see is right, but there may be more.</translation></message>
    <message id="review.not_over"><translation>This game can be reviewed when it is over.</translation></message>
    <message id="review.no_review"><translation>There are no reviews for this game.</translation></message>
    <message id="review.more" numerus="yes"><translation><numerusform>{moves}, and {n} more</numerusform><numerusform>{moves}, and {n} more</numerusform></translation></message>
</context>
</TS>
