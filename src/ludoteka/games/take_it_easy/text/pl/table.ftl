### O co gra się przy stole, w nagłówku: co punktuje i co wygrywa.

tie-goal-rows = Pełne rzędy: { $how }
tie-goal-beams = Rzędy, promienie i smugi: { $how }
tie-goal-brightest = Rzędy i najjaśniejsze promienie (60): { $how }
tie-goal-alone = zdobądź jak najwięcej punktów
tie-goal-most = wygrywa najwyższy wynik
tie-goal-series = { $rounds ->
    [one] wygrywa najwyższy wynik po { $rounds } rundzie
    [few] wygrywa najwyższy wynik po { $rounds } rundach
    [many] wygrywa najwyższy wynik po { $rounds } rundach
   *[other] wygrywa najwyższy wynik po { $rounds } rundy
}

## Co przepada na dobre

tie-warn-joker = Odłożony dżoker tam zostanie: nigdy nie trafi na zawór.
tie-warn-done = Możesz jeszcze położyć kafel na zaworze.
tie-now-valves-none = Żaden z odłożonych kafli nie może trafić na zawór. Zakończ rundę.

## The bag

tie-bag = W worku: { $left }, przyjdzie jeszcze { $come }
