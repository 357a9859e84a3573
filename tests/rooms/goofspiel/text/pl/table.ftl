goo-goal = { $cards ->
    [one] { $cards } nagroda: wygrywa najwyższy wynik
    [few] { $cards } nagrody: wygrywa najwyższy wynik
    [many] { $cards } nagród: wygrywa najwyższy wynik
   *[other] { $cards } nagrody: wygrywa najwyższy wynik
}
