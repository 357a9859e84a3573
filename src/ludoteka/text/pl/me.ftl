### Kim jestem na tym serwerze.

ui-you-name = Ty
ui-me = Ty
ui-me-about = Bez konta i bez hasła. Ta przeglądarka ma klucz, po którym serwer cię rozpoznaje.
ui-me-name = Twoje imię
ui-me-name-about = Podpowiadane przy nowych stołach. Bez imienia inni widzą na przykład „Gracz 2”.
ui-me-save = Zapisz
ui-me-saved = Zapisano
ui-me-device = Graj też na innym urządzeniu
ui-me-device-about = Będą tam twoje gry i twoje imię. Kod działa raz, przez dziesięć minut.
ui-me-device-start = Pokaż kod
ui-me-device-link = Link na drugie urządzenie
ui-me-device-code = Albo wpisz tam ten kod
ui-me-device-secret = Tylko dla ciebie: kto go użyje, może grać za ciebie.
ui-me-device-here = Ten adres działa tylko na tym komputerze. Aby użyć telefonu, otwórz Ludotekę pod jej adresem w sieci.
ui-me-enter = Masz kod z innego urządzenia?
ui-me-enter-code = Kod
ui-me-enter-go = Dalej
ui-me-pair-title = { $name ->
    [none] Połączyć to urządzenie z drugim?
   *[other] Używać tego urządzenia jako { $name }?
}
ui-me-pair-about = Ten profil ma { $games ->
    [one] { $games } grę
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}. Gry z tego urządzenia zostaną do niego dołączone, a grać we wszystkie będzie można na obu.
ui-me-pair-warning = Kontynuuj tylko wtedy, gdy to twój własny kod. Inaczej ktoś obcy mógłby grać za ciebie.
ui-me-pair-yes = Tak, to mój kod
ui-me-pair-no = Anuluj
ui-me-paired = Gotowe. To urządzenie też jest już twoje.
ui-me-games = Twoje gry
ui-me-games-none = Tu pojawią się twoje gry, zapisywane automatycznie.
ui-me-games-not-found = Nic nie pasuje.
ui-me-search = Szukaj po przeciwniku
ui-me-all-games = Wszystkie gry
ui-me-all-stages = Wszystkie
ui-me-stage-turn = Twój ruch
ui-me-stage-playing = W toku
ui-me-stage-over = Zakończone
ui-me-turn-of = Ruch: { $name }
ui-me-won = Wygrana
ui-me-lost = Przegrana
ui-me-alone = Solo
ui-me-daily = Rozdanie dnia
ui-me-against = z: { $names }
ui-me-newer = Nowsze
ui-me-older = Starsze
ui-me-page = { $from }–{ $to } z { $total }
ui-me-data = Twoje dane
ui-me-export = Pobierz moje dane
ui-me-export-about = Profil i zakończone gry w jednym pliku zip.
ui-me-delete = Usuń profil
ui-me-delete-title = Usunąć profil?
ui-me-delete-about = Twoje imię zniknie ze wszystkich stołów, a serwer przestanie wiedzieć, które gry są twoje. Gry zostaną dla tych, z którymi grasz. Tego nie da się cofnąć.
ui-me-delete-yes = Usuń
ui-me-deleted = Profil usunięty.
ui-me-devices = { $devices ->
    [one] 1 urządzenie
    [few] { $devices } urządzenia
    [many] { $devices } urządzeń
   *[other] { $devices } urządzenia
}
ui-me-since = od { $date }
