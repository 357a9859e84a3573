### Koniec gry: jak przebiegła, ruch po ruchu.

ui-end-won-against = Wygrana! Przeciwnicy: { $names }
ui-end-lost-to = Przegrana. Zwycięstwo: { $names }
ui-chart = Punkty w trakcie gry
ui-chart-at = Punkty w kroku { $stop } z { $of }.
ui-replay-back = Krok wstecz
ui-replay-on = Krok dalej
ui-replay-next-mark = Następna wskazówka
ui-coach-turn = Ruch { $number }: { $best } zamiast { $taken } ({ $cost })
ui-coach-fine = Ruch { $number }: { $best } to najlepszy wybór
ui-coach-round = Runda { $round }
ui-coach-in-round = Runda { $round }. { $sentence }
ui-coach-why = { $whose }: { $what }
ui-evening = Stan rywalizacji
ui-evening-games = { $games ->
    [one] po { $games } grze
    [few] po { $games } grach
    [many] po { $games } grach
   *[other] po { $games } grach
}
ui-rematch-watch = Oglądaj rewanż
