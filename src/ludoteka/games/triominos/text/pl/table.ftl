### O co gra się przy stole, w nagłówku.

tri-goal-round = Wygrywa najwyższy wynik rundy
tri-goal-out = Pozbądź się kamieni przed innymi
tri-goal-reach = Rundy, aż ktoś zbierze { $points }: wygrywa najwyższa suma
tri-goal-exceed = Rundy, aż ktoś przekroczy { $points }: wygrywa najwyższa suma

## Co przepada na dobre

tri-warn-fits = Jeden z twoich kamieni pasuje. To kosztuje { $points }.
