### O co gra się przy stole, w nagłówku.

tri-goal-round = Jedna runda: wygrywa największa liczba punktów
tri-goal-out = Pozbądź się wszystkich kamieni przed innymi
tri-goal-reach = Rundy sumują się, aż ktoś zbierze { $points }: wygrywa największa suma
tri-goal-exceed = Rundy sumują się, aż ktoś przekroczy { $points }: wygrywa największa suma

## Co przepada na dobre

tri-warn-fits = Jeden z twoich kamieni pasuje. To kosztuje { $points }.
