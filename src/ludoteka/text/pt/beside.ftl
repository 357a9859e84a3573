### Ao lado da mesa: as regras, o porquê de uma recusa, a voz que canta as peças e a folha de pontos.

## As regras

ui-rules = Regras
ui-rules-of = { $game }: regras
ui-rules-about = As regras por palavras nossas. Cada uma tem um código, que o programa cita quando recusa uma jogada.
ui-rules-contents = Índice
ui-rules-link = Ligação para a regra { $rule }
ui-rules-assumed-about = Os livros de regras que conhecemos deixam isto em aberto, por isso tivemos de decidir. O texto diz o que supusemos e que opção o muda.
ui-rules-marked = As casas assinaladas são permitidas.
ui-rules-called = A colocar
ui-rules-play = Jogar

## Porque não?

ui-why = Porque não aqui?
ui-why-show = Mostrar a regra
ui-why-open = Abrir nas regras
ui-why-pick = Escolha primeiro uma peça e depois a casa.

## Para quem tem a caixa

ui-box = Tem a caixa do jogo?
ui-box-about = O programa pode cantar as peças por si e contar os pontos.
ui-caller = Cantar as peças
ui-caller-of = Cantar as peças: { $game }
ui-caller-about = Todos jogam com o jogo físico. O programa sorteia as peças e lê-as em voz alta.
ui-caller-begin = Começar uma ronda
ui-caller-first = Cantar a primeira peça
ui-caller-next = Peça seguinte
ui-caller-onward = Avançar
ui-caller-ready = Peças à vista e tabuleiros vazios?
ui-caller-number = Peça { $number } de { $of }
ui-caller-left = { $left ->
    [0] não falta nenhuma
    [1] falta { $left }
   *[other] faltam { $left }
}
ui-caller-last = Era a última peça.
ui-caller-last-about = Agora conte: passe os tabuleiros para a folha, que explica cada ponto.
ui-caller-last-more = Conte esta ronda antes de começar a seguinte: a folha guarda todas as rondas.
ui-caller-repeat = Repetir
ui-caller-back = Anterior
ui-caller-looking = Uma peça anterior
ui-caller-latest = Última peça
ui-caller-history = Já cantadas
ui-caller-none = Ainda não se cantou nada.
ui-caller-show = Ver a peça { $number }: { $piece }
ui-caller-pace = Ritmo
ui-caller-by-hand = manual
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
ui-sheet-of = Folha de pontos: { $game }
ui-sheet-about = Copie os tabuleiros do jogo físico: toque numa casa e depois na peça.
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
    [1] Só se mostra a peça cantada.
   *[other] Só se mostram as { $count } peças cantadas.
}
ui-sheet-mark = Toque nas casas cobertas ou arraste sobre elas; um segundo toque desfaz. O número de uma linha cobre-a toda. Teclas: as setas andam, o espaço cobre.
ui-sheet-all = Mostrar todas as peças
ui-sheet-compare = Os tabuleiros de todos

## Uma folha de jogadas e rondas

ui-box-ledger = O programa pode contar os pontos, jogada a jogada, ronda a ronda.

## A whole line of a score sheet at once

ui-sheet-row = Cobrir ou limpar a linha toda ({ $row })
