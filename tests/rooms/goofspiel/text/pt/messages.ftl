### Goofspiel: todos os textos durante o jogo. As regras estão em rulebook.ftl.

game-goofspiel = Goofspiel
game-goofspiel-about = Todos licitam ao mesmo tempo, com as mesmas cartas: a mais alta leva o prémio.
game-goofspiel-box = Licite os prémios: a carta mais alta leva cada um.
game-goofspiel-line = Licite os prémios.

preset-goofspiel-classic = Clássico
preset-goofspiel-classic-about = Treze cartas para cada um, treze prémios por ordem aleatória.
preset-goofspiel-short = Curto
preset-goofspiel-short-about = Cinco cartas para cada um: acaba num minuto.

option-goofspiel-cards = Cartas de cada jogador
choice-goofspiel-cards-4 = 4
choice-goofspiel-cards-5 = 5
choice-goofspiel-cards-6 = 6
choice-goofspiel-cards-7 = 7
choice-goofspiel-cards-8 = 8
choice-goofspiel-cards-9 = 9
choice-goofspiel-cards-10 = 10
choice-goofspiel-cards-11 = 11
choice-goofspiel-cards-12 = 12
choice-goofspiel-cards-13 = 13
option-goofspiel-ties = Empate na licitação
option-goofspiel-ties-about = Suposição: o prémio fica e ganha-se com o seguinte. Outros descartam-no.
choice-goofspiel-ties-carry = O prémio continua em jogo
choice-goofspiel-ties-discard = O prémio é descartado
option-goofspiel-order = Ordem dos prémios
choice-goofspiel-order-shuffled = Aleatória
choice-goofspiel-order-rising = Do mais baixo ao mais alto
choice-goofspiel-order-falling = Do mais alto ao mais baixo

goo-table = Mesa
goo-prize = Prémio
goo-bid-of = { $name }
goo-last-bid-of = Carta anterior de { $name }
goo-last-bid = Anterior
goo-carried = Acumulado
goo-card = { $card }
goo-card-sealed = Carta virada para baixo
goo-left = Prémios por sair

goo-now-prize = Vai sair o próximo prémio.
goo-now-bid = Prémio: { $card }. Licite, em jogo: { points }.
goo-now-wait = Prémio: { $card }. À espera dos outros, em jogo: { points }.
goo-now-over = { $names } ganha com { points }.
goo-now-over-shared = Vitória partilhada com { points }: { $names }.
goo-note-thinking = A pensar…
goo-note-bid = Já licitou
goo-do-bid = Jogar { $card }
goo-log-prize = Prémio: { $card }
goo-log-bid = Joga { $card }
goo-line = Prémio { $card }

goo-why-not-yours = Ponha a carta no lugar com o seu nome.
refused-goo-not-in-hand = Já jogou esta carta. Escolha uma da sua mão.
refused-goo-not-the-next-prize = Este não é o próximo prémio.
refused-goo-no-components = Neste jogo as cartas são sempre as mesmas: não há ficheiro de componentes.
