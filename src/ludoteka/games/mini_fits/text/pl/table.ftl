### O co gra się przy stole, w nagłówku: co punktuje i co wygrywa.

fit-goal-both = Wypełniaj linie, a w 2. rundzie zostaw odkryte symbole: { $how }
fit-goal-first = Wypełniaj linie: { $how }
fit-goal-second = Wypełniaj linie i zostaw odkryte symbole: { $how }
fit-goal-alone = zdobądź jak najwięcej punktów
fit-goal-most = wygrywa najwyższy wynik
