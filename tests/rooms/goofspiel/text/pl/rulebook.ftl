### Nasze własne zasady gry Goofspiel. Jeden wpis na regułę; `.assumed` oznacza te, które opierają się na naszym założeniu.

rulebook-goofspiel-play = Przebieg gry
rulebook-goofspiel-end = Koniec gry

GOO-1 = Gra dwóch lub trzech graczy. Każdy ma takie same karty, od 1 do 13, a do tego każdej liczbie odpowiada jedna nagroda. Krótsza gra: mniej kart, ale co najmniej 4.
    .title = Karty i nagrody
GOO-2 = W każdej rundzie odkrywa się jedną nagrodę. Kolejność nagród jest losowa; w wariancie od najniższej do najwyższej albo odwrotnie.
    .title = Nagroda
GOO-3 = Każdy wybiera kartę z ręki i kładzie ją przed sobą zakrytą. Gdy wszyscy wybrali, karty się odkrywa. Zagranej karty nie używa się ponownie.
    .title = Licytacja
GOO-4 = Najwyższa karta zdobywa nagrodę. Jeśli zagrało ją kilku graczy, nie zdobywa jej nikt. Założenie: nagroda zostaje wtedy w puli i trafia do następnego zwycięzcy razem z następną nagrodą; to, co zostanie w puli po ostatniej rundzie, nie należy do nikogo. Jest opcja, by ją od razu odrzucić.
    .title = Kto zdobywa nagrodę
    .assumed = yes
GOO-5 = Gra się kończy, gdy zagrano wszystkie karty. Każdy dodaje swoje nagrody, wygrywa najwyższa suma. Założenie: przy remisie gracze dzielą się zwycięstwem.
    .title = Zwycięstwo
    .assumed = yes
