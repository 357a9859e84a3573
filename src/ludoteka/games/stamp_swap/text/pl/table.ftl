### O co gra się przy stole, w nagłówku.

sts-goal-introductory = Przebij { $points } punktów w trzy dni
sts-goal-full = { $days ->
    [one] Pokonaj Pinzettę w { $days } dzień
    [few] Pokonaj Pinzettę w { $days } dni
    [many] Pokonaj Pinzettę w { $days } dni
   *[other] Pokonaj Pinzettę w { $days } dnia
}
sts-goal-several = { $days } dni: wygrywa najwyższy wynik
