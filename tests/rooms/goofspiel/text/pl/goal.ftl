goo-goal = { $cards ->
    [one] { $cards } nagroda: wygrywa największa liczba punktów
    [few] { $cards } nagrody: wygrywa największa liczba punktów
    [many] { $cards } nagród: wygrywa największa liczba punktów
   *[other] { $cards } nagrody: wygrywa największa liczba punktów
}
