### Triominos: wszystko, co pokój mówi podczas gry. Zasady są w rulebook.ftl.

game-triominos = Triominos
game-triominos-about = Dokładaj trójkąty tak, by zgadzały się wszystkie rogi, buduj mosty i hexagony i pozbądź się kamieni.
game-triominos-box = Dopasuj rogi, buduj mosty i hexagony.
game-triominos-line = Dopasuj rogi, buduj mosty.

## Gotowe warianty

preset-triominos-edition = Jedna runda
preset-triominos-edition-about = 56 kamieni, jedna runda, wygrywa najwyższy wynik.
preset-triominos-tournament = Turniej
preset-triominos-tournament-about = Rundy sumują się, aż ktoś osiągnie 400.
preset-triominos-classic = Gra klasyczna
preset-triominos-classic-about = Zaczyna najwyższa trójka, dobiera się, aż kamień pasuje, a w zablokowanej rundzie zyskuje najniższa podstawka. Do 400 punktów; jeśli ma je kilka osób, wygrywa zwycięzca rundy.
preset-triominos-no-points = Bez punktów
preset-triominos-no-points-about = Jedna runda, nic się nie liczy: wygrywa, kto pierwszy wyłoży wszystko.
preset-triominos-mirrored = Z lustrzanymi kamieniami
preset-triominos-mirrored-about = 76 kamieni: trzy różne liczby występują w obu kierunkach.
preset-triominos-sixes = Do szóstki
preset-triominos-sixes-about = 84 kamienie z liczbami od 0 do 6.

## Opcje

option-triominos-tiles = Kamienie
choice-triominos-tiles-56 = 56, liczby od 0 do 5
choice-triominos-tiles-76 = 76, z lustrzanymi
choice-triominos-tiles-84 = 84, liczby od 0 do 6

option-triominos-length = Jak długo
choice-triominos-length-round = Jedna runda
choice-triominos-length-tournament = Rundy do 400 punktów

option-triominos-goal = Ostatnia runda
option-triominos-goal-about = Polska instrukcja kończy turniej, gdy ktoś osiągnie 400, portugalska, gdy ktoś je przekroczy.
choice-triominos-goal-reach = Gdy ktoś ma 400
choice-triominos-goal-exceed = Gdy ktoś ma więcej niż 400

option-triominos-past_goal = Kilka osób osiąga 400
option-triominos-past_goal-about = Według instrukcji wygrywa najwyższa suma. Klasyczne zasady dają zwycięstwo temu, kto wygrał ostatnią rundę. Założenie: liczą się tylko ci, którzy na koniec mają 400, zablokowaną rundę wygrywa najniższa podstawka, a jeśli zwycięzcy rundy nie ma wśród nich, wygrywa najwyższa suma.
choice-triominos-past_goal-highest = Wygrywa najwyższa suma
choice-triominos-past_goal-round-winner = Wygrywa zwycięzca rundy

option-triominos-points = Punkty
choice-triominos-points-counted = Liczone
choice-triominos-points-none = Bez liczenia: kto pierwszy

option-triominos-loose_bridge = Luźne mosty
option-triominos-loose_bridge-about = Założenie: most styka się jednym bokiem i przeciwległym rogiem. Wybierz tak, by liczył się każdy kamień, którego wszystkie trzy rogi się stykają.

option-triominos-start = Kto zaczyna
choice-triominos-start-lot = Najwyższy wylosowany kamień
choice-triominos-start-highest = Najwyższa trójka, z bonusem

option-triominos-show_triple = Otwarcie 0-0-0 odsłania trójkę
option-triominos-show_triple-about = Klasyczne zasady: kto otwiera rundę kamieniem 0-0-0, a ma też trójkę, która miała zacząć, pokazuje ją wszystkim.

option-triominos-draws = Dobieranie
choice-triominos-draws-three = Do trzech kamieni, jak kto chce
choice-triominos-draws-until-fit = Tylko z braku ruchu, aż coś pasuje
choice-triominos-draws-three-if-stuck = Tylko z braku ruchu, do trzech

option-triominos-blocked = Zablokowana runda
choice-triominos-blocked-subtract = Każdy traci swoje kamienie
choice-triominos-blocked-lowest-gains = Zyskuje najniższa podstawka

## Kamienie i pola, czytane na głos

