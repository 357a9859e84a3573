### As nossas regras de Goofspiel. Uma mensagem por regra; `.assumed` marca as que assentam numa suposição nossa.

rulebook-goofspiel-play = Como se joga
rulebook-goofspiel-end = Fim do jogo

GOO-1 = Jogam dois ou três. Todos têm as mesmas cartas, de 1 a 13, e há também um prémio para cada número. Para um jogo mais curto usam-se menos, mas pelo menos 4.
    .title = Cartas e prémios
GOO-2 = Em cada ronda vira-se um prémio. Os prémios saem por ordem aleatória; como variante, do mais baixo ao mais alto ou ao contrário.
    .title = O prémio
GOO-3 = Cada um escolhe uma carta da mão e põe-na à sua frente, virada para baixo. Quando todos tiverem escolhido, as cartas são reveladas. Uma carta já jogada não volta a ser usada.
    .title = Licitar
GOO-4 = A carta mais alta leva o prémio. Se vários a tiverem jogado, ninguém o leva. Suposição: o prémio continua então em jogo e vai para o próximo vencedor com o prémio seguinte; o que ainda estiver em jogo depois da última ronda não é de ninguém. Há uma opção para o descartar logo.
    .title = Quem leva o prémio
    .assumed = yes
GOO-5 = O jogo acaba quando todas as cartas tiverem sido jogadas. Cada um soma os seus prémios, e ganha a soma mais alta. Suposição: em caso de empate, a vitória é partilhada.
    .title = Vitória
    .assumed = yes
