### The end of a game: how it went, move by move.

ui-end-won-against = You won against { $names }
ui-end-lost-to = You lost to { $names }
ui-chart = Points over the game
ui-chart-at = Points at step { $stop } of { $of }.
ui-replay-back = One step back
ui-replay-on = One step on
ui-replay-next-mark = Next mark
ui-coach-turn = Turn { $number }: { $best }, not { $taken } ({ $cost })
ui-coach-fine = Turn { $number }: { $best } was best
ui-coach-round = Round { $round }
ui-coach-in-round = Round { $round }. { $sentence }
ui-coach-why = { $whose }: { $what }
ui-evening = Running score
ui-evening-games = { $games ->
    [one] after { $games } game
   *[other] after { $games } games
}
ui-rematch-watch = Watch the rematch
