### O co gra się przy stole, w nagłówku.

tri-goal-round = Jedna runda: wygrywa najwyższy wynik
tri-goal-out = Pozbądź się wszystkich kamieni przed innymi
tri-goal-reach = Rundy sumują się, aż ktoś zbierze { $points }: wygrywa najwyższa suma
tri-goal-exceed = Rundy sumują się, aż ktoś przekroczy { $points }: wygrywa najwyższa suma

## Co przepada na dobre

tri-warn-fits = Jeden z twoich kamieni pasuje. To kosztuje { $points }.
