### O co gra się przy stole, w nagłówku: co punktuje i co wygrywa.

fit-goal-both = Pełne linie, w rundzie 2 także widoczne symbole: { $how }
fit-goal-first = Pełne linie: { $how }
fit-goal-second = Pełne linie i widoczne symbole: { $how }
fit-goal-alone = zdobądź jak najwięcej punktów
fit-goal-most = wygrywa najwyższy wynik
