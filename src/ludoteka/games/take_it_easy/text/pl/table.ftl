### O co gra się przy stole, w nagłówku: co punktuje i co wygrywa.

tie-goal-rows = Punktują pełne linie: { $how }
tie-goal-beams = Punktują pełne linie, promienie i smugi: { $how }
tie-goal-brightest = Punktują linie, najjaśniejszy promień i smuga dają po 60: { $how }
tie-goal-alone = zdobądź jak najwięcej punktów
tie-goal-most = wygrywa największa liczba punktów
tie-goal-series = { $rounds ->
    [one] wygrywa największa liczba punktów po { $rounds } rundzie
    [few] wygrywa największa liczba punktów po { $rounds } rundach
    [many] wygrywa największa liczba punktów po { $rounds } rundach
   *[other] wygrywa największa liczba punktów po { $rounds } rundy
}

## Co przepada na dobre

tie-warn-joker = Odłożony dżoker tam zostanie: nigdy nie trafi na zawór.
tie-warn-done = Możesz jeszcze położyć kafel na zaworze.
tie-now-valves-none = Żaden z odłożonych kafli nie może trafić na zawór. Zakończ rundę.
