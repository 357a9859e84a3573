### O co gra się przy stole, w nagłówku.

seq-goal = { $needed ->
    [one] Wygrywa pierwsza sekwencja pięciu pionków
    [few] Wygrywa, kto pierwszy ułoży { $needed } sekwencje po pięć
    [many] Wygrywa, kto pierwszy ułoży { $needed } sekwencji po pięć
   *[other] Wygrywa, kto pierwszy ułoży { $needed } sekwencji po pięć
}
seq-goal-teams = { $needed ->
    [one] Wygrywa drużyna, która pierwsza ułoży sekwencję pięciu
    [few] Wygrywa drużyna, która pierwsza ułoży { $needed } sekwencje po pięć
    [many] Wygrywa drużyna, która pierwsza ułoży { $needed } sekwencji po pięć
   *[other] Wygrywa drużyna, która pierwsza ułoży { $needed } sekwencji po pięć
}

## Co przepada na dobre

seq-warn-two-eyed = Zużyjesz dwuocznego waleta.
seq-warn-one-eyed = Zużyjesz jednoocznego waleta.
seq-warn-needless = Zużyjesz dwuocznego waleta, a tu pasuje też { $card }.

## The hand

seq-card-idle = { $card }, na razie nie ma czego zabrać
seq-ui-idle = nic do zabrania
seq-ui-again = { $what }: wybierz jeszcze raz albo naciśnij przycisk.
seq-ui-here = Zagraj tutaj
