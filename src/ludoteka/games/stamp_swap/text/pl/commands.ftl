### What the commands of this room say.

sts-pack-new = Zapisano { $file }. Uzupełnij go i sprawdź, czego brakuje: ludoteka pack check { $file }
sts-pack-more = { $count ->
    [one] … i jeszcze jedno miejsce.
    [few] … i jeszcze { $count } miejsca.
    [many] … i jeszcze { $count } miejsc.
   *[other] … i jeszcze { $count } miejsca.
}
sts-pack-title = „{ $title }”
sts-pack-sizes = Znaczki
sts-pack-stacks = Stosy zasobów
sts-pack-backs = Zakryty znaczek pokazuje
sts-pack-backs-size = tylko rozmiar
sts-pack-backs-rare = rozmiar i to, czy jest rzadki
sts-pack-backs-double = rozmiar i to, czy jest podwójny
sts-pack-backs-rare-double = rozmiar i to, czy jest rzadki lub podwójny
sts-pack-colours = Kolory
sts-pack-themes = Tematy
sts-pack-marks = Cechy
sts-pack-values = Wartości
sts-pack-attendees = Karty uczestników
sts-pack-pools = Karty wydarzeń dla 2–5 osób
sts-pack-level = Poziom
sts-pack-games = Gry
sts-pack-won = Wygrane
sts-pack-mine = Punkty
sts-pack-hers = Pinzetta
sts-pack-contest = Karta konkursowa
sts-pack-scores = Co punktuje
sts-pack-entered = Wybierany
sts-pack-sound = „{ $title }” to poprawny pakiet: można nim grać.
