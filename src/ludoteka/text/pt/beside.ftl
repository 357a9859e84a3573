### Ao lado da mesa: as regras, o porquê de uma recusa, a voz que canta as peças e a folha de pontos.

## As regras

ui-rules = Regras
ui-rules-of = { $game }: regras
ui-rules-about = Por palavras nossas, cada regra com um nome que não muda. O próprio programa refere-se a estes nomes.
ui-rules-contents = Índice
ui-rules-link = Ligação para a regra { $rule }
ui-rules-assumed-about = Os livros de regras que conhecemos deixam isto em aberto, por isso tivemos de decidir. O texto diz o que supusemos e refere uma opção onde se pode escolher outra coisa.
ui-rules-marked = As casas assinaladas são permitidas.
ui-rules-called = Acabada de cantar
ui-rules-play = Jogar

## Porque não?

ui-why = Porque não aqui?
ui-why-show = Mostrar a regra
ui-why-open = Abrir nas regras
ui-why-pick = Escolha primeiro uma peça e depois a casa.

## Para quem tem a caixa

ui-box = Tem a caixa?
ui-box-about = O programa pode cantar as peças por si e contar os pontos.
ui-caller = Cantar as peças
ui-caller-of = { $game }: cantar as peças
ui-caller-about = Todos jogam com a caixa. O programa sorteia as peças e lê-as em voz alta.
ui-caller-begin = Começar uma ronda
ui-caller-first = Cantar a primeira peça
ui-caller-next = Peça seguinte
ui-caller-onward = Avançar uma
ui-caller-ready = Peças à vista e tabuleiros vazios?
ui-caller-number = Peça { $number } de { $of }
ui-caller-left = { $left ->
    [0] não falta nenhuma
    [1] falta { $left }
   *[other] faltam { $left }
}
ui-caller-last = Era a última peça.
ui-caller-last-about = Agora é contar: passe os tabuleiros para a folha, que explica cada ponto.
ui-caller-last-more = Conte esta ronda antes de começar a seguinte: a folha guarda todas as rondas.
ui-caller-repeat = Repetir
ui-caller-back = Ver a anterior
ui-caller-looking = Uma peça anterior
ui-caller-latest = Para a última peça
ui-caller-history = Já cantadas
ui-caller-none = Ainda não se cantou nada.
ui-caller-show = Ver a peça { $number }: { $piece }
ui-caller-pace = Ritmo
ui-caller-by-hand = à mão
ui-caller-seconds = a cada { $seconds } s
ui-caller-pause = Pausa
ui-caller-resume = Continuar
ui-caller-paused = Em pausa
ui-caller-countdown = a seguinte daqui a { $seconds } s
ui-caller-voice-on = Ligar a voz
ui-caller-voice-off = Desligar a voz
ui-caller-rate = Velocidade da voz
ui-caller-slow = lenta
ui-caller-normal = normal
ui-caller-fast = rápida
ui-caller-no-voice = Este navegador não tem voz em português, por isso as peças só se mostram.
ui-caller-settings = Ritmo e voz
ui-caller-score = Contar os pontos
ui-caller-again = Nova ronda
ui-caller-end = Terminar esta ronda
ui-caller-end-sure = Terminar mesmo?
ui-caller-dealt = Cartas iniciais
ui-caller-dealt-so-far = Já tiradas
ui-caller-choose = O jogador { $number } escolhe uma carta inicial
ui-caller-cancel = Voltar
ui-caller-discarded = Descartadas
ui-caller-discarded-now = Viradas e descartadas: { $pieces }
ui-caller-next-round = Começar a ronda { $round }
ui-caller-key-space = Espaço
ui-caller-key-next = seguinte
ui-caller-key-back = anterior
ui-caller-key-pause = pausa
ui-caller-key-again = repetir
ui-caller-key-voice = voz

## A folha de pontos

