### Pomocnik przy pudełku.

## Pomocnik, dla automy na prawdziwym stole

ui-companion = Pomocnik
ui-box-companion = Pomocnik gra za automę przy prawdziwej grze ({ $game }): wpisujesz, co leży na stole, a on pokazuje, co robi automa i dlaczego, i liczy punkty.
ui-companion-lead = Ty grasz prawdziwą grą, pomocnik gra za automę. Mówi, jak przygotować grę, pyta o jedną rzecz naraz, pokazuje, co robi automa i dlaczego, i liczy jej punkty. Wszystko zostaje w tej przeglądarce.
ui-companion-kept = Twoje rozgrywki
ui-companion-new = Nowa rozgrywka
ui-companion-name = Nazwa
ui-companion-unnamed = Rozgrywka bez nazwy
ui-companion-entries = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}
ui-companion-forget = Usuń
ui-companion-forget-sure = Na pewno usunąć?
ui-companion-cards = Kto dobiera karty automy?
ui-companion-cards-none = Ja
ui-companion-cards-none-about = Dobierasz z pudełka i wpisujesz, co widać na kartach.
ui-companion-cards-own = Mój pakiet
ui-companion-cards-own-about = Pomocnik dobiera z pakietu, z którym uruchomiono serwer.
ui-companion-cards-built-in = Pakiet Ludoteki
ui-companion-cards-built-in-about = Pomocnik dobiera karty naszego projektu: do gry z naszym pakietem, a nie z kartami z pudełka.
ui-companion-quick = Tylko dobieraj karty
ui-companion-quick-about = Bez pytań i bez punktów.
ui-companion-begin = Zacznij
ui-companion-all = Rozgrywki
ui-companion-help = Karty pomocy
ui-companion-points = Punkty automy
ui-companion-steps = Co się już stało
ui-companion-items = Przedmioty, od lewej do prawej
ui-companion-none = Jeszcze nic nie wpisano.

ui-companion-value = wartość { $value }
ui-companion-rare = rzadki
ui-companion-down = zakryty
ui-companion-size-missing = brak rozmiaru
ui-companion-remove = Usuń
ui-companion-remove-this = Usuń { $item }
ui-companion-which-size = Jaki rozmiar?
ui-companion-add = Dodaj kolejny przedmiot
ui-companion-enter = { $count ->
    [0] Nic tu nie ma, dalej
    [one] To wszystko: { $count } przedmiot
    [few] To wszystko: { $count } przedmioty
    [many] To wszystko: { $count } przedmiotów
   *[other] To wszystko: { $count } przedmiotu
}
ui-companion-chosen = Wybrano: { $count }
ui-companion-chosen-of = Wybrano: { $count } z { $most }
ui-companion-done = Gotowe
ui-companion-first = Najpierw zrób to
ui-companion-you = Ty
ui-companion-draw = Dobierz kartę
ui-companion-drawn = Karta już dobrana ręcznie
ui-companion-entry = Wpis { $number }.
ui-companion-correct = Zmień
ui-companion-undo = Cofnij
ui-companion-undo-from = Cofnij od tego miejsca
ui-companion-leave = Anuluj
ui-companion-waiting = Wpis { $number } czeka, aż wcześniejszy znów będzie pasował.
ui-companion-over = Rozgrywka jest skończona.
