### O co gra się przy stole, w nagłówku.

sts-goal-introductory = Przebij { $points } punktów w trzy dni
sts-goal-full = { $days ->
    [one] Zdobądź więcej punktów niż Pinzetta w { $days } dzień
    [few] Zdobądź więcej punktów niż Pinzetta w { $days } dni
    [many] Zdobądź więcej punktów niż Pinzetta w { $days } dni
   *[other] Zdobądź więcej punktów niż Pinzetta w { $days } dnia
}
sts-goal-several = Po { $days } dniach wygrywa najwyższy wynik
