### What the room's own client says.

seq-ui-hand = Twoje karty
seq-ui-hand-of = Karty: { $name }
seq-ui-chosen = wybrana
seq-ui-dead = martwa
seq-ui-places = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
seq-ui-lit = { $what }: { $count ->
    [one] podświetlone { $count } pole. Wybierz je.
    [few] podświetlone { $count } pola. Wybierz jedno.
    [many] podświetlonych { $count } pól. Wybierz jedno.
   *[other] podświetlone { $count } pola. Wybierz jedno.
}
seq-ui-choose-card = Wybierz kartę albo pole, na które możesz zagrać jedną ze swoich kart.
seq-ui-order = Kolejność kart
seq-ui-order-suit = Według koloru
seq-ui-order-rank = Według wartości
seq-ui-order-worth = Według przydatności
seq-ui-order-drawn = Jak dobrano
seq-ui-pile = Bank
seq-ui-discards = Karty wyłożone
seq-ui-turned = Odwrócone i przekreślone: pełna sekwencja.
seq-ui-teams-need = Czego komu brakuje
seq-ui-teams = Drużyny
seq-ui-needs-hide = Ukryj
seq-ui-needs-show = Pokaż
seq-ui-team-mine = twoja drużyna
seq-ui-team-far = Nie ma jeszcze trójki w linii.
seq-ui-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
