### O co gra się przy stole, w nagłówku.

seq-goal = { $needed ->
    [one] Ułóż sekwencję przed innymi
    [few] Ułóż { $needed } sekwencje przed innymi
    [many] Ułóż { $needed } sekwencji przed innymi
   *[other] Ułóż { $needed } sekwencji przed innymi
}
seq-goal-teams = { $needed ->
    [one] Ułóżcie sekwencję przed innymi
    [few] Ułóżcie { $needed } sekwencje przed innymi
    [many] Ułóżcie { $needed } sekwencji przed innymi
   *[other] Ułóżcie { $needed } sekwencji przed innymi
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