tri-tile = { $a }-{ $b }-{ $c }
tri-cell = Pole { $cell }
tri-open-any = Wolne pole { $cell }: dowolny kamień
tri-open-up = Wolne pole { $cell }: u góry { $top }, z prawej na dole { $right }, z lewej na dole { $left }
tri-open-down = Wolne pole { $cell }: z lewej u góry { $left }, z prawej u góry { $right }, na dole { $bottom }
tri-number = { $number }
tri-number-any = dowolna liczba
tri-table = Stół
tri-starter = zaczyna
tri-note-tiles = { $tiles ->
    [one] { $tiles } kamień
    [few] { $tiles } kamienie
    [many] { $tiles } kamieni
   *[other] { $tiles } kamienia
}
tri-note-shown = { $tiles }, w tym { $tile }
tri-left-pool = Pula banku
tri-left-number = Niewidziane kamienie z liczbą { $number }
tri-bonus-bridge = most
tri-bonus-hexagon = hexagon
tri-bonus-double-hexagon = podwójny hexagon
tri-bonus-triple-hexagon = potrójny hexagon
tri-bonus-triple-start = trójka na początek
tri-bonus-zero-start = 0-0-0 na początek

## Co się dzieje

tri-now-deal = Runda { $round }: rozdawanie kamieni.
tri-now-lots = Losowanie: zaczyna najwyższa suma.
tri-now-draw = { $name } dobiera kamień.
tri-now-wait = Gra { $name }.
tri-now-open = Zaczynasz: połóż dowolny kamień.
tri-now-open-highest = Zaczynasz, swoim najwyższym kamieniem.
tri-now-play = Twój ruch: dołóż kamień albo dobierz.
tri-now-lay = Twój ruch: dołóż kamień.
tri-now-play-drawn = { $drawn ->
    [one] Dobrano { $drawn } kamień. Któryś pasuje.
    [few] Dobrano { $drawn } kamienie. Któryś pasuje.
    [many] Dobrano { $drawn } kamieni. Któryś pasuje.
   *[other] Dobrano { $drawn } kamienia. Któryś pasuje.
}
tri-now-stuck = Twój ruch: żaden z twoich kamieni nie pasuje. Dobierz.
tri-now-draw-again = { $drawn ->
    [one] Dobrano { $drawn } kamień i nic nie pasuje. Dobierz znowu.
    [few] Dobrano { $drawn } kamienie i nic nie pasuje. Dobierz znowu.
    [many] Dobrano { $drawn } kamieni i nic nie pasuje. Dobierz znowu.
   *[other] Dobrano { $drawn } kamienia i nic nie pasuje. Dobierz znowu.
}
tri-now-pass = Żaden z twoich kamieni nie pasuje i nie można już dobierać. Oddaj kolejkę.
tri-now-out = { $name } nie ma już kamieni. Koniec rundy { $round }.
tri-now-blocked = Nikt nie może dołożyć kamienia. Koniec rundy { $round }.
tri-ended-out = { $name } nie ma już kamieni.
tri-ended-blocked = Runda jest zablokowana: nikt nie może dołożyć kamienia.
tri-now-over = Wygrywa { $names }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
tri-now-over-shared = Wspólne zwycięstwo: { $names }, po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
tri-now-over-round = Wygrywa { $names }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Kilka osób osiągnęło { $goal }, więc rozstrzyga ostatnia runda.
tri-now-over-free = Rundę wygrywa { $names }.
tri-now-over-shared-free = Wspólne zwycięstwo: { $names }.

## Co można zrobić

tri-do-place = Połóż { $tile } na { $cell }
tri-do-place-short = Na { $cell }
tri-do-draw = Dobierz kamień (−{ $points })
tri-do-draw-free = Dobierz kamień
tri-do-pass = Oddaj kolejkę (−{ $points })
tri-do-pass-free = Oddaj kolejkę

# Co to daje: najwyżej kilka słów.
tri-gains = +{ $points }
tri-gains-bonus = { $bonus } +{ $points }
tri-loses = −{ $points }
tri-shows = Pokazuje { $tile }

## Co się stało

tri-log-deal = { $player }, dobrany kamień: { $tile }
tri-log-lot = { $player }, wylosowany kamień: { $tile }
tri-log-place = { $tile } na { $cell }: { $points }
tri-log-bonus = { $tile } na { $cell }: { $points } i { $extra } ({ $bonus })
tri-log-place-free = { $tile } na { $cell }
tri-log-shows = { $placed }; pokazuje { $tile }
tri-log-draw = Dobiera kamień: −{ $points }
tri-log-draw-free = Dobiera kamień
tri-log-pass = Oddaje kolejkę
tri-log-stuck = Nic nie kładzie: jeszcze −{ $points }

## Punkty, linia po linii

