# ZnaczkoMania dla 2 do 5 osób.

preset-stamp-swap-several = Kilka osób
preset-stamp-swap-several-about = Zbieranie ze wspólnej puli, dzielenie po kryjomu, wybieranie od siebie nawzajem. Bez Pinzetty.
choice-stamp-swap-mode-several = Kilka osób
option-stamp-swap-turn_up = Zakryte znaczki
option-stamp-swap-turn_up-about = Według opublikowanych zasad każdy zaraz po wyborze odkrywa swoje znaczki, zanim wybierze następna osoba. Mogą też pozostać zakryte, aż wybiorą wszyscy.
choice-stamp-swap-turn_up-each-choice = Odkrywane po każdym wyborze
choice-stamp-swap-turn_up-all-chosen = Odkrywane, gdy wszyscy wybrali
option-stamp-swap-unclaimed = Żeton, którego nikt nie wziął
option-stamp-swap-unclaimed-about = Według recenzji gry żeton pierwszego gracza, który został w puli, dostaje jako dodatkowy przedmiot osoba zbierająca ostatnia. Może też zostać u tego, kto go miał.
choice-stamp-swap-unclaimed-last = Dla ostatniej zbierającej osoby
choice-stamp-swap-unclaimed-stays = Zostaje tam, gdzie był

refused-mode = { $seats ->
    [one] Solo grasz przeciw Pinzetcie: w trybie wprowadzającym lub pełnym.
    [few] { $seats } osoby grają bez Pinzetty: w trybie „Kilka osób”.
    [many] { $seats } osób gra bez Pinzetty: w trybie „Kilka osób”.
   *[other] { $seats } osoby gra bez Pinzetty: w trybie „Kilka osób”.
  }
refused-hers-alone = Poziom trudności i przekreślone ikony wyceny dotyczą tylko Pinzetty; gdy gra kilka osób, nie mają znaczenia.
refused-pack-no-pools = W tym pakiecie nie ma kart wydarzeń dla kilku osób.
refused-not-in-pool = W tym miejscu puli nic już nie ma.
refused-empty-pile = W każdym z dwóch stosów musi być co najmniej jeden przedmiot.
refused-smaller-pile = Podaj przedmioty większego stosu; gdy są równe, tego z pierwszym przedmiotem.
refused-own-pile = Wybierasz od kogoś innego, nie od siebie.
refused-pile-gone = Ktoś już wziął jeden z tych stosów; drugi zostaje u właściciela.

sts-token = żeton pierwszego gracza

sts-rule-nothing = Dziś bez dodatkowej zasady.
sts-rule-turn-up = Dziś cała pula leży odkryta.
sts-rule-forever = Dziś każdy dostaje wieczny znaczek.
sts-rule-two-reserves = Dziś każdy rezerwuje dwa przedmioty.
sts-rule-other-way = Dziś zbiera się w kolejności przeciwnej do ruchu wskazówek zegara.
sts-rule-double-token = Dziś żeton pierwszego gracza daje podwójne punkty.

sts-page-of = Album, gracz { $player }, { $empty ->
    [one] { $empty } puste pole
    [few] { $empty } puste pola
    [many] { $empty } pustych pól
   *[other] { $empty } pustego pola
  }
sts-in-pool = Miejsce { $number } w puli
sts-out-of-pool = Miejsce { $number } w puli, zabrane
sts-item-theirs = Przedmiot { $number }, gracz { $player }, { $where }

sts-now-pick = { $day }: weź przedmiot z puli, { $number } z { $of }.
sts-now-reserve-one = { $day }: zarezerwuj przedmiot. Będzie twój; z reszty ktoś weźmie stos.
sts-now-split-any = { $day }: ułóż dwa stosy. Ktoś weźmie jeden, drugi jest twój.
sts-now-choose = { $day }: wybierz stos innego gracza.
sts-now-others-cut = { $day }: inni jeszcze układają stosy.
sts-now-others-show = { $day }: inni jeszcze umieszczają znaczki.
sts-now-other-picks = { $day }: { $player } bierze przedmiot z puli.
sts-now-other-chooses = { $day }: { $player } wybiera stos.
sts-now-reserve-two = { $day }: zarezerwuj przedmiot, { $number } z { $of }. Będzie twój.
sts-now-all-cut = { $day }: wszyscy układają dwa stosy.
sts-now-all-show = { $day }: wszyscy umieszczają znaczki.
sts-now-winner = { $player } wygrywa: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }.
sts-now-shared = Wspólne zwycięstwo: { $player }. Wynik: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }.

