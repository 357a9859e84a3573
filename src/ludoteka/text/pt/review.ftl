### O fim do jogo: como correu, jogada a jogada.

ui-end-won-against = Ganhou contra { $names }
ui-end-lost-to = Perdeu contra { $names }
ui-chart = Pontos ao longo do jogo
ui-chart-at = Pontos no passo { $stop } de { $of }.
ui-replay-back = Um passo atrás
ui-replay-on = Um passo à frente
ui-replay-next-mark = Próxima nota
ui-coach-turn = Jogada { $number }: { $best } em vez de { $taken } ({ $cost })
ui-coach-fine = Jogada { $number }: { $best } era o melhor
ui-coach-round = Ronda { $round }
ui-coach-in-round = Ronda { $round }. { $sentence }
ui-coach-why = { $whose }: { $what }
ui-evening = Resultado acumulado
ui-evening-games = { $games ->
    [1] depois de { $games } jogo
   *[other] depois de { $games } jogos
}
ui-rematch-watch = Ver a desforra