tri-line-tile = { $tile } na { $cell }
tri-line-bonus = { $bonus } na { $cell }
tri-line-drawn = { $tiles ->
    [one] { $tiles } dobrany kamień
    [few] { $tiles } dobrane kamienie
    [many] { $tiles } dobranych kamieni
   *[other] { $tiles } dobranego kamienia
}
tri-line-stuck = Nic nie położono po dobieraniu
tri-line-out = Wszystkie kamienie wyłożone
tri-line-won = Wygrana runda
tri-line-rack = { $tile } na podstawce { $seat }
tri-line-earlier = Runda { $round }

# To samo w skrócie.
tri-sum-tiles = Liczby na wyłożonych kamieniach
tri-sum-bonuses = Mosty, hexagony, inne bonusy
tri-sum-drawn = Kary za dobieranie
tri-sum-end = Koniec rundy
tri-ledger-round = Runda { $round }

## Odmowy

refused-tri-no-tile = Nie ma takiego kamienia. Zapisz jego trzy liczby zgodnie z ruchem wskazówek zegara, na przykład 351.
refused-tri-not-on-rack = Tego kamienia nie ma na twojej podstawce. Wybierz jeden ze swoich.
refused-tri-taken = Tam już leży kamień. Wybierz wolne miejsce.
refused-tri-apart = Obok tego miejsca nie leży żaden kamień. Kamień musi stykać się całym bokiem z innym na stole.
refused-tri-not-highest = Rundę zaczyna twoja najwyższa trójka (lub 0-0-0, jeśli masz obie), a bez trójek twój najwyższy kamień.
refused-tri-corner-top = Górny róg się nie zgadza: leży tam { $there }, nie { $here }.
refused-tri-corner-lower-right = Prawy dolny róg się nie zgadza: leży tam { $there }, nie { $here }.
refused-tri-corner-lower-left = Lewy dolny róg się nie zgadza: leży tam { $there }, nie { $here }.
refused-tri-corner-bottom = Dolny róg się nie zgadza: leży tam { $there }, nie { $here }.
refused-tri-corner-upper-left = Lewy górny róg się nie zgadza: leży tam { $there }, nie { $here }.
refused-tri-corner-upper-right = Prawy górny róg się nie zgadza: leży tam { $there }, nie { $here }.
refused-tri-open-first = Zaczynasz rundę: najpierw połóż kamień.
refused-tri-pool-empty = Pula banku jest pusta, nie ma czego dobrać.
refused-tri-enough-drawn = W tej turze dobrano już trzy kamienie. Połóż jeden albo oddaj kolejkę.
refused-tri-can-place = Jeden z twoich kamieni pasuje. Dobieraj tylko wtedy, gdy żaden nie pasuje.
refused-tri-must-place = Pula banku jest pusta, a jeden z twoich kamieni pasuje: połóż go.
refused-tri-fits-so-lay-it = Jeden z twoich kamieni pasuje: połóż go. Kolejkę oddaje się tylko wtedy, gdy żaden nie pasuje.
refused-tri-draw-first = Kolejkę można oddać dopiero po dobieraniu. Połóż kamień albo dobierz.
refused-tri-not-in-pool = Tego kamienia nie ma w puli banku.
refused-tri-other-players-tile = Ten kamień dostaje inny gracz.
refused-tri-solve-rack = Podaj też podstawkę: kamienie bez miejsca, na przykład 135 222.
refused-tri-solve-twice = Ten kamień jest podany dwa razy albo leży już na stole.
refused-tri-no-maximum = Najlepsza możliwa runda Triominos nie jest znana i żadne szukanie jej nie znajdzie. Podaj stół i podstawkę.
refused-tri-tiles-form = „{ $tile }” to nie kamień. Zapisz trzy liczby od 0 do 6 zgodnie z ruchem wskazówek zegara, na przykład 351.
refused-tri-tiles-twice = Kamień { $tile } jest na liście dwa razy (może obrócony). Każdy kamień jest tylko jeden.
refused-tri-tiles-many = Zestaw ma najwyżej tyle kamieni: { $most }; w tym jest { $found }.
refused-tri-tiles-few = Przy tylu graczach trzeba co najmniej tylu kamieni: { $least }; w tym zestawie jest { $found }.
refused-tri-ledger-rounds = Gra ma najwyżej tyle rund: { $most }.
refused-tri-ledger-unfinished = Zanim zaczniesz następną rundę, podaj, jak skończyła się ta.
refused-tri-ledger-turns = Runda ma najwyżej tyle tur: { $most }.
refused-tri-ledger-end = Runda kończy się, gdy ktoś wyłoży wszystko albo gdy nikt nie może położyć kamienia.
refused-tri-ledger-seat = Nie ma takiego gracza.
refused-tri-ledger-order = Gra się zgodnie z ruchem wskazówek zegara, następna osoba to { $name }. Bez dobierania oddaje się kolejkę tylko przy pustej puli banku.
refused-tri-ledger-after-out = { $name } nie ma już kamieni, więc runda się skończyła. Zaznacz to i podaj, co zostało pozostałym.
refused-tri-ledger-opening = Rundę otwiera { $name }: trzeba położyć kamień, a przed nim niczego się nie dobiera.
refused-tri-ledger-drawn = Tylu kamieni nie można dobrać w jednej turze. Najwięcej: { $most }.
refused-tri-ledger-pool = { $left ->
    [0] Pula banku jest pusta: nie ma czego dobrać.
    [one] W puli banku jest tylko { $left } kamień.
    [few] W puli banku są tylko { $left } kamienie.
    [many] W puli banku jest tylko { $left } kamieni.
   *[other] W puli banku jest tylko { $left } kamienia.
}
refused-tri-ledger-draw-first = Kto nic nie kładzie, musi najpierw dobrać wszystko, co wolno dobrać w jednej turze. Podaj dobrane kamienie albo ten położony.
refused-tri-ledger-bonus = Bonus daje tylko położony kamień, i tylko bonus znany zasadom.
refused-tri-ledger-first-bonus = Ten pierwszy kamień daje swoją sumę i żadnego bonusu.
refused-tri-ledger-start-due = Otwarcie rundy tym kamieniem daje bonus: { $bonus }. Wybierz go.
refused-tri-ledger-start-only = Bonus na początek należy się tylko za pierwszy kamień rundy.
refused-tri-ledger-too-early = Za wcześnie: { $bonus } wymaga, by na stole leżało już co najmniej tyle kamieni: { $least }. Leży: { $laid }.
refused-tri-ledger-no-tile = Kamienia „{ $tile }” nie ma w tym pudełku. Zapisz trzy liczby zgodnie z ruchem wskazówek zegara, na przykład 351.
refused-tri-ledger-twice = Kamień { $tile } jest już wpisany. Każdy kamień jest tylko jeden.
refused-tri-ledger-not-out = { $name } ma jeszcze { $left ->
    [one] { $left } kamień
    [few] { $left } kamienie
    [many] { $left } kamieni
   *[other] { $left } kamienia
} (na początku: { $dealt }, dobrane: { $drawn }, położone: { $laid }).
refused-tri-ledger-not-blocked = Runda jest zablokowana dopiero przy pustej puli banku. { $left ->
    [one] Można jeszcze dobrać { $left } kamień.
    [few] Można jeszcze dobrać { $left } kamienie.
    [many] Można jeszcze dobrać { $left } kamieni.
   *[other] Można jeszcze dobrać { $left } kamienia.
}
refused-tri-ledger-left = { $name } ma jeszcze { $left ->
    [one] { $left } kamień
    [few] { $left } kamienie
    [many] { $left } kamieni
   *[other] { $left } kamienia
} (na początku: { $dealt }, dobrane: { $drawn }, położone: { $laid }). Wpisane kamienie: { $entered }.
refused-tri-ledger-one-round = Ta gra ma jedną rundę i już się skończyła. Wybierz turniej, by grać dalej.
refused-tri-ledger-finished = Turniej jest skończony: ktoś osiągnął { $goal } punktów albo rozegrano wszystkie rundy.