ui-sheet = Folha de pontos
ui-sheet-of = { $game }: folha de pontos
ui-sheet-about = Copie os seus tabuleiros: toque numa casa e depois na peça.
ui-sheet-setup = Variante e jogadores
ui-sheet-name = Nome do jogador { $number }
ui-sheet-boards = Tabuleiros
ui-sheet-which = { $cell }: que peça?
ui-sheet-type = Toque nela ou escreva os seus números.
ui-sheet-place = Linha { $place }
ui-sheet-used = { $piece }, já neste tabuleiro
ui-sheet-none = Já não há uma peça assim.
ui-sheet-remove = Tirar
ui-sheet-skip = Deixar vazia
ui-sheet-done = Fechar
ui-sheet-choose = Escolha uma casa para indicar a peça.
ui-sheet-empty = { $count ->
    [0] O tabuleiro está cheio.
    [1] Há { $count } casa vazia.
   *[other] Há { $count } casas vazias.
}
ui-sheet-clear = Limpar este tabuleiro
ui-sheet-clear-sure = Limpar mesmo?
ui-sheet-go = Indicar os tabuleiros
ui-sheet-new = Recomeçar
ui-sheet-new-sure = Limpar tudo?
ui-sheet-called = { $count ->
    [1] Só se oferece { $count } peça, a cantada.
   *[other] Só se oferecem as { $count } peças cantadas.
}
ui-sheet-mark = Toque em cada caixa coberta; um segundo toque desfaz. Com as teclas: as setas andam, o espaço cobre.
ui-sheet-all = Oferecer todas as peças
ui-sheet-compare = Os tabuleiros de todos

## Uma folha de vezes e rondas

ui-box-ledger = O programa pode contar os pontos, vez a vez, ronda a ronda.
ui-ledger-about = Escreva cada vez à medida que se joga. O programa conta e guarda as rondas de um torneio.
ui-ledger-go = Escrever as vezes
ui-ledger-turn = Ronda { $round }, vez { $turn }
ui-ledger-who = Quem
ui-ledger-drawn = Peças tiradas
ui-ledger-tile = Peça colocada
ui-ledger-bonus = Faz
ui-ledger-no-bonus = mais nada
ui-ledger-enter = Escrever
ui-ledger-enter-none = Escrever: nada colocado
ui-ledger-end = A ronda acabou
ui-ledger-how = Como acabou
ui-ledger-choose = Escolher…
ui-ledger-out = { $name } ficou sem peças
ui-ledger-blocked = Ninguém pode colocar uma peça
ui-ledger-left = Peças que sobram a { $name } ({ $count })
ui-ledger-finish = Contar a ronda
ui-ledger-over = A ronda { $round } acabou
ui-ledger-goal = até { $goal } pontos
ui-score-history-plain = Ronda { $round }, vez a vez

## Nas palavras de um jogo com quadros

ui-box-about-mini-fits = O programa pode virar as cartas por si e contar os pontos dos quadros.
ui-caller-about-mini-fits = Todos jogam com a caixa. O programa dá as cartas iniciais, vira as cartas das peças e lê-as em voz alta, ronda a ronda.
ui-caller-first-mini-fits = Virar a primeira carta
ui-caller-next-mini-fits = Carta seguinte
ui-caller-ready-mini-fits = Primeiro cada um coloca a sua peça inicial.
ui-caller-number-mini-fits = Peça { $number } de { $of }
ui-caller-left-mini-fits = { $left ->
    [0] não falta nenhuma
    [1] falta { $left }
   *[other] faltam { $left }
}
ui-caller-last-mini-fits = Era a última peça.
ui-caller-last-about-mini-fits = Agora é contar: passe os quadros para a folha, que explica cada ponto.
ui-caller-looking-mini-fits = Uma peça anterior
ui-caller-latest-mini-fits = Para a última peça
ui-caller-show-mini-fits = Ver o número { $number }: { $piece }
ui-caller-no-voice-mini-fits = Este navegador não tem voz em português, por isso as peças só se mostram.
ui-caller-score-mini-fits = Contar os pontos
ui-caller-again-mini-fits = Novo jogo
ui-sheet-about-mini-fits = Copie os seus quadros: em cada ronda, marque as caixas que as peças cobrem. O programa conta as linhas e os símbolos e soma as rondas.
ui-sheet-boards-mini-fits = Quadros
ui-sheet-empty-mini-fits = { $count ->
    [0] Todas as caixas estão cobertas.
    [1] Há { $count } caixa descoberta.
   *[other] Há { $count } caixas descobertas.
}
ui-sheet-clear-mini-fits = Limpar este quadro
ui-sheet-go-mini-fits = Indicar os quadros
ui-sheet-compare-mini-fits = Os quadros de todos