sts-do-pick = Weź: { $item }
sts-do-pick-short = Weź
sts-do-take-large-from = Weź duży stos, gracz { $player }: { $items }
sts-do-take-small-from = Weź mały stos, gracz { $player }: { $items }
sts-do-take-large-from-short = Duży stos, gracz { $player }
sts-do-take-small-from-short = Mały stos, gracz { $player }

sts-log-reveal-keeps = Wszystko zostaje odkryte. Bez stosu do wzięcia: { $players }; oba stosy zostają
sts-log-turn-up = Odkryto: { $items }
sts-log-first = Żeton pierwszego gracza: { $player }
sts-log-mat-of = { $player }: { $mat }
sts-log-pool-event = Karta wydarzenia { $number } trafia na stół
sts-log-pool = Do puli: { $item }
sts-log-draw-for = { $player }: { $item }
sts-log-pick = Bierze z puli: { $item }
sts-log-pick-token = Bierze z puli: { $item }; dochodzi żeton pierwszego gracza, którego nikt nie wziął
sts-log-take-large-from = Wybiera duży stos ({ $player }): { $items }
sts-log-take-small-from = Wybiera mały stos ({ $player }): { $items }

rulebook-stamp-swap-several = Od dwóch do pięciu osób: zbieranie
rulebook-stamp-swap-several-swap = Od dwóch do pięciu osób: wymiana
rulebook-stamp-swap-several-end = Od dwóch do pięciu osób: wystawa i koniec
STS-17 = Gdy gra od 2 do 5 osób, nie ma Pinzetty: wszyscy zbierają ze wspólnej puli, dzielą po kryjomu i biorą czyjś stos. Dzień ma te same pięć kroków co w grze solo. Strony albumu, konkursy, wystawcy i specjaliści działają tak jak w grze solo.
    .title = Bez Pinzetty
STS-M1 = Każdego ranka wykłada się tyle kart wydarzeń, ilu jest graczy. To, co pokazują, trafia do puli, częściowo zakryte, a tekst wierzchniej karty obowiązuje cały dzień. W puli leży też żeton pierwszego gracza. Założenie: reszta puli wraca wieczorem do zasobów, pusty stos zasobów się pomija, a karty wydarzeń tasuje się znowu, gdy się skończą.
    .title = Pula
    .assumed = yes
STS-M2 = Zaczyna osoba z żetonem pierwszego gracza i zgodnie z ruchem wskazówek zegara każdy bierze po jednym przedmiocie, aż ma ich 6. To, co weźmiesz zakryte, oglądasz tylko ty. Jeśli nikt nie weźmie żetonu, dostaje go jako dodatkowy przedmiot osoba, która zbierała ostatnia; z odpowiednią opcją zostaje tam, gdzie był. Założenie: o pierwszy żeton decyduje los.
    .title = Zbieranie
    .assumed = yes
STS-M3 = Każdy po kryjomu rezerwuje jeden przedmiot, nigdy rzadki, i dzieli resztę na dwa stosy dowolnej wielkości, w każdym co najmniej jeden przedmiot. Gdy wszyscy są gotowi, stosy się pokazuje; zakryte pozostaje zakryte. Założenie: kto zebrał za mało na dwa stosy, zatrzymuje wszystko.
    .title = Rezerwacja i podział
    .assumed = yes
STS-M4 = Pierwsza wybiera osoba z żetonem: stos innego gracza. Jego właściciel zatrzymuje drugi stos i wybiera następny; jeśli już wybierał, kolej przechodzi w przeciwną stronę na najbliższą osobę, która jeszcze nie wybierała. Nikt nie traci dwóch stosów. Kto nie ma od kogo wziąć, zatrzymuje oba swoje.
    .title = Wybór
STS-M5 = Kto już wybrał, odkrywa zakryte znaczki, które są już jego; z odpowiednią opcją wszystkie odkrywa się dopiero, gdy wybrali wszyscy. Założenie: po wyborze twoje są rezerwa, wzięty stos i ten z własnych dwóch, który pozostał.
    .title = Odkrywanie
    .assumed = yes
STS-M6 = Każdy umieszcza znaczki, liczy wystawców i jeden konkurs, tak jak w grze solo. Żeton pierwszego gracza daje 2 punkty. Na koniec o wieczne znaczki rywalizują wszyscy; wygrywa, kto ma najwięcej punktów, a równi dzielą się zwycięstwem. Założenie: specjaliści działają od dnia, w którym ich wzięto, także ci, którzy dobierają; nagrodę za wybór na końcu dostaje ten, kto ostatni wziął stos; wymyślony gracz z 3 wiecznymi znaczkami siada tylko do stołu dla jednej lub dwóch osób.
    .title = Wystawa i koniec
    .assumed = yes