## Dlaczego pola nie można wybrać

tri-why-no-tile = Żaden z twoich kamieni tu nie pasuje: któryś róg by się nie zgadzał.

# Jakkolwiek obrócić kamień: róg, który się nie zgadza, gdy zgadza się najwięcej innych.
tri-why-top = Górny róg się nie zgadza: leży tam { $there }, nie { $here }{ $wrong ->
    [1] .
   *[other] , i nie jest to jedyny taki róg.
}
tri-why-lower-right = Prawy dolny róg się nie zgadza: leży tam { $there }, nie { $here }{ $wrong ->
    [1] .
   *[other] , i nie jest to jedyny taki róg.
}
tri-why-lower-left = Lewy dolny róg się nie zgadza: leży tam { $there }, nie { $here }{ $wrong ->
    [1] .
   *[other] , i nie jest to jedyny taki róg.
}
tri-why-bottom = Dolny róg się nie zgadza: leży tam { $there }, nie { $here }{ $wrong ->
    [1] .
   *[other] , i nie jest to jedyny taki róg.
}
tri-why-upper-left = Lewy górny róg się nie zgadza: leży tam { $there }, nie { $here }{ $wrong ->
    [1] .
   *[other] , i nie jest to jedyny taki róg.
}
tri-why-upper-right = Prawy górny róg się nie zgadza: leży tam { $there }, nie { $here }{ $wrong ->
    [1] .
   *[other] , i nie jest to jedyny taki róg.
}
