### What the room's own client says.

tri-ui-ledger-about = Wpisuj każdą turę w trakcie gry. Program liczy i pamięta rundy turnieju.
tri-ui-ledger-go = Wpisuj tury
tri-ui-ledger-turn = Runda { $round }, tura { $turn }
tri-ui-ledger-who = Kto
tri-ui-ledger-drawn = Dobrane kamienie
tri-ui-ledger-tile = Położony kamień
tri-ui-ledger-bonus = Bonus
tri-ui-ledger-no-bonus = brak
tri-ui-ledger-enter = Wpisz
tri-ui-ledger-enter-none = Wpisz: bez położenia
tri-ui-ledger-end = Zakończ rundę…
tri-ui-ledger-how = Jak się skończyła?
tri-ui-ledger-choose = Wybierz…
tri-ui-ledger-out = { $name }: wszystko wyłożone
tri-ui-ledger-blocked = Nikt nie może położyć kamienia
tri-ui-ledger-left = Kamienie, które zostały: { $name } ({ $count })
tri-ui-ledger-finish = Policz rundę
tri-ui-ledger-over = Runda { $round } skończona
tri-ui-ledger-goal = do { $goal } punktów
tri-ui-score-history-plain = Runda { $round }, tura po turze
tri-ui-chosen-tile = wybrany
tri-ui-rack = Twoja podstawka
tri-ui-new = nowy
tri-ui-tile-places = { $tile } { $count ->
    [0] nigdzie nie pasuje
    [one] ma { $count } miejsce
    [few] ma { $count } miejsca
    [many] ma { $count } miejsc
   *[other] ma { $count } miejsca
}
tri-ui-tile-held = { $tile }: dokąd?
tri-ui-tile-stuck = Wybierz wolne miejsce, aby zobaczyć, który róg nie pasuje.
tri-ui-lay-hint = Wybierz miejsce; kamień sam się obróci.
tri-ui-lay-try = Wybierz wolne miejsce; jeśli kamień pasuje, sam się obróci.
tri-ui-choose-tile = Wybierz kamień albo miejsce.
tri-ui-choose-tile-first = Najpierw wybierz kamień ze swojej podstawki.
tri-ui-lay = Połóż, +{ $points }
tri-ui-lay-free = Połóż
tri-ui-lay-bonus = Połóż: { $bonus }, +{ $points }
tri-ui-lay-tile = { $tile }, +{ $points }
tri-ui-go-on = Dalej
tri-ui-pool = Pula
tri-ui-pool-left = { $count ->
    [0] Pula banku jest pusta.
    [one] W puli banku { $count } kamień.
    [few] W puli banku { $count } kamienie.
    [many] W puli banku { $count } kamieni.
   *[other] W puli banku { $count } kamienia.
}
tri-ui-drawing = Do { $draws } dobrań w turze. { $draws } dobrania i nic nie położone: razem −{ $total }.
tri-ui-drawing-free = Do { $draws } dobrań w turze.
tri-ui-score-history = Przebieg punktacji
tri-ui-score-history-round = Runda { $round }, gra do { $goal } punktów
tri-ui-turn-number = Tura
tri-ui-turn-by-turn = Tura po turze
tri-ui-draws = { $count ->
    [one] { $count } dobranie
    [few] { $count } dobrania
    [many] { $count } dobrań
   *[other] { $count } dobrania
}
tri-ui-nothing-laid = nic nie położono
tri-ui-passed = oddana kolejka
tri-ui-to-play = na ruchu
tri-ui-lot = wylosowano { $tile }
tri-ui-left-own = { $tile } na własnej podstawce
tri-ui-left-of = { $tile } u gracza { $name }
tri-ui-round-total = Ta runda
tri-ui-ended-out = Kto wyłożył wszystko, dostaje bonus i sumę pozostałych podstawek.
tri-ui-ended-blocked = Każdy traci sumę swojej podstawki.
tri-ui-ended-blocked-gains = Najniższa podstawka zyskuje sumę pozostałych, minus własną.

tri-ui-turn-tile = Obróć kamień
tri-ui-keys-open = Od wolnego miejsca do wolnego miejsca
tri-ui-keys-all = Także po kamieniach

## A place is chosen before a tile

tri-ui-fits = pasuje
tri-ui-fit-here = { $count ->
    [one] Pasuje tu jeden z twoich kamieni.
    [few] Pasują tu { $count } twoje kamienie.
    [many] Pasuje tu { $count } twoich kamieni.
   *[other] Pasuje tu { $count } twojego kamienia.
}
tri-ui-fit-list = Pasujące kamienie ({ $count }): { $tiles }
tri-ui-said = { $text }
